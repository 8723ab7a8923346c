import { isPersonRole } from "./person_roles.ts";
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
/** Whoever stands behind a word for kin is a person, of whatever name. */
const KIN =
  /^(?:husband|wife|spouse|son|daughter|mother|father|brother|sister|ehemann|ehefrau|sohn|tochter|mutter|vater|bruder|schwester|mari|épouse|fils|fille|mère|père|frère|sœur|esposo|esposa|hijo|hija|madre|padre|hermano|hermana|marido|moglie|marito|figlio|figlia|fratello|sorella|mãe|pai|filho|filha|irmão|irmã|vrouw|moeder|vader|zoon|dochter|mąż|żona|syn|córka|matka|ojciec|brat|siostra|manžel|manželka|otec|dcera|dcéra|съпруга?|майка|баща|син|дъщеря|брат|сестра|муж|жена|мать|отец|сын|дочь|чоловік|дружина|мати|батько|дочка|σύζυγος|γιος|κόρη|πατέρας|μητέρα|soț|soție|fiu|fiică|mamă|tată|férj|feleség|apja|anyja|fia|lánya|eşi|annesi|babası|oğlu|kızı|suprug|supruga|majka|otac|maka|make|far|mor|ektefelle|ægtefælle|puoliso|äiti|isä|ibu|ayah|istri|suami|anak)$/iu;
const LAST_WORD = /[\p{L}\p{M}]+(?= ?$)/u;
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
  /(?=\p{Lu})(?<=(?<!\p{L})(?:syn(?:em|a|owi)?|córk[aęi]|córką|hij[oa] de|filh[oa] de|fils de|fille de|figli[oa] di|fiul? lui|fiica lui|dcera|zoon van|dochter van|Sohn von|Tochter von) )\p{Lu}\p{Ll}{2,16}(?: i | y(?: de)? | e(?: de| di)? | et(?: de)? | en | und | a | și (?:al |a )?(?:lui )?)\p{Lu}\p{Ll}{2,16}(?!\p{L})/gu;

/** The members of objects, and columns, that hold a person's name. */
const FIELD =
  /["'](?:\w{1,16}_)?(?:(?:first|last|given|family|middle|maiden)(?:[_ -]?name)?|surname|forename|full[_ -]?name|display[_ -]?name|vorname|nachname|pr[eé]nom|apellidos?|cognome|sobrenome|achternaam|voornaam|imi[eę]|nazwisko|cardholder(?:[_ -]?name)?|account[_ -]?holder|patient[_ -]?name|customer[_ -]?name|employee[_ -]?name|contact[_ -]?name)["']\s?:\s?["'](?=(\p{Lu}[\p{L}\p{M}'’. -]{1,48})["'])/giu;

/** Members that hold the name of anything: a full name with a given name in it is a person's. */
const NAME_FIELD =
  /["'](?:name|nombre|nom|nome|naam|namn|navn|nimi|név|nume|jméno|meno|imię|ime|имя|ім'я|όνομα|isim|ad[ıi]?|nama|customer|client|cliente|kunde|patient|paciente|pasien|pelanggan|empleado|mitarbeiter|author|owner|assignee|reporter|sender|recipient|contact)["']\s?:\s?["'](?=(\p{Lu}[\p{L}\p{M}'’.-]{1,24}(?: (?:\p{Ll}{1,3} ){0,2}\p{Lu}[\p{L}\p{M}'’.-]{1,24}){1,3})["'])/giu;

/** A member before that of the given name holds the surname, in capitals, too. */
const BESIDE_GIVEN =
  /["'](?:nom|name|apellidos?|cognome|naam|nazwisko|family|last|sur)["']\s?:\s?["'](?=(\p{Lu}[\p{L}\p{M}'’ -]{1,40})["'],\s{0,20}["'](?:pr[eé]nom|vorname|first|nombre|nome|voornaam|imi[eę]|given)["'])/giu;
/** Members that only goods have. */
const OF_GOODS =
  /["'](?:\w{0,12}_)?(?:ref|sku|price|precio|preis|prix|prezzo|preço|cena|cantidad|qty|quantity|menge|quantité|quantità|quantidade|ilość|antal|stock|ean|gtin|brand|marke|marca|category|weight|size|colou?r|article|artikel\w*|product\w*|prod\w*|version|unit\w*)["']\s?:/iu;
/** A word in capitals beside others: a product's. */
const SHOUTED = /(?<!\p{L})\p{Lu}{2,}(?!\p{L}).*\p{Ll}|\p{Ll}.*(?<!\p{L})\p{Lu}{2,}(?!\p{L})/u;

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
    if (label === null) {
      const word = LAST_WORD.exec(text.slice(Math.max(0, index - LONGEST_LABEL), index))?.[0];
      if (word === undefined || !isPersonRole(word.toLowerCase())) return [];
      const kin = name.split(",", 1)[0]!.replace(/\.$/u, "");
      return hasGivenName(kin) || KIN.test(word) ? [{ start, end: start + kin.length }] : [];
    }
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
  const surnames = [...text.matchAll(BESIDE_GIVEN)].map(({ index, 0: lead, 1: value = "" }) => ({
    start: index + lead.length,
    end: index + lead.length + value.length,
  }));
  const maybe = [...text.matchAll(NAME_FIELD)].flatMap((match) => {
    const [lead, value = ""] = match;
    if (NO_NAME.test(value) || !hasGivenName(value) || SHOUTED.test(value)) return [];
    const start = match.index + lead.length;
    const around = text.slice(Math.max(0, match.index - 60), start + value.length + 60);
    return OF_GOODS.test(around) ? [] : [{ start, end: start + value.length }];
  });
  return [...labelled, ...parents, ...fields, ...maybe, ...surnames];
}
