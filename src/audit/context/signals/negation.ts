import { lexicon } from "./lexicon.ts";

/** Words that turn a statement into its opposite, or into a warning against it. */
export const NEGATION: RegExp = lexicon(
  [
    "not", "never", "no longer", "cannot", "can't", "won't", "don't", "doesn't", "didn't", "isn't",
    "aren't", "wouldn't", "shouldn't", "mustn't", "nor", "neither", "unable to", "refuse*", "avoid*",
    "illegal*", "unlawful*", "prohibit*", "forbid*", "forbidden", "banned", "violat*", "discriminat*",
    "unethical", "against the law", "inappropriate", "regardless of", "nicht", "kein*", "nie",
    "niemals", "verboten", "unzulässig", "rechtswidrig", "n'est", "ne doi*", "ne peu*", "ne sera*", "ne v*", "pas", "jamais", "interdit*",
    "illégal*", "no se", "no es", "no debe*", "no puede*", "no podemos", "no lo", "nunca", "prohibid*", "ilegal*", "não", "proibid*", "non", "mai più", "vietat*",
    "illecit*", "illegale", "niet", "geen", "nooit", "verboden", "nie", "nigdy", "zabroni*",
    "nielegaln*",
  ],
  ["不能", "不会", "不得", "不可", "禁止", "违法", "违反", "没有", "しません", "できません", "禁じ", "違法",
   "いけません", "않", "못", "금지", "불법"],
);
