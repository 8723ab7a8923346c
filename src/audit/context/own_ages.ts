import { matchAnchor } from "./frames/match_anchor.ts";
import type { Reading } from "./reading.ts";

/** An age that the writer tells, and where: years, and a UTF-16 offset. */
export interface OwnAge {
  readonly years: number;
  readonly offset: number;
}

/** How a language's speakers tell their age: what stands before the number, what may stand between, what behind. */
interface Telling {
  readonly before: string;
  readonly only?: string;
  readonly unit: string;
  /** The words before it lead to other numbers as well ("am 15. März", "em 10."): the unit must follow. */
  readonly unitNeeded?: true;
}

/** Languages that put spaces between their words. */
const TELLINGS: readonly Telling[] = [
  {
    before: "i am|i'm|im|i just turned|i turned|my age is",
    only: "only|just|almost|like",
    unit: "years?|yrs?|yo|y\\/o",
  },
  { before: "ich bin", only: "erst|nur|schon", unit: "jahre?" },
  { before: "j'ai", only: "seulement", unit: "ans" },
  { before: "tengo", only: "solo|sólo|apenas", unit: "años" },
  { before: "(?:eu )?tenho", only: "apenas|só", unit: "anos|aninhos" },
  { before: "ho", only: "solo|appena", unit: "anni" },
  { before: "ik ben", only: "pas|maar|al", unit: "jaar" },
  { before: "mam", only: "dopiero|tylko|już", unit: "lat" },
  { before: "jag är", only: "bara", unit: "år" },
  { before: "jeg er", only: "bare|kun", unit: "år" },
  { before: "olen|mulla on|minulla on", only: "vasta", unit: "vuotta|-vuotias|vuotias|v" },
  { before: "mám|je mi", only: "teprve|len", unit: "let|roků|rokov" },
  { before: "imam", only: "samo", unit: "godina|let", unitNeeded: true },
  { before: "am", only: "doar", unit: "ani|de ani", unitNeeded: true },
  { before: "είμαι", only: "μόνο", unit: "χρον\\p{L}*|χρόν\\p{L}*|ετών" },
  { before: "мне", only: "только|уже", unit: "лет|год\\p{L}?" },
  { before: "мені", only: "лише|вже", unit: "рок\\p{L}{0,2}|рік" },
  { before: "saya|aku|umur(?:ku| saya)?", only: "baru", unit: "tahun" },
  { before: "ako ay", unit: "taon|taong" },
  { before: "nina(?: umri wa)?(?: miaka)?", unit: "miaka" },
  { before: "em|con|tôi", only: "mới", unit: "tuổi", unitNeeded: true },
  { before: "ben", only: "daha", unit: "yaş\\p{L}*", unitNeeded: true },
  { before: "عمري|عندي", unit: "سنوات|سنين|سنة" },
  { before: "אני בת|אני בן", unit: "שנים" },
  { before: "मैं|मेरी उम्र|हम", unit: "साल|वर्ष" },
];

/** A name between: "ik ben Daan, 10 jaar". */
const NAME = "\\p{L}{2,14}, ?(?:(?:and|en|und|et|y|e|i|og|och|ja) )?";
/** Behind a name the age is all that follows: "I'm sorry, 10 years is too long" tells none. */
const ALONE = "(?= (?:old|alt|oud)(?!\\p{L})|[.,!?]|\\s*$| (?:and|en|und|et|y|e|i|og|och|ja) )";
/** Years that somebody has worked, or that are part of a count. */
const OF_LIFE = "(?! (?:of|experience|erfahrung|d'expérience|de experiencia))";
/** Behind a bare number the sentence ends, or goes on with "and". */
const BARE = "(?= (?:and|i|und|et|y|e|en|og|och|ja) |[.!,)😀-🙏]|\\s*$|\\n)";

function patternOf({ before, only, unit, unitNeeded }: Telling): string {
  const between = only === undefined ? "" : `(?:(?:${only}) )?`;
  const years = `[ -]?(?:${unit})(?!\\p{L})`;
  const end = unitNeeded ? `${years}${OF_LIFE}` : `(?:${years}${OF_LIFE}|${BARE})`;
  return (
    `(?<![\\p{L}\\p{N}])(?:${before}) ` +
    `(?:${NAME}(\\d{1,2})${years}${ALONE}|${between}(\\d{1,2})${end})`
  );
}

/** Languages and forms that put the age first, or write without spaces. */
const OTHERS = [
  "(?<![\\p{L}\\p{N}])(\\d{1,2}) ?(?:yaşındayım|yaşındayim|éves vagyok|χρονών|χρόνων|tahun aku|taong gulang)",
  "我(?:今年)?(\\d{1,2})[岁歲]",
  "(?<!\\d)(\\d{1,2})(?:歳|才|さい)(?:です|だよ|なの|だ|。|！|!|$)",
  "(?:저|저는|나|나는|난|제가)\\s?(?:올해\\s?)?(\\d{1,2})(?:살|세)",
  "(?:ผม|หนู|ฉัน)(?:อายุ)?\\s?(\\d{1,2})\\s?(?:ขวบ|ปี)|อายุ\\s?(\\d{1,2})\\s?(?:ขวบ|ปี)",
];
const TOLD = new RegExp([...TELLINGS.map(patternOf), ...OTHERS].join("|"), "gu");

/** What somebody is about to become. */
const TO_COME =
  /(?<![\p{L}\p{N}])(?:i'll be|i will be|i'm turning|i turn|turning|ich werde(?: \p{L}{1,10})?|j'aurai|voy a cumplir|cumplo|vou fazer|faço|compio|ik word|skończę|jag fyller|jeg fylder|jeg fyller|täytän) (\d{1,2})(?=(?: (?:years?|jahre?|ans|años|anos|anni|jaar|lat|år|vuotta))?(?: (?:next|tomorrow|soon|old|on|this)(?!\p{L})|[.,!]|$))/gu;
const IN_WORDS =
  /(?<!\p{L})(?:i am|i'm|im) (?:only |just )?(five|six|seven|eight|nine|ten|eleven|twelve)(?: and a half)?(?= years? old|[.!,]|\s*$| and (?!a half)| (?:i|but|so)(?!\p{L}))|(?<!\p{L})(?:i am|i'm|im) (?:only |just )?(five|six|seven|eight|nine|ten|eleven|twelve|\d{1,2}) and a half/gu;
const NUMBERS = ["five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
/** A number behind which stands what it counts. */
const NO_AGE = /^\s*(?:%|weeks?|months?|minutes?|hours?|days?|percent|euros?|dollars?|points?)/u;

/** The ages that the writer of a text says to have, or to reach soon. */
export function ownAges(reading: Reading): OwnAge[] {
  return [TOLD, TO_COME, IN_WORDS].flatMap((pattern) =>
    [...matchAnchor(reading, pattern)].flatMap((match) => {
      if (NO_AGE.test(reading.lower.slice(match.index + match[0].length))) return [];
      const told = match.slice(1).find((group) => group !== undefined) ?? "";
      const years = /^\d/.test(told) ? Number(told) : NUMBERS.indexOf(told) + 5;
      return [{ years, offset: match.index }];
    }),
  );
}
