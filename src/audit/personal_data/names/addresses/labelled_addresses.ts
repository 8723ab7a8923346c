import { maySpeak } from "../../checks/may_speak.ts";
import { makeWordList } from "../../checks/word_list.ts";
import type { DetectionInput } from "../../detector.ts";

interface Span {
  readonly start: number;
  readonly end: number;
}

/** What forms write before an address, with a colon behind it. */
const HEADINGS =
  "(?:wohn|post|privat|liefer|heimat)?(?:anschrift|adresse)|wohnhaft|(?:zweit|haupt)?wohnsitz|(?:ancienne |nouvelle )?adresse(?: postale| personnelle)?|domicile|domicilio(?: fiscal| particular)?|dirección(?: postal| anterior| particular)?|indirizzo(?: di residenza)?|residenza|domicilio|residente in|morada(?: anterior| fiscal)?|endereço(?: residencial)?|residência|(?:woon|post|thuis)?adres(?: zamieszkania| zameldowania| korespondencyjny| do korespondencji| pobytu)?|miejsce zamieszkania|adresa(?: bydliště| trvalého bydliště| de domiciliu)?|bydliště|bydlisko|trvalý pobyt|(?:hem|post|bostads|hjem)?adress?e?|bopæl|bosted|(?:koti|posti)?osoite|lakcím|lakóhely|tartózkodási hely|levelezési cím|domiciliu|adresi?|ikametgah|διεύθυνση(?: κατοικίας)?|адрес(?: проживания| регистрации)?|адреса(?: проживання)?|место жительства|постоянен адрес|prebivališče|naslov|aadress|adresas|adrese";
/** The English heading of a form's line, behind which a number must begin the address. */
const ENGLISH_HEADING =
  "(?<=(?:^|\\n)[ \\t>*-]{0,4})(?:(?:home|mailing|postal|street|residential|shipping|delivery|billing|current|permanent|new|old) )?address(?= ?[:：][ \\t]{0,12}\\n?[ \\t]{0,12}\\d)";
/** What stands in sentences before an address. */
const PHRASES =
  "zam\\.(?: przy)?|zamieszkał(?:y|a|ą|ym|ego|ej|ych|ymi|emu|i|e)(?: w \\p{Lu}[\\p{L}-]{2,20})?(?: przy)?|zameldowan(?:y|a|ą|ym|ego|ej)(?: przy)?|(?:trvale )?bytem|bytom|domiciliat[ăa]? în|cu domiciliul în|residente in|domiciliat[oa] (?:in|en)|con domicilio en|demeurant(?: au)?|domiciliée? (?:au|à)|wohnhaft(?: in)?|wonende te|bosatt (?:på|i)|bopæl|residente (?:en|na|em)|morador[a]? (?:na|em)|проживающ(?:ий|ая|ей|его) по адресу";

const START = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:(?:${HEADINGS}|${ENGLISH_HEADING}) ?[:：]\\s{0,3}\\n?[ \\t]*|(?:${PHRASES}):? ?\\n?[ \\t]*)(?=[\\p{Lu}\\d]|ul\\.|al\\.|os\\.|pl\\.|str\\.|c\\/|via |rue )`,
  "giu",
);
/** With one of these the headings and phrases begin, or hold it at their end. */
const SIGNS = makeWordList([
  ..."address*|adress*|adres*|anschrift*|wohn*|postanschrift|privatanschrift|lieferanschrift".split(
    "|",
  ),
  ..."postadress*|privatadresse|lieferadresse|hauptwohnsitz|zweitwohnsitz|heimatadresse".split("|"),
  ..."heimatanschrift|residenza|residente|residência|domic*|dirección|indirizzo|morad*|endereço|woonadres|postadres".split(
    "|",
  ),
  ..."thuisadres|miejsce zamieszkania|zam|zamieszka*|zameldowan*|bydliště|bydlisko|trval*".split(
    "|",
  ),
  ..."bytem|bytom|hemadress|bostadsadress|hjemadresse|bopæl|bosted|bosatt|osoite|kotiosoite".split(
    "|",
  ),
  ..."postiosoite|lakcím*|lakóhely*|tartózkodási|levelezési|ikametgah|διεύθυνση|адрес*|место".split(
    "|",
  ),
  ..."постоянен|prebivališče|naslov|aadress|demeurant|wonende|проживающ*".split("|"),
]);

/** A part of an address between commas. */
const PART = /[^\n,;:@|]{1,44}/uy;
/** The part of another entry, or of a sentence. */
const FOREIGN =
  /^ ?(?:tel|fon|kom|mob|cell|gsm|fax|e-?mail|pesel|nip|dow|leg|ur|geb|née?|nar|nato|nacid|nascid|cnp|ci|dni|nif|nr rej|č\. ?o?p|op|r\. ?č|see|siehe|patrz|zwan|dalej|a|i|and|und|et|y|e)(?!\p{L})|[.!?] \p{Lu}\p{Ll}{2}|(?:\p{Ll}{3,} ){3}/iu;
const HOUSE = /(?<![\d.,])\d{1,4} ?\p{L}?(?!\d)/u;
const WORD = /\p{Lu}[\p{L}\p{M}]{2}|^\d{1,6} \p{Ll}{3}/u;
/** Lines down to the one of postcode and town. */
const BLOCK =
  /(?:[^\n:]{3,50}\n[ \t]*){1,3}(?:[A-Z]{1,2}-)?(?:\d{2}-\d{3}|\d{4}-\d{3}|\d{3} \d{2}|\d{4,5}(?: [A-Z]{2})?) {1,2}\p{Lu}[\p{L}\p{M}'’-]{1,24}(?: [\p{Lu}\d][\p{L}\p{M}'’-]{0,24}){0,2}(?=[ \t]*(?:\n|$))/uy;
/** The line of postcode and town below that of the street. */
const TOWN_LINE =
  /^,?[ \t]*\n[ \t]*(?:[A-Z]{1,2}-)?(?:\d{2}-\d{3}|\d{4}-\d{3}|\d{3} \d{2}|\d{4,6}(?: [A-Z]{2})?) {1,2}\p{Lu}[\p{L}\p{M}'’-]{1,24}(?: [\p{Lu}\d][\p{L}\p{M}'’-]{0,24}){0,2}/u;
const MOST_PARTS = 6;

/** The end of the address that begins at a place: parts between commas, as far as they belong. */
function endOfParts(text: string, start: number): number {
  let end = start;
  for (let count = 0; count < MOST_PARTS; count++) {
    PART.lastIndex = count === 0 ? start : end + 1;
    if (count > 0 && text[end] !== ",") break;
    const part = PART.exec(text)?.[0] ?? "";
    const isOwn = count === 0 || /^ ?(?:[\p{Lu}\d]|\p{Ll}{1,4}[. ])/u.test(part);
    if (part.trim() === "" || !isOwn || (count > 0 && FOREIGN.test(part))) break;
    const gap = part.search(/ {2,}|(?<=\p{L}{3}|\d)\. \p{Lu}\p{Ll}| \((?!\p{Lu}{2}\))/u);
    if (gap >= 0) return PART.lastIndex - part.length + gap;
    // A heading of the next entry begins in this part: "Adres: Polna 3 Telefon: …".
    if (/[:：@]/u.test(text[PART.lastIndex] ?? "")) return count === 0 ? start : end;
    end = PART.lastIndex;
  }
  return end;
}

/** Addresses behind the words that forms and contracts write before them, in any country's form. */
export function labelledAddresses(input: DetectionInput): Span[] {
  if (!maySpeak(input, SIGNS)) return [];
  const { text } = input;
  return [...text.matchAll(START)].flatMap(({ index, 0: label }) => {
    const start = index + label.length;
    let end = endOfParts(text, start);
    BLOCK.lastIndex = start;
    end = Math.max(end, start + (BLOCK.exec(text)?.[0].length ?? 0));
    end += TOWN_LINE.exec(text.slice(end, end + 80))?.[0].length ?? 0;
    const value = text.slice(start, end).replace(/[\s.]+$/u, "");
    if (!HOUSE.test(value) || !WORD.test(value)) return [];
    return [{ start, end: start + value.length }];
  });
}
