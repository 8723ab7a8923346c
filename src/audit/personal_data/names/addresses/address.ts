import { dropQuoteMarks } from "../../../view/drop_quote_marks.ts";
import { locateInValue } from "../../../view/view.ts";
import { isWorldPlace } from "../../../tagging/world_places.ts";
import type { Candidate, DetectionInput, Detector } from "../../detector.ts";
import { addressFields } from "./address_fields.ts";
import { addressesByRule } from "./addresses_by_rule.ts";
import { caselessAddresses } from "./caseless_addresses.ts";
import { extendAddress } from "./extend_address.ts";
import { findNames } from "../find_names.ts";
import { isWorldGiven } from "../persons/is_world_given.ts";
import { joinAddresses, postcodesBehindCities } from "./join_addresses.ts";
import { isInsideLink } from "../words/is_inside_link.ts";
import { isPlausibleAddress } from "./is_plausible_address.ts";
import { labelledAddresses } from "./labelled_addresses.ts";
import { labelledPostcodes } from "./labelled_postcodes.ts";
import { partAddresses } from "./part_addresses.ts";
import { makeTextCoverage } from "../words/text_coverage.ts";
import { withBuildingBefore } from "./with_building_before.ts";

/** Words before an address that make it the place of a business or an institution. */
const OF_A_BUSINESS =
  /(?<!\p{L})(?:bakery|café|cafe|salon|garage|gym|studio|pharmacy|agency|boutique|brewery|dealership|showroom|bäckerei|apotheke|kanzlei|boulangerie|pharmacie|panadería|farmacia|padaria|bakkerij|piekarnia|apteka|office|headquarters?|headquartered|hq|branch|store|shop|restaurant|hotel|hospital|clinic|library|museum|school|university|station|warehouse|court|embassy|registered (?:office|at)|company|firm|firmensitz|sitz|zentrale|geschäftsstelle|filiale|siège|société|sede|azienda|empresa|vestiging|bedrijf|siedzib[aąyęi]|spółk[aąię]|kancelari\p{L}*|urz[ąę]d\p{L}*|szpital\p{L}*|przychodni\p{L}*|komisaria\p{L}*|sklep\p{L}*|gericht|finanzamt|rathaus|praxis|mairie|tribunal\p{L}*|juzgado|ayuntamiento|comune|ospedale|gemeente|kommun\p{L}*)(?!\p{L})[^.!?\n]{0,48}$/iu;

/** Words before an address that make it somebody's home. */
const OF_A_PERSON =
  /\b(?:i|my|me|we|our home|lives?|living|residing|resides|home|he|she|his|her|patient|customer|wohne|wohnt|wohnhaft|habite|vivo|vive|abito|moro|woon|mieszkam|mieszka|bor)\b[^.!?\n]{0,40}$/iu;

interface Span {
  readonly start: number;
  readonly end: number;
  readonly confidence: number;
}

function toCandidate(text: string, { start, end, confidence }: Span): Candidate {
  const before = text.slice(Math.max(0, start - 64), start);
  const business = OF_A_BUSINESS.test(before) && !OF_A_PERSON.test(before);
  const address: Candidate = { kind: "ADDRESS", start, end, confidence, validated: false };
  return business ? { ...address, personal: false } : address;
}

/** Who lives there may stand before the street: "Ann Lee, 4 Elm Road", "attn. Vito, 7 Oak Lane". */
const ADDRESSEE =
  /^(?:(?:attn|att|c\/o|z\. ?Hd|(?:konto)?inhaber(?:in)?|empfänger(?:in)?|titulaire|titular|intestatario|rekeninghouder|beneficiary|account holder)\.?:? )?(\p{Lu}[\p{L}\p{M}'’-]+)(?: \p{Lu}[\p{L}\p{M}'’.-]*){0,3}, (?=[^,\n]*\d)/iu;
const STREET_WORD_WITHIN =
  /stra(?:ß|ss)e|straat|weg\b|platz|gasse|street|road|avenue|lane|drive|house|hall|court|building|tower|rue|via|calle|plaza|park|ul\.|ulica/iu;

/** A surname that the tagger took for the street, behind a given name: "Svetlana Bondar, Viale 8". */
const SURNAME_FIRST = /^\p{Lu}[\p{L}\p{M}'’-]{1,24}, (?=\p{L}[^,\n]*\d)/u;
const GIVEN_BEFORE = /(?<!\p{L})(\p{Lu}[\p{L}\p{M}'’-]{1,20}) $/u;

/** The address without the person's name before it. */
function withoutAddressee(text: string, span: Span): Span {
  const given = GIVEN_BEFORE.exec(text.slice(Math.max(0, span.start - 24), span.start))?.[1] ?? "";
  const surname = SURNAME_FIRST.exec(text.slice(span.start, span.end))?.[0];
  if (surname !== undefined && isWorldGiven(given.toLowerCase())) {
    return { ...span, start: span.start + surname.length };
  }
  const match = ADDRESSEE.exec(text.slice(span.start, span.end));
  if (match === null || STREET_WORD_WITHIN.test(match[0])) return span;
  const labelled = /^(?:att|c\/o|z\.|konto|inhaber|empf|titul|intest|reken|benef|account)/iu.test(
    match[0],
  );
  if (!labelled && !isWorldGiven(match[1]!.toLowerCase())) return span;
  return { ...span, start: span.start + match[0].length };
}

/** The town behind the street: "…, Казань." */
const TOWN =
  /^, ?((?:г\. ?|м\. ?)?)(\p{Lu}[\p{L}\p{M}'’]{2,24}(?:[ -]\p{Lu}[\p{L}\p{M}'’]{2,24})?)(?=[,.;)\n]|$)/u;

/** The town before the street: "Казань, проспект Победы, 44". */
const TOWN_BEFORE = /(?<![\p{L}\p{N}-])(\p{Lu}[\p{L}\p{M}-]{2,20}), $/u;

function withTownBefore(text: string, span: Span): Span {
  const match = TOWN_BEFORE.exec(text.slice(Math.max(0, span.start - 24), span.start));
  const town = match?.[1]?.toLowerCase().replaceAll("-", " ") ?? "";
  if (match === null || !isWorldPlace(town) || isWorldGiven(town)) return span;
  return { ...span, start: span.start - match[0].length };
}

function withTown(text: string, span: Span): Span {
  const match = TOWN.exec(text.slice(span.end, span.end + 64));
  const town = match?.[2]?.toLowerCase().replaceAll("-", " ") ?? "";
  return match !== null && isWorldPlace(town) ? { ...span, end: span.end + match[0].length } : span;
}

/** The town behind a code with which the street's form ends: "Botermarkt 14, 2311 EM Leiden". */
const CODE_LAST = /\d{4,6}(?: [A-Z]{2})?$/u;
const TOWN_BEHIND_CODE =
  /^ (\p{Lu}[\p{L}\p{M}'’-]{2,24}(?: \p{Lu}[\p{L}\p{M}'’-]{2,24})?)(?=[,.;!?)\n]|$)/u;

function withTownBehindCode(text: string, span: Span): Span {
  if (!CODE_LAST.test(text.slice(Math.max(span.start, span.end - 10), span.end))) return span;
  const town = TOWN_BEHIND_CODE.exec(text.slice(span.end, span.end + 56))?.[1];
  if (town === undefined || !isWorldPlace(town.toLowerCase())) return span;
  return { ...span, end: span.end + 1 + town.length };
}

/** The index before a Russian town: "630099, г. Новосибирск". */
const INDEX_BEFORE = /(?<!\d)\d{6}, ?$/u;

function withIndexBefore(text: string, span: Span): Span {
  if (!/^(?:г\.|город|м\.|с\.|пос\.) ?\p{Lu}/u.test(text.slice(span.start, span.start + 12)))
    return span;
  const before = INDEX_BEFORE.exec(text.slice(Math.max(0, span.start - 9), span.start));
  return before === null ? span : { ...span, start: span.start - before[0].length };
}

/** Scripts of which the tagger has learned no address. */
const UNLEARNED =
  /[\p{sc=Thai}\p{sc=Bengali}\p{sc=Devanagari}\p{sc=Tamil}\p{sc=Telugu}\p{sc=Gujarati}\p{sc=Gurmukhi}\p{sc=Georgian}\p{sc=Armenian}\p{sc=Khmer}\p{sc=Lao}\p{sc=Sinhala}\p{sc=Ethiopic}]/u;

/** Tagger and forms each may see only a part of an address: what overlaps is one. */
function unite(spans: readonly Span[]): Span[] {
  const united: Span[] = [];
  for (const span of [...spans].sort((one, other) => one.start - other.start)) {
    const last = united.at(-1);
    if (last === undefined || span.start >= last.end) {
      united.push(span);
      continue;
    }
    const confidence = Math.max(last.confidence, span.confidence);
    united[united.length - 1] = { ...last, end: Math.max(last.end, span.end), confidence };
  }
  return united;
}

/** Addresses by their forms, with what belongs to them around. */
function ruledAddresses(text: string): Span[] {
  return addressesByRule(text).map((span) =>
    withTown(text, withTownBefore(text, extendAddress(text, { ...span, confidence: 0.5 }))),
  );
}

/** Those of lines that are quoted, each with a mark before it. */
function quotedAddresses(text: string): Span[] {
  const quoted = dropQuoteMarks(text);
  if (quoted.map === null) return [];
  return ruledAddresses(quoted.text).map((span) => ({ ...span, ...locateInValue(quoted, span) }));
}

function detect(input: DetectionInput): Candidate[] {
  const { text } = input;
  const { names } = findNames(input);
  const tagged = joinAddresses(text, names)
    .flatMap((span) => partAddresses(text, span))
    .map((span) => withTown(text, extendAddress(text, withoutAddressee(text, span))))
    .filter(
      (span) => isPlausibleAddress(text, span) && !UNLEARNED.test(text.slice(span.start, span.end)),
    );
  const labelled = [
    ...labelledAddresses(input),
    ...addressFields(text),
    ...caselessAddresses(text),
    ...labelledPostcodes(text),
  ].map((span) => withoutAddressee(text, { ...span, confidence: 0.6 }));
  const coverage = makeTextCoverage(text.length);
  const united = unite(
    [...tagged, ...ruledAddresses(text), ...quotedAddresses(text), ...labelled].map((span) =>
      withIndexBefore(text, withTownBehindCode(text, withBuildingBefore(text, span))),
    ),
  );
  return [...united, ...postcodesBehindCities(text, names)]
    .filter((span) => !isInsideLink(text, span) && coverage.take(span))
    .map((span) => toCandidate(text, { ...span, confidence: 0.5 + span.confidence / 2 }))
    .sort((one, other) => one.start - other.start);
}

/** Postal addresses: by the tagger, and by the forms of the main countries. */
export const detector: Detector = {
  id: "address",
  source:
    "Universal Postal Union, S42 International postal address components and templates; https://www.upu.int/en/postal-solutions/programmes-services/addressing-solutions",
  detect,
  examples: {
    true: [
      {
        text: "佢住大埔富善邨善景樓2417室。",
        finds: ["大埔富善邨善景樓2417室"],
      },
      {
        text: "Ship it to 742 Evergreen Terrace, Springfield, OR 97403 please.",
        finds: ["742 Evergreen Terrace, Springfield, OR 97403"],
      },
      {
        text: "Ich wohne in der Lindenstraße 12, 50674 Köln.",
        finds: ["Lindenstraße 12, 50674 Köln"],
      },
      {
        text: "Adres: UL. DWORCOWA 19 M. 2, 64-500 SZAMOTUŁY",
        finds: ["UL. DWORCOWA 19 M. 2, 64-500 SZAMOTUŁY"],
      },
      {
        text: "Osoite: KAUPPAKATU 14 B 22, 80100 JOENSUU\nAiempi osoite: Koivutie 7",
        finds: ["KAUPPAKATU 14 B 22, 80100 JOENSUU", "Koivutie 7"],
      },
      {
        text: "Write to Flat 1, Silver Oaks, 222 Jorissen Avenue, Observatory, Cape Town 8085, please.",
        finds: ["Flat 1, Silver Oaks, 222 Jorissen Avenue, Observatory, Cape Town 8085"],
      },
      {
        text: "Driver Ann: stop 1 49 Mill Terrace, stop 2 32A Granby Gardens, then home.",
        finds: ["49 Mill Terrace", "32A Granby Gardens"],
      },
      {
        text: "The talk is at 2416 E Pinecrest Terrace, St. Louis, MO 63189-9985. Tickets",
        finds: ["2416 E Pinecrest Terrace, St. Louis, MO 63189-9985"],
      },
      { text: "I live at 742 Evergreen Terrace. It is green.", finds: ["742 Evergreen Terrace"] },
      {
        text: "El pedido 55-20913 es de Inmaculada Rocamora, calle Santa Engracia 73, 28010 Madrid",
        finds: ["calle Santa Engracia 73, 28010 Madrid"],
      },
      { text: "The ZIP code 33629-5738 is invalid.", finds: ["33629-5738"] },
      {
        text: "The tenant at 30-366 Yonge St, Halifax, NS B3H 7Y6 has complained.",
        finds: ["30-366 Yonge St, Halifax, NS B3H 7Y6"],
      },
      {
        text: "They moved to 9 Cooper's Row, Whitby. Ask there.",
        finds: ["9 Cooper's Row, Whitby"],
      },
      {
        text: "Pakken skal til Bjørkevegen 6, 2316 Hamar.",
        finds: ["Bjørkevegen 6, 2316 Hamar"],
      },
      {
        text: "Im Register ist Lerchenstieg 14, 24536 Neumünster eingetragen, bitte prüfen.",
        finds: ["Lerchenstieg 14, 24536 Neumünster"],
      },
      { text: "Zij woont aan de Berkumstraat 41.", finds: ["Berkumstraat 41"] },
      {
        text: "I am at 7/52 Wattlebird Street, Thirroul NSW 2515 now.",
        finds: ["7/52 Wattlebird Street, Thirroul NSW 2515"],
      },
      {
        text: "bytem Dlouhá 418/22, 460 01 Liberec, č. OP 123456789",
        finds: ["Dlouhá 418/22, 460 01 Liberec"],
      },
    ],
    false: [
      "I have 3 Big Row boats.",
      "I waited 15 minutes on the road.",
      "Chapter 12, verse 4",
      "Order 10115 shipped.",
      "3494",
      "Danke für den Kauf. Bestellung 88-20417. Gruß Annegret Lüdtke",
      "Zug 20418 Zwolle 07.54, Gleis 5",
      "DIN EN 60335-2-41, Preis 214,00",
      "Mike finishes reading his book in 200 ÷ 10 = 20 days.",
    ],
  },
};
