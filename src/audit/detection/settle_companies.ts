import { isPersonRole } from "../personal_data/names/persons/person_roles.ts";
import type { PersonalData, PersonalDataKind } from "../report.ts";
import { firstIndex } from "../reading/first_index.ts";

/** What a company or an authority has of its own. */
const OF_ITS_OWN: ReadonlySet<PersonalDataKind> = new Set(["ADDRESS", "PHONE", "TAX_ID"]);

/** Legal forms of companies, as they are written behind a name with a capital. */
const COMPANY =
  /(?<=[\p{L}\p{N}"”»)&.]\s)(?:g?GmbH(?: & Co\.? ?KG(?:aA)?)?|AG|KG|KGaA|OHG|UG|eG|SE|e\. ?V\.|Sp\. ?z ?o\. ?o\.|[Ss]p\. ?[jkp]\.|S\. ?A\.(?:S\.)?|SAS?U?|SARL|EURL|SCI|S\. ?L\.(?: ?U\.)?|SLU?|S\. ?r\. ?l\.|Srl|SRL|S\. ?R\. ?L\.|S\. ?p\. ?A\.|SpA|S\.n\.c\.|Lda\.?|Ltda\.?|B\. ?V\.|BV|N\. ?V\.|NV|A\/S|ApS|AS|ASA|AB|Oyj?|Kft\.?|Zrt\.?|Nyrt\.?|Bt\.|[sS]\. ?r\. ?o\.|a\. ?s\.|v\. ?o\. ?s\.|A\. ?Ş\.|Ltd\. Şti\.|Α\. ?Ε\.|Α\.?Ε\.?Β\.?Ε\.?|Ε\.?Π\.?Ε\.?|Ι\.?Κ\.?Ε\.?|d\. ?o\. ?o\.|d\. ?d\.|ООД|ЕООД|АД|Ltd\.?|Limited|LLP|LLC|PLC|plc|Inc\.?|Corp\.?|Pty|Pvt|Sdn\. Bhd\.)(?![\p{L}\p{N}])/gu;

/** Authorities, courts, hospitals, schools and banks, at the beginning of a line. */
const INSTITUTION =
  /^[ \t]*(?:\p{Lu}[\p{L} ]{2,24}: ?)?(?:The )?(?:(?:[\p{Lu}\d][\p{L}.-]{0,20} ){0,2}(?:Court|Council|Hospital|University|School|Museum|Library|Department|Ministry|Embassy)(?!\p{L})|Sąd |Bank |Urząd |Szpital |Przychodnia |Komisariat |Komenda |Prokuratura |Prezydent Miasta |Burmistrz |Wójt |Gmina |Starostwo |Szkoła |Ośrodek |Kancelaria |Kancelari[ai] |Komornik |Zakład |Amtsgericht |Landgericht |Finanzamt |Stadt |Gemeinde |Landratsamt |Jobcenter |Klinikum |Universität|Sparkasse |Mairie |Ville de |Préfecture |Tribunal |Hôpital |Centre hospitalier |Rectorat |Ayuntamiento |Juzgado |Hospital |Universidad |Comune di |Agenzia |Tribunale |Ospedale |Azienda |Questura |Prefettura |Gemeente |Rechtbank |Universiteit |Câmara Municipal |Conservatória |Centro de Saúde |Městský |Obecní |Okresní soud|Krajský |Úřad |Magistrát |Nemocnice |Finanční úřad|[\p{Lu}][\p{L}-]{2,24} (?:kommune?|tingsrätt|tingrett|kaupunki|käräjäoikeus|Önkormányzata?|Járásbíróság|Belediyesi|Adliyesi|Hastanesi)(?!\p{L})|Primăria |Judecătoria |Tribunalul |Spitalul |Δήμος |Νοσοκομείο |Δικαστήριο |Πρωτοδικείο )/gmu;

/** Words behind which what follows is a person's again. */
const PERSONS =
  /(?<!\p{L})(?:zam|zamieszk\p{L}+|wohnhaft|wohnt|lives?|living|residing|resident|domicili\p{L}+|habit\p{L}+|demeurant|vive|vivo|abit\p{L}+|bytem|bosatt|bor|woon\p{L}*|privat\p{L}*|priv\.|home|mobil\p{L}*|mob|handy|kom|cell|cel|portable|móvil|cep|herr[nr]?|frau|mr|mrs|ms|pan[iąa]?|mme|monsieur|madame|sr|sra|customer|client\p{L}*|kund\p{L}*|patient\p{L}*|klient\p{L}*|pacjent\p{L}*|paciente|employee|mitarbeiter\p{L}*|pracowni\p{L}*|tenant|mieter\p{L}*)(?!\p{L})/iu;

/** A label right before a value: `Plaintiff Address: `. */
const LABEL = /(?:^|\n)([^\n:]{1,40}): ?$/u;
/** Whoever asks for a patients' office asks for an office. */
const OFFICE =
  /(?:service|support|office|desk|line|centre|center|relations|information|care|büro|dienst|stelle|accueil|atención|atendimento|assistenza|biuro)/iu;

/** Whether the label before a value says that it is somebody's: `Defendant contact: `. */
function isLabelledForPerson(text: string, start: number): boolean {
  const label = LABEL.exec(text.slice(Math.max(0, start - 44), start))?.[1] ?? "";
  if (label === "" || OFFICE.test(label)) return false;
  return label.split(/[^\p{L}]+/u).some((word) => isPersonRole(word.toLowerCase()));
}

/** How far before a value its company may be named, in UTF-16 units, and in which line. */
const REACH = 200;
const MOST_BREAKS = 2;
const PARAGRAPH = /\n[ \t]*\n/;

/** Where names of companies end and those of institutions begin, in the order of the text. */
function findCompanies(text: string): number[] {
  const companies = [...text.matchAll(COMPANY)].map(({ index, 0: form }) => index + form.length);
  const institutions = [...text.matchAll(INSTITUTION)].map(({ index }) => index);
  return [...companies, ...institutions].sort((one, other) => one - other);
}

/** The last of ascending numbers that is at most a limit; undefined if none is. */
function lastUpTo(numbers: readonly number[], limit: number): number | undefined {
  return numbers[firstIndex(numbers, (number) => number > limit) - 1];
}

/** Whether what stands between a company's name and a value lets it be the company's. */
function reaches(between: string): boolean {
  const breaks = between.split("\n").length - 1;
  return breaks <= MOST_BREAKS && !PARAGRAPH.test(between) && !PERSONS.test(between);
}

/**
 * Addresses, telephone and tax numbers behind a company's or an authority's name, with no person
 * named or spoken of in between, are its own: the law protects natural persons (Regulation (EU)
 * 2016/679, recital 14). A telephone number is a person's who is named anywhere in the line.
 *
 * @param findings The findings of one text, in its offsets and order.
 */
export function settleCompanies(text: string, findings: readonly PersonalData[]): PersonalData[] {
  const isOpen = ({ kind, personal }: PersonalData): boolean => personal && OF_ITS_OWN.has(kind);
  const companies = findings.some(isOpen) ? findCompanies(text) : [];
  if (companies.length === 0) return [...findings];
  let person = -1;
  return findings.map((finding) => {
    const { kind, start, personal } = finding;
    if (kind === "PERSON" && personal) person = finding.end;
    const company = isOpen(finding) ? lastUpTo(companies, start) : undefined;
    if (company === undefined || start - company > REACH) return finding;
    const line = text.lastIndexOf("\n", Math.max(0, start - 1)) + 1;
    const from = kind === "PHONE" ? Math.min(line, company) : company;
    if (person > from || !reaches(text.slice(company, start))) return finding;
    if (isLabelledForPerson(text, start)) return finding;
    return { ...finding, personal: false };
  });
}
