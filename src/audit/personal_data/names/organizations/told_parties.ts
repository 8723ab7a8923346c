import { PARTIES_IN_FULL, PARTIES_IN_SHORT } from "../../data/parties_by_country.ts";
import { matchSpans } from "../match_spans.ts";

const FULL = new RegExp(
  `(?<![\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}\\p{N}-])(?:${PARTIES_IN_FULL.join("|")}|\\p{Lu}\\p{Ll}{2,16}partiet)(?![\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}\\p{N}])`,
  "gu",
);
/** An Arabic word for a party or a movement, and its name. */
const ARABIC =
  /(?<!\p{Script=Arabic})(?:حزب|حركة|التيار|جبهة) ال\p{Script=Arabic}{2,12}(?: و?ال\p{Script=Arabic}{2,12})?/gu;
/** Who sits for a party somewhere or leads it, in the languages of the lists; the beginnings of the words. */
const POLITICS =
  "eleit|elegid|élue?|elett|gewählt|gekozen|valgt|wybran|zvolen|izabran|stiller op|stiller til|ställer upp|alcald|maire|sindac|prefeit|primar|deputa[tț]|diputad|député|deputad|onorevol|senator|senador|sénat|poslan|pose[lł]|posł|radn[yaią]|zastup|kandid|candidat|kandydat|vereador|concejal|consiglier|conseill|assessore|raadsl|kamerlid|wethouder|minister|ministr|ministra|miniszter|ledamot|riksdag|kommunal|byråd|folketing|storting|lokallag|partil|gruppel|ordfører|ordförande|borgmester|borgermester|burgemeester|bürgermeister|stadtrat|gemeinderat|landtag|bundestag|nationalrat|starost|hejtman|primátor|polgármester|képviselő|frakció|vijećni|gradonačeln|načelni|milletvekili|meclis|belediye başkan|il başkan|kansanedusta|valtuut|member|miembro|militante|simpatizante|membre|membro|medlem|mitglied|lid van|člen|człon|tagja|membru|član|üyesi|jäsen|parti[dijto]?[aeo]?|párt|strank|strana|stran[yu]|stronnictw|lijsttrekker|fractie|fraktion|groupe|grupo parlamentar|εκλεγ|βουλευτ|υποψήφι|депутат|член|кандидат|партия|партії|партии|народн"
    .split("|")
    .map((word) => `[${word[0]}${word[0]!.toUpperCase()}]${word.slice(1)}`)
    .join("|");
/** In Croatian and Slavic languages alike, a case may hang on: "SDP-a". */
const SHORT_NAMES = `(?:${PARTIES_IN_SHORT.join("|")})(?:-(?:a|u|om|ovi|e|ovu|ova))?`;
const SHORT = new RegExp(
  `(?<![\\p{L}\\p{N}-])(?:${SHORT_NAMES})(?=[ -](?:${POLITICS}))` +
    `|(?<=(?<!\\p{L})(?:${POLITICS})\\p{L}{0,12}(?:[,:]? [\\p{L}'’.-]{1,20}){0,6},? (?:\\p{L}{1,4} )?)(?<![\\p{L}\\p{N}-])(?:${SHORT_NAMES})(?![\\p{L}\\p{N}-])` +
    `|(?<=\\p{Lu}[\\p{L}'’-]+ [(])(?:${SHORT_NAMES})(?=[),/])`,
  "gu",
);
const SIGN = new RegExp(POLITICS, "u");
const BRACKET = /\(\p{Lu}/u;

/** Parties by their full names, and by the short ones where somebody sits for one: "senator PiS", "Jan Novák (ODS)". Linear. */
export function toldParties(text: string): { start: number; end: number }[] {
  const found = matchSpans(text, [FULL]);
  if (text.includes("ال")) found.push(...matchSpans(text, [ARABIC]));
  if (SIGN.test(text) || BRACKET.test(text)) found.push(...matchSpans(text, [SHORT]));
  return found;
}
