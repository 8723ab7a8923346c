import type { Vocabulary } from "../../../reading/build_lexicon.ts";

/** Words for a reason. */
export const reasons: Vocabulary = {
  "reasons.word": `why, how come, warum, wieso, weshalb, pourquoi, por qué, por que, porque é que, perché, waarom, dlaczego, czemu, varför, hvorfor, miksi, proč, prečo, γιατί, miért, de ce, neden, niye, почему, чому, 为什么, 为何, 怎么没, なぜ, どうして, 왜, لماذا, ليش, למה, מדוע, क्यों, কেন, kenapa, mengapa, tại sao, sao, vì sao, ทำไม, bakit, kwa nini`,
};
