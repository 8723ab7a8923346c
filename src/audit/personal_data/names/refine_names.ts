import type { Analysis } from "../../tagging/analyze_text.ts";
import { GIVEN_NAME, SURNAME } from "../../tagging/gazetteer.ts";
import { guessByLetters } from "../../tagging/guess_by_letters.ts";
import { guessByWords, OTHER_LANGUAGE } from "../../tagging/guess_by_words.ts";
import { EAST_ASIAN, languageNumber, UNKNOWN_LANGUAGE } from "../../tagging/guess_language.ts";
import type { TaggedName, TaggedText } from "../../tagging/tag_names.ts";
import { isPlausiblePerson } from "./persons/is_plausible_person.ts";
import { addNames } from "./add_names.ts";
import { knownOrganizations } from "./organizations/known_organizations.ts";
import { withFirms } from "./organizations/with_firms.ts";
import { bodiesByWord } from "./organizations/bodies_by_word.ts";
import { cutHan } from "./persons/cut_han.ts";
import { cutOwner } from "./addresses/cut_owner.ts";
import { asPerson } from "./persons/as_person.ts";
import { isNamedAfter } from "./persons/is_named_after.ts";
import { givesWayToBody } from "./organizations/gives_way_to_body.ts";
import { isStrayBody } from "./organizations/is_stray_body.ts";
import { isStrayPlace } from "./places/is_stray_place.ts";
import { isSentence } from "./words/is_sentence.ts";
import { familyFirstPersons } from "./persons/family_first_persons.ts";
import { joinNicknames } from "./persons/join_nicknames.ts";
import { joinPersons } from "./persons/join_persons.ts";
import { isThing } from "./words/is_thing.ts";
import { isReadable } from "./is_readable.ts";
import { kindByWords } from "./kind_by_words.ts";
import { LEARNED } from "./learned_languages.ts";
import { asStreet } from "./places/as_street.ts";
import { withGivenBefore } from "./persons/with_given_before.ts";
import { labelledPlaces } from "./places/labelled_places.ts";
import { linedPersons } from "./persons/lined_persons.ts";
import { loneGivenNames } from "./persons/lone_given_names.ts";
import { loneSlavicNames } from "./persons/lone_slavic_names.ts";
import { officeHolders } from "./persons/office_holders.ts";
import { OTHER_ALPHABETS } from "./words/other_alphabets.ts";
import { partLines } from "./words/part_lines.ts";
import { partOrganizations } from "./organizations/part_organizations.ts";
import { partPersons } from "./persons/part_persons.ts";
import { partTalk } from "./words/part_talk.ts";
import { partSuffixed } from "./words/part_suffixed.ts";
import { partTitled, personsBehindTitles } from "./persons/titled_elsewhere.ts";
import { personsBeforeTitles } from "./persons/persons_before_titles.ts";
import { reportedPersons } from "./persons/reported_persons.ts";
import { smallGivenNames } from "./persons/small_given_names.ts";
import { smallTitledNames } from "./persons/small_titled_names.ts";
import { withoutOpening } from "./words/without_opening.ts";
import { withoutOrdinaryWords } from "./words/without_ordinary_words.ts";
import { withoutRole } from "./persons/without_role.ts";
import { withLocatedPlaces } from "./places/with_located_places.ts";
import { withPersonBehind } from "./persons/with_person_behind.ts";
import { withRepeatedParts } from "./with_repeated_parts.ts";
import { worldPersons } from "./persons/world_persons.ts";

const NAME_BITS = GIVEN_NAME | SURNAME;

const ENGLISH = languageNumber("en");

const LEAST_WORLD_LEARNED = 0.75;

/** Legal forms, with which only a firm's name ends. */
const LEGAL_FORMS = new Set(
  "gmbh ag kg ohg ug ltd limited inc llc llp plc corp corporation sarl sas srl spa sl slu bv nv ab oy aps lda ltda kft zrt doo sro".split(
    " ",
  ),
);

/** Whether a firm's name goes on that the tagger began as a person's: "Hartmann" "Immobilien GmbH". */
function isFirm({ text, types, bits }: Analysis, before: TaggedName, name: TaggedName): boolean {
  if (name.kind !== "ORGANIZATION") return false;
  if (before.kind === "ORGANIZATION") {
    return /^ \($/u.test(text.slice(before.end, name.start)) && types[name.first]!.lower === "pty";
  }
  if (before.kind !== "PERSON") return false;
  if (before.first < before.last || (bits[before.first]! & GIVEN_NAME) !== 0) return false;
  return text.slice(before.end, name.start) === " " && LEGAL_FORMS.has(types[name.last]!.lower);
}

/** Joins what is one name: "Hartmann" and "Immobilien GmbH". */
function joinFirms(analysis: Analysis, names: readonly TaggedName[]): TaggedName[] {
  const joined: TaggedName[] = [];
  for (const name of names) {
    const before = joined.at(-1);
    if (before === undefined || !isFirm(analysis, before, name)) joined.push(name);
    else joined[joined.length - 1] = { ...name, start: before.start, first: before.first };
  }
  return joined;
}

/**
 * A line break ends every name but a person's, which text may wrap; the person's ends where the
 * unit begins that some mail systems add: "Ann Lee@SALES".
 */
function cutAtEnd(name: TaggedName, { text, tokens }: Analysis): TaggedName {
  if (name.kind === "ADDRESS") return name;
  const end = name.kind === "PERSON" ? /(?<=\p{L} \p{L}+)@/u : /\n/u;
  const cut = end.exec(text.slice(name.start, name.end))?.index ?? -1;
  if (cut < 0) return name;
  let { last } = name;
  while (last > name.first && tokens.ends[last]! > name.start + cut) last--;
  return { ...name, last, end: tokens.ends[last]! };
}

/**
 * Whether a name of the tagger gives way to a full name from the lists: in a language that it has
 * learned its names are worth more.
 */
function givesWay(name: TaggedName, person: TaggedName, learned: boolean): boolean {
  if (isFragment(name, person)) return true;
  return !learned && name.kind !== "PERSON" && name.kind !== "ADDRESS";
}

/** The tagger's names, and the full names of persons that it does not know. */
function withWorldPersons(analysis: Analysis, names: readonly TaggedName[]): TaggedName[] {
  const learned = LEARNED.has(analysis.language);
  const least = learned ? LEAST_WORLD_LEARNED : 0;
  const added = [
    ...worldPersons(analysis),
    ...loneGivenNames(analysis),
    ...smallGivenNames(analysis),
    ...smallTitledNames(analysis),
    ...loneSlavicNames(analysis),
  ].filter((person) => person.confidence >= least && !isThing(person, analysis));
  return addNames(names, {
    added,
    count: analysis.tokens.count,
    givesWay: (name, person) => givesWay(name, person, learned),
  });
}

function isWithin(name: TaggedName, body: TaggedName): boolean {
  return name.first >= body.first && name.last <= body.last;
}

/** Whether a well-known body may be meant: in doubt, a word that somebody may bear is a person's name. */
function mayBeKnown({ kind, first, last }: TaggedName, { bits }: Analysis): boolean {
  if (kind === "ADDRESS") return false;
  return kind !== "PERSON" || first < last || (bits[first]! & NAME_BITS) === 0;
}

/** The names, and the surnames that only the words around them tell. */
function withPersonsByPlace(analysis: Analysis, names: readonly TaggedName[]): TaggedName[] {
  const { count } = analysis.tokens;
  const held = addNames(names, {
    added: officeHolders(analysis).filter((person) => !isThing(person, analysis)),
    count,
    givesWay: ({ kind }) => kind === "ORGANIZATION",
  });
  const added = [...personsBehindTitles(analysis), ...reportedPersons(analysis)];
  const told = addNames(held, { added, count, givesWay: () => false });
  const titled = personsBeforeTitles(analysis);
  const all = addNames(told, {
    added: titled,
    count,
    givesWay: ({ kind }) => kind === "ORGANIZATION",
  });
  return addNames(all, {
    added: familyFirstPersons(analysis),
    count,
    givesWay: ({ kind }) => kind !== "ADDRESS",
  });
}

/** The names, and those of lines among lines of persons, which go before places and bodies there. */
function withLinedPersons(analysis: Analysis, names: readonly TaggedName[]): TaggedName[] {
  const lined = linedPersons(analysis, names);
  if (lined.length === 0) return [...names];
  const taken = new Uint8Array(analysis.tokens.count);
  for (const { first, last } of lined) taken.fill(1, first, last + 1);
  return [...names.filter(({ first, last }) => taken[first] === 0 && taken[last] === 0), ...lined];
}

/** Whether the tagger took a name's surname alone, and for that of a body. */
function isFragment(name: TaggedName, person: TaggedName): boolean {
  return name.kind === "ORGANIZATION" && name.first > person.first && name.last <= person.last;
}

/** In longer texts the function words are enough to tell English. */
const LONGEST_UNSURE = 400;

/** The analysis, with the language by more of its words, and by its letters where nothing else tells. */
function withLanguage(analysis: Analysis): Analysis {
  if (analysis.language === EAST_ASIAN) return analysis;
  if (analysis.language === ENGLISH && analysis.types.length > LONGEST_UNSURE) return analysis;
  const byWords = guessByWords(analysis.types, analysis.language);
  if (byWords === OTHER_LANGUAGE) return { ...analysis, language: UNKNOWN_LANGUAGE };
  const language = byWords === UNKNOWN_LANGUAGE ? guessByLetters(analysis.types) : byWords;
  return { ...analysis, language };
}

/**
 * In an English text that holds Russian or Greek the tagger takes whole clauses for names; a name
 * there is the row of words with capitals that the clause begins with.
 */
function cutForeign(name: TaggedName, { text, types, tokens, language }: Analysis): TaggedName[] {
  const { first, start, kind } = name;
  if (language !== ENGLISH || kind === "ADDRESS" || kind === "LOCATION") return [name];
  if (!OTHER_ALPHABETS.test(text.slice(start, name.end))) return [name];
  let last = first - 1;
  while (last < name.last && types[last + 1]!.casing !== 0) last++;
  return last < first ? [] : [{ ...name, last, end: tokens.ends[last]! }];
}

/** The analysis by whose language a name is judged: a lone Russian word in an English text by none. */
function readingOf(name: TaggedName, analysis: Analysis): Analysis {
  const { kind, start, end, first, last } = name;
  if (first < last || kind === "LOCATION" || analysis.language !== ENGLISH) return analysis;
  const foreign = OTHER_ALPHABETS.test(analysis.text.slice(start, end));
  return foreign ? { ...analysis, language: UNKNOWN_LANGUAGE } : analysis;
}

/** Mends what the tagger, which knows only a word's neighbours, gets wrong in known ways. */
export function refineNames(tagged: TaggedText): TaggedText {
  const { analysis } = tagged;
  const told = withLanguage(analysis);
  const cut = tagged.names
    .map((name) => asStreet(withGivenBefore(name, told), analysis))
    .map((name) => withoutOpening(withoutRole(cutOwner(name, told), told), told))
    .flatMap((name) => withoutOrdinaryWords(name, told))
    .map((name) => withPersonBehind(asPerson(name, analysis), told))
    .flatMap((name) => partLines(name, analysis))
    .map((name) => cutAtEnd(name, analysis))
    .flatMap((name) => (told.language === ENGLISH ? [name] : partSuffixed(name, analysis)))
    .flatMap((name) => partTalk(name, told))
    .flatMap((name) => partPersons(name, analysis))
    .flatMap((name) => partTitled(name, told))
    .flatMap((name) => partOrganizations(name, analysis))
    .flatMap((name) => (name.kind === "ORGANIZATION" ? partTitled(name, told) : [name]))
    .flatMap((name) => cutHan(name, analysis))
    .flatMap((name) => cutForeign(name, analysis))
    .flatMap((name) => kindByWords(name, told));
  const joined = joinFirms(analysis, joinPersons(analysis.text, joinNicknames(analysis, cut)));
  const plausible = joined.filter(
    (name) =>
      isReadable(name, readingOf(name, analysis)) &&
      !isSentence(name, told) &&
      !isStrayPlace(name, told) &&
      !isStrayBody(name, told) &&
      (name.kind !== "PERSON" || isPlausiblePerson(name, readingOf(name, told))),
  );
  const bodied = addNames(withWorldPersons(told, plausible), {
    added: bodiesByWord(told),
    count: analysis.tokens.count,
    givesWay: (name, body) => givesWayToBody(name, body, told),
  });
  const named = addNames(bodied, {
    added: knownOrganizations(analysis),
    count: analysis.tokens.count,
    givesWay: (name, known) => isWithin(name, known) && mayBeKnown(name, analysis),
  });
  const kept = withLinedPersons(
    analysis,
    withPersonsByPlace(told, named).filter(
      (name) => name.kind !== "PERSON" || !isNamedAfter(name, told),
    ),
  );
  const placed = addNames(withLocatedPlaces(told, withFirms(told, kept)), {
    added: labelledPlaces(analysis),
    count: analysis.tokens.count,
    givesWay: (name, place) => name.kind !== "ADDRESS" && isWithin(name, place),
  });
  const names = withRepeatedParts(analysis, placed);
  return { analysis, names: names.sort((one, other) => one.start - other.start) };
}
