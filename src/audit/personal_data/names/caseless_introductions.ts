import { matchSpans } from "./match_spans.ts";

/**
 * Names in scripts without capitals, after the words that introduce a name. Where words are parted,
 * a name has up to three; a second and third must look like parts of a name, because nothing else
 * tells where it ends.
 */
const PATTERNS: readonly RegExp[] = [
  // Arabic and Persian: a family name bears the article or follows a word of descent.
  /(?<=(?:^|[^\p{L}])(?:اسمي|إسمي|أنا اسمي|نام من|اسم من|(?:العميل|العميلة|المريض|المريضة|الموظف|الموظفة|الطالب|الطالبة|الزبون|الزبونة|السيد|السيدة)(?: (?:الآخر|الأخرى|اسمه|اسمها))?) )(?!الذي|التي|الآخر|الأخرى|في|من|على)[\p{L}\p{M}]{2,15}(?: (?:(?:بن|بنت|أبو|ابن|عبد|آل) [\p{L}\p{M}]{2,15}|ال[\p{L}\p{M}]{2,15})){0,2}/gu,
  // Hebrew: what begins with "and" is no family name.
  /(?<=(?:^|[^\p{L}])(?:שמי|קוראים לי|השם שלי(?: הוא)?) )\p{L}{2,15}(?: (?!ו|אני|מה|של|לא|את)\p{L}{2,15})?/gu,
  // Hindi and its neighbours: the verb ends the name.
  /(?<=(?:^|[^\p{L}\p{M}])मेरा नाम )[\p{L}\p{M}]{2,20}(?: [\p{L}\p{M}]{2,20}){0,2}?(?= (?:है|हैं|और))/gu,
  /(?<=(?:^|[^\p{L}\p{M}])আমার নাম )[\p{L}\p{M}]{2,20}(?: [\p{L}\p{M}]{2,20}){0,2}?(?=[।,.]|$)/gu,
  // A sentence that begins with a name, and goes on with a number or an age that only people have.
  /(?<=(?:^|[.!?؟\n«"“:]) ?)[\p{Script=Arabic}\p{M}]{2,15}(?: [\p{Script=Arabic}\p{M}]{2,15}){1,3}(?=[،,] (?:رقم (?:الهوية|هويته|هويتها|الجواز|الملف|جواله|جوالها|هاتفه|هاتفها|السجل|الإقامة)|هويته|هويتها|جواله|جوالها|هاتفه|هاتفها|مواليد|من مواليد|المولود|المولودة|البالغ|البالغة|عمره|عمرها))/gu,
  /(?<=(?:^|[।.!?\n«"“:]) ?)[\p{Script=Devanagari}\p{M}]{2,15}(?: [\p{Script=Devanagari}\p{M}]{2,15}){1,2}(?=, ?(?:आधार|मोबाइल|फ़ोन|फोन|पैन|जन्म|उम्र|आयु|खाता))/gu,
  /(?<=(?:^|[।.!?\n«"“:]) ?)[\p{Script=Bengali}\p{M}]{2,15}(?: [\p{Script=Bengali}\p{M}]{2,15}){1,2}(?=, ?(?:মোবাইল|ফোন|জাতীয় পরিচয়|এনআইডি|জন্ম|বয়স))/gu,
  // Thai writes a courtesy title before the given name.
  /(?<=(?:ชื่อ ?|คุณ)(?:นาย|นาง(?:สาว)?)?)[\u0e00-\u0e7f]{3,12}(?: [\u0e00-\u0e7f]{3,15})?(?= (?:ครับ|ค่ะ|เบอร์|โทร|และ))/gu,
];

const CASELESS =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Thai}]/u;

/** Stretches of a text that are names in Arabic, Hebrew, Devanagari, Bengali or Thai. Linear. */
export function caselessIntroductions(text: string): { start: number; end: number }[] {
  if (!CASELESS.test(text)) return [];
  return matchSpans(text, PATTERNS);
}
