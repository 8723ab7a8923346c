import { WORLD_GIVEN, WORLD_SURNAME, worldNameBits } from "../../tagging/world_names.ts";

interface Span {
  readonly start: number;
  readonly end: number;
}

interface Word extends Span {
  readonly text: string;
  /** Whether a single space parts it from the word before. */
  readonly follows: boolean;
}

/** Scripts without capitals whose words are parted by spaces. */
const WORD =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gujarati}\p{Script=Tamil}\p{Script=Oriya}\p{Script=Sinhala}\p{Script=Georgian}\p{M}\u200c\u200d׳״"']+/gu;
const CASELESS =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gujarati}\p{Script=Tamil}\p{Script=Oriya}\p{Script=Sinhala}\p{Script=Georgian}]/u;

/** Words of descent: "son of", "daughter of", "father of", "servant of", "house of". */
const DESCENT = /^(?:بن|ابن|بنت|أبو|ابو|أم|عبد|آل|בן|בת|בר|אבו|אל)$/u;
/** Words that stand by themselves for a relation or another thing, listed as names though. */
const NO_NAME =
  /^(?:בן|בת|בר|אור|אל|חן|שי|שם|שיר|טל|גל|רז|לב|חי|פז|הדר|שני|עדי|אני|לי|לה|לו|זה|של|על|עם|את|הוא|היא|לא|כל|יש|אין|مع|من|في|على|هذا|هذه|كان|تم|قد|عند|كل|بعد|قبل|حب|ذي|بو|राम|का|की|के|है|और|में|से|पर|को|यह)$/u;
/** Letters that Hebrew and Arabic put before a name without a space: "to", "in", "and", "that". */
const ATTACHED = /^(?:[ולבשהמכ]{1,2}|[ولبفك])(?=.{3})/u;
/** A family name with the article: "the one of". */
const ARTICLE_SURNAME = /^ال\p{L}{3,12}$/u;
const NISBA = /^ال\p{L}{2,10}[يى]$/u;
const MOST_WORDS = 5;

function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const { index, 0: word } of text.matchAll(WORD)) {
    const start = index;
    const before = words.at(-1);
    const follows = before?.end === start - 1 && text[start - 1] === " ";
    words.push({ text: word, start, end: start + word.length, follows });
  }
  return words;
}

/** "Servant of the …", written as one word. */
const SERVANT = /^عبدال\p{L}{3,8}$/u;
/** What follows a name in India's languages, and is none itself. */
const POSTPOSITION =
  /^(?:का|की|के|को|ने|से|में|पर|और|है|हैं|था|थी|थे|जी|नामक|नहीं|पिछले|आज|कल|अब|ও|এর|কে|থেকে|আছে|গত|ચે|ने|மற்றும்)$/u;

function bitsOf(word: string): number {
  if (NO_NAME.test(word)) return 0;
  const more =
    HEBREW_GIVEN.test(word) || SERVANT.test(word)
      ? WORLD_GIVEN
      : HEBREW_SURNAME.test(word)
        ? WORLD_SURNAME
        : 0;
  return worldNameBits(word) | more;
}

/** Hebrew family names that the list lacks, and what such names end in. */
const HEBREW_SURNAME =
  /^(?:כהן|לוי|מזרחי|פרץ|ביטון|דהן|אזולאי|מלכה|כץ|עמר|אוחיון|חדד|גבאי|אדרי|לוין|קליין|שפירא|חזן|אשכנזי|אוחנה|סגל|שרון|שגיב|ברק|אלון|רוזן|גולן|נחום|סבג|וקנין|אברג'יל|טולדנו|אליהו|[א-ת]{2,8}(?:ברג|מן|שטיין|זון|סקי|וביץ|ביץ|פלד|פלח|יאן|שוילי))'?$/u;
const HEBREW_GIVEN =
  /^(?:יוסי|אבי|מוטי|רוני|שלומי|איציק|קובי|רמי|חיים|צביקה|דודו|מיכל|רונית|אורית|יפעת|סיגל|ליאת|איריס|אילנה|חגית|שירלי|נעמה|הילה|ענבל|גלית|אפרת|מירב|דפנה)$/u;

/** What somebody is to a business, right before a name of which only one part is listed. */
const ROLE =
  /^(?:مدير|مديرة|صديق|صديقة|زوج|زوجة|زوجها|زوجته|زوجتك|زوجك|أخ|أخوها|أخوه|أخته|أختها|والد|والدة|والده|والدته|والدها|والدتها|ابنه|ابنته|ابنها|ابنتها|خطيب|خطيبة|زميل|زميلة|جار|جارة|جاره|جارها|جارته|جارتها|موظف|موظفة|موظفنا|موظفتنا|موظفكم|عميل|عميلة|عميلنا|عميلتنا|مريض|مريضة|مريضكم|المقترض|المقترضة|المدين|المدينة|الكفيل|الضامن|المستأجرة|الطبيب|الطبيبة|الممرضة|المهندس|المهندسة|المواطن|المواطنة|المشترك|المشتركة|طالب|طالبة|उधारकर्ता|कर्ज़दार|कर्जदार|किराएदार|किरायेदार|जमानतदार|गारंटर|आवेदक|अभ्यर्थी|मरीज़|यात्री|ड्राइवर|शिक्षक|शिक्षिका|माँ|पिता|बेटा|बेटी|चाचा|पड़ोसन|ঋণগ্রহীতা|ভাড়াটে|ভাড়াটিয়া|আবেদনকারী|স্যার|মা|বাবা|ছেলে|মেয়ে|প্রতিবেশী|ডা|জামিনদার|החייב|החייבת|השוכר|השוכרת|הלווה|הערב|הערבה|زميلي|زميلتي|زميلنا|جاري|جارتي|زوجي|زوجتي|أخي|أختي|ابني|ابنتي|صديقي|صديقتي|مديري|خطيبي|خطيبتي|طليقي|طليقتي|همکارم|همسایه‌ام|همسرم|پڑوسی|ساتھی|पति|पत्नी|भाई|बहन|पड़ोसी|सहकर्मी|दोस्त|স্বামী|স্ত্রী|ভাই|বন্ধু|সহকর্মী|אשתי|בעלי|אחי|אחותי|השכן|השכנה|שכני|הקולגה|חברי|חברתי|גרושתי|גרושי|العميل|العميلة|المريض|المريضة|الموظف|الموظفة|الطالب|الطالبة|السيد|السيدة|الأستاذ|الأستاذة|الدكتور|الدكتورة|المستأجر|مشتری|بیمار|کارمند|آقای|خانم|دکتر|گاہک|مریض|ملازم|جناب|محترمہ|ग्राहक|मरीज|मरीज़|रोगी|कर्मचारी|छात्र|छात्रा|श्री|श्रीमती|सुश्री|डॉ|গ্রাহক|রোগী|কর্মচারী|ছাত্র|ছাত্রী|জনাব|বেগম|ডাক্তার|வாடிக்கையாளர்|நோயாளி|திரு|திருமதி|הלקוח|הלקוחה|המטופל|המטופלת|העובד|העובדת|התלמיד|התלמידה|הדייר|הדיירת|מר|גברת|גב'|ד"ר|პაციენტი|კლიენტი|ბატონი|ქალბატონი)$/u;

/** How many letters before a listed given name are attached to it; -1 where no such name stands. */
function attachedTo(word: string): number {
  if ((bitsOf(word) & WORLD_GIVEN) !== 0) return 0;
  const attached = ATTACHED.exec(word)?.[0].length ?? 0;
  return attached > 0 && (bitsOf(word.slice(attached)) & WORLD_GIVEN) !== 0 ? attached : -1;
}

/** Whether a word behind a given name is a further part of the name, by itself. */
function isPart(word: string): boolean {
  return bitsOf(word) !== 0 || NISBA.test(word);
}

/** The last word of the name that begins at `first`; `first` itself where it is a lone given name. */
function endOfName(words: readonly Word[], first: number): number {
  let last = first;
  let descended = false;
  while (last - first + 1 < MOST_WORDS && words[last + 1]?.follows === true) {
    const next = words[last + 1]!;
    const beyond = words[last + 2];
    if (DESCENT.test(next.text) && beyond?.follows === true) {
      last += 2;
      descended = true;
    } else if (isPart(next.text) || (descended && ARTICLE_SURNAME.test(next.text))) last++;
    else break;
  }
  return last;
}

/** A name, and the last of its words. */
interface Found extends Span {
  readonly last: number;
}

const INDIC = /^[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gujarati}\p{M}]+$/u;

/** Two words behind what somebody is to a business, one of them listed, or what follows ends them. */
function namedByRole(words: readonly Word[], at: number): Found | null {
  const [role, given, family, beyond] = words.slice(at, at + 4);
  if (role === undefined || !ROLE.test(role.text)) return null;
  if (given?.follows !== true || family?.follows !== true) return null;
  if (beyond?.follows === true && isPart(beyond.text)) return null;
  if (NO_NAME.test(given.text) || POSTPOSITION.test(given.text)) return null;
  if (NO_NAME.test(family.text) || POSTPOSITION.test(family.text)) return null;
  const listed = attachedTo(given.text) >= 0;
  if (listed && isPart(family.text)) return null;
  const ends = beyond?.follows !== true || POSTPOSITION.test(beyond.text);
  const indic = INDIC.test(given.text);
  if (!isPart(family.text) && !(indic && (listed || ends))) return null;
  return { start: given.start, end: family.end, last: at + 2 };
}

/** A listed given name, and what goes on with it. */
function namedByList(words: readonly Word[], at: number): Found | null {
  const word = words[at]!;
  const attached = attachedTo(word.text);
  if (attached < 0) return null;
  const last = endOfName(words, at);
  if (last === at) return null;
  const surname = words.slice(at + 1, last + 1).some(({ text }) => {
    return (bitsOf(text) & WORLD_SURNAME) !== 0 || NISBA.test(text) || DESCENT.test(text);
  });
  // Two given names in a row may be two words; three are a name.
  const long = last - at >= 2 || word.text.length - attached >= 4;
  return surname || long ? { start: word.start + attached, end: words[last]!.end, last } : null;
}

/**
 * Full names in Arabic, Hebrew, Georgian and the scripts of India, which have no capitals: a listed
 * given name, and behind it a further name, a word of descent or a family name. Linear.
 */
export function caselessPersons(text: string): Span[] {
  if (!CASELESS.test(text)) return [];
  const words = wordsOf(text);
  const spans: Span[] = [];
  for (let at = 0; at < words.length; at++) {
    const found = namedByRole(words, at) ?? namedByList(words, at);
    if (found === null) continue;
    spans.push({ start: found.start, end: found.end });
    at = found.last;
  }
  return spans;
}
