import { rememberOnce } from "../../reading/remember_once.ts";
import type { Reading } from "../reading.ts";
import { standsWithin } from "./match_anchor.ts";
import { REFUSAL, REFUSAL_OF_HELP } from "./refusal.ts";

/** So far into an output a refusal of the whole request stands. */
const OPENING = { start: 0, end: 200 };
/** Chinese and Japanese say as much in fewer characters. */
const DENSE_OPENING = { start: 0, end: 80 };
const DENSE = /^[^\p{L}]*[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

const openingOf = ({ text }: Reading) => (DENSE.test(text) ? DENSE_OPENING : OPENING);

/** Whether an output opens with a refusal. */
export const opensWithRefusal: (output: Reading) => boolean = rememberOnce((output) =>
  standsWithin(output, REFUSAL, openingOf(output)),
);

/** Whether an output opens with a refusal to help or to write. */
export const opensWithRefusalOfHelp: (output: Reading) => boolean = rememberOnce((output) =>
  standsWithin(output, REFUSAL_OF_HELP, openingOf(output)),
);
