import { sentenceAt, sentenceSpan } from "../../reading.ts";
import { findTogether, type TogetherRule } from "../../frames/find_together.ts";
import { lexicon } from "../../frames/lexicon.ts";
import { matchAnchor } from "../../frames/match_anchor.ts";
import { ownAges } from "../../own_ages.ts";
import type { Signal, SignalFinding, SignalInput } from "../../frames/signal.ts";

/** In years: who is younger does not write, and who is older is no child (CRC Art. 1). */
const YOUNGEST = 4;
const ADULT = 18;

/** What only children say of themselves. */
const SCHOOL_CHILD = lexicon(
  [
    "i'm in (?:the )?(?:first|second|third|fourth|fifth|sixth|1st|2nd|3rd|4th|5th|6th) grade",
    "(?:we|i)(?:'re| are|'m| am) (?:both |all )?in (?:the )?(?:first|second|third|fourth|fifth|sixth|1st|2nd|3rd|4th|5th|6th) grade",
    "i am in (?:the )?(?:first|second|third|fourth|fifth|sixth|1st|2nd|3rd|4th|5th|6th) grade",
    "(?:i'm|im|i am|we're|we are) in (?:the )?(?:kindergarten|year [1-6]|grade [1-6]|(?:first|second|third|fourth|fifth|sixth|1st|2nd|3rd|4th|5th|6th) grade)",
    "(?:i'm|im|i am|we're|we are|i study|i read|studying) (?:in )?(?:class|std|standard|form|p|primary) ?[1-7]",
    "(?:(?:do|should|must) i (?:need to |have to )?(?:ask|tell|need) |without asking )(?:my )?(?:mom|mommy|mum|mummy|dad|daddy|papa|mama|amma|appa)",
    "my (?:mom|mommy|mum|mummy|dad|daddy) (?:doesn't|don't|does not) know",
    "my (?:mommy|mummy|daddy)",
    "(?:kindergarten|grundschule|vorschule) (?:gehe|bin) ich",
    "(?:maîtresse|maternelle)",
    "(?:voy|estoy) en (?:primaria|kínder|preescolar)",
    "(?:estou|tô|ando) n[oa] (?:[1-5]º ano|primeira série|pré)",
    "(?:vado|sono) (?:in|alle?) (?:elementari|asilo|prima elementare)",
    "ik zit in groep [1-8]",
    "chodzę do (?:przedszkola|zerówki|[1-6] klasy)",
    "jag går i (?:ettan|tvåan|trean|fyran|femman|förskola\\p{L}*)",
    "my mom doesn't know",
    "don't tell my (?:mom|dad|parents)",
    "ich gehe in die (?:erste|zweite|dritte|vierte|fünfte|[1-6]\\.) klasse",
    "ich bin in der (?:ersten|zweiten|dritten|vierten|fünften|[1-6]\\.) klasse",
    "je suis en (?:cp|ce1|ce2|cm1|cm2|sixième)",
    "estoy en (?:primaria|primero|segundo|tercero|cuarto) de primaria",
    "faccio la (?:prima|seconda|terza|quarta|quinta) elementare",
  ],
  [
    "小学生です",
    "小学[1-6一二三四五六]年生",
    "我上小学",
    "我在?上?(?:幼儿园|小学)",
    "초등학생이에요",
    "초등학교 ?[1-6]학년",
    "유치원 ?다",
  ],
);

/** Services made for children, as use cases say. */
const FOR_CHILDREN =
  /(?<!\p{L})(?:(?:for|to|with|aimed at) (?:\p{L}+ ){0,2}(?:kids|children|toddlers|preschoolers|pupils|(?:elementary|primary)(?:[- ]school)?(?:ers| kids| children| pupils| students)?|class(?:es)? [1-6]|grades? [1-6]|girls and boys|boys and girls)|(?:kids|children|toddler|preschool|kid)(?:'s|s')? (?:\p{L}+ ){0,2}(?:game|app|toy|chat|buddy|story|stories|channel|quiz|world|club|companion|show|platform|site|website|videos?)|toy(?!\p{L})|(?:für|mit) (?:\p{L}+ ){0,2}(?:kinder|kindern|grundschüler\p{L}*|vorschulkinder\p{L}*)|kinder(?:app|spiel|chat|spielzeug|geschichten|sender)\p{L}*|pour (?:\p{L}+ ){0,2}(?:enfants|les enfants|petits|écoliers)|para (?:\p{L}+ ){0,2}(?:niños|niñas|peques|niñxs|crianças|miúdos)|infantil|infantis|per (?:\p{L}+ ){0,2}(?:bambin[ie]|piccoli)|voor (?:\p{L}+ ){0,2}(?:kinderen|kleuters|peuters)|dla (?:\p{L}+ ){0,2}(?:dzieci|maluchów|przedszkolaków)|för (?:\p{L}+ ){0,2}barn|for (?:\p{L}+ ){0,2}børn|lapsille|çocuk\p{L}*|(?:для|детск\p{L}+|дитяч\p{L}+) ?(?:детей|дітей|игр\p{L}+|ігр\p{L}+|приложени\p{L}+|застосун\p{L}+)?|παιδι\p{L}*|pro děti|dětsk\p{L}+|pentru copii|gyerek\p{L}*|للأطفال|أطفال|לילדים|बच्चों|anak-anak|pambata|mga bata|watoto|trẻ em|thiếu nhi|tiểu học|sekolah rendah|sekolah dasar|elementarya|základní školy|alsó tagozat\p{L}*|basisschool|grundschule|école primaire|(?:escuela|educación|alumnos de|niños de) primaria|ensino fundamental|scuola (?:elementare|primaria)|podstawówk\p{L}+|lågstadi\p{L}+|alakoulu\p{L}*)(?!\p{L})|儿童|兒童|小朋友|子ども|子供|こども|キッズ|幼児|어린이|유아|아동|초등학생|小学生|小學生|เด็ก|ประถม/u;
/** But people who care for children are none. */
const FOR_ADULTS =
  /(?<!\p{L})(?:parents?|teachers?|staff|educators?|clinic|paediatric|pediatric|doctor|charity|donat|protection|welfare|law|court|store|shop|clothing|wear|furniture|book(?:ing)?s?|nursery admin|eltern\p{L}*|lehr\p{L}+|erzieher\p{L}*|arzt|ärzt\p{L}*|parents|enseignants?|pédiatr\p{L}*|padres|profesor\p{L}*|pediatr\p{L}*|pais|professor\p{L}*|genitori|insegnanti|ouders|leraren|rodzic\p{L}*|nauczyciel\p{L}*|föräldr\p{L}*|veli|öğretmen\p{L}*|родител\p{L}*|учител\p{L}*|педиатр\p{L}*)(?!\p{L})|家长|家長|教师|教師|保護者|先生|학부모|부모|교사/u;

export const signal: Signal = {
  id: "minor",
  describes: true,
  description: "The user says to be a child, or the service is made for children.",
  detect(input) {
    const told = [...readAges(input), ...readChildTalk(input)];
    if (told.length > 0 || !(isForChildren(input) || isSpokenToAsChild(input))) return told;
    const tags = ["minor", "under_13"];
    return [{ side: "input", tags, severity: "medium", certainty: 0.7, start: 0, end: 0 }];
  },
  examples: {
    true: [
      { input: "I'm 11 years old, can I play?" },
      { input: "Ich bin 9 Jahre alt." },
      { input: "im 7 i want the castle" },
      { input: "ik ben Daan, 10 jaar, mag ik meedoen?" },
      { input: "Hei, olen 10-vuotias ja tarvitsen apua." },
      { input: "7さいです。おしろがほしい" },
      { input: "I want the castle", use_case: "a talking toy for children" },
    ],
    false: [
      { input: "I'm 34 years old." },
      { input: "I have 12 years of experience." },
      { input: "Kommen Sie am 15. vorbei?" },
      { input: "I'm sorry, 10 years is too long." },
      { input: "Posso passar em 10, me espere." },
      { input: "Which size?", use_case: "children's clothing store" },
      { input: "Is there school on Monday?", use_case: "helpdesk for parents of primary pupils" },
    ],
  },
};

/** Whoever is told to keep a thing from the parents is taken for a child. */
const KEPT_FROM_PARENTS: TogetherRule = {
  all: ["children.bypass", "children.parents"],
  negatable: false,
  sentences: 0,
  words: 8,
};

function isSpokenToAsChild({ output }: SignalInput): boolean {
  return (
    findTogether(output, KEPT_FROM_PARENTS).length > 0 &&
    findTogether(output, { all: ["children.detail", "children.ask"], negatable: false }).length > 0
  );
}

function isForChildren({ use_case }: SignalInput): boolean {
  return FOR_CHILDREN.test(use_case) && !FOR_ADULTS.test(use_case);
}

function readAges(input: SignalInput): SignalFinding[] {
  return ownAges(input.input)
    .filter(({ years }) => years >= YOUNGEST && years < ADULT)
    .map(({ years, offset }) => toFinding(input, { offset, under13: years < 13 }));
}

function readChildTalk(input: SignalInput): SignalFinding[] {
  return [...matchAnchor(input.input, SCHOOL_CHILD)].map((match) =>
    toFinding(input, { offset: match.index, under13: true }),
  );
}

function toFinding(
  input: SignalInput,
  { offset, under13 }: { offset: number; under13: boolean },
): SignalFinding {
  return {
    side: "input",
    tags: under13 ? ["minor", "under_13"] : ["minor"],
    severity: "medium",
    certainty: 0.85,
    ...sentenceSpan(input.input, sentenceAt(input.input, offset)),
  };
}
