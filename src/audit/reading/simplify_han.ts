import { simplify } from "../tagging/chinese_lexicon.ts";

const HAN = /^\p{Script=Han}$/u;

/**
 * A Chinese character in its simplified form, so that terms of either script are heard in both;
 * any other word as it is. Japanese terms and texts change alike.
 */
export function simplifyHan(word: string): string {
  return word.length === 1 && HAN.test(word)
    ? String.fromCharCode(simplify(word.charCodeAt(0)))
    : word;
}
