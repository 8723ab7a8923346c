import assert from "node:assert/strict";
import { test } from "node:test";
import { segmentChinese, WORD_ENDS } from "../../../src/audit/tagging/segment_chinese.ts";
import { tokenize } from "../../../src/audit/tagging/tokenize.ts";

function wordsOf(text: string): string[] {
  const tokens = tokenize(text);
  const { places } = segmentChinese(text, tokens);
  const words: string[] = [];
  let word = "";
  places.forEach((place, at) => {
    if (place === 0) return;
    word += text.slice(tokens.starts[at], tokens.ends[at]);
    if ((place & WORD_ENDS) === 0) return;
    words.push(word);
    word = "";
  });
  return words;
}

test("a row of characters is cut into words of the dictionary", () => {
  assert.deepEqual(wordsOf("经济学家发表讲话"), ["经济学家", "发表", "讲话"]);
  assert.deepEqual(wordsOf("I met 学生 there"), ["学生"]);
});

test("both scripts are cut alike", () => {
  const lengths = (text: string): number[] => wordsOf(text).map((word) => word.length);
  assert.deepEqual(lengths("經濟學家發表講話"), lengths("经济学家发表讲话"));
});

test("the time grows with the length of the row, not faster", () => {
  const time = (times: number): number => {
    const text = "人".repeat(times);
    const tokens = tokenize(text);
    const began = process.cpuUsage();
    segmentChinese(text, tokens);
    const { user, system } = process.cpuUsage(began);
    return (user + system) / times;
  };
  time(2000);
  const short = Math.min(...[1, 2, 3].map(() => time(1000)));
  const long = Math.min(...[1, 2, 3].map(() => time(8000)));
  assert.ok(long < short * 4 + 1, `${long} against ${short} microseconds a character`);
});
