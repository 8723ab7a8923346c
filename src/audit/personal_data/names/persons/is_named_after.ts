import type { Analysis } from "../../../tagging/analyze_text.ts";
import { languageNumber } from "../../../tagging/guess_language.ts";
import type { TaggedName } from "../../../tagging/tag_names.ts";

const ENGLISH = languageNumber("en");

/** What stands before a place or a thing that is named after somebody. */
const NAMED_AFTER: ReadonlySet<string> = new Set(
  "ulica ulicy ul aleja plac pl os osiedle ulice náměstí nám улица улице ул вулиця вулиці вул площадь площа πλατεία οδός οδού rue place avenue calle plaza via piazza strada jalan jl sokak caddesi utca tér san santa saint sveti sveta święta święty święto фирма компания магазин кафе ресторан отель метро станция станции станція станції пароход пароплав теплоход корабль судно поезд поїзд крейсер фестиваль премия премии имени ім імені им школа лицей театр университет свято день дня святого святой святий святая свята πλοίο πλοίου θέατρο άγιος αγία αγίου μετρό prom statek pociąg parowiec szkoła liceum dzień dnia imienia im vlak loď den svatý svatá svatého piața piata bulevardul strada sfântul sfânta sfantul szent tér hajó vonat mozi azize pelabuhan kereta kapal stasiun candi tết lễ đường phố chùa bateau bâteau paquebot navire lycée collège théâtre métro station gare fête tren barco metro estación teatro colegio instituto fiesta nave treno teatro scuola liceo schip trein zug schiff theater радио școala școlii liceul colegiul primaria secundaria ош сош трг trg perum aleea jardín кино film фильм hotel café restaurante".split(
    " ",
  ),
);

/**
 * Whether a person's name is that of a street, a ship, a feast or another thing, by the word before
 * it or its own first word. In English the names of things stand before them.
 */
export function isNamedAfter(
  { first, last }: Pick<TaggedName, "first" | "last">,
  { types, language }: Analysis,
): boolean {
  if (language === ENGLISH) return false;
  const sign = types[first - 1]?.lower;
  const before = sign === "." || sign === "-" ? types[first - 2]?.lower : sign;
  if (before !== undefined && NAMED_AFTER.has(before)) return true;
  return last > first && NAMED_AFTER.has(types[first]!.lower);
}
