import { findHit } from "./find_hit.ts";
import { hitsOf } from "./hits_of.ts";
import type { ConceptHit, Reading, Sentence } from "./reading.ts";
import { rememberOnce } from "./remember_once.ts";
import { sentenceAt } from "./sentence_at.ts";

const DYING = "exaggeration.deadly";
const OWN_HAND = "exaggeration.own_hand";
const CONDITIONAL = "exaggeration.conditional";
const OUTCRY = "exaggeration.outcry";
const VOW = "exaggeration.vow";
const SAYING = "exaggeration.saying";
const RATHER = "exaggeration.rather";
const CAUSE = "exaggeration.cause";
const SLIP = "exaggeration.slip";
const TRIFLE = "exaggeration.slip|exaggeration.trifle";
const DRIVEN = "exaggeration.driven";
const LAUGHTER = "exaggeration.laughter";
const EARNEST = "exaggeration.earnest";
const ALL = [DYING, OWN_HAND, CONDITIONAL, OUTCRY, VOW, SAYING, RATHER].join("|");

/** Laughing, grinning and playing dead, where no word says so. */
const LAUGHING_FACE = /[😂🤣😆😹😅😄😁💀☠🙈🙃🤪😜😝🫠]|[:;xX=]-?[D)P](?!\p{L})|ㅋㅋ|ㅎㅎ|ww|哈哈/u;
const WITHOUT_SPACES = /[\u0e00-\u0eff\u3040-\u30ff\u3400-\u9fff]/;

/** In words: what somebody dies of stands right beside the dying. */
const BESIDE = 3;
/** In words: the trifle that drives somebody to it, and who says so, stand a little further off. */
const REACH = 8;
/** Laughter at something needs a word on what it is, beside the phrase itself. */
const FEWEST_OTHER_WORDS = 5;
/** Longer texts hold laughter and trifles by chance. */
const LONGEST_OUTCRY = 80;
const MOST_ANCHORS = 32;

/**
 * Words of dying and killing that only exaggerate: "die of laughter", "rather die than another
 * meeting", "could kill myself for buying them", "I'll murder my brother, he ate my cake"; and those
 * that belong to a work or to others. Nothing exaggerates beside a means, a plan, a farewell or more
 * despair than one phrase. Time is linear in the length of the text.
 */
export const findExaggerations: (reading: Reading) => readonly ConceptHit[] = rememberOnce(
  (reading) => {
    const anchors = hitsOf(reading, ALL).slice(0, MOST_ANCHORS);
    if (anchors.length === 0) return [];
    const harmless = anchors.filter(
      (anchor) => isOf(reading, SAYING, anchor) || isTold(reading, anchor),
    );
    if (isEarnest(reading, anchors)) return harmless;
    return anchors.filter((anchor) => harmless.includes(anchor) || isExaggerated(reading, anchor));
  },
);

/** Whether a sign that somebody means it stands outside the words of dying themselves. */
function isEarnest(reading: Reading, anchors: readonly ConceptHit[]): boolean {
  return hitsOf(reading, EARNEST).some((sign) => !anchors.some((anchor) => covers(anchor, sign)));
}

function isExaggerated(reading: Reading, anchor: ConceptHit): boolean {
  const sentence = reading.sentences[sentenceAt(reading.sentences, anchor.first)];
  if (sentence === undefined) return false;
  if (isOf(reading, RATHER, anchor)) return true;
  const beside = around(anchor, { sentence, reach: BESIDE * spread(reading, anchor) });
  if (stands(reading, CAUSE, beside)) return true;
  if (stands(reading, "exaggeration.in_game", sentence)) return true;
  if (reading.words.length > LONGEST_OUTCRY) return false;
  return isOverTrifle(reading, { sentence, anchor }) || isLaughedAt(reading, { sentence, anchor });
}

/** Where an outcry stands. */
interface Outcry {
  readonly sentence: Sentence;
  readonly anchor: ConceptHit;
}

/** Whether a trifle drives somebody to it: what is said of it must lead there, not only stand near. */
function isOverTrifle(reading: Reading, { sentence, anchor }: Outcry): boolean {
  const near = around(anchor, { sentence, reach: REACH * spread(reading, anchor) });
  if (stands(reading, DRIVEN, near) && stands(reading, TRIFLE, sentence)) return true;
  if (isOf(reading, CONDITIONAL, anchor)) return stands(reading, TRIFLE, nextTo(reading, sentence));
  if (isOf(reading, OUTCRY, anchor)) return stands(reading, SLIP, sentence);
  const atOthers = isOf(reading, VOW, anchor) && !isOf(reading, OWN_HAND, anchor);
  if (!atOthers) return false;
  const contest = stands(reading, "exaggeration.contest", nextTo(reading, sentence));
  return contest || stands(reading, TRIFLE, sentence);
}

/** Whether an anchor is, or lies in, a hit of a concept. */
function isOf(reading: Reading, step: string, anchor: ConceptHit): boolean {
  return hitsOf(reading, step).some((hit) => hit.first < anchor.last && hit.last > anchor.first);
}

/**
 * Laughter in the same breath, about something that is named; a deed of one's own wants a trifle,
 * and a threat to others is no joke for being laughed at.
 */
function isLaughedAt(reading: Reading, { sentence, anchor }: Outcry): boolean {
  const others = sentence.last - sentence.first - (anchor.last - anchor.first);
  if (others < FEWEST_OTHER_WORDS * spread(reading, anchor)) return false;
  const light = stands(reading, `${TRIFLE}|${DRIVEN}`, nextTo(reading, sentence));
  if (!light && isOf(reading, OWN_HAND, anchor)) return false;
  if (isOf(reading, VOW, anchor) && !isOf(reading, OWN_HAND, anchor)) return false;
  const following = reading.sentences[sentenceAt(reading.sentences, sentence.last)];
  const end = following && following.start > sentence.start ? following.start : reading.text.length;
  const face = LAUGHING_FACE.test(reading.text.slice(sentence.start, end));
  return face || stands(reading, LAUGHTER, sentence);
}

/** Whether the words belong to a work that is named, or ask of somebody else. */
function isTold(reading: Reading, anchor: ConceptHit): boolean {
  const sentence = reading.sentences[sentenceAt(reading.sentences, anchor.first)];
  if (sentence === undefined) return false;
  const before = {
    first: Math.max(sentence.first, anchor.first - REACH * spread(reading, anchor)),
    last: anchor.first,
  };
  if (stands(reading, "exaggeration.says", before)) {
    return stands(reading, "exaggeration.work", sentence) && !isEarnest(reading, [anchor]);
  }
  const asks = findHit(hitsOf(reading, "exaggeration.ask_of_other"), { place: before });
  if (asks === undefined) return false;
  return !stands(reading, "exaggeration.oneself", { first: asks.last, last: anchor.last });
}

/** The sentence with the one before and the one behind it. */
function nextTo(reading: Reading, sentence: Sentence): ConceptHit {
  const at = sentenceAt(reading.sentences, sentence.first);
  const first = reading.sentences[at - 1]?.first ?? sentence.first;
  return { first, last: reading.sentences[at + 1]?.last ?? sentence.last };
}

function around(
  anchor: ConceptHit,
  { sentence, reach }: { sentence: Sentence; reach: number },
): ConceptHit {
  return {
    first: Math.max(sentence.first, anchor.first - reach),
    last: Math.min(sentence.last, anchor.last + reach),
  };
}

/** Where every character is a word, distances and lengths count double. */
function spread(reading: Reading, { first }: ConceptHit): number {
  return WITHOUT_SPACES.test(reading.words[first]?.text ?? "") ? 2 : 1;
}

function stands(reading: Reading, step: string, place: ConceptHit): boolean {
  return findHit(hitsOf(reading, step), { place }) !== undefined;
}

function covers(outer: ConceptHit, inner: ConceptHit): boolean {
  return outer.first <= inner.first && outer.last >= inner.last;
}
