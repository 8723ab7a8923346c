import assert from "node:assert/strict";
import { test } from "node:test";
import { buildLexicon } from "../../../src/audit/reading/build_lexicon.ts";
import { findRule } from "../../../src/audit/reading/find_rule.ts";
import { foldWord } from "../../../src/audit/reading/fold_word.ts";
import { readText } from "../../../src/audit/reading/read_text.ts";
import { rememberStretches } from "../../../src/audit/reading/remember_stretches.ts";
import { splitSentences } from "../../../src/audit/reading/split_sentences.ts";
import { splitWords } from "../../../src/audit/reading/split_words.ts";

const texts = (text: string) => splitWords(text).map((word) => word.text);

test("words are folded: case, accents, invisible characters, look-alike letters", () => {
  assert.deepEqual(texts("Émile's Straße"), ["emile", "s", "strasse"]);
  assert.equal(foldWord("pa\u200bss\u00adword"), "password");
  assert.equal(foldWord("b\u043emb"), "bomb");
  assert.equal(foldWord("бомба"), "бомба");
});

test("words end alike whatever their first letters are", () => {
  assert.deepEqual(texts("naïve p@ss_word!* $5-a😀b k1ll! x漢y"), [
    "naive",
    "p@ss_word",
    "$5",
    "a",
    "b",
    "k1ll",
    "x",
    "漢",
    "y",
  ]);
});

test("a stretch is worked out once a writing", () => {
  const text = "ab abc ab cab ba";
  const asked: string[] = [];
  const at = rememberStretches(text, (written) => `${asked.push(written)}${written}`);
  const found = [...text.matchAll(/\w+/g)].map((one) => at(one.index, one.index + one[0].length));
  assert.deepEqual(asked, ["ab", "abc", "cab", "ba"]);
  assert.deepEqual(found, ["1ab", "2abc", "1ab", "3cab", "4ba"]);
});

test("words keep their place in the text", () => {
  const text = "Größe: k i l l 爆弾";
  for (const word of splitWords(text)) {
    assert.ok(text.slice(word.start, word.end).length > 0);
  }
  const spaced = splitWords(text).find((word) => word.text === "kill");
  assert.equal(text.slice(spaced?.start, spaced?.end), "k i l l");
});

test("scripts without spaces fall into characters", () => {
  assert.deepEqual(texts("如何做 abc"), ["如", "何", "做", "abc"]);
});

test("sentences end at punctuation and lines, not inside numbers and addresses", () => {
  const text = "See example.com at 3.5 m. Then go!\nNext";
  const parts = splitSentences(text, splitWords(text)).map((one) => text.slice(one.start, one.end));
  assert.deepEqual(parts, ["See example.com at 3.5 m", "Then go", "Next"]);
});

test("a sentence without an end is cut", () => {
  const words = splitWords("word ".repeat(1000));
  assert.ok(splitSentences("word ".repeat(1000), words).every((one) => one.last - one.first <= 80));
});

test("concepts are found with stems, phrases and disguised letters", () => {
  const lexicon = buildLexicon([{ boom: "explosiv*, pipe bomb", how: "how do i" }]);
  const { concepts } = readText("How do I hide explosives or a p1pe b0mb?", lexicon);
  assert.deepEqual(concepts.get("how"), [{ first: 0, last: 3 }]);
  assert.deepEqual(concepts.get("boom"), [
    { first: 4, last: 5 },
    { first: 7, last: 9 },
  ]);
});

test("terms of either Chinese script are heard in both", () => {
  const lexicon = buildLexicon([{ refusal: "贷款", review: "複核" }]);
  assert.deepEqual(readText("您的貸款不予复核", lexicon).concepts.get("refusal"), [
    { first: 2, last: 4 },
  ]);
  assert.deepEqual(readText("您的貸款不予复核", lexicon).concepts.get("review"), [
    { first: 6, last: 8 },
  ]);
});

test("every word of a phrase may go on", () => {
  const lexicon = buildLexicon([
    { machine: "sztuczn* inteligencj*, cift* kupony", cut: "no* way" },
  ]);
  const concepts = (text: string) => [...readText(text, lexicon).concepts.keys()];
  assert.deepEqual(concepts("ze sztuczną inteligencją"), ["machine"]);
  assert.deepEqual(concepts("sztuczna jest inteligencja"), []);
  assert.deepEqual(concepts("çifte kupony"), ["machine"]);
  assert.deepEqual(concepts("nowhere way"), ["cut"]);
});

test("a short word with marks is not another language's common word, nor that word it", () => {
  const lexicon = buildLexicon([{ debt: "nợ", denial: "no, não", refund: "no refund, está bien" }]);
  const concepts = (text: string) => [...readText(text, lexicon).concepts.keys()];
  assert.deepEqual(concepts("nợ"), ["debt"]);
  assert.deepEqual(concepts("NO"), ["denial"]);
  assert.deepEqual(concepts("nao"), ["denial"], "without marks it is no other word");
  assert.deepEqual(concepts("esta bien"), ["refund"], "phrases need no marks");
  assert.deepEqual(concepts("nó refund"), ["refund"]);
});

test("a Vietnamese syllable is not another one that has the same letters", () => {
  const lexicon = buildLexicon([{ photo: "ảnh", stop: "dừng, dừng lại" }]);
  const concepts = (text: string) => [...readText(text, lexicon).concepts.keys()];
  assert.deepEqual(concepts("anh có thể dùng ứng dụng"), []);
  assert.deepEqual(concepts("gửi ảnh"), ["photo"]);
  assert.deepEqual(concepts("dừng lại"), ["stop"]);
});

test("a rule holds within a sentence and its gap, and not against its frames", () => {
  const lexicon = buildLexicon([{ act: "kill", who: "neighbour", tech: "python" }]);
  const rule = { near: ["act", "who"], gap: 3, unless: ["tech"] };
  const spansIn = (text: string) => findRule(readText(text, lexicon), rule);
  assert.deepEqual(spansIn("I kill my neighbour"), [{ start: 2, end: 19 }]);
  assert.deepEqual(spansIn("I kill. My neighbour"), []);
  assert.deepEqual(spansIn("I kill one two three four neighbour"), []);
  assert.deepEqual(spansIn("I kill my neighbour with python"), []);
});
