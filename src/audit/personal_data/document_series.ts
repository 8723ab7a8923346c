import { maySpeak } from "./checks/may_speak.ts";
import { textBefore } from "./checks/context.ts";
import { makeWordList } from "./checks/word_list.ts";
import type { Candidate, DetectionInput, Detector } from "./detector.ts";

const SERIES = makeWordList([
  ..."seria|serii|serią|serie|série|serija|seriya|seri|серия|серии|серія|серії|сер".split("|"),
]);

/** A series of letters or digits, and behind a word for it the number: `AZK nr 319064`. */
const NUMBER =
  /(?<=(?<!\p{L})(?:seri[aieją]{1,2}|série|seriya|seri|сери[яи]|серія|серії|сер\.?)[ :]{1,2})(?:\p{Lu}{1,3}|\d{2} ?\d{2})[ ,]{1,2}(?:nr|no|numer|număr|numărul|număru|číslo|č|br|номер|№|n[.º°]?)[ .:]{0,3}\d{5,8}(?![\p{L}\p{N}]|[.,]\d)/giu;

/** Documents by the words before the series; the nearest decides. */
const DOCUMENTS = [
  {
    kind: "PASSPORT",
    words: makeWordList([
      ..."paszport*|pașaport*|pasaport*|passport*|pasport*|паспорт*|pas|putovnic*".split("|"),
    ]),
  },
  {
    kind: "DRIVER_LICENSE",
    words: makeWordList([
      ..."prawo jazdy|prawa jazdy|prawem jazdy|permis*|водительск*|посвідчення водія|ehliyet".split(
        "|",
      ),
    ]),
  },
  {
    kind: "NATIONAL_ID",
    words: makeWordList([
      ..."dowód|dowod*|dow|ci|c.i|bi|b.i|buletin*|carte de identitate|identit*|legitym*".split("|"),
      ..."občansk*|občiansk*|osobn*|ličn*|kimlik|nüfus|удостоверени*|посвідчення|document*".split(
        "|",
      ),
    ]),
  },
] as const;

function detect(input: DetectionInput): Candidate[] {
  const { text } = input;
  if (!/\d{5}/.test(text) || !maySpeak(input, SERIES)) return [];
  return [...text.matchAll(NUMBER)].flatMap(({ index, 0: value }) => {
    const before = textBefore(text, index);
    let nearest = -1;
    let kind: (typeof DOCUMENTS)[number]["kind"] | undefined;
    for (const document of DOCUMENTS) {
      const end = document.words.lastEnd(before);
      if (end <= nearest) continue;
      nearest = end;
      kind = document.kind;
    }
    if (kind === undefined) return [];
    const end = index + value.length;
    return [
      { kind, type: "SERIES_AND_NUMBER", start: index, end, confidence: 0.85, validated: false },
    ];
  });
}

/** Numbers of personal documents that are written as a series and a number. */
export const detector: Detector = {
  id: "document_series",
  source:
    "ICAO Doc 9303: document numbers; written as series and number in Poland, Romania and the successor states of the Soviet Union, https://www.icao.int/publications/doc-series/doc-9303",
  detect,
  examples: {
    true: [
      { text: "dowodem osobistym serii AZK nr 319064", finds: ["AZK nr 319064"] },
      { text: "CI seria MX nr. 422227, CNP", finds: ["MX nr. 422227"] },
      { text: "паспорт серия 45 10 № 123456", finds: ["45 10 № 123456"] },
      { text: "Паспорт: серія ВН № 123456", finds: ["ВН № 123456"] },
    ],
    false: [
      "obligacje serii AZK nr 319064",
      "Factura seria MX nr. 422227",
      "World Series no. 12345",
      "serii A nr 12",
    ],
  },
};
