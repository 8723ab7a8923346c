import { findAll } from "../../../reading/find_all.ts";
import { firstIndex } from "../../../reading/first_index.ts";
import { rememberOnce } from "../../../reading/remember_once.ts";
import { sentenceSpan, sentenceText, type Reading, type Span } from "../../reading.ts";
import { standsIn } from "../../frames/match_anchor.ts";
import { oncePerSentence, type SentencePlace } from "./once_per_sentence.ts";
import { othersOf } from "./others_of.ts";
import type { SignalInput } from "../../frames/signal.ts";

/** About whom a sentence speaks. */
export interface Subject {
  readonly self: boolean;
  readonly third_party: boolean;
  /** The text tells who the person is. */
  readonly identified: boolean;
}

const FIRST_PERSON =
  /(?<![\p{L}'])(?:i|i'm|i've|my|me|mine|ich|mein|meine|meinen|meiner|mir|mich|je|j'ai|mon|ma|mes|moi|yo|mi|mis|tengo|eu|meu|minha|tenho|io|mio|mia|ho|ik|mijn|mam|mój|moja|moje|jestem)(?![\p{L}])|我|私|僕|俺|저는|나는|제가|내가|제 /u;
const SECOND_PERSON =
  /(?<!\p{L})(?:you (?:are|have|were|had|will|may|owe|pay|paid|get|earn|still|spent|bought)|your|yours|with you|you're|you've|sie|ihr|ihre|ihren|ihrer|ihrem|dein|deine|deinen|du|dir|vous|votre|vos|tu|ton|ta|tes|usted|su|sus|tú|você|seu|sua|teu|tua|lei|suo|uw|je|jouw|pan|pani|pana|twój|twoja|twoje)(?!\p{L})|您|你|あなた|お客様|당신|귀하|고객님/u;
const THIRD_PERSON =
  /(?<!\p{L})(?:he|she|his|her|hers|him|they|their|them|patients?|clients?|customers?|employees?|applicants?|candidates?|tenants?|students?|pupils?|residents?|subscribers?|members?|claimants?|borrowers?|son|daughter|wife|husband|neighbou?r|colleague|coworker|classmate|schoolmate|roommate|flatmate|housemate|teammate|cousin|uncle|aunt|boss|mother|father|mum|mom|dad|brother|sister|girlfriend|boyfriend|friend|er|seine?r?|patienten?|patientin|kunden?|kundin|mitarbeiter(?:in)?|bewerber(?:in)?|mieter(?:in)?|nachbar(?:in)?|kolleg(?:e|in)|mitschüler(?:in)?|mitbewohner(?:in)?|frau|herrn?|camarade|il|elle|son|sa|ses|patiente?|cliente?|salariée?|candidate?|locataire|voisine?|collègue|él|ella|paciente|clienta|emplead[oa]|candidat[oa]|inquilin[oa]|vecin[oa]|compañer[oa]|ele|ela|dele|dela|funcionári[oa]|vizinh[oa]|lui|paziente|dipendente|candidat[oa]|vicin[oa]|compagn[oa] di classe|klasgenoot|hij|zij|haar|zijn|patiënte?|klant|werknemer|sollicitant|buurman|buurvrouw|ona|jego|jej|pacjent(?:ka|a|ki)?|klient(?:ka|a|ki)?|pracownik(?:a)?|kandydat(?:ka|a)?|sąsiad(?:ka|a)?|han|hon|hans|hennes|patienten|kunden|grannen|kollegan|komşu\p{L}*|hasta\p{L}*|müşteri\p{L}*|çalışan\p{L}*|onun|он|она|его|её|ее|пациент\p{L}*|клиент\p{L}*|сосед\p{L}*|сотрудни\p{L}*|коллег\p{L}*|هو|هي|المريض\p{L}*|العميل\p{L}*|जारी|उसका|उसकी|उनका|मरीज)(?!\p{L})|他|她|患者|病人|客户|员工|彼女?|顧客|従業員|そ?の方|그는|그녀|환자|직원|고객(?!님)/u;

/** About whom the sentence of an index speaks, in the light of its neighbours and the question. */
export const readSubject = oncePerSentence((input, { reading, index }): Subject => {
  const text = sentenceText(reading, index);
  const own = reading.side === "input" ? FIRST_PERSON : SECOND_PERSON;
  const named = namedNear(input, { reading, index });
  const pronoun = THIRD_PERSON.test(text) || saysShe(reading, index);
  const askedAbout = reading.side === "output" && othersOf(input).named.input.length > 0;
  const asked =
    reading.side === "output" && isAnyWithin(namesAskedAbout(input), sentenceSpan(reading, index));
  const self = own.test(text) && !pronoun && !asked;
  return {
    self,
    third_party: pronoun || asked || (named.inside && !self),
    identified: named.inside || (pronoun && (named.near || askedAbout)),
  };
});

const YOU = /(?<=\p{Ll}[\p{Ll},]* )(?:Sie|Ihnen|Ihr|Ihre[nmrs]?)(?!\p{L})/u;
const SHE = /(?<=\p{L}{2,},? )sie(?!\p{L})/u;

/** German tells "she" from "you" by its small letter alone. */
function saysShe(reading: Reading, index: number): boolean {
  const { start, end } = sentenceSpan(reading, index);
  const text = reading.text.slice(start, end);
  return SHE.test(text) && !YOU.test(text);
}

/** Whether a sentence, its neighbours or the question speak of a person other than the user. */
export const speaksOfPerson = oncePerSentence((input, { reading, index }): boolean => {
  const around = neighbourhood(reading, index);
  if (THIRD_PERSON.test(reading.lower.slice(around.start, around.end))) return true;
  if (standsIn(input.input, THIRD_PERSON)) return true;
  const { persons } = othersOf(input);
  const elsewhere = reading.side === "input" ? persons.output : persons.input;
  return elsewhere.length > 0 || isAnyWithin(persons[reading.side], around);
});

/** A sentence with the one before and the one after it. */
function neighbourhood(reading: Reading, index: number): Span {
  const { start } = sentenceSpan(reading, Math.max(0, index - 1));
  const { end } = sentenceSpan(reading, Math.min(reading.sentences.length - 1, index + 1));
  return { start, end };
}

/** Whether any of the spans, which are in the order of their starts, stands in a stretch of text. */
function isAnyWithin(spans: readonly Span[], { start, end }: Span): boolean {
  for (let at = firstIndex(spans, (span) => span.start >= start); at < spans.length; at++) {
    const span = spans[at]!;
    if (span.start >= end) return false;
    if (span.end <= end) return true;
  }
  return false;
}

/** Whether a person is identified in the sentence itself, or in the one before or after it. */
function namedNear(
  input: SignalInput,
  { reading, index }: SentencePlace,
): { inside: boolean; near: boolean } {
  const items = othersOf(input).identified[reading.side];
  return {
    inside: isAnyWithin(items, sentenceSpan(reading, index)),
    near: isAnyWithin(items, neighbourhood(reading, index)),
  };
}

/** Where the output names somebody whom the input named, and not as its author. */
const namesAskedAbout: (input: SignalInput) => readonly Span[] = rememberOnce((input) => {
  const names = othersOf(input).persons.input.map(({ start, end }) =>
    input.input.lower.slice(start, end),
  );
  const places = findAll(input.output.lower, [...new Set(names)]);
  return [...places]
    .flatMap(([name, starts]) => starts.map((start) => ({ start, end: start + name.length })))
    .sort((one, other) => one.start - other.start || one.end - other.end);
});
