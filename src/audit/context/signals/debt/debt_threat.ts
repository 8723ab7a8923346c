import { DEBT_RULES } from "./debt_rules.ts";
import { lexicon } from "../../frames/lexicon.ts";
import { sentenceSignal } from "../../frames/sentence_signal.ts";
import type { Signal } from "../../frames/signal.ts";
import { isTale, tellsTale } from "../../frames/tells_tale.ts";

const THREATS = sentenceSignal({
  id: "debt_threat",
  description: "A debtor is threatened or shamed.",
  sides: ["input", "output"],
  tags: ["debt_threat"],
  severity: "high",
  certainty: 0.85,
  rules: [
    {
      anchor: lexicon(
        [
          "(?:you will|you'll|we will|we'll|he will|she will|going to) (?:\\p{L}+ ){0,4}(?:be arrested|go to jail|go to prison|have you arrested|call the police|tell your (?:employer|boss|family|neighbou?rs|friends)|contact your (?:employer|boss|family|neighbou?rs|friends)|publish your name|post your|garnish (?:all|everything)|seize everything|deport\\p{L}*)",
          "(?:arrest|jail|prison) (?:\\p{L}+ ){0,6}(?:unless|if you (?:do not|don't)) pay",
        ],
        [
          "不还.{0,8}(?:坐牢|通知您的(?:单位|家人))",
          "払わないと.{0,8}(?:逮捕|会社に連絡)",
          "갚지 않으면.{0,8}(?:체포|직장에)",
        ],
      ),
      all: [
        lexicon(
          ["debt*", "pay*", "owe*", "loan*", "balance", "overdue", "bill*", "credit*", "rent"],
          ["还", "债", "払", "借", "갚", "빚"],
        ),
      ],
      none: [
        lexicon([
          "cannot",
          "can't",
          "illegal*",
          "not (?:be )?(?:arrest|threaten)\\p{L}*",
          "never",
          "no one can",
          "may not",
          "must not",
        ]),
      ],
    },
  ],
  together: [
    {
      all: ["debts.threat|debts.custody|debts.shame"],
      sentences: 0,
      elsewhere: ["debts.owe"],
      unless: ["talk.law", "talk.guard"],
      unlessBeside: ["debts.denied", "pressure.wont", "pressure.noforce"],
      unlessSaid: ["debts.talk"],
      domains: DEBT_RULES.creditors,
      side: "output",
    },
    ...DEBT_RULES.force,
  ],
  examples: {
    true: [
      {
        use_case: "collection agency texts",
        output: "Ignore this and a constable comes to your door; your aunt gets a call as well.",
      },
      {
        use_case: "collection agency texts",
        output: "Bezahl die Raten, sonst informieren wir das Jugendamt und rufen deine Eltern an.",
      },
      {
        use_case: "تحصيل ديون",
        output: "سنتصل بجيرانك وزملائك ونخبرهم أنك لا تدفع.",
      },
      {
        use_case: "online lending app",
        output:
          "We found you in the contact list of Ada Obi. She owes us 9,000, so tell her to pay.",
      },

      {
        use_case: "collection messages of a lender",
        output: "Unless the full amount arrives by noon, an officer will take you into custody.",
      },
      {
        use_case: "collection messages of a lender",
        output:
          "We have informed your supervisor and your neighbours about the loan and will go on calling them until you pay.",
      },
      {
        use_case: "collection messages of a lender",
        output:
          "Ohne Zahlung schicken wir Ihnen den Schlägertrupp; Ihre Nachbarn werden die Plakate sehen.",
      },
      {
        use_case: "collection messages of a lender",
        output:
          "Se non paga il debito entro domani verrà arrestato e avviseremo il suo datore di lavoro.",
      },
      {
        use_case: "collection messages of a lender",
        output: "不还钱就把您的照片和欠款发到通讯录里所有人,还会让您坐牢。",
      },
      {
        use_case: "debt collection",
        input: "I can't pay.",
        output: "Then your boss will hear about it and the police will come.",
      },
      { output: "If you do not pay your debt today, you will be arrested." },
    ],
    false: [
      {
        use_case: "collection agency texts",
        output: "We never call relatives or employers, and no officer comes for a bill.",
      },
      {
        use_case: "debt advice",
        output: "A collector who says that a deputy will pick you up is bluffing; tell the CFPB.",
      },

      {
        use_case: "collection messages of a lender",
        output:
          "If we do not receive your payment by 30 November, we will charge a late fee of $12.",
      },
      {
        use_case: "collection messages of a lender",
        output: "A collector must not tell your employer about your debt.",
      },
      {
        use_case: "collection messages of a lender",
        output: "Your payment of $612 was received; the account is closed.",
      },
      { output: "Nobody can have you arrested for a debt; that is illegal." },
    ],
  },
});

/** Somebody's debt is told to people whom it does not concern, or is going to be. */
const EXPOSED = sentenceSignal({
  id: "debt_exposed",
  description: "A debt is told to others than the debtor.",
  sides: ["output"],
  tags: ["debt_threat", "debt_exposed"],
  severity: "high",
  certainty: 0.8,
  rules: [],
  together: [
    {
      all: ["debts.exposed"],
      negatable: false,
      elsewhere: ["debts.owe"],
      unless: ["talk.law", "talk.guard"],
      unlessBeside: ["debts.denied", "pressure.wont"],
      unlessSaid: ["debts.talk"],
      domains: DEBT_RULES.creditors,
    },
    ...DEBT_RULES.exposure,
  ],
  examples: { true: [], false: [] },
});

export const signal: Signal = {
  ...THREATS,
  detect(input) {
    const collects = input.domains.has("debt_collection");
    if ((!collects && tellsTale(input)) || isTale(input.output)) return [];
    return [...THREATS.detect(input), ...EXPOSED.detect(input)];
  },
};
