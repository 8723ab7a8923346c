import type { PersonalData } from "../../../report.ts";
import type { SignalInput } from "../../frames/signal.ts";

/** How people give their own name, right before it. */
const INTRODUCTION =
  /(?:(?<!\p{L})(?:i am|i'm|im|this is|my name(?: is|'s)?|name(?:'s| is)? on (?:it|the \p{L}+) (?:is|as)|name:?|it's|it is|signed:?|regards,?|thanks,?|cheers,?|ich bin(?: (?:die|der))?|ich heiße|mein name ist|hier ist|hier spricht|gruß,?|grüße,?|je suis|je m'appelle|mon nom est|c'est|soy|me llamo|mi nombre es|habla|sou(?: [oa])?|eu sou(?: [oa])?|meu nome é|chamo-me|aqui é [oa]|sono|mi chiamo|il mio nome è|ik ben|ik heet|mijn naam is|met|jestem|nazywam się|mam na imię|z tej strony|jag heter|jag är|jeg heter|jeg hedder|jeg er|olen|nimeni on|ben|benim adım|adım|я|меня зовут|мене звати|це|с вами|είμαι(?: [οη])?|με λένε|ονομάζομαι|jmenuji se|jsem|mă numesc|sunt|a nevem|vagyok|انا|أنا|اسمي|معك|אני|שמי|मैं|मेरा नाम|nama saya|saya|ako si|ako po si|jina langu ni|mimi ni|naitwa|tôi là|em là|mình là|tên tôi là)|我是|我叫|私は|私の名前は|저는|제 이름은|나는|ผมชื่อ|ดิฉันชื่อ|ฉันชื่อ|หนูชื่อ)\s*[:"']?\s*$/u;
const BEFORE_A_NAME = 40;
/** Whoever stands before "it's" is the one who is named. */
const SOMEBODY =
  /(?<!\p{L})(?:ex|husband|wife|friend|neighbou?r|colleague|boss|tenant|her name|his name|their name|whose|mari|femme|voisin\p{L}*|collègue|nachbar\p{L}*|kolleg\p{L}*|marido|vecin\p{L}*|marito|moglie|vicin\p{L}*|hàng xóm|đồng nghiệp|bạn|sếp|anh rể|chị dâu|em rể|chồng|vợ|tetangga|teman|suami|istri|komşu\p{L}*|arkadaş\p{L}*|сосед\p{L}*|коллег\p{L}*|сусід\p{L}*|колег\p{L}*|друг\p{L}*|amig[oa]|amic[oa]|amie?|freund\p{L}*|vriend\p{L}*)(?!\p{L})/u;

/** "I'm Ann's roommate" tells the roommate's side, and not that this is Ann. */
const POSSESSIVE = /^(?:['’]s\s|['’]s$|\s?(?:的(?!$)|の|의\s))/u;

/** A greeting at the opening, right before a name. */
const GREETING =
  /^[\s"'>*{\p{L}:]{0,30}?(?:dear|hello|hi|hiya|hey|welcome(?: back)?|good (?:morning|afternoon|evening|day)|morning|sehr geehrter?|liebe[r]?|guten (?:tag|morgen|abend)|hallo|moin|servus|grüezi|bonjour|bonsoir|cher|chère|salut|estimad[oa]|querid[oa]|hola|buen(?:os|as) (?:días|tardes|noches)|prezad[oa]|car[oa]|ol[áa]|oi|bom dia|boa (?:tarde|noite)|gentile|ciao|buongiorno|buonasera|salve|beste|geachte|dag|goede(?:morgen|middag|navond)|szanown[ya]|dzień dobry|cześć|witaj|drog[ia]|hej|hejsan|bästa|kära|kjære|kære|hyvä|hei|moi|merhaba|sayın|selam|здравствуйте|добрый день|привет|уважаем(?:ый|ая)|добрий день|вітаю|шановн(?:ий|а)|γεια σας|γεια σου|καλημέρα(?: σας)?|καλησπέρα(?: σας)?|αγαπητ(?:έ|ή)|dobrý den|ahoj|vážen[ýá]|bună(?: ziua)?|stimat[eă]|kedves|tisztelt|jó napot|مرحبا|أهلا|أهلاً|السلام عليكم|عزيزي|عزيزتي|שלום|היי|नमस्ते|प्रिय|halo|hai|selamat (?:pagi|siang|sore|malam)|kumusta|magandang (?:araw|umaga|hapon|gabi)(?: po)?|habari|hujambo|jambo|xin chào|chào|สวัสดี(?:ค่ะ|ครับ)?|您好|你好|こんにちは|안녕하세요)[ ,，、]{0,2}(?:(?:mr|mrs|ms|dr|herr|frau|monsieur|madame|mme|m|sra?|don|doña|sig|signora|signor|senhora?|de heer|mevrouw|panie|pani|pan|bay|bayan|г-н|г-жа|κύριε|κυρία|paní|anh|chị|คุณ)\.?\s*)?[\s*"']*$/u;

/** A name set off by commas, as people are spoken to. */
const SET_OFF = {
  before:
    /[,，、]\s*(?:(?:mr|mrs|ms|dr|herr|frau|monsieur|madame|mme|señor|señora|sra?|don|doña|sig|signor|signora|senhor|senhora|meneer|mevrouw|panie|pani|doamn[aă]|domnule|paní|pane|fru|herra|rouva)\.?\s+)?$/u,
  after: /^\s?(?:[,，、.!?:;–—-]|$)/u,
};
/** People are spoken to by title in their own languages; elsewhere a title speaks of them as well. */
const TITLED =
  /(?:monsieur|madame|mme|meneer|mevrouw|panie|pani|herr|frau|señora?|senhora?|signora?|doamn[aă]|domnule|paní|pane|fru|herra|rouva)\.?\s+$/u;
const ADDRESSED =
  /(?<!\p{L})(?:you|your|yours|you're|you've|sie|ihr|ihre|ihren|du|dein|deine|vous|votre|vos|tu|ton|usted|su|sus|você|seu|sua|lei|suo|tuo|uw|je|jouw|pan|pani|twój|du|din|siz|sizin|вы|ваш\p{L}*|ви|σας|anda|kamu|आप\p{L}*|أنت|لك)(?!\p{L})|您|你|お客様|고객님/u;

const known = new WeakMap<SignalInput, ReadonlySet<PersonalData>>();

/**
 * The names of the user's own among the persons of an interaction: those by which the user
 * introduces or signs themselves, and those by which the output speaks to the user.
 */
export function ownNames(input: SignalInput): ReadonlySet<PersonalData> {
  const cached = known.get(input);
  if (cached !== undefined) return cached;
  const persons = input.personal_data.filter(({ kind }) => kind === "PERSON");
  const sure = new Set(
    persons.filter((item) => isIntroduced(input, item) || isAddressed(input, item)),
  );
  const words = new Set([...sure].flatMap((item) => wordsOf(input, item)));
  const alone = new Set(
    persons.filter(({ side }) => side === "input").map((item) => wordsOf(input, item).join(" ")),
  );
  const [lone = ""] = alone;
  const isCalledAlone = alone.size === 1 && lone.split(" ").some((word) => isCalled(word, words));
  const isOwn = (item: PersonalData): boolean => {
    if (sure.has(item)) return true;
    if (wordsOf(input, item).every((word) => words.has(word))) return true;
    return item.side === "input" && isCalledAlone;
  };
  const found = new Set(persons.filter(isOwn));
  known.set(input, found);
  return found;
}

/** How the user gives their name, or signs with it at the end. */
function isIntroduced({ input }: SignalInput, { side, start, end }: PersonalData): boolean {
  if (side !== "input") return false;
  const before = input.lower.slice(Math.max(0, start - BEFORE_A_NAME), start);
  if (POSSESSIVE.test(input.text.slice(end, end + 3))) return false;
  if (INTRODUCTION.test(before)) return !SOMEBODY.test(before);
  const last = /^[\s.!,)]*$/.test(input.lower.slice(end));
  return last && start > 0 && /(?:[.!?]\s+|\n\s*(?:[-–—]\s*)?|\s[-–—]\s*)$/.test(before);
}

function isAddressed({ output }: SignalInput, { side, start, end }: PersonalData): boolean {
  if (side !== "output") return false;
  const before = output.lower.slice(Math.max(0, start - BEFORE_A_NAME), start);
  const behind = output.lower.slice(end, end + 3);
  if (start <= BEFORE_A_NAME && GREETING.test(output.lower.slice(0, start))) {
    return SET_OFF.after.test(behind) || /^(?:さん|様|님)/u.test(behind);
  }
  if (/\s/.test(output.text.slice(start, end).trim())) return false;
  if (!SET_OFF.before.test(before) || !SET_OFF.after.test(behind)) return false;
  if (TITLED.test(before)) return true;
  return ADDRESSED.test(output.lower.slice(Math.max(0, start - 120), end + 120));
}

/** Whether the user is called by a word of a name, as it is or in the case of address: Bożena, Pani Bożeno. */
function isCalled(word: string, called: ReadonlySet<string>): boolean {
  if (called.has(word)) return true;
  const stem = word.length > 4 ? word.slice(0, -1) : "";
  return (
    stem !== "" && [...called].some((one) => one.startsWith(stem) && one.length <= word.length + 2)
  );
}

function wordsOf(input: SignalInput, { side, start, end }: PersonalData): string[] {
  return input[side].lower.slice(start, end).match(/[\p{L}\p{M}]+/gu) ?? [];
}
