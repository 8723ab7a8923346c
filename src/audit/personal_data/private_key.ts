import type { Candidate, DetectionInput, Detector } from "./detector.ts";

const BEGIN = /-----BEGIN (?:[A-Z\d]{2,10} ){0,3}PRIVATE KEY(?: BLOCK)?-----/g;
const END = /-----END (?:[A-Z\d]{2,10} ){0,3}PRIVATE KEY(?: BLOCK)?-----/y;
/** Base64, headers and escaped line breaks of the armour. */
const BODY = /[\w+/=\s\\:,.-]/;
const LONGEST = 20_000;

function endOfKey(text: string, start: number): number {
  const close = text.indexOf("-----END ", start);
  if (close >= 0 && close - start <= LONGEST) {
    END.lastIndex = close;
    if (END.test(text)) return END.lastIndex;
  }
  let end = start;
  while (end < text.length && end - start < LONGEST && BODY.test(text[end] ?? "")) end++;
  return text.slice(start, end).trimEnd().length + start;
}

function detect({ text }: DetectionInput): Candidate[] {
  const found: Candidate[] = [];
  let done = 0;
  for (const match of text.matchAll(BEGIN)) {
    if (match.index < done) continue;
    const end = endOfKey(text, match.index + match[0].length);
    done = end;
    // The bare heading, as in an explanation, holds no key.
    if (end - match.index - match[0].length < 32) continue;
    found.push({
      kind: "SECRET",
      type: "PRIVATE_KEY",
      start: match.index,
      end,
      confidence: 0.99,
      validated: false,
    });
  }
  return found;
}

const KEY = [
  "-----BEGIN EC PRIVATE KEY-----",
  "MHcCAQEEIBkg4LVWM9nuwNSk3yByxZpYRTBnVJk5GkMJEl3pn8LqoAoGCCqGSM49",
  "-----END EC PRIVATE KEY-----",
].join("\n");

/** Private keys in textual armour. */
export const detector: Detector = {
  id: "private_key",
  source: "RFC 7468; RFC 9580, 6.2",
  detect,
  examples: {
    true: [{ text: `Here:\n${KEY}\nthanks`, finds: [KEY] }],
    false: [
      "It begins with -----BEGIN PRIVATE KEY-----.",
      "-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----",
      "-----BEGIN PUBLIC KEY-----\nMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE\n-----END PUBLIC KEY-----",
    ],
  },
};
