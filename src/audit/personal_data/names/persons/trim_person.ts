import { isWorldPlace } from "../../../tagging/world_places.ts";
import { isInflectedGiven } from "./is_inflected_given.ts";

/** Titles, greetings of a letter's end and marks at the edges of a name that are not the name itself. */
const LEADING =
  /^(?:(?:dear|pak|bu|bapak|ibu|mbak|ông|bà|mr|capt|col|sgt|lt|rev|mdm|madam|encik|puan|cik|smt|shri|mrs|ms|miss|dr|prof(?:\.ssa)?|dott(?:\.ssa)?|sig(?:\.ra|\.na)?|mevr|mevrouw|dhr|drs|meneer|mx|hon|avv|rag|geom|kh|lic|ing|mag|dipl|dkfm|mudr|judr|mgr|phdr|inż|bc|d|dña|sr|sra|dra|herrn?|frau|fr|hr|mme|mlle|pan|pani|née|nee|geb(?:orene)?|adım|ismim|eşim|oğlum|kızım|annem|babam|vikaren|læreren|naboen)\b\.?\s+|(?:tisztelt|kedves|(?:راتب|خانم|آقای|السيدة?|الأستاذة?)|гост(?:я|ь)|треньор(?:ката|ът)?|учителката|лекарката|съседката|eşim|adım|subsemnat(?:a|ul)|sayın|уважаем\p{L}{2,3}|дорог\p{L}{2,3}|шановн\p{L}{1,2}|поштован\p{L}|уважаеми|αγαπητ\p{L}|d\.ª|супруг[аиу]?|фоп|ип|власни(?:к|ця)|владел(?:ец|ица)|получатель|отправитель|одержувач|відправник|yorumcu|больн(?:ой|ая)|хвор(?:ий|а)|гр|vážen[ýáíé]|drah[ýáa]|poštovan[aie]|panie|mvh|mfg|vh|vlg|lg|hilsen|hälsningar|groet(?:en|jes)?|terv|terveisin|pozdr|pozdrawiam|saludos|grüße|cordialement|saluti|abs|abraços|üdv|üdvözlettel|saygılarımla)(?!\p{L})\.?\s+|[^\p{L}\p{N}]+)/iu;
const TRAILING =
  /(?:['’](?:s|n?[ıiuü]n|[dt][ae]n?|y[aeıiuü]|y?l[ae])| (?:[Hh]anım|[Bb]ey|[Ee]fendi|[Aa]bi|[Aa]bla|[Uu]sta|[Hh]anımefendi|[Bb]eyefendi|[Hh]oca|[Tt]eyze|[Aa]mca)| (?:van(?: de[nr]?)?|de(?: la)?|von(?: der)?|del|da|di|du|des|al|el|ao|la)(?: (?:hr|it|rrhh))?|[^\p{L}\p{M}\p{N}.*)]+)$/u;

/**
 * "I am", or what a form calls its owner, before a full name; elsewhere such a word has a capital or
 * stands within a name.
 */
const I_AM =
  /^(?:ben|[Oo]len|[Hh]eter|[Hh]edder|[Hh]eiter|[Hh]eiße|[Jj]sem|[Vv]agyok|[Ss]unt|[Gg]ruß|[Gg]rüße|[Пп]олучател[ьюя]|[Вв]ласник[ау]?|[Вв]ладелец|[Оо]держувач|[Yy]orumcu|[Ss]oy|sou|[Ss]ono|[Jj]estem|[Cc]laimant|[Cc]ustomer|[Pp]atient(?:in)?|[Aa]pplicant|[Pp]olicyholder|[Kk]unde|[Kk]undin|[Cc]liente|[Pp]aciente|[Tt]itular|[Aa]ssurée?|[Kk]lant|[Kk]lient(?:ka)?|[Pp]acjent(?:ka)?|[Kk]andydat(?:ka)?|[Kk]andidat(?:in|ka)?|[Cc]andidat[eoa]?|[Bb]ewerber(?:in)?|[Mm]ieter(?:in)?|[Ii]nquilin[oa]|[Tt]enant|[Ee]mployee|[Ss]teward|[Uu]czeń|[Uu]czennica|[Ll]okator(?:ka)?|[Dd]anışanımız|[Mm]üşterimiz|[Hh]astamız|[Öö]ğrencimiz|[Çç]alışanımız|[Nn]anay|[Tt]atay|[Nn]ame['’]s) (?=\p{Lu}[\p{L}\p{M}'’-]* \p{Lu})/u;
/** The same at the beginning of a Turkish or an Indonesian sentence. */
const BEN = /^(?:Ben (?=.*[ışğİŞĞ])|Saya )(?=\p{Lu}[\p{L}\p{M}'’-]* \p{Lu})/u;
/** Behind this "bin" is no "son of". */
const ICH = /(?<!\p{L})ich $/iu;
/** German for "I am" and "I am the", which look like particles of names: "bin der Kevin". */
const ICH_BIN = /^bin (?:(?:der|die) )?(?=\p{Lu})/u;

/** German for what is somebody's, before whose given name no particle of nobility stands: "Akte von Jürgen". */
const OF_SOMEBODY = /^(\p{Lu}\p{L}+) von (?=(\p{Lu}\p{L}+))/u;

/** The length of such a beginning; 0 where the first word is itself a given name. */
function lengthOfOwned(name: string): number {
  const match = OF_SOMEBODY.exec(name);
  if (match === null || isInflectedGiven(match[1]!.toLowerCase())) return 0;
  return isInflectedGiven(match[2]!.toLowerCase()) ? match[0].length : 0;
}

/** Dutch and Afrikaans for where a full name is at home: "Riaan Coetzee van Durbanville". */
const FROM_TOWN = /(?<=\p{Lu}[\p{L}'’-]+ \p{Lu}[\p{L}'’-]+) van (\p{Lu}\p{Ll}+)$/u;

/** Where a name ends before the town that its owner is from. */
function endBeforeTown(name: string): number {
  const match = FROM_TOWN.exec(name);
  return match !== null && isWorldPlace(match[1]!.toLowerCase()) ? match.index : name.length;
}

/** Letters, and the marks that stand inside names; a masked name keeps its asterisks. */
const WELL_FORMED = /^[\p{L}\p{M}\p{N}\s.,'’`´·・*&_\u200b-\u200f\u202a-\u202e-]+$/u;
/** Accounts and files are called so: "dev_3737", "README_dev.md". */
const ACCOUNT = /[\p{L}\p{N}]_\p{N}|_\p{L}+\.\p{Ll}{1,4}$/u;
/** What somebody is called by friends, in quotes within the name. */
const NICKNAME = /(?<=\p{L}) ["“„«'‘]\p{Lu}[\p{L} ]{0,24}["”“»'’] (?=\p{Lu})/u;
/** One Chinese character is a surname. */
const TWO_LETTERS = /\p{L}.*[\p{L}*]|^\p{Script=Han}$/su;

/** A sentence that ends within a name, or with it: behind a word that is no title or initial. */
const SENTENCE_END =
  /(?<=\p{L}{4})(?<!\b(?:[Pp]rof|[Cc]apt|[Dd]ott|[Dd]ipl|[Pp]farr|[Aa]bog|[Mm]evr|[Gg]eom|[Mm]aest))[.!?](?: (?=\p{Lu})|$)|(?<=\p{L}\p{L})[.!?] (?=(?:Der|Die|Das|Ein|Eine|Er|Sie|Wir|Ich|Es|In|Im|Le|La|Les|Il|Elle|El|Los|Las|Lui|Lei|De|Het|The|He|She|We) )/u;

/** The other party of a case; and the next line, behind a name of two words. */
const OTHER_ENTRY = / vs?\. |(?<=\p{L}[\p{L}.'’-]{0,24} \p{Lu}[\p{L}'’-]{1,24})\n/u;

/** A line that a label begins is another entry. */
const LABEL = /^[^\n:\d]{2,30} ?[:：]/u;
const LONGEST_LABEL = 30;

/** A name without titles before and possessive endings after it; empty where no name is left. */
export function trimPerson(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
): { readonly start: number; readonly end: number } {
  const isIch = ICH.test(text.slice(Math.max(0, start - 5), start));
  const introduction = (isIch ? ICH_BIN : I_AM).exec(text.slice(start, end))?.[0] ?? "";
  const turkish = BEN.exec(text.slice(start, end))?.[0] ?? "";
  const owned = lengthOfOwned(text.slice(start, end));
  let from = start + (introduction.length || turkish.length || owned);
  const ends = [SENTENCE_END, OTHER_ENTRY].map((mark) => text.slice(start, end).search(mark));
  const line = text.lastIndexOf("\n", end - 1);
  if (line > start && LABEL.test(text.slice(line + 1, end + LONGEST_LABEL))) {
    ends.push(line - start);
  }
  let to = Math.min(end, ...ends.filter((at) => at >= 0).map((at) => start + at));
  for (let step = 0; step < 4; step++) {
    const lead = LEADING.exec(text.slice(from, to))?.[0].length ?? 0;
    if (lead === 0 || lead === to - from) break;
    from += lead;
  }
  for (let step = 0; step < 3; step++) {
    const tail = TRAILING.exec(text.slice(Math.max(from, to - 16), to))?.[0].length ?? 0;
    if (tail === 0) break;
    to -= tail;
  }
  to = from + endBeforeTown(text.slice(from, to));
  const name = text.slice(from, to);
  const isName = TWO_LETTERS.test(name) && !ACCOUNT.test(name);
  return isName && WELL_FORMED.test(name.replace(NICKNAME, " "))
    ? { start: from, end: to }
    : { start, end: start };
}
