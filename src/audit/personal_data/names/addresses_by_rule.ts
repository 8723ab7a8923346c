interface Span {
  readonly start: number;
  readonly end: number;
}

const CAP = "\\p{Lu}[\\p{L}\\p{M}'’.-]*";
const GAP = ",? ?\\n? ?";
const HOUSE = "\\d{1,5}[a-zA-Z]?(?:[-/]\\d{1,4})?";

/** A street with its number, and behind it postcode and city, as each group of countries has it. */
const FORMS: readonly RegExp[] = [
  new RegExp(
    `(?<![\\p{L}\\d.,-])\\d{1,5}[A-Za-z]? (?:[NSEW]\\.? |North |South |East |West )?(?:${CAP} |\\d{1,3}(?:st|nd|rd|th) ){1,3}(?:Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Lane|Ln|Drive|Dr|Court|Ct|Place|Pl|Square|Terrace|Way|Circle|Cir|Highway|Hwy|Parkway|Pkwy|Crescent|Close)\\b\\.?(?:,? (?:Apt|Suite|Ste|Unit|Flat|#)\\.? ?[\\dA-Z-]{1,6})?(?:${GAP}${CAP}(?: ${CAP})?)?(?:${GAP}(?:[A-Z]{2} )?(?:\\d{5}(?:-\\d{4})?|[A-Z]{1,2}\\d[A-Z\\d]? \\d[A-Z]{2}))?(?![\\p{L}\\d])`,
    "gu",
  ),
  new RegExp(
    `(?<![\\p{L}\\d])(?:${CAP} ){0,2}[\\p{L}-]*(?:straße|strasse|str\\.|weg|platz|allee|gasse|straat|laan|gracht|plein|gatan|vägen|gade|vej|veien|gata|gate|katu) ${HOUSE}(?:${GAP}(?:[A-Z]{1,2}-)?\\d{4,5}(?: [A-Z]{2})? ${CAP}(?: ${CAP})?)?(?![\\p{L}\\d])`,
    "gu",
  ),
  new RegExp(
    `(?<![\\p{L}\\d])\\d{1,4}(?: bis| ter)?,? (?:rue|avenue|boulevard|place|chemin|allée|quai|impasse|route) (?:[\\p{L}'’-]+ ){0,4}[\\p{L}'’-]+(?:${GAP}\\d{5} ${CAP}(?: ${CAP})?)?(?![\\p{L}\\d])`,
    "gu",
  ),
  new RegExp(
    `(?<![\\p{L}\\d])(?:Calle|C/|Avenida|Avda\\.|Av\\.|Plaza|Paseo|Via|Viale|Piazza|Corso|Rua|Travessa|Praça|Alameda|ul\\.|ulica|al\\.|Ulica) (?:[\\p{L}'’.-]+ ){0,4}[\\p{L}'’.-]+,? (?:n[ºo°]\\.? ?)?${HOUSE}(?:${GAP}(?:\\d{2}-\\d{3}|\\d{4}-\\d{3}|\\d{5}(?:-\\d{3})?|\\d{4}) ${CAP}(?: ${CAP})?)?(?![\\p{L}\\d])`,
    "gu",
  ),
  /(?<![\p{L}\d])(?:P\.? ?O\.? Box|Postfach|Boîte postale|BP|Apartado|Postboks|Skr\. poczt\.) \d{1,6}(?:,? [\p{Lu}][\p{L}'-]+,? (?:[A-Z]{2} )?\d{4,5})?(?![\p{L}\d])/gu,
  /〒?\d{3}-\d{4}\s?[\p{Script=Han}]{2,3}[都道府県][^\s,。、]{2,30}\d/gu,
  /[\p{Script=Han}]{2,8}[省市区區县縣][\p{Script=Han}\d]{2,20}[路街道巷弄]\d{1,5}[号號](?:\d{1,4}[室楼樓])?/gu,
];

/** Stretches that have the form of a postal address. */
export function addressesByRule(text: string): Span[] {
  const spans: Span[] = [];
  for (const form of FORMS) {
    for (const { index, 0: value } of text.matchAll(form)) {
      const span = { start: index, end: index + value.replace(/[\s,]+$/u, "").length };
      const clash = spans.some((other) => other.start < span.end && span.start < other.end);
      if (!clash) spans.push(span);
    }
  }
  return spans;
}
