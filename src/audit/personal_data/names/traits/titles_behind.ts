import type { TaggedName } from "../../../tagging/tag_names.ts";

import { titledBehind } from "../persons/titled_behind.ts";

/** Titles that stand behind a name in Hungarian, Turkish, Chinese, Japanese and Korean. */
const BEHIND =
  /^ (?:professzor|doktornő|főorvos|Hoca|Hocam|Usta|先生|女士|小姐|太太|同志|老师|老師|医生|醫師|医师|博士|教授|律师|律師|様|さん|氏|殿|씨|님|선생님|교수님|박사님)(?![\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}])/u;
/** In UTF-16 units, with the space. */
const LONGEST = 16;

/** The titles right behind the persons that were found: "Balogh Úr", "Şükrü Bey", "林怡君 女士". */
export function titlesBehind(
  text: string,
  names: readonly TaggedName[],
): { index: number; 0: string }[] {
  const told = titledBehind(text).map(({ title, titleEnd }) => ({
    index: title,
    0: text.slice(title, titleEnd),
  }));
  const found = names.flatMap(({ kind, end }) => {
    if (kind !== "PERSON") return [];
    const title = BEHIND.exec(text.slice(end, end + LONGEST))?.[0];
    return title === undefined ? [] : [{ index: end + 1, 0: title.slice(1) }];
  });
  return [...told, ...found];
}
