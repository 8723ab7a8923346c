import assert from "node:assert/strict";
import { test } from "node:test";
import { findMeanings } from "../../../src/audit/glossary/find_meanings.ts";
import { GLOSSARIES } from "../../../src/audit/glossary/glossaries.ts";
import { languageChooser } from "../../../src/audit/glossary/language_chooser.ts";
import { MEANINGS } from "../../../src/audit/glossary/meanings.ts";
import { meaningsOf } from "../../../src/audit/glossary/meanings_of.ts";
import { openGlossary } from "../../../src/audit/glossary/open_glossary.ts";
import { splitWords } from "../../../src/audit/reading/split_words.ts";

function meanings(text: string, beside = ""): string[] {
  return meaningsOf(splitWords(text), splitWords(beside)).meanings.map(
    (number) => MEANINGS[number]!,
  );
}

test("a text means the same in every language", () => {
  const texts = [
    "Your application was refused because of your age, and we do not have to give you a reason.",
    "Ihr Antrag wurde wegen Ihres Alters abgelehnt, und einen Grund müssen wir Ihnen nicht nennen.",
    "Su solicitud fue rechazada por su edad y no tenemos que darle ninguna razón.",
    "Twój wniosek został odrzucony ze względu na wiek i nie musimy podawać powodu.",
    "您的申请因为年龄被拒绝，我们不需要告诉您理由。",
    "年齢を理由にお申し込みをお断りしました。理由をお伝えする必要はありません。",
    "تم رفض طلبك بسبب العمر، ولا يجب أن نعطيك سببا.",
    "आपका आवेदन उम्र के कारण अस्वीकार कर दिया गया और हमें कारण बताने की ज़रूरत नहीं है।",
  ];
  for (const text of texts) {
    const found = new Set(meanings(text));
    const shared = [
      "application",
      "age",
      "reason",
      "why",
      "because",
      "must",
      "need",
      "give",
      "tell",
      "you",
    ];
    const told = shared.filter((one) => found.has(one));
    assert.ok(told.length >= 3, `${text} means ${[...found].join(" ")}`);
    const refusals = ["refused", "rejected", "declined", "turned"];
    assert.ok(
      refusals.some((one) => found.has(one)),
      text,
    );
  }
});

test("what tells no language is read in that of the text beside it", () => {
  assert.deepEqual(meanings("Kündigung."), []);
  assert.notDeepEqual(meanings("Kündigung.", "Ich habe Ihnen doch schon geschrieben."), []);
});

test("the longest term counts; stems stand for what begins so, or holds them", () => {
  const numbers = new Map([
    ["no", 0],
    ["refusal", 1],
    ["contract", 2],
    ["notice", 3],
  ]);
  const glossary = openGlossary(
    { no: "no non", refusal: "refus*", contract: "*vertrag*", notice: "no_time" },
    numbers,
  );
  const find = (text: string) => findMeanings(splitWords(text), glossary).meanings;
  assert.deepEqual(find("no, refusing the Mietvertrages"), [0, 1, 2]);
  assert.deepEqual(find("no time"), [3]);
  assert.deepEqual(find("nothing"), []);
});

test("the language is told by common words and by scripts", () => {
  const choose = languageChooser(GLOSSARIES);
  const languages = {
    en: "The fee is not shown on the page, but you have to pay it.",
    fi: "Emme voi palauttaa rahoja, koska tilaus on jo lähetetty.",
    da: "Vi kan ikke give dig pengene tilbage, fordi du har brugt varen.",
    ja: "返金はできません。",
    zh: "我们不能退款。",
    th: "เราคืนเงินให้ไม่ได้",
    uk: "Ми не можемо повернути гроші, тому що ви вже користувалися товаром.",
    fa: "ما نمی‌توانیم پول شما را پس بدهیم چون از کالا استفاده کرده‌اید.",
  };
  for (const [language, text] of Object.entries(languages)) {
    assert.equal(choose(splitWords(text)), language);
  }
  assert.equal(choose(splitWords("12345 XYZ")), undefined);
});

test("every glossary knows the meanings of the English one, in forms that can be looked up", () => {
  for (const [language, file] of Object.entries(GLOSSARIES)) {
    const keys = Object.keys(file);
    assert.deepEqual(
      keys.filter((key) => !MEANINGS.includes(key)),
      [],
      language,
    );
    assert.ok(keys.length > MEANINGS.length * 0.9, `${language} has ${keys.length}`);
    for (const [key, forms] of Object.entries(file)) {
      for (const form of forms.split(" ")) {
        assert.match(form, /^\*?[^\s*]+\*?$/, `${language} ${key}`);
        assert.notEqual(splitWords(form.replaceAll("*", "").replaceAll("_", " ")).length, 0, form);
      }
    }
  }
});
