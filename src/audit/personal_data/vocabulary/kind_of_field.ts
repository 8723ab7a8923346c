import type { LabelKind } from "./vocabulary.ts";

/**
 * What columns, keys and fields of records are called in short; in a sentence the same words may
 * mean anything. Own work, after the columns and log lines of common software.
 */
const FIELDS: Readonly<Partial<Record<LabelKind, string>>> = {
  USERNAME:
    "user|usr|uname|login|nick|nickname|handle|account name|gebruiker|benutzer|usuario|utente|uid|user id|userid|profile|gamertag|screen name|twitter|instagram|ig|snap|discord|telegram|actor",
  PASSWORD: "wifi|wi fi|wlan|pass|pw|pwd|psw|passwd|kennwort|passwort|wachtwoord|clave|senha|mdp",
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

/** What a field holds, by its name: small words with spaces between. */
export const KIND_OF_FIELD: ReadonlyMap<string, LabelKind> = new Map(
  Object.entries(FIELDS).flatMap(([kind, names]) =>
    names.split("|").map((name) => [name, kind as LabelKind] as const),
  ),
);
