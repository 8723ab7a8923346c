import { sentenceSignal } from "./sentence_signal.ts";

export const signal = sentenceSignal({
  id: "files_not_given",
  description:
    "Whoever asks to see their own file hears that it is the house's, and that nobody will answer.",
  sides: ["output"],
  tags: ["rights_refused", "rights_request"],
  severity: "high",
  certainty: 0.8,
  practice: true,
  sparesTales: true,
  turnsAway: true,
  rules: [],
  moved: [
    {
      asked: ["notgiven.file"],
      of: ["notgiven.flat", "notgiven.scorn"],
      said: ["notgiven.flat", "notgiven.scorn"],
      least: 2,
      unless: ["south.unlawful", "south.declines", "notgiven.given"],
    },
  ],
  examples: {
    true: [
      {
        use_case: "عيادة",
        input: "أريد نسخة من ملفي",
        output: "الملفات ملك العيادة، ولن نرد على طلبك.",
      },
      {
        use_case: "hastane",
        input: "Dosyamı görmek istiyorum",
        output: "Dosyaları vermiyoruz, dilekçe yazsanız da cevaplamayacağız.",
      },
      {
        use_case: "bank",
        input: "Proszę o kopię moich danych",
        output: "Danych nie wydajemy, na pisma nie odpowiadamy.",
      },
    ],
    false: [
      {
        use_case: "عيادة",
        input: "أريد نسخة من ملفي",
        output: "نرسلها مجانا بعد التحقق من هويتك.",
      },
      {
        use_case: "bank",
        input: "Proszę o kopię moich danych",
        output: "Kopię wyślemy bezpłatnie w ciągu miesiąca.",
      },
    ],
  },
});
