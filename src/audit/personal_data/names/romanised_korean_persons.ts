import { matchSpans } from "./match_spans.ts";

const SYLLABLES: ReadonlySet<string> = new Set(
  `ahn bae beom bin bok bum byung chae chan chang cheol chul dae deok dong eun gi gyu hae han hee ho
  hong hoon hun hwa hwan hye hyeon hyo hyuk hyun jae je ji jin jong joo joon ju jun jung kang ki
  kwang kyu kyung mi min moon mun myung nam ok ri sang seo seok seon seong seung shin si sik soo sook
  su suk sun sung tae uk won woo yeon yeong yong yoo yoon young yun`.split(/\s+/u),
);
const HYPHENATED = /(?<![\p{L}\p{N}-])\p{Lu}\p{Ll}{1,5}-\p{Ll}{2,5}(?![\p{L}\p{N}-])/gu;

/** Korean given names in Latin letters, their two syllables parted by a hyphen: "Soo-jin". Linear. */
export function romanisedKoreanPersons(text: string): { start: number; end: number }[] {
  return matchSpans(text, [HYPHENATED]).filter(({ start, end }) => {
    const [first = "", second = ""] = text.slice(start, end).toLowerCase().split("-");
    return first !== second && SYLLABLES.has(first) && SYLLABLES.has(second);
  });
}
