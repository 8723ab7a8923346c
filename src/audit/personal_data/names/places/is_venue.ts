import type { Analysis } from "../../../tagging/analyze_text.ts";
import { GIVEN_NAME, SURNAME } from "../../../tagging/gazetteer.ts";
import type { TaggedName } from "../../../tagging/tag_names.ts";
import { GAP_SPACE } from "../../../tagging/tokenize.ts";
import { isListedName } from "../persons/is_listed_name.ts";
import { isMostlySmall } from "../words/is_mostly_small.ts";

const SHORTEST_NOUN = 4;

/** Words that a stadium, a hall or another place named for a person ends in; no surnames. */
const VENUES = new Set(
  "arena stadium stadion stadio stade estadio estádio auditorium theatre theater teatro théâtre museum museo musée airport aeropuerto flughafen cathedral prize award medal cup trophy foundation university cafe café restaurant bistro diner grill cottage lodge farm barn mews bakery brewery salon spa clinic pharmacy boutique hospital hospice college academy institute library gallery chapel winery vineyard vineyards brasserie trattoria ristorante pizzeria steakhouse tavern saloon motors dealership dental orthodontics plumbing roofing realty realtors".split(
    " ",
  ),
);

/** Words for rooms, houses and streets that stand before their names, in any form of theirs. */
const ROOM_BEFORE =
  /^(?:hotel\p{L}{0,3}|room|saal|raum|sala|sal[ae]n|salle|salón|miestnos[tť]\p{L}{0,2}|místnost\p{L}{0,2}|sál[eu]?|dvoran\p{L}|ulic\p{L}{1,2}|námest\p{L}{1,2}|náměstí|trg\p{L}?|reštaur\p{L}{2,6}|restor\p{L}{2,6}|kaviar\p{L}{2,4}|kavárn\p{L}|kavan\p{L}{1,2}|café|cafe|pensjonat\p{L}?|pub|bar|restaurant\p{L}?|restaurante|ristorante)$/u;

/** Words for buildings, mountains and waters that stand before their names. */
const LANDMARKS = new Set(
  "schloss burg castle château castillo palazzo palacio palácio mount monte lake lago lac fort fortress cape cabo isla île insel cathedral catedral cattedrale basilica abbey kloster".split(
    " ",
  ),
);

/** "Johan Sverdrup field": what is named for a person ends in a word without a capital. */
function endsInNoun({ first, last }: TaggedName, { types }: Analysis): boolean {
  const word = types[last]!;
  if (last === first || types[first]!.casing !== 1 || word.casing !== 0) return false;
  if (word.isSymbol || word.lower.length < SHORTEST_NOUN) return false;
  // A given name and one word more may be a surname in haste: "Anna baker".
  if (last === first + 1 && isListedName(types[first]!)) return false;
  return (word.bits & (GIVEN_NAME | SURNAME)) === 0 && isMostlySmall(word);
}

/** Whether the name is that of a place or a business named for a person. */
export function isVenue(name: TaggedName, analysis: Analysis): boolean {
  const { first, last } = name;
  const { types, tokens } = analysis;
  if (endsInNoun(name, analysis)) return true;
  if (last > first && LANDMARKS.has(types[first]!.lower)) return true;
  if (ROOM_BEFORE.test(types[first - 1]?.lower ?? "")) return true;
  if (VENUES.has(types[last]!.lower)) return true;
  return tokens.gaps[last + 1] === GAP_SPACE && VENUES.has(types[last + 1]?.lower ?? "");
}
