import type { DetectionInput } from "../../detector.ts";
import { numberedText } from "../../numbered/numbered_text.ts";
import { findHeading } from "../../numbered/read_tables.ts";
import { AGE_IN_DIGITS } from "./age_numbers.ts";
import { matchNumbers, type NumberMatch } from "../match_numbers.ts";

/** The head of a column that holds ages. */
const HEADING =
  /^\W{0,3}(?:age|ages|age ?\(?(?:years|yrs)\)?|alter|age_years|edad|eta|idade|leeftijd|wiek|alder|ika|vek|kor|eletkor|yas|varsta|umur|usia|возраст|вік|ηλικία|年齢|年龄|나이|العمر)\W{0,3}$/u;
/** A cell that holds nothing else. */
const CELL = new RegExp(
  `(?=\\d)(?<=[|;,\\t][ "']{0,4}|\\n[ "']{0,4})${AGE_IN_DIGITS}(?=[ "']{0,4}(?:[|;,\\t\\r\\n]|$))`,
  "uy",
);

/** Ages in the column of a table that is headed so. @param places where the text has short numbers */
export function tabledAges(input: DetectionInput, places: readonly number[]): NumberMatch[] {
  const { text } = input;
  if (places.length === 0 || !text.includes("\n")) return [];
  const cells = matchNumbers(text, { places, pattern: CELL });
  if (cells.length === 0) return [];
  const { folded, tables } = numberedText(input);
  return cells.filter(({ index }) =>
    HEADING.test(findHeading(folded, { tables, offset: index }) ?? ""),
  );
}
