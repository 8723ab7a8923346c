import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { z } from "zod";
import { detectPersonalData } from "../../../src/audit/detection/detect_personal_data.ts";
import { redactInteraction } from "../../../src/audit/redaction/redact_interaction.ts";
import { loadCatalogue } from "../../../src/catalogue/load_catalogue.ts";

const { detectors } = await loadCatalogue();
const LENGTH = 100_000;

/** Every printable ASCII character, and a few of each other kind. */
const CHARACTERS = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)),
  ..."\t\n\r\0é漢カあ가بяα٣１\u0301\u200b\u00a0\u3000\ud83d",
  "😀",
  "👨‍👩‍👧",
];

/** What makes careless expressions slow: beginnings that never come to an end, and near misses. */
const PATTERNS = [
  ...'a@|1.|-a|xn--| 1|ab.|(1|+1|\n1|=?|&#|%4|%41|=40|&#65;|\\u0041|a,|1,2,3,|a/|//|::|[[|{"a":|<a>'.split(
    "|",
  ),
  ..."a@b |@a |foo.bar@baz.|u1@ex |user@example.com |jane at gmail dot com |www.|http://a.b/".split(
    "|",
  ),
  ..."1.1.1.1 |fe80::|00:1A:2B:3C:4D:5E |4111 1111 1111 1112 |4111111111111112 |4111-".split("|"),
  ..."DE89370400440532013001 |DE89 |GB82WEST|99/99/9999 |1999-12-31 |1 Jan |12:34 |Monday ".split(
    "|",
  ),
  ..."12 A St|12 A St |12 Main Street, |Musterstraße 12 |Calle 12 |12, rue |PO Box 1 |SW1A ".split(
    "|",
  ),
  ..."+1 |+1 555 123 4567 |(555) 123-4567 |123-45-6789 |12 34 56 78 90 |44051401458 |0a1b2c ".split(
    "|",
  ),
  ..."password: |api_key=|-----BEGIN PRIVATE KEY-----|eyJaaaaaaaaa.|postgres://a:b@|0x|bc1".split(
    "|",
  ),
  ..."my name is John |Mr. |John |Smith, |Maria and |aged 5 |5 years old |works for as |of the ".split(
    "|",
  ),
  ..."王|王小明|李先生|田中さん|김철수|محمد علي |Иван |漢字|한국 |[PERSON_1] |[PERSON_|1–|² ".split(
    "|",
  ),
  "a\u200b",
  "a\u0301",
  "| 1 |\n",
];

/** Pseudo-random whole numbers below a bound, the same at every run. */
function makeRandom(): (bound: number) => number {
  let state = 1;
  return (bound) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

/** Texts in which nothing repeats: what is remembered of one word helps with none of the others. */
function makeVariedTexts(): [string, string][] {
  const random = makeRandom();
  const pick = (alphabet: string, count: number) =>
    Array.from({ length: count }, () => alphabet.charAt(random(alphabet.length))).join("");
  const digits = "0123456789";
  const letters = "abcdefghijklmnopqrstuvwxyz";
  const capitals = letters.toUpperCase();
  const fill = (make: () => string) => {
    const pieces: string[] = [];
    for (let length = 0; length < LENGTH;) length += pieces[pieces.push(make()) - 1]!.length;
    return pieces.join("").slice(0, LENGTH);
  };
  return [
    ["base64", fill(() => pick(letters + capitals + digits, 76))],
    ["base64 of words", Buffer.from(fill(() => `${pick(letters, 5)} `)).toString("base64")],
    ["hexadecimal", fill(() => `${pick("0123456789abcdef", 32)} `)],
    ["near emails", fill(() => `${pick(letters, 6)}@${pick(letters, 2)} `)],
    ["near cards", fill(() => `4${pick(digits, 15)} `)],
    ["near cards in groups", fill(() => `4${pick(digits, 3)} ${pick(digits, 4)} `)],
    ["near IBANs", fill(() => `DE${pick(digits, 20)} `)],
    ["near dates", fill(() => `${random(40)}/${random(20)}/${1900 + random(200)} `)],
    ["near addresses", fill(() => `${random(999)} ${pick(capitals, 1)}${pick(letters, 4)} `)],
    ["single digits", fill(() => `${pick(digits, 1)} `)],
    ["numbers", fill(() => `${pick(digits, 1 + random(12))} `)],
    ["codes", fill(() => `${pick(capitals + digits, 7)} `)],
    ["capitalised words", fill(() => `${pick(capitals, 1)}${pick(letters, 6)} `)],
    ["printable", fill(() => String.fromCharCode(32 + random(95)))],
    ["Han", fill(() => String.fromCharCode(0x4e00 + random(0x5000)))],
    ["nested", `${'{"a":['.repeat(LENGTH / 8)}${"]}".repeat(LENGTH / 8)}`],
  ].map(([name = "", text = ""]) => [name, text.slice(0, LENGTH)]);
}

/** Processor time is measured, which other programs on the machine do not lengthen much. */
function milliseconds(work: () => void): number {
  const began = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000;
}

function run(value: string): void {
  const half = { format: "text", country: "US" } as const;
  const interaction = {
    use_case: "",
    company_name: "",
    input: { ...half, value },
    output: { ...half, value: "" },
  };
  redactInteraction(interaction, detectPersonalData(interaction, { detectors, countries: ["US"] }));
}

/** Milliseconds for 100 KB; nearly all texts stay below, and one quadratic rule takes many seconds. */
const LIMIT = 300;
/** How many times as long as ordinary talk of the same length the others may take. */
const MOST_FOR_HOSTILE = 3;

const repeat = (bait: string) => bait.repeat(Math.ceil(LENGTH / bait.length)).slice(0, LENGTH);
const varied = makeVariedTexts();

/** Questions and answers of a casebook, of the same length as the hostile texts. */
async function readOrdinaryTalk(): Promise<string> {
  const half = z.object({ value: z.string() });
  const cases = z.array(z.object({ input: half, output: half }));
  const file = new URL("../../casebook/independent_plain.json", import.meta.url);
  const talk = cases
    .parse(JSON.parse(await readFile(file, "utf8")))
    .map(({ input, output }) => `${input.value}\n${output.value}\n`)
    .join("");
  return repeat(talk);
}

/** How often a text is tried beside ordinary talk: a busy moment lengthens one try, not all. */
const TRIES = 5;
const ordinary = await readOrdinaryTalk();

/** The least ratio of what a text takes to what ordinary talk takes beside it. */
function leastRatio(text: string): number {
  const ratios = Array.from({ length: TRIES }, () => {
    const yardstick = milliseconds(() => run(ordinary));
    return milliseconds(() => run(text)) / yardstick;
  });
  return Math.min(...ratios);
}

function assertQuick(texts: readonly (readonly [string, string])[]): string {
  for (const [, text] of [...varied, ["", ordinary]]) run(text!.slice(0, 2000));
  let worst = { name: "", spent: 0 };
  for (const [name, text] of texts) {
    const spent = milliseconds(() => run(text));
    if (spent > LIMIT) {
      const ratio = leastRatio(text);
      const told = `${JSON.stringify(name)}: ${Math.round(spent)} ms, ${ratio.toFixed(1)} times talk`;
      assert.ok(ratio < MOST_FOR_HOSTILE, told);
    }
    if (spent > worst.spent) worst = { name, spent };
  }
  return `the slowest, ${JSON.stringify(worst.name)}, took ${Math.round(worst.spent)} ms`;
}

test("100 KB of any one character take time in proportion to their length", (context) => {
  context.diagnostic(assertQuick(CHARACTERS.map((bait) => [bait, repeat(bait)])));
});

test("100 KB of any short pattern take time in proportion to their length", (context) => {
  context.diagnostic(assertQuick(PATTERNS.map((bait) => [bait, repeat(bait)])));
});

test("100 KB without repetition take time in proportion to their length", (context) => {
  context.diagnostic(assertQuick(varied));
});
