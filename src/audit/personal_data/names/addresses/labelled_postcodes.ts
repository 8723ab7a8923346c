interface Span {
  readonly start: number;
  readonly end: number;
}

/** A code alone behind the word for it: "the ZIP code 33629-5738", "Postcode: SE22 8HU". */
const LABELLED =
  /(?<=(?<!\p{L})(?:zip|zip ?code|post ?code|postal code|plz|postleitzahl|code postal|código postal|eircode)(?: is|:)?(?: | \())(?:\d{5}(?:-\d{4})?|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|[A-Z]\d[A-Z] \d[A-Z]\d|[AC-FHKNPRTV-Y]\d[\dW] [A-Z\d]{4})(?![\p{L}\p{N}-])/giu;

/** Those words; few texts hold one. */
const MAYBE = /zip|post ?code|postal code|plz|postleitzahl|code postal|código postal|eircode/iu;

/** Postcodes that stand alone behind a word for them. Linear. */
export function labelledPostcodes(text: string): Span[] {
  if (!MAYBE.test(text)) return [];
  return [...text.matchAll(LABELLED)].map(({ index, 0: code }) => ({
    start: index,
    end: index + code.length,
  }));
}
