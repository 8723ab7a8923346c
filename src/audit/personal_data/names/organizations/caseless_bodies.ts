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

/** Thai firms between the word for them and that for their liability, and bodies up to the next space. */
const THAI =
  /(?:บริษัท|ห้างหุ้นส่วนจำกัด|หจก\.) ?[\p{L}\p{M}\d().& ]{2,40}? จำกัด(?: ?\(มหาชน\))?|(?:มหาวิทยาลัย|วิทยาลัย|โรงเรียน|โรงพยาบาล|ธนาคาร|สถานีตำรวจ|สำนักงาน|กระทรวง|มูลนิธิ|สมาคม|สโมสร|เทศบาล|องค์การ|คลินิก|ร้าน|โรงแรม|ศาล|สถาบัน|สหกรณ์)(?!ที่|นี้|นั้น|ของ|ใน|ใกล้|และ|หรือ|ไหน|อะไร|เลย|รัฐ|เอกชน|อาหาร|กาแฟ|ค้า|ขาย|ยา|เจ้า)[\p{Script=Thai}]{3,24}(?=$|[\s.,)”"])/gu;
/** Hebrew firms by their form, and hospitals, schools, banks and offices by their word. */
const HEBREW =
  /(?<![\p{Script=Hebrew}])(?:[\p{Script=Hebrew}.'׳"״-]{2,14} ){1,3}בע["״]מ(?!\p{L})|(?<=(?<![\p{Script=Hebrew}])[ושכ]?[בלמה]?)(?:בית[ -]ה?חולים|בית[ -]ספר|בית[ -]הספר|אוניברסיטת|מכללת|בנק|קופת חולים|עיריית|מועצת|משרד ה|תיכון|גימנסיה|קליניקת|מרפאת|מסעדת|חברת הביטוח|עמותת|ישיבת|סמינר|מכון|רשת|הוצאת|עיתון|מועדון) ?(?!הזה|הזאת|שלי|שלנו|של|הקרוב|החדש|ש)[\p{Script=Hebrew}'׳"״-]{3,14}(?: (?:אביב|גוריון|חולים|שבע|יוסף|השרון|אילן|לאומי|הפועלים))?(?![\p{Script=Hebrew}])/gu;
/** Hindi bodies: up to three words, and the word that says what they are. */
const HINDI =
  /(?<![\p{Script=Devanagari}\p{M}])(?:(?:भारतीय |राजकीय |केंद्रीय |सेंट |श्री |न्यू |दिल्ली |पंजाब |इलाहाबाद )?[\p{Script=Devanagari}\p{M}]{3,14} (?:स्टेट )?(?:बैंक|अस्पताल|हॉस्पिटल|विद्यालय|महाविद्यालय|विश्वविद्यालय|कॉलेज|स्कूल|पब्लिक स्कूल|कोचिंग|क्लीनिक|नर्सिंग होम|मेडिकल कॉलेज|मेडिकल स्टोर|इंश्योरेंस|बीमा निगम|लिमिटेड|प्राइवेट लिमिटेड|जागरण|भास्कर|टाइम्स|समाचार|ट्रस्ट|फाउंडेशन|संस्थान|नगर निगम|उच्च न्यायालय|रेस्टोरेंट|होटल|ज्वेलर्स|ट्रेडर्स|एंटरप्राइजेज))(?![\p{Script=Devanagari}\p{M}])/gu;
/** Words before such a word that only say which. */
const HINDI_ANY =
  /^(?:मेरे|मेरा|मेरी|हमारे|हमारा|अपने|अपना|आपके|आपका|उसके|उनके|किसी|सरकारी|निजी|प्राइवेट|नज़दीकी|नजदीकी|पास|बड़े|बड़ा|अच्छे|अच्छा|नए|नया|पुराने|स्थानीय|दूसरे|और|वह|यह|एक|कोई|इस|उस|जिस|गाँव|शहर|जिला|ज़िला|में|से|को|का|के|की|पर|ने|कि|तक) /u;
/** Chinese and Japanese bodies by their word where another goes on behind it, and shops and couriers everybody knows. */
const KNOWN =
  /(?:顺丰速运|顺丰|中通快递|圆通速递|申通快递|韵达快递|京东|淘宝|天猫|拼多多|美团|饿了么|滴滴出行|阿里云|腾讯云|支付宝|微信支付|华为云|海底捞|瑞幸咖啡|招商银行|工商银行|建设银行|农业银行|中国银行|交通银行|平安保险|中国人寿|中国移动|中国联通|中国电信|国家电网|新华社|人民日报|中国国航|東方航空|南方航空)(?!人)|(?<![\p{Script=Katakana}ー])(?:楽天(?:市場|銀行|カード|モバイル)?|ヤマト運輸|佐川急便|日本郵便|ゆうちょ銀行|三菱UFJ銀行|三井住友銀行|みずほ銀行|セブン-?イレブン|ローソン|ファミリーマート|イオン|ユニクロ|ニトリ|メルカリ|ソフトバンク|ドコモ|トヨタ自動車|読売新聞|朝日新聞|毎日新聞|日本経済新聞|ハローワーク)(?![\p{Script=Katakana}ー])|\p{Script=Han}{2,6}(?:大学医学部附属病院|大学附属病院|大学病院|中央病院|市民病院|総合病院|赤十字病院|市立病院|県立病院)|(?<![\p{Script=Han}])(?:\p{Script=Han}{2,8}|[\p{Script=Hiragana}]{2,6}\p{Script=Han}{1,3})(?:小学校|中学校|高等学校|幼稚園|保育園|大学(?!生|院|病院|時代|入試|受験|教授|受験|ノート|へ行|進学)|市役所|区役所|警察署|税務署|信用金庫|郵便局|工業(?=の|に|で|は|が))(?![\p{Script=Han}])|\p{Script=Han}{2,10}大学医学院附属第[一二三四五六]医院|(?:카카오뱅크|토스뱅크|케이뱅크|네이버페이|카카오페이|우체국택배|CJ대한통운|한진택배|로젠택배|쿠팡|배달의민족|당근마켓|번개장터|네이버|카카오|하이마트|올리브영|이마트|롯데마트|홈플러스|국세청|건강보험공단|근로복지공단)|(?:ไปรษณีย์ไทย|เคอรี่ เอ็กซ์เพรส|แฟลช เอ็กซ์เพรส|ไทยรัฐ|เดลินิวส์|มติชน|ข่าวสด|การบินไทย|ปตท\.|เซเว่นอีเลฟเว่น|ลาซาด้า|ช้อปปี้|เอไอเอส|ทรูมูฟ)|(?<=(?<![\p{Script=Hebrew}])[ושכ]?[בלמה]?)(?:סופר-פארם|שופרסל|רמי לוי|בזק|סלקום|פרטנר|פלאפון|מכבי שירותי בריאות|קופת חולים כללית|לאומית|מגדל ביטוח|הראל ביטוח|ישראכרט|ביטוח לאומי|דואר ישראל|רכבת ישראל|חברת החשמל|צה"ל|מד"א|ידיעות אחרונות|מעריב|גלובס)(?![\p{Script=Hebrew}])|(?<![\p{Script=Devanagari}\p{M}])(?:एलआईसी|एसबीआई|आईसीआईसीआई बैंक|एचडीएफसी बैंक|भारतीय रेल|भारतीय डाक|रिज़र्व बैंक|दैनिक जागरण|दैनिक भास्कर|अमर उजाला|एम्स|साइबर सेल|आयकर विभाग|पेटीएम|फ्लिपकार्ट|अमेज़न|जियो|एयरटेल)(?![\p{Script=Devanagari}\p{M}])|(?<![\p{Script=Arabic}])(?:قناة الجزيرة|قناة العربية|الأهرام|المصري اليوم|أرامكو|اتصالات|فودافون|أورانج|موبايلي|بنك مصر|البنك الأهلي|مصرف الراجحي|طيران الإمارات|الخطوط السعودية)(?![\p{Script=Arabic}])/gu;

const SCRIPTS =
  /[\p{Script=Han}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Thai}\p{Script=Hebrew}\p{Script=Devanagari}]/u;

/** Firms, hospitals, schools, papers and offices in scripts without capitals, by the words they are called by. Linear. */
export function caselessBodies(analysis: Analysis): TaggedName[] {
  const { text } = analysis;
  if (!SCRIPTS.test(text)) return [];
  const found = [
    ...text.matchAll(JAPANESE),
    ...[...text.matchAll(CHINESE)].filter(({ 0: value }) => !CHINESE_ANY.test(value)),
    ...[...text.matchAll(KOREAN)].filter(({ 0: value }) => !KOREAN_ANY.test(value)),
    ...[...text.matchAll(ARABIC)].filter(({ 0: value }) => !ARABIC_ANY.test(value)),
    ...text.matchAll(THAI),
    ...text.matchAll(HEBREW),
    ...[...text.matchAll(HINDI)].filter(({ 0: value }) => !HINDI_ANY.test(value)),
    ...text.matchAll(KNOWN),
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
