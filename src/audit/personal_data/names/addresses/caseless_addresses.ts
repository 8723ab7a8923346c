interface Span {
  readonly start: number;
  readonly end: number;
}

/** Words for an address, in scripts without capitals, and what joins them with it. */
const LABEL =
  /(?:(?:(?:मेरा |घर का |वर्तमान |स्थायी )?(?:पता|पत्ता)|ঠিকানা|முகவரி|చిరునామా|ವಿಳಾಸ|വിലാസം|સરનામું|ਪਤਾ|پتہ|آدرس|نشانی|(?:ال)?عنوان(?:ي|ه|ها|نا)?|כתוב(?:ת|תי|תו|תה)(?: מגורים)?|ที่อยู่(?:จัดส่ง|ปัจจุบัน)?|(?:收货|收貨|家庭|通讯|通訊|联系|聯絡|寄件|送货|送貨|户籍|戶籍|居住)?地址|住址|(?:ご)?住所|お届け先|送付先|(?:집 |배송지 |자택 )?주소|배송지)(?: ?(?:है|হলো|आहे|છે|هو|است|ہے|היא|คือ|是|为|為|は|은|는))?\s?[:：-]?\s{0,2}\n?|(?:(?:أسكن|اسكن|نسكن|ساكن|ساكنة|يسكن|تسكن|أقيم|مقيم|مقيمة|يقيم|تقيم) (?:في |ب)?)|(?:住在|家住|现住|住(?=[\p{Script=Han}]{2,4}[市省区县])|我家在|住んでいるのは))/gu;
const MAYBE = /[\u0590-\u06ff\u0900-\u0eff]|地址|住|お届け先|送付先|주소|배송지/u;

/** Where the address ends: the sentence, another entry of the form, the words that close it. */
const END =
  /[।。！？!?；;\n@]|(?<!(?:^|[\s.,])[\p{L}\p{M}]{1,3})\.(?!\d)(?=\s|$)|です|でお願|にお|まで|お電話|電話番号|電話|携帯|担当|氏名|お名前|姓名|电话|手机|手機|邮编|联系人|收件人|備考|备注|车牌|身份证|银行卡|연락처|전화|휴대폰|이름|성함|수령인|입니다|이고|이에요|예요|이며|으로 |[,،，、]? ?(?:(?:मोबाइल|मोबाईल|फ़ोन|फोन|ফোন|মোবাইল|கைபேசி|هاتف|جوال|الجوال|رقم|تلفن|موبایل|טל['׳]?|טלפון|נייד|โทร|เบอร์|इस|और मेरा|है|हैं|आहे|છે|است|ہے|و(?:رقم|هاتف|جوال)|ครับ|ค่ะ|นะ|谢谢|請|请|E-?mail|email|Tel)(?![\p{L}])|https?:)/iu;
const LONGEST = 120;
const FEWEST = 6;
/** What is left of it holds a number and some words. */
const HOUSE = /\d/u;
const WORDS = /\p{L}[\p{L}\p{M}]*[ ,،、，/-]+.*\p{L}|[\p{Script=Han}\p{Script=Hangul}]{3}/su;
const OPENING = /^[\s:：,،、，"'「『-]+/u;
/** What is said about addresses rather than one. */
const TALK = /(?:غير صحيح|غلط|बदल|गलत|更改|修改|变更|変更|바꾸|변경|错误|錯誤|有误|לשנות|לעדכן)/u;

/** Addresses behind the word for one, in scripts without capitals. Linear. */
export function caselessAddresses(text: string): Span[] {
  if (!MAYBE.test(text)) return [];
  return [...text.matchAll(LABEL)].flatMap(({ index, 0: label }) => {
    const from = index + label.length;
    const rest = text.slice(from, from + LONGEST);
    const lead = OPENING.exec(rest)?.[0].length ?? 0;
    const stretch = rest.slice(lead);
    const value = stretch.slice(0, END.exec(stretch)?.index ?? stretch.length);
    const written = value.replace(/[\s,،、，.:：」』"'-]+$/u, "");
    if (written.length < FEWEST || !HOUSE.test(written) || !WORDS.test(written)) return [];
    if (TALK.test(written)) return [];
    return [{ start: from + lead, end: from + lead + written.length }];
  });
}
