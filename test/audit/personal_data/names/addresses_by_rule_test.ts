import assert from "node:assert/strict";
import { test } from "node:test";
import { addressesByRule } from "../../../../src/audit/personal_data/names/addresses/addresses_by_rule.ts";
import { KOREAN_ADDRESS_FORMS } from "../../../../src/audit/personal_data/names/addresses/korean_address_forms.ts";
import { ENGLISH_ADDRESS_FORMS } from "../../../../src/audit/personal_data/names/addresses/english_address_forms.ts";
import { ROMANCE_ADDRESS_FORMS } from "../../../../src/audit/personal_data/names/addresses/romance_address_forms.ts";
import { WORLD_ADDRESS_FORMS } from "../../../../src/audit/personal_data/names/addresses/world_address_forms.ts";

function find(text: string): string[] {
  return addressesByRule(text).map(({ start, end }) => text.slice(start, end));
}

for (const example of [
  ...ENGLISH_ADDRESS_FORMS,
  ...WORLD_ADDRESS_FORMS,
  ...ROMANCE_ADDRESS_FORMS,
  ...KOREAN_ADDRESS_FORMS,
].flatMap(({ examples }) => examples)) {
  test(`the whole address is found: ${example}`, () => {
    assert.deepEqual(find(`— ${example}. Ok`), [example]);
  });
}

test("a Canadian postcode needs its province", () => {
  assert.deepEqual(find("Montréal QC H3B 1A7"), ["H3B 1A7"]);
  assert.deepEqual(find("Part H3B 1A7 is sold out"), []);
});

test("what only looks like an address is none", () => {
  for (const text of [
    "Jalan kaki itu sehat.",
    "12, apples, pears, Total 123456",
    "We took the road 12 times in 2024.",
    "Версия 5, стр. 12",
    "Az út hosszú volt, 12 óra.",
    "강남구 인구는 123명입니다.",
    "東京都の人口は1400万人です。",
    "شارع طويل جدا",
    "Στις 15 Μαρτίου, 105 άτομα",
  ]) {
    assert.deepEqual(find(text), [], text);
  }
});
