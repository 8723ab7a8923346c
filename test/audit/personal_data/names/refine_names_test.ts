import assert from "node:assert/strict";
import { test } from "node:test";
import { detectPersonalData } from "../../../../src/audit/detection/detect_personal_data.ts";
import { loadCatalogue } from "../../../../src/catalogue/load_catalogue.ts";

const { detectors } = await loadCatalogue();

/** The persons of a text, those who are nobody's marked. */
function personsIn(value: string): string[] {
  const interaction = {
    company_name: "",
    use_case: "",
    input: { value, format: "text", country: "global" },
    output: { value: "", format: "text", country: "global" },
  } as const;
  return detectPersonalData(interaction, { detectors, countries: [] })
    .filter(({ kind }) => kind === "PERSON")
    .map(({ start, end, personal }) => value.slice(start, end) + (personal ? "" : " (nobody's)"));
}

test("narrow and wide marks beside Chinese names are read alike", () => {
  for (const text of ["他认识Bob和Alice，他们是工程师。", "他认识Bob和Alice,他们是工程师。"]) {
    assert.deepEqual(personsIn(text), ["Bob", "Alice"]);
  }
  for (const [open, close] of ["（）", "()"]) {
    assert.deepEqual(personsIn(`我的同事${open}Maria Lopez${close}会联系您。`), ["Maria Lopez"]);
  }
});

test("a word of Japanese does not make a Chinese text Japanese", () => {
  assert.ok(
    personsIn("导演李安（日语：アン）与演员汤唯出席了首映礼，记者王丽采访。").includes("王丽"),
  );
});

test("a name in mail is one name, without the unit of its bearer", () => {
  assert.deepEqual(personsIn('"Smith, Ann (Law)" <ann@firm.org> wrote:'), ["Smith, Ann"]);
  assert.deepEqual(personsIn("Alma Martinez@ENRON"), ["Alma Martinez"]);
});

test("what stands before a name is no part of it, nor is what ends its sentence", () => {
  assert.deepEqual(personsIn("ben Ayşe Yılmaz."), ["Ayşe Yılmaz"]);
  assert.ok(personsIn("Xin chào, anh An có ở đây không?").includes("An"));
});

test("trades, faiths and animals are no persons whom a text is about", () => {
  assert.deepEqual(personsIn("Der Bauer pflügt das Feld."), []);
  assert.deepEqual(personsIn("Religion: Christian. Address: on file."), []);
  assert.deepEqual(personsIn("My dog Rex loves long walks."), ["Rex (nobody's)"]);
});
