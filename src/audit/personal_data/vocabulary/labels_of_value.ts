import type { NumberedText } from "../numbered/numbered_text.ts";
import { labelAtEnd, labelsBefore } from "./labels_before.ts";
import { APART } from "./label_words.ts";
import type { LabelKind } from "./vocabulary.ts";

/**
 * What columns, keys and fields of records are called in short; in a sentence the same words may
 * mean anything. Own work, after the columns and log lines of common software.
 */
const FIELDS: Readonly<Partial<Record<LabelKind, string>>> = {
  USERNAME:
    "user|usr|uname|login|nick|nickname|handle|account name|gebruiker|benutzer|usuario|utente|profile|gamertag|screen name|twitter|instagram|ig|snap|discord|telegram|actor",
  PASSWORD: "pass|pw|pwd|psw|passwd|kennwort|passwort|wachtwoord|clave|senha|mdp",
  PIN: "pin|otp|totp|mfa|tan|door code|gate code",
  MEMBER:
    "emp|emp id|emp no|empid|empno|employee|staff|staff no|badge|badge no|cust|cust id|cust no|cust ref|customer|customer ref|client|client id|client ref|member|membership|student|student no|learner|learner no|pupil|roll|roll no|policy|policyno|policy no|loyalty|uan|passbook|holder no|personnel no|personalnr|pers nr|kundennr|mitglied|klant|klantnr|lid|cliente|socio|legajo|adm|adm no|card|card no|matricula|matricola",
  MEDICAL_ID: "patient|pt|pt id|patient no|hn|mrn|mrd|urn|hosp no|nhs|nhs no|nhi|insurance id",
  PASSPORT: "passport|pass no|ppt|ppt no|pasaporte|reisepass|paspoort",
  DRIVER_LICENSE: "licence|license|licence no|license no|dl|dl no|rijbewijs",
  BANK_ACCOUNT:
    "acct|acc|a c|account|acct no|acc no|bank acc|bank acct|bsb|sort|konto|rekening|cuenta",
  TAX_ID: "tin|pan|tax id|taxid|utr|nif|nit|rut|rfc|cuit|steuernr|gstin",
  VEHICLE:
    "plate|plates|reg|rego|reg no|kenteken|kennzeichen|targa|placa|matricula|immatriculation",
  NATIONAL_ID: "nid|nic|ic|ic no|id no|idno|bsn|dni|cpf|nik|cnic|nric|aadhaar|ssn|sin",
};

const KIND_OF_FIELD: ReadonlyMap<string, LabelKind> = new Map(
  Object.entries(FIELDS).flatMap(([kind, names]) =>
    names.split("|").map((name) => [name, kind as LabelKind] as const),
  ),
);

/** The key right before a value: `badge=`, `"emp_no": "`. */
const KEY = /(?:^|[\s,{[(?&;|<])["'`]?(\p{L}[\p{L}_ -]{1,14})["'`]?(?:=|["'`]:) ?["'`]?$/u;
const LONGEST_KEY = 24;

const NOTHING: ReadonlySet<LabelKind> = new Set();

/**
 * What the words right before a value say that it is, or else the key or the heading of the
 * table's column under which it stands.
 */
export function labelsOfValue(numbered: NumberedText, start: number): ReadonlySet<LabelKind> {
  const { folded } = numbered;
  const before = labelsBefore(folded, start);
  if (before.size > 0) return before;
  const key = KEY.exec(folded.slice(Math.max(0, start - LONGEST_KEY), start))?.[1];
  return labelsOfField(key ?? numbered.headingAt(start));
}

/** Settings are named after what they are for: `SMTP_PASS`. */
function ofPassword(word: string | undefined): LabelKind | undefined {
  const kind = word === undefined ? undefined : KIND_OF_FIELD.get(word);
  return kind === "PASSWORD" ? kind : undefined;
}

function labelsOfField(name: string): ReadonlySet<LabelKind> {
  if (name === "") return NOTHING;
  const words = name.split(APART).filter((word) => word !== "");
  const kind = KIND_OF_FIELD.get(words.join(" ")) ?? ofPassword(words.at(-1));
  if (kind !== undefined) return new Set([kind]);
  return (words.length > 0 && labelAtEnd(words)) || NOTHING;
}
