interface Span {
  readonly start: number;
  readonly end: number;
}

/** The field of a form that holds the name of a street. */
const STREET =
  /(?<![\p{L}\p{M}])(?:ulica|straße|strasse|rue|voie|calle|vía|via|rua|straat(?:naam)?|gata|gade|gate|katuosoite|utca|strada|street(?: name)?|улица|вулиця|οδός|sokak|cadde)(?: (?:und|en|\/) ?(?:hausnummer|nr\.?|huisnummer))? ?:[ \t]{0,3}(\p{Lu}[\p{L}\p{M}\d'’. /-]{1,40}?)(?= {2,}|\t|[\n,;|]|$)/giu;
/** Those of its number and postcode, which tell nothing alone. */
const REST =
  /(?<![\p{L}\p{M}])(?:nr\.? (?:domu|lokalu|mieszkania)|numer (?:domu|lokalu|mieszkania)|haus(?:nummer|-?nr\.?)|huisnummer|house (?:number|no\.?)|kod pocztowy|postleitzahl|plz|code postal|código postal|c\.p\.|cap|postcode|zip(?: code)?|postnummer|postnr\.?|postinumero|psč|irányítószám|cod poștal|почтовый индекс|індекс|ταχυδρομικός κώδικας|posta kodu) ?:[ \t]{0,3}(\d[\d -]{0,8}\d?(?: ?[A-Z]{1,2})?|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})(?![\p{L}\p{N}])/giu;
/** A street's field is nothing but its word and a colon. */
const SIGN =
  /(?:lica|straße|strasse|rue|voie|calle|vía|via|rua|straat(?:naam)?|gat[ae]|gade|osoite|utca|strada|street|name|ummer|улица|вулиця|οδός|sokak|cadde|nr\.?) ?:[ \t]/iu;

function valuesOf(text: string, field: RegExp): Span[] {
  return [...text.matchAll(field)].map(({ index, 0: whole, 1: value = "" }) => {
    const end = index + whole.length;
    return { start: end - value.length, end: end - value.length + value.trimEnd().length };
  });
}

/** What the fields of a form hold that each ask for a part of an address. */
export function addressFields(text: string): Span[] {
  if (!text.includes(":") || !SIGN.test(text)) return [];
  const streets = valuesOf(text, STREET);
  return streets.length === 0 ? [] : [...streets, ...valuesOf(text, REST)];
}
