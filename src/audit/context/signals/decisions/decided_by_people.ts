import { findTogether, type TogetherRule } from "../../frames/find_together.ts";
import { signal as automated } from "./automated.ts";
import type { Signal } from "../../frames/signal.ts";

/** Uses of which it is said that people decide there. */
const USE =
  /(?:reviewed|checked|approved|signed|confirmed) by (?:an? |the |our )?(?:\p{L}+ ){0,2}(?:person|human|officer|underwriter|recruiter|manager|clerk|caseworker)|(?:officer|underwriter|recruiter|manager|clerk|caseworker|human|person) (?:reviews|checks|approves|signs|confirms)|(?:decisions?|choices?) (?:(?:are|is|remain|stay) )?(?:\p{L}+ ){0,2}(?:by|with) (?:\p{L}+ ){0,2}(?:people|recruiters?|humans?|staff|managers?|underwriters?|the team|hr|officers?|doctors?|teachers?|persons?)|(?:people|humans?|recruiters?|staff|managers?|underwriters?|officers?) (?:\p{L}+ ){0,2}(?:decide|take the decision|make the decision)|(?:menschen|personen|recruiter|mitarbeitende|mitarbeiter|sachbearbeiter\p{L}*|personaler\p{L}*) entscheid\p{L}+|entscheid\p{L}+ (?:\p{L}+ ){0,3}(?:menschen|recruiter|mitarbeit\p{L}+|personaler\p{L}*|sachbearbeit\p{L}+)|décisions? (?:\p{L}+ ){0,3}par (?:\p{L}+ ){0,2}(?:humains?|recruteurs?|personnes|équipe|conseillers?|gestionnaires?)|(?:recruteurs?|humains|personnes) décident|decision(?:es)? (?:la|las) toman? |decide (?:siempre )?(?:una persona|el equipo)|decis(?:ões|ão) (?:são |é )?(?:\p{L}+ ){0,2}(?:da equipe|da equipa|de pessoas|por pessoas|humanas?)|pessoas decidem|decisioni (?:\p{L}+ ){0,3}(?:persone|selezionatori|umane)|decidono (?:le persone|i selezionatori)|beslissingen (?:\p{L}+ ){0,3}(?:mensen|recruiters|medewerkers)|(?:mensen|recruiters) beslissen|decyzje (?:\p{L}+ ){0,3}(?:ludzie|rekruterzy|pracownicy|człowiek)|beslut (?:\p{L}+ ){0,3}(?:människor|rekryterare|handläggare)|karar\p{L}* (?:\p{L}+ ){0,2}(?:insan\p{L}*|ekip\p{L}*)|решени\p{L}+ принима\p{L}+ (?:\p{L}+ ){0,2}(?:люди|рекрутер\p{L}*|сотрудник\p{L}*)|рішення ухвалю\p{L}+ (?:\p{L}+ ){0,2}люд\p{L}+|由(?:人工|人|招聘|专员|經理|经理)[^，。]{0,6}(?:决定|決定)|(?:人|担当者)が(?:判断|決定|決め)|사람이 (?:결정|판단)|담당자가 (?:결정|판단)|keputusan (?:\p{L}+ ){0,3}(?:manusia|rekruter|tim|petugas)/iu;

const BY_PEOPLE: TogetherRule = {
  all: ["deciders.person", "deciders.act"],
  sentences: 0,
  words: 8,
  unless: ["treatment.nohuman", "treatment.onlymachine"],
};

/** Whoever has a refusal put into words has taken it. */
const DRAFTED: TogetherRule = {
  all: ["deciders.draft", "deciders.letter"],
  sentences: 1,
  words: 25,
  negatable: false,
  questions: true,
};

/** A record of the case names who decided it. */
const RECORDED: TogetherRule = {
  all: ["deciders.person", "treatment.denied|treatment.reject"],
  sentences: 0,
  words: 3,
  unless: ["treatment.nohuman", "treatment.onlymachine", "treatment.machine"],
};

export const signal: Signal = {
  id: "decided_by_people",
  description: "People have decided, or have a refusal of theirs put into words.",
  detect(input) {
    if (automated.detect(input).length > 0) return [];
    const [said] = findTogether(input.output, BY_PEOPLE);
    const drafted = [DRAFTED, RECORDED].flatMap((rule) => findTogether(input.input, rule));
    if (said === undefined && drafted.length === 0 && !USE.test(input.use_case)) return [];
    const { start, end } = said ?? { start: 0, end: 0 };
    const tags = ["decided_by_people"];
    return [{ side: "output", tags, severity: "low", certainty: 0.8, start, end }];
  },
  examples: {
    true: [
      { output: "Votre conseillère a refusé la demande, car le taux d'endettement dépasse 35 %." },
      { input: "応募者への不採用メールを書いて。", output: "今回は採用を見送らせていただきます。" },
      {
        input: "Draft a kind rejection to an applicant without a licence.",
        output: "Dear applicant",
      },
      {
        use_case: "Recruiting mails; decisions are taken by recruiters",
        output: "We have decided not to go ahead this time.",
      },
    ],
    false: [
      { input: "Why was my loan declined?", output: "Your loan application has been denied." },
      {
        input: "Why was my loan declined?",
        output: "Our scoring system decided alone; no person reviewed your application.",
      },
      { input: "Rank these applicants.", output: "Ms Weber is rejected." },
    ],
  },
};
