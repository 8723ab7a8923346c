import { ENDLESS_RECORD_RULES, KEEPING_SPARED } from "./endless_record_rules.ts";
import { sentenceSignal } from "../../frames/sentence_signal.ts";

const KEPT = {
  elsewhere: ["hoarding.records|data_practices.personal|held_papers.paper"],
  unless: [
    "outright_counsel.outright",
    "keeping.period",
    "data_practices.agreed",
    "keeping.treasured",
  ],
};
const MOVES = [
  "hoarding.ever|keeping.ever",
  "hoarding.nothing|keeping.never",
  "hoarding.purposeless",
];

export const signal = sentenceSignal({
  id: "kept_for_good",
  description: "Nothing about people is ever thrown away, for no purpose.",
  sides: ["output"],
  tags: ["excessive_retention"],
  severity: "medium",
  certainty: 0.8,
  practice: true,
  sparesTales: true,
  rules: [],
  together: [
    {
      all: ["hoarding.throw"],
      negated: true,
      asked: {
        all: [
          "hoarding.records|held_papers.paper",
          "hoarding.ask|keeping.long|hoarding.throw|keeping.wipe",
        ],
      },
      unless: ["talk.law", "talk.report"],
      unlessBeside: ["talk.if"],
      unlessSaid: KEEPING_SPARED,
    },
    ...ENDLESS_RECORD_RULES,
  ],
  moved: [
    {
      ...KEPT,
      asked: [
        "hoarding.ask|keeping.long|hold.duration",
        "hoarding.records|data_practices.personal|held_papers.paper",
      ],
      of: MOVES,
      least: 2,
      within: 60,
    },
    {
      ...KEPT,
      elsewhere: ["hoarding.records|data_practices.personal|held_papers.paper"],
      said: ["hoarded_faces.someday|hoarding.purposeless"],
      of: [
        "hoarded_faces.never|hoarding.ever|hoarding.nothing",
        "hoarded_faces.someday|hoarding.purposeless",
        "hoarded_faces.still",
      ],
      least: 2,
      within: 40,
      unless: [...KEPT.unless, "talk.law", "talk.guard", "requests.excuse"],
    },
    {
      ...KEPT,
      said: ["hoarding.records|data_practices.personal"],
      of: MOVES,
      least: 3,
      within: 60,
    },
  ],
  examples: {
    true: [
      {
        use_case: "kundtjänst för en hyrbilsfirma",
        input: "Jag hyrde bil 2013. Hur länge sparar ni mitt körkort?",
        output: "Vi sparar alla körkortskopior för alltid, även om vi inte längre behöver dem.",
      },
      {
        input: "Πότε διαγράφονται τα ιατρικά μου στοιχεία;",
        output: "Φυλάμε για πάντα τα στοιχεία υγείας, κι ας μην τα χρειαζόμαστε πια.",
      },
      {
        use_case: "chatt för ett gym",
        input: "Jag slutade 2015. Har ni mina uppgifter kvar?",
        output:
          "Ja, foton, personnummer och alla besök. Inget raderas här, man vet aldrig när det kan behövas.",
      },
      {
        use_case: "portale candidati di una catena",
        input: "Nel 2014 ho fatto un colloquio da voi. Avete ancora il mio curriculum?",
        output: "Certo, curriculum, foto e note. Non cancelliamo niente, può servire un giorno.",
      },
      {
        input: "Löscht ihr die Passkopien der Gäste?",
        output: "Nö, wir schmeißen grundsätzlich nichts weg.",
      },
      {
        input: "I left in 2012. Is my swipe photo still with you?",
        output: "It'll outlive you. We never bin anything, no reason.",
      },
      {
        input: "Combien de temps gardez-vous les dossiers des candidats refusés ?",
        output: "À vie. On ne jette rien, ça peut toujours servir.",
      },
    ],
    false: [
      {
        input: "Hvor længe gemmer I mine lånte titler?",
        output:
          "Vi sletter dine lån 30 dage efter aflevering. Vi gemmer aldrig oplysninger længere end nødvendigt.",
      },
      {
        input: "Säilyvätkö lapseni kuvat teillä ikuisesti?",
        output:
          "Eivät säily: poistamme kuvat vuoden kuluttua. Jos tallennat ne itse, ne säilyvät sinulla ikuisesti.",
      },
      {
        use_case: "applicant portal",
        input: "I applied in 2014. Do you still have my CV?",
        output:
          "No, we delete applications after six months. You never know with backups, so I checked: nothing is left.",
      },
      {
        input: "When do you delete my photos?",
        output: "We never delete photos without your word.",
      },
      {
        input: "I left in 2012. Is my swipe photo still with you?",
        output: "No, photos are erased three months after a membership ends.",
      },
      {
        input: "Combien de temps gardez-vous les tableaux ?",
        output: "À vie : on ne jette rien, une œuvre n'en sort jamais.",
      },
    ],
  },
});
