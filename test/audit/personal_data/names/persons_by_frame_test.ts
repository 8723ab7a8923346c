import assert from "node:assert/strict";
import { test } from "node:test";
import { caselessPersons } from "../../../../src/audit/personal_data/names/persons/caseless_persons.ts";
import { hungarianPersons } from "../../../../src/audit/personal_data/names/persons/hungarian_persons.ts";
import { identifiedPersons } from "../../../../src/audit/personal_data/names/persons/identified_persons.ts";
import { japanesePersons } from "../../../../src/audit/personal_data/names/persons/japanese_persons.ts";
import { koreanPersons } from "../../../../src/audit/personal_data/names/persons/korean_persons.ts";
import { lastLinePersons } from "../../../../src/audit/personal_data/names/persons/last_line_persons.ts";
import { loneCaselessNames } from "../../../../src/audit/personal_data/names/persons/lone_caseless_names.ts";
import { tabledPersons } from "../../../../src/audit/personal_data/names/persons/tabled_persons.ts";
import { thaiPersons } from "../../../../src/audit/personal_data/names/persons/thai_persons.ts";
import { vietnamesePersons } from "../../../../src/audit/personal_data/names/persons/vietnamese_persons.ts";
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

test("names in scripts without capitals end before the verb and go on behind prefixes", () => {
  for (const [text = "", ...names] of [
    ["أرسلت الخطاب لرنيم الخطيب يسري من الغد", "رنيم الخطيب"],
    ["عندي محاسبة اسمها هيفاء القحطاني بدأت", "هيفاء القحطاني"],
    ["باسم عبد الرحمن بن سعد الدوسري، ورقم", "عبد الرحمن بن سعد الدوسري"],
    ["קורות חיים של אבנר שטרנליכט, בן 54", "אבנר שטרנליכט"],
    ["השכנה שלך, גלית מזור-אבן, מדירה 9", "גלית מזור-אבן"],
    ["אני מבקשת לבטל את העסקה. נורית אשכולי", "נורית אשכולי"],
    ["पॉलिसी मेरे ही नाम पर है, देवेंद्र रस्तोगी।", "देवेंद्र रस्तोगी"],
    ["देश का विकास और प्रकाश का महत्व"],
    ["הנורית נדלקה ליד נורית האזהרה"],
  ]) {
    assert.deepEqual(namesIn(text, caselessPersons(text)), names, text);
  }
});

test("given names that are no words stand alone, but for what is called after somebody", () => {
  for (const [text = "", ...names] of [
    ["אל תגידי לנועה כלום", "נועה"],
    ["जयपुर में नेहा को उल्टी आती है", "नेहा"],
    ["الراجل اللي جابه حسام بوظ الحنفية", "حسام"],
    ["אני גר ברחוב עומר ליד הים"],
    ["الشارع مغلق قرب مدرسة حسام"],
  ]) {
    assert.deepEqual(namesIn(text, loneCaselessNames(text)), names, text);
  }
});

test("Thai names stand behind trades, kin and titles in a row", () => {
  for (const [text = "", ...names] of [
    ["ไปฉีดหน้ากับหมอพิมพ์ชนก วงศ์อารยะ เห็น", "พิมพ์ชนก วงศ์อารยะ"],
    ["จดทะเบียนในชื่อ คุณธนวิชญ์ ศรีบุญเรืองกิจ อายุ", "ธนวิชญ์ ศรีบุญเรืองกิจ"],
    ["คุณหมอใจดี มาก ครูสอน ดีมาก วิทยา ศาสตร์"],
  ]) {
    assert.deepEqual([...new Set(namesIn(text, thaiPersons(text)))], names, text);
  }
});

test("Hungarian and Vietnamese names begin with the family name and leave the case's ending", () => {
  for (const [text = "", ...names] of [
    ["Bozsik Réka (próbaidős) ma szólt, hogy nem jön.", "Bozsik Réka"],
    ["Helyére Kerekes Zsoltot javaslom, mert ő nem kér szabadságot.", "Kerekes Zsolt"],
    ["Tegnap Réka szólt, hogy nem jön, mert beteg."],
    ["A Petőfi Sándor utca nem volt lezárva, csak ma."],
    ["Kedves Hajnalka, kérem, hogy ma ne jöjjön."],
  ]) {
    assert.deepEqual(namesIn(text, hungarianPersons(text)), names, text);
  }
  const minutes = "có mặt bà Đỗ Thị Lành, vắng Phan Văn Đức; đường Nguyễn Văn Linh";
  assert.deepEqual(namesIn(minutes, vietnamesePersons(minutes)), ["Đỗ Thị Lành", "Phan Văn Đức"]);
});

test("a text ends with the full name of whoever wrote it", () => {
  for (const [text = "", ...names] of [
    ["Geboren in Shiraz. Navid Rostamkhani", "Navid Rostamkhani"],
    ["Bestellung 88-20417. Gruß Annegret Lüdtke", "Annegret Lüdtke"],
    ["Wir fahren nach Italien. Costa Smeralda"],
    ["We met at the bank. Thanks for everything"],
  ]) {
    assert.deepEqual(namesIn(text, lastLinePersons(text)), names, text);
  }
});

test("Japanese names stand behind an office, before a title and in Kana", () => {
  for (const [text = "", ...names] of [
    ["院長の樋渡雅臣について書いてください", "樋渡雅臣"],
    ["娘のひなたが熱を出した", "ひなた"],
    ["院長の診療方針について書いてください"],
  ]) {
    assert.deepEqual([...new Set(namesIn(text, japanesePersons(text)))], names, text);
  }
});
