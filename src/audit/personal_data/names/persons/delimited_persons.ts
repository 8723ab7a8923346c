interface Span {
  readonly start: number;
  readonly end: number;
}

/** Headings of columns that hold a name or a part of one. */
const OF_NAMES =
  /^(?:first[ _-]?name|last[ _-]?name|middle[ _-]?name|full[ _-]?name|given[ _-]?name|family[ _-]?name|surname|name|customer(?:[ _-]?name)?|patient(?:[ _-]?name)?|employee(?:[ _-]?name)?|student(?:[ _-]?name)?|contact(?:[ _-]?name)?|vorname|nachname|familienname|nom|prénoms?|prenom|nombres?|apellidos?|primer apellido|segundo apellido|nome|cognome|sobrenome|apelido|naam|voornaam|achternaam|imię|imie|nazwisko|imię i nazwisko|förnamn|efternamn|namn|fornavn|etternavn|efternavn|navn|etunimi|sukunimi|nimi|jméno|příjmení|meno|priezvisko|keresztnév|vezetéknév|név|prenume|nume|ime|prezime|ad|adı|soyad|soyadı|ad soyad|имя|фамилия|отчество|фио|ім'я|прізвище|піб|име|фамилия|презиме|όνομα|επώνυμο|姓名|氏名|이름|성명|nama|họ tên|tên)$/iu;
/** Headings of columns that only tables of people have. */
const OF_PEOPLE =
  /^(?:e-?mail(?:[ _-]?address)?|mail|correo|phone(?:[ _-]?number)?|mobile|tel\.?|telefon\p{L}{0,4}|téléphone|teléfono|telefone|telefono|puhelin|телефон|τηλέφωνο|電話|电话|전화|dob|date[ _-]?of[ _-]?birth|birth[ _-]?date|geburtsdatum|date de naissance|fecha de nacimiento|data urodzenia|födelsedatum|ssn|pesel|dni|nif|cpf|bsn|nino|personnummer|cpr|jmbg|oib|cnp|egn|rodné číslo|steuer-?id|address|adresse|dirección|adres|indirizzo|endereço|role|salary|gehalt|department|abteilung|klasse|class)$/iu;
const VALUE =
  /^(?:\p{Lu}[\p{L}\p{M}'’.-]{1,24}(?:,? (?:\p{Ll}{1,3} ){0,2}\p{Lu}[\p{L}\p{M}'’.-]{0,24}){0,3}|[\p{Script=Han}\p{Script=Hangul}]{2,5})$/u;
const LINE = /[^\n]{5,600}/gu;
const DELIMITERS = [";", "\t", ","] as const;
const FEWEST_CELLS = 3;
const MOST_CELLS = 40;
/** No heading of a column is longer. */
const LONGEST_CELL = 32;

/** Which columns of a heading line hold names; none if it is no heading of a table of people. */
function nameColumns(cells: readonly string[]): number[] {
  if (cells.length < FEWEST_CELLS || cells.length > MOST_CELLS) return [];
  if (cells.some(({ length }) => length > LONGEST_CELL)) return [];
  const bare = cells.map((cell) => cell.trim().replace(/^["'](.*)["']$/u, "$1"));
  const columns = bare.flatMap((cell, column) => (OF_NAMES.test(cell) ? [column] : []));
  const people = columns.length > 1 || bare.some((cell) => OF_PEOPLE.test(cell));
  return columns.length > 0 && people ? columns : [];
}

/** Names in the columns of people of tables whose cells semicolons, tabs or commas part. Linear. */
export function delimitedPersons(text: string): Span[] {
  if (!text.includes("\n")) return [];
  const spans: Span[] = [];
  let table: { delimiter: string; columns: readonly number[]; count: number } | null = null;
  for (const { index, 0: line } of text.matchAll(LINE)) {
    if (table === null) {
      for (const delimiter of DELIMITERS) {
        const first = line.indexOf(delimiter);
        if (first < 0 || first > LONGEST_CELL) continue;
        const cells = line.split(delimiter);
        const columns = nameColumns(cells);
        if (columns.length > 0) table = { delimiter, columns, count: cells.length };
        if (table !== null) break;
      }
      continue;
    }
    const cells = line.split(table.delimiter);
    if (cells.length !== table.count) {
      table = null;
      continue;
    }
    let at = index;
    cells.forEach((cell, column) => {
      const value = cell.trim().replace(/^["'](.*)["']$/u, "$1");
      if (table?.columns.includes(column) === true && VALUE.test(value)) {
        const start = at + cell.indexOf(value);
        spans.push({ start, end: start + value.length });
      }
      at += cell.length + 1;
    });
  }
  return spans;
}
