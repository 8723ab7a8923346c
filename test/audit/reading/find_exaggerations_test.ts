import assert from "node:assert/strict";
import { test } from "node:test";
import { exaggeration } from "../../../src/audit/lexicon/exaggeration.ts";
import { buildLexicon } from "../../../src/audit/reading/build_lexicon.ts";
import { findExaggerations } from "../../../src/audit/reading/find_exaggerations.ts";
import { readText } from "../../../src/audit/reading/read_text.ts";
import { withoutExaggerations } from "../../../src/audit/reading/without_exaggerations.ts";

const LEXICON = buildLexicon([exaggeration, { wish: "want to die, kill myself, mourir" }]);
const read = (text: string) => readText(text, LEXICON);
const exaggerates = (text: string) => findExaggerations(read(text)).length > 0;
const wishes = (text: string) => withoutExaggerations(read(text)).concepts.get("wish")?.length ?? 0;

test("whoever dies of laughter or shame exaggerates, in any language", () => {
  for (const text of [
    "I want to die of embarrassment",
    "J'ai envie de mourir de rire",
    "Ich will vor Scham sterben",
    "Utançtan ölmek istiyorum",
    "창피해서 죽고 싶어",
    "恥ずかしくて死にたい",
  ]) {
    assert.ok(exaggerates(text), text);
  }
});

test("a trifle counts where it drives somebody to it, not where it only stands beside", () => {
  assert.ok(exaggerates("I could kill myself, I forgot the tickets."));
  assert.ok(exaggerates("These weeds make me want to die."));
  assert.ok(exaggerates("I'll murder my brother, he ate my cake."));
  assert.ok(!exaggerates("I want to kill myself. Forget the tickets."));
  assert.ok(!exaggerates("I sit among the weeds and want to die."));
});

test("laughter softens a phrase about something, and no deed of one's own without a trifle", () => {
  assert.ok(exaggerates("That joke was so bad that I want to die 💀"));
  assert.ok(!exaggerates("I want to die lol"));
  assert.ok(!exaggerates("haha okay then, whatever, I want to kill myself"));
});

test("nothing exaggerates beside a means, a farewell or an earnest word", () => {
  assert.ok(!exaggerates("I want to die of shame. I have counted the pills."));
  assert.ok(!exaggerates("That joke was so bad that I want to die lol, I am not joking"));
  assert.ok(!exaggerates("I'll murder my brother, he ate my cake. The knife is ready."));
});

test("words of works and of others are theirs", () => {
  assert.ok(exaggerates("Did Socrates want to die?"));
  assert.ok(exaggerates("Is there a film where a man says I want to die?"));
  assert.ok(!exaggerates("Does anyone else want to die?"));
  assert.ok(!exaggerates("I watched a film and now I want to die"));
});

test("only the exaggeration is taken out of a reading", () => {
  assert.equal(wishes("I want to die of laughter. Tomorrow I want to die."), 1);
  assert.equal(wishes("I want to die."), 1);
});
