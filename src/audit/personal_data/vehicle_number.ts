import { hasContext } from "./checks/context.ts";
import { longestRun } from "./checks/longest_run.ts";
import { makeWordList } from "./checks/word_list.ts";
import type { Candidate, DetectionInput, Detector } from "./detector.ts";

const NUMBER = /(?<![A-Za-z\d-])[A-HJ-NPR-Z\d]{17}(?![A-Za-z\d-])/gi;
const LENGTH = 17;

const CONTEXT = makeWordList([
  "vin",
  "vehicle*",
  "chassis",
  "car",
  "fahrgestell*",
  "fin",
  "fahrzeug*",
  "châssis",
  "véhicule",
  "bastidor",
  "vehículo",
  "telaio",
  "chassi",
  "chassisnummer",
  "nadwozia",
  "stelnummer",
  "车架号",
  "車台番号",
  "차대번호",
]);

const VALUES = "0123456789.ABCDEFGH..JKLMN.P.R..STUVWXYZ";
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/** The check digit at place nine that North America demands (49 CFR 565.15). */
function hasCheckDigit(number: string): boolean {
  let sum = 0;
  for (const [index, weight] of WEIGHTS.entries()) {
    sum += (VALUES.indexOf(number[index] ?? "") % 10) * weight;
  }
  return number[8] === "0123456789X"[sum % 11];
}

function detect(input: DetectionInput): Candidate[] {
  const { text } = input;
  if (longestRun(input) < LENGTH) return [];
  const found: Candidate[] = [];
  for (const match of text.matchAll(NUMBER)) {
    const number = match[0].toUpperCase();
    if (!/\d{3}$/.test(number) || (number.match(/[A-Z]/g) ?? []).length < 2) continue;
    const span = { start: match.index, end: match.index + number.length };
    const named = hasContext(text, CONTEXT, span);
    const validated = hasCheckDigit(number);
    if (!named && (!validated || number !== match[0])) continue;
    const confidence = named ? 0.95 : 0.75;
    found.push({
      kind: "VEHICLE",
      type: "VEHICLE_IDENTIFICATION_NUMBER",
      ...span,
      confidence,
      validated,
    });
  }
  return found;
}

/** Vehicle identification numbers. */
export const detector: Detector = {
  id: "vehicle_number",
  source: "ISO 3779; 49 CFR 565.15",
  detect,
  examples: {
    true: [
      { text: "VIN 1HGBH41JXMN109186", finds: ["1HGBH41JXMN109186"] },
      { text: "It is 1M8GDM9AXKP042788.", finds: ["1M8GDM9AXKP042788"] },
      { text: "Fahrgestellnummer: WVWZZZ1JZ3W386752", finds: ["WVWZZZ1JZ3W386752"] },
    ],
    false: [
      "1M8GDM9A0KP042788",
      "VIN 1HGBH41JXMN10918",
      "ABCDEFGHJKLMNPRST",
      "12345678901234567",
      "session AB12CD34EF56GH789",
    ],
  },
};
