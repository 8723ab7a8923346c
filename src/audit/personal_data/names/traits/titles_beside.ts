/** The stretch of a person's name. */
interface Span {
  readonly start: number;
  readonly end: number;
}

/** Titles right before a name, in scripts without capitals, behind prefixes that are none of them. */
const BEFORE =
  /(?:(?<![\p{Script=Arabic}\p{M}])[ولبفك]?(السيد|السيدة|الآنسة|الأستاذ|الأستاذة|أستاذ|أستاذة|الدكتور|الدكتورة|دكتور|دكتورة|د\.|أ\.د\.|أ\. ?د\.|أ\.|م\.|المهندس|المهندسة|الشيخ|الشيخة|الحاج|الحاجة|القاضي|القاضية|المحامي|المحامية|النائب|النائبة|العقيد|العميد|اللواء|الرائد|النقيب|الملازم|المقدم|الفريق|البروفيسور|الأب|القس|القسيس|الإمام|الأمير|الأميرة|المستشار|المستشارة|الطبيب|الطبيبة|آقای|خانم|دکتر|جناب|مهندس|استاد|ڈاکٹر|محترمہ)|(?<![\p{Script=Hebrew}])[ולבמשכה]{0,2}(ד"ר|ד״ר|דוקטור|פרופ['׳]|פרופסור|עו"ד|עו״ד|רו"ח|רו״ח|מר|גב['׳]|גברת|אדון|העלמה|הרב|הרבנית|רס"ן|סא"ל|אל"מ|תא"ל|סגן|סרן|סמ"ר|השופט|השופטת|אינג['׳]|האחות)|(?<![\p{Script=Devanagari}\p{M}])(श्री|श्रीमती|सुश्री|कुमारी|डॉ\.?|डॉक्टर|डा\.|प्रो\.?|प्रोफेसर|प्रोफ़ेसर|पंडित|पं\.|मौलाना|एडवोकेट|अधिवक्ता|इंजीनियर|मेजर|कर्नल|कैप्टन|जस्टिस|न्यायमूर्ति|स्वामी|जनाब|मिस्टर|मिसेज|मिस|बेगम साहिबा)|(?<![\p{Script=Bengali}\p{M}])(জনাব|ডা\.|ডাঃ|ড\.|অধ্যাপক|শ্রী|শ্রীমতী|বেগম|মোসাম্মৎ)|(திரு\.?|திருமதி|டாக்டர்)|(ბატონი|ბატონო|ქალბატონი|ქალბატონო|ექიმი)) $/u;
/** In Thai no space need stand between. */
const THAI_BEFORE =
  /(?:นางสาว|น\.ส\.|นาย|นาง|คุณ|เด็กชาย|เด็กหญิง|ด\.ช\.|ด\.ญ\.|ดร\.|ผศ\.|รศ\.|ศ\.|(?:ผศ|รศ|ศ)\. ?ดร\.|นพ\.|พญ\.|ทพ\.|ทพญ\.|ภก\.|ภญ\.|อาจารย์|คุณหมอ|คุณครู|หมอ|ครู|ทนาย|พระ|หลวงพ่อ|พล\.[อทตร]\.(?:[อทตจ]\.)?|พ\.(?:ต\.)?[อทต]\.|ร\.(?:ต\.)?[อทต]\.|ด\.ต\.|ส\.ต\.[อทต]\.|จ\.ส\.[อทต]\.|ว่าที่ร้อยตรี|ม\.ร\.ว\.|ม\.ล\.) ?$/u;
/** Titles behind a name, without a space in Chinese and mostly in Japanese, with one in Korean. */
const BEHIND =
  /^(?:(?:女士|先生|小姐|太太|夫人|同志|老师|老師|医生|醫生|医师|醫師|教授|博士|律师|律師|经理|經理|总经理|總經理|主任|院长|院長|校长|校長|局长|局長|处长|處長|科长|科長|部长|部長|厂长|店长|店長|警官|法官|大夫|护士|護士|护士长|師傅|师傅|老板|老闆|董事长|董事長)|[ 　]?(?:様|さま|さん|氏|殿|くん|君|ちゃん|先生|教授|准教授|部長|課長|社長|副社長|店長|係長|主任|次長|専務|常務|会長|院長|校長|園長|所長|理事長|医師|看護師|博士|弁護士|警部|巡査|監督|選手)|(?:बाबू| जी| साहब| साहिब)|[ ](?:씨|님|선생님|교수님|박사님|과장님|부장님|차장님|대리님|팀장님|대표님|사장님|원장님|변호사님|간호사님|기사님|목사님|신부님|스님|군|양)|님)/u;
const LONGEST_BEFORE = 16;
const LONGEST_BEHIND = 8;

/** The titles right before and behind persons in scripts without capitals: "נכח מר", "田所先生". */
export function titlesBeside(
  text: string,
  persons: readonly Span[],
): { index: number; 0: string }[] {
  return persons.flatMap(({ start, end }) => {
    const from = Math.max(0, start - LONGEST_BEFORE);
    const before = text.slice(from, start);
    const match = BEFORE.exec(before);
    const title = match?.slice(1).find((group) => group !== undefined);
    const thai = THAI_BEFORE.exec(before);
    const behind = BEHIND.exec(text.slice(end, end + LONGEST_BEHIND))?.[0];
    const found: { index: number; 0: string }[] = [];
    if (title !== undefined) found.push({ index: start - 1 - title.length, 0: title });
    else if (thai !== null) found.push({ index: from + thai.index, 0: thai[0].trimEnd() });
    if (behind !== undefined) {
      const word = behind.trimStart();
      found.push({ index: end + behind.length - word.length, 0: word });
    }
    return found;
  });
}
