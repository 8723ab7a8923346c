import { matchSpans } from "../match_spans.ts";
import { FULL_NAME, NAME_WORD } from "./name_pattern.ts";

/** What somebody is to a business, in the languages that write names with capitals. */
const ROLES =
  "customer|client|patient|policy ?holder|insured|member|subscriber|tenant|applicant|student|pupil|classmate|colleague|employee|guest|passenger|user|kund(?:e|in)|patient(?:in)?|versichert(?:e|er)|mieter(?:in)?|bewerber(?:in)?|mitarbeiter(?:in)?|schüler(?:in)?|kolleg(?:e|in)|nutzer(?:in)?|client(?:e)?|patiente?|assurée?|locataire|candidate?|élève|salariée?|collègue|client[ae]|paciente|asegurad[oa]|inquilin[oa]|alumn[oa]|emplead[oa]|usuari[oa]|segurad[oa]|alun[oa]|funcionári[oa]|clienti?|paziente|assicurat[oa]|dipendente|studente(?:ssa)?|klant|patiënt(?:e)?|huurder|verzekerde|medewerker|klient(?:ka)?|pacjent(?:ka)?|najemca|pracowni(?:k|ca)|kund|patienten|hyresgäst|müşteri(?:miz)?|hasta(?:mız)?|клиент(?:ка)?|пациент(?:ка)?|пользователь";

/** A name in apposition: "another customer, Jane Roe, …". The mark behind it ends it. */
const APPOSED = new RegExp(
  `(?<=(?<!\\p{L})(?:${ROLES})(?: \\p{Ll}{2,12})?(?:, | \\(|: ))${FULL_NAME}(?=[,;:()]| \\()`,
  "giu",
);
const CAPITALS = new RegExp(`^${FULL_NAME}$`, "u");

/** Somebody of whom more is said: "Lim Chee Keong, who has". */
const WHO = new RegExp(
  `(?=\\p{Lu})(?<![\\p{L}\\p{M}])${FULL_NAME}(?=, (?:who(?:se)?|qui|dont|quien|cuyo|cuya|który|która) (?:has|had|is|was|lives|suffers|works|a|est|vit|souffre|tiene|es|vive|ma|jest)\\b)`,
  "gu",
);

const MAYBE_WHO = /, (?:who|qui|dont|quien|cuy|któr)/u;

/** "Son of" and "daughter of" as Malaysia and Singapore write them. */
const MALAY = new RegExp(
  `(?<![\\p{L}\\p{M}])(?!(?:Hello|Hi|Hey|Dear|Thanks|Sure|Yes|Done|Hai|Halo)(?!\\p{L}))${NAME_WORD}(?: ${NAME_WORD}){0,2} (?:bin|binti|binte|bte?\\.?|anak|a/l|a/p|s/o|d/o) ${NAME_WORD}(?: ${NAME_WORD}){0,2}(?![\\p{L}\\p{M}])`,
  "gu",
);

const MAYBE_MALAY = / (?:bin|bint[ie]|bte?|anak|[as]\/[lpo]|d\/o) \p{Lu}/u;

/** A Vietnamese surname, and the one to four words behind it that make a full name. */
const VIETNAMESE =
  /(?<![\p{L}\p{M}])(?:Nguyễn|Trần|Lê|Phạm|Hoàng|Huỳnh|Phan|Vũ|Võ|Đặng|Bùi|Đỗ|Hồ|Ngô|Dương|Đinh|Trương|Đoàn|Lâm|Mai)(?: \p{Lu}[\p{Ll}\p{M}]{0,7}){1,4}(?![\p{L}\p{M}])/gu;
/** A rarer surname with a middle name that is none of a place. */
const RARER_VIETNAMESE =
  /(?<![\p{L}\p{M}])(?:Lục|Lương|Lý|Tạ|Trịnh|Thái|Tô|Tăng|Tôn|Tống|Từ|Vương|Cao|Châu|Chu|Đào|Hà|Hứa|Kiều|La|Lại|Lưu|Mạc|Nghiêm|Nông|Phùng|Quách|Thạch|Triệu|Vi|Bạch|Diệp|Doãn|Đàm|Giang|Kim|Lữ|Ninh|Phí|Sầm|Thân|Tiêu|Trang) (?:Thị|Văn|Thanh|Minh|Hữu|Đức|Ngọc|Thu|Quang|Xuân|Hồng|Công|Quốc|Bảo|Gia|Đình|Diễm|Thùy|Phương|Hoài|Mỹ|Như|Tuấn|Trọng|Viết|Duy|Nhật|Thế|Khánh|Hải)(?: \p{Lu}[\p{Ll}\p{M}]{0,7}){1,2}(?![\p{L}\p{M}])/gu;
/** Before these middle names any word is a surname, of the smaller peoples, too. */
const WITH_MIDDLE_NAME =
  /(?<![\p{L}\p{M}])\p{Lu}[\p{L}\p{M}]{0,6} (?:Thị|Văn)(?: \p{Lu}[\p{Ll}\p{M}]{0,7}){1,3}(?![\p{L}\p{M}])/gu;
const VIETNAMESE_MARKS = /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/iu;

/** A surname with two initials, on either side of it, as offices of Eastern Europe write names. */
const WITH_INITIALS =
  /(?<![\p{L}\p{M}.])(?:\p{Lu}[\p{Ll}’']{2,20}(?:-\p{Lu}\p{Ll}{2,20})? [А-ЯІЇЄҐ]\. ?[А-ЯІЇЄҐ]\.|[А-ЯІЇЄҐ]\. ?[А-ЯІЇЄҐ]\. ?\p{Lu}[\p{Ll}’']{2,20}(?:-\p{Lu}\p{Ll}{2,20})?)/gu;
const MAYBE_INITIALS = /[А-ЯІЇЄҐ]\. ?[А-ЯІЇЄҐ]\./u;
/** Whom somebody was born as. */
const BORN_AS =
  /(?<=(?<!\p{L})(?:née?|geb\.|geborene|nacida|nata|z d\.|z domu|roz\.|rozená|rodená|született|născută|урожд(?:ённая|енная|\.)|o\.s\.|de soltera) )\p{Lu}[\p{L}\p{M}'’]{2,24}(?:-\p{Lu}[\p{L}\p{M}]{2,24})?(?=[,.;)\n]| (?:le|am|il|el|on|in|dnia|ur|zam)(?!\p{L}))/gu;
const MAYBE_BORN =
  /née? |geb\.|geborene|nacida|nata |z d|roz|rodená|zület|născut|урожд|o\.s\.|soltera/u;
/** Behind an age in what a report tells: "varón de 41 años, Ana Ruiz, …". */
const BEHIND_AGE = new RegExp(
  `(?<=\\d{1,3} (?:años|ans|anni|anos|Jahre|let|lat|år|years old|yo), )${FULL_NAME}(?=[,.;(])`,
  "gu",
);
const MAYBE_AGE = /\d (?:años|ans|anni|anos|Jahre|let|lat|år|years old|yo), \p{Lu}/u;
/** "I am" stands behind the name in Hungarian. */
const VAGYOK = new RegExp(`(?<=^|[.!?,;\\n] ?)${FULL_NAME}(?= vagyok(?!\\p{L}))`, "gmu");

/** Names that their place in the sentence, or their surname, gives away. Linear. */
export function apposedPersons(text: string): { start: number; end: number }[] {
  const apposed = matchSpans(text, [APPOSED]).filter(({ start, end }) =>
    CAPITALS.test(text.slice(start, end)),
  );
  const vietnamese = VIETNAMESE_MARKS.test(text)
    ? [VIETNAMESE, RARER_VIETNAMESE, WITH_MIDDLE_NAME]
    : [];
  const malay = MAYBE_MALAY.test(text) ? [MALAY] : [];
  const initials = MAYBE_INITIALS.test(text) ? [WITH_INITIALS] : [];
  const hungarian = text.includes(" vagyok") ? [VAGYOK] : [];
  const born = MAYBE_BORN.test(text) ? [BORN_AS] : [];
  const aged = MAYBE_AGE.test(text) ? [BEHIND_AGE] : [];
  const told = MAYBE_WHO.test(text) ? [WHO] : [];
  const patterns = [...told, ...born, ...aged, ...malay, ...vietnamese, ...initials, ...hungarian];
  return [...apposed, ...matchSpans(text, patterns)];
}
