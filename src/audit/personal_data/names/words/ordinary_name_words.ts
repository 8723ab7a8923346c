/**
 * Given names that are words of the language too, lower case: written so they name herbs, months,
 * virtues, stones and trades, and no person.
 */
export const ORDINARY_NAME_WORDS: ReadonlySet<string> = new Set(
  "amber angel april archer art ash aspen aurora autumn baker basil bay berry bill blossom brandy brook buddy chance chandler charity chase chip christian chuck cliff cherry chloe clover cooper coral cosmos crystal daisy dash dawn dee dick dolly dot duke ebony eden ember eve faith fay fern flora florence forest forrest foster frank gale garland garnet gay ginger glen glory grace grant gray guy happy harmony harper haven hazel heather heath holly honey hope hunter iris ivory ivy jack jade jasmine jean jet jewel joy june justice king kit lance lane laurel liberty lily link linen lock lotus love luck lucky mac major marina mark marsh max maxim may melody mercy merry mick miles milo mint misty mollie myrtle noble norm nova oak olive opal pansy pat patience pearl peg penny pepper perry petal piper poppy porter precious prince prudence quest queenie rain ransom ray raven red reed rich ridge river robin rocky rod rose rosemary ruby rusty rue sage sandy saffron scarlet scout sharp sienna sierra silver skip skipper sky smith sonny spike spring stan star stone storm summer sunny tad tanner tiger trace trinity tripp tucker turner valentine vera verity viola violet wade wally ward webb will willow wilt winter wren".split(
    " ",
  ),
);
