import { CHINESE_SURNAMES, RARER_SURNAMES } from "./chinese_surnames.ts";
import { matchSpans } from "../match_spans.ts";

/** Chinese family names of two characters. */
const COMPOUND =
  "欧阳|歐陽|司马|司馬|上官|诸葛|諸葛|东方|皇甫|尉迟|公孙|慕容|令狐|夏侯|司徒|端木|长孙|宇文|独孤|南宫|轩辕|闻人|澹台|呼延|百里|东郭|西门|申屠|鲜于";

/** Family names of one syllable. */
const KOREAN_SURNAMES =
  "김이박최정강조윤장임한오서신권황안송류홍전고문손양배백허남심노하곽성차주우구민유나진지엄채원천방공현함변염여추도소석선설마길연위표명기반왕금옥육인맹제모탁국은편용";
/** What begins with such a syllable and stands where a name could, but is somebody's part or kind. */
const KOREAN_NO_NAMES =
  "고객|고모|고등|신규|신청|신입|신부|신혼|우수|우리|최고|최근|최종|전문|전체|전화|전업|전임|한국|한분|한명|정회|정규|정보|정말|이용|이번|이미|이모|이민|이혼|이사|이전|이후|이것|이슬|오랜|오늘|임시|임차|임대|임산|임원|임직|해당|기존|기사|기타|기독|주요|주인|주부|주문|주민|주소|일반|모든|다른|선생|선배|선임|손님|강사|정부|서방|오빠|조교|조카|조합|조선|장인|장모|장애|장학|지원|지금|지난|지인|배우|배송|배달|남편|남자|남성|여자|여성|여행|여러|구매|구직|구독|명의|소유|소비|소상|방문|방금|현직|현재|현장|원장|원어|변호|변리|성인|연구|연락|공무|공동|공인|유학|유저|유튜|천주|미성|노동|노인|도우|표준|인사|인턴|국민|은퇴|은행|용의|위원|진행|진료|차장|추가|채용|채권|채무|하객|안내|안녕|양육|양도|문의|송금|심사|권리|백수|황당|금융|기업|제가|제일|모두|마지|석사|설계|육아|함께|반장|반드|왕복|옥상|탁월|편의|길이";
/** A full name: the family name, and one or two syllables more. */
const KOREAN_NAME = `(?!${KOREAN_NO_NAMES})(?:황보|남궁|제갈|사공|선우|서문|독고|동방|[${KOREAN_SURNAMES}])\\p{Script=Hangul}{1,2}`;

const PATTERNS: readonly RegExp[] = [
  new RegExp(
    `[${CHINESE_SURNAMES}]\\p{Script=Han}{0,2}?(?=(?:女士|先生|小姐|太太|老师|老師|医生|醫生|教授|律师|律師|经理|經理|同学|同學))`,
    "gu",
  ),
  new RegExp(
    `(?<=(?:我叫|名叫|叫做|全名(?:是|叫)?|真名(?:是|叫)?|本名(?:是|叫)?|姓名[：:是]\\s?|我是|患者|客户|客戶|(?:寄件人|收件人|患者姓名|联系人|聯絡人|收货人|收貨人|申请人|申請人|经办人|負責人|负责人|投保人|被保险人|监护人|户名|戶名)(?:姓名)?[：:]\\s?))(?:(?:${COMPOUND})\\p{Script=Han}{1,2}|[${CHINESE_SURNAMES}]\\p{Script=Han}{1,2})(?=[，,。；;、（(：:\\s]|$)`,
    "gu",
  ),
  // Married women put the husband's family name first.
  new RegExp(
    `(?<=(?<!\\p{Script=Han})|患者|客户|客戶)[${CHINESE_SURNAMES}${RARER_SURNAMES}][${CHINESE_SURNAMES}]\\p{Script=Han}{2}(?=女士|小姐|太太|[，,]\\d)`,
    "gu",
  ),
  /(?<![\p{Script=Han}])[\p{Script=Han}]{1,4}[ 　][\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{1,5}(?=[ 　]?(?:さん|様|氏|くん|ちゃん|殿)(?![\p{Script=Han}]))/gu,
  /(?<![\p{Script=Han}])[\p{Script=Han}]{2,4}(?=[ 　](?:様|殿|さん)(?![\p{Script=Han}\p{Script=Hiragana}]))/gu,
  /[\p{Script=Katakana}ー]{2,12}(?:[・＝][\p{Script=Katakana}ー]{1,12}){1,3}(?=[ 　]?(?:さん|様|氏|くん|ちゃん|殿)(?![\p{Script=Han}]))/gu,
  /(?<![\p{Script=Han}])[\p{Script=Han}]{2,6}(?=(?:さん|様|氏|(?<![行書聞歩働動置引泣開着付続届履描抱咲弾])くん|ちゃん)(?![\p{Script=Han}]))/gu,
  /(?<!\p{Script=Han})[\p{Script=Han}]{1,3}[\p{Script=Katakana}ー]{2,5}(?=(?:さん|様|氏|くん|ちゃん|殿)(?![\p{Script=Han}]))/gu,
  /[\p{Script=Han}]{2,4}(?=(?:さん|様|氏|(?<![行書聞歩働動置引泣開着付続届履描抱咲弾])くん|ちゃん)(?![\p{Script=Han}]))/gu,
  /(?<=(?:名前は|氏名[：:は] ?|私は|わたくし、?|^))[\p{Script=Han}\p{Script=Katakana}ー]{2,8}(?:[ 　・][\p{Script=Han}\p{Script=Katakana}ー]{1,8})?(?=と申し|といいます|と言います)/gmu,
  /(?<=(?:名前は|氏名[：:は] ?|氏名[ 　]))[\p{Script=Han}\p{Script=Katakana}ー]{2,8}(?:[ 　・][\p{Script=Han}\p{Script=Katakana}ー]{1,8})?(?=です|でございます|[、。，,\n]|$)/gmu,
  /(?<=(?:担当者?|ご担当|氏名|お名前|名前|ご本人|患者名?|契約者|申込者|受取人|宛名|差出人|保護者|世帯主|主治医|担当医|執刀医|医師|看護師|院長|弁護士|代表者?|代表取締役|責任者|同席者|出席者|記録者|作成者|署名|依頼者|施主|買主|売主|貸主|借主)[：:][ 　]?)(?![\p{Script=Han}]{1,5}(?:部|課|係|室|店|局|社|窓口|欄|者|科|所))[\p{Script=Han}\p{Script=Katakana}ー]{1,6}(?:[ 　][\p{Script=Han}\p{Script=Katakana}ー]{1,5})?(?=[、。，,（(\n／/]|様|$)/gmu,
  new RegExp(
    `(?<=(?:[我她他你](?:爸|妈|爷爷|奶奶|哥|姐|弟|妹|叔|姨|舅|姑)|我先生|我太太|爸爸|妈妈|老公|老婆|丈夫|妻子|儿子|女儿|同事|邻居|房东|室友|朋友|班主任))(?:(?:${COMPOUND})\\p{Script=Han}{1,2}|[${CHINESE_SURNAMES}]\\p{Script=Han}{1,2})(?=今年|昨天|今天|明天|上週|上周|目前|已经|已經|的(?:电话|手机|身份|银行|微信|号码)|[（(]|电话|手机号|身份证)`,
    "gu",
  ),
  new RegExp(
    `(?<=(?:主播|主持人|记者|記者|教练|租客|客户|患者|病人|员工|家长|业主|住户|乘客|会员))(?:(?:${COMPOUND})\\p{Script=Han}{1,2}|[${CHINESE_SURNAMES}]\\p{Script=Han}{1,2})(?=的(?:声音|脸|照片|电话|手机|地址|病历|成绩|工资|档案|账户|家))`,
    "gu",
  ),
  /(?<=(?:이름은|이름이|성함은|성명은|성명[:：]|이름[:：]) ?)[\p{Script=Hangul}]{2,4}?(?=(?:이고|이며|입니다|이에요|예요|이라고|라고|[,.\s]|$))/gmu,
  /(?<!\p{Script=Hangul})[김박최정강조윤장임오서권황안송류홍문손양배백허남심노하곽성차구민유나진지엄채천방공변염여추](?= (?:선생님|교수님|과장님|부장님|차장님|팀장님|대표님|사장님|원장님|변호사님|박사님|간호사님|기사님|씨)(?:[은는이가을를의과와께도]|[^\p{Script=Hangul}]|$))/gu,
  new RegExp(
    `(?<=(?:저는|전|나는) )${KOREAN_NAME}(?=(?:이라고|라고) |이고[ ,]|입니다|이에요|예요|인데)`,
    "gu",
  ),
  new RegExp(
    `(?<!\\p{Script=Hangul})${KOREAN_NAME}(?= (?:고객|회원|환자|과장|대리|부장|팀장|사원|선생|교수|변호사|간호사|기사|학생|사장|차장|주임|씨)(?:님|[은는이가을를의과와께에도]|[^\\p{Script=Hangul}]|$))`,
    "gu",
  ),
  new RegExp(
    `(?<!\\p{Script=Hangul})${KOREAN_NAME}(?= ?(?:님|씨)(?:은|는|이|가|을|를|의|과|와|도|께|에게|한테|로|라고|랑|이고|이며|입니다|이신|이세요|이라|으로|[^\\p{Script=Hangul}]|$))`,
    "gu",
  ),
  new RegExp(
    `(?<=(?:명의자|예금주|임차인|임대인|세입자|환자|고객|직원|학생|회원|가입자|수신자|보호자|신청자|담당자|피보험자|계약자|대표자|소유자|배우자|성함|이름|성명)(?:[은는]|[:：]|의 이름은|분은)? )${KOREAN_NAME}(?=(?:이고|이며|입니다|이에요|예요|님| 님|씨| 씨|[,(（]| \\())`,
    "gu",
  ),
];

/** Chinese, Japanese and Korean names by the courtesy titles and words around them. */
export function eastAsianPersons(text: string): { start: number; end: number }[] {
  if (!/[\p{Script=Han}\p{Script=Hangul}]/u.test(text)) return [];
  return matchSpans(text, PATTERNS);
}
