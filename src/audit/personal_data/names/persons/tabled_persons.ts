import { isInflectedGiven } from "./is_inflected_given.ts";

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Headings of a column of people, by what they are to whoever made the table. */
const PEOPLE =
  /^(?:full name|customers?|clients?|patients?|employees?|workers?|staff(?: member)?|colleagues?|learners?|students?|pupils?|child(?:ren)?|tenants?|applicants?|candidates?|members?|subscribers?|debtors?|borrowers?|policy ?holders?|insured|guests?|passengers?|drivers?|nurses?|doctors?|teachers?|consultants?|participants?|contact(?: person)?|account ?holder|owner|kund(?:e|in|en)|patient(?:in|en)?|mitarbeiter(?:in|\/in|innen)?|beschäftigte[rn]?|schüler(?:in|\/in)?|mieter(?:in)?|bewerber(?:in|\/in)?|versicherte[rn]?|mitglied(?:er)?|ansprechpartner|vor- und nachname|nom(?: et prénom| complet)?|prénom|client(?:e|s)?|salariée?s?|employée?s?|élèves?|locataires?|candidate?s?|assurée?s?|nombre(?: completo| y apellidos?)|cliente|paciente|emplead[oa]s?|trabajador(?:a|es)?|alumn[oa]s?|inquilin[oa]s?|soci[oa]s?|titular|nome completo|aluno|funcionári[oa]s?|colaborador(?:a|es)?|candidat[oa]s?|nominativo|dipendent[ei]|studente|pazient[ei]|lavorator[ei]|naam|medewerkers?|leerling(?:en)?|klant(?:en)?|huurders?|imię i nazwisko|nazwisko|pracowni(?:k|cy|ca)|klient(?:ka|ci)?|pacjent(?:ka|ci)?|uczeń|uczniowie|konsultant(?:ka)?|najemca|namn|anställd|elev(?:er)?|kund|navn|ansatt|medarbejder|nimi|jméno|zaměstnanec|žák|meno|név|dolgozó|tanuló|nume|angajat|elev|ad(?:ı)? soyad(?:ı)?|çalışan|öğrenci|müşteri|hasta|personel|фио|ф\.и\.о\.|сотрудник|клиент|пациент|ученик|студент|піб|працівник|клієнт|учень|όνομα|ονοματεπώνυμο|εργαζόμενος|πελάτης|nama(?: lengkap)?|karyawan|siswa|pelanggan|pasien|tên|họ (?:và )?tên|nhân viên|khách hàng|học sinh|bệnh nhân|jina(?: kamili)?|mfanyakazi|mwanafunzi|mteja)$/iu;

/** Headings that things have, too: there a cell must hold a listed given name. */
const ANYBODY =
  /^(?:names?|namen?|nombre|nome|nom|isim|имя|ім'я|agent|user|nutzer|usuario|utente)$/iu;

const NAME =
  /^\p{Lu}[\p{L}\p{M}'’-]{1,24}(?: (?:(?:de|da|dos|van|von|der|den|del|di|el|al|bin|binti|ibn) ){0,2}\p{Lu}[\p{L}\p{M}'’.-]{0,24}){1,3}$/u;
const ROW = /^[ \t]*\|(.{1,2000})\|[ \t]*$/gmu;
const RULE = /^[\s|:-]+$/u;

interface Cell extends Span {
  readonly text: string;
}

function cellsOf(text: string, start: number, row: string): Cell[] {
  const cells: Cell[] = [];
  let at = start + row.indexOf("|") + 1;
  for (const part of row.slice(row.indexOf("|") + 1, row.lastIndexOf("|")).split("|")) {
    const value = part.trim().replace(/^\*\*(.*)\*\*$/u, "$1");
    const begin = text.indexOf(value, at);
    cells.push({ text: value, start: begin, end: begin + value.length });
    at += part.length + 1;
  }
  return cells;
}

/** The first rows of a column must hold so many listed names for its others to be names. */
const FEWEST_LISTED = 2;
const LEAST_SHARE = 0.5;

/** The rows of tables in Markdown, those of one table together, its headings first. */
function tablesOf(text: string): Cell[][][] {
  const tables: Cell[][][] = [];
  let end = -2;
  for (const { index, 0: row } of text.matchAll(ROW)) {
    const continues = index === end + 1;
    end = index + row.length;
    if (RULE.test(row)) continue;
    if (!continues) tables.push([]);
    tables.at(-1)?.push(cellsOf(text, index, row));
  }
  return tables;
}

function isListed(cell: string): boolean {
  return NAME.test(cell) && isInflectedGiven(cell.toLowerCase().split(" ")[0] ?? "");
}

/** The names of persons in a column: by its heading, or because many of them begin with a given name. */
function personsOf(heading: string, cells: readonly Cell[]): readonly Cell[] {
  const named = cells.filter(({ text }) => NAME.test(text));
  if (PEOPLE.test(heading)) return named;
  const listed = named.filter(({ text }) => isListed(text));
  if (ANYBODY.test(heading)) return listed;
  const enough = listed.length >= FEWEST_LISTED && listed.length >= LEAST_SHARE * cells.length;
  return enough ? named : [];
}

/** Names in the columns of people of tables in Markdown. Linear. */
export function tabledPersons(text: string): Span[] {
  if (!text.includes("|")) return [];
  return tablesOf(text).flatMap((rows) => {
    const [headings = [], ...body] = rows;
    return headings.flatMap((heading, column) => {
      const below = body.flatMap((cells) => cells.slice(column, column + 1));
      return personsOf(heading.text, below).map(({ start, end }) => ({ start, end }));
    });
  });
}
