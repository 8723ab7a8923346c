import { readShutDoor } from "./decision_without_way_out.ts";
import { lexicon } from "../../frames/lexicon.ts";
import { readRefusedReview } from "./review_refused.ts";
import { sentenceSignal } from "../../frames/sentence_signal.ts";
import type { Signal } from "../../frames/signal.ts";

const OFFERED = sentenceSignal({
  id: "review_offered",
  description: "A human review, an appeal or a contest of the decision is offered.",
  sides: ["output"],
  tags: ["review_offered"],
  severity: "low",
  certainty: 0.8,
  rules: [
    {
      anchor: lexicon(
        [
          "appeal",
          "human review*",
          "reviewed by a (?:human|person|member of)",
          "request (?:a|that|the) (?:review|reconsideration)",
          "(?:look|looks|looking) at (?:the|your|this) (?:application|case|file|claim|decision) again",
          "(?:second|another|fresh) look",
          "ask (?:\\p{L}+ ){0,2}(?:to (?:review|reconsider)|for (?:a )?(?:review|reconsideration))",
          "reconsider*",
          "contest (?:this|the) decision",
          "(?:speak|talk) (?:to|with) (?:a|an|one of our) (?:human|person|officer|agent|specialist|advisor|representative)",
          "dispute (?:this|the)",
          "ask (?:for|that) a (?:person|human)",
          "object to (?:this|the) decision",
          "widerspruch*",
          "einspruch*",
          "überprüfung durch",
          "sachbearbeiter",
          "recours",
          "contester",
          "réexamen",
          "intervention humaine",
          "recurrir",
          "recurso",
          "apelar",
          "revisión humana",
          "revisão",
          "contestar",
          "ricorso",
          "riesame",
          "contestare",
          "bezwaar",
          "heroverweging",
          "odwoł*",
          "ponowne rozpatrzenie",
        ],
        ["申诉", "复核", "人工审核", "異議", "再審査", "不服", "이의", "재심", "재검토"],
      ),
      none: [
        lexicon(
          [
            "cannot (?:be )?appeal*",
            "no appeal",
            "final and",
            "not (?:be )?appealed",
            "can't appeal",
            "no right to appeal",
            "kein widerspruch",
            "sans recours",
            "sin recurso",
            "(?:no|without|any|não há|sans|aucune?|sin|ningun[ao]?|sem|nenhuma?|senza|alcun[ao]?|nessun[ao]?|zonder|geen|keine?r?n?|ohne|bez|żadn\\p{L}+|utan|ingen) (?:\\p{L}+ ){0,2}(?:human|humaine?|humana|umano|umana|menselijke|menschliche\\p{L}*|mänsklig|appeals?|recours|recurso|ricorso|riesame|revisi[óo]n|revisão|review|bezwaar|widerspruch|einspruch|odwołani\\p{L}+|recht)",
            "(?:appeals?|reviews?|objections?) (?:is|are) (?:not|im)\\p{L}*",
            "human[_ ]review\\W+(?:false|no|none|null)",
            "(?:ni|nor|noch|né|nem) (?:un |una |el )?(?:recurso|appeals?|ricorso|widerspruch)",
            "(?:widerspruch|einspruch|überprüfung) gibt es (?:hier )?nicht",
            "gibt es (?:hier )?(?:keinen|nicht)",
            "(?:mensch|person|mitarbeiter\\p{L}*) prüft (?:das |es |sie |ihn )?nicht",
            "il n'y a (?:pas|aucun)",
            "n'existe pas",
            "no hay",
            "não há",
            "non c'è",
            "er is geen",
            "nie ma",
            "finns (?:inte|ingen)",
            "findes ikke",
            "finnes ikke",
            "ei voi valittaa",
            "nicht (?:möglich|vorgesehen|zulässig)",
            "(?:n'est|ne sont) (?:pas )?(?:possibles?|prévue?s?|admise?s?)",
            "no (?:hay|existe|cabe|procede|se admite)",
            "non (?:è|sono) (?:possibil\\p{L}|previst\\p{L}|ammess\\p{L})",
            "não (?:há|existe|cabe|é possível)",
            "is niet mogelijk",
            "nie (?:przewid|przysług)\\p{L}+",
            "(?:nobody|no one|personne|nadie|ninguém|nessuno|niemand|nikt)",
          ],
          [
            "받지 않",
            "불가",
            "受け付け(?:て(?:い|お)り)?ません",
            "受け付けない",
            "不接受",
            "不受理",
            "(?:无人|没有人|不会有人|不设|不能|无法|不可)(?:进行|再)?(?:人工)?(?:复核|申诉|审核)",
            "(?:再審査|異議).{0,6}(?:ありません|できません)",
            "(?:재심|이의|재검토).{0,10}(?:없|안 됩)",
            "不得申诉",
          ],
        ),
      ],
    },
  ],
  together: [
    {
      all: ["treatment.review"],
      sentences: 0,
      unless: ["treatment.final"],
      unlessBeside: ["treatment.nohuman", "treatment.closed"],
    },
    {
      all: [
        "second_looks.person|deciders.person",
        "human_review.look|deciders.act",
        "second_looks.again",
      ],
      sentences: 0,
      words: 12,
      unless: ["treatment.final"],
      unlessBeside: [
        "treatment.nohuman",
        "treatment.closed",
        "human_review.none",
        "human_review.not",
      ],
    },
  ],
  examples: {
    true: [
      {
        use_case: "job applications",
        output: "Reply here, and a different recruiter will look at your file again.",
      },
      {
        use_case: "loan and insurance decisions",
        output: "You may ask one of our staff to look at it again within 30 days.",
      },
      {
        use_case: "loan and insurance decisions",
        output: "Sie können die Entscheidung von einem Menschen überprüfen lassen.",
      },
      {
        use_case: "loan and insurance decisions",
        output: "Puede pedir que una persona revise la decisión.",
      },
      {
        use_case: "loan and insurance decisions",
        output: "Può chiedere che una persona riesamini la decisione.",
      },
      {
        use_case: "loan and insurance decisions",
        output: "Może pan poprosić o ponowną ocenę przez pracownika.",
      },
      { output: "A loan officer will take a second look if you write to us." },
      { output: "You can request a review of this decision by a loan officer." },
    ],
    false: [
      {
        use_case: "loan and insurance decisions",
        output: "The decision was taken without human intervention.",
      },
      {
        use_case: "loan and insurance decisions",
        output:
          "Ein Mensch hat den Antrag nicht gesehen und wird ihn auch nicht prüfen, eine Anfechtung ist nicht möglich.",
      },
      {
        use_case: "loan and insurance decisions",
        output: "Non è previsto alcun riesame da parte di una persona.",
      },
      { output: "The decision is final and cannot be appealed." },
    ],
  },
});

export const signal: Signal = {
  ...OFFERED,
  detect(input) {
    const shut = readRefusedReview(input) !== undefined || readShutDoor(input) !== undefined;
    return shut ? [] : OFFERED.detect(input);
  },
};
