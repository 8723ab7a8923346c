import assert from "node:assert/strict";
import { test } from "node:test";
import { buildLexicon } from "../../../src/audit/reading/build_lexicon.ts";
import { findMoves } from "../../../src/audit/reading/find_moves.ts";
import { readText } from "../../../src/audit/reading/read_text.ts";

const LEXICON = buildLexicon([
  { take: "take, takes", lock: "lock, take and lock", threat: "threaten*", not: "not, never" },
]);
const MOVES = { of: ["take", "lock", "threat"], least: 2, denial: "not" };
const found = (text: string, more = {}) =>
  findMoves(readText(text, LEXICON), { ...MOVES, ...more });

test("several different moves make a stretch, one move twice does not", () => {
  assert.deepEqual(found("They take it and then lock it."), { first: 1, last: 6 });
  assert.equal(found("They take it and take it."), undefined);
});

test("words that two moves share count once", () => {
  assert.equal(found("They take it."), undefined);
  assert.equal(found("take and lock", { of: ["take", "lock"], least: 3 }), undefined);
});

test("what stands right behind a negation is no move", () => {
  assert.equal(found("They never take it, but threaten."), undefined);
});

test("moves far from each other are none", () => {
  const text = `They take it. ${"And so on. ".repeat(30)}Then they lock it.`;
  assert.equal(found(text, { within: 20 }), undefined);
  assert.notEqual(found(text), undefined);
});
