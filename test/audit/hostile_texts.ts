import { readFile } from "node:fs/promises";
import { z } from "zod";

/** UTF-16 units of each text. */
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
  ..."aA|QUJD|age|90210\n|Smith\n|a@b.c |12 Main St |я, |اЯ|on the way".split("|"),
  ..."login k.brandt7 |Pass C01X00T47 |kode 4711 sms |Anar@1399 |A, 62 lata, |KA-05-MN-2048 ".split(
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
  const HAN = "李王张刘陈杨黄赵周吴";
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
    ["near persons", fill(() => `${pick(HAN, 1)}${pick(HAN, 1)}先生, `)],
    [
      "contacts",
      fill(() => `${pick(capitals, 1)}${pick(letters, 5)} ${pick(letters, 6)}@gmail.com, `),
    ],
    ["Han", fill(() => String.fromCharCode(0x4e00 + random(0x5000)))],
    ["nested", `${'{"a":['.repeat(LENGTH / 8)}${"]}".repeat(LENGTH / 8)}`],
  ].map(([name = "", text = ""]) => [name, text.slice(0, LENGTH)]);
}

const repeat = (bait: string) => bait.repeat(Math.ceil(LENGTH / bait.length)).slice(0, LENGTH);

/** Questions and answers of a casebook, of the same length as the hostile texts. */
async function readOrdinaryTalk(): Promise<string> {
  const half = z.object({ value: z.string() });
  const cases = z.array(z.object({ input: half, output: half }));
  const file = new URL("../casebook/independent_plain.json", import.meta.url);
  const talk = cases
    .parse(JSON.parse(await readFile(file, "utf8")))
    .map(({ input, output }) => `${input.value}\n${output.value}\n`)
    .join("");
  return repeat(talk);
}

const named = (baits: readonly string[]) =>
  baits.map((bait): readonly [string, string] => [bait, repeat(bait)]);

/** Texts of 100,000 UTF-16 units that make careless rules slow, by name, and ordinary talk of the same length. */
export const hostileTexts = {
  characters: named(CHARACTERS),
  patterns: named(PATTERNS),
  varied: makeVariedTexts(),
  ordinary: await readOrdinaryTalk(),
};
