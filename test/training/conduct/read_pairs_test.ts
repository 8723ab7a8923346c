import assert from "node:assert/strict";
import { test } from "node:test";
import { isDocumentedTag } from "../../audit/is_documented_tag.ts";
import { readPairs } from "../../../src/training/conduct/read_pairs.ts";

test("every breach is followed by its lawful twin, and its wrongs are known", () => {
  const files = Map.groupBy(readPairs(), ({ group }) => group);
  assert.ok(files.size > 50);
  for (const [file, told] of files) {
    const answers = told.map(({ interaction }) => interaction.output.value);
    assert.equal(new Set(answers).size, told.length, `${file} says something twice`);
    told.forEach(({ unlawful, wrongs }, at) => {
      assert.equal(unlawful, at % 2 === 0, `${file} ${at + 1}`);
      for (const tag of wrongs ?? [])
        assert.ok(tag.startsWith("hazard:") || isDocumentedTag(tag), `${file} ${at + 1}: ${tag}`);
    });
  }
});
