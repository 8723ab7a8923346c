/** Words near by that say that a person belongs to the group. */
const ABOUT_A_PERSON_BEFORE =
  /(?:\bI(?:['’]m| am| was)|\b(?:she|he)(?:['’]s| is| was)|\bthey are|\bmy|\bour|\bhis|\bher|\bbecause (?:she|he|they)|\b(?:nationality|religion|faith|ethnicity|race|citizenship|party|political (?:views?|opinion))\s*(?:is|:|-)|\bwho (?:is|was)|\bich bin|\bje suis|\bsoy|\bsono|\bsou|\bik ben|\bjestem|\bidentif(?:y|ies) as|\brecord shows|\b(?:staatsangehörigkeit|nationalität|religion(?:szugehörigkeit)?|konfession|glaube|bekenntnis|nationalité|confession|nacionalidad|religión|nacionalidade|religião|nazionalità|cittadinanza|religione|nationaliteit|geloof|godsdienst|narodowość|obywatelstwo|wyznanie|medborgarskap|nationalitet|statsborgerskab|statsborgerskap|uyruk|uyruğu|dini)\s*:)(?: (?:a|an|the|also|originally|half|part|very|devout|practicing|ein|eine|un|une|uma|um))* ?$/iu;
/** What only a person is, before the group; and a list of what somebody is. */
const OF_A_PERSON_BEFORE =
  /(?<!\p{L})(?:(?:practi[cs]ing|devout|observant|lapsed|born-again|lifelong|card-carrying) |(?:patient|client|customer|tenant|employee|applicant|candidate|student|colleague|neighbou?r|husband|wife|mother|father|son|daughter|brother|sister)(?:,| is| was)(?: an?)? |(?:she|he)(?:['’]s| is| was) [^.!?\n]{1,40}, (?:and (?:an? )?)?)$/iu;
const ABOUT_A_PERSON_AFTER =
  /^s?(?:['’]s)? (?:man|woman|male|female|boy|girl|guy|citizen|national|passport|immigrant|refugee|patient|employee|customer|client|tenant|neighbou?r|colleague|friend|wife|husband|mother|father|family|origin|descent|faith)/iu;

/** What a list of a person's data says of a marriage, beside the group: "moslemisch, ledig". */
const MARITAL =
  "single|married|divorced|widowed|ledig|verheiratet|geschieden|verwitwet|célibataire|mariée?|divorcée?|veuf|veuve|solter[oa]|casad[oa]|divorciad[oa]|viud[oa]|celibe|nubile|coniugat[oa]|divorziat[oa]|ongehuwd|gehuwd|gescheiden|kawaler|panna|żonaty|mężatka|gift|ogift|ugift";
const LISTED_BEFORE = new RegExp(`(?<!\\p{L})(?:${MARITAL})[,;/] ?$`, "iu");
const LISTED_AFTER = new RegExp(`^[,;/] ?(?:${MARITAL})(?!\\p{L})`, "iu");

const REACH = 60;

/** Whether the words around a word for a group say that somebody belongs to it. */
export function isSaidOfAPerson(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
): boolean {
  const before = text.slice(Math.max(0, start - REACH), start);
  const after = text.slice(end, end + 24);
  if (ABOUT_A_PERSON_BEFORE.test(before) || ABOUT_A_PERSON_AFTER.test(after)) return true;
  const several = text.charAt(end - 1).toLowerCase() === "s";
  if (!several && OF_A_PERSON_BEFORE.test(before)) return true;
  return LISTED_BEFORE.test(before) || LISTED_AFTER.test(after);
}
