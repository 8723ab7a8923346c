import assert from "node:assert/strict";
import { test } from "node:test";
import fastCheck from "fast-check";
import { get_encoding } from "tiktoken";
import { countTokens } from "../../src/intake/count_tokens.ts";

const reference = get_encoding("o200k_base");

function referenceCount(text: string): number {
  return reference.encode_ordinary(text).length;
}

const WORDS = [
  "Hello, world! It's 12,345.67 o'clock.",
  "WE'LL SEE; they'Re here, IſN'ſ it",
  "Die Straße führt über die Brücke nach Köln.",
  "Привет, как дела? Это ПРИМЕР текста.",
  "การประมวลผลภาษาธรรมชาติ",
  "自然言語処理は面白いです。東京タワー",
  "자연어 처리는 재미있습니다",
  "معالجة اللغة الطبيعية ١٢٣",
  "प्राकृतिक भाषा संसाधन",
  "עיבוד שפה טבעית",
  "const x = await fetch(`/api/${id}`);\n\treturn x?.json();\r\n",
  "<|endoftext|>",
  "<|endofprompt|>",
  "<|im_start|>user\n",
  "🙂👩‍👩‍👧‍👦🇩🇪✈️",
  "e\u0301\u0327\u0301 ǅ ǲa ʰʰ ªº",
  "    \n \t\u00a0\u0085\u2028\ufeff\u3000  ",
  "//// https://example.org/a/b//\n\n/",
  "½ Ⅷ ①② ٣ 𝟘𝟙",
  "ZZZZzzzzZZZZ aAaAaA AAAAa AAAA9",
];

const hostile = [
  fastCheck.constantFrom(...WORDS),
  fastCheck.constantFrom(..." \n\r\t'/aAſzZ0\u0085\ufeff\u200d\u0301\u2028ǅʰก漢🙂½"),
  fastCheck.string({ unit: "binary", maxLength: 12 }),
  fastCheck.string({ unit: "grapheme", maxLength: 12 }),
  fastCheck.base64String({ maxLength: 40 }),
  fastCheck
    .tuple(fastCheck.constantFrom("a", " ", "-", "\n", "ก", "🙂", "ab", "Ab"), fastCheck.nat(90))
    .map(([unit, times]) => unit.repeat(times)),
];
const texts = fastCheck
  .array(fastCheck.oneof(...hostile), { maxLength: 24 })
  .map((parts) => parts.join(""));

test("counts equal tiktoken's, whatever the text", () => {
  fastCheck.assert(
    fastCheck.property(texts, (text) => {
      assert.equal(countTokens(text, Infinity), referenceCount(text));
    }),
    { numRuns: 3_000 },
  );
});

test("counts of long pieces without a break equal tiktoken's", () => {
  const units = fastCheck.constantFrom(
    "ab",
    "theinga",
    "etaoinshrdlu",
    "กขค",
    "é",
    "AB",
    "漢字",
    " ",
    "=-",
    "\u0301",
  );
  const pieces = units.chain((unit) =>
    fastCheck
      .array(fastCheck.constantFrom(...unit), { minLength: 30, maxLength: 600, size: "max" })
      .map((characters) => characters.join("")),
  );
  fastCheck.assert(
    fastCheck.property(pieces, (text) => {
      assert.equal(countTokens(text, Infinity), referenceCount(text));
    }),
    { numRuns: 500 },
  );
});

test("letters, digits, marks and spaces are those of tiktoken's Unicode version", () => {
  // Each probe has another number of tokens if the character is of another class.
  for (let code = 1; code < 0x34000; code++) {
    if (code >= 0xd800 && code < 0xe000) continue;
    const character = String.fromCodePoint(code);
    for (const probe of [`${character}'s`, `1${character}23`]) {
      if (countTokens(probe, Infinity) === referenceCount(probe)) continue;
      assert.fail(`U+${code.toString(16)} is of another class`);
    }
  }
});

test("the count is exact up to the limit, and above the limit beyond it", () => {
  fastCheck.assert(
    fastCheck.property(texts, fastCheck.nat(60), (text, limit) => {
      const exact = referenceCount(text);
      const count = countTokens(text, limit);
      if (exact <= limit) assert.equal(count, exact);
      else assert.ok(count > limit && count <= exact);
    }),
  );
});

test("texts of up to 2,000 bytes have at most 2,000 tokens", () => {
  assert.equal(countTokens("", 2_000), 0);
  fastCheck.assert(
    fastCheck.property(texts, (text) => {
      assert.ok(countTokens(text, Infinity) <= new TextEncoder().encode(text).length);
    }),
  );
});

const UNBROKEN = {
  "the letter a": "a".repeat(100_000),
  "spaces": " ".repeat(100_000),
  "spaces before a letter": `${" ".repeat(99_999)}a`,
  "dashes": "-".repeat(100_000),
  "emoji": "🙂".repeat(25_000),
  "Thai": "การประมวลผลภาษาธรรมชาติ".repeat(1_450),
  "capitals": "QWERTZUIOP".repeat(10_000),
  "accents": "e\u0301".repeat(33_333),
  "random base64": randomText("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"),
  "random letters": randomText("abcdefghijklmnopqrstuvwxyz"),
};

/** 100,000 characters of an alphabet, the same in every run. */
function randomText(alphabet: string): string {
  let state = 1;
  return Array.from({ length: 100_000 }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return alphabet[(state >>> 16) % alphabet.length];
  }).join("");
}

for (const [name, text] of Object.entries(UNBROKEN)) {
  test(`100 KB of ${name} take time in proportion to their length`, () => {
    const tenth = text.slice(0, 10_000);
    const tenths = leastTime(() => {
      for (let n = 0; n < 10; n++) countTokens(tenth, Infinity);
    });
    const whole = leastTime(() => countTokens(text, Infinity));
    // With quadratic growth the whole would take ten times as long as its tenths, and seconds.
    assert.ok(whole < tenths * 4 + 10, `${tenths} ms for the tenths, ${whole} ms for the whole`);
    assert.ok(whole < 400, `${whole} ms`);
    const stopped = leastTime(() => countTokens(text, 2_000));
    assert.ok(stopped < 60, `${stopped} ms until it is above the limit`);
  });
}

/** Milliseconds of processor time, which other processes on the machine hardly change. */
function leastTime(work: () => void): number {
  const times = Array.from({ length: 9 }, () => {
    const start = process.cpuUsage();
    work();
    return process.cpuUsage(start).user / 1_000;
  });
  return Math.min(...times);
}
