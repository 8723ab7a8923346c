import type { Vocabulary } from "../../../reading/build_lexicon.ts";

/** Grades that are lowered. */
export const lowerGrades: Vocabulary = {
  "lower_grades.lower": `risk grade, risk grade from, downgrad*, lowered the grade, lowered the rating, lowered her grade, lowered his grade, risk class, from b to d, from a to c, from a to d, herabgestuft, risikoklasse, abgestuft, note de risque, rétrogradé*, bajé la calificación, baixei a nota, abbassato il rating, rating verlaagd, sänkte betyget`,
};
