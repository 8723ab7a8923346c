import { machineReadableDigit } from "./checks/machine_readable_digit.ts";
import type { Candidate, DetectionInput, Detector } from "./detector.ts";

/** A passport's two lines: kind, state and name; then number, nationality, birth, sex and expiry. */
const PASSPORT =
  /(?<![A-Z\d<])P[A-Z<][A-Z]{1,3}<{0,2}[A-Z<]{10,39}(?:\s{1,3}|\\n)([A-Z\d<]{9})(\d)[A-Z<]{3}(\d{6})(\d)[MFX<](\d{6})(\d)[A-Z\d<]{2,16}(?![A-Z\d<])/g;
/** A card's three lines: kind, state and number; birth, sex and expiry; then the name. */
const CARD =
  /(?<![A-Z\d<])[AIC][A-Z<][A-Z<]{3}([A-Z\d<]{9})(\d)[A-Z\d<]{5,15}(?:\s{1,3}|\\n)(\d{6})(\d)[MFX<](\d{6})(\d)[A-Z\d<]{3,15}(?:\s{1,3}|\\n)[A-Z<]{10,30}(?![A-Z\d<])/g;

/** How many of the three check digits hold: of number, birth and expiry. */
function countProven(groups: readonly string[]): number {
  const [number = "", first, birth = "", second, expiry = "", third] = groups;
  const pairs = [
    [number.replaceAll("<", "0"), first],
    [birth, second],
    [expiry, third],
  ] as const;
  return pairs.filter(([value, digit]) => String(machineReadableDigit(value)) === digit).length;
}

function detect({ text }: DetectionInput): Candidate[] {
  if (!text.includes("<<")) return [];
  return [
    [text.matchAll(PASSPORT), "PASSPORT"] as const,
    [text.matchAll(CARD), "NATIONAL_ID"] as const,
  ].flatMap(([matches, kind]) =>
    [...matches].map((match) => {
      const validated = countProven(match.slice(1)) === 3;
      return {
        kind,
        type: "MACHINE_READABLE_ZONE",
        start: match.index,
        end: match.index + match[0].length,
        confidence: validated ? 0.99 : 0.8,
        validated,
      };
    }),
  );
}

/** The lines of a passport or an identity card that machines read: name, number and birthday. */
export const detector: Detector = {
  id: "machine_readable_zone",
  source:
    "ICAO Doc 9303, parts 4 (TD3) and 5 (TD1), https://www.icao.int/publications/doc-series/doc-9303",
  detect,
  examples: {
    true: [
      {
        text: "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C36UTO7408122F1204159ZE184226B<<<<<10",
        finds: [
          "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C36UTO7408122F1204159ZE184226B<<<<<10",
        ],
      },
    ],
    false: ['std::cout << "hello" << std::endl;', "PRESS<<HERE<<NOW"],
  },
};
