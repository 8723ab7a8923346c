import { isInflectedGiven } from "./is_inflected_given.ts";

/** Chinese surnames as they are written in Latin letters in China, Taiwan, Hong Kong and south-east Asia. */
const SURNAMES =
  "Tan|Lim|Lee|Ng|Wong|Chan|Goh|Ong|Teo|Koh|Chua|Yeo|Toh|Low|Sim|Chong|Cheong|Leong|Loh|Lau|Yap|Chew|Foo|Kwok|Cheung|Leung|Tsang|Zhang|Wang|Li|Liu|Chen|Yang|Huang|Zhao|Wu|Zhou|Xu|Zhu|Hu|Guo|He|Lin|Gao|Luo|Zheng|Liang|Xie|Tang|Deng|Han|Feng|Cao|Peng|Zeng|Xiao|Tian|Dong|Yuan|Cai|Jiang|Yu|Du|Ye|Cheng|Wei|Su|Lu|Ding|Ren|Yao|Shen|Chang|Hsu|Tsai|Hsieh|Kuo|Chiang|Yeh";
/** A syllable of a given name in pinyin, or as Hokkien and Cantonese names are written. */
const SYLLABLE =
  "(?:(?:zh|ch|sh|ts|hs|[bpmfdtnlgkhjqxzcsryw])?(?:iang|iong|uang|ang|eng|ing|ong|ian|iao|uai|uan|ai|ei|ao|ou|ia|ie|iu|ua|ui|uo|ue|an|en|in|un|a|e|i|o|u)|boon|soon|choon|swee|siew|kok|hock|seok|kiat|hoe|khim|geok|kwok|chye|bee|poh|keng|kheng|hwee|wah|lai|fai|yuk|siu|tak|yew|teck|kim|lian|guan|huat|beng|heng|leng)";
const NAME = new RegExp(
  `(?<![\\p{L}\\p{N}'’-])(?:${SURNAMES}) (\\p{Lu}\\p{Ll}{1,5})[ -](\\p{L}\\p{Ll}{1,5})(?![\\p{L}\\p{N}-])`,
  "gu",
);
const IS_SYLLABLE = new RegExp(`^${SYLLABLE}$`, "u");
const MAYBE = new RegExp(`(?:${SURNAMES}) \\p{Lu}\\p{Ll}{1,5}[ -]\\p{L}`, "u");

/** In Hong Kong and Singapore an English name may stand before it: "Desmond Koh Wei Liang". */
const GIVEN_BEFORE = /(?<![\p{L}\p{N}])(\p{Lu}\p{Ll}{2,14}) $/u;
const LONGEST_GIVEN = 16;

/** Chinese names in Latin letters, the surname before two syllables: "Tan Wei Ling". Linear. */
export function romanisedChinesePersons(text: string): { start: number; end: number }[] {
  if (!MAYBE.test(text)) return [];
  return [...text.matchAll(NAME)].flatMap(({ index, 0: name, 1: first = "", 2: second = "" }) => {
    const [one, other] = [first.toLowerCase(), second.toLowerCase()];
    const hyphen = name.includes("-");
    if (one === other || (!hyphen && second === other)) return [];
    if (!IS_SYLLABLE.test(one) || !IS_SYLLABLE.test(other)) return [];
    const before = GIVEN_BEFORE.exec(text.slice(Math.max(0, index - LONGEST_GIVEN), index))?.[1];
    const given = before !== undefined && isInflectedGiven(before.toLowerCase());
    return [{ start: index - (given ? before.length + 1 : 0), end: index + name.length }];
  });
}
