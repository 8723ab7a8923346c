import assert from "node:assert/strict";
import { test } from "node:test";
import { readMessagePack } from "../../../../src/training/names/lexicon/read_message_pack.ts";

test("numbers, strings, lists and maps are read", () => {
  const bytes = [
    0x84, 0xa1, 0x61, 0x07, 0xa1, 0x62, 0x93, 0xa2, 0xc3, 0xa9, 0xcd, 0x01, 0x00, 0xc0,
  ];
  const more = [0xa1, 0x63, 0xd9, 0x02, 0x68, 0x69, 0xa1, 0x64, 0xff];
  assert.deepEqual(readMessagePack(Buffer.from([...bytes, ...more])), {
    a: 7,
    b: ["é", 256, null],
    c: "hi",
    d: -1,
  });
});

test("a value that word lists do not hold is refused", () => {
  assert.throws(() => readMessagePack(Buffer.from([0xc4, 0x00])), /kind 196/);
});
