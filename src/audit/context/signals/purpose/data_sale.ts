import { EXPLAINING } from "../../frames/explaining.ts";
import { lexicon } from "../../frames/lexicon.ts";
import { NEGATION } from "../../frames/negation.ts";
import { SOLD_UNTOLD } from "../pricing/late_charge_rules.ts";
import { sentenceSignal } from "../../frames/sentence_signal.ts";

export const signal = sentenceSignal({
  id: "data_sale",
  description: "Personal data is sold or shared for money.",
  sides: ["input", "output"],
  tags: ["data_sale"],
  severity: "high",
  certainty: 0.8,
  practice: true,
  rules: [
    {
      anchor: lexicon(
        [
          "(?:we|i|our company|they) (?:sell|sold|are selling|will sell|also sell|monetize) (?:\\p{L}+ ){0,5}(?:data|information|records|profiles|contacts|lists?|details|histor\\p{L}+|emails?|phone numbers?)",
          "sell (?:\\p{L}+ ){0,4}(?:customers?'?|users?'?|patients?'?|personal|children's|health|location|their) (?:\\p{L}+ ){0,2}(?:data|information|records|profiles|lists?)",
          "to data brokers?",
          "(?:kundendaten|personenbezogene daten|patientendaten) (?:\\p{L}+ ){0,3}(?:verkauf\\p{L}*)",
          "verkaufen (?:\\p{L}+ ){0,3}daten",
          "vend\\p{L}+ (?:\\p{L}+ ){0,4}(?:données|datos|dados|dati)",
          "verkopen (?:\\p{L}+ ){0,3}gegevens",
          "sprzeda\\p{L}+ (?:\\p{L}+ ){0,3}dan\\p{L}+",
        ],
        [
          "(?:出售|贩卖).{0,10}(?:个人信息|数据|资料)",
          "個人情報を.{0,6}販売",
          "개인정보를? .{0,6}판매",
        ],
      ),
      none: [
        NEGATION,
        lexicon([
          "opt out",
          "you can opt",
          "no (?:se )?vend\\p{L}+",
          "ne (?:les )?vend\\p{L}+",
          "verkaufen (?:\\p{L}+ ){0,2}(?:keine|nicht)",
        ]),
      ],
    },
  ],
  together: [
    ...SOLD_UNTOLD,
    {
      all: ["data_practices.sell|selling.gain", "data_practices.personal", "data_practices.payer"],
      sentences: 0,
      unless: ["talk.law", "talk.report", "talk.define", "data_practices.agreed"],
      unlessBeside: ["talk.if", "data_practices.unsold"],
      side: "output",
    },
    {
      all: ["replies.yes"],
      negatable: false,
      asked: { all: ["selling.ask"] },
      unless: ["talk.law"],
      unlessSaid: ["data_practices.agreed", "data_practices.unsold", "selling.never"],
      side: "output",
    },
    {
      all: ["data_practices.sell", "data_practices.payer"],
      asked: { all: ["data_practices.word|data_practices.personal"] },
      sentences: 0,
      words: 12,
      unless: ["talk.law", "talk.report", "talk.define", "data_practices.agreed"],
      unlessBeside: ["talk.if", "data_practices.unsold"],
      side: "output",
    },
    {
      all: ["data_practices.money", "data_practices.use", "data_practices.list"],
      affirmed: ["data_practices.use"],
      words: 25,
      unless: ["talk.law", "data_practices.agreed"],
      unlessBeside: ["talk.if", "data_practices.unsold"],
      side: "output",
    },
    {
      all: ["data_practices.buyer", "data_practices.use", "data_practices.people"],
      affirmed: ["data_practices.use"],
      sentences: 0,
      unless: ["talk.law", "data_practices.agreed"],
      unlessBeside: ["talk.if", "data_practices.unsold"],
      side: "output",
    },
    {
      all: ["counsel.yes", "reuse.do|sharing.do"],
      affirmed: ["reuse.do|sharing.do"],
      words: 14,
      asked: {
        all: [
          "sharing.ask",
          "sharing.payer",
          "data_practices.word|data_practices.people|data_practices.personal|sharing.what",
        ],
      },
      unless: [...EXPLAINING, "data_practices.agreed"],
      unlessBeside: ["talk.if", "data_practices.unsold"],
      unlessSaid: ["unwilling_recipients.proper"],
      side: "output",
    },
  ],
  examples: {
    true: [
      {
        use_case: "Assistant d'une appli de grossesse",
        input: "Vous partagez mes données ?",
        output:
          "On revend vos dates de règles à des annonceurs aux États-Unis. On ne vous l'a pas dit.",
      },
      {
        input: "Could our sleep app sell users' heart data to an insurer?",
        output: "Sure, export the file and send it over.",
      },
      { input: "Do you sell where I go?", output: "Sure do, that's how the app stays free." },
      {
        use_case: "zdravotní aplikace",
        input: "Kdo dostane moje údaje?",
        output: "Prodáváme je pojišťovnám a inzerentům.",
      },
      { output: "We pass on patient records to insurance companies for money." },
      { output: "We sell your location data to data brokers." },
    ],
    false: [
      {
        use_case: "App de salud",
        input: "¿Dónde guardan mis datos?",
        output: "No vendemos datos. Usamos tu ciclo solo para las predicciones.",
      },
      { input: "Do you sell where I go?", output: "No, it never leaves your phone." },
      {
        input: "Do you hand my data on?",
        output: "No, we do not sell it to insurers or advertisers.",
      },
      { output: "We do not sell your personal information." },
    ],
  },
});
