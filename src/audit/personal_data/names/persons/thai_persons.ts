import { CASELESS_NAMES } from "../../../tagging/gazetteer/caseless_names.ts";
import { WORLD_GIVEN, worldNameBits } from "../../../tagging/world_names.ts";
import { matchSpans } from "../match_spans.ts";
import { isSureGiven } from "./is_sure_given.ts";

interface Span {
  readonly start: number;
  readonly end: number;
}

/** What a polite sentence to "you" goes on with behind the word that is also "Mr" and "Ms". */
const NO_NAME =
  "ชื่อ|สามารถ|ต้อง|จะ|ได้|มี|ไม่|ควร|อาจ|ยัง|กำลัง|เคย|ชอบ|อยาก|ภาพ|สมบัติ|ลูกค้า|ครู|หมอ|พ่อ|แม่|ค่า|เป็น|กรอก|คือ|ใช้|ทำ|เห็น|รู้|คิด|พบ|รับ|ส่ง|กด|เลือก|ดู|เข้า|ไป|มา(?:ก|ถึง)|ขอ|ให้|พร้อม|โทร|แจ้ง|ถาม|ซื้อ|จ่าย|ชำระ|โอน|ลง|ติดต่อ|ผู้|ทั้ง|และ|กับ|ใน|ที่|นี้|นั้น|เอง|เพิ่ง|ก็|หรือ|จาก|เพื่อ|แล้ว|ถูก|อยู่|ตอบ|บอก|พูด|เปิด|ปิด|สนใจ|ว่า|ยินดี|ภาย|คะ|ค่ะ|ครับ|เรา|เขา|ของ|ตาม|โดย|เมื่อ|ถ้า|หาก|ค้น|สั่ง|จอง|เดิน|ฝาก|ถอน|ตั้ง(?!ตระกูล|สกุล|วงศ์|กิจ|เจริญ|ศิริ|สิริ|ธน|พงศ์|พงษ์)|ประสงค์|สมัคร";
const TITLES =
  "นางสาว|น\\.ส\\. ?|นาย(?!จ้าง|หน้า|ทุน|ก|อำเภอ|ทะเบียน)|นาง(?!สาว|แบบ|พยาบาล|ฟ้า|เอก)|ด\\.ช\\. ?|ด\\.ญ\\. ?|เด็กชาย|เด็กหญิง|ดร\\. ?|คุณ|ชื่อ|(?:ลูกค้า|ผู้ป่วย|ผู้เช่า|พนักงาน|นักเรียน|ผู้กู้|ผู้สมัคร)(?=[ \\u0e01-\\u0e4e])";
const GIVEN = `(?!${NO_NAME})[\\u0e01-\\u0e4e]{2,14}`;
const SURNAME = `(?!${NO_NAME}|เรื่อง|ตอน|ช่วง|ประธาน|เลขา|สัญชาติ|ทำงาน|เพราะ|แต่|ซึ่ง|ชาว|คน|ห้อง|จังหวัด|ถนน|ซอย|อำเภอ|ตำบล|บริษัท|โรงพยาบาล|เลข|เบอร์|อายุ|เกิด|บ้าน|แผนก|โรค|หน่อย|ด้วย|วัน|เดือน|สวัสดี)[\\u0e01-\\u0e4e]{3,20}`;
/** Titles in a row before the name: "ชื่อ คุณ". */
const MORE_TITLES =
  "(?!(?:คุณ|นาย|นาง|นางสาว|ดร\\.|ด\\.ช\\.|ด\\.ญ\\.|เด็กชาย|เด็กหญิง)[ \\u0e01-\\u0e4e])";
const ENDS = "(?=[\\s,.!?()（）:;\"'“”‘’\\d/]|$)";
/** Given name and surname, parted by a space, behind a courtesy title. */
const TITLED = new RegExp(`(?<=(?:${TITLES}) ?)${MORE_TITLES}${GIVEN} ${SURNAME}${ENDS}`, "gu");
/** Two words between spaces, the first of which is a listed given name. */
const PAIR = new RegExp(`(?<![\\u0e01-\\u0e4e])${MORE_TITLES}${GIVEN} ${SURNAME}${ENDS}`, "gu");
/** Trades, ranks, kin and "I", which are written before a given name without a space. */
const ROLED = new RegExp(
  `(?<=คุณ(?:หมอ|ครู)?|นาย|นางสาว|นาง|(?<!แพทย์|พ่อ|แม่)(?:อาจารย์|หมอ|ครู|ผม|ดิฉัน|ทนาย|พยาบาล|เภสัชกร|วิศวกร|ผศ\\.|รศ\\.|ศ\\.|พ\\.ต\\.อ\\.|พ\\.ต\\.ท\\.|พ\\.ต\\.ต\\.|ร\\.ต\\.อ\\.|ร\\.ต\\.ท\\.|ร\\.ต\\.ต\\.|ด\\.ต\\.|ส\\.ต\\.อ\\.|พล\\.อ\\.|พล\\.ต\\.|พี่|น้อง|ป้า|ลุง|น้า|ผู้ให้เช่า|ผู้เช่า|ผู้ป่วย|ลูกค้า|ลงชื่อ|ชื่อ) ?)${MORE_TITLES}${GIVEN}(?: ${SURNAME})?${ENDS}`,
  "gu",
);
const THAI = /\p{Script=Thai}/u;

/** How family names sound, which are made of auspicious words. */
const FAMILY_SOUND =
  /วงศ์|วงษ์|ศรี|ทอง|สุข|กุล|ตระกูล|ชัย|บุญ|เจริญ|รัตน์|รัตน|พันธ์|พันธุ์|สกุล|เพชร|แก้ว|มณี|จันทร์|วัฒน|สวัสดิ์|ไพบูลย์|ใจดี|มั่น|คง|พงษ์|พงศ์|ธรรม|ศักดิ์|เรือง|อุดม|สมบูรณ์|ภักดี|นาค|แสน|แสง|ปัญญา|อารยะ|เวช|พิทักษ์|โชติ|ยศ|สิริ|ศิริ|กาญจน|ทรัพย์|มงคล|หาญ|อินทร์|สิงห์|รักษ์|เดช|พานทอง|วาณิช|พานิช|นิยม|เลิศ|ประดิษฐ์|สายทอง|สุวรรณ/u;
/** What given names end in. */
const GIVEN_SOUND =
  /(?:ชัย|พร|วรรณ|ศักดิ์|รัตน์|ลักษณ์|พงษ์|พงศ์|วงศ์|นุช|ชนก|วิชญ์|เดช|เชษฐ์|ฤทธิ์|วัฒน์|ธิดา|นันท์|กานต์|สิทธิ์|ชาติ|มาศ|พันธ์|ยุทธ|เกียรติ|ภรณ์|ทิพย์|วิทย์|วุฒิ|นาถ|ฉัตร|สุดา|วดี|วัลย์|นภา|ภัทร|ภาส|เนตร|กฤต|กฤษณ์|ณัฐ|พัฒน์|ภพ|ลภัส|ชนม์|ธัช)$/u;
const SHORTEST = 4;

function isListed(given: string): boolean {
  return given.length >= SHORTEST && (worldNameBits(given) & WORLD_GIVEN) !== 0;
}

/** Whether two words between spaces are a given name and a family name. */
function isFullName([given = "", family = ""]: readonly string[]): boolean {
  if (isListed(given)) return isSureGiven(given) || FAMILY_SOUND.test(family) || !isWord(given);
  return given.length > SHORTEST && GIVEN_SOUND.test(given) && FAMILY_SOUND.test(family);
}

const WORDS = new Set(CASELESS_NAMES.thai.ambiguous.split(" "));

function isWord(given: string): boolean {
  return WORDS.has(given);
}

/** Full names in Thai, behind a courtesy title or by a listed given name. Linear. */
export function thaiPersons(text: string): Span[] {
  if (!THAI.test(text)) return [];
  const wordsAt = ({ start, end }: Span): string[] => text.slice(start, end).split(" ");
  const roled = matchSpans(text, [ROLED]).flatMap((span) => {
    const words = wordsAt(span);
    const [given = ""] = words;
    const named = isSureGiven(given) || (given.length > SHORTEST && GIVEN_SOUND.test(given));
    if (!named && !isFullName(words)) return [];
    const full = words.length > 1 && (FAMILY_SOUND.test(words[1]!) || isFullName(words));
    return named || full ? [full ? span : { ...span, end: span.start + given.length }] : [];
  });
  const listed = matchSpans(text, [PAIR]).filter((span) => isFullName(wordsAt(span)));
  return [...matchSpans(text, [TITLED]), ...roled, ...listed];
}
