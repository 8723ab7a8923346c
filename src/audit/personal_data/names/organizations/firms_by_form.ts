import type { Analysis } from "../../../tagging/analyze_text.ts";
import { GIVEN_NAME } from "../../../tagging/gazetteer.ts";
import {
  isFunctionWord,
  languageNumber,
  UNKNOWN_LANGUAGE,
} from "../../../tagging/guess_language.ts";
import type { TaggedName } from "../../../tagging/tag_names.ts";
import { LEGAL_FORMS } from "../../data/legal_forms.ts";
import { nameAt } from "../words/name_at.ts";

/** Small words within a firm's name. */
const WITHIN =
  "de|del|de la|de los|de las|des|du|d['’]|la|le|les|l['’]|et|do|da|dos|das|y|e|di|della|dei|degli|und|von|am|im|an der|van|van de|van der|van den|der|den|en|te|og|och|i|ja|és|și|şi|ve|a|z|w|na|nad|pod|u|v|pro|für|für den|voor|for|of|and|the";
const SIGN = "&|\\+|/";
const CAPITALISED = "[\\p{Lu}\\d][\\p{L}\\p{M}\\d'’.&-]{0,30}[\\p{L}\\p{M}\\d]|\\p{Lu}\\.?";
const ROW = `(?<![\\p{L}\\p{N}.'’-])(?:(?!\\d+ )(?:${CAPITALISED})|[a-z]\\p{Lu}\\p{L}{1,20})(?: (?:(?:${SIGN}) |(?:(?:${WITHIN}) ){1,2}|[dl]['’])?(?:${CAPITALISED})|(?<=[ '’])['’]?(?:${CAPITALISED})){0,6}`;

/** Words before a firm's name that say what it is, and are none of it. */
const BEFORE =
  /^(?:Firma|Firmy|Firmie|Firmą|Firmę|Fa|Firm|Société|Sociedad|Sociedade|Società|Spółka|Spółki|Společnost|Společnosti|Spoločnosť|Spoločnosti|Empresa|Entreprise|Azienda|Ditta|Bedrijf|Firmaet|Företaget|Selskabet|Selskapet|Bolaget|Yritys|Cég|Cégünk|Societatea|Compania|Tvrtka|Tvrtke|Poduzeće|Şirketi|Kunde|Kundin|Client|Cliente|Klient|Klienta|Kund|Klant|Ügyfél|Asiakas|Verkäufer|Käufer|Vendeur|Vendedor|Arbeitgeber|Employeur|Empleador|Werkgever|Arbeidsgiver|Arbetsgivare|Pracodawca|Zaměstnavatel|Zamestnávateľ|Munkáltató|Angajator|Poslodavac|Dodavatel|Dodávateľ|Dobavljač|Furnizor|Lieferant|Leverancier|Leverantör|Leverandør|Fournisseur|Proveedor|Fornitore|Fornecedor|Toimittaja|Szállító|Faktura|Rechnung|Facture|Factura|Fattura|Fatura|Factuur|Invoice|Lasku|Számla|Račun|Faktúra) /u;

const CONFIDENCE = 0.85;

/** Forms with the firm before them, and the forms alone, which are sought first. */
interface Form {
  readonly pattern: RegExp;
  readonly sign: RegExp;
}

function formOf(forms: string): Form {
  const written = forms
    .trim()
    .split(/\s+/u)
    .map((form) => form.replaceAll("_", " "))
    .toSorted((one, other) => other.length - one.length)
    .map((form) => form.replaceAll(/[.()/+]/gu, "\\$&"))
    .join("|");
  const behind = `,? (?:${written})(?![\\p{L}\\p{N}-])`;
  return { pattern: new RegExp(`(?:${ROW})${behind}`, "gu"), sign: new RegExp(behind, "u") };
}

const EVERYWHERE = formOf(
  LEGAL_FORMS.flatMap(({ languages, forms }) => (languages === undefined ? [forms] : [])).join(" "),
);
const BY_LANGUAGE = new Map(
  [...new Set(LEGAL_FORMS.flatMap(({ languages }) => languages ?? []))].map((language) => [
    language === "other" ? UNKNOWN_LANGUAGE : languageNumber(language),
    formOf(
      LEGAL_FORMS.flatMap(({ languages, forms }) =>
        languages?.includes(language) === true ? [forms] : [],
      ).join(" "),
    ),
  ]),
);

/** Where the firm's name begins: behind words of the sentence and what says that it is a firm. */
function withoutBeginning(value: string): number {
  let at = 0;
  for (;;) {
    const rest = value.slice(at);
    const said = BEFORE.exec(rest)?.[0].length;
    const word = /^\p{L}+ (?=[\p{Lu}\d])/u.exec(rest)?.[0];
    if (said !== undefined) at += said;
    else if (at === 0 && word !== undefined && isFunctionWord(word.trim().toLowerCase())) {
      at += word.length;
    } else return at;
  }
}

/** Small words behind which the firm stands of which somebody is told: "Jan de Wit van Bakkerij Roos B.V.". */
const OF_FIRM = /^(?:of|von|bei|van|bij|de|du|des|chez|di|da|do|från|fra|hos|z|od|u|at|from|for)$/u;

/** Where the firm begins behind the person that stands before it: behind a given name, a surname and such a word. */
function behindPerson(analysis: Analysis, name: TaggedName): TaggedName {
  const { bits, types, tokens } = analysis;
  if ((bits[name.first]! & GIVEN_NAME) === 0) return name;
  for (let at = name.first + 2; at < name.last; at++) {
    if (types[at]!.casing !== 0 || !OF_FIRM.test(types[at]!.lower)) continue;
    return { ...name, first: at + 1, start: tokens.starts[at + 1]! };
  }
  return name;
}

/** Companies by the legal form behind their name: "Marée Bleue SAS", "Mariscos do Grove, S.L.". Linear. */
export function firmsByForm(analysis: Analysis): TaggedName[] {
  const { text, language } = analysis;
  const own = BY_LANGUAGE.get(language);
  return [EVERYWHERE, ...(own === undefined ? [] : [own])].flatMap(({ pattern, sign }) => {
    if (!sign.test(text)) return [];
    return [...text.matchAll(pattern)].flatMap(({ index, 0: value }) => {
      const start = index + withoutBeginning(value);
      const end = index + value.length;
      const firm = nameAt(analysis, { kind: "ORGANIZATION", start, end, confidence: CONFIDENCE });
      return firm.map((name) => behindPerson(analysis, name));
    });
  });
}
