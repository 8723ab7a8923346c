import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import { test } from "node:test";
import { prepareSides } from "../../../src/audit/detection/prepare_sides.ts";
import type { Interaction, Side } from "../../../src/audit/interaction.ts";
import type { Hazard, HazardInput } from "../../../src/audit/safety/hazard.ts";

const folder = new URL("../../../src/audit/safety/", import.meta.url);
const hazards: Hazard[] = [];
for (const name of (await readdir(folder)).sort()) {
  const module: { hazard?: Hazard } = await import(new URL(name, folder).href);
  if (module.hazard !== undefined) hazards.push(module.hazard);
}

function interactionWith(side: Side, value: string): Interaction {
  const empty = { value: "", format: "text", country: "global" } as const;
  const given = { ...empty, value };
  return {
    use_case: "test",
    company_name: "test",
    input: side === "input" ? given : empty,
    output: side === "output" ? given : empty,
  };
}

function findingsOf(hazard: Hazard, value: string) {
  return hazard.sides.flatMap((side) => {
    const inputs = prepareSides(interactionWith(side, value), hazards);
    return hazard.detect(inputs.find((input) => input.side === side) as HazardInput);
  });
}

test("hazards have unique ids", () => {
  const ids = hazards.map((hazard) => hazard.id);
  assert.equal(new Set(ids).size, ids.length);
  assert.ok(ids.length >= 23);
});

for (const hazard of hazards) {
  test(`${hazard.id} finds its true examples`, () => {
    assert.ok(hazard.examples.true.length > 0);
    for (const example of hazard.examples.true) {
      assert.notDeepEqual(findingsOf(hazard, example), [], example);
    }
  });

  test(`${hazard.id} leaves its false examples alone`, () => {
    assert.ok(hazard.examples.false.length > 0);
    for (const example of hazard.examples.false) {
      assert.deepEqual(findingsOf(hazard, example), [], example);
    }
  });

  test(`${hazard.id} returns spans inside the text`, () => {
    for (const example of hazard.examples.true) {
      for (const span of findingsOf(hazard, example).flatMap((finding) => finding.spans)) {
        assert.ok(span.start >= 0 && span.start <= span.end && span.end <= example.length);
      }
    }
  });
}
