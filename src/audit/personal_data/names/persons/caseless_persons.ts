import { WORLD_GIVEN, WORLD_SURNAME, worldNameBits } from "../../../tagging/world_names.ts";
import { type CaselessWord, caselessWords } from "./caseless_words.ts";
import { isFamilyName } from "./is_family_name.ts";
import { isSureGiven } from "./is_sure_given.ts";

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Words of descent: "son of", "daughter of", "father of", "servant of", "house of". */
const DESCENT = /^(?:بن|ابن|بنت|أبو|ابو|أم|عبد|آل|בן|בת|בר|אבו|אל)$/u;
/** Words that stand by themselves for a relation or another thing, listed as names though. */
const NO_NAME =
  /^(?:الله|والله|بالله|لله|الرحيم|שלי|שלו|שלה|שלך|שלנו|בן|בת|בר|אור|אל|חן|שי|שם|שיר|טל|גל|רז|לב|חי|פז|הדר|שני|עדי|אני|לי|לה|לו|זה|של|על|עם|את|הוא|היא|לא|כל|יש|אין|مع|من|في|على|هذا|هذه|كان|تم|قد|عند|كل|بعد|قبل|حب|ذي|بو|राम|का|की|के|है|और|में|से|पर|को|यह|श्री|श्रीमती|सुश्री|कुमारी|डॉ|डॉक्टर|प्रो)$/u;
/** Letters that Hebrew and Arabic put before a name without a space: "to", "in", "and", "that". */
const ATTACHED = /^(?:[ולבשהמכ]{1,2}|[ولبفك])(?=.{3})/u;
/** A family name with the article: "the one of". */
const ARTICLE_SURNAME = /^ال\p{L}{3,12}$/u;
const NISBA = /^ال\p{L}{2,10}[يى]$/u;
const SERVANT_OF = "عبد";
const MOST_WORDS = 6;

/** "Servant of the …", written as one word. */
const SERVANT = /^عبدال\p{L}{3,8}$/u;
/** What follows a name in India's languages, and is none itself. */
const POSTPOSITION =
  /^(?:का|की|के|को|ने|से|में|पर|और|है|हैं|था|थी|थे|जी|नामक|नहीं|पिछले|आज|कल|अब|ও|এর|কে|থেকে|আছে|গত|ચે|ने|மற்றும்)$/u;

function bitsOf(word: string): number {
  if (NO_NAME.test(word)) return 0;
  if (HEBREW_COMPOUND.test(word)) return WORLD_SURNAME;
  const more =
    HEBREW_GIVEN.test(word) || SERVANT.test(word)
      ? WORLD_GIVEN
      : HEBREW_SURNAME.test(word)
        ? WORLD_SURNAME
        : 0;
  return worldNameBits(word) | more;
}

/** "Ben-David", "Bar-Lev", "Abu-Hatzira". */
const HEBREW_COMPOUND = /^(?:בן|בר|בת|אבו|אבן|אל|שם)-[א-ת]{2,10}$/u;
/** Hebrew family names that the list lacks, and what such names end in. */
const HEBREW_SURNAME =
  /^(?:כהן|לוי|מזרחי|פרץ|ביטון|דהן|אזולאי|מלכה|כץ|עמר|אוחיון|חדד|גבאי|אדרי|לוין|קליין|שפירא|חזן|אשכנזי|אוחנה|סגל|שרון|שגיב|ברק|אלון|רוזן|גולן|נחום|סבג|וקנין|אברג'יל|טולדנו|אליהו|[א-ת]{2,8}(?:ברג|מן|שטיין|זון|סקי|וביץ|ביץ|פלד|פלח|יאן|שוילי))'?$/u;
const HEBREW_GIVEN =
  /^(?:יוסי|אבי|מוטי|רוני|שלומי|איציק|קובי|רמי|חיים|צביקה|דודו|מיכל|רונית|אורית|יפעת|סיגל|ליאת|איריס|אילנה|חגית|שירלי|נעמה|הילה|ענבל|גלית|אפרת|מירב|דפנה)$/u;

/** What somebody is to a business, right before a name of which only one part is listed. */
const ROLE =
  /^(?:اسمه|اسمها|واسمه|واسمها|مدير|مديرة|صديق|صديقة|زوج|زوجة|زوجها|زوجته|زوجتك|زوجك|أخ|أخوها|أخوه|أخته|أختها|والد|والدة|والده|والدته|والدها|والدتها|ابنه|ابنته|ابنها|ابنتها|خطيب|خطيبة|زميل|زميلة|جار|جارة|جاره|جارها|جارته|جارتها|موظف|موظفة|موظفنا|موظفتنا|موظفكم|عميل|عميلة|عميلنا|عميلتنا|مريض|مريضة|مريضكم|المقترض|المقترضة|المدين|المدينة|الكفيل|الضامن|المستأجرة|الطبيب|الطبيبة|الممرضة|المهندس|المهندسة|المواطن|المواطنة|المشترك|المشتركة|طالب|طالبة|उधारकर्ता|कर्ज़दार|कर्जदार|किराएदार|किरायेदार|जमानतदार|गारंटर|आवेदक|अभ्यर्थी|मरीज़|यात्री|ड्राइवर|शिक्षक|शिक्षिका|माँ|पिता|बेटा|बेटी|चाचा|पड़ोसन|ঋণগ্রহীতা|ভাড়াটে|ভাড়াটিয়া|আবেদনকারী|স্যার|মা|বাবা|ছেলে|মেয়ে|প্রতিবেশী|ডা|জামিনদার|החייב|החייבת|השוכר|השוכרת|הלווה|הערב|הערבה|زميلي|زميلتي|زميلنا|جاري|جارتي|زوجي|زوجتي|أخي|أختي|ابني|ابنتي|صديقي|صديقتي|مديري|خطيبي|خطيبتي|طليقي|طليقتي|همکارم|همسایه‌ام|همسرم|پڑوسی|ساتھی|पति|पत्नी|भाई|बहन|पड़ोसी|सहकर्मी|दोस्त|স্বামী|স্ত্রী|ভাই|বন্ধু|সহকর্মী|אשתי|בעלי|אחי|אחותי|השכן|השכנה|שכני|הקולגה|חברי|חברתי|גרושתי|גרושי|العميل|العميلة|المريض|المريضة|الموظف|الموظفة|الطالب|الطالبة|السيد|السيدة|الأستاذ|الأستاذة|الدكتور|الدكتورة|المستأجر|مشتری|بیمار|کارمند|آقای|خانم|دکتر|گاہک|مریض|ملازم|جناب|محترمہ|ग्राहक|मरीज|मरीज़|रोगी|कर्मचारी|छात्र|छात्रा|श्री|श्रीमती|सुश्री|डॉ|গ্রাহক|রোগী|কর্মচারী|ছাত্র|ছাত্রী|জনাব|বেগম|ডাক্তার|வாடிக்கையாளர்|நோயாளி|திரு|திருமதி|הלקוח|הלקוחה|המטופל|המטופלת|העובד|העובדת|התלמיד|התלמידה|הדייר|הדיירת|מר|גברת|גב'|ד"ר|პაციენტი|კლიენტი|ბატონი|ქალბატონი)$/u;

/** Whose kin it is stands in the word: one given name follows. */
const KIN =
  /^(?:ابني|ابنتي|إبني|جوزي|مراتي|اخويا|اختي|ولدي|حماتي|عمي|خالي|خالتي|عمتي|جدي|جدتي|بنتي|زوجي|زوجتي|أخي|أختي|أبي|أمي|والدي|والدتي|خطيبي|خطيبتي|صديقي|صديقتي|جاري|جارتي|ابنه|ابنته|ابنها|ابنتها|زوجها|زوجته|بني|בני|בתי|אשתי|בעלי|אחי|אחותי|בנה|בנו|בתו|בתה|אשתו|בעלה|חברי|חברתי|שכני|שכנתי|בננו|בתנו|बेटे|बेटी|बेटा|पति|पत्नी|भाई|बहन|दोस्त|ছেলে|মেয়ে|স্বামী|স্ত্রী)$/u;
/** What follows on a name that stands alone: an age, a verb of people. */
const LIFE =
  /^(?:عمره|عمرها|وعمره|وعمرها|البالغ|البالغة|يعاني|تعاني|مولود|مولودة|בן|בת|הוא|היא|सिर्फ|की|के|का|को|ने|है)$/u;
/** Titles before a surname that stands alone. */
const TITLE_ALONE = /^(?:[ולשמב]?(?:ד"ר|ד״ר|פרופ['׳]|גב['׳]|עו"ד|עו״ד|גברת)|[ולש]?מר)$/u;
const TITLE_LISTED =
  /^(?:اسمه|اسمها|واسمه|واسمها|الدكتور|الدكتورة|دكتور|دكتورة|السيد|السيدة|الأستاذ|الأستاذة|أستاذ|أستاذة|الشيخ|الحاج|الحاجة|المهندس|المهندسة|श्री|श्रीमती|सुश्री|डॉ|डॉक्टर|प्रो|আন্টি|ডা|ডাঃ|জনাব|மருத்துவர்|திரு|திருமதி|ბატონი|ქალბატონი|ბატონო|ქალბატონო|جناب|ڈاکٹر|آقای|خانم|دکتر)$/u;

/** One name behind a word for somebody's own kin, or behind a title. */
function namedAlone(words: readonly CaselessWord[], at: number): Found | null {
  const [before, name, beyond] = words.slice(at, at + 3);
  if (before === undefined || name?.follows !== true) return null;
  if (NO_WORD.test(name.text) || POSTPOSITION.test(name.text)) return null;
  // A full name behind it is found by itself.
  if (namedByList(words, at + 1) !== null) return null;
  const found = { start: name.start, end: name.end, last: at + 1 };
  if (TITLE_ALONE.test(before.text)) return name.text.length > 2 ? found : null;
  const listed = worldNameBits(name.text) !== 0 || bitsOf(name.text) !== 0;
  if (TITLE_LISTED.test(before.text)) return listed ? found : null;
  if (I_AM_HEBREW.test(before.text)) {
    const given = (bitsOf(name.text) & WORLD_GIVEN) !== 0 && name.text.length > 2;
    return given && (beyond?.follows !== true || FROM_HEBREW.test(beyond.text)) ? found : null;
  }
  if (!KIN.test(before.text)) return null;
  const told = beyond?.follows === true && LIFE.test(beyond.text);
  return listed || (told && name.text.length > 2) ? found : null;
}

/** Words that follow on a word for kin and are no name. */
const NO_WORD =
  /^(?:من|في|على|هذا|هذه|كان|كانت|تم|قد|عند|كل|بعد|قبل|التي|الذي|الصغير|الصغيرة|الكبير|الكبيرة|لا|لم|يريد|تريد|של|על|עם|את|הוא|היא|לא|גם|כל|הקטן|הקטנה|הגדול|הגדולה|मेरे|मेरी|और|भी|से|अब|आज)$/u;

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
function endOfName(words: readonly CaselessWord[], first: number): number {
  let last = first;
  let descended = false;
  // Behind a family name with the article only another goes on: what follows is a verb.
  let closed = false;
  while (last - first + 1 < MOST_WORDS && words[last + 1]?.follows === true) {
    const next = words[last + 1]!;
    const beyond = words[last + 2];
    const article = ARTICLE_SURNAME.test(next.text);
    if (DESCENT.test(next.text) && beyond?.follows === true) {
      last += 2;
      descended = true;
    } else if (article ? isPart(next.text) || descended : !closed && isPart(next.text)) last++;
    else break;
    closed ||= article && words[last - 1]!.text !== SERVANT_OF;
  }
  return last;
}

/** A name, and the last of its words. */
interface Found extends Span {
  readonly last: number;
}

const INDIC = /^[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gujarati}\p{M}]+$/u;

/** Two words behind what somebody is to a business, one of them listed, or what follows ends them. */
function namedByRole(words: readonly CaselessWord[], at: number): Found | null {
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

/** Arabic for "in the name of", before a name, and a name itself. */
const IN_THE_NAME = /^باسم$/u;

/** A listed given name, and what goes on with it. */
function namedByList(words: readonly CaselessWord[], at: number): Found | null {
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
  const given = word.text.slice(attached);
  if (IN_THE_NAME.test(given) && bitsOf(words[at + 1]!.text) & WORLD_GIVEN) return null;
  return surname || long ? { start: word.start + attached, end: words[last]!.end, last } : null;
}

/** Marks that end a part of a sentence, and the word for "aged" behind a name. */
const ENDS = /^(?:[.,;:!?)\n]| בן \d| בת \d|$)/u;
/** A sentence of its own: what ends before it. */
const BEGINS = /(?:^|[.!?\n] ?)$/u;

/** A given name before what only looks like a family name, or a family name before which a word stands. */
function namedByFamily(words: readonly CaselessWord[], at: number, text: string): Found | null {
  const [word, family, beyond] = words.slice(at, at + 3);
  if (word === undefined || family?.follows !== true) return null;
  if (NO_NAME.test(family.text) || NO_WORD.test(family.text)) return null;
  const attached = attachedTo(word.text);
  const found = { start: word.start + Math.max(0, attached), end: family.end, last: at + 1 };
  if (attached < 0) {
    const borne = INDIC.test(word.text) && isFamilyName(family.text) && word.text.length > 2;
    return borne && !isNoGiven(word.text) ? found : null;
  }
  const after = text.slice(family.end, family.end + 5);
  const ends = ENDS.test(after);
  if (isSureGiven(word.text.slice(attached))) {
    const told =
      INDIC.test(family.text) && beyond?.follows === true && OF_A_PERSON.test(beyond.text);
    if (told && !AT_HOME.test(family.text) && !isNoGiven(family.text)) return found;
    return isFamilyName(family.text, { ends }) ? found : null;
  }
  const signed = beyond === undefined && ends && BEGINS.test(text.slice(0, word.start).slice(-3));
  return signed && isFamilyName(family.text) ? found : null;
}

/** What ends a name in Hindi and its neighbours, and what it ends besides behind a given name. */
const OF_A_PERSON = /^(?:ने|की|का|के|को)$/u;
const AT_HOME =
  /^(?:घर|स्कूल|ऑफिस|दफ्तर|दफ़्तर|अस्पताल|बैंक|बाज़ार|बाजार|गाँव|गांव|शहर|कल|आज|सुबह|शाम|रात|पिता|माता|माँ|मां|भाई|बहन|पत्नी|पति|बेटे|बेटी|बेटा|दोस्त|काम|सर|मैडम|भैया|दीदी|अंकल|आंटी|चाचा|मामा|सब|इस|उस|उन|अपने|अपनी|अपना|दोनों|वाले|वाली|साथ|संग|पास|लिए)$/u;

function isNoGiven(word: string): boolean {
  return NO_NAME.test(word) || NO_WORD.test(word) || POSTPOSITION.test(word) || ROLE.test(word);
}

/** A given name alone behind Hebrew for "I am", where more is told of who it is. */
const I_AM_HEBREW = /^אני$/u;
const FROM_HEBREW = /^(?:מ|מה|וה|ואני|וגר|בן|בת)/u;

const I_AM = /^(?:أنا|معاك|معاكي|معاكم|معكم|معك|انا|اسمي|אני|שמי|मैं|আমি)$/u;

/** Where a name begins of which no list has the first word, behind "I am". */
function startOfIntroduced(words: readonly CaselessWord[], at: number): number | null {
  const [introduction, first] = words.slice(Math.max(0, at - 2), at);
  if (first === undefined || introduction === undefined || !I_AM.test(introduction.text)) {
    return null;
  }
  const joined = first.follows && words[at]!.follows && first.text.length > 2;
  const none = NO_WORD.test(first.text) || ROLE.test(first.text);
  return joined && !none ? first.start : null;
}

/**
 * Full names in Arabic, Hebrew, Georgian and the scripts of India, which have no capitals: a listed
 * given name, and behind it a further name, a word of descent or a family name. Linear.
 */
export function caselessPersons(text: string): Span[] {
  const words = caselessWords(text);
  const spans: Span[] = [];
  for (let at = 0; at < words.length; at++) {
    const found =
      namedByRole(words, at) ??
      namedByList(words, at) ??
      namedByFamily(words, at, text) ??
      namedAlone(words, at);
    if (found === null) continue;
    spans.push({ start: startOfIntroduced(words, at) ?? found.start, end: found.end });
    at = found.last;
  }
  return spans;
}
