import english from "i18n-iso-countries/langs/en.json" with { type: "json" };
import { CITIES, STATE_ABBREVIATIONS } from "../../audit/tagging/gazetteer/place_names.ts";
import { ADDRESS_TEMPLATES, type AddressTemplates } from "./address_templates.ts";
import { capitalise, fullName, inventOrganization, inventPerson } from "./invent_names.ts";
import type { LabelledSpan, LabelledText } from "./labelled_text.ts";
import type { Random } from "./random.ts";
import { SENTENCE_TEMPLATES, type SentenceTemplates } from "./sentence_templates.ts";

const COUNTRIES = Object.values<string | string[]>(english.countries).map((names) =>
  typeof names === "string" ? names : names[0]!,
);
const SCOPE = ["PERSON", "LOCATION", "ORGANIZATION", "ADDRESS"];

function digits(random: Random, count: number): string {
  let number = String(1 + Math.floor(random.next() * 9));
  while (number.length < count) number += Math.floor(random.next() * 10);
  return number;
}

function letters(random: Random, count: number): string {
  let word = "";
  while (word.length < count) word += String.fromCharCode(65 + Math.floor(random.next() * 26));
  return word;
}

function streetOf(random: Random, table: AddressTemplates): string {
  const street = random.pick(table.streets.split("|"));
  if (random.next() < 0.5) return street;
  const words = street.split(" ");
  const at = table.language === "en" ? 0 : words.length - 1;
  if (words.length < 2 || words[at]!.length < 4) return street;
  words[at] = inventPerson(random, [table.language]).surname;
  return words.join(" ");
}

function fillAddress(form: string, table: AddressTemplates, random: Random): string {
  return form.replace(/\{(\w)\}/g, (_, slot: string) => {
    if (slot === "n") return digits(random, 1 + Math.floor(random.next() * 4));
    if (slot === "z") return digits(random, 5);
    if (slot === "w") return streetOf(random, table);
    if (slot === "s") return random.pick(STATE_ABBREVIATIONS.split(" ")).toUpperCase();
    if (slot === "k") return random.pick(COUNTRIES);
    if (slot === "x") return fillAddress(random.pick(table.units.split("|")), table, random);
    if (slot === "u")
      return `${letters(random, 2)}${digits(random, 1)} ${digits(random, 1)}${letters(random, 2)}`;
    if (slot === "i") return `${digits(random, 4)} ${letters(random, 2)}`;
    if (slot === "y") return `${digits(random, 2)}-${digits(random, 3)}`;
    if (slot === "v") return `${digits(random, 5)}-${digits(random, 3)}`;
    if (slot === "t") return `${digits(random, 4)}-${digits(random, 3)}`;
    if (slot === "q")
      return random.pick([digits(random, 4), `${digits(random, 3)} ${digits(random, 2)}`]);
    if (random.next() < 0.3) return capitalise(random.pick(CITIES.split("|")));
    return random.pick(table.cities.split("|"));
  });
}

function addressTable(random: Random, language: string): AddressTemplates {
  const own = ADDRESS_TEMPLATES.find((table) => table.language === language);
  return own === undefined || random.next() < 0.15 ? random.pick(ADDRESS_TEMPLATES) : own;
}

interface Filling {
  readonly value: string;
  readonly label?: string;
}

function fillSlot(slot: string, templates: SentenceTemplates, random: Random): Filling {
  const person = inventPerson(random, templates.cultures);
  const table = addressTable(random, templates.language);
  const name = person.given.toLowerCase();
  switch (slot) {
    case "P":
      return { value: fullName(person, random), label: "PERSON" };
    case "G":
      return { value: person.given, label: "PERSON" };
    case "S":
      return { value: person.surname, label: "PERSON" };
    case "C": {
      const cities = random.next() < 0.5 ? CITIES : table.cities;
      return { value: capitalise(random.pick(cities.split("|"))), label: "LOCATION" };
    }
    case "K":
      return { value: random.pick(COUNTRIES), label: "LOCATION" };
    case "O":
      return { value: inventOrganization(random, templates.cultures), label: "ORGANIZATION" };
    case "A":
      return {
        value: fillAddress(random.pick(table.full.split("|")), table, random),
        label: "ADDRESS",
      };
    case "T":
      return {
        value: fillAddress(random.pick(table.line.split("|")), table, random),
        label: "ADDRESS",
      };
    case "M":
      return { value: `${name}.${digits(random, 2)}@mail.example.com` };
    case "F":
      return {
        value: `+${digits(random, 2)} ${digits(random, 3)} ${digits(random, 3)} ${digits(random, 4)}`,
      };
    case "D":
      return {
        value: random.pick([
          `${digits(random, 1)}/${digits(random, 1)}/19${digits(random, 2)}`,
          `19${digits(random, 2)}-0${digits(random, 1)}-1${digits(random, 1)}`,
          `${digits(random, 1)} May 20${digits(random, 2)}`,
        ]),
      };
    default:
      return {
        value: random.pick([digits(random, 6), digits(random, 9), `MRN-${digits(random, 5)}`]),
      };
  }
}

/** Fills one sentence with names and marks them. */
function fillSentence(
  sentence: string,
  templates: SentenceTemplates,
  random: Random,
): LabelledText {
  const spans: LabelledSpan[] = [];
  let text = "";
  for (const part of sentence.replaceAll("\\n", "\n").split(/(\{[A-Z]\})/)) {
    const slot = /^\{([A-Z])\}$/.exec(part)?.[1];
    if (slot === undefined) {
      text += part;
      continue;
    }
    const { value, label } = fillSlot(slot, templates, random);
    if (label !== undefined)
      spans.push({ start: text.length, end: text.length + value.length, label });
    text += value;
  }
  return {
    text,
    spans,
    language: templates.language,
    source: "templates",
    group: sentence,
    scope: SCOPE,
  };
}

/** Every sentence of every language, filled anew `copies` times. */
export function fillTemplates(copies: number, random: Random): LabelledText[] {
  const texts: LabelledText[] = [];
  for (const templates of SENTENCE_TEMPLATES) {
    const sentences = templates.sentences.split("\n").filter((sentence) => sentence !== "");
    for (const sentence of sentences) {
      const times = sentence.includes("{") ? copies : Math.ceil(copies / 6);
      for (let copy = 0; copy < times; copy++)
        texts.push(fillSentence(sentence, templates, random));
    }
  }
  return texts;
}
