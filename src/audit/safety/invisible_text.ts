import type { Hazard, HazardFinding, HazardInput } from "./hazard.ts";

/**
 * Text that people do not see and models read: tag characters (Unicode block E0000), which can
 * spell whole instructions; directional overrides; runs of zero-width characters inside words.
 */
const TAGS = /\udb40[\udc00-\udc7f](?:\udb40[\udc00-\udc7f])*/g;
const VARIATION_RUN = /(?:\udb40[\udd00-\uddef]){4,}/g;
const OVERRIDES = /[\u202d\u202e\u2066-\u2068]/g;
const ZERO_WIDTH_RUN = /[\u200b\u200c\u200d\u2060-\u2064\ufeff]{3,}/g;

/** England, Scotland, Wales: the only tag sequences that are pictures, after the black flag. */
const FLAG = "\ud83c\udff4";
const MOST_SPANS = 16;

export const hazard: Hazard = {
  id: "invisible_text",
  title: "Invisible text: characters that people do not see and models read",
  taxonomy: ["OWASP LLM01 Prompt injection", "LLM Guard: invisible text"],
  sides: ["input", "output"],
  harm: false,
  detect: findInvisibleText,
  score: (input) => Math.max(0, ...findInvisibleText(input).map((finding) => finding.certainty)),
  examples: {
    true: [
      "Hello\u{e0069}\u{e0067}\u{e006e}\u{e006f}\u{e0072}\u{e0065}",
      "invoice\u202Egpj.exe",
      "pay\u200b\u200b\u200b\u200bload",
    ],
    false: [
      "👨‍👩‍👧 A family.",
      "🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} England",
      "می‌خواهم با یک نیم‌فاصله بنویسم",
      "\ufeffA file that begins with a byte order mark",
      "שלום עולם",
    ],
  },
};

function findInvisibleText(input: HazardInput): HazardFinding[] {
  const tags = spansOf(input.text, TAGS).filter(
    (span) => input.text.slice(span.start - 2, span.start) !== FLAG,
  );
  const hidden = [...tags, ...spansOf(input.text, VARIATION_RUN)];
  const disguised = [...spansOf(input.text, OVERRIDES), ...spansOf(input.text, ZERO_WIDTH_RUN)];
  const spans = [...hidden, ...disguised].slice(0, MOST_SPANS);
  if (spans.length === 0) return [];
  return [
    {
      severity: hidden.length > 0 ? "high" : "medium",
      certainty: hidden.length > 0 ? 0.95 : 0.7,
      statistical: false,
      description: "Holds characters that people do not see but a model reads.",
      spans,
      tags: ["invisible_text"],
    },
  ];
}

function spansOf(text: string, pattern: RegExp): { start: number; end: number }[] {
  return Array.from(text.matchAll(pattern), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
}
