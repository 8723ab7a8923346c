import assert from "node:assert/strict";
import { test } from "node:test";
import { unpackBytes } from "../../../src/audit/tagging/unpack_bytes.ts";
import { packBytes } from "../../../src/training/names/pack_bytes.ts";

test("packed bytes are the same when they are unpacked", () => {
  const bytes = Uint8Array.from({ length: 5000 }, (_, at) => (at * at) % 7);
  const packed = packBytes(bytes);
  assert.ok(packed.length < bytes.length);
  assert.deepEqual(unpackBytes(packed), bytes);
});

test("damaged bytes are refused", () => {
  assert.throws(() => unpackBytes("////////"));
});
