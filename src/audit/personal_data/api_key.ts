import { isDocumentedSecret } from "./checks/documented_secret.ts";
import { entropy } from "./checks/entropy.ts";
import { isStandIn } from "./checks/stand_in.ts";
import { API_KEY_SHAPES } from "./data/api_key_shapes.ts";
import type { Candidate, DetectionInput, Detector } from "./detector.ts";

const KNOWN = new RegExp(
  `(?<![A-Za-z\\d_-])(?:${API_KEY_SHAPES.map(({ shape }) => `(?:${shape})`).join("|")})(?![A-Za-z\\d_-])`,
  "g",
);

/** A name that ends in a word for a key, an equals sign or a colon, and a value in one piece. */
const NAMED =
  /(?<![a-z\d])(?:api[ _-]?key|access[ _-]?key(?:[ _-]?id)?|secret(?:[ _-]?access)?[ _-]?key|client[ _-]?secret|app[ _-]?secret|secret|account[ _-]?key|auth[ _-]?token|access[ _-]?token|refresh[ _-]?token|bearer[ _-]?token|session[ _-]?token|api[ _-]?token|token|private[ _-]?key|signing[ _-]?key|encryption[ _-]?key|authorization: (?:bearer|basic)|api-schlüssel|clé api|clave api)["'`]?(?: (?:is|ist|est|es)|\s{0,3}(?:[:=]|=>))?\s{0,3}["'`]?([\w+/.~=-]{12,300})/giu;

const MINIMUM_ENTROPY = 3;

/** Letters and digits mixed as no word or name mixes them. */
function looksRandom(value: string): boolean {
  if (!/\d/.test(value) || !/[a-z]/i.test(value) || isStandIn(value)) return false;
  if (/^[a-z]+(?:[-_.][a-z]+)*\d{0,4}$/i.test(value) || /^\d+(?:\.\d+)*[a-z]*$/i.test(value)) {
    return false;
  }
  return entropy(value) >= MINIMUM_ENTROPY;
}

/** A key that documentation prints belongs to nobody. */
function keyAt(text: string, span: { start: number; end: number }): Omit<Candidate, "confidence"> {
  const documented = isDocumentedSecret(text.slice(span.start, span.end));
  const key = { kind: "SECRET" as const, type: "API_KEY", ...span, validated: false };
  return documented ? { ...key, personal: false } : key;
}

function detect({ text }: DetectionInput): Candidate[] {
  const found: Candidate[] = [];
  for (const match of text.matchAll(KNOWN)) {
    const span = { start: match.index, end: match.index + match[0].length };
    found.push({ ...keyAt(text, span), confidence: 0.95 });
  }
  for (const match of text.matchAll(NAMED)) {
    const value = (match[1] ?? "").replace(
      /[.,;:~=-]+$/,
      (tail) => /^={1,2}$/.exec(tail)?.[0] ?? "",
    );
    if (!looksRandom(value)) continue;
    const start = match.index + match[0].length - (match[1] ?? "").length;
    const span = { start, end: start + value.length };
    if (found.some((key) => key.start < span.end && span.start < key.end)) continue;
    found.push({ ...keyAt(text, span), confidence: 0.8 });
  }
  return found;
}

/** Keys and tokens of programs: by a provider's prefix, or named as such and random. */
export const detector: Detector = {
  id: "api_key",
  source: "Token formats as their providers document them; NIST SP 800-63B for secrets",
  detect,
  examples: {
    true: [
      {
        text: 'API_KEY = "sk-QIv6Gv5NoYUqN16qjIYnEHl8jTWNVi5s"',
        finds: ["sk-QIv6Gv5NoYUqN16qjIYnEHl8jTWNVi5s"],
      },
      { text: "use AKIAQ7Z2HHB3LK4VN5PD now", finds: ["AKIAQ7Z2HHB3LK4VN5PD"] },
      {
        text: "aws_secret_access_key=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",
        finds: ["wJalrXUtnFEMI/K7MDENG/bPxRfiCYzQ8TkLm4Vd"],
      },
      { text: "Authorization: Bearer 7fK2p9QzXw4mN8vR", finds: ["7fK2p9QzXw4mN8vR"] },
    ],
    false: [
      "token = tokenizer.encode(text)",
      "API_KEY=your_api_key_here",
      "api_key: process.env.OPENAI_API_KEY",
      "the secret of good bread",
      "sk-learn-contrib",
      "commit 3f2a9c1b8d7e6f5a4b3c2d1e0f9a8b7c6d5e4f3a",
      "token_type_ids = input_ids",
    ],
  },
};
