/** Characteristics that equal-treatment laws protect, as people write them. */
const TRAIT =
  "(?:race|ethnic(?:ity| origin| background)|skin colou?r|national origin|origins?|ancestry|descent|nationality|religio\\p{L}+|faith|age|gender|sex|sexual orientation|pregnan\\p{L}+|maternity|marital status|disabilit\\p{L}+|family status|familial status|genetic \\p{L}+|medical condition|accent|immigra\\p{L}+|veteran status|hijab|headscarf|mother\\p{L}*|childcare|children|family planning)";

/** Groups that they make, as people write of them. */
const GROUP =
  "(?:women|woman|men|females?|males?|mothers|muslims?|jews?|jewish|christians?|hindus?|catholics?|blacks?|black (?:people|applicants|tenants|candidates)|african[- ]americans?|asians?|latinos?|hispanics?|whites?|immigrants?|foreigners?|refugees|gypsies|roma|gay|gays|lesbians?|homosexuals?|trans(?:gender)? people|disabled(?: people)?|older (?:people|workers|applicants|candidates)|people over \\d\\d|anyone over \\d\\d|candidates over \\d\\d|applicants over \\d\\d|over \\d\\d|families with children|single mothers|pregnant \\p{L}+)";

/** Peoples and faiths that are named as a reason, beside those of the groups. */
const NATIONALS =
  "mexican|iranian|indian|pakistani|bangladeshi|turkish|kurdish|polish|romanian|bulgarian|albanian|nigerian|ghanaian|ethiopian|eritrean|chinese|japanese|korean|vietnamese|filipin[oa]|afghan|syrian|iraqi|lebanese|palestinian|israeli|egyptian|somali|sudanese|moroccan|algerian|tunisian|russian|ukrainian|cuban|haitian|jamaican|venezuelan|colombian|guatemalan|honduran|brazilian|native american|aboriginal|māori|maori|romani|sinti|sikh|buddhist|catholic";

/** What equal-treatment laws protect: characteristics, groups, and peoples and faiths as reasons. */
export const PROTECTED_TERMS = { TRAIT, GROUP, NATIONALS };
