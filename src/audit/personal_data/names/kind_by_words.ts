import type { Analysis } from "../../tagging/analyze_text.ts";
import {
  COUNTRY,
  FUNCTION_WORD,
  GIVEN_NAME,
  GROUP_WORD,
  lookUpWord,
  ORGANIZATION_WORD,
  STREET_WORD,
} from "../../tagging/gazetteer.ts";
import { languageNumber } from "../../tagging/guess_language.ts";
import type { TaggedName } from "../../tagging/tag_names.ts";
import type { WordType } from "../../tagging/word_type.ts";
import { GAP_SPACE } from "../../tagging/tokenize.ts";
import { isWorldPlace } from "../../tagging/world_places.ts";
import { isAllSmall } from "./words/is_all_small.ts";
import { isNumberedThing } from "./words/is_numbered_thing.ts";
import { isMostlySmall } from "./words/is_mostly_small.ts";
import { LEARNED } from "./learned_languages.ts";

const ENGLISH = languageNumber("en");

/** Bodies that are written like persons' names or places. */
const BODY =
  /^(?:the )?(?:al[- ]?q(?:ai|ae|a['’]i)da|al[- ]shabaab|al[- ]nusra|al[- ]jazeera|al[- ]arabiya|boko haram|hamas|he[sz]bollah|hi[sz]b[ua]ll?ah|taliban)$/iu;

/** Firms that are called "General", behind that word. */
const OF_GENERAL = new Set("mills motors electric dynamics atomics foods".split(" "));

/** The firm whose name is taken for that of a general; the name itself where it is none. */
function asGeneral(name: TaggedName, { types, tokens }: Analysis): TaggedName {
  const { kind, first, last } = name;
  const before = types[first - 1];
  if (kind !== "PERSON" || first !== last || before?.lower !== "general") return name;
  if (before.casing !== 1 || !OF_GENERAL.has(types[first]!.lower)) return name;
  return { ...name, kind: "ORGANIZATION", start: tokens.starts[first - 1]!, first: first - 1 };
}

/** Words with which the name of a part of the earth ends in English. */
const EARTH = new Set(
  "mountains mountain ocean sea river islands island peninsula valley canyon desert gulf creek falls coast plateau".split(
    " ",
  ),
);
/** Words with which one begins. */
const EARTH_FIRST = new Set("mount mt lake cape county".split(" "));

function isOfEarth({ kind, first, last }: TaggedName, { types, bits }: Analysis): boolean {
  if (kind !== "PERSON" && kind !== "ORGANIZATION") return false;
  if (first === last || types[first]!.casing === 0 || types[last]!.casing !== 1) return false;
  if (EARTH_FIRST.has(types[first]!.lower)) return true;
  return EARTH.has(types[last]!.lower) && (bits[first]! & GIVEN_NAME) === 0;
}

/** Words right before a street, where something lies or moves: "on Lincoln Terrace". */
const BEFORE_STREET = new Set("on along off down up across of from near".split(" "));

/** Whether a street without a number was taken for a body or a person. */
function isStreet({ kind, first, last }: TaggedName, { types, bits }: Analysis): boolean {
  if ((kind !== "ORGANIZATION" && kind !== "PERSON") || first === last) return false;
  if ((bits[last]! & STREET_WORD) === 0 || types[last]!.casing !== 1) return false;
  return BEFORE_STREET.has(types[first - 1]?.lower ?? "") && types[first - 1]!.casing === 0;
}

/** Between the groups that a sentence names: "Kenyans and Indians". */
const BETWEEN_GROUPS = new Set(["and", "or", ",", "&"]);

/** Parties of several countries, by their members. */
const MEMBERS = new Set("conservatives greens libertarians liberals democrats tories".split(" "));
/** Words before such members that belong to their name: "Christian Democrats". */
const SORTS = new Set("christian liberal social national latter-day the".split(" "));

/** Whether a word names several members of a group. */
function isSeveral({ lower, casing }: WordType): boolean {
  if (casing !== 1 || !lower.endsWith("s")) return false;
  return MEMBERS.has(lower) || (lookUpWord(lower.slice(0, -1)) & GROUP_WORD) !== 0;
}

/** Words for believers and peoples, that nobody is called by. */
function isOfGroups({ kind, first, last }: TaggedName, { bits, types }: Analysis): boolean {
  if (kind === "ORGANIZATION" || kind === "LOCATION") {
    const words = types.slice(first, last + 1);
    const of = words.findIndex(({ lower }) => lower === "of");
    const groups = of < 0 ? words : words.slice(0, of);
    return (
      groups.some(isSeveral) &&
      groups.every(
        (type) => isSeveral(type) || BETWEEN_GROUPS.has(type.lower) || SORTS.has(type.lower),
      )
    );
  }
  if (kind !== "PERSON") return false;
  for (let at = first; at <= last; at++) {
    if ((bits[at]! & GROUP_WORD) === 0 || (bits[at]! & GIVEN_NAME) !== 0) return false;
  }
  return true;
}

const MONTHS = new Set("april may june august".split(" "));
/** Words before a month, which also stand before the name of a person at times. */
const BEFORE_MONTH = new Set(
  "in to until till by since from during of for next last this early mid late before after through".split(
    " ",
  ),
);
/** So sure the tagger must be of somebody who is called like a month. */
const LEAST_NO_MONTH = 0.9;

/** Whether it is a month, by the word before it. */
function isMonth({ first, last, confidence }: TaggedName, { types }: Analysis): boolean {
  if (first !== last || confidence >= LEAST_NO_MONTH || !MONTHS.has(types[first]!.lower))
    return false;
  return BEFORE_MONTH.has(types[first - 1]?.lower ?? "");
}

const GROUPS_BY_COLOUR = new Set(["black", "white", "brown"]);
/** Words for people of whom a colour tells. */
const PEOPLE =
  /^(?:people|persons?|m[ea]n|wom[ea]n|famil(?:y|ies)|children|kids|girls?|boys?|youths?|voters?|students?|workers?|residents?|applicants?|borrowers?|tenants?|homeowners?|households?|communit(?:y|ies)|neighbou?rhoods?|americans?|africans?|britons?|lives|history|culture|church(?:es)?|drivers?|patients?|mothers?|fathers?|candidates?|employees?|citizens|soldiers|players|authors?|artists?|owned)$/u;

/** Whether it is a colour that people are told by: "Black families". */
function isColour({ first, last }: TaggedName, { types }: Analysis): boolean {
  if (first !== last || !GROUPS_BY_COLOUR.has(types[first]!.lower)) return false;
  return PEOPLE.test(types[first + 1]?.lower ?? "");
}

/**
 * The name, with the kind that its own words say, whatever the tagger took it for; nothing where
 * they say that it is none.
 */
export function kindByWords(name: TaggedName, analysis: Analysis): TaggedName[] {
  if (name.kind === "ADDRESS") return [name];
  if (BODY.test(analysis.text.slice(name.start, name.end))) {
    return [{ ...name, kind: "ORGANIZATION" }];
  }
  if (name.kind === "LOCATION" && WHOLE_ADDRESS.test(analysis.text.slice(name.start, name.end))) {
    return [{ ...name, kind: "ADDRESS" }];
  }
  if (isBody(name, analysis)) return [{ ...name, kind: "ORGANIZATION" }];
  if (isMonsieur(name, analysis)) return [withoutMonsieur(name, analysis)];
  if (isInitialled(name, analysis)) return [{ ...name, kind: "PERSON" }];
  if (isNature(name, analysis)) return [{ ...name, kind: "LOCATION" }];
  if (analysis.language !== ENGLISH) return [name];
  if (isOfEarth(name, analysis) || isCountry(name, analysis) || isStreet(name, analysis)) {
    return [{ ...name, kind: "LOCATION" }];
  }
  const never = [isOfGroups, isMonth, isColour, isSmallBody, isPronoun, isNumberedBody];
  const named = withoutTail(asGeneral(name, analysis), analysis);
  const isNever = [name, named].some((one) => never.some((isNone) => isNone(one, analysis)));
  return isNever ? [] : [named];
}

/** Behind these words even a small one belongs to a body's name. */
const BEFORE_SMALL = new Set(["of", "for", "the", "and", "&", "de", "-", "'"]);

/** A small word that belongs to a sentence and not to a name. */
function isOfSentence({ lower }: WordType, bits: number): boolean {
  if (lower.length === 1 || BEFORE_SMALL.has(lower)) return false;
  return (bits & FUNCTION_WORD) !== 0 || /\p{L}{3}ed$/u.test(lower);
}

/** A body's name without the small words of the sentence behind it: "Metallica first played". */
function withoutTail(name: TaggedName, { types, tokens, bits }: Analysis): TaggedName {
  if (name.kind !== "ORGANIZATION" || types[name.first]!.casing !== 1) return name;
  let { last } = name;
  let ofSentence = false;
  while (last > name.first && types[last]!.casing === 0 && !types[last]!.isSymbol) {
    ofSentence ||= isOfSentence(types[last]!, bits[last]!);
    last--;
  }
  if (!ofSentence || BEFORE_SMALL.has(types[last]!.lower)) return name;
  return { ...name, last, end: tokens.ends[last]! };
}

const FRENCH = languageNumber("fr");

/** Whether a French name begins with what stands for "Monsieur". */
function isMonsieur({ kind, first, last }: TaggedName, { types, language }: Analysis): boolean {
  if (kind !== "PERSON" || language !== FRENCH || last - first < 2) return false;
  return types[first]!.lower === "m" && types[first + 1]!.lower === ".";
}

function withoutMonsieur(name: TaggedName, { tokens }: Analysis): TaggedName {
  return { ...name, first: name.first + 2, start: tokens.starts[name.first + 2]! };
}

/** Whether an initial and a surname were taken for a place: "S. Rochat". */
function isInitialled(
  { kind, first, last }: TaggedName,
  { types, bits, tokens }: Analysis,
): boolean {
  if (kind !== "LOCATION" || last - first !== 2 || types[first + 1]!.lower !== ".") return false;
  const [initial, surname] = [types[first]!, types[last]!];
  if (tokens.gaps[last] !== GAP_SPACE) return false;
  if (initial.lower.length > 1 || surname.casing !== 1 || surname.lower.length < 3) return false;
  return !isWorldPlace(surname.lower) && (bits[last]! & (COUNTRY | ORGANIZATION_WORD)) === 0;
}

/** Whether a country alone was taken for a body: "a visa for Morocco". */
function isCountry({ kind, first, last }: TaggedName, { bits, types }: Analysis): boolean {
  if (kind !== "ORGANIZATION" || first !== last || types[first]!.casing !== 1) return false;
  return (bits[first]! & COUNTRY) !== 0 && (bits[first]! & ORGANIZATION_WORD) === 0;
}

/** Words for valleys and lakes, before their names. */
const NATURE_FIRST = new Set(["val", "valle", "lago", "lac"]);

/** Whether a valley or a lake was taken for a body: "Val Venosta". */
function isNature({ kind, first, last }: TaggedName, { types }: Analysis): boolean {
  if (kind !== "ORGANIZATION" || last !== first + 1 || types[last]!.casing !== 1) return false;
  return NATURE_FIRST.has(types[first]!.lower);
}

/** Words with which bodies end, and those with which they begin in other languages. */
const BODY_LAST = new Set(
  "university institute infirmary union association society council foundation observatory analytics holdings logistics textiles guild federation lifeboats solicitors attorneys advocates barristers avocats abogados advogados avvocati rechtsanwälte".split(
    " ",
  ),
);
const BODY_FIRST = new Set(
  "universität université universidad universidade università klinikum hôpital banque fromagerie boulangerie librairie pharmacie apotheke bäckerei panadería trattoria ristorante".split(
    " ",
  ),
);
/** What is called by a saint's name: "St. Brigid's Hospital". */
const OF_SAINTS = new Set("hospital academy school college hospice infirmary seminary".split(" "));
/** In languages without labelled texts, trades too; elsewhere the tagger has learned them. */
const TRADE_FIRST = new Set(
  `uniwersytet clinique
  clínica clinica casa hospital szpital przychodnia banco banca sparkasse volksbank caixa caja
  sarl eurl cabinet garage imprimerie restaurant restaurante   pizzeria farmacia farmácia talleres seguros bufete hostelería supermercados transportes
  construcciones officine pastificio panificio studio autofficina assicurazioni edizioni piekarnia
  apteka kancelaria fundacja spółdzielnia hurtownia sklep zakład szkoła möbelhaus autohaus   metzgerei kanzlei praxis stiftung verein hotel zorgverzekeraar fietsenmakerij bakkerij
  slagerij apotheek stichting gemeente woningcorporatie mairie préfecture ayuntamiento comune`.split(
    /\s+/u,
  ),
);

/** What has more words is a sentence or an address that such a word begins. */
const MOST_BODY_TOKENS = 5;

/** Whether the words say that it is a body, which was taken for a place or a person. */
function isBody({ kind, first, last }: TaggedName, { types, language }: Analysis): boolean {
  if (kind === "ORGANIZATION" || first === last || types[last]!.casing !== 1) return false;
  if (last - first >= MOST_BODY_TOKENS || types[first]!.casing !== 1) return false;
  const saint = types[first]!.lower === "st" && OF_SAINTS.has(types[last]!.lower);
  const told = saint || BODY_LAST.has(types[last]!.lower) || BODY_FIRST.has(types[first]!.lower);
  return told || (!LEARNED.has(language) && TRADE_FIRST.has(types[first]!.lower));
}

/** A house, a postcode and a town. */
const WHOLE_ADDRESS = /\p{L} \d{1,4}[a-zA-Z]?, ?\d{3} ?\d{2} \p{Lu}/u;

/** Whether the small word for "we" was taken for the country. */
function isPronoun({ kind, first, last }: TaggedName, { types }: Analysis): boolean {
  const { lower, casing } = types[first]!;
  return kind === "LOCATION" && first === last && lower === "us" && casing === 0;
}

function isNumberedBody({ kind, start, end }: TaggedName, { text }: Analysis): boolean {
  return kind !== "PERSON" && isNumberedThing(text.slice(start, end));
}

/** So sure the tagger must be of a body that is called by ordinary words. */
const LEAST_SMALL_BODY = 0.8;

/** Whether a body is called by ordinary words without a capital, where the text has some. */
function isSmallBody(name: TaggedName, analysis: Analysis): boolean {
  if (name.kind !== "ORGANIZATION" || name.confidence >= LEAST_SMALL_BODY) return false;
  if (!isAllSmall(name, analysis)) return false;
  const words = analysis.types.slice(name.first, name.last + 1);
  if (!words.every((type) => type.isSymbol || isMostlySmall(type))) return false;
  return analysis.types.some(({ casing }) => casing === 1);
}
