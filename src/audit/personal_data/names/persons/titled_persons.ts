import { matchSpans } from "../match_spans.ts";

const PARTICLE =
  "(?:de la|de los|de|del|da|dos|das|do|di|du|van der|van den|van de|van|von|zu|af|el|al|ben|bin|ter|ten|le|la|ní|nic|mac|o['’]) ?";
const SURNAME =
  "(?!(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Rev|Sig|Dott|Sr|Sra|Herr|Frau|Mme|Pan|Pani)(?!\\p{L}))\\p{Lu}[\\p{L}\\p{M}'’]{1,24}(?:-\\p{Lu}[\\p{L}\\p{M}'’]{1,24})?";

/** Titles that stand before nothing but a person's name, where a stop or a capital marks them. */
const TITLES =
  "Mr\\.?|Mrs\\.?|Ms\\.?|Miss|Mx\\.?|Reverend|Rev\\.|Sig\\.|Sig\\.ra|Sig\\.na|Dott\\.|Dott\\.ssa|Prof\\.ssa|D\\.ª|Dña\\.|Sr\\.|Sra\\.|Srta\\.|Dra\\.|Exmo\\. Sr\\.|Mme|Mlle|Dhr\\.|Mevr\\.|dhr\\.|mevr\\.|Herrn?|Frau|Sayın|Pan(?:i|ią|a|u|em)";
/** Titles that firms bear in their names as well: a verb or a mark must follow the name. */
const DOCTORS = "Dr\\.?|Prof\\.?|Professor|Doktor|Doctor|dr";

const PATTERNS: readonly RegExp[] = [
  new RegExp(
    `(?<=(?<![\\p{L}\\p{N}])(?:${TITLES}) )(?:${PARTICLE})?${SURNAME}(?: ${SURNAME})?`,
    "gu",
  ),
  new RegExp(
    `(?<=(?<![\\p{L}\\p{N}])(?:${DOCTORS}) )(?:${PARTICLE})?${SURNAME}(?=['’]s(?!\\p{L})|[,;:)]|\\.(?: |$)| \\p{Ll}{2})`,
    "gu",
  ),
];
/** What bears such a title and is nobody: drinks, boots, sweets, figures of advertising. */
const NOBODY =
  /^(?:Pepper|Martens?|Oetker|Bronner|Scholl|Clean|Muscle|Fields|Coffee|Bean|Potato|Universe|World|America|Right|Wonderful|President|Speaker|Chairman|Chair|Secretary|Minister|Ambassador|Justice|Judge|Senator|General|Doctor|Professor|Kollege|Kollegin|Doktor|Präsident|Präsidentin|Minister)/u;

const MAYBE =
  /(?<!\p{L})(?:M[rsx]|Mrs|Miss|Rev|Reverend|Sig|Dott|Prof|D\.ª|Dña|S[ra]|Sra|Srta|Dra|Exmo|Mme|Mlle|[Dd]hr|[Mm]evr|Herrn?|Frau|Sayın|Pan[iąau]?|[Dd]r|Do[ck]tor|Professor)(?!\p{L})/u;

/** Surnames right behind a title: "Prof Kahananui's seminar", "Sig.ra Deledda". Linear. */
export function titledPersons(text: string): { start: number; end: number }[] {
  if (!MAYBE.test(text)) return [];
  return matchSpans(text, PATTERNS).filter(
    ({ start, end }) => !NOBODY.test(text.slice(start, end)),
  );
}
