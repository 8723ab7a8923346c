import type { Interaction } from "../interaction.ts";
import type { PersonalDataKind } from "../report.ts";
import { isTestData } from "./is_test_data.ts";
import { KIND_RULES } from "./kind_rules.ts";
import type { Proposal } from "./propose.ts";

/** Kinds of which a company has some of its own. */
const A_COMPANYS_OWN: ReadonlySet<PersonalDataKind> = new Set([
  "ADDRESS",
  "PHONE",
  "TAX_ID",
  "IBAN",
  "BANK_ACCOUNT",
  "PERSON",
  "ORGANIZATION",
  "USERNAME",
]);

/** Numbers that a test of a program is given. */
const MADE_UP: ReadonlySet<PersonalDataKind> = new Set([
  "CREDIT_CARD",
  "IBAN",
  "BANK_ACCOUNT",
  "SSN",
  "NATIONAL_ID",
  "TAX_ID",
  "PASSPORT",
  "MEDICAL_ID",
  "DRIVER_LICENSE",
  "PHONE",
]);

/** Words right before a value by which a company says that it is its own. */
const OWN_WORDS =
  /(?<!\p{L})(?:(?:our|unser\p{L}{0,3}|notre|nos|nuestr[ao]s?|noss[ao]s?|nostr[aoie]|onze?|nasz\p{L}{0,2}|vår[at]?|vores|наш\p{L}{0,2}) (?:[\p{L}-]{1,20} ){0,2}(?:office|store|shop|branch|team|desk|support|service|line|phone|number|address|headquarters|company|location|account|vat|büro|filiale|geschäft|adresse|anschrift|nummer|konto|agence|magasin|bureau|siège|numéro|compte|oficina|tienda|dirección|número|cuenta|escritório|loja|endereço|conta|ufficio|negozio|indirizzo|numero|kantoor|winkel|adres|biuro|sklep|numer|kontor|butik|офис|магазин|адрес|номер)|headquarter(?:s|ed)|head office|registered (?:office|address)|firmensitz|hauptsitz|siège social|sede (?:social|legale)|handelsregister|ust-?id(?:nr)?|vat (?:id|no|number|reg))[^.!?\n]{0,25}$/iu;

/** How a company asks to be spoken to, before a number of its own, with nobody's name between. */
const CALL_US =
  /(?<!\p{L})(?:(?:call|contact|reach|phone|ring|text|message|dial) (?:us|our)|(?:customer|client) (?:service|support|care)|(?:sales|support|service|billing|help ?desk|hotline|helpline|switchboard|reception|front desk)(?! rep)|rufen sie uns|erreichen sie (?:uns|den|die|unser\p{L}*)|kundendienst|kundenservice|vertrieb|zentrale|appelez[- ]nous|contactez[- ]nous|service client\p{L}*|standard|ll[áa]m[ae]nos|cont[áa]cte?nos|atención al cliente|ligue[- ]nos|contacte[- ]nos|apoio ao cliente|chiam(?:aci|ateci)|contatt(?:aci|ateci)|servizio clienti|bel ons|klantenservice|zadzwoń do nas|infolini\p{L}|ring oss|kundtjänst|kundeservice|звоните нам|позвоните нам|客服|お問い合わせ|고객센터)(?!\p{L})(?-i:(?:[ ,:(]{1,2}(?:[a-zà-ÿа-яё@\d/-]{1,16}|Sie)){0,6})[ :(]{0,3}$/iu;

/** A company's legal form, between its name and what is its own. */
const LEGAL_FORM =
  "(?: (?:gmbh(?: & co\\.? kg)?|ag|se|kg|ohg|e\\.? ?v\\.?|ltd|limited|inc|llc|plc|corp(?:oration)?|co|s\\.?a\\.?s?|s\\.?r\\.?l|s\\.?l|s\\.?p\\.?a|lda|ltda|b\\.?v|n\\.?v|oy|ab|as|aps|a/s|sp\\. ?z ?o\\. ?o|s\\.?r\\.?o|a\\.?s|kft|zrt|srl|pty(?: ltd)?|pvt(?: ltd)?)\\.?)?";
const RIGHT_BEHIND = new RegExp(`^${LEGAL_FORM}[\\s,:;(|-]{1,4}$`);
/** An e-mail address in between has stops that end no sentence. */
const EMAILS = /[^\s@]{1,64}@[^\s@]{1,255}/g;

/** Words that turn it round: what follows is a person's. */
const PERSONS_WORDS =
  /(?:customer|client|patient|employee|member|user|colleague|tenant|student|kund|patient|mitarbeiter|cliente?|paciente|empleado|paziente|klient|pacjent|клиент|пациент)\p{L}{0,4}(?!\p{L}| (?:service|support|care|line|hotline|helpline|desk|centre|center|relations|help))/iu;

/** Words right before a value that say that it is made up to show how one looks. */
const SAMPLE_WORDS =
  /(?<!\p{L})(?:(?:sample|dummy|fictitious|placeholder|made-up) [\p{L}-]{0,14}|(?:beispiel|muster|dummy)[-\p{L}]{0,14}|[\p{L}.]{2,14} (?:de ejemplo|de prueba|de muestra|d['’]exemple|de test|fictif|fictive|di esempio|di prova|de exemplo|de teste)|(?:voorbeeld|przykładow|vzorov|minta|(?<!till )exempel|(?<!til |for )eksempel|esimerkki|örnek|contoh )[\p{L} ]{0,14}|(?:示例|样例|サンプル|ダミー|예시|샘플)[\p{L} ]{0,8})[ :：=(]{1,3}$/iu;

const REACH = 60;

/**
 * Whether a value concerns a natural person, here. The detector's word counts where the value itself
 * tells; what the interaction says about the company comes next; the rule of the kind is last. Only
 * the answer speaks for the company: `our address` in a question is that of the people who ask.
 */
export function decidePersonal(
  proposal: Proposal,
  where: { readonly interaction: Interaction; readonly text: string; readonly side: string },
): boolean {
  if (proposal.kind !== "PERSON" && isSample(proposal, where)) return false;
  if (MADE_UP.has(proposal.kind) && isTestData(proposal, where)) return false;
  if (proposal.personal !== undefined) return proposal.personal;
  const { personal } = KIND_RULES[proposal.kind];
  if (!personal || !A_COMPANYS_OWN.has(proposal.kind)) return personal;
  const { company_name } = where.interaction;
  const company = company_name.trim().toLowerCase();
  if (company.length > 1 && proposal.value.toLowerCase() === company) return false;
  if (where.side === "input" || proposal.kind === "PERSON") return personal;
  const before = where.text.slice(Math.max(0, proposal.start - REACH), proposal.start);
  if (PERSONS_WORDS.test(before)) return true;
  if (proposal.kind === "PHONE" && CALL_US.test(before.replace(EMAILS, "@"))) return false;
  return !(OWN_WORDS.test(before) || (company.length > 2 && endsNear(before, company)));
}

/** Whether the answer shows a value as a sample: "IBAN de ejemplo: ES91 …". */
function isSample(
  { start }: Proposal,
  { text, side }: { readonly text: string; readonly side: string },
): boolean {
  if (side !== "output") return false;
  return SAMPLE_WORDS.test(text.slice(Math.max(0, start - REACH), start));
}

/** Whether the company's name stands right before a value: `Acme GmbH, 5 Main Street`. */
function endsNear(before: string, company: string): boolean {
  const place = before.toLowerCase().lastIndexOf(company);
  return place >= 0 && RIGHT_BEHIND.test(before.slice(place + company.length).toLowerCase());
}
