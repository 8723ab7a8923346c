import {
  ARABIC_PLACES,
  CHINESE_PLACES,
  HEBREW_PLACES,
  HINDI_PLACES,
  JAPANESE_PLACES,
  KOREAN_PLACES,
  THAI_PLACES,
} from "../../data/caseless_place_names.ts";

interface Span {
  readonly start: number;
  readonly end: number;
}

/** The names as alternatives, the longest first. */
function alternatives(names: string, separator: string | RegExp = /\s+/u): string {
  return names
    .trim()
    .split(separator)
    .toSorted((one, other) => other.length - one.length)
    .join("|");
}

/** No other word goes on before it; but for a word that says when: "来週金沢". */
const NO_HAN =
  "(?<=[来今先毎]週|[来今先毎]月|今日|明日|昨日|去年|今年|来年|週末|現在|当時|(?<![\\p{Script=Han}\\p{Script=Katakana}ー]))";
const NO_KATAKANA = "(?![\\p{Script=Katakana}ー])";
/** What a Japanese place goes on with and is one still. */
const UNIT = "[都道府県市区町村島]?";
/** Behind a name that people bear, too, a particle that says where. */
const WHERE =
  "(?=で(?!す|し)|へ|から(?!の(?:電話|連絡|手紙))|まで|行き|駅|出身|在住|産|県|市|旅行|観光|支店|方面)";
/** Peoples, languages, kitchens and surnames behind which no place is meant. */
const NO_PEOPLE = "(?![人語族系]|料理|さん|様|氏|先生|部長|課長|君|ちゃん|大学|高校|新聞|銀行)";
const JAPANESE = new RegExp(
  `${NO_HAN}(?:(?:${alternatives(JAPANESE_PLACES.sure)})${NO_KATAKANA}(?:(?<=\\p{Script=Han})${UNIT})?${NO_PEOPLE}|(?:${alternatives(JAPANESE_PLACES.others)})(?:[県市](?!民)|${WHERE}))`,
  "gu",
);
/** Chinese places within other names are no places: one stands behind a word that says where. */
const CHINESE = new RegExp(
  `(?<=(?:^|[，,。！？\\s：:；])(?:我|他|她|我们|你们|现|刚|人)?(?:在|到|去|从|往|离|回|来|住在|生于)|[住现刚正都还]在|[要想会先再]去|坐标|老家|出生于|来自|飞往|前往|位于|毕业于)(?:${alternatives(CHINESE_PLACES.sure)})[省市]?(?![人话話语語族系菜裔籍]|大学|大學|银行|日报|医院)|(?:${alternatives(CHINESE_PLACES.others)})(?:市|(?=出差|旅游|旅行))`,
  "gu",
);
/** Words that stand before a place in Thai, which has no spaces. */
const THAI = new RegExp(
  `(?<!ภาษา|สัญชาติ|ชาว|คน|อาหาร|มหาวิทยาลัย|ธนาคาร|โรงพยาบาล|บริษัท|โรงเรียน)(?:${alternatives(THAI_PLACES.sure)})(?!\\p{M})|(?<=จังหวัด|จ\\.|ประเทศ|อำเภอ)(?:${alternatives(THAI_PLACES.others)})(?=$|[^\\p{Script=Thai}])`,
  "gu",
);
const HEBREW = new RegExp(
  `(?<=(?<![\\p{Script=Hebrew}"'׳״])(?:[ושכה]{0,2}[בלמה]?|))(?:${alternatives(HEBREW_PLACES, "|")})(?![\\p{Script=Hebrew}'"׳״])`,
  "gu",
);
const ARABIC = new RegExp(
  `(?<=(?<![\\p{Script=Arabic}])(?:[وف]?[بك]?ـ?))(?:${alternatives(ARABIC_PLACES, "|")})(?![\\p{Script=Arabic}])`,
  "gu",
);
const HINDI = new RegExp(
  `(?<![\\p{Script=Devanagari}\\p{M}])(?:${alternatives(HINDI_PLACES, "|")})(?![\\p{Script=Devanagari}\\p{M}])`,
  "gu",
);
const KOREAN_PARTICLE =
  "(?=(?:에서|에는|에도|에|으로|로|까지|부터|의|은|는|이|가|을|를|와|과|도|만|이랑|랑|행|산|발|역|점|지점|출신|쪽|근처|여행)?(?:[^\\p{Script=Hangul}]|$))";
const KOREAN = new RegExp(
  `(?<!\\p{Script=Hangul})(?:(?:${alternatives(KOREAN_PLACES.sure)})(?:특별시|광역시|시|군|구)?${KOREAN_PARTICLE}|(?:${alternatives(KOREAN_PLACES.others)})(?:[시군](?!\\p{Script=Hangul})|(?=에서|까지|으로)))(?! ?(?:사람|음식|요리|국적))`,
  "gu",
);

/** Lists with the script that a text must hold before it is searched. */
const LISTS: readonly (readonly [sign: RegExp, names: RegExp])[] = [
  [/\p{Script=Thai}/u, THAI],
  [/\p{Script=Hebrew}/u, HEBREW],
  [/\p{Script=Arabic}/u, ARABIC],
  [/\p{Script=Devanagari}/u, HINDI],
  [/\p{Script=Hangul}/u, KOREAN],
];
const HAN = /\p{Script=Han}/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

function spansOf(text: string, names: RegExp): Span[] {
  return [...text.matchAll(names)].map(({ index, 0: value }) => ({
    start: index,
    end: index + value.length,
  }));
}

/** Well-known places in scripts without capitals, by lists alone. Linear. */
export function listedCaselessPlaces(text: string): Span[] {
  const found = LISTS.flatMap(([sign, names]) => (sign.test(text) ? spansOf(text, names) : []));
  if (KANA.test(text)) return [...found, ...spansOf(text, JAPANESE)];
  return HAN.test(text) ? [...found, ...spansOf(text, CHINESE)] : found;
}
