import codes from "i18n-iso-countries/codes.json" with { type: "json" };
import en from "i18n-iso-countries/langs/en.json" with { type: "json" };
import de from "i18n-iso-countries/langs/de.json" with { type: "json" };
import fr from "i18n-iso-countries/langs/fr.json" with { type: "json" };
import es from "i18n-iso-countries/langs/es.json" with { type: "json" };
import pt from "i18n-iso-countries/langs/pt.json" with { type: "json" };
import it from "i18n-iso-countries/langs/it.json" with { type: "json" };
import nl from "i18n-iso-countries/langs/nl.json" with { type: "json" };
import pl from "i18n-iso-countries/langs/pl.json" with { type: "json" };
import sv from "i18n-iso-countries/langs/sv.json" with { type: "json" };
import da from "i18n-iso-countries/langs/da.json" with { type: "json" };
import nb from "i18n-iso-countries/langs/nb.json" with { type: "json" };
import fi from "i18n-iso-countries/langs/fi.json" with { type: "json" };
import cs from "i18n-iso-countries/langs/cs.json" with { type: "json" };
import sk from "i18n-iso-countries/langs/sk.json" with { type: "json" };
import sl from "i18n-iso-countries/langs/sl.json" with { type: "json" };
import hr from "i18n-iso-countries/langs/hr.json" with { type: "json" };
import hu from "i18n-iso-countries/langs/hu.json" with { type: "json" };
import ro from "i18n-iso-countries/langs/ro.json" with { type: "json" };
import bg from "i18n-iso-countries/langs/bg.json" with { type: "json" };
import el from "i18n-iso-countries/langs/el.json" with { type: "json" };
import et from "i18n-iso-countries/langs/et.json" with { type: "json" };
import lv from "i18n-iso-countries/langs/lv.json" with { type: "json" };
import lt from "i18n-iso-countries/langs/lt.json" with { type: "json" };
import tr from "i18n-iso-countries/langs/tr.json" with { type: "json" };
import ru from "i18n-iso-countries/langs/ru.json" with { type: "json" };
import uk from "i18n-iso-countries/langs/uk.json" with { type: "json" };
import ar from "i18n-iso-countries/langs/ar.json" with { type: "json" };
import he from "i18n-iso-countries/langs/he.json" with { type: "json" };
import hi from "i18n-iso-countries/langs/hi.json" with { type: "json" };
import id from "i18n-iso-countries/langs/id.json" with { type: "json" };
import ms from "i18n-iso-countries/langs/ms.json" with { type: "json" };
import th from "i18n-iso-countries/langs/th.json" with { type: "json" };
import vi from "i18n-iso-countries/langs/vi.json" with { type: "json" };
import zh from "i18n-iso-countries/langs/zh.json" with { type: "json" };
import ja from "i18n-iso-countries/langs/ja.json" with { type: "json" };
import ko from "i18n-iso-countries/langs/ko.json" with { type: "json" };
import { foldCountryName } from "./fold_country_name.ts";

/** Variants that no list of country names holds. `EU` and `EEA` stand for themselves. */
const VARIANTS: Readonly<Record<string, readonly string[]>> = {
  EU: ["EU", "European Union", "Europe", "Europäische Union", "Union européenne", "Unión Europea"],
  AM: ["Հայաստան"],
  AZ: ["Azərbaycan"],
  BD: ["বাংলাদেশ"],
  DE: ["BRD"],
  GE: ["საქართველო"],
  IT: ["Italian Republic", "Repubblica Italiana"],
  JP: ["Nippon"],
  KE: ["Republic of Kenya"],
  KZ: ["Қазақстан"],
  PH: ["Pilipinas", "Philippine Islands"],
  PK: ["پاکستان"],
  RS: ["Србија"],
  TH: ["ประเทศไทย"],
  UZ: ["O'zbekiston", "Oʻzbekiston"],
  ZA: ["Suid-Afrika", "Afrika Kusini", "RSA"],
  EEA: ["EEA", "European Economic Area", "EWR"],
  GB: ["England", "Scotland", "Wales", "Northern Ireland", "Britain", "UK & Northern Ireland"],
  US: [
    "America",
    "United States of America (USA)",
    "the States",
    "EE UU",
    "EEUU",
    "EUA",
    "U S",
    "U S A",
    "États-Unis",
    "Stati Uniti",
    "アメリカ",
    "Америка",
    "Marekani",
  ],
  NL: ["Holland", "Netherlands"],
  KR: ["Korea", "Korea South", "ROK", "한국"],
  CZ: ["Czech"],
  TR: ["Turkiye"],
  AE: ["UAE", "U A E", "Emirates", "Dubai", "Abu Dhabi", "الإمارات"],
  SA: ["KSA", "Saudi", "المملكة العربية السعودية"],
  RU: ["Russia", "Rossiya"],
  VN: ["Viet Nam", "Vietnam"],
  CN: ["PRC", "Mainland China", "中國", "中华人民共和国", "中国大陆", "大陆"],
  HK: ["Hong Kong SAR", "HKSAR", "Hongkong"],
  MO: ["Macau", "Macao SAR", "澳門"],
  TW: ["Taiwan", "Republic of China", "ROC", "台灣", "臺灣", "中華民國"],
  CI: ["Ivory Coast"],
  CD: ["DR Congo", "DRC"],
  BA: ["Bosnia"],
  MK: ["Macedonia"],
  LA: ["Laos"],
  MD: ["Moldova"],
  IR: ["Iran"],
  SY: ["Syria"],
  TZ: ["Tanzania"],
  VE: ["Venezuela"],
  BO: ["Bolivia"],
  BN: ["Brunei"],
  IE: ["Republic of Ireland", "Eire"],
  NZ: ["Aotearoa"],
};

type Names = Readonly<Record<string, string | readonly string[]>>;

const LOCALES: readonly { readonly countries: Names }[] = [
  en,
  de,
  fr,
  es,
  pt,
  it,
  nl,
  pl,
  sv,
  da,
  nb,
  fi,
  cs,
  sk,
  sl,
  hr,
  hu,
  ro,
  bg,
  el,
  et,
  lv,
  lt,
  tr,
  ru,
  uk,
  ar,
  he,
  hi,
  id,
  ms,
  th,
  vi,
  zh,
  ja,
  ko,
];

/**
 * Folded name or code to ISO 3166-1 alpha-2. Our variants come first, then codes, then the names of
 * the i18n-iso-countries package (MIT) with English before the other languages.
 */
export const COUNTRY_NAMES: ReadonlyMap<string, string> = gatherNames();

function gatherNames(): Map<string, string> {
  const names = new Map<string, string>();
  for (const [code, variants] of Object.entries(VARIANTS)) addNames(names, { code, variants });
  for (const [alpha2, alpha3] of codes as string[][]) {
    if (alpha2 && alpha3) addNames(names, { code: alpha2, variants: [alpha2, alpha3] });
  }
  for (const { countries } of LOCALES) {
    for (const [code, given] of Object.entries(countries)) {
      addNames(names, { code, variants: typeof given === "string" ? [given] : given });
    }
  }
  return names;
}

function addNames(
  names: Map<string, string>,
  { code, variants }: { code: string; variants: readonly string[] },
): void {
  for (const variant of variants) {
    const folded = foldCountryName(variant);
    if (folded && !names.has(folded)) names.set(folded, code);
  }
}
