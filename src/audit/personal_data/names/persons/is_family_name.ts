import { CASELESS_NAMES } from "../../../tagging/gazetteer/caseless_names.ts";

/** Family names of India that are given names or words as well. */
const ALSO_WORDS = new Set(
  "कुमार लाल प्रसाद देवी चंद चंद्र नाथ दास बाई बेगम अली सेन पाल राव शाह शास्त्री चौधरी पंत राणा गिल मलिक पाठक खान सिंह महतो शेख बानो दत्ता ओझा".split(
    " ",
  ),
);
const INDIAN = new Set(
  CASELESS_NAMES.hindi.surnames.split(" ").filter((name) => !ALSO_WORDS.has(name)),
);

const HEBREW = /^[א-ת'"׳-]{3,16}$/u;
/** Of Ashkenazi, Georgian and Armenian origin. */
const HEBREW_ENDING =
  /(?:ברג|שטיין|סון|זון|סקי|צקי|וביץ|ביץ|ויץ|ליכט|בלום|באום|בוים|הולץ|האוז|הולצר|שווילי|שוילי|יאן|נבאום|מאייר|נסקי|ובסקי)['׳]?$/u;
/** "The one from", of Sephardic and of chosen names: "אשכולי"; no article or preposition before it. */
const GENTILE = /^(?![הלבת])[א-ת]{4,9}י$/u;
const GENTILE_NOT =
  /^(?:אחרי|מאחורי|מתחתי|עצמי|ממני|אצלי|שלישי|רביעי|חמישי|שישי|שביעי|ראשי|אמיתי|מקצועי|רשמי|אישי|כללי|חברתי|רפואי|משפטי|עירוני|צבאי|חשמלי|דיגיטלי|ישראלי|ערבי|יהודי|נוצרי|רוסי|אמריקאי|אנגלי|צרפתי|גרמני)$/u;
const DOUBLE = /^[א-ת'׳]{2,10}-[א-ת'׳]{2,10}$/u;
/** What goes on with a sentence behind a given name, and ends it as often as a family name does. */
const SENTENCE_WORD =
  /^(?:[הוכ].*|אמר|אמרה|אומר|אומרת|הלך|הלכה|בא|באה|בבית|היום|אתמול|מחר|עכשיו|שם|כאן|פה|איתי|איתו|איתה|איתנו|אתי|אותי|אותו|אותה|אותנו|אותך|אותם|אליי|אלי|אליו|אליה|אלינו|אליך|שלי|שלך|שלו|שלה|שלנו|בסדר|טוב|טובה|כבר|גם|רק|מאוד|מאד|תודה|בבקשה|נכון|חולה|עייף|עייפה|צודק|צודקת|יודע|יודעת|רוצה|צריך|צריכה|יכול|יכולה|חייב|חייבת|גר|גרה|עובד|עובדת|לומד|לומדת|שואל|שואלת|שאל|שאלה|כתב|כתבה|כותב|כותבת|ענה|ענתה|עזב|עזבה|חזר|חזרה|הגיע|הגיעה|יצא|יצאה|ישן|ישנה|אכל|אכלה|בכה|בכתה|צחק|צחקה|שילם|שילמה|מחכה|חיכה|חיכתה|נסע|נסעה|התקשר|התקשרה|סיפר|סיפרה|ביקש|ביקשה|אישר|אישרה|סירב|סירבה|יקר|יקרה|היקר|היקרה|אהובי|אהובתי|מתוק|מתוקה|נשמה|וכו|שלום|לילה|בוקר|ערב|צהריים|בערב|בבוקר|בצהריים|בלילה|מהעבודה|מהבית|מהכיתה|בעבודה|בכיתה|לבד|ביחד|יחד|ככה|אולי|למה|מתי|איפה|איך|מי|מה)$/u;

/**
 * Whether a word of Hebrew or Hindi behind a given name is its family name, by its shape.
 *
 * @param options `ends`: whether a part of the sentence ends behind it, as it does behind a name.
 */
export function isFamilyName(word: string, { ends = false } = {}): boolean {
  if (INDIAN.has(word)) return true;
  if (!HEBREW.test(word) || SENTENCE_WORD.test(word)) return false;
  if (DOUBLE.test(word) || HEBREW_ENDING.test(word)) return true;
  return (GENTILE.test(word) && !GENTILE_NOT.test(word)) || (ends && !word.includes('"'));
}
