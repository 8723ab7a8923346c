import assert from "node:assert/strict";
import { test } from "node:test";
import { caselessPersons } from "../../../../src/audit/personal_data/names/persons/caseless_persons.ts";
import { identifiedPersons } from "../../../../src/audit/personal_data/names/persons/identified_persons.ts";
import { japanesePersons } from "../../../../src/audit/personal_data/names/persons/japanese_persons.ts";
import { koreanPersons } from "../../../../src/audit/personal_data/names/persons/korean_persons.ts";
import { tabledPersons } from "../../../../src/audit/personal_data/names/persons/tabled_persons.ts";
import { thaiPersons } from "../../../../src/audit/personal_data/names/persons/thai_persons.ts";
import { worldPersons } from "../../../../src/audit/personal_data/names/persons/world_persons.ts";
import { analyzeText } from "../../../../src/audit/tagging/analyze_text.ts";
import { NAME_MODEL } from "../../../../src/audit/tagging/known_names.ts";

interface Span {
  readonly start: number;
  readonly end: number;
}

function namesIn(text: string, spans: readonly Span[]): string[] {
  return spans.map(({ start, end }) => text.slice(start, end));
}

function inWorld(text: string): string[] {
  return namesIn(text, worldPersons(analyzeText(text, { clusters: NAME_MODEL.clusters })));
}

test("a given name of any country beside a surname is a person", () => {
  for (const [text = "", ...names] of [
    ["- Serhat Uğurlu (T.C. 31846092744) – sendika üyesi", "Serhat Uğurlu"],
    ["Mfanyakazi wetu Barasa Nyongesa amekuwa akikosa kazi.", "Barasa Nyongesa"],
    ["Лисогор Оксана Тарасівна, кв. 17", "Лисогор Оксана Тарасівна"],
    ["Το κινητό της κυρίας Δέσποινας Καλλιμάνη είναι εδώ.", "Δέσποινας Καλλιμάνη"],
    ["A gyerek neve Kovács Zoltán, nyolcéves.", "Kovács Zoltán"],
  ]) {
    assert.deepEqual(inWorld(text), names, text);
  }
});

test("places, firms, headings and sentences that begin with a name are none", () => {
  for (const text of [
    "Colegio Santa María de Guadalupe está cerrado",
    "We flew to Santa Monica and San Jose.",
    "Juna Tampereelle lähtee kello kuusi.",
    "The Grand Hotel Maria Theresia opens in May.",
    "Paris Agreement Goals And Future Plans",
  ]) {
    assert.deepEqual(inWorld(text), [], text);
  }
});

test("names in scripts without capitals end where the sentence goes on", () => {
  for (const [text = "", ...names] of [
    ["أعرف راتب جاري فهد بن ناصر العتيق كم ينزل له", "فهد بن ناصر العتيق"],
    ["הלקוח יוסי כהן התקשר ולדוד לוי אין חשבון", "יוסי כהן", "דוד לוי"],
    ["मरीज राहुल शर्मा को बुखार है", "राहुल शर्मा"],
    ["ბატონი გიორგი ბერიძე მოვიდა", "გიორგი ბერიძე"],
    ["البنك مفتوح كل يوم من الصباح"],
  ]) {
    assert.deepEqual(namesIn(text, caselessPersons(text)), names, text);
  }
  const thai = "นางสาวปิยะดา ศรีสุขวัฒน์ หน่อยค่ะ คุณสามารถ เข้าสู่ระบบ ได้";
  assert.deepEqual(namesIn(thai, thaiPersons(thai)), ["ปิยะดา ศรีสุขวัฒน์"]);
});

test("a column of people holds names, a column of things none", () => {
  const people = "| Konsultant | Nastrój |\n|---|---|\n| Patryk Wolniewicz | lęk |\n| brak | - |";
  assert.deepEqual(namesIn(people, tabledPersons(people)), ["Patryk Wolniewicz"]);
  const things = "| Name | Price |\n|---|---|\n| Garden Chair | 20 |\n| Riaan Esterhuizen | 30 |";
  assert.deepEqual(namesIn(things, tabledPersons(things)), ["Riaan Esterhuizen"]);
});

test("what stands before a number that only people have is a name", () => {
  for (const [text = "", ...names] of [
    ["Titular Remedios Altuna Cifre, con DNI 47281936P", "Remedios Altuna Cifre"],
    ["Yvonne Achterberg (geb. 4 mei 1990) belde.", "Yvonne Achterberg"],
    ["Camera Module (ID 4421) is sold out."],
  ]) {
    assert.deepEqual(namesIn(text, identifiedPersons(text)), names, text);
  }
});

test("Japanese and Korean full names need no courtesy title", () => {
  for (const [text = "", ...names] of [
    ["渡辺美咲が昨日来店し、担当は木村健二です。", "渡辺美咲", "木村健二"],
    ["中村区の天気、山田町、東京都の高橋駅、田中家の息子は元気。"],
    ["南西部の上野公園で桜を見た。石川第一工場の電子部品。"],
  ]) {
    assert.deepEqual(namesIn(text, japanesePersons(text)), names, text);
  }
  for (const [text = "", ...names] of [
    ["김민수와 이영희가 결혼했다.", "김민수", "이영희"],
    ["이용자가 조정은 어렵다고 했습니다. 정수기가 고장났고 한정판이 나왔다."],
  ]) {
    assert.deepEqual(namesIn(text, koreanPersons(text)), names, text);
  }
});
