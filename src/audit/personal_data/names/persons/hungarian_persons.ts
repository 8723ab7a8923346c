import { isWorldGiven } from "./is_world_given.ts";

/** Words that Hungarian texts are full of, and others hardly hold. */
const HUNGARIAN =
  /(?<!\p{L})(?:és|hogy|nem|egy|ő|őt|nála|neki|így|úgy|tegnap|első|második|amely|aki|volt|kell|már|csak|mert|vagy|még|van|meg|el|ki|be|le|fel|ma|az|ez|kérem|kérjük|szerint|után|neve|miatt|között)(?!\p{L})/gu;
const LETTERS = /[őűáéíóöúü]/u;
const LEAST_WORDS = 2;

const WORD = "\\p{Lu}\\p{Ll}+(?:-\\p{Lu}\\p{Ll}+)?";
/** Two words with capitals, a third as second given name. */
const ROW = new RegExp(
  `(?<![\\p{L}\\p{N}-])(?:(?:[Dd]r|[Ii]fj|[Ii]d|[Öö]zv)\\. )?(${WORD}) (${WORD})(?: (${WORD}))?(?![\\p{L}\\p{N}]|-\\p{L}{4})`,
  "gu",
);
/** What stands before a given name and is no family name. */
const NO_FAMILY =
  /^(?:A|Az|Egy|Ez|Azt|Ezt|És|De|Ha|Hogy|Mert|Kedves|Tisztelt|Drága|Szia|Sziasztok|Helló|Üdv|Köszönöm|Köszönjük|Kérem|Kérlek|Kérjük|Szent|Szűz|Herceg|Király|Tegnap|Ma|Holnap|Most|Majd|Akkor|Itt|Ott|Tudja|Mondta|Amikor|Mikor|Miért|Hol|Ki|Kié|Mi|Mit|Hogyan|Csak|Még|Már|Nem|Igen|Talán|Sajnos|Szerintem|Szegény|Kis|Nagy|Fiatal|Öreg|Idős|Újra|Ismét|Anya|Anyu|Apa|Apu|Néni|Bácsi|Nagymama|Nagypapa|Barátom|Barátnőm|Kolléganőm|Kollégám|Főnököm|Férjem|Feleségem|Fiam|Lányom|Húgom|Öcsém|Bátyám|Nővérem|Testvérem|Unokám|Unokatestvérem|Szomszédom|Ügyfél|Ügyfelünk|Beteg|Betegünk|Vevő|Eladó|Bérlő|Páciens|Név|Neve|Doktor|Doktornő|Professzor|Tanár|Igazgató|Polgármester|Miniszter|Elnök|Szállítási|Nálam|Nekem|Írta|Írd|Írj|Üzenem|Hívd|Kérdezd|Segíts|Január|Február|Március|Április|Május|Június|Július|Augusztus|Szeptember|Október|November|December|Hétfő|Kedd|Szerda|Csütörtök|Péntek|Szombat|Vasárnap)$|(?:ban|ben|nak|nek|val|vel|ból|ből|ról|ről|hoz|hez|tól|től|ért|ként|nál|nél|ság|ség|unk|ünk|tam|tem|ottam|ettem|jük|juk)$/u;
/** What follows on a name in streets, schools and firms. */
const BEARER_BEHIND =
  /^ (?:utca|út|útja|tér|köz|sétány|körút|park|híd|iskola|általános|gimnázium|kórház|egyetem|színház|múzeum|szobra|díj|emlék|stadion|aréna|lakótelep|kft|bt|zrt|nyrt|alapítvány)/iu;
/** Endings of the cases, with the vowel before them, the longest first. */
const CASES =
  /(?:val|vel|[bdfgjklmnprstvzcs]{1,2}al|[bdfgjklmnprstvzcs]{1,2}el|nak|nek|tól|től|ról|ről|ból|ből|hoz|hez|höz|nál|nél|ban|ben|ért|ra|re|ba|be|[aeoöáé]?t|[aeoö]?n|ék|é|né)$/u;
const FINAL: Readonly<Record<string, string>> = { á: "a", é: "e" };

/** The length of the given name within a word that may go on with a case; 0 where there is none. */
function lengthOfGiven(word: string): number {
  const lower = word.toLowerCase();
  if (isWorldGiven(lower)) return word.length;
  const ending = CASES.exec(lower)?.[0];
  if (ending === undefined) return 0;
  for (let cut = ending.length; cut > 0; cut--) {
    const stem = lower.slice(0, -cut);
    const last = FINAL[stem.at(-1) ?? ""];
    const whole = last === undefined ? stem : stem.slice(0, -1) + last;
    if (stem.length > 2 && (isWorldGiven(stem) || isWorldGiven(whole))) return stem.length;
  }
  return 0;
}

/** Whether the text is Hungarian, by its letters and its most frequent words. */
function isHungarian(text: string): boolean {
  return LETTERS.test(text) && (text.match(HUNGARIAN)?.length ?? 0) >= LEAST_WORDS;
}

/**
 * Full names of Hungary, the family name before the given name: "A második Bodrogi Attila, nála";
 * without the ending that the given name takes: "Kerekes Zsoltot". Linear.
 */
export function hungarianPersons(text: string): { start: number; end: number }[] {
  if (!isHungarian(text)) return [];
  return [...text.matchAll(ROW)].flatMap(
    ({ index, 0: whole, 1: one = "", 2: two = "", 3: three }) => {
      if (BEARER_BEHIND.test(text.slice(index + whole.length))) return [];
      const start = index + whole.indexOf(one);
      const length = lengthOfName(one, two, three);
      if (length > 0) return [{ start, end: start + length }];
      // "Helyére Kerekes Zsoltot": the first word is the sentence's.
      const rest = three === undefined ? 0 : lengthOfName(two, three);
      const behind = start + one.length + 1;
      return rest === 0 ? [] : [{ start: behind, end: behind + rest }];
    },
  );
}

/** What given names that are family names as well end in: "Balogh Imre", and not "Anna Mária". */
const FAMILY_END = /[sikyőóéh]$/u;

/** The length of a family name with one or two given names behind it; 0 where they are none. */
function lengthOfName(family: string, given: string, second?: string): number {
  if (NO_FAMILY.test(family)) return 0;
  if (second === undefined) {
    if (isWorldGiven(family.toLowerCase()) && !FAMILY_END.test(family)) return 0;
    const length = lengthOfGiven(given);
    return length === 0 ? 0 : family.length + 1 + length;
  }
  const length = isWorldGiven(given.toLowerCase()) ? lengthOfGiven(second) : 0;
  return length === 0 ? 0 : family.length + given.length + 2 + length;
}
