import { GIVEN_NAME, lookUpWord } from "../../../tagging/gazetteer.ts";
import { placeStem } from "../../../tagging/place_stem.ts";
import { DIVINE } from "./is_plausible_person.ts";
import { KNOWN_FIGURES } from "./known_figures.ts";
import { PERSON_BRANDS } from "./person_brands.ts";
import { isPersonRole } from "./person_roles.ts";

const PLAIN = /^[\x20-\x7e]*$/;

/** Names are compared without marks, dots and possessive endings. */
function simplify(name: string): string {
  const small = name.toLowerCase();
  const unmarked = PLAIN.test(small) ? small : small.normalize("NFD").replace(/\p{M}/gu, "");
  return unmarked
    .replace(/['’]s?$/u, "")
    .replace(
      /^(?:lord|lady|sir|president|king|queen|prince|princess|captain|count|saint|st|pope)\.? /u,
      "",
    )
    .replace(/[.\s-]+/gu, " ")
    .trim();
}

const FIGURES = new Set(KNOWN_FIGURES.map(simplify));
const BRANDS = new Set(PERSON_BRANDS.split("|").map(simplify));

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

/** Longer than a name: a brand and what it sells. */
const HAN = /^\p{Script=Han}{4}/u;
const WORD_BEFORE = /(?<!\p{L})(\p{L}{2,10}\.? )$/u;

/** Whether a name is known with the word before it: "Miss Havisham". */
function isTitledFigure(name: string, before: string): boolean {
  const word = WORD_BEFORE.exec(before)?.[1];
  return word !== undefined && FIGURES.has(simplify(word + name));
}

/** Whether it is a brand's name, with the word before it or by itself: "Aunt Bessie", "Albert Heijn". */
function isBrand(name: string, before: string): boolean {
  const word = WORD_BEFORE.exec(before)?.[1];
  if (word !== undefined && BRANDS.has(simplify(word + name))) return true;
  if (HAN.test(name) && [2, 3, 4].some((length) => BRANDS.has(name.slice(0, length)))) return true;
  return (
    BRANDS.has(simplify(name)) && !(word !== undefined && isPersonRole(word.trim().toLowerCase()))
  );
}

/** Offices, works, eras and names known to all: whoever stands beside such words is spoken of as a public person. */
const PUBLIC_CUES =
  /\b(?:president|vice president|prime minister|chancellor|chief justice|associate justice|supreme court justice|secretary[- ]general|governor of|ambassador|astronaut|archbishop|senator|congress(?:man|woman)|secretary of state|foreign minister|emperor|pope|philosopher|composer|novelist|poet|playwright|painter|physicist|mathematician|novels?|author of|written by|books? by|directed by|starring|painted by|composed by|theorem|sonnets?|symphony|biography of|born in 1[0-8]\d\d|nobel prize|oscar-winning|film director|protagonist|hero of|wrote (?:(?:the|an?|his|her|their|several|many|two|three|its) )?(?:[\p{L}-]+ )?(?:novels?|books?|plays?|poems?|poetry|symphon(?:y|ies)|operas?|essays?|songs?|stories|epics?|treatises?|memoirs?|music|lyrics|sonnets?|concertos?|works?|screenplays?)|wrote ["“«]|fictional|faraday|einstein|galileo|copernicus|shakespeare|beethoven|aristotle|bundeskanzler(?:in)?|bundespräsident|außenminister(?:in)?|ministerpräsident(?:in)?|schriftsteller(?:in)?|philosoph|komponist|roman|romane|premier ministre|président|écrivain|roman de|presidente|primer ministro|escritora?|filósofo|novela|romance de|statsminister|minister spraw|minister(?:em)? (?:zdrowia|finansów|obrony|edukacji|sprawiedliwości|rolnictwa|infrastruktury)|wicepremier|marszałek (?:sejmu|senatu)|rzecznik(?:iem)? rządu|ministre d|ministro d|ministra d|minister-president|ministr(?:yně)? (?:zahraničí|financí|obrany|zdravotnictví|vnitra)|premiér|premijer|predsednik|predsjednik|prezident)\b/iu;

/** Words that make the person private after all. */
const PRIVATE_CUES =
  /\b(?:(?:my|our|your)(?! fav)|patient|customer|client|employee|tenant|student|landlord|neighbou?r|lives? at|residing|mein|meine|mon|ma|mi|minha|meu|(?<!\d ?)min|mijn|phone|email|e-mail|ssn|dob|born on|account|address)\b/iu;

/** What is named for a person who found or wrote it: "Parkinson's disease", "Fermat's theorem". */
const NAMED_FOR =
  /^(?:['’]s?)? (?:[dD]ay|disease|syndrome|lymphoma|sarcoma|palsy|theorem|lemma|conjecture|laws?(?! firm)|paradox|principle|rules?|tables?|hypothesis|razor|comet|inequality|equations?)\b/u;
/** What bears a surname without an ending only where it is named for someone: "a Bernoulli trial". */
const BEARS_SURNAME =
  /^ (?:signs?|reflex|[A-Z]-(?:[Kk]lasse?|[Cc]lass)|class|catheters?|maneuver|manoeuvre|shuffle|search|sort|cipher|numbers?|codes?|spanner|wrench|screws?|key|socket|trials?|distribution|process|effect|algorithm|constant|transform|series|matrix|filter|diagram|reaction|curve|chart|scale|score|index|ratio|machine|telescope|prize|medal)\b/u;

/** Words before such a name in other languages: "syndrome de Raynaud", "Morbus Bechterew". */
const NAMED_FOR_BEFORE =
  /(?<!\p{L})(?:(?:[Mm]aladie|[Ss]yndromes?|[Ss]igne|[Tt]est|[Tt]héorème|[Ll]oi|[Éé]chelle|[Pp]hénomène|[Ff]ormule|[Ee]nfermedad|[Ss][ií]ndromes?|[Mm]al|[Tt]eorema|[Ll]e[yi]|[Ee]scala|[Ss]igno|[Ee]fecto|[Dd]oença|[Ss]inal|[Ee]feito|[Mm]alattia|[Mm]orbo|[Ss]indrome|[Ll]egge|[Ss]cala|[Ee]ffetto|[Bb]oala|[Ss]indromul(?:ui)?|[Tt]eorema|[Ll]egea) (?:d[ei] |d['’]|del |de la |lui )?|(?:[Zz]iekte|[Ss]yndroom|[Ss]telling|[Ww]et) van |[Mm]orbus |(?:[Cc]horob[aęąy]|[Zz]espół|[Zz]espołu|[Tt]wierdzeni[ea]|[Pp]rawo|[Ss]kala|[Nn]emoc|[Ss]yndrom|[Zz]ákon|[Vv]ěta|[Bb]olest|[Ss]indrom|[Bb]olezen|[Бб]олезн[ьи]|[Сс]индром[ау]?|[Тт]еорем[аыу]|[Зз]акон[ау]?|[Шш]кал[аеы]|[Хх]вороб[аиу]|[Зз]акон|[Σσ]ύνδρομο|[Νν]όσος|[Νν]όσο) )$/u;
/** Schools, hospitals, streets and more stand before the name that they bear in most languages. */
const BEARER_PLACE_BEFORE =
  /(?<!\p{L})(?:primaria|secundaria|preparatoria|prepa|jardín de niños|universidad|université|università|universidade|uniwersytet|univerzita|ОШ|СОШ|МОУ|гимназија|ОУ|perpustakaan|lycée|collège|école|hôpital|gymnase|stade|théâtre|médiathèque|place|rue|avenue|boulevard|square|quai|pont|colegio|escuela|instituto|i\.?e\.?s\.?|ceip|liceo|hospital|estadio|teatro|calle|plaza|avenida|aeropuerto|parque|colégio|escola|faculdade|hospital|estádio|avenida|rua|praça|aeroporto|parque|scuola|istituto|ospedale|stadio|via|piazza|corso|viale|parco|gimnázium|kórház|liceum|szkoł[ayęe]|gimnazjum|przychodni\p{L}{0,3}|szpital\p{L}{0,3}|rond[oa]|park|plac|gymnázium|nemocnice|nemocnica|škola|ulice|náměstí|námestie|gimnazija|bolnica|trg|liceul|colegiul|școala|spitalul|strada|bulevardul|piața|школ[аыеу]|лице[йяе]|гимнази[яию]|больниц[аеы]|театр\p{L}?|площад[ьи]|парк[ае]?|сквер\p{L}?|улиц[аеы]|проспект\p{L}?|станци[яи]|СУ|ОУ|ЕГ|школа|лікарня|гімназія|ліцей|вулиц[яі]|σχολείο|νοσοκομείο|πλατεία|οδός|στάδιο|θέατρο|thpt|thcs|trường|bệnh viện|phường|đường|quận|công viên|cầu|chợ|sân bay|đại học|phố|jalan|jl\.|bandara|stadion|rumah sakit|rs|masjid|taman|gedung|شارع|طريق|مدرسة|جامعة|مستشفى|مطار|ميدان|רחוב|בית ספר|כיכר|(?:statue|bust|grave|house) of|socha|sochy|sochou|pomník\p{L}?|pomnik\p{L}{0,3}|szobra|statuia|памятник\p{L}?|пам'ятник\p{L}?)(?: (?:im\.|imienia|имени|им\.|ім\.|imeni|statale|publique?|público|militaire|universitaire|regional|municipal))?[ \n]["“«„‘'”]?$/iu;

/** And behind it, where the language joins them with a hyphen or a space. */
const NAMED_FOR_BEHIND =
  /^(?:-(?:[Ss]yndrom\p{L}*|[Kk]rankheit|[Tt]est\p{L}*|[Ss]kala|[Ss]core|[Ss]atz|[Gg]esetz\p{L}*|[Zz]eichen|[Ee]ffekt\p{L}*|kór(?:ra|t|ral)?|szindróma|ziekte|syndroom|syndromet?|sjukdom|syndrooma)|(?:in |n |s )?(?:frestelse|tauti|oireyhtymä|sykdom|sygdom|syndrom|sjukdom|(?:hastalığı|sendromu|ayı|bayramı|pidesi|kolisi|indirimi|kampanyası|menüsü|caddesi|sokağı|mahallesi|hastanesi|lisesi|ilkokulu|ortaokulu|üniversitesi|vakfı|parkı|stadı|stadyumu|havalimanı|köprüsü|camii?|türbesi|müzesi|meydanı)\p{L}*|病|症候群|综合征))/u;

/** German joins what is named after somebody with hyphens: "Karl-Marx-Stadt". */
const HYPHENED_THING =
  /-(?:Stadt|Platz|Straße|Str|Schule\p{L}*|Haus|Halle|Preis|Stiftung|Gymnasium|Kirche|Klinik|Klinikum|Krankenhaus|Universität|Hochschule|Museum|Allee|Ring|Weg|Brücke|Park|Instrumente|Pädagogik|Orchester|Festspiele|Kabinett|Kaserne|Stadion|Arena|Ufer|Werke?|Institut|Oberschule|Realschule|Gesamtschule|Grundschule|Medaille|Denkmal|Blüten|Salze|Branntwein|Rente|Reform|Gesetz|plein|straat|school|laan|gatan|vej|gate|plass|plads|huset|skolen)$/u;

/** What inflames or grows is named for its finder, too: "tiroidite di Hashimoto". */
const DISEASE_BEFORE =
  /\p{L}{3}(?:ite|itis|itide|ose|osis|osi|osa|oma|oma|patia|patía|pathie|pathy|eczema|anemia|anémie)(?: d[ei]| d['’])? $/u;
const PARTICLE = /^(?:d[ei] |d['’])/u;

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
  /^,? (?:was|is|became|war|ist|wurde|fut|était|devint|fue|era|foi|fu|was|werd) (?:the|der|die|das|le|la|el|o|a|il|de) (?:first|second|third|last|youngest|oldest|\d{1,2}(?:st|nd|rd|th)|erste|letzte|jüngste|premi(?:er|ère)|derni(?:er|ère)|primer[ao]?|últim[ao]|primeir[ao]|prim[ao]|eerste)(?! (?:name|customer|client|patient|caller|applicant|available|free|on (?:the|our|my) list|disponible|libre|sur la liste|disponível|livre|disponibile|libera|verfügbar\p{L}*|frei\p{L}*|beschikbare?))/iu;

/** Works of which a list follows: "my favourite films are Jaws, Up and". */
const WORKS_BEFORE =
  /(?:films?|movies?|novels?|books?|plays?|operas?|musicals?|songs?|albums?|series|sitcoms?|shows?|games?|characters?|(?:dog|cat|pet|horse|baby|boys?|girls?|popular) names?|filme|romane|bücher|serien|películas|novelas|libros|romans|livres|romanzi|libri|filmes|livros)(?: (?:are|were|include|like|such as|sind|wie|sont|comme|son|como|sono|come|são)|:) (?:[\p{Lu}\d][^,.!?\n:]{0,30}, ){0,6}(?:[\p{Lu}\d][^,.!?\n:]{0,30} )?(?:(?:and|or|und|et|y|e) )?$/u;

/** Before the name of one who made a work: "un film de". */
const MAKER_BEFORE =
  /(?:^|[^\p{L}])(?:film|roman|novel|movie|opera|ópera|opéra|powieść|powieści|epopeja|wiersze?|romanzo|novela|livro|libro|buch|pièce|poème|symphonie|sinfonie|sinfonía|concerto|concierto) (?:d[eio]|del|di|von|van|by|av|af|from) $/iu;

/** The name of a work stands in quotes behind the word for it: 'no filme "Dona Flor'. */
const QUOTED_WORK =
  /(?:^|[^\p{L}])(?:films?|filme|filmu|movie|novel|book|song|album|play|libro|livro|livre|roman\p{L}{0,2}|buch|película|peli|canción|chanson|canzone|música|série|serien?|series|jogo|game|musical|óper[ao]|opera|книг\p{L}|фильм\p{L}?|роман\p{L}?|песн\p{L}|könyv\p{L}{0,3}|kitap|kitabı|şarkı\p{L}{0,2}|βιβλίο|ταινία|kniha|knihu|książk[aęi]|powieść) ["“«„‘']$/iu;

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
  /^ (?:field|bridge|tunnel|building|tower|dam|stadium|arena|hall|auditorium|theat(?:re|er)|foundation|institute|library|lecture|prize|award|medal|scholarship|fellowship|trophy|cup|memorial|statue|monument|lighthouse|garden|belt|jeans|shirt|watch|bag|shoes|boots|perfume|collection|catalogu?e|cologne|sunglasses|series|syndrome|(?:primary|elementary|high|middle|secondary|grammar|public|charter) school|school|college|hospital|airport|station|university|academy)\b/iu;

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
    NAMED_FOR_BEHIND.test(after.startsWith(" ") ? after.slice(1) : after) ||
    NAMED_FOR_BEFORE.test(before) ||
    DISEASE_BEFORE.test(before) ||
    (PARTICLE.test(name) && NAMED_FOR_BEFORE.test(`${before}${PARTICLE.exec(name)?.[0] ?? ""}`)) ||
    BEARER_PLACE_BEFORE.test(before) ||
    HYPHENED_THING.test(name) ||
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
    (/["“«„‘']$/u.test(before) && QUOTED_WORK.test(before)) ||
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
  if (isBrand(name, before)) return true;
  if (PRIVATE_CUES.test(before)) return false;
  if (isKnown(simplify(name)) || isTitledFigure(name, before)) return true;
  if (isOfWorkOrThing(text, span)) return true;
  if (span.english && isThing(name, before)) return true;
  const sentenceAfter = after.slice(0, /[.!?\n]/u.exec(after)?.index ?? after.length);
  if (PRIVATE_CUES.test(sentenceAfter)) return false;
  return (
    PUBLIC_CUES.test(lastSentence(before.slice(-32))) ||
    PUBLIC_CUES.test(sentenceAfter.slice(0, 24))
  );
}
