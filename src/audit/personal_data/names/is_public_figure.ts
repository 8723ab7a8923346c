import { GIVEN_NAME, lookUpWord } from "../../tagging/gazetteer.ts";
import { placeStem } from "../../tagging/place_stem.ts";
import { DIVINE } from "./is_plausible_person.ts";
import { KNOWN_FIGURES } from "./known_figures.ts";

/** Names are compared without marks, dots and possessive endings. */
function simplify(name: string): string {
  return name
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/['’]s?$/u, "")
    .replace(
      /^(?:lord|lady|sir|president|king|queen|prince|princess|captain|count|saint|st|pope)\.? /u,
      "",
    )
    .replace(/[.\s-]+/gu, " ")
    .trim();
}

const FIGURES = new Set(KNOWN_FIGURES.map(simplify));

const CYRILLIC = /^\p{Script=Cyrillic}/u;

/** What the cases of a full name have in common in Russian and its neighbours. */
function stemsOf(name: string): string {
  return name.split(" ").map(placeStem).join(" ");
}

const INFLECTED_FIGURES = new Set(
  [...FIGURES].filter((name) => CYRILLIC.test(name) && name.includes(" ")).map(stemsOf),
);

/** Whether a name, simplified, is that of a known figure, in any case of Cyrillic languages. */
function isKnown(name: string): boolean {
  if (FIGURES.has(name)) return true;
  return CYRILLIC.test(name) && name.includes(" ") && INFLECTED_FIGURES.has(stemsOf(name));
}

/** Offices, works, eras and names known to all: whoever stands beside such words is spoken of as a public person. */
const PUBLIC_CUES =
  /\b(?:president|vice president|prime minister|chancellor|chief justice|associate justice|supreme court justice|secretary[- ]general|governor of|ambassador|astronaut|archbishop|senator|congress(?:man|woman)|secretary of state|foreign minister|emperor|pope|philosopher|composer|novelist|poet|playwright|painter|physicist|mathematician|novels?|author of|written by|books? by|directed by|starring|painted by|composed by|theorem|sonnets?|symphony|biography of|born in 1[0-8]\d\d|nobel prize|oscar-winning|film director|protagonist|hero of|wrote (?:(?:the|an?|his|her|their|several|many|two|three|its) )?(?:[\p{L}-]+ )?(?:novels?|books?|plays?|poems?|poetry|symphon(?:y|ies)|operas?|essays?|songs?|stories|epics?|treatises?|memoirs?|music|lyrics|sonnets?|concertos?|works?|screenplays?)|wrote ["“«]|fictional|faraday|einstein|galileo|copernicus|shakespeare|beethoven|aristotle|bundeskanzler(?:in)?|bundespräsident|außenminister(?:in)?|ministerpräsident(?:in)?|schriftsteller(?:in)?|philosoph|komponist|roman|romane|premier ministre|président|écrivain|roman de|presidente|primer ministro|escritora?|filósofo|novela|romance de|statsminister|minister spraw|minister(?:em)? (?:zdrowia|finansów|obrony|edukacji|sprawiedliwości|rolnictwa|infrastruktury)|wicepremier|marszałek (?:sejmu|senatu)|rzecznik(?:iem)? rządu|ministre d|ministro d|ministra d|minister-president|ministr(?:yně)? (?:zahraničí|financí|obrany|zdravotnictví|vnitra)|premiér|premijer|predsednik|predsjednik|prezident)\b/iu;

/** Words that make the person private after all. */
const PRIVATE_CUES =
  /\b(?:(?:my|our|your)(?! fav)|patient|customer|client|employee|tenant|student|landlord|neighbou?r|lives? at|residing|mein|meine|mon|ma|mi|minha|meu|min|mijn|phone|email|e-mail|ssn|dob|born on|account|address)\b/iu;

/** What is named for a person who found or wrote it: "Parkinson's disease", "Fermat's theorem". */
const NAMED_FOR =
  /^(?:['’]s?)? (?:[dD]ay|disease|syndrome|lymphoma|sarcoma|palsy|theorem|lemma|conjecture|laws?(?! firm)|paradox|principle|rules?|tables?|hypothesis|razor|comet|inequality|equations?)\b/u;
/** What bears a surname without an ending only where it is named for someone: "a Bernoulli trial". */
const BEARS_SURNAME =
  /^ (?:signs?|reflex|trials?|distribution|process|effect|algorithm|constant|transform|series|matrix|filter|diagram|reaction|curve|chart|scale|score|index|ratio|machine|telescope|prize|medal)\b/u;

/** A published case bears the names of its parties: "Miranda v. Arizona". */
const CASE_BEFORE = /\p{L} vs?\. $/u;
const CASE_AFTER = /^ vs?\. \p{Lu}/u;

/** Who is cited as an author: "Smith et al.", "Jones (2021)", "(Jones, 2021)", "Lee's 2015 paper". */
const CITED_AFTER =
  /^(?:(?:,? \p{Lu}\.)*,? et al\b|(?:,? (?:and|&|und|et|y|e) \p{Lu}[\p{L}-]{1,24})? \((?:19|20)\d\d[a-z]?[),:]|['’]s? (?:19|20)\d\d (?:paper|book|study|article|essay|monograph|textbook|novel|album|film|thesis)\b)/u;
const CITED_WITHIN =
  /^(?:,? (?:and|&|und|et|y|e) \p{Lu}[\p{L}-]{1,24})?,? (?:19|20)\d\d[a-z]?[);,]/u;
const CITING_BEFORE = /(?:\((?:see |cf\. |vgl\. |e\.g\.,? )?|; )(?:\p{Lu}\. )*$/u;

/** Whoever rules, or is holy, by one name: "King John". */
const RULER_BEFORE =
  /(?:^|[^\p{L}])(?:King|Queen|Pope|Saint|St\.|Emperor|Empress|Tsar|Sultan|Pharaoh|König|Königin|Papst|Kaiser|Kaiserin|Roi|Reine|Pape|Rey|Reina|Rei|Rainha|Regina|Koning|Koningin|Król(?:a|em|owi|owej)?|Królowa|Księci[ae]|Książę|Cesarz(?:a|em)?|Kung|Drottning|Kong|Dronning|Kuningas|Král(?:e|em)?|Císař|Regele|Domnitorul|Voievodul|król(?:a|em|owi|owej)?|królow[aąe]|książę|cesarz(?:a|em)?|kung|drottning|kong|dronning|kuningas|král(?:e|em)?|císař|regele|domnitorul),? $/u;

/** The number of a ruler: "Louis XVI"; with a surname it is a private person's. */
const REGNAL = /^ (?:I{2,3}|IV|VI{0,3}|IX|XI{0,3}|XIV|XVI{0,3}|XIX|XXI{0,3})(?![\p{L}\d])/u;
const REGNAL_WITHIN =
  /^\p{Lu}\p{Ll}+ (?:I{2,3}|IV|VI{0,3}|IX|XI{0,3}|XIV|XVI{0,3}|XIX|XXI{0,3}|1er|Ier|Ire)(?![\p{L}\d])/u;
/** Whoever was the first to do or to be something is known for it. */
const THE_FIRST =
  /^,? (?:was|is|became|war|ist|wurde|fut|était|devint|fue|era|foi|fu|was|werd) (?:the|der|die|das|le|la|el|o|a|il|de) (?:first|second|third|last|youngest|oldest|\d{1,2}(?:st|nd|rd|th)|erste|letzte|jüngste|premi(?:er|ère)|derni(?:er|ère)|primer[ao]?|últim[ao]|primeir[ao]|prim[ao]|eerste)(?! (?:name|customer|client|patient|caller|applicant))/iu;

/** Works of which a list follows: "my favourite films are Jaws, Up and". */
const WORKS_BEFORE =
  /(?:films?|movies?|novels?|books?|plays?|operas?|musicals?|songs?|albums?|series|sitcoms?|shows?|games?|characters?|(?:dog|cat|pet|horse|baby|boys?|girls?|popular) names?|filme|romane|bücher|serien|películas|novelas|libros|romans|livres|romanzi|libri|filmes|livros)(?: (?:are|were|include|like|such as|sind|wie|sont|comme|son|como|sono|come|são)|:) (?:[\p{Lu}\d][^,.!?\n:]{0,30}, ){0,6}(?:[\p{Lu}\d][^,.!?\n:]{0,30} )?(?:(?:and|or|und|et|y|e) )?$/u;

/** Before the name of one who made a work: "un film de". */
const MAKER_BEFORE =
  /(?:^|[^\p{L}])(?:film|roman|novel|movie|opera|ópera|opéra|powieść|powieści|epopeja|wiersze?|romanzo|novela|livro|libro|buch|pièce|poème|symphonie|sinfonie|sinfonía|concerto|concierto) (?:d[eio]|del|di|von|van|by|av|af|from) $/iu;

/** Animals, beings of tales, storms and things that bear given names: "a fox named". */
const BEARER_BEFORE =
  /(?:^|[^\p{L}])(?:dogs?|cats?|pupp(?:y|ies)|kittens?|horse|pony|fox|bear|dragon|rabbit|parrot|hamster|mouse|owl|wolf|lion|robot|wizard|knight|elf|fairy|witch|pirate|alien|hero|heroine|protagonist|character|village|town|planet|island|ship|boat|app|hurricane|storm|hund|katze|chien|chat|perro|gato|cane|gatto) (?:named|called|namens|nommée?|appelée?|llamad[oa]|chiamat[oa]|chamad[oa]) $/iu;
const STORM_BEFORE = /(?:Hurricane|Typhoon|Cyclone|Storm|Orkan|Ouragan|Huracán) $/u;
/** The word for the storm may be taken for the first part of its name: "Tropical Storm Ana". */
const STORM_WITHIN = /^(?:Hurricane|Typhoon|Cyclone|Tropical Storm) \p{Lu}/u;

/** Ships bear people's full names. */
const SHIP_BEFORE =
  /(?:^|[^\p{L}])(?:[Ff]erry|[Ss]hip|[Ff]rigate|[Dd]estroyer|[Tt]anker|[Ff]reighter|[Tt]rawler|[Yy]acht|[Vv]essel|[Cc]ruiser|[Ll]iner|[Ss]choone?r|[Ll]ifeboat|MV|MS|SS|HMS|USS|RMS|HMCS|USNS|Fähre|Schiff|Frachter) $/u;
/** No ship's name begins so, but a lady's: "MS R OYELARAN". */
const INITIAL = /^\p{Lu}\.? /u;
/** What bears a full name only where it is named for someone: "the Johan Sverdrup field". */
const BEARS_FULL_NAME =
  /^ (?:field|bridge|tunnel|building|tower|dam|stadium|arena|hall|auditorium|theat(?:re|er)|foundation|institute|library|lecture|prize|award|medal|scholarship|fellowship|trophy|cup|memorial|statue|monument|lighthouse|garden|belt|jeans|shirt|watch|bag|shoes|boots|perfume|collection|catalogu?e|cologne|sunglasses|series|syndrome)\b/iu;

/** Where a tale begins, its persons are invented. */
const TALE =
  /(?:^|[.!?\n] ?["“„«]?)(?:Once upon a time|Es war einmal|Il était une fois|Había una vez|Érase una vez|C'era una volta|Era uma vez|Er was eens|Dawno, dawno temu|Det var en gång|Der var engang|Det var en gang)\b/u;

const SENTENCE_MARKS = [".", "!", "?", "\n"] as const;

const REACH = 48;
/** A tale is told for some sentences. */
const TALE_REACH = 400;

/** In English only a thing named for a person has an article: "the Louvre", "a Margarita". */
const ARTICLE_BEFORE = /(?:^|[^\p{L}])(?:the|an?) $/iu;
/** The title of a work or the name of a thing: "Sword of Dawn". */
const TITLE_BEFORE = /\p{Ll} \p{Lu}\p{Ll}{3,20} of $/u;

function isThing(name: string, before: string): boolean {
  const first = name.split(" ", 1)[0] ?? "";
  const lone = first.length === name.length;
  if (lone && TITLE_BEFORE.test(before)) return true;
  const given = (lookUpWord(first.toLowerCase()) & GIVEN_NAME) !== 0;
  return (lone || !given) && ARTICLE_BEFORE.test(before);
}

/** Whether the name stands for what is called after a person, or for someone of a tale or a work. */
function isOfWorkOrThing(text: string, span: { start: number; end: number }): boolean {
  const before = text.slice(Math.max(0, span.start - 2 * REACH), span.start);
  const after = text.slice(span.end, span.end + REACH);
  const name = text.slice(span.start, span.end);
  const lone = !name.includes(" ");
  return (
    NAMED_FOR.test(after) ||
    CITED_AFTER.test(after) ||
    (CITED_WITHIN.test(after) && CITING_BEFORE.test(before)) ||
    THE_FIRST.test(after) ||
    (lone && REGNAL.test(after)) ||
    REGNAL_WITHIN.test(name) ||
    STORM_WITHIN.test(before.endsWith("Tropical ") ? `Tropical ${name}` : name) ||
    (lone && (BEARS_SURNAME.test(after) || CASE_AFTER.test(after) || CASE_BEFORE.test(before))) ||
    // All of these end in a space.
    (before.endsWith(" ") &&
      (RULER_BEFORE.test(before) ||
        STORM_BEFORE.test(before) ||
        BEARER_BEFORE.test(before) ||
        MAKER_BEFORE.test(before) ||
        (SHIP_BEFORE.test(before) && !INITIAL.test(name)) ||
        WORKS_BEFORE.test(before))) ||
    BEARS_FULL_NAME.test(after) ||
    TALE.test(text.slice(Math.max(0, span.start - TALE_REACH), span.start))
  );
}

/** What stands behind the last mark that ends a sentence. */
function lastSentence(text: string): string {
  return text.slice(1 + Math.max(...SENTENCE_MARKS.map((mark) => text.lastIndexOf(mark))));
}

/**
 * Whether the person at this place is spoken of as a public, historical or fictional one: the name
 * is widely known, or words such as "the novelist" stand right beside it, and nothing private does.
 */
export function isPublicFigure(
  text: string,
  span: { readonly start: number; readonly end: number; readonly english: boolean },
): boolean {
  const name = text.slice(span.start, span.end);
  const before = text.slice(Math.max(0, span.start - REACH), span.start);
  const after = text.slice(span.end, span.end + REACH);
  if (DIVINE.has(name.toLowerCase())) return true;
  if (PRIVATE_CUES.test(before)) return false;
  if (isKnown(simplify(name)) || isOfWorkOrThing(text, span)) return true;
  if (span.english && isThing(name, before)) return true;
  const sentenceAfter = after.slice(0, /[.!?\n]/u.exec(after)?.index ?? after.length);
  if (PRIVATE_CUES.test(sentenceAfter)) return false;
  return (
    PUBLIC_CUES.test(lastSentence(before.slice(-32))) ||
    PUBLIC_CUES.test(sentenceAfter.slice(0, 24))
  );
}
