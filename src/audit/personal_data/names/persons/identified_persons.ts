import { matchSpans } from "../match_spans.ts";
import { FULL_NAME } from "./name_pattern.ts";

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Numbers that only people have, and not firms; written as in documents, with their capitals. */
const NUMBERS =
  "DNI|dni|D\\.N\\.I\\.|NIE|CPF|cpf|pesel|curp|bsn|RG|CURP|CUIL|NIK|NRIC|T\\.? ?C\\.?(?: [Kk]imlik)?(?: [Nn]o)?|TCKN|PESEL|SSN|NINO|NHS|BSN|CNP|AMKA|ΑΜΚΑ|СНИЛС|ІПН|РНОКПП|Aadhaar|CCCD|CMND|NIN|BVN|AHV(?:-Nr\\.?)?|NISS|INSZ|OIB|JMBG|EGN|ЕГН|MyKad|[Pp]assport|[Rr]eisepass|[Pp]asaporte|[Pp]asseport|[Pp]assaporto|паспорт|[Ss]ocial [Ss]ecurity|[Pp]ersonnummer|[Cc]édula|[Cc]arta d['’]identità|[Pp]ersonalausweis(?:nummer)?|kitambulisho";
/** What is told of a person's birth and age. */
const LIFE =
  "DOB|d\\.o\\.b\\.|date of birth|born(?= (?:on|in|\\d))|geb\\.|geboren(?= am| \\d)|née? le|nacid[oa]|fecha de nacimiento|nascid[oa]|nat[oa] (?:il|a)|ur\\.|urodzon[ya]|f\\. \\d|doğum|doğumlu|рођен[аи]?|роден[аи]?|rođen[ai]?|narozen[áýa]?|narodený|nar\\.|született|szül\\.|născut[ăa]?|γεννηθ|syntynyt|född|født|f\\.n[ro]\\.|г\\.р\\.|р\\.н\\.|\\d{1,3}(?= (?:years? old|yrs?\\b|yo\\b|ans\\b|años|anni\\b|anos\\b|Jahre|jaar\\b|lat\\b|år\\b|yaşında|лет|років|tahun|tuổi))|aged \\d";

/** "Remedios Altuna Cifre, con DNI 47…", "Serhat Uğurlu (T.C. 31…)", "Ana Prus, 34 lata". */
const IDENTIFIED = new RegExp(
  `(?=\\p{Lu})(?<![\\p{L}\\p{M}])${FULL_NAME}(?=(?:,| \\(|:| [-–—]|) ?(?:(?:con|with|mit|avec|com|med|z|met|cu|его|її|holder of|titular del?|tiene (?:el |la )?|tem (?:o |a )?|ha (?:il |la )?|hat (?:die |den )?|has (?:the )?|a (?:le |la )) ?)?(?:${NUMBERS}|${LIFE})(?![\\p{L}]))`,
  "gu",
);

const SIGN = new RegExp(`(?:${NUMBERS}|${LIFE})(?!\\p{L})`, "u");

/** Words with capitals before a name that are not of it. */
const LEADING =
  /^(?:(?:For|From|To|With|By|Of|About|And|But|Hi|Hello|Dear|Prezad[oa]|Estimad[oa]|Car[oa]|Querid[oa]|Gentile|Egregi[oa]|Spettabile|Gentilissim[oa]|Chère?|Lieber?|Sehr geehrte[rs]?|Geachte|Beste|Szanown[ya]|Drog[ia]|Bästa|Kära|Kære|Kjære|Hyvä|Arvoisa|Vážen[ýáa]|Mil[ýá]|Tisztelt|Kedves|Stimat[ăe]|Drag[ăa]|Αγαπητ(?:έ|ή)|Αξιότιμ[εη]|Sevgili|Уважаем(?:ый|ая)|Дорог(?:ой|ая)|Шановн(?:ий|а)|Please|Contact|Call|Regarding|Re|Yes|No|Für|Von|Mit|Pour|Avec|Para|Con|Per|Voor|Van|Dla|Soy|Sou|Sono|Jestem|Claimant|Customer|Client|Patient|Employee|Tenant|Applicant|Student|Member|Driver|User|Name|Mr|Mrs|Ms|Dr|Kunde|Kundin|Herr|Frau|Mieter|Bewerber|Cliente|Paciente|Titular|Empleado|Alumno|Señora?|Sra?|Don|Doña|Monsieur|Madame|Patiente|Salarié|Paziente|Dipendente|Signora?|Klient|Klientka|Pacjent|Pacjentka|Pani?|Müşteri|Hasta|Sayın|Pak|Bapak|Ibu|Клиент|Пациент|The|El|La|Der|Die|Le|Il)\.? )+/u;

/** Names that stand right before a number or a birthday that only a person has. Linear. */
export function identifiedPersons(text: string): Span[] {
  if (!SIGN.test(text)) return [];
  return matchSpans(text, [IDENTIFIED]).flatMap(({ start, end }) => {
    const lead = LEADING.exec(text.slice(start, end))?.[0].length ?? 0;
    return text.slice(start + lead, end).includes(" ") ? [{ start: start + lead, end }] : [];
  });
}
