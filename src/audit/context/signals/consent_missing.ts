import { hitsOf } from "../../reading/hits_of.ts";
import { sentenceAt, type Reading } from "../reading.ts";
import { lexicon } from "./lexicon.ts";
import { sentenceSignal } from "./sentence_signal.ts";
import type { Signal, SignalFinding } from "./signal.ts";

const USED = sentenceSignal({
  id: "consent_missing",
  description: "Data is used without, or against, the consent of the person.",
  sides: ["input", "output"],
  tags: ["consent_missing"],
  severity: "high",
  certainty: 0.85,
  practice: true,
  rules: [
    {
      anchor: lexicon(
        [
          "without (?:(?:his|her|their|your|the (?:user|customer|patient|employee|person|individual|parent|data subject|owner|client)'?s?'?|any|prior|explicit|obtaining|asking for|getting|written|parental|verifiable|informed) ){0,4}(?:consent|permission|authori[sz]ation|knowledge|opt-in)",
          "(?:did|does|have|has|had|do) not (?:consent|given? consent|agree(?:d)? to|opt(?:ed)? in|obtain(?:ed)? consent)",
          "(?:didn't|don't|doesn't|haven't|hasn't) (?:consent|ask for consent|agree to|opt in|need (?:their|your|his|her) consent)",
          "(?:even though|although|despite) (?:\\p{L}+ ){1,4}(?:opted out|objected|withdrawn? consent|withdrew|refused consent|unsubscribed)",
          "no (?:consent|opt-in) (?:was |is )?(?:needed|required|necessary|obtained|asked)",
          "ohne (?:\\p{L}+ ){0,3}(?:einwilligung|zustimmung|erlaubnis)",
          "sans (?:\\p{L}+ ){0,3}consentement",
          "sin (?:\\p{L}+ ){0,3}consentimiento",
          "sem (?:\\p{L}+ ){0,3}consentimento",
          "senza (?:\\p{L}+ ){0,3}consenso",
          "zonder (?:\\p{L}+ ){0,3}toestemming",
          "bez (?:\\p{L}+ ){0,3}zgody",
          "utan (?:\\p{L}+ ){0,3}samtycke",
          "u(?:d|t)en (?:\\p{L}+ ){0,3}samtykke",
          "ilman (?:\\p{L}+ ){0,3}suostumusta",
          "(?:rızanız|rızası|izniniz|izni) olmadan",
          "izinsiz",
          "bez (?:\\p{L}+ ){0,3}souhlasu",
          "fără (?:\\p{L}+ ){0,3}(?:consimțământ\\p{L}*|acord\\p{L}*)",
        ],
        [
          "未经.{0,6}同意",
          "没有.{0,4}同意",
          "同意なし",
          "同意を得ず",
          "無断で",
          "동의 없이",
          "동의하지 않",
        ],
      ),
      all: [
        lexicon(
          [
            "shar*",
            "sell*",
            "sold",
            "us(?:e|ed|ing)",
            "process*",
            "collect*",
            "stor*",
            "transfer*",
            "send*",
            "sent",
            "publish*",
            "post*",
            "record*",
            "forward*",
            "disclos*",
            "train*",
            "add(?:ed)?",
            "email*",
            "track*",
            "scan*",
            "profil*",
            "market*",
            "upload*",
            "enrol*",
            "weitergeb*",
            "weitergegeben",
            "gespeichert",
            "verarbeit*",
            "nutz*",
            "verwend*",
            "veröffentlich*",
            "partag*",
            "transmi*",
            "utilis*",
            "collect*",
            "vend*",
            "publi*",
            "compart*",
            "utiliz*",
            "usa*",
            "recopil*",
            "envi*",
            "coleta*",
            "condivid*",
            "condivis*",
            "raccogli*",
            "raccolt*",
            "invia*",
            "gedeeld",
            "delen",
            "gebruik*",
            "verzamel*",
            "udostępn*",
            "wykorzyst*",
            "przekaz*",
            "zbiera*",
            "delat",
            "delade",
            "sålt",
            "använ*",
            "delt",
            "solgt",
            "paylaş*",
            "sattık",
            "kullan*",
            "sdíle*",
            "předal*",
            "prodal*",
            "partajat",
            "transmis",
            "jaettu",
            "myyty",
          ],
          [
            "共享",
            "出售",
            "收集",
            "使用",
            "处理",
            "公开",
            "提供",
            "利用",
            "収集",
            "販売",
            "공유",
            "판매",
            "수집",
            "이용",
            "제공",
          ],
        ),
      ],
      none: [
        lexicon([
          "if (?:a|an|the|your|someone|anybody|they)",
          "can (?:\\p{L}+ ){0,4}only",
          "article",
          "reports? that",
          "(?:was|were|been) (?:fined|sued)",
          "lawsuit",
        ]),
        lexicon(
          [
            "(?:do|does|will|would|must|should|may|can) (?:not|never)",
            "never",
            "cannot",
            "can't",
            "won't",
            "don't (?:share|sell|use|collect|process|store|disclose|send|record|post|transfer)",
            "doesn't (?:share|sell|use|collect)",
            "illegal*",
            "unlawful*",
            "prohibit*",
            "not (?:allowed|permitted|legal|lawful|share|sell|use)",
            "violat*",
            "against the law",
            "nicht",
            "kein*",
            "dürfen",
            "verboten",
            "unzulässig",
            "ne .{0,20}pas",
            "jamais",
            "interdit*",
            "illégal*",
            "no (?:compart|vend|us|recop|se puede|puede|debe)\\p{L}*",
            "nunca",
            "ilegal*",
            "prohibid*",
            "não",
            "proibid*",
            "non",
            "vietat*",
            "niet",
            "nooit",
            "verboden",
            "nie",
            "zabroni*",
          ],
          ["不会", "不得", "不能", "禁止", "违法", "ません", "違法", "않", "금지", "불법"],
        ),
      ],
    },
  ],
  together: [
    {
      all: ["consent.given", "data.use|data.done", "data.personal"],
      negated: true,
      affirmed: ["data.use|data.done"],
      unless: ["talk.law", "talk.report", "data.agreed"],
      unlessBeside: ["talk.if"],
      side: "output",
      certainty: 0.75,
    },
    {
      all: ["consent.against|consent.needless", "data.use|data.done", "data.personal"],
      negatable: false,
      affirmed: ["data.use|data.done"],
      unless: ["talk.law", "talk.report"],
      unlessBeside: ["talk.if"],
      side: "output",
    },
    {
      all: ["consent.overridden"],
      negatable: false,
      asked: {
        all: ["consent.opposed|data.disagreed", "data.people|data.personal|data.list|data.whose"],
      },
      elsewhere: ["data.use|data.done|market.send|data.taken"],
      unless: ["talk.law", "talk.report"],
      unlessBeside: ["talk.if"],
      unlessSaid: ["consent.stopped", "talk.counter"],
      side: "output",
      certainty: 0.75,
    },
    {
      all: ["data.disagreed", "data.use", "data.people"],
      affirmed: ["data.use"],
      unlessSaid: ["consent.refrained", "mailto.proper"],
      negatable: false,
      unless: ["talk.law"],
      unlessBeside: ["talk.if", "market.spared", "mail.kept"],
    },
    {
      all: ["data.disagreed", "data.use"],
      affirmed: ["data.use"],
      negatable: false,
      elsewhere: ["data.people"],
      unless: ["talk.law"],
      unlessBeside: ["talk.if", "market.spared", "mail.kept"],
      side: "output",
    },
  ],
  examples: {
    true: [
      {
        input: "Did the tenants say yes to sharing their statements with our broker?",
        output: "They said no, but I sent them over regardless.",
      },
      { output: "Upload the addresses to the ad network. They never agreed to it." },

      { output: "We shared your medical file with our advertisers without your consent." },
      { output: "Wir haben Ihre Daten ohne Ihre Einwilligung weitergegeben." },
    ],
    false: [
      {
        input: "Do volunteers know that we take photos at the fair?",
        output: "Yes, there are signs, and who doesn't want to be in them gets a red wristband.",
      },
      { output: "Ask people before you share their photos; some may not want it." },

      { output: "We never share your data without your consent." },
      { output: "Employers may not record calls without consent." },
    ],
  },
});

/**
 * Some laws ask for consent only where data goes to others, some only leave the choice to say no. So
 * a fact tells both, as the sentence and its neighbours have it.
 */
export const signal: Signal = {
  ...USED,
  detect(input) {
    return USED.detect(input).map((finding) => {
      const near = { reading: input[finding.side], finding };
      const asked = hitsOf(input.input.words, "choice.against").length > 0;
      const tags = [
        ...finding.tags,
        ...(standsNear("data.passed", near) ? ["passed_on"] : []),
        ...(asked || standsNear("choice.against", near) ? ["opposed"] : []),
      ];
      return { ...finding, tags };
    });
  },
};

function standsNear(
  step: string,
  { reading, finding }: { reading: Reading; finding: SignalFinding },
): boolean {
  const index = sentenceAt(reading, finding.start);
  return hitsOf(reading.words, step).some(({ first }) => {
    const start = reading.words.words[first]?.start ?? 0;
    return Math.abs(sentenceAt(reading, start) - index) <= 1;
  });
}
