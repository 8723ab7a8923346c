import type { Analysis } from "../../../tagging/analyze_text.ts";
import type { TaggedName } from "../../../tagging/tag_names.ts";
import { hasChineseSurname } from "./chinese_surnames.ts";

const HAN = /\p{Script=Han}/u;
/** Marks of Chinese and Japanese, which end a sentence or its part, and every name. */
const HAN_MARK =
  /[，。、；：！？“”「」《》（）]|(?:昨|今|明|前|后|後)[天日晚年]|[去今]年|上周|下周|上個?月|本月|目前|曾经|曾經|已经|已經/u;
/** A name of two characters without a listed surname must be at least this probable. */
const LEAST_WITHOUT_SURNAME = 0.5;
/** A surname alone must be at least this probable. */
const LEAST_SURNAME = 0.8;

/** A name in Han characters up to the first mark; none if it is a word rather than a name. */
export function cutHan(name: TaggedName, { text, tokens }: Analysis): TaggedName[] {
  const value = text.slice(name.start, name.end);
  if (name.kind !== "PERSON" || !HAN.test(value)) return [name];
  const cut = HAN_MARK.exec(value)?.index ?? value.length;
  let { last } = name;
  while (last > name.first && tokens.ends[last]! > name.start + cut) last--;
  const end = tokens.ends[last]!;
  if (end - name.start === 1 && name.confidence < LEAST_SURNAME) return [];
  const short = end - name.start === 2 && HAN.test(text.charAt(name.start + 1));
  const doubtful = name.confidence < LEAST_WITHOUT_SURNAME && !hasChineseSurname(value);
  return cut === 0 || (short && doubtful) ? [] : [{ ...name, last, end }];
}
