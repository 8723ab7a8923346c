import { hitsOf } from "../../../reading/hits_of.ts";
import { rememberOnce } from "../../../reading/remember_once.ts";
import { standsBetween } from "../../../reading/stands_between.ts";
import type { PersonalData } from "../../../report.ts";
import { sentenceAt, sentenceSpan, type Span } from "../../reading.ts";
import { ownNames } from "./own_names.ts";
import { signal as professionalUse } from "../language/professional_use.ts";
import type { SignalInput } from "../../frames/signal.ts";

/** What concerns the user alone, and a number serves to find: a payment, a contract, an appointment. */
const RECORDS = "own_matters.pay|own_matters.service|returns.wish|returns.ask";

/** Whose number it may be instead. */
const OTHERS = "other_people.holder|other_people.related";

/** How many characters a name stands away from a number at most that is given with it. */
const BESIDE = 48;

/** A word right before a name by which somebody else speaks of its bearer. */
const FILED =
  /(?<!\p{L})(?:borrower|debtor|patient|employee|applicant|candidate|tenant|student|pupil|suspect|defendant|subject|schuldner(?:in)?|patient(?:in|e|en)?|mitarbeiter(?:in)?|bewerber(?:in)?|mieter(?:in)?|beschuldigter?|débiteur|débitrice|salariée?|candidate?|locataire|deudor[a]?|paciente|emplead[oa]|candidat[oa]|inquilin[oa]|devedor[a]?|funcionári[oa]|debitore|debitrice|paziente|dipendente|inquilino|schuldenaar|patiënte?|medewerker|werknemer|huurder|dłużni(?:k|czka)|pacjent(?:ka)?|pracowni(?:k|ca)|najemca|gäldenär|patienten|medarbetare|skyldner|dlužník|pacient(?:ka)?|zaměstnanec|debitor(?:ul)?|pacient(?:ul|a)|angajat(?:ul|a)|adós|beteg|οφειλέτης|ασθενής|υπάλληλος|borçlu|hasta|çalışan|должник|пациент(?:ка)?|сотрудни(?:к|ца)|боржник|пацієнт(?:ка)?|працівни(?:к|ця)|المدين|المريضة?|الموظفة?|החייב|המטופלת?|מטופלת?|העובדת?|मरीज़?|कर्मचारी|कर्ज़?दार|peminjam|debitur|pasien|karyawan|mkopaji|mgonjwa|mfanyakazi|người vay|bệnh nhân|nhân viên)\s*[:：#"]{0,3}\s*(?:(?:name|mr|mrs|ms|herr|frau)\.?"?\s*:?\s*"?)?$|(?:患者|员工|員工|借款人|嫌疑人|従業員|債務者|환자|직원|채무자|ผู้ป่วย|ลูกหนี้|พนักงาน)(?:[:：は]|氏名)?\s*$/u;

/**
 * Whether a number that the input holds is the user's own, or of the family for whom the user acts:
 * nobody else is spoken of near it, no other name stands alone in the input, and the request is one
 * for which the user must be known.
 */
export function belongsToUser(input: SignalInput, item: PersonalData): boolean {
  const at = placeInInput(input, item);
  if (at === undefined) return false;
  const family = hitsOf(input.input.words, "own_matters.family").length > 0;
  const mine = isCalledMine(input, at);
  if (!mine && !family && speaksOfHolder(input, at)) return false;
  const others = otherNames(input);
  if (others.length > 0 && !mine && !family && !isGivenWith(input, { others, at })) return false;
  if (!isUsed(input)) return false;
  if (!isForStaff(input)) return true;
  return others.length === 0 && hitsOf(input.input.words, "own_matters.self").length > 0;
}

/** Where the input holds the value. */
function placeInInput({ input, output }: SignalInput, item: PersonalData): Span | undefined {
  if (item.side === "input") return item;
  const signs = output.lower.slice(item.start, item.end).match(/[\p{L}\p{N}]/gu) ?? [];
  if (signs.length === 0 || signs.length > 64) return undefined;
  const found = new RegExp(signs.join("[^\\p{L}\\p{N}]{0,3}"), "u").exec(input.lower);
  return found === null ? undefined : { start: found.index, end: found.index + found[0].length };
}

/** Whether the sentence of a number, or the one before it, speaks of somebody else who may hold it. */
function speaksOfHolder({ input }: SignalInput, { start }: Span): boolean {
  const index = sentenceAt(input, start);
  const from = sentenceSpan(input, Math.max(0, index - 1)).start;
  const to = sentenceSpan(input, index).end;
  return standsBetween(input.words, { step: OTHERS, start: from, end: to });
}

/** Whether the words right before a number call it the user's own: "to my account", "meine neue IBAN ist". */
function isCalledMine({ input }: SignalInput, { start }: Span): boolean {
  const from = Math.max(sentenceSpan(input, sentenceAt(input, start)).start, start - BESIDE);
  const between = (step: string) =>
    hitsOf(input.words, step)
      .map((hit) => input.words.words[hit.first]?.start ?? 0)
      .filter((place) => place >= from && place < start);
  const mine = Math.max(-1, ...between("own_matters.my"));
  return mine >= 0 && between(OTHERS).every((place) => place < mine);
}

/** The persons of the input by whose names the user is not known to go, each name once. */
const otherNames: (input: SignalInput) => readonly PersonalData[] = rememberOnce((input) => {
  const own = ownNames(input);
  const named = new Map<string, PersonalData>();
  for (const item of input.personal_data) {
    if (item.side !== "input" || item.kind !== "PERSON" || own.has(item)) continue;
    const name = input.input.lower.slice(item.start, item.end);
    if (!named.has(name)) named.set(name, item);
  }
  return [...named.values()];
});

/** Whether the only name of the input stands beside the number, as people give both of themselves. */
function isGivenWith(
  { input }: SignalInput,
  { others, at }: { others: readonly PersonalData[]; at: Span },
): boolean {
  const [name] = others;
  if (name === undefined || others.length > 1) return false;
  const before = input.lower.slice(Math.max(0, name.start - 30), name.start);
  if (FILED.test(before) || /^['’]s\s/.test(input.lower.slice(name.end, name.end + 3)))
    return false;
  return at.start - name.end < BESIDE && name.start - at.end < BESIDE;
}

/** Whether the request is one for which somebody must be known: opening hours are told to everybody. */
function isUsed(input: SignalInput): boolean {
  const { input: asked, output: answered } = input;
  if (ownNames(input).size > 0 || hitsOf(answered.words, "own_matters.spoken").length > 0)
    return true;
  return [asked, answered].some(({ words }) => hitsOf(words, RECORDS).length > 0);
}

function isForStaff(input: SignalInput): boolean {
  return professionalUse.detect(input).length > 0;
}
