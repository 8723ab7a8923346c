import { hasContext } from "./checks/context.ts";
import { makeWordList } from "./checks/word_list.ts";
import { mod97 } from "./checks/mod_97.ts";
import { IBAN_STRUCTURES } from "./data/iban_structures.ts";
import type { Candidate, DetectionInput, Detector } from "./detector.ts";

const START = /(?<![\p{L}\p{N}])[a-z]{2}[ -]?\d{2}(?=[ -]?[a-z\d])/giu;
const LONGEST_WRITTEN = 70;

const CONTEXT = makeWordList([
  "iban",
  "account*",
  "bank*",
  "konto*",
  "cuenta",
  "compte",
  "conto",
  "conta",
  "rekening*",
  "rachun*",
  "счет",
  "账户",
  "口座",
]);

const SPECIMENS: ReadonlySet<string> = new Set([
  "GB82WEST12345698765432",
  "GB33BUKB20201555555555",
  "DE89370400440532013000",
  "FR1420041010050500013M02606",
  "ES9121000418450200051332",
  "NL91ABNA0417164300",
  "CH9300762011623852957",
  "BE68539007547034",
  "AT611904300234573201",
  "IT60X0542811101000000123456",
  "PL61109010140000071219812874",
]);

const CLASSES: Readonly<Record<string, string>> = { n: "\\d", a: "[A-Z]", c: "[A-Z\\d]" };

const SHAPES: ReadonlyMap<string, { readonly length: number; readonly shape: RegExp }> = new Map(
  Object.entries(IBAN_STRUCTURES).map(([country, structure]) => {
    const parts = [...structure.matchAll(/([nac])(\d+)/g)];
    const shape = parts.map(([, type = "n", count]) => `${CLASSES[type]}{${count}}`).join("");
    const length = parts.reduce((sum, [, , count]) => sum + Number(count), 4);
    return [country, { length, shape: new RegExp(`^[A-Z]{2}\\d{2}${shape}$`) }];
  }),
);

function isSymbol(code: number): boolean {
  return (
    (code >= 0x30 && code <= 0x39) ||
    (code >= 0x41 && code <= 0x5a) ||
    (code >= 0x61 && code <= 0x7a)
  );
}

function isGap(code: number): boolean {
  return code === 0x20 || code === 0x2d || code === 0xa0 || code === 0x0a;
}

/** The first `count` letters and digits from `start` and where they end; null when they run out. */
function readSymbols(text: string, start: number, count: number) {
  const last = Math.min(text.length, start + LONGEST_WRITTEN);
  let found = 0;
  let gap = 0;
  for (let index = start; index < last; index++) {
    const code = text.charCodeAt(index);
    if (isSymbol(code)) {
      gap = 0;
      if (++found < count) continue;
      const symbols = text.slice(start, index + 1).replace(/[^a-z\d]/gi, "");
      return { symbols: symbols.toUpperCase(), end: index + 1 };
    } else if (!isGap(code) || ++gap > 1) return null;
  }
  return null;
}

function detect({ text }: DetectionInput): Candidate[] {
  const found: Candidate[] = [];
  for (const match of text.matchAll(START)) {
    const country = match[0].slice(0, 2).toUpperCase();
    const format = SHAPES.get(country);
    const read = format && readSymbols(text, match.index, format.length);
    if (!format || !read || /[\p{L}\p{N}]/u.test(text[read.end] ?? "")) continue;
    if (!format.shape.test(read.symbols)) continue;
    const span = { start: match.index, end: read.end };
    const validated = mod97(read.symbols.slice(4) + read.symbols.slice(0, 4)) === 1;
    if (!validated && !hasContext(text, CONTEXT, span)) continue;
    found.push({
      kind: "IBAN",
      ...span,
      confidence: validated ? 0.99 : 0.6,
      validated,
      jurisdiction: country,
      ...(SPECIMENS.has(read.symbols) ? { personal: false } : {}),
    });
  }
  return found;
}

/** International bank account numbers of every country in the registry. */
export const detector: Detector = {
  id: "iban",
  source: "ISO 13616-1; SWIFT IBAN Registry, https://www.swift.com/standards/data-standards/iban",
  detect,
  examples: {
    true: [
      { text: "IBAN: GB05QJZO19199608871268.", finds: ["GB05QJZO19199608871268"] },
      {
        text: "LC55 HEMM 0001 0001 0012 0012 0002 3015",
        finds: ["LC55 HEMM 0001 0001 0012 0012 0002 3015"],
      },
      {
        text: "de89 3704 0044 0532 0130 00 ist mein Konto",
        finds: ["de89 3704 0044 0532 0130 00"],
      },
      { text: "my IBAN is DE12 3704 0044 0532 0130 00", finds: ["DE12 3704 0044 0532 0130 00"] },
    ],
    false: [
      "DE12 3704 0044 0532 0130 00",
      "ISBN 978-3-16-148410-0",
      "XX12 3456 7890 1234 5678",
      "GB05QJZO1919960887126812",
    ],
  },
};
