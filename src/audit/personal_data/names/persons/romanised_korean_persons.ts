import { matchSpans } from "../match_spans.ts";

const SYLLABLES: ReadonlySet<string> = new Set(
  `ah ahn bae beom bin bok bum byung chae chan chang cheol chul dae deok dong eun gi gyu hae han hee ho
  hong hoon hun hwa hwan hye hyeon hyo hyuk hyun jae je ji jin jong joo joon ju jun jung kang ki
  kwang kyu kyung mi min moon mun myung nam ok ri sang seo seok seon seong seung shin si sik soo sook
  su suk sun sung tae uk won woo yeon yeong yong yoo yoon young yun`.split(/\s+/u),
);
const HYPHENATED = /(?=\p{Lu})(?<![\p{L}\p{N}-])\p{Lu}\p{Ll}{1,5}-\p{Ll}{1,5}(?![\p{L}\p{N}-])/gu;
const SURNAMES =
  "Kim|Lee|Yi|Park|Pak|Choi|Jung|Jeong|Kang|Cho|Jo|Yoon|Yun|Jang|Chang|Lim|Im|Han|Oh|Seo|Suh|Shin|Kwon|Hwang|Ahn|An|Song|Yoo|Yu|Hong|Jeon|Ko|Go|Moon|Mun|Yang|Son|Bae|Baek|Paik|Heo|Hur|Nam|Sim|Shim|Noh|Roh|Ha|Kwak|Sung|Cha|Woo|Koo|Min|Jin|Na|Ji|Eom|Chae|Won|Bang|Byun|Pyo|Ryu|Gil";
/** The surname stands before the given name, or behind it and an initial. */
const SURNAME_BEFORE = new RegExp(`(?<!\\p{L})(?:${SURNAMES}) $`, "u");
const SURNAME_BEHIND = new RegExp(`^(?: \\p{Lu}\\.)? (?:${SURNAMES})(?![\\p{L}-])`, "u");
const LONGEST = 12;

/** The given name with the surname beside it. */
function withSurname(text: string, { start, end }: { start: number; end: number }) {
  const behind = SURNAME_BEHIND.exec(text.slice(end, end + LONGEST))?.[0].length ?? 0;
  const before = SURNAME_BEFORE.exec(text.slice(Math.max(0, start - LONGEST), start))?.[0] ?? "";
  return behind > 0 ? { start, end: end + behind } : { start: start - before.length, end };
}

/** Korean names in Latin letters, their two syllables parted by a hyphen: "Soo-jin Park". Linear. */
export function romanisedKoreanPersons(text: string): { start: number; end: number }[] {
  const given = matchSpans(text, [HYPHENATED]).filter(({ start, end }) => {
    const [first = "", second = ""] = text.slice(start, end).toLowerCase().split("-");
    return first !== second && SYLLABLES.has(first) && SYLLABLES.has(second);
  });
  return given.map((span) => withSurname(text, span));
}
