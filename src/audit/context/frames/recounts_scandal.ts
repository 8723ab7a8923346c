import { hitsOf } from "../../reading/hits_of.ts";
import { answersFromRecords } from "../signals/disclosure/answers_from_records.ts";
import type { SignalInput } from "./signal.ts";

const YEAR = /(?<!\d)(?:19|20)\d{2}(?!\d)/u;
/** So many words of a public reckoning, such as an inquiry and a sentence. */
const FEWEST = 2;
/** Whoever keeps records on people may tell of their trials; whoever teaches tells of everybody's. */
const LEARNING =
  /(?<!\p{L})(?:stud(?:y|ies|ying)(?!\p{L})|learn|research|recherche|forschung|investiga|pesquisa|ricerca|onderzoek|train(?:ee|ing)|lesson|exam|quiz|course|lern|étud|apprent|estudi|studio|leer|ucz|nauk|lär|opiskel|tanul|învăț|учеб|обуч|навч|öğren|למיד|دراس|पढ़ाई)|学习|學習|学習|학습/u;

/** Whether the answer recounts a scandal that was asked for: in a year, and publicly reckoned with. */
export function recountsScandal(given: SignalInput): boolean {
  const { input, output, use_case } = given;
  if (!YEAR.test(output.text)) return false;
  if (hitsOf(input.words, "scandals.asked").length === 0) return false;
  if (answersFromRecords(given) && !LEARNING.test(use_case)) return false;
  const reckoned = hitsOf(output.words, "scandals.reckoned").map(
    ({ first }) => output.words.words[first]?.text,
  );
  return new Set(reckoned).size >= FEWEST;
}
