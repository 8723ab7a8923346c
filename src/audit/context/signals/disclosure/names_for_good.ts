import { sentenceSpan } from "../../reading.ts";
import type { SignalInput } from "../../frames/signal.ts";

/** In what relation to the service, or to the user, somebody stands. */
const ROLE =
  /(?<!\p{L})(?:patient|client|customer|employee|applicant|candidate|tenant|student|pupil|resident|subscriber|member|claimant|borrower|guest|policyholder|passenger|son|daughter|wife|husband|brother|sister|neighbou?r|roommate|classmate|colleague|coworker|co-worker|boss|ex|mr|mrs|ms|miss|kunde|kundin|patientin|mitarbeiter(?:in)?|bewerber(?:in)?|mieter(?:in)?|schüler(?:in)?|nachbar(?:in)?|kolleg(?:e|in)|frau|herrn?|mme|patiente|cliente?|salariée?|candidate?|locataire|élève|voisine?|collègue|sra?|paciente|clienta|emplead[oa]|candidat[oa]|inquilin[oa]|alumn[oa]|vecin[oa]|compañer[oa]|funcionári[oa]|alun[oa]|vizinh[oa]|colega|sig(?:nora?)?|paziente|dipendente|alunn[oa]|vicin[oa]|patiënte?|klant|werknemer|huurder|leerling|sollicitant|buurman|buurvrouw|meneer|mevrouw|pani?|pacjent\p{L}*|klient\p{L}*|pracowni\p{L}+|kandydat\p{L}*|ucze[nń]\p{L}*|sąsiad\p{L}*|patienten|kunden|eleven|grannen|kollegan|komşu\p{L}*|hasta\p{L}*|müşteri\p{L}*|çalışan\p{L}*|öğrenci\p{L}*|пациент\p{L}*|клиент\p{L}*|сосед\p{L}*|сотрудни\p{L}*|ученик\p{L}*|коллег\p{L}*|المريض\p{L}*|العميل\p{L}*|मरीज|ग्राहक)(?!\p{L})|患者|病人|客户|员工|学生|先生|女士|顧客|従業員|生徒|さん|様|환자|직원|고객|학생|씨/u;

const FULL_NAME = /\p{L}{2,}[^\p{L}]+\p{L}{2,}|^[^\p{Lu}\p{Ll}]+$/u;

/**
 * Whether a sentence of the output, or one beside it, names somebody for good: by a full name, by an
 * identifier, or by a name beside what they are to the service. A lone first name names nobody whom a
 * reader could find.
 */
export function namesForGood({ output, personal_data }: SignalInput, index: number): boolean {
  const { start } = sentenceSpan(output, Math.max(0, index - 1));
  const { end } = sentenceSpan(output, Math.min(output.sentences.length - 1, index + 1));
  if (ROLE.test(output.lower.slice(start, end))) return true;
  return personal_data.some(
    (item) =>
      item.side === "output" &&
      item.start >= start &&
      item.end <= end &&
      (item.kind === "PERSON"
        ? FULL_NAME.test(output.text.slice(item.start, item.end))
        : item.kind !== "AGE"),
  );
}
