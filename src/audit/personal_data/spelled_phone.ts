import type { Candidate, DetectionInput, Detector } from "./detector.ts";

/** The digits in words, by language, zero first; what is said for several digits stands behind. */
const DIGITS =
  "zero|oh|one|two|three|four|five|six|seven|eight|nine|niner|null|eins|zwei|zwo|drei|vier|fünf|sechs|sieben|acht|neun|zéro|un|deux|trois|quatre|cinq|sept|huit|neuf|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|um|dois|três|quatro|sete|oito|nove|due|tre|quattro|cinque|sei|sette|otto|jeden|dwa|trzy|cztery|pięć|sześć|siedem|osiem|dziewięć|nul|een|twee|drie|vijf|zes|zeven|negen|ноль|один|два|три|четыре|пять|шесть|семь|восемь|девять";
const MANY = "(?:double|triple|hundred|thousand|plus|area code|extension|o)";
const GAP = "(?:[ \\t]{1,2}|[ ]?[-,.–][ ]?)(?:and |then |und |et |y )?";
const ROW = new RegExp(
  `(?<![\\p{L}\\p{N}-])(?:plus )?(?:${DIGITS})(?:${GAP}(?:${DIGITS}|${MANY})){5,17}(?![\\p{L}\\p{N}])`,
  "giu",
);
const WORD = new RegExp(
  `(?<!\\p{L})(?:${DIGITS}|o|double|triple|hundred|thousand)(?!\\p{L})`,
  "giu",
);
/** Three in a row, looked for first, since few texts count out anything. */
const MAYBE = new RegExp(`(?:${DIGITS})[ ,-]{1,3}(?:${DIGITS})[ ,-]{1,3}(?:${DIGITS})`, "i");

const FEWEST = 7;
const MOST = 15;
/** Digits in their order are counted out, up or down, and belong to no telephone. */
const COUNTED =
  /one two three four|nine eight seven six|eins zwei drei vier|neun acht sieben sechs|un deux trois quatre|uno dos tres cuatro|um dois três quatro|due tre quattro cinque|jeden dwa trzy cztery|een twee drie vier|один два три четыре/u;

/** A word that says what the number is, before it. */
const NEAR =
  /(?:phone|number|num|call|text|cell|mobile|reach|ring|dial|tel|fax|whatsapp|mine is|nummer|handy|ruf|anruf|numéro|téléphone|appel|número|móvil|celular|teléfono|llám|telefone|lig|numero|cellulare|telefono|chiam|numer|telefon|dzwoń|bel|номер|телефон|звон)[^.!?\n]{0,40}$/iu;

function countDigits(row: string): number {
  const words = row.toLowerCase().match(WORD) ?? [];
  let count = 0;
  let times = 1;
  for (const word of words) {
    if (word === "double" || word === "triple") {
      times = word === "double" ? 2 : 3;
      continue;
    }
    count += word === "hundred" ? 2 : word === "thousand" ? 3 : times;
    times = 1;
  }
  return count;
}

function detect({ text }: DetectionInput): Candidate[] {
  if (!MAYBE.test(text)) return [];
  return [...text.matchAll(ROW)].flatMap(({ index, 0: row }): Candidate[] => {
    const digits = countDigits(row);
    if (digits < FEWEST || digits > MOST) return [];
    const plain = row.toLowerCase().replace(/[^\p{L}]+/gu, " ");
    if (COUNTED.test(plain)) return [];
    const named = NEAR.test(text.slice(Math.max(0, index - 60), index));
    // Ten digits said in words are hardly anything else; fewer are counted out in games and songs.
    if (!named && digits < 10) return [];
    const span = { start: index, end: index + row.length };
    const confidence = named ? 0.8 : 0.6;
    return [{ kind: "PHONE", type: "SPELLED_OUT", ...span, confidence, validated: false }];
  });
}

/** Telephone numbers said digit by digit, as people do to get past filters. */
export const detector: Detector = {
  id: "spelled_phone",
  source: "ITU-T E.123, notation for telephone numbers; E.164 for their lengths",
  detect,
  examples: {
    true: [
      {
        text: "call me at five five five, eight six seven, five three oh nine",
        finds: ["five five five, eight six seven, five three oh nine"],
      },
      {
        text: "Meine Nummer: null eins sieben sechs fünf fünf vier drei zwei eins",
        finds: ["null eins sieben sechs fünf fünf vier drei zwei eins"],
      },
      {
        text: "mi número es seis uno dos dos cuatro cinco seis siete ocho",
        finds: ["seis uno dos dos cuatro cinco seis siete ocho"],
      },
    ],
    false: [
      "one two three four five six seven eight nine ten",
      "They won three two, then two one, and six four.",
      "Count down: nine eight seven six five four three two one zero",
      "One or two of the three or four people came.",
    ],
  },
};
