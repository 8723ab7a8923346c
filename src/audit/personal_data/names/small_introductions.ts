import type { Analysis } from "../../tagging/analyze_text.ts";
import { FUNCTION_WORD, GIVEN_NAME, SURNAME } from "../../tagging/gazetteer.ts";
import { GAP_LINE } from "../../tagging/tokenize.ts";
import type { WordType } from "../../tagging/word_type.ts";
import { worldNameBits } from "../../tagging/world_names.ts";
import { isMostlySmall } from "./is_mostly_small.ts";
import { isWorldGiven } from "./is_world_given.ts";
import { ORDINARY_NAME_WORDS } from "./ordinary_name_words.ts";

/**
 * What people say before their own name in chats, as tokens; the name follows at once. "I am" alone
 * stands in Romance languages before adjectives that are names, too: "sono serena".
 */
const INTRODUCTIONS = [
  "this is",
  "i ' m",
  "i ’ m",
  "im",
  "i am",
  "it ' s",
  "it ’ s",
  "its",
  "name ' s",
  "my name is",
  "call me",
  "ich bin",
  "ich bin der",
  "ich bin die",
  "ich bins",
  "mein name ist",
  "ich heiße",
  "ich heisse",
  "hier ist",
  "hier ist der",
  "hier ist die",
  "je m ' appelle",
  "je m ’ appelle",
  "soy el",
  "soy la",
  "hola soy",
  "hola , soy",
  "salut c ' est",
  "salut c ’ est",
  "coucou c ' est",
  "coucou c ’ est",
  "bonjour c ' est",
  "bonjour c ’ est",
  "moi c ' est",
  "moi c ’ est",
  "ciao sono",
  "ciao , sono",
  "me llamo",
  "mi nombre es",
  "sou o",
  "sou a",
  "eu sou o",
  "eu sou a",
  "aqui é o",
  "aqui é a",
  "me chamo",
  "meu nome é",
  "mi chiamo",
  "ik heet",
  "mijn naam is",
  "nazywam się",
  "mam na imię",
  "jag heter",
  "jeg heter",
  "jeg hedder",
  "jmenuji se",
  "jmenuju se",
  "volám sa",
  "zovem se",
  "nama saya",
  "mă numesc",
  "minun nimeni on",
].map((phrase) => phrase.split(" "));

const BY_LAST_WORD = new Map<string, string[][]>();
for (const words of INTRODUCTIONS) {
  const last = words.at(-1)!;
  BY_LAST_WORD.set(last, [...(BY_LAST_WORD.get(last) ?? []), words]);
}

const SMALL = 0;
const SHORTEST = 3;
const NAMES = GIVEN_NAME | SURNAME;

function isSmallName(type: WordType | undefined): boolean {
  if (type === undefined || type.isSymbol || type.casing !== SMALL) return false;
  if (type.lower.length < SHORTEST || (type.bits & FUNCTION_WORD) !== 0) return false;
  return !isMostlySmall(type) && !ORDINARY_NAME_WORDS.has(type.lower);
}

function isGiven(type: WordType | undefined): boolean {
  if (type === undefined || !isSmallName(type)) return false;
  return (type.bits & GIVEN_NAME) !== 0 || isWorldGiven(type.lower);
}

function isSurname(type: WordType | undefined): boolean {
  if (type === undefined || !isSmallName(type)) return false;
  return (type.bits & NAMES) !== 0 || worldNameBits(type.lower) !== 0;
}

/** Whether a name may end before this word: a sign, a line's end or a word of the language. */
function endsName(type: WordType | undefined, gap: number): boolean {
  if (type === undefined || type.isSymbol || gap === GAP_LINE) return true;
  return (type.bits & FUNCTION_WORD) !== 0 || isMostlySmall(type);
}

/** Names in small letters right behind "this is", "ich bin", "soy" and the like. Linear. */
export function smallIntroductions({ types, tokens }: Analysis): { start: number; end: number }[] {
  const spans: { start: number; end: number }[] = [];
  for (let at = 0; at + 1 < types.length; at++) {
    const phrases = BY_LAST_WORD.get(types[at]!.lower);
    if (phrases === undefined || tokens.gaps[at + 1] === GAP_LINE || !isGiven(types[at + 1])) {
      continue;
    }
    const introduced = phrases.some((words) =>
      words.every((word, index) => types[at + 1 - words.length + index]?.lower === word),
    );
    if (!introduced) continue;
    const goesOn = isSurname(types[at + 2]) && tokens.gaps[at + 2] !== GAP_LINE;
    const last = goesOn ? at + 2 : at + 1;
    if (!endsName(types[last + 1], tokens.gaps[last + 1] ?? GAP_LINE)) continue;
    spans.push({ start: tokens.starts[at + 1]!, end: tokens.ends[last]! });
  }
  return spans;
}
