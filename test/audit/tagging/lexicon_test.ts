import assert from "node:assert/strict";
import { test } from "node:test";
import { hashString } from "../../../src/audit/tagging/hash.ts";
import { clustersAt, factsAt, findWord } from "../../../src/audit/tagging/lexicon.ts";

function facts(word: string): number {
  return factsAt(findWord(hashString(word)));
}

test("frequent given names, surnames and places are known as such", () => {
  assert.equal(facts("susan") & 3, 3);
  assert.equal((facts("smith") >> 2) & 3, 3);
  assert.equal((facts("chicago") >> 4) & 3, 3);
  assert.equal(facts("because") & 0x3f, 0);
});

test("names are told from words by how often they are written with a capital", () => {
  const capitals = (word: string): number => (facts(word) >> 16) & 7;
  for (const name of ["jeffrey", "miller", "london"]) assert.ok(capitals(name) >= 5, name);
  for (const word of ["because", "house", "running"]) assert.ok(capitals(word) <= 3, word);
});

test("words that are used alike share a cluster, and an unknown word has none", () => {
  const cluster = (word: string): number => clustersAt(findWord(hashString(word))) & 0xffff;
  assert.equal(cluster("london"), cluster("paris"));
  assert.notEqual(cluster("london"), cluster("peter"));
  assert.equal(findWord(hashString("qwxzvkj")), -1);
  assert.equal(cluster("qwxzvkj"), 0);
});
