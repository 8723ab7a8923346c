import { ENDLESS_RECORDS, KEEPING_SPARED } from "./endless_records.ts";
import { sentenceSignal } from "./sentence_signal.ts";

const KEPT = {
  elsewhere: ["good.records|data.personal|hold.paper"],
  unless: ["moves.outright", "keep.period", "data.agreed", "keep.treasured"],
};
const MOVES = ["good.ever|keep.ever", "good.nothing|keep.never", "good.purposeless"];

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
      all: ["good.throw"],
      negated: true,
      asked: { all: ["good.records|hold.paper", "good.ask|keep.long|good.throw|keep.wipe"] },
      unless: ["talk.law", "talk.report"],
      unlessBeside: ["talk.if"],
      unlessSaid: KEEPING_SPARED,
    },
    ...ENDLESS_RECORDS,
  ],
  moved: [
    {
      ...KEPT,
      asked: ["good.ask|keep.long|hold.duration", "good.records|data.personal|hold.paper"],
      of: MOVES,
      least: 2,
      within: 60,
    },
    {
      ...KEPT,
      elsewhere: ["good.records|data.personal|hold.paper"],
      said: ["hoard.someday|good.purposeless"],
      of: ["hoard.never|good.ever|good.nothing", "hoard.someday|good.purposeless", "hoard.still"],
      least: 2,
      within: 40,
      unless: [...KEPT.unless, "talk.law", "talk.guard", "rights.excuse"],
    },
    { ...KEPT, said: ["good.records|data.personal"], of: MOVES, least: 3, within: 60 },
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
