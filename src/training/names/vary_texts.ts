import {
  capitalise,
  fullName,
  inventOrganization,
  inventPerson,
  inventStem,
} from "./invent_names.ts";
import { inventChineseName } from "./invent_chinese_names.ts";
import { CITIES } from "../../audit/tagging/gazetteer/place_names.ts";
import type { LabelledSpan, LabelledText } from "./labelled_text.ts";
import type { Random } from "./random.ts";

/** Names of the texts themselves, by language and label. */
export type NamePool = Map<string, string[]>;

/** Languages that inflect names: there only names of the same form could be exchanged. */
const INFLECTING = new Set(["hr", "sr", "sk"]);

/** Whether only a name that ends alike may stand for another: in all written texts, whose endings are unknown. */
function isInflected({ language, source }: LabelledText): boolean {
  return INFLECTING.has(language) || (isWritten(source) && !UNINFLECTED.has(language));
}

/** This project's own texts; there are few of a language, so that more copies are made of them. */
function isWritten(source: string): boolean {
  return source.startsWith("written-");
}

/** Languages whose names never change; a name of theirs stands for any other. */
const UNINFLECTED = new Set(["en", "ja", "ko", "th", "vi", "zh", "id", "tl"]);

/** Replaces stretches of a text, spans first to last, and moves the spans along. */
export function replaceParts(
  labelled: LabelledText,
  parts: readonly { readonly start: number; readonly end: number; readonly value: string }[],
): LabelledText {
  let text = "";
  let at = 0;
  const moves: { readonly from: number; readonly by: number }[] = [];
  for (const part of parts) {
    text += labelled.text.slice(at, part.start) + part.value;
    at = part.end;
    moves.push({ from: part.end, by: text.length - part.end });
  }
  text += labelled.text.slice(at);
  const move = (offset: number): number => {
    let by = 0;
    for (const step of moves) if (step.from <= offset) by = step.by;
    return offset + by;
  };
  const spans = labelled.spans.map((span): LabelledSpan => ({
    start: move(span.start),
    end: move(span.end),
    label: span.label,
  }));
  return { ...labelled, text, spans };
}

/** Gathers the names of the texts. */
export function poolNames(texts: readonly LabelledText[]): NamePool {
  const pool: NamePool = new Map();
  for (const labelled of texts) {
    const { text, spans, language } = labelled;
    for (const { start, end, label } of spans) {
      const key = `${language} ${label}`;
      const names = pool.get(key) ?? [];
      names.push(text.slice(start, end));
      pool.set(key, names);
      if (!isInflected(labelled) || label !== "PERSON") continue;
      const form = `${key} ${text.slice(end - 2, end)}`;
      pool.set(form, [...(pool.get(form) ?? []), text.slice(start, end)]);
    }
  }
  return pool;
}

const ALL_CULTURES = [
  "english",
  "english",
  "english",
  "german",
  "french",
  "spanish",
  "italian",
  "portuguese",
  "nordic",
  "dutch",
  "slavic_west",
  "slavic_south",
  "slavic_east",
  "south_asian",
  "chinese",
  "japanese",
  "korean",
  "southeast_asian",
  "arabic",
  "persian_turkish",
  "african",
  "hebrew_greek_hungarian_romanian",
];

function culturesOf(language: string): readonly string[] {
  if (language === "en") return ALL_CULTURES;
  if (language === "pt")
    return ["portuguese", "portuguese", "spanish", "english", "french", "italian"];
  return ["nordic", "nordic", "english", "german", "french", "arabic"];
}

const LATIN = /^\p{Script=Latin}/u;

/** Names by language and by how their last word ends, for languages that inflect them. */
function sameForm(name: string, language: string, { random, pool }: VaryOptions): string {
  const names = pool.get(`${language} PERSON ${name.slice(-2)}`) ?? [name];
  if (/\s/.test(name) || !LATIN.test(name) || random.next() < 0.6) return random.pick(names);
  return inventStem(random) + name.slice(-3);
}

function otherName(
  name: string,
  label: string,
  labelled: LabelledText,
  options: VaryOptions,
): string {
  const { random, pool } = options;
  const { language } = labelled;
  if (isInflected(labelled)) {
    return label === "PERSON" ? sameForm(name, language, options) : name;
  }
  const fromPool = pool.get(`${language} ${label}`) ?? [name];
  if (language.startsWith("zh") && label === "PERSON" && random.next() < 0.6) {
    return inventChineseName(name, random);
  }
  if (language.startsWith("zh") || isWritten(labelled.source) || random.next() < 0.4) {
    return random.pick(fromPool);
  }
  const cultures = culturesOf(language);
  if (label === "PERSON") {
    const person = inventPerson(random, cultures);
    if (/\s/.test(name.trim())) return fullName(person, random);
    return random.next() < 0.65 ? person.given : person.surname;
  }
  if (label === "ORGANIZATION" && language === "en") return inventOrganization(random, cultures);
  if (label === "LOCATION" && random.next() < 0.5)
    return capitalise(random.pick(CITIES.split("|")));
  return random.pick(fromPool);
}

/** What copies are made with. */
export interface VaryOptions {
  readonly random: Random;
  readonly pool: NamePool;
}

/** The same text with other names in it. */
export function exchangeNames(labelled: LabelledText, options: VaryOptions): LabelledText {
  const parts = labelled.spans
    .filter(({ label }) => ["PERSON", "ORGANIZATION", "LOCATION"].includes(label))
    .map(({ start, end, label }) => {
      const name = labelled.text.slice(start, end);
      let value = otherName(name, label, labelled, options);
      if (name.length > 2 && name === name.toLowerCase()) value = value.toLowerCase();
      return { start, end, value };
    });
  return replaceParts(labelled, parts);
}

function recased(labelled: LabelledText, text: string): LabelledText[] {
  return text.length === labelled.text.length ? [{ ...labelled, text }] : [];
}

/** Joins the punctuation of a text that was published as tokens to its words. */
export function joinTokens(labelled: LabelledText): LabelledText {
  const parts: { start: number; end: number; value: string }[] = [];
  const inside = (at: number): boolean =>
    labelled.spans.some((span) => span.start < at && at < span.end);
  for (const match of labelled.text.matchAll(
    / (?=[.,!?:;)’]|'s\b|n't\b)| (?=' s\b)|(?<=[(#]) |(?<= ') (?=s\b)/g,
  )) {
    if (!inside(match.index)) parts.push({ start: match.index, end: match.index + 1, value: "" });
  }
  return replaceParts(labelled, parts);
}

/** Writes Portuguese contractions as they are written outside a treebank. */
export function joinContractions(labelled: LabelledText): LabelledText {
  const joined: Record<string, string> = { de: "d", em: "n", por: "pel", a: "" };
  const parts: { start: number; end: number; value: string }[] = [];
  for (const match of labelled.text.matchAll(/\b(de|em|por|a|De|Em|Por|A) ([oa]s?)\b(?= )/g)) {
    const { index } = match;
    const end = index + match[0].length;
    if (labelled.spans.some((span) => span.start < end && span.end > index)) continue;
    const first = match[1]!;
    const article = match[2]!;
    const stem = joined[first.toLowerCase()]!;
    let value = stem + article;
    if (first.toLowerCase() === "a")
      value = article.startsWith("a") ? `à${article.slice(1)}` : `a${article}`;
    if (first !== first.toLowerCase()) value = value[0]!.toUpperCase() + value.slice(1);
    parts.push({ start: index, end, value });
  }
  return replaceParts(labelled, parts);
}

/**
 * Gives capitals to common words, as German gives to its nouns: there is no German text to learn
 * from, and in other languages a capital inside a sentence is nearly always a name.
 */
function capitaliseCommonWords(labelled: LabelledText, random: Random): LabelledText[] {
  const text = labelled.text.replace(/(?<= )\p{Ll}{5,}(?= |[.,])/gu, (word) =>
    random.next() < 0.4 ? capitalise(word) : word,
  );
  return recased(labelled, text);
}

/** How many copies of a text with names get others. */
function timesExchanged({ source, language }: LabelledText): number {
  if (source.startsWith("presidio") || isWritten(source)) return 3;
  return language === "en" || language.startsWith("zh") ? 2 : 1;
}

/** Copies of a text in other spellings and with other names. */
export function varyText(labelled: LabelledText, options: VaryOptions): LabelledText[] {
  const { random } = options;
  const { language, source } = labelled;
  const english = language === "en";
  const copies: LabelledText[] = [];
  let base = labelled;
  if (source.startsWith("wnut")) base = joinTokens(labelled);
  else if (language === "pt" && !isWritten(source)) base = joinContractions(labelled);
  if (base.text !== labelled.text) copies.push(base);
  const named = labelled.spans.length > 0;
  if (named) {
    const times = timesExchanged(labelled);
    for (let time = 0; time < times; time++) copies.push(exchangeNames(base, options));
  }
  const pick = (): LabelledText => (copies.length > 0 ? random.pick(copies) : base);
  if (random.next() < (english ? 0.3 : 0.1)) {
    const one = pick();
    copies.push(...recased(one, one.text.toLowerCase()));
  }
  if (random.next() < 0.04) {
    const one = pick();
    copies.push(...recased(one, one.text.toUpperCase()));
  }
  if (!named && random.next() < 0.05 && labelled.text.length < 90) {
    copies.push(...recased(base, capitalise(base.text)));
  }
  if (["da", "sv", "nb", "nn"].includes(language) && random.next() < 0.25) {
    copies.push(...capitaliseCommonWords(base, random));
  }
  return copies;
}
