import { lexicon } from "../../frames/lexicon.ts";
import type { Signal } from "../../frames/signal.ts";

const STAFF = lexicon(
  [
    "clinician*",
    "physician*",
    "for doctors",
    "for nurses",
    "doctor's assistant",
    "nurse assistant",
    "clinical (?:documentation|decision support|notes?|summar\\p{L}+)",
    "scribe*",
    "ehr",
    "internal",
    "staff",
    "employees only",
    "back[- ]?office",
    "analyst*",
    "underwriter*",
    "agent assist",
    "case worker*",
    "caseworker*",
    "for lawyers",
    "attorneys",
    "paralegal",
    "investigator*",
    "hr team",
    "hr department",
    "(?:pay|salary|compensation|bonus) (?:review*|round|planning)",
    "for (?:line |hiring )?managers",
    "gehalts(?:runde|überprüfung|planung)",
    "für führungskräfte",
    "revue salariale",
    "revisión salarial",
    "revisão salarial",
    "revisione salariale",
    "salarisronde",
    "przegląd wynagrodzeń",
    "lönerevision*",
    "lønforhandling*",
    "lønnsoppgjør*",
    "discharge summar*",
    "radiolog*",
    "ärzt*",
    "für ärzte",
    "klinische dokumentation",
    "arztbrief*",
    "interne[rnms]?",
    "intern",
    "mitarbeiter*",
    "pour les médecins",
    "personnel soignant",
    "interne",
    "para médicos",
    "personal sanitario",
    "uso interno",
    "interno",
    "per medici",
    "voor artsen",
    "dla lekarzy",
    "wewnętrzn*",
  ],
  ["医生助手", "内部", "医師向け", "社内", "의료진", "내부"],
);

/** Those who keep health or insurance records, and those from whom they are kept. */
const KEEPS_HEALTH =
  /(?<!\p{L})(?:health plan|group plan|benefit plan|wellness|insur\p{L}*|clinic|hospital|pharmac\p{L}*|occupational health|krankenkasse|betriebsarzt|betriebsärzt\p{L}*|versicher\p{L}*|klinik|mutuelle|médecine du travail|assur\p{L}*|mutua|aseguradora|clínica|plano de saúde|seguradora|medico competente|assicura\p{L}*|arbodienst|verzeker\p{L}*|medycyn\p{L}+ pracy|ubezpiecz\p{L}*)/u;
const EMPLOYERS =
  /(?<!\p{L})(?:employers?'?|hr(?!\p{L})|human resources|line managers?|supervisors?|team leads?|bosses|arbeitgeber\p{L}*|personalabteilung\p{L}*|führungskr\p{L}*|vorgesetzt\p{L}*|employeurs?|ressources humaines|managers?|empresas?|empleadores|recursos humanos|jefes|empregador\p{L}*|gestores|datori di lavoro|risorse umane|werkgevers?|leidinggevenden|pracodawc\p{L}*|kierownik\p{L}*)(?!\p{L})/u;

/** Where all who work somewhere look things up: colleagues are no trained staff. */
const COLLEAGUES =
  /(?<!\p{L})(?:(?:staff|employees?|workers?|crew) (?:portal|self[- ]service|app|chat|helpdesk|help desk)|intranet|mitarbeiter(?:portal|app|chat)|beschäftigtenportal|portail (?:des )?(?:salariés|employés)|portal (?:del|do|dos|de los) (?:empleados?|trabajador(?:es)?|colaborador(?:es)?|funcionários?)|portale (?:dei )?dipendenti|(?:medewerkers|personeels)portaal|portal pracownicz\p{L}*|personalportal\p{L}*|medarbejderportal\p{L}*|ansattportal\p{L}*|henkilöstöportaali\p{L}*|zaměstnaneck\p{L}+ portál\p{L}*|портал\p{L}* (?:сотрудник\p{L}*|співробітник\p{L}*|працівник\p{L}*)|çalışan portal\p{L}*)|员工门户|社員ポータル|従業員ポータル|직원 포털/u;
const PERSONNEL =
  /(?<!\p{L})(?:hr|human resources|personnel|personalabteilung|ressources humaines|recursos humanos|risorse umane|kadry|for managers|vorgesetzt\p{L}*|führungskr\p{L}*)(?!\p{L})/u;

export const signal: Signal = {
  id: "professional_use",
  description:
    "The use case is meant for trained staff: not for the public, nor for the employers of the insured.",
  detect({ use_case }) {
    if (use_case.search(STAFF) < 0) return [];
    if (COLLEAGUES.test(use_case) && !PERSONNEL.test(use_case)) return [];
    if (KEEPS_HEALTH.test(use_case) && EMPLOYERS.test(use_case)) return [];
    const tags = ["professional_use"];
    return [{ side: "input", tags, severity: "low", certainty: 0.8, start: 0, end: 0 }];
  },
  examples: {
    true: [
      { use_case: "clinical documentation assistant for physicians" },
      { use_case: "Doctor's scribe" },
    ],
    false: [
      { use_case: "patient-facing chatbot" },
      { use_case: "staff portal of a brewery" },
      { use_case: "portal of a health plan for employers' HR staff" },
    ],
  },
};
