import { isInflectedGiven } from "./is_inflected_given.ts";

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Fields of forms that ask for nothing but a person's name. */
const OF_PERSONS =
  "(?:first|last|middle|maiden|given|family|full)[ -]?names?|surname|forenames?|name,? vorname|vor- und (?:nach|zu)name|(?:vor|nach|zu|familien|geburts|ehe)name[n]?|nom et prénoms?|nom,? prénoms?|nom d'usage|nom de (?:naissance|famille|jeune fille)|prénoms?|nombres? y apellidos?|apellidos?(?: y nombres?)?|primer apellido|segundo apellido|cognome(?: e nome)?|nome e cognome|nome completo|apelidos?|sobrenome|achternaam|voorna(?:am|men)|roepnaam|meisjesnaam|imię i nazwisko|nazwisko i imi(?:ę|ona)|nazwisko(?: rodowe| panieńskie| i imię)?|(?:pierwsze |drugie )?imię(?: ojca| matki)?|imiona(?: rodziców)?|jméno a příjmení|příjmení|rodné příjmení|meno a priezvisko|priezvisko|efternamn|förnamn|etternavn|efternavn|fornavn|sukunimi|etunim(?:i|et)|beteg neve|anyja (?:születési )?neve|leánykori neve?|születési neve?|családi (?:név|neve)|utónév|nume(?:le)? și prenume(?:le)?|prenume(?:le)?|adı?[ -]?soyadı?|soyadı|ονοματεπώνυμο|επώνυμο|πατρώνυμο|μητρώνυμο|όνομα (?:πατέρα|μητέρας)|фамилия|отчество|фио|ф\\. ?и\\. ?о\\.|прізвище|по батькові|име и фамилия|ime i prezime|prezime|ime in priimek|priimek|eesnimi|perekonnanimi|vardas,? pavardė|pavardė|vārds,? uzvārds|uzvārds";
/** Fields that ask for a name, of whatever it may be, or for who somebody is. */
const OF_ANYBODY =
  "name|nom|nombre|nome|naam(?: cliënt| patiënt)?|jméno|meno|namn|navn|nimi|név|nume|imię|ime|όνομα|имя|ім'я|adı|patient(?:in|en)?|pacjent(?:ka)?|paciente|paziente|asiakas|beteg|hasta|tenant|mieter(?:in)?|vermieter(?:in)?|locataire|bailleur|inquilin[oa]|arrendador[a]?|najemc(?:a|zyni)|wynajmując[ay]|sprzedając[ay]|kupując[ay]|pracownik|pracodawca|nájemce|pronajímatel|chiriaș[ăa]?|proprietar|huurder|verhuurder|lejer|udlejer|søker|søger|sökande|hakija|bérlő|bérbeadó|kiracı|kiraya veren|employee|applicant|insured|policyholder|landlord|kund(?:e|in)|client|cliente|klient(?:ka)?";

const WORD = "\\p{Lu}[\\p{L}\\p{M}'’.-]{0,24}";
const PARTICLE =
  "(?:de la|de los|de|del|da|dos|van der|van den|van de|van|von|der|den|ter|el|al|bin|binti|y|e) ";
const NAME = `${WORD}(?: (?:${PARTICLE})?${WORD}){0,4}`;
const END = '(?=[ \\t]*(?:[\\n,;(|\\\\"]| {2,}|\\.(?:\\s|$)|$))';

/** Where a colon and a capital follow on a word. */
const COLON = /(?<=\p{L}\.? ?)[:：][ \t]{0,4}(?=\p{L})/gu;
const LABEL = new RegExp(`(?<![\\p{L}\\p{M}-])(?:(${OF_PERSONS})|(?:${OF_ANYBODY})) ?$`, "iu");
const VALUE = new RegExp(`(?:${PARTICLE})?${NAME}(?:, ${NAME})?${END}`, "uy");
/** The longest label, in UTF-16 units. */
const LONGEST_LABEL = 32;
/** "Surname, given name" stands where the field asks for both, and several names where for several. */
const OF_SEVERAL =
  /,|prénoms|imiona|nomi|names|voornamen|etunimet|nazwisko i|apellidos y|cognome e|név/iu;

/** What is written where a name is still to come, or where there is none. */
const NO_NAME =
  /^(?:tak|nie|brak|yes|no|none|unknown|n\/a|nein|ja|keine?r?|unbekannt|oui|non|inconnu|sí|ninguno|required|optional|text|string|field|enter|your|first|last|full|pflichtfeld|obligatoire|obligatorio|obbligatorio|wymagane|verplicht|varchar|max|min|see|name|vorname|nachname|nom|prénom)(?!\p{L})/iu;

/** Whose parents are named: "syn Adama i Zofii", "hijo de Juan y de Ana". */
const PARENTS =
  /(?<=(?<!\p{L})(?:syn(?:em|a|owi)?|córk[aęi]|córką|hij[oa] de|filh[oa] de|fils de|fille de|figli[oa] di|fiul? lui|fiica lui|dcera|zoon van|dochter van|Sohn von|Tochter von) )\p{Lu}\p{Ll}{2,16}(?: i | y(?: de)? | e(?: de| di)? | et(?: de)? | en | und | a | și (?:al |a )?(?:lui )?)\p{Lu}\p{Ll}{2,16}(?!\p{L})/gu;

/** The members of objects, and columns, that hold a person's name. */
const FIELD =
  /["'](?:\w{1,16}_)?(?:(?:first|last|given|family|middle|maiden)(?:[_ -]?name)?|surname|forename|full[_ -]?name|display[_ -]?name|vorname|nachname|pr[eé]nom|apellidos?|cognome|sobrenome|achternaam|voornaam|imi[eę]|nazwisko|cardholder(?:[_ -]?name)?|account[_ -]?holder|patient[_ -]?name|customer[_ -]?name|employee[_ -]?name|contact[_ -]?name)["']\s?:\s?["'](?=(\p{Lu}[\p{L}\p{M}'’. -]{1,48})["'])/giu;

/** Whether somebody bears the first or the second word as a given name. */
function hasGivenName(value: string): boolean {
  const words = value.toLowerCase().split(/[ ,]+/u);
  return words.slice(0, 3).some(isInflectedGiven);
}

/** Names in the fields of forms and certificates, and those of parents. Linear. */
export function labelledPersons(text: string): Span[] {
  const parents = [...text.matchAll(PARENTS)].map(({ index, 0: value }) => ({
    start: index,
    end: index + value.length,
  }));
  const labelled = [...text.matchAll(COLON)].flatMap(({ index, 0: colon }) => {
    const start = index + colon.length;
    VALUE.lastIndex = start;
    const name = VALUE.exec(text)?.[0];
    if (name === undefined || NO_NAME.test(name)) return [];
    const label = LABEL.exec(text.slice(Math.max(0, index - LONGEST_LABEL), index));
    if (label === null) return [];
    const comma = name.indexOf(",");
    const value = comma < 0 || OF_SEVERAL.test(label[0]) ? name : name.slice(0, comma);
    if (label[1] === undefined && !(value.includes(" ") && hasGivenName(value))) return [];
    return [{ start, end: start + value.length }];
  });
  const fields = [...text.matchAll(FIELD)].flatMap((match) => {
    const [lead, value = ""] = match;
    if (NO_NAME.test(value) || /^\p{Lu}{4,}$/u.test(value)) return [];
    const start = match.index + lead.length;
    return [{ start, end: start + value.length }];
  });
  return [...labelled, ...parents, ...fields];
}
