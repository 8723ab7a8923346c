import { maySpeak } from "./checks/may_speak.ts";
import { textBefore } from "./checks/context.ts";
import { makeWordList } from "./checks/word_list.ts";
import type { Candidate, DetectionInput, Detector } from "./detector.ts";

const PLATE =
  /(?<![\p{L}\p{N}$€£¥-])(?=[\p{Lu}\p{N} ·-]{0,9}\p{N})[\p{Lu}\p{N}]{1,7}(?:[ ·-]{1,3}[\p{Lu}\p{N}]{1,5}){0,3}(?![\p{L}\p{N}])/gu;

const CONTEXT = makeWordList([
  "license plate*",
  "licence plate*",
  "number plate*",
  "numberplate*",
  "plate number",
  "plate no",
  "plates",
  "plate",
  "registration plate",
  "vehicle registration",
  "car registration",
  "kennzeichen",
  "nummernschild",
  "plaque d'immatriculation",
  "immatriculation",
  "plaque",
  "matrícula",
  "placa",
  "patente",
  "targa",
  "kenteken*",
  "nummerplaat",
  "tablica rejestracyjna",
  "numer rejestracyjny",
  "nr rej",
  "spz",
  "poznávací značka",
  "rendszám",
  "plaka",
  "nummerplade",
  "registreringsnummer",
  "skiltnummer",
  "rekisterinumero",
  "reg nr",
  "reg.nr",
  "reg. nr",
  "regnr",
  "rekisteritunnus*",
  "autoturism*",
  "număr de înmatriculare",
  "înmatriculare",
  "αριθμός κυκλοφορίας",
  "πινακίδα*",
  "rendszáma",
  "registrační značka",
  "evidenčné číslo vozidla",
  "rejestracyjn*",
  "registarsk*",
  "registrska",
  "рег. номер",
  "госномер",
  "номерной знак",
  "车牌*",
  "車牌",
  "ナンバープレート",
  "번호판",
]);

/** Banks and firms have registered numbers, too, of nothing but digits. */
const REGISTER = /reg/i;

/** How far the word may stand before the plate. */
const REACH = 35;
const MINIMUM = 4;
const MAXIMUM = 10;

/** The candidate cut to whole groups of at most ten letters and digits that hold a digit. */
function cut(written: string): string | null {
  const groups = written.split(/(?<=[ ·-])(?=[\p{Lu}\p{N}])/u);
  while (groups.length > 0) {
    const joined = groups.join("");
    const count = joined.replace(/[^\p{L}\p{N}]/gu, "").length;
    if (count <= MAXIMUM) {
      return count >= MINIMUM && /\d/.test(joined) ? joined.replace(/[ ·-]+$/u, "") : null;
    }
    groups.pop();
  }
  return null;
}

function detect(input: DetectionInput): Candidate[] {
  const { text } = input;
  if (!/\p{N}/u.test(text) || !maySpeak(input, CONTEXT)) return [];
  const found: Candidate[] = [];
  for (const match of text.matchAll(PLATE)) {
    if (match[0].length < MINIMUM) continue;
    if (!CONTEXT.test(textBefore(text, match.index, REACH))) continue;
    const plate = cut(match[0]);
    if (plate === null || /^(?:19|20)\d\d$/.test(plate)) continue;
    if (!/\p{Lu}/u.test(plate) && REGISTER.test(textBefore(text, match.index, REACH))) continue;
    found.push({
      kind: "VEHICLE",
      type: "LICENSE_PLATE",
      start: match.index,
      end: match.index + plate.length,
      confidence: /\p{Lu}/u.test(plate) ? 0.85 : 0.55,
      validated: false,
    });
  }
  return found;
}

/** Registration plates of vehicles, where a word says that they are one. */
export const detector: Detector = {
  id: "license_plate",
  source: "Vienna Convention on Road Traffic (1968), annexes 2 and 3",
  detect,
  examples: {
    true: [
      { text: "My license plate is ABC 1234.", finds: ["ABC 1234"] },
      { text: "Kennzeichen: M-XY 999", finds: ["M-XY 999"] },
      { text: "plaque AB-123-CD", finds: ["AB-123-CD"] },
      { text: "matrícula 1234 BCD", finds: ["1234 BCD"] },
    ],
    false: [
      "ABC 1234",
      "the plate is 30 cm wide",
      "plate tectonics in 2019",
      "room B-12, plates for 4",
      "reg.nr. 5301 kontonr. 0123456789",
    ],
  },
};
