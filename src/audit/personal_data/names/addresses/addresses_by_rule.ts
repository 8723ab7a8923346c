import { matchSpans } from "../match_spans.ts";
import { softenCapitals } from "../words/soften_capitals.ts";
import { ENGLISH_ADDRESS_FORMS } from "./english_address_forms.ts";
import { KOREAN_ADDRESS_FORMS } from "./korean_address_forms.ts";
import { makeTextCoverage } from "../words/text_coverage.ts";
import { type AddressForm, CITY, GAP, STREET_WORD } from "./address_form.ts";
import { ROMANCE_ADDRESS_FORMS } from "./romance_address_forms.ts";
import { WORLD_ADDRESS_FORMS } from "./world_address_forms.ts";

interface Span {
  readonly start: number;
  readonly end: number;
}

const HOUSE =
  "\\d{1,5}[a-zA-Z]?(?:[-/](?:\\d{1,4}|[A-Z](?!\\p{L})|[IVX]{1,4}(?!\\p{L})|hs(?!\\p{L})))?";

/** Any street: words with capitals, small ones as names of streets have them among them. */
const STREET =
  "\\p{Lu}[\\p{L}\\p{M}'’.-]{1,24}(?: (?:\\p{Lu}[\\p{L}\\p{M}'’.-]{0,24}|d[eaiou]|des?|del(?:la)?|der|den|la|les?|am|an|zum|zur|von|van|ter|ten|dos|e|i|y)){0,4}";
/** With which a date begins. */
const MONTH = "(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\\p{Ll}{0,6} \\d";
/** The number of a house with its stairs, floor or flat. */
const NUMBER =
  "\\d{1,4}(?: ?[a-zA-Z](?!\\p{L}))?(?:[-/]\\d{1,4}[a-zA-Z]?)?\\.?(?:,? ?(?:m\\.?|M\\.?|lok\\.?|lgh|LGH|Lgh|as\\.?|bte|int\\.?|apt\\.?|ap\\.?) ?\\d{1,4}| \\d{1,3})?(?:, ?(?:\\d{1,2}\\. ?(?:tv|th|mf|TV|TH|MF)\\.?|\\d{1,2}\\.?[ºª°]\\.?(?: ?\\p{L}{1,4}\\.?)?))?";
/** Four digits may be a year, unless two letters follow. */
const POSTCODE =
  "(?:[A-Z]{1,2}-)?(?:\\d{2}-\\d{3}|\\d{4}-\\d{3}|\\d{3} \\d{2}|\\d{5}|\\d{4} ?[A-Z]{2}(?!\\p{L})|(?!19|20)\\d{4})";

/**
 * Streets whose sort ends their name. The plain ones need a name in capitals, for English words end
 * so too (`investigate 12`), and `str.` is a Polish page.
 */
const GERMANIC_STREET =
  `(?:(?:${STREET_WORD} ){0,2}[\\p{L}-]{2,30}(?:straße|strasse|straat|gatan|gaten|vägen|vegen|veien)` +
  `|(?:${STREET_WORD} ){0,2}(?!Brigade)\\p{Lu}[\\p{L}-]{1,30}(?:-?[Ss]tr\\.|-?[Ww]eg|-?[Pp]latz|-?[Aa]llee|-?[Gg]asse|-Straße|-Ring|-?[Dd]amm|-?[Uu]fer|chaussee|laan|gracht|plein|gade|vej|gata|katu)` +
  `|(?:${STREET_WORD} ){1,3}(?:[Ss]tr\\.|[Ss]traße|[Ww]eg|[Pp]latz|[Aa]llee|[Gg]asse|[Ll]aan|[Pp]lein|[Gg]ade|[Vv]ej|[Gg]ata|[Kk]atu)` +
  `|(?:${STREET_WORD} ){0,2}\\p{Lu}\\p{L}{1,30}s gate|\\p{Ll}{2,30}str\\.)`;

/** A French street written with a capital, of whose name every word has one, too. */
const RUE =
  "(?:Rue|Chemin|Allée|Quai|Impasse|(?:Avenue|Boulevard|Place|Route)(?= d(?:e|es|u) | d['’]| l['’]| la | les? )) " +
  "(?:(?:d[eu]|des|la|les?|l['’]|d['’]|et|aux?) ?){0,3}\\p{Lu}[\\p{L}'’-]{1,30}(?: (?:d[eu] |des |la |les? |et )?\\p{Lu}[\\p{L}'’-]{1,30}){0,4}";

/** A street with its number, and behind it postcode and city, as each group of countries has it. */
const FORMS: readonly Omit<AddressForm, "examples">[] = [
  {
    sign: /(?:[Cc]orner|[Ii]ntersection|[Jj]unction) of /,
    form: new RegExp(
      `\\b(?:[Tt]he )?(?:[Cc]orner|[Ii]ntersection|[Jj]unction) of (?:[\\p{L}\\d'’.-]{1,30} ){1,5}(?:and|&) (?:(?:\\d{1,5}|\\p{L}{2,3}) )?(?:${STREET_WORD}|\\d+(?:st|nd|rd|th)?)(?: (?:${STREET_WORD}|\\d+))*`,
      "gu",
    ),
  },
  {
    sign: /Box \d/,
    form: /(?<![\p{L}\d])(?:PSC \d{1,5}, Box \d{1,5}|Unit \d{1,5} Box \d{1,5})\s(?:APO|FPO|DPO) A[AEP] \d{5}/gu,
  },
  {
    sign: /(?:tra(?:ß|ss)e|straat|gat[ae]n|vägen|ve[gi]en|[Ss]tr\.|[Ww]eg|[Pp]latz|[Aa]llee|[Gg]asse|-Ring|[Dd]amm|[Uu]fer|chaussee|[Ll]aan|gracht|[Pp]lein|[Gg]ade|[Vv]ej|[Gg]ata|[Kk]atu|s gate) \d/,
    form: new RegExp(
      `(?<![\\p{L}\\d-])${GERMANIC_STREET} ${HOUSE}(?:${GAP}(?:[A-Z]{1,2}-)?\\d{4,5}(?: [A-Z]{2})? ${CITY})?(?![\\p{L}\\d])`,
      "gu",
    ),
  },
  {
    sign: /\d/,
    form: new RegExp(
      `(?<![\\p{L}\\d])\\d{1,4}(?: bis| ter)?,? (?:(?:rue|chemin|allée|quai|impasse|(?:avenue|boulevard|place|route)(?= (?:d[eu'’]|la |le |les |l['’]|\\p{Lu}))) (?:[\\p{L}'’-]{1,30} ){0,4}[\\p{L}'’-]{1,30}|${RUE})(?:${GAP}\\d{5} ${CITY})?(?![\\p{L}\\d])`,
      "gu",
    ),
  },
  {
    sign: /(?:Calle|C\/|Avenida|Avda\.|Av\.|Plaza|Pza\.|Paseo|[Vv]ia|[Vv]iale|[Pp]iazza|[Cc]orso|largo|vicolo|Rua|Travessa|Praça|Alameda|ul\.|UL\.|[Uu]lic[ay]|al\.|AL\.) /,
    form: new RegExp(
      `(?<![\\p{L}\\d])(?:Calle|C/|Avenida|Avda\\.|Av\\.|Plaza|Pza\\.|Paseo|Via|Viale|Piazza|Corso|(?:via|viale|piazza|corso|largo|vicolo)(?= (?:d[aei]l?l?[aeo]?[’']? ?)?(?:\\p{Lu}[\\p{L}’'.]+ ?){1,4},? ?\\d)|Rua|Travessa|Praça|Alameda|ul\\.|UL\\.|[Uu]lic[ay]|al\\.|AL\\.) (?:[\\p{L}'’.-]{1,30} ){0,4}[\\p{L}'’.-]{1,30},? (?:[nN](?:[ºo°]|r|umer)\\.? ?)?${HOUSE}(?: [mM]\\.? ?\\d{1,3})?(?:${GAP}(?:\\d{2}-\\d{3}|\\d{4}-\\d{3}|\\d{5}(?:-\\d{3})?|\\d{4}) ${CITY})?(?![\\p{L}\\d])`,
      "gu",
    ),
  },
  {
    // Polish estates and squares, whose abbreviations are those of other words, too.
    sign: /(?:[Oo][Ss]\.|[Pp][Ll]\.|siedle|lac) \p{Lu}/u,
    form: new RegExp(
      `(?<![\\p{L}\\d])(?:[Oo]s\\.|OS\\.|[Oo]siedle|[Pp]l\\.|PL\\.|[Pp]lac) \\p{Lu}[\\p{L}.-]{1,24}(?: [\\p{L}\\d.-]{1,24}){0,3}? ${HOUSE}(?:,? (?:m|lok)\\.? ?\\d{1,3})?(?:${GAP}\\d{2}-\\d{3} ${CITY})?(?![\\p{L}\\d])`,
      "gu",
    ),
  },
  {
    sign: /(?:[Bb]ox|Postfach|Boîte postale|B\.?P\.?|Apartado|Postboks|Skr\. poczt\.) \d/,
    form: /(?<![\p{L}\d])(?:P\.? ?O\.? Box|po box|Postfach|Boîte postale|B\.P\.|BP(?= \d{1,6},? \d{5} \p{Lu})|Apartado|Postboks|Skr\. poczt\.) \d{1,6}(?:,? [\p{Lu}][\p{L}'-]+,? (?:[A-Z]{2} )?\d{4,5})?(?![\p{L}\d])/gu,
  },
  {
    sign: /[都道府県]/,
    form: /〒?\d{3}-\d{4}\s?[\p{Script=Han}]{2,3}[都道府県][^\s,。、]{2,30}\d/gu,
  },
];

/** Where postcode and town follow on a number, in all of Europe and whatever the street. */
const TOWN_BEHIND =
  /\d(?: \p{L})?[.,\p{L}]{0,3}(?: \d{1,4})?(?:,? ?\n|,) {0,4}(?:[A-Z]{1,2}-)?(?:\d{2}-\d{3}|\d{4}-\d{3}|\d{3} \d{2}|\d{4,5}(?: ?[A-Z]{2})?) {1,2}\p{Lu}/gu;
/** A name, a number, and behind them postcode and town. */
const ANY_STREET = new RegExp(
  `(?<![\\p{L}\\d.-])(?!${MONTH})${STREET} ${NUMBER}(?:,? ?\\n {0,4}|, ?)${POSTCODE} {1,2}${CITY}(?=[ \\t]*(?:[\\n,.;()/]|$))`,
  "gu",
);
/** How far around such a number its address reaches. */
const REACH = 110;

/** Addresses without any word for a street, by what stands around a number. */
function anyStreets(text: string): Span[] {
  let done = 0;
  return [...text.matchAll(TOWN_BEHIND)].flatMap(({ index }) => {
    const from = Math.max(done, index - REACH);
    done = index;
    return [...text.slice(from, index + REACH).matchAll(ANY_STREET)].map((match) => ({
      start: from + match.index,
      end: from + match.index + withoutFullStop(match[0]).length,
    }));
  });
}

/** What a Chinese address ends in: a road, a number, perhaps a room. */
const CHINESE_END =
  /[路街道巷弄](?:[东西南北中東]?[一二三四五六七八九十]?段)?(?:\d{1,4}[巷弄])?\d{1,5}[号號](?:(?:[\p{Script=Han}]{2,8})?[A-Za-z\d]{1,4}(?:栋|幢|单元|座|室|楼|樓|层|號|号|期))*/gu;
const CHINESE_RUN = /[\p{Script=Han}\d]{2,24}$/u;
/** Words before a Chinese address, which no space parts from it. */
const LIVING_AT = /^.*(?:住在|住址是|地址是|地址|位于|位於|在)/u;

/** Chinese addresses, from the largest place to the number of the house. */
function chineseAddresses(text: string): Span[] {
  return [...text.matchAll(CHINESE_END)].flatMap(({ index, 0: ending }) => {
    const run = CHINESE_RUN.exec(text.slice(Math.max(0, index - 24), index))?.[0] ?? "";
    const places = run.replace(LIVING_AT, "");
    const start = index - places.length;
    return /[省市区區县縣]/u.test(places) ? [{ start, end: index + ending.length }] : [];
  });
}

/** Hong Kong: from the district to the flat, with an estate or a street between. */
const HONG_KONG_ADDRESS =
  /(?:香港|九龍|新界)?(?:中環|上環|西環|灣仔|銅鑼灣|北角|鰂魚涌|太古|筲箕灣|柴灣|香港仔|鴨脷洲|薄扶林|赤柱|尖沙咀|油麻地|旺角|太子|深水埗|長沙灣|荔枝角|石硤尾|美孚|九龍城|九龍塘|黃大仙|慈雲山|鑽石山|新蒲崗|紅磡|土瓜灣|何文田|觀塘|牛頭角|藍田|秀茂坪|油塘|將軍澳|西貢|沙田|馬鞍山|大圍|火炭|大埔|粉嶺|上水|元朗|天水圍|屯門|荃灣|葵涌|葵芳|葵青|青衣|東涌|離島)[\p{Script=Han}\d]{2,20}?(?:\d{1,3}(?:樓|字樓))?(?:\d{1,4}[A-Z]?|[A-Z]\d{0,4})室/gu;

/** A full stop behind the city ends the sentence; behind a number or "str." it is the address's. */
function withoutFullStop(value: string): string {
  return value.replace(/[\s,]+$/u, "").replace(/(?<=\p{L}{3})(?<!str)\.$/iu, "");
}

/** What has one of the forms in a text. */
function matchForms(text: string): Span[] {
  const forms = [
    ...FORMS,
    ...ENGLISH_ADDRESS_FORMS,
    ...WORLD_ADDRESS_FORMS,
    ...ROMANCE_ADDRESS_FORMS,
    ...KOREAN_ADDRESS_FORMS,
  ].filter(({ sign }) => sign.test(text));
  const found = forms.flatMap(({ form }) =>
    [...text.matchAll(form)].map(({ index, 0: value }) => ({
      start: index,
      end: index + withoutFullStop(value).length,
    })),
  );
  return [...found, ...anyStreets(text)];
}

/** Stretches that have the form of a postal address; of those that overlap the longest. */
export function addressesByRule(text: string): Span[] {
  const softened = softenCapitals(text);
  const found = [...matchForms(text), ...(softened === null ? [] : matchForms(softened))];
  const coverage = makeTextCoverage(text.length);
  return [...found, ...chineseAddresses(text), ...matchSpans(text, [HONG_KONG_ADDRESS])]
    .sort((one, other) => other.end - other.start - (one.end - one.start))
    .filter((span) => coverage.take(span));
}
