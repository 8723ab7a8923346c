import type { Analysis } from "../../../tagging/analyze_text.ts";
import type { TaggedName } from "../../../tagging/tag_names.ts";
import { nameAt } from "../words/name_at.ts";

const CONFIDENCE = 0.85;

/** Legal forms of Japan before and behind a name; behind the form a name may begin in Hiragana. */
const JAPANESE_FORM =
  "(?:株式会社|有限会社|合同会社|合資会社|合名会社|一般社団法人|一般財団法人|公益財団法人|公益社団法人|医療法人|学校法人|社会福祉法人|宗教法人|NPO法人|特定非営利活動法人|弁護士法人|税理士法人)";
const JAPANESE_LETTER = "[\\p{Script=Han}\\p{Script=Katakana}ーA-Za-z0-9&]";
const JAPANESE = new RegExp(
  `${JAPANESE_FORM}[ 　]?(?![のはがをにでとも])\\p{Script=Hiragana}{0,8}${JAPANESE_LETTER}{1,16}` +
    `|(?<![\\p{Script=Han}\\p{Script=Katakana}ー])${JAPANESE_LETTER}{2,16}[ 　]?(?:株式会社|有限会社|合同会社|[（(][株有][）)]|㈱|㈲)`,
  "gu",
);
/** Firms, hospitals, schools and offices of China and Taiwan, and the Japanese ones called alike, from a boundary on. */
const CHINESE =
  /(?<=^|[\s：:，,。、；;（(“「])[\p{Script=Han}A-Za-z]{2,14}?(?:股份有限公司|有限责任公司|有限公司|集团|集團|综合医院|綜合醫院|人民医院|附属医院|大学医院|医院|醫院|诊所|診所|卫生院|病院|大学|大學|银行|銀行|法院|派出所|出版社|日报|日報|新聞社|新闻社|保险公司|律师事务所|会计师事务所|事務所)(?=$|[\s：:，,。、；;）)”」的是在与和通知提醒您你向为將将])/gmu;
/** Words that say which hospital or bank, and name none. */
const CHINESE_ANY =
  /^(?:我们?|你们?|您|他们?|她们?|这家|那家|这个|那个|該|该|本|某|一家|各|所有|附近|当地|请|去|到|在|从|向|问|联系)/u;
/** Korean legal forms, and what hospitals, papers and offices end in, before particles. */
const PARTICLE =
  "(?=(?:입니다|이며|이고|에서|에게|에는|에도|으로|이라|은|는|을|를|의|에|과|와|로|도|이|가)(?!\\p{Script=Hangul}{2})|[^\\p{Script=Hangul}]|$)";
const KOREAN = new RegExp(
  `(?:\\(주\\)|㈜|\\(유\\)|\\(사\\)|\\(재\\)|(?:주식회사|유한회사|사단법인|재단법인|의료법인) )[\\p{Script=Hangul}A-Za-z0-9&]{2,14}?${PARTICLE}` +
    `|(?<![\\p{Script=Hangul}])[\\p{Script=Hangul}A-Za-z]{2,10}?(?:\\(주\\)|㈜| 주식회사|대학교병원|대학병원|종합병원|한방병원|요양병원|병원|대학교|고등학교|중학교|초등학교|유치원|은행|저축은행|공사|공단|일보|신문|뉴스|방송|출판사|법원|검찰청|경찰서|시청|구청|보험|생명|증권|카드사|전자|그룹|협회|재단|연구소|연구원)${PARTICLE}`,
  "gu",
);
/** Words that say which of them, and name none. */
const KOREAN_ANY =
  /^(?:우리|저희|이|그|저|동네|근처|인근|지방|개인|시중|해당|다른|어느|무슨|거래|주거래|담당|관할|현지|각|모든|여러|국내|해외|인터넷|대형|대학|종합|한방|요양|동물|산부인과|손해|건강|자동차|여행|국민건강|실손|생명|고용|산재|사회|가짜|오늘|어제|최신|속보)(?:병원|대학교?|은행|보험|신문|뉴스|방송|학교|법원|경찰서|그룹|협회|전자|생명|출판사|유치원|공사|카드사|증권)/u;
/** Arabic bodies: the word for them, a name, and what goes on with the article. */
const ARABIC =
  /(?<![\p{Script=Arabic}])(?:شركة|جامعة|مستشفى|بنك|مصرف|وزارة|جريدة|صحيفة|وكالة|مدرسة|مؤسسة|جمعية|محكمة|قناة|مجموعة|بلدية|كلية|معهد|نادي|فندق|مطعم|صيدلية|دار) (?:ال[\p{Script=Arabic}]{2,14}|[\p{Script=Arabic}]{3,14}(?= (?:ال|لل)[\p{Script=Arabic}]{3})|(?:تونس|مصر|دبي|أبوظبي|قطر|لبنان|الأردن) [\p{Script=Arabic}]{3,14})(?: (?:ال|لل)[\p{Script=Arabic}]{3,14}){0,2}/gu;
/** What the article begins that only says which: "the big company". */
const ARABIC_ANY =
  /^\p{Script=Arabic}+ (?:الذي|التي|الذين|الآن|اليوم|التالي|الجديد|الكبير|المذكور|الى|الكبرى)/u;

const SCRIPTS = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Arabic}]/u;

/** Firms, hospitals, schools, papers and offices in scripts without capitals, by the words they are called by. Linear. */
export function caselessBodies(analysis: Analysis): TaggedName[] {
  const { text } = analysis;
  if (!SCRIPTS.test(text)) return [];
  const found = [
    ...text.matchAll(JAPANESE),
    ...[...text.matchAll(CHINESE)].filter(({ 0: value }) => !CHINESE_ANY.test(value)),
    ...[...text.matchAll(KOREAN)].filter(({ 0: value }) => !KOREAN_ANY.test(value)),
    ...[...text.matchAll(ARABIC)].filter(({ 0: value }) => !ARABIC_ANY.test(value)),
  ];
  return found.flatMap(({ index, 0: value }) =>
    nameAt(analysis, {
      kind: "ORGANIZATION",
      start: index,
      end: index + value.trimEnd().length,
      confidence: CONFIDENCE,
    }),
  );
}
