import type { Vocabulary } from "../../../reading/build_lexicon.ts";

/** "But" and the like between two people. */
export const contrast: Vocabulary = {
  "contrast.but": `but, though, although, however, except, even so, then again, honestly, frankly, between us, off the record, to be frank, to be straight, at her age, aber, jedoch, allerdings, leider, ehrlich gesagt, unter uns, doch, mais, cependant, en revanche, entre nous, franchement, pero, aunque, sin embargo, entre nosotros, la verdad, lo siento, mas, porém, embora, só que, entre nós, sinceramente, ma, però, anche se, purtroppo, tra noi, maar, echter, helaas, eerlijk gezegd, onder ons, ale, jednak, choć, niestety, szczerze, między nami, men, dock, tyvärr, ärligt talat, ama, fakat, ancak, ne yazık ki, но, однако, хотя, к сожалению, честно, але, проте, на жаль, 但, 不过, 可是, 可惜, 老实说, が, けど, けれど, しかし, 正直, 하지만, 다만, 솔직히, 그런데, لكن*, ولكن, للأسف, بصراحة, लेकिन, मगर, पर, tapi, namun, sayangnya, nhưng, tuy, แต่, lakini, ila`,
};
