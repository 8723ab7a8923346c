import { standsBetween } from "../../reading/stands_between.ts";
import type { Reading, Span } from "../reading.ts";
import { lexicon } from "./lexicon.ts";

const AGE = lexicon(
  [
    "age",
    "aged",
    "too old",
    "years old",
    "older",
    "over \\d\\d",
    "alters?",
    "alt",
    "âge",
    "âgée?",
    "edad",
    "mayor",
    "idade",
    "velh[oa]",
    "età",
    "anzian[oa]",
    "leeftijd",
    "oud",
    "wieku?",
    "senior*",
    "young(?:er)? (?:people|applicants|candidates|workers|team)",
  ],
  ["年龄", "年齢", "나이", "연령"],
);
const DISABILITY = lexicon(
  [
    "disab*",
    "wheelchair",
    "deaf",
    "blind",
    "autis*",
    "behinder*",
    "handicap*",
    "discapac*",
    "deficiênc*",
    "disabil*",
    "niepełnospraw*",
    "medical condition",
  ],
  ["残疾", "障害", "장애"],
);
const ORIENTATION = lexicon(
  [
    "gays?",
    "lesb*",
    "homos?",
    "homosex*",
    "homosse*",
    "homosz*",
    "bisex*",
    "same[- ]sex",
    "sexual(?:ity| orientation)",
    "schwul*",
    "orientation sexuelle",
    "orientación sexual",
    "orientação sexual",
    "orientamento sessuale",
    "gej*",
    "bög*",
    "eşcinsel*",
    "гей",
    "гея",
    "геем",
    "лесбиян*",
    "гомосекс*",
  ],
  ["同性", "ゲイ", "レズビアン", "동성", "성소수자", "مثلي", "समलैंगिक"],
);

const GENETIC = "trait.genetic";
/** Race and the like, religion, and sex with pregnancy, family or orientation. */
const CIVIL_RIGHTS: readonly (readonly [tag: string, step: string])[] = [
  [
    "trait:origin",
    "trait.origin|trait.nation|trait.caste|hint.origin|advert.born|group.origin|sift.roots",
  ],
  ["trait:religion", "trait.religion|hint.religion"],
  [
    "trait:sex",
    "trait.sex|trait.family|hint.family|advert.sexed|advert.family|sex.said|mother.said|pick.man|sift.family",
  ],
];

/** Which kinds of characteristics a stretch of text names, as tags. */
export function readTraits(reading: Reading, { start, end }: Span): string[] {
  const text = reading.lower.slice(start, end);
  const holds = (step: string) => standsBetween(reading.words, { step, start, end });
  const found: string[] = [];
  if (
    text.search(AGE) >= 0 ||
    holds("trait.age|hint.age|age.tenure|age.number|advert.age|advert.young|sift.aged")
  )
    found.push("trait:age");
  if (
    text.search(DISABILITY) >= 0 ||
    holds("trait.disability|trait.hiv|hint.disability|hint.access|sift.ill")
  )
    found.push("trait:disability");
  if (holds(GENETIC)) found.push("trait:genetic");
  const sex = text.search(ORIENTATION) >= 0 ? "trait:orientation" : "trait:sex";
  const civil = CIVIL_RIGHTS.filter(([, step]) => holds(step)).map(([tag]) =>
    tag === "trait:sex" ? sex : tag,
  );
  const helped = holds("trait.assistance") ? ["trait:assistance"] : [];
  if (found.length === 0 && civil.length === 0) {
    return [...helped, "trait:unnamed", "trait:civil_rights"];
  }
  return civil.length > 0
    ? [...helped, ...found, ...civil, "trait:civil_rights"]
    : [...helped, ...found];
}
