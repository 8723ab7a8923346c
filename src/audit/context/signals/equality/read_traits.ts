import { standsBetween } from "../../../reading/stands_between.ts";
import type { Reading, Span } from "../../reading.ts";
import { lexicon } from "../../frames/lexicon.ts";

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

const GENETIC = "traits.genetic";
/** Race and the like, religion, and sex with pregnancy, family or orientation. */
const CIVIL_RIGHTS: readonly (readonly [tag: string, step: string])[] = [
  [
    "trait:origin",
    "traits.origin|traits.nation|traits.caste|hints.origin|selective_adverts.born|groups.origin|sifted_applicants.roots",
  ],
  ["trait:religion", "traits.religion|hints.religion"],
  [
    "trait:sex",
    "traits.sex|traits.family|hints.family|selective_adverts.sexed|selective_adverts.family|sex.said|mothers.said|picking.man|sifted_applicants.family",
  ],
];

/** Which kinds of characteristics a stretch of text names, as tags. */
export function readTraits(reading: Reading, { start, end }: Span): string[] {
  const text = reading.lower.slice(start, end);
  const holds = (step: string) => standsBetween(reading.words, { step, start, end });
  const found: string[] = [];
  if (
    text.search(AGE) >= 0 ||
    holds(
      "traits.age|hints.age|age_bars.tenure|age_bars.number|selective_adverts.age|selective_adverts.young|sifted_applicants.aged",
    )
  )
    found.push("trait:age");
  if (
    text.search(DISABILITY) >= 0 ||
    holds("traits.disability|traits.hiv|hints.disability|hints.access|sifted_applicants.ill")
  )
    found.push("trait:disability");
  if (holds(GENETIC)) found.push("trait:genetic");
  const sex = text.search(ORIENTATION) >= 0 ? "trait:orientation" : "trait:sex";
  const civil = CIVIL_RIGHTS.filter(([, step]) => holds(step)).map(([tag]) =>
    tag === "trait:sex" ? sex : tag,
  );
  const helped = holds("traits.assistance") ? ["trait:assistance"] : [];
  if (found.length === 0 && civil.length === 0) {
    return [...helped, "trait:unnamed", "trait:civil_rights"];
  }
  return civil.length > 0
    ? [...helped, ...found, ...civil, "trait:civil_rights"]
    : [...helped, ...found];
}
