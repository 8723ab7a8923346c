import { NAME_WORD } from "../persons/name_pattern.ts";

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Stairs, floor, door and flat behind the number of a house, by language. */
const UNIT =
  /^(?:,? ?(?:piso|planta|escalera|esc\.?|puerta|pta\.?|dpto\.?|depto\.?|departamento|apartamento|apto\.?|interior|int\.?|oficina|of\.?|torre|col\.?|colonia|andar|bloco|fração|lote|sala|casa|appt\.?|appartement|étage|bâtiment|bât\.?|escalier|porte|scala|interno|piano|bus|bte|lok\.?|m\.|kl\.?|lgh|opg\.?|top|stiege|tür|whg\.?|wohnung|bl\.?|bloc|sc\.?|scara|et\.?|etaj|ap\.?|byt|kvartira|кв\.?|корп\.?|к\.|под\.?|подъезд|вх\.?|ет\.?|эт\.?|этаж|ап\.?|бл\.?|д\.|кімн\.?|daire|kat|blok)[ :.]{0,2}(?:\d{1,4}(?:[.-]?[A-Za-zА-Я])?|[IVX]{2,4}|[A-ZА-ЯΑ-Ω]\d{0,3})(?![\p{L}\d])[ºª°]?|,? \d{1,2}\.?[ºª°]\.? ?(?:[A-Z]|esq\.?|dto\.?|dcha\.?|izq\.?|izda\.?|dir\.?|frente|[A-D])?(?![\p{L}\d])\.?|,? \d{1,2}\. ?(?:em(?:elet)?|em\.|stock|og|stuen|etg?)\.?(?![\p{L}\d])|,? r\/c\.?(?: ?(?:dto|esq|dt|e)\.?)?(?!\p{L})|,? \d{1,2}\. [A-D](?=[,\n]|$)|(?: [A-D])?,? \d tr\.?(?: (?:ö|n)\. ?[gb]\.)?(?!\p{L})|, \d{1,2}\/\d{1,3}\.?|,? \.? ?[IVX]{1,4}\. ?(?:em(?:elet)?|ép)\.?(?: ?\d{1,3}\.?)?)/iu;
const MOST_UNITS = 5;
/** "14 B": the letter of a house, where the sentence goes on or ends behind it. */
const HOUSE_LETTER = /^ [A-H](?=[,.;:)\n]|$| (?:i|in|à|en|w|v|på)(?!\p{L}))/u;

/** Postcode and town behind them, in either order of European countries. */
const TOWN_BEHIND = new RegExp(
  `^(?:, ?\\n?|\\n) {0,4}(?:C\\.?P\\.? )?(?:[A-Z]{1,2}-)?(?:\\d{2}-\\d{3}|\\d{4}-\\d{3}|\\d{3} \\d{2}|\\d{4,7}(?: [A-Z]{2}(?!\\p{L}))?),? ${NAME_WORD}(?:(?: de(?: la| los)?)?[ -]${NAME_WORD}){0,2}(?=[\\s.,;)(]|$)(?! (?:St(?:reet)?|Ave(?:nue)?|R(?:oa)?d|Lane|Ln|Dr(?:ive)?|Blvd|Court|Ct|Way|Pl(?:ace)?|Circle|Trail|Terrace)(?!\\p{L}))`,
  "u",
);
const REGION =
  "(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEHINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]|AB|BC|MB|N[BLSTU]|ON|PE|QC|SK|YT|NSW|QLD|SA|TAS|VIC|ACT|" +
  "Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New (?:Hampshire|Jersey|Mexico|York)|(?:North|South) (?:Carolina|Dakota)|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming|" +
  "Alberta|British Columbia|Manitoba|New Brunswick|Nova Scotia|Ontario|Qu[eé]bec|Saskatchewan|New South Wales|Queensland|South Australia|Tasmania|Victoria)";
/** Codes that no other number looks like: of Canada, the United Kingdom and Ireland. */
const LETTERED_CODE =
  "(?:[ABCEGHJ-NPRSTVXY]\\d[A-Z] ?\\d[A-Z]\\d|[A-Z]{1,2}\\d[A-Z\\d]? \\d[A-Z]{2}|[AC-FHKNPRTV-Y]\\d[\\dW] [A-Z\\d]{4})";
const BREAK = "(?:, ?\\n?|\\n) {0,4}";
/** Town, state or province, and code behind it, in English-speaking countries. */
const ENGLISH_TOWN_BEHIND = new RegExp(
  `^(?:${BREAK}(?:(?:St|Ste|Ft|Mt)\\. )?${NAME_WORD}(?:[ -]${NAME_WORD}){0,2}(?=,? |\\n))?(?:(?:,? ?\\n?| )(?:${REGION},?[ \\n])?${LETTERED_CODE}|,? ${REGION},? (?:\\d{5}(?:-\\d{4})?|\\d{4}))(?![\\p{L}\\d])`,
  "u",
);
/** Ends with a flat, behind which only the town can stand. */
const FLAT_LAST = /(?:Apt|Suite|Ste|Unit|Flat)\.? ?\d[\dA-Z-]{0,5}$/u;
const ANY_TOWN = "\\p{Lu}[\\p{L}\\p{M}'’-]{2,24}";
/** Town, region or country, and code behind a flat. */
const BEHIND_FLAT = new RegExp(
  `^,? (?!The\\b|Please\\b|Thanks?\\b|Call\\b|Phone\\b|Tel\\b|Email\\b|Attn\\b|My\\b|This\\b|And\\b)${ANY_TOWN}(?:[ -](?:(?:de|do|da|del|la|na|am|an der|im|v) )?${ANY_TOWN}){0,2}(?:(?:,? |,?\\n {0,4})(?:[A-Z]{2}|${ANY_TOWN}(?: ${ANY_TOWN})?)(?![\\p{L}\\d]))?(?:(?: |\\n {0,4})\\d{4,6}(?:-\\d{3,4})?(?!\\d))?(?=[\\s.,;:?!)]|$)`,
  "u",
);
/** Suburb, town and code, as South Africa and New Zealand write them behind a street. */
const SUBURB_AND_TOWN = new RegExp(
  `^(?:, ${NAME_WORD}(?: ${NAME_WORD})?){1,2},? (?!19|20)\\d{4}(?=[.,;)\\n]|$)`,
  "u",
);
/** The quarter of a Mexican town. */
const QUARTER = new RegExp(
  `^,? [Cc]ol(?:onia|\\.) ${NAME_WORD}(?: (?:(?:de|del|la) )?${NAME_WORD}){0,3}`,
  "u",
);
/** Words before a street that are none of it. */
const LEADING =
  /^(?:(?:bydlí\p{L}{0,2}|býva\p{L}{0,2}|bytem|μένω|μένουμε|κατοικ\p{L}+|lakcím\p{L}*|címem?|osoite\p{L}{0,3}|asun|adresim|adresiniz|adresem|adresa|locuiesc|stanuje\p{L}{0,2}|živim|живу|мешкаю|проживаю|живея|живем|boende|wohne|wohnhaft|woonachtig|mieszkam|kotiosoite\p{L}{0,3}|(?:woont|woon|wonend|gevestigd) (?:aan|in|op)(?: de| het)?|(?:az )?új cím\p{L}*)(?!\p{L})[:,]? ?)+(?=[\p{Lu}\d])/iu;
/** Who stands there, before the street: "Bovenaan staat Ann Vos, Kerkstraat 8". */
const WHO_STANDS =
  /^\p{Lu}\p{Ll}+ (?:staat|steht|stands|står|est|está|is|ist|jest) (?:\p{Lu}[\p{L}'’-]+ ?){1,4}, (?=\p{Lu}\p{L}+[^,\n]* \d)/u;
/** The sentence's verb behind postcode and town: "24536 Neumünster eingetragen". */
const VERB_BEHIND = /(?<=\d{4,5} \p{Lu}\p{L}{2,24}) \p{Ll}{5,}$/u;
/** The code behind an Australian state. */
const STATE_LAST = / (?:NSW|QLD|VIC|TAS|ACT|WA|SA|NT)$/u;
const CODE_BEHIND = /^ \d{4}(?![\d:.-])/u;
/** The first word of the next sentence behind a number. */
const NEXT = /(?<=\d[.º]?)\. \p{Lu}\p{Ll}+$/u;

/** The address with what belongs to it behind its street, and without words of the sentence. */
export function extendAddress<T extends Span>(text: string, span: T): T {
  const value = text.slice(span.start, span.end);
  const leading = LEADING.exec(value) ?? WHO_STANDS.exec(value);
  const start = span.start + (leading?.[0].length ?? 0);
  const verb = VERB_BEHIND.exec(value)?.index;
  if (verb !== undefined) return { ...span, start, end: span.start + verb };
  const next = NEXT.exec(value)?.index;
  if (next !== undefined) return { ...span, start, end: span.start + next };
  let { end } = span;
  if (STATE_LAST.test(value)) end += CODE_BEHIND.exec(text.slice(end, end + 8))?.[0].length ?? 0;
  if (/\p{L}{3}.* \d{1,3}$/su.test(value)) {
    end += HOUSE_LETTER.exec(text.slice(end, end + 8))?.[0].length ?? 0;
  }
  for (let count = 0; count < MOST_UNITS; count++) {
    const unit = UNIT.exec(text.slice(end, end + 32))?.[0].length ?? 0;
    if (unit === 0) break;
    end += unit;
  }
  end += QUARTER.exec(text.slice(end, end + 64))?.[0].length ?? 0;
  if (/\p{L}{3}/u.test(value) && (end > span.end || !/\d{4}|\d \d{2}/u.test(value))) {
    end += TOWN_BEHIND.exec(text.slice(end, end + 80))?.[0].length ?? 0;
  }
  if (/\p{L}{3}/u.test(value)) {
    end += ENGLISH_TOWN_BEHIND.exec(text.slice(end, end + 80))?.[0].length ?? 0;
  }
  if (/^\P{L}*\d.*\p{L}{3}[^\d]*$/su.test(text.slice(start, end))) {
    end += SUBURB_AND_TOWN.exec(text.slice(end, end + 80))?.[0].length ?? 0;
  }
  if (FLAT_LAST.test(text.slice(start, end))) {
    end += BEHIND_FLAT.exec(text.slice(end, end + 100))?.[0].length ?? 0;
  }
  return { ...span, start, end };
}
