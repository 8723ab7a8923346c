import assert from "node:assert/strict";
import { test } from "node:test";
import { settleBearers } from "../../../src/audit/detection/settle_bearers.ts";
import type { Interaction } from "../../../src/audit/interaction.ts";
import type { PersonalData } from "../../../src/audit/report.ts";

/** The address of a text as it is settled beside a person, both found by their words. */
function settled(text: string, name: string, address: string): boolean | undefined {
  const interaction: Interaction = {
    use_case: "",
    company_name: "",
    input: { value: "", format: "text", country: "IE" },
    output: { value: text, format: "text", country: "IE" },
  };
  const finding = (kind: "PERSON" | "EMAIL", value: string, personal: boolean): PersonalData => ({
    kind,
    side: "output",
    start: text.indexOf(value),
    end: text.indexOf(value) + value.length,
    confidence: 0.9,
    validated: false,
    personal,
    jurisdiction: null,
  });
  return settleBearers(interaction, [
    finding("PERSON", name, true),
    finding("EMAIL", address, false),
  ]).find(({ kind }) => kind === "EMAIL")?.personal;
}

test("an address at a reserved host is the person's whose whole name it bears", () => {
  const text = "Nora Quill: nora.quill@post.example, desk@post.example, nora.quill@example.com";
  assert.equal(settled(text, "Nora Quill", "nora.quill@post.example"), true);
  assert.equal(settled(text, "Nora Quill", "desk@post.example"), false);
  assert.equal(settled(text, "Nora Quill", "nora.quill@example.com"), false);
});

test("the specimen of an account's number is somebody's beside a person's name", () => {
  const text = "Nora Quill, AT611904300234573201";
  const personal = (name: boolean) => {
    const at = text.indexOf("AT61");
    const rest = { side: "input", confidence: 1, validated: true, jurisdiction: null } as const;
    const iban = { ...rest, kind: "IBAN", start: at, end: text.length, personal: false } as const;
    const person = { ...rest, kind: "PERSON", start: 0, end: 10, personal: true } as const;
    const half = { value: text, format: "text", country: "AT" } as const;
    const interaction = { use_case: "", company_name: "", input: half, output: half };
    const settled = settleBearers(interaction, name ? [person, iban] : [iban]);
    return settled.find(({ kind }) => kind === "IBAN")?.personal;
  };
  assert.deepEqual([personal(true), personal(false)], [true, false]);
});
