import { CHINESE_SURNAMES } from "./chinese_surnames.ts";
import { matchSpans } from "./match_spans.ts";

const PATTERNS: readonly RegExp[] = [
  new RegExp(
    `[${CHINESE_SURNAMES}]\\p{Script=Han}{0,2}?(?=(?:女士|先生|小姐|太太|老师|老師|医生|醫生|教授|律师|律師|经理|經理|同学|同學))`,
    "gu",
  ),
  new RegExp(
    `(?<=(?:我叫|名叫|姓名[：:是]\\s?|我是|患者|客户|客戶))[${CHINESE_SURNAMES}]\\p{Script=Han}{1,2}(?=[，,。；;、（(\\s]|$)`,
    "gu",
  ),
  /(?<![\p{Script=Han}])[\p{Script=Han}]{2,6}(?=(?:さん|様|氏|くん|ちゃん)(?![\p{Script=Han}]))/gu,
  /[\p{Script=Han}]{2,4}(?=(?:さん|様|氏|くん|ちゃん)(?![\p{Script=Han}]))/gu,
  /(?<=(?:名前は|氏名[：:は] ?|私は|わたくし、?|^))[\p{Script=Han}\p{Script=Katakana}ー]{2,8}(?:[ 　・][\p{Script=Han}\p{Script=Katakana}ー]{1,8})?(?=と申し|といいます|と言います)/gmu,
  /(?<=(?:名前は|氏名[：:は] ?|氏名[ 　]))[\p{Script=Han}\p{Script=Katakana}ー]{2,8}(?:[ 　・][\p{Script=Han}\p{Script=Katakana}ー]{1,8})?(?=です|でございます|[、。，,\n]|$)/gmu,
  /(?<=(?:이름은|이름이|성함은|성명은|성명[:：]|이름[:：]) ?)[\p{Script=Hangul}]{2,4}?(?=(?:이고|이며|입니다|이에요|예요|이라고|라고|[,.\s]|$))/gmu,
  /(?<=(?:저는|전) )(?!고객)[김이박최정강조윤장임한오서신권황안송류홍전고문손양배백허남][\p{Script=Hangul}]{2}(?=(?:이라고|라고) )/gu,
  /(?<![\p{Script=Hangul}])(?!고객|신규|우수|최고|전문|한국|정회|이용|오랜|임시|해당|기존|주요|일반|모든|다른)[김이박최정강조윤장임한오서신권황안송류홍전고문손양배백허남][\p{Script=Hangul}]{2}(?= (?:고객|회원|환자|과장|대리|부장|팀장|사원|선생|교수|변호사)님)/gu,
  /(?<![\p{Script=Hangul}])(?!고객|고모|이모|이사|주인|선생|손님|강사|정부|서방|오빠|조교|조카|장인|장모|한국|신부|신입|지원|임원|임차|전문|배우|남편|최고)[김이박최정강조윤장임한오서신권황안송류홍전고문손양배백허남][\p{Script=Hangul}]{1,2}(?=(?: ?씨|님)(?![가-힣]{2}))/gu,
];

/** Chinese, Japanese and Korean names by the courtesy titles and words around them. */
export function eastAsianPersons(text: string): { start: number; end: number }[] {
  if (!/[\p{Script=Han}\p{Script=Hangul}]/u.test(text)) return [];
  return matchSpans(text, PATTERNS);
}
