import type { PersonalDataKind } from "../report.ts";
import { isStandIn } from "./checks/stand_in.ts";
import type { Candidate, DetectionInput, Detector } from "./detector.ts";
import { foldText } from "./numbered/fold_text.ts";
import { numberedText } from "./numbered/numbered_text.ts";

/** A family of labels and the kind of the number behind them. */
interface Labels {
  readonly kind: PersonalDataKind;
  readonly type: string;
  readonly confidence: number;
  readonly pattern: RegExp;
}

/** What may stand between a label and its number. */
const LINK =
  "[\"'`*]{0,2}(?: ?\\(\\p{Ll}{2,12}\\))?(?: (?:nr|no|num|numer|number|nummer|numero|número|numéro|nro|n|č|sz|αρ)\\.?(?![\\p{L}])| n[º°]\\.?)?(?:\\s?[:：=#]{1,2}| (?:is|was|ist|lautet|est|es|é|è|jest|är|er|это)(?= )|は|是|为|은|는|이|가)?\\s{0,3}[\"'`]?";
/** Digits in groups, with capitals before or among them. */
const VALUE =
  "((?:(?:[A-Z]{1,5}[ ./-]?){1,2}|[a-z])?\\d(?:[./-]?[\\dA-Z]|[ ]\\d){3,24})(?![A-Za-z\\d]|[.,:]\\d)";
const NUMBER = "[ _-]?(?:numbers?|no\\.?|nr\\.?|num\\.?|id|ids|#|code)";

/** Folds the words of a pattern as `foldText` folds a text, and leaves its escapes as they are. */
function foldPattern(source: string): string {
  const parts = source.split(/(\\p\{\w+\}|\\.)/u);
  return parts.map((part, at) => (at % 2 === 0 ? foldText(part) : part)).join("");
}

/** Labels are sought in the folded text, where no pattern needs to ignore case. */
function labels(kind: PersonalDataKind, given: { type: string; words: readonly string[] }): Labels {
  const before = "(?<![\\p{L}\\p{N}])";
  const source = foldPattern(`(?:${given.words.join("|")})(?![a-z])${LINK}`);
  const pattern = new RegExp(`${before}${source}(?=[a-z\\d])`, "gu");
  return { kind, type: given.type, confidence: 0.65, pattern };
}

const NUMBER_AT = new RegExp(VALUE, "uy");

const LABELS: readonly Labels[] = [
  labels("NATIONAL_ID", {
    type: "LABELLED_IDENTITY",
    words: [
      "(?<!(?:order|ticket|product|item|device|session|transaction|case|job|user|tracking|booking|claim|invoice|vendor|company)[ _-])id[ _-](?:numbers?|no\\.?|card(?: (?:number|no\\.?))?)",
      "(?:national |citizen )?(?:identity|identification)(?: card| document)?[ _-](?:number|no\\.?)",
      "identity card",
      "personalausweis(?:nummer|nr\\.?)?",
      "ausweis(?:nummer|nr\\.?)",
      "numéro d'identité",
      "cédula(?: de (?:identidad|ciudadanía))?(?: n[.°º]{1,2})?",
      "documento de identidad",
      "documento de identidade",
      "carta d'identità(?: n\\.)?",
      "identiteitskaart(?:nummer)?",
      "(?:numer|nr) dowodu(?: osobistego)?",
      "kimlik (?:no|numarası)",
      "номер паспорта",
      "رقم (?:الهوية|البطاقة|الإقامة)",
      "پہچان نمبر",
      "पहचान (?:संख्या|पत्र)",
      "身份证号码?",
      "身分證字號",
      "マイナンバー",
      "在留カード番号",
      "주민등록번호",
      "aadhaar(?: (?:number|no\\.?))?",
      "omang",
      "green card (?:number|no\\.?)",
      "alien (?:registration )?number",
    ],
  }),
  labels("BANK_ACCOUNT", {
    type: "LABELLED_ACCOUNT",
    words: ["account[_-](?:number|no)", "accountnumber", "bank[_-]account", "iban[_-]?nr"],
  }),
  labels("MEDICAL_ID", {
    type: "LABELLED_PATIENT",
    words: [
      `(?:patient|health card|health insurance|medical record)${NUMBER}`,
      "patienten(?:nummer|nr\\.?)",
      "versicherten(?:nummer|nr\\.?)",
      "numéro de patient",
      "número de (?:paciente|afiliado|historia clínica|beneficiario)",
      "número d[oe] (?:prontuário|paciente|beneficiário)",
      "tessera sanitaria",
      "patiëntnummer",
      "(?:numer|nr) (?:karty )?pacjenta",
      "hasta (?:no|numarası)",
      "номер полиса",
      "患者番号",
      "診察券番号",
      "病历号",
      "환자번호",
      "رقم المريض",
    ],
  }),
  labels("OTHER", {
    type: "LABELLED_MEMBER",
    words: [
      `(?:student|pupil|enrol?lment|matriculation|member|membership|policy|policyholder|insured|employee|staff|personnel|payroll|badge|customer|client|subscriber|beneficiary|inmate|prisoner|applicant|candidate|donor|voter|loyalty)${NUMBER}`,
      "(?:kunden|mitglieds|matrikel|personal|mitarbeiter|versicherungs|versicherungsschein|schüler|policen)(?:nummer|-?nr\\.?)",
      "numéro d(?:e |')(?:étudiant|client|adhérent|abonné|assuré|allocataire|salarié)",
      "(?:numéro de |n° de )?police(?: d'assurance)?",
      "número de (?:cliente|socio|alumno|empleado|matrícula)",
      "(?:número de )?póliza",
      "número d[eo] (?:cliente|sócio|aluno)",
      "(?:número d[ae] )?apólice",
      "matrícula(?: n[.°º]{1,2})?",
      "(?:codice|numero) (?:cliente|socio|studente|dipendente)",
      "(?:numero )?(?:di )?polizza(?: (?:RCA?|auto|vita|casa))?",
      "matricola",
      "(?:klant|student|lid|polis|personeels|leerling)n(?:umme)?r\\.?",
      "(?:numer|nr) (?:klienta|albumu|członkowski|pracownika|ewidencyjny|ubezpieczenia|karty dużej rodziny|(?:leg\\.|legitymacji|orzeczenia)(?: [\\p{L}]{4,16}){0,2})",
      "nr ewid\\.",
      "(?:legitymac[ji]{1,2}|orzeczeni[ea]m?) (?:[\\p{L}]{1,16} ){0,3}nr",
      "polis[aąęy]?(?: (?:OC|AC|OC/AC|nr|numer|sprawcy|na życie|(?:ubezpieczeni|turystyczn|komunikacyjn)[\\p{L}]{1,5})){0,2}",
      "umow[aąęy] (?:kredytu|pożyczki|ubezpieczenia)(?: [\\p{Ll}]{3,16}){0,2}",
      "(?:kund|medlems|student|anställnings|elev|ansatt|polise?|police|försäkrings|forsikrings|medarbejder)n(?:umme)?r\\.?",
      "(?:vakuutus|asiakas|jäsen|opiskelija)numero",
      "(?:číslo (?:klienta|pojistky|poistky|zaměstnance|zamestnanca|studenta)|poji?stn[áéou] smlouv[auyě]|poistn[áéou] zmluv[auye]|pojistk[auy]|poistk[auy])",
      "(?:kötvény|ügyfél|törzs|tagsági |biztosítási )szám[a]?",
      "poliț[aăe]i?(?: (?:RCA|CASCO|de asigurare))?",
      "(?:număr|nr\\.?) (?:client|matricol|contract de asigurare)",
      "αριθμός (?:πελάτη|μητρώου|συμβολαίου|ασφαλιστηρίου)",
      "(?:polica|broj police|broj klijenta|številka police|полица|номер полиса)",
      "(?:öğrenci|müşteri|üye|personel|sicil|poliçe) (?:no|numarası)",
      "студенческий билет(?: №)?",
      "номер (?:клиента|договора|студента)",
      "табельный номер",
      "会員番号",
      "お客様番号",
      "社員番号",
      "学籍番号",
      "学生证号",
      "学号",
      "工号",
      "会员号",
      "客户号",
      "保单号",
      "회원번호",
      "고객번호",
      "학번",
      "사번",
      "رقم (?:العميل|الطالب|الموظف|العضوية)",
      "(?:रोल|ग्राहक|सदस्यता|कर्मचारी) (?:नंबर|संख्या)",
    ],
  }),
];

/** A date behind a label is a date. */
const DATE = /^(?:19|20)\d\d[-./]?[01]\d[-./]?[0-3]\d|^[0-3]?\d[-./][01]?\d[-./](?:19|20)?\d\d$/;

const FEWEST_DIGITS = 4;
const DIGITS = /\d{2}|\d[ ./-]\d/;

function detect(input: DetectionInput): Candidate[] {
  const { text } = input;
  if (!DIGITS.test(text)) return [];
  const { folded } = numberedText(input);
  return LABELS.flatMap(({ kind, type, confidence, pattern }) =>
    [...folded.matchAll(pattern)].flatMap(({ index, 0: label }) => {
      const start = index + label.length;
      NUMBER_AT.lastIndex = start;
      const value = NUMBER_AT.exec(text)?.[0];
      if (value === undefined || isStandIn(value) || DATE.test(value)) return [];
      if ((value.match(/\d/g)?.length ?? 0) < FEWEST_DIGITS) return [];
      return [{ kind, type, start, end: start + value.length, confidence, validated: false }];
    }),
  );
}

/** Numbers by which organizations know people, where a label says what they are. */
export const detector: Detector = {
  id: "labelled_number",
  source: "ISO/IEC 29100:2024, 4.4.2 (identifiers of a natural person)",
  detect,
  examples: {
    true: [
      { text: "This is Brian, ID No. 27418835, of Nakuru.", finds: ["27418835"] },
      { text: "His student number is 40718833, in case you need it.", finds: ["40718833"] },
      { text: '{"account_number": "00418-2279035"}', finds: ["00418-2279035"] },
      { text: "رقم الهوية 1087345612", finds: ["1087345612"] },
      { text: "Employee ID: 204512, start in May", finds: ["204512"] },
      { text: "Kundennummer: 4410-2281-3", finds: ["4410-2281-3"] },
      { text: "会員番号は8812-3345-01です", finds: ["8812-3345-01"] },
      { text: "número de afiliado 88-221190-01", finds: ["88-221190-01"] },
      { text: "polisa OC/AC nr AUT-1 0944 7731 20 w Państwa", finds: ["AUT-1 0944 7731 20"] },
      { text: "polizza n. 1/2204/77/118204", finds: ["1/2204/77/118204"] },
      { text: "Numer klienta (modulo): 20047718.", finds: ["20047718"] },
    ],
    false: [
      "The order ID number 27418835 was shipped.",
      "Enter your student number.",
      "We have 12000 members and 40 employees.",
      "customer id: string",
      "The policy numbers rose by 2,400 in 2024.",
      "La police a arrêté 2024 personnes.",
    ],
  },
};
