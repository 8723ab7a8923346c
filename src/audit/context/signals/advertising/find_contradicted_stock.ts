import { findHit } from "../../../reading/find_hit.ts";
import { hitsOf } from "../../../reading/hits_of.ts";
import { sentenceAt, sentenceSpan, type Reading } from "../../reading.ts";
import { standsIn } from "../../frames/match_anchor.ts";
import { REFUSAL } from "../../frames/refusal.ts";
import type { SignalFinding, SignalInput } from "../../frames/signal.ts";

/** A stock of fewer is scarce. */
const FEWEST_OF_PLENTY = 20;
/** An output that is this many times below the stock contradicts it. */
const TIMES = 5;
/** How far from a number the word may stand that makes it a stock, in words. */
const REACH = 4;
/** Korean joins its counters to the number. */
const NUMBER = /^(\p{Nd}{1,6})\p{Script=Hangul}{0,4}$/u;
/** Groups of three digits, as `4,000`, `4.000` or `4 000` have them. */
const GROUP = /^\p{Nd}{3}$/u;
const GROUP_MARK = /^[.,' \u00a0\u202f]$/u;
const COUNTER = "talk.counter|talk.guard|talk.law|stock.plenty|stock.nobody";

interface Count {
  readonly value: number;
  readonly first: number;
  readonly last: number;
}

/** Scarcity that the output claims against the stock that the input names. */
export function findContradictedStock({ input, output }: SignalInput): SignalFinding[] {
  const scarce = hitsOf(output.words, "urgency.scarce");
  if (scarce.length === 0 || standsIn(output, REFUSAL)) return [];
  if (hitsOf(output.words, COUNTER).length > 0) return [];
  const held = stockOf(input);
  if (held === 0) return [];
  const claimed = numbersOf(output).map(({ value }) => value);
  const known = new Set(numbersOf(input).map(({ value }) => value));
  if (claimed.some((value) => value >= FEWEST_OF_PLENTY && known.has(value))) return [];
  const few = claimed.filter((value) => value > 0 && value * TIMES <= held);
  if (few.some((value) => known.has(value))) return [];
  const word = output.words.words[scarce[0]?.first ?? 0];
  const index = sentenceAt(output, word?.start ?? 0);
  return [
    {
      side: "output",
      tags: ["false_urgency"],
      severity: "medium",
      certainty: 0.8,
      ...sentenceSpan(output, index),
    },
  ];
}

/** The smallest stock that a text names; 0 where it names none, or only a small one. */
function stockOf(reading: Reading): number {
  const counts = numbersOf(reading).filter((count) => isStock(reading, count));
  const smallest = Math.min(...counts.map(({ value }) => value));
  if (counts.length > 0) return smallest >= FEWEST_OF_PLENTY ? smallest : 0;
  const told = hitsOf(reading.words, "stock.plenty|stock.nobody").length > 0;
  return told ? Number.POSITIVE_INFINITY : 0;
}

function isStock({ words }: Reading, { first, last }: Count): boolean {
  const place = { first: first - REACH, last: last + REACH };
  return findHit(hitsOf(words, "stock.held"), { place }) !== undefined;
}

/** The whole numbers of a text, those in groups of three digits joined. */
function numbersOf({ words: { text, words } }: Reading): Count[] {
  const counts: Count[] = [];
  for (let at = 0; at < words.length; at++) {
    const written = NUMBER.exec(words[at]?.text ?? "")?.[1];
    if (written === undefined) continue;
    const first = at;
    let digits = written;
    while (written.length <= 3 && GROUP.test(words[at + 1]?.text ?? "") && isGroup(at)) {
      digits += words[++at]?.text ?? "";
    }
    counts.push({ value: toNumber(digits), first, last: at + 1 });
  }
  return counts;

  function isGroup(at: number): boolean {
    return GROUP_MARK.test(text.slice(words[at]?.end ?? 0, words[at + 1]?.start ?? 0));
  }
}

/** The zeros of ASCII, Arabic, Persian, Devanagari, Bengali, Thai and full-width digits. */
const ZEROS = [0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xff10];

function toNumber(digits: string): number {
  let value = 0;
  for (const digit of digits) {
    const code = digit.codePointAt(0) ?? 0;
    const zero = ZEROS.find((one) => code >= one && code <= one + 9) ?? code;
    value = value * 10 + code - zero;
  }
  return value;
}
