/** Colours on white; each text colour has a contrast of at least 4.5 to 1. */
export const INK = "#1c2227";
export const QUIET = "#5a6167";
export const LINE = "#c9c6be";

/** How marks look, gravest first. They differ in their underline as well as in their colour. */
export const LOOKS = {
  violation: { color: "#a3231f", wash: "#fce8e6", line: 1.6, dash: 0 },
  safety: { color: "#7d5200", wash: "#fcf0d6", line: 1.2, dash: 4 },
  personal: { color: "#1f4f5f", wash: "#e3eef1", line: 0.8, dash: 1.5 },
} as const;

export const STATUS_COLORS = {
  "Fully Compliant": "#1d6b3f",
  "Review Needed": "#7d5200",
  "Non-Compliant": "#a3231f",
} as const;
