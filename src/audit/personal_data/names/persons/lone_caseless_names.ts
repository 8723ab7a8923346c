import { type CaselessWord, caselessWords } from "./caseless_words.ts";
import { isSureGiven } from "./is_sure_given.ts";

/** Letters that Hebrew and Arabic put before a name without a space. */
const ATTACHED = /^(?:ו?[לשמב]|ו|[ولف]|ول)(?=.{4})/u;
/** Streets, schools, quarters, towns and figures of faith, which bear names of persons. */
const BEARER =
  /^(?:ב?ה?(?:רחוב|רח'|שדרות|שד'|כיכר|סמטת|דרך|שכונת|קיבוץ|מושב|גן|גני|גבעת|כפר|בית|קריית|רמת|מגדל|מגדלי|מלון|מסעדת|קפה|פיצה|סופר|מכללת|אולם|מצפה|נחל|הר|עין|קבר|המלך|המלכה|הנביא|אבינו|אמנו)|ب?(?:ال)?(?:شارع|طريق|ميدان|دوار|حي|جامعة|مدرسة|مستشفى|مسجد|جامع|مطار|سوق|قصر|جسر|ملك|ملكة|أمير|أميرة|نبي|إمام|خليفة|سورة|مطعم|صيدلية|عيادة|شركة|مؤسسة|مجموعة|بنك|قناة)|श्री|संत|माता|देवी|भगवान|राजा|रानी|सड़क|मंदिर)$/u;
const BEARER_BEHIND =
  /^(?:המלך|המלכה|הנביא|רבנו|नगर|मार्ग|रोड|विहार|बाग|चौक|मंदिर|स्टोर|स्टोर्स|ट्रेडर्स|पुरम)$/u;

/** Where in a word a given name begins that is hardly a word besides; -1 where none does. */
function startOfGiven(word: string): number {
  if (isSureGiven(word)) return 0;
  const attached = ATTACHED.exec(word)?.[0].length ?? 0;
  return attached > 0 && isSureGiven(word.slice(attached)) ? attached : -1;
}

/** Given names alone in Hebrew, Arabic and Hindi, of those that are hardly a word besides. Linear. */
export function loneCaselessNames(text: string): { start: number; end: number }[] {
  const words: readonly CaselessWord[] = caselessWords(text);
  return words.flatMap(({ text: word, start, end, follows }, at) => {
    const attached = startOfGiven(word);
    if (attached < 0 || /[-־]/u.test(text.charAt(end))) return [];
    if (follows && BEARER.test(words[at - 1]!.text)) return [];
    const next = words[at + 1];
    if (next?.follows === true && BEARER_BEHIND.test(next.text)) return [];
    return [{ start: start + attached, end }];
  });
}
