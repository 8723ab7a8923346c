/** Animals that people give names to, as alternatives of a pattern. */
export const PET_WORDS =
  "dogs?|pupp(?:y|ies)|cats?|kittens?|horse|pony|parrot|budgie|hamster|guinea pig|rabbit|bunny|goldfish|tortoise|pets?|hund(?:e|in)?|katzen?|kater|pferd|chien(?:ne)?|chatte?|cheval|perr[oa]s?|gat[oa]s?|caballo|cane|gatt[oa]|cavallo|cachorr[oa]|cavalo|kat|paard|pies|kota?|katt|häst|hest";
