/**
 * For patterns with the flag `v`: a letter of a script that parts its words. Chinese, Japanese, Korean
 * and Thai write their words right beside a number.
 */
export const SPACED_LETTER =
  "[\\p{L}--[\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Hang}\\p{sc=Thai}]]";
