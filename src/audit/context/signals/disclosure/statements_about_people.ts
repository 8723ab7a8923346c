import type { Severity } from "../../../report.ts";
import { sentenceSpan, type Reading } from "../../reading.ts";
import { findSentences } from "../../frames/find_sentences.ts";
import { isReported } from "../../frames/reported.ts";
import type { SignalFinding, SignalInput } from "../../frames/signal.ts";
import { readSubject } from "./subjects.ts";
import { isTale, tellsTale } from "../../frames/tells_tale.ts";

/** A topic about which something is said of a person. */
export interface Topic {
  readonly tags: readonly string[];
  /** Terms of the topic, lower-cased, with the flag `g`. */
  readonly terms: RegExp;
  /** Sentences that only look like it. */
  readonly none?: readonly RegExp[];
  readonly severity: Severity;
}

/** General talk, supposition and teaching are no statement about a person. */
const GENERAL =
  /(?<!\p{L})(?:if you(?! want| need| wish|'d| would like)|if someone|for example|e\.g\.|such as|in general|generally|typically|may cause|can cause|risk factors|for instance|hypothetical|imagine|suppose|zum beispiel|par exemple|por ejemplo|por exemplo|ad esempio|bijvoorbeeld|na przykład)(?!\p{L})|例如|例えば|예를 들/u;

/** Who plays, wrote or invented somebody: what is told is a work of art. */
const WORK_OF_ART =
  /(?<!\p{L})(?:oscar|emmy|grammy|golden globe|starring|stars? (?:as|in)|(?:in|of) the (?:film|movie|novel|series|musical|play|opera)|protagonist|box office|plays the|played by|portray(?:s|ed)|hauptrolle|spielt die rolle|im film|roman von|joue le rôle|dans le film|protagonista|en la película|no filme|nel film|in de film|w filmie)(?!\p{L})|主演|电影|映画|小説の|영화/u;

/**
 * Statements of a topic about somebody: the user themselves, or another person. Talk about the topic
 * in general gives nothing, nor do tales. In the output, a statement whose term the input already holds is an echo.
 */
export function statementsAboutPeople(input: SignalInput, topic: Topic): SignalFinding[] {
  const asked = input.personal_data.some(({ side, kind }) => side === "input" && kind === "PERSON");
  const tale = tellsTale(input) || (!asked && isTale(input.output));
  const readings = tale ? [input.input] : [input.input, input.output];
  return readings.flatMap((reading) => statementsIn(input, { reading, topic }));
}

function statementsIn(
  input: SignalInput,
  { reading, topic }: { reading: Reading; topic: Topic },
): SignalFinding[] {
  const findings: SignalFinding[] = [];
  const none = [GENERAL, WORK_OF_ART, ...(topic.none ?? [])];
  for (const sentence of findSentences(reading, { anchor: topic.terms, none })) {
    const { index } = sentence;
    const subject = readSubject(input, { reading, index });
    if (!subject.self && !subject.third_party) continue;
    const tags = [...topic.tags, subject.third_party ? "third_party" : "self"];
    if (subject.identified) tags.push("identified");
    const term = reading.lower.slice(sentence.anchor.start, sentence.anchor.end);
    const { start, end } = sentenceSpan(reading, index);
    if (isReported(input, { reading, start, end })) continue;
    findings.push({
      side: reading.side,
      tags,
      severity: topic.severity,
      certainty: subject.identified ? 0.85 : 0.7,
      start,
      end: Math.max(end, sentence.anchor.end),
      ...(reading.side === "output" ? { flow: flowOf(input, term) } : {}),
    });
  }
  return findings;
}

/** An echo repeats what the input states; to answer its question is to tell. */
function flowOf({ input }: SignalInput, term: string): "disclosed" | "echoed" {
  const stated = input.sentences.some(({ start, end }) => {
    const text = input.lower.slice(start, end);
    return text.includes(term) && !/[?？]\s*$/.test(text);
  });
  return stated ? "echoed" : "disclosed";
}
