import { findHit } from "../../../reading/find_hit.ts";
import { firstIndex } from "../../../reading/first_index.ts";
import { hitsOf } from "../../../reading/hits_of.ts";
import type { ConceptHit } from "../../../reading/reading.ts";
import { sentenceAt } from "../../../reading/sentence_at.ts";
import { sentenceSpan, type Reading } from "../../reading.ts";
import type { SignalFinding, SignalInput } from "../../frames/signal.ts";
import { isTale } from "../../frames/tells_tale.ts";

const DOMAINS = ["employment", "housing", "lending", "banking", "insurance", "education"];
const CHOOSING =
  "selection.ask|selection.which|applications.application|pay.ask|pay.offer|lending.turned";
const TRAITS =
  "traits.age|traits.family|traits.disability|traits.origin|traits.nation|traits.religion|traits.sex|traits.caste|traits.assistance|traits.hiv|traits.verdict|age_bars.number|age_bars.toold|hints.age|hints.family|hints.disability|hints.origin|hints.religion|people.kind|groups.people|groups.origin|mothers.said|kinds.more";
/** Somebody is put aside or gets less. */
const SET_BACK =
  "treatment.reject|treatment.denied|treatment.other|treatment.dearer|treatment.unwanted|unequal_treatment.out|unequal_treatment.unwanted|selection.out|work.less|pretexts.gone|denials.person|setting_back.back|lower_grades.lower";
/** Their kind is spoken ill of. */
const BLAME =
  "worth.less|stereotypes.fault|work.absent|blamed_groups.people|age_bars.toold|traits.verdict|age_bars.youth|age_bars.limit|stereotypes.more|treatment.unwanted|unequal_treatment.unwanted";
/** Told of somebody in the question, and no reason by itself. */
const HELD =
  "traits.disability|traits.hiv|traits.sex|traits.family|traits.religion|traits.origin|traits.caste|hints.family|hints.disability|kinds.more";
const SPOKEN_ILL = "stereotypes.more|stereotypes.fault|blamed_groups.people";
/** Nothing but prejudice, so that to take another is to put this one aside. */
const GROUNDLESS = "stereotypes.more|stereotypes.fault|age_bars.toold|traits.verdict";
const WHY = "lending.turned|reasons.word";
const FAIR =
  "talk.law|talk.if|talk.statistics|talk.past|talk.guard|talk.seniors|talk.welcome|talk.field|talk.skill|selection.ground|law.named|decided_objects.request";
/** Words to either side of the characteristic within which both must stand. */
const REACH = 22;
const REACH_OF_NEGATION = 3;
const MOST_TRAITS = 16;

/**
 * Somebody who is to be chosen is put aside, and beside the characteristic stands what is said
 * against people of that kind. Each alone may be ordinary; the three together are a reason.
 */
export function findWeighedAgainst(given: SignalInput): SignalFinding[] {
  const { input, output, domains } = given;
  if (!DOMAINS.some((domain) => domains.has(domain)) || isTale(output)) return [];
  if (![input, output].some(({ words }) => hitsOf(words, CHOOSING).length > 0)) return [];
  const whyNot = hitsOf(input.words, WHY).length > 0 && hitsOf(input.words, SET_BACK).length > 0;
  const traits = [...hitsOf(output.words, TRAITS), ...agesIn(given)].slice(0, MOST_TRAITS);
  const held = hitsOf(input.words, HELD).length > 0;
  const blames = held ? hitsOf(output.words, SPOKEN_ILL).slice(0, MOST_TRAITS) : [];
  const trait =
    traits.find((hit) => isWeighed(output, { trait: hit, blame: BLAME, whyNot })) ??
    blames.find((hit) => isWeighed(output, { trait: hit }));
  if (trait === undefined) return [];
  const index = sentenceAt(output.words.sentences, trait.first);
  return [
    { side: "output", tags: [], severity: "high", certainty: 0.75, ...sentenceSpan(output, index) },
  ];
}

/** Ages of people, in years, that the output tells. */
function agesIn({ output, personal_data }: SignalInput): ConceptHit[] {
  return personal_data
    .filter(({ side, kind }) => side === "output" && kind === "AGE")
    .slice(0, MOST_TRAITS)
    .map(({ start }) => {
      const first = firstIndex(output.words.words, ({ end }) => end > start);
      return { first, last: first + 1 };
    })
    .filter(({ first }) => first < output.words.words.length);
}

interface Weighing {
  readonly trait: ConceptHit;
  /** What is said against the kind; none where the characteristic stands in the question. */
  readonly blame?: string;
  /** The question tells already that somebody was put aside. */
  readonly whyNot?: boolean;
}

function isWeighed({ words }: Reading, { trait, blame, whyNot }: Weighing): boolean {
  const at = sentenceAt(words.sentences, trait.first);
  const before = words.sentences[Math.max(0, at - 1)];
  const behind = words.sentences[Math.min(words.sentences.length - 1, at + 1)];
  const around = { first: before?.first ?? 0, last: behind?.last ?? 0 };
  if (findHit(hitsOf(words, FAIR), { place: around }) !== undefined) return false;
  const place = {
    first: Math.max(around.first, trait.first - REACH),
    last: Math.min(around.last, trait.last + REACH),
  };
  const isNegated = ({ first }: ConceptHit) =>
    findHit(hitsOf(words, "talk.not"), {
      place: { first: first - REACH_OF_NEGATION, last: first },
    }) !== undefined;
  const within = (step: string) =>
    hitsOf(words, step).filter(
      (hit) => hit.first >= place.first && hit.last <= place.last && apart(hit, trait),
    );
  const setBacks = within(SET_BACK).filter((hit) => !isNegated(hit));
  if (blame === undefined) return setBacks.length > 0;
  const blames = within(blame);
  if (whyNot === true && blames.length > 0) return true;
  if (within(GROUNDLESS).length > 0 && within("picking.other").length > 0) return true;
  return blames.some((one) => setBacks.some((hit) => apart(hit, one)));
}

function apart(one: ConceptHit, other: ConceptHit): boolean {
  return one.last <= other.first || other.last <= one.first;
}
