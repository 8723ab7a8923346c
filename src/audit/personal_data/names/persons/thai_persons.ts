import { matchSpans } from "../match_spans.ts";
import { WORLD_GIVEN, worldNameBits } from "../../../tagging/world_names.ts";

interface Span {
  readonly start: number;
  readonly end: number;
}

/** What a polite sentence to "you" goes on with behind the word that is also "Mr" and "Ms". */
const NO_NAME =
  "ชื่อ|สามารถ|ต้อง|จะ|ได้|มี|ไม่|ควร|อาจ|ยัง|กำลัง|เคย|ชอบ|อยาก|ภาพ|สมบัติ|ลูกค้า|ครู|หมอ|พ่อ|แม่|ค่า|เป็น|กรอก|คือ|ใช้|ทำ|เห็น|รู้|คิด|พบ|รับ|ส่ง|กด|เลือก|ดู|เข้า|ไป|มา(?:ก|ถึง)|ขอ|ให้|พร้อม|โทร|แจ้ง|ถาม|ซื้อ|จ่าย|ชำระ|โอน|ลง|ติดต่อ|ผู้|ทั้ง|และ|กับ|ใน|ที่|นี้|นั้น|เอง|เพิ่ง|ก็|หรือ|จาก|เพื่อ|แล้ว|ถูก|อยู่|ตอบ|บอก|พูด|เปิด|ปิด|สนใจ|ว่า|ยินดี|ภาย|คะ|ค่ะ|ครับ|เรา|เขา|ของ|ตาม|โดย|เมื่อ|ถ้า|หาก|ค้น|สั่ง|จอง|เดิน|ฝาก|ถอน|ตั้ง|ประสงค์|สมัคร";
const TITLES =
  "นางสาว|น\\.ส\\. ?|นาย(?!จ้าง|หน้า|ทุน|ก|อำเภอ|ทะเบียน)|นาง(?!สาว|แบบ|พยาบาล|ฟ้า|เอก)|ด\\.ช\\. ?|ด\\.ญ\\. ?|เด็กชาย|เด็กหญิง|ดร\\. ?|คุณ|ชื่อ|(?:ลูกค้า|ผู้ป่วย|ผู้เช่า|พนักงาน|นักเรียน|ผู้กู้|ผู้สมัคร)(?=[ \\u0e01-\\u0e4e])";
const GIVEN = `(?!${NO_NAME})[\\u0e01-\\u0e4e]{2,14}`;
const SURNAME = `(?!${NO_NAME}|เลข|เบอร์|อายุ|เกิด|บ้าน|แผนก|โรค|หน่อย|ด้วย|วัน|เดือน|สวัสดี)[\\u0e01-\\u0e4e]{3,20}`;
/** Given name and surname, parted by a space, behind a courtesy title. */
const TITLED = new RegExp(
  `(?<=(?:${TITLES}) ?)${GIVEN} ${SURNAME}(?=[\\s,.!?()（）:;"'\\d/]|$)`,
  "gu",
);
/** Two words between spaces, the first of which is a listed given name. */
const PAIR = new RegExp(
  `(?<![\\u0e01-\\u0e4e])${GIVEN} ${SURNAME}(?=[\\s,.!?()（）:;"'\\d/]|$)`,
  "gu",
);
const THAI = /\p{Script=Thai}/u;

/** Full names in Thai, behind a courtesy title or by a listed given name. Linear. */
export function thaiPersons(text: string): Span[] {
  if (!THAI.test(text)) return [];
  const listed = matchSpans(text, [PAIR]).filter(({ start, end }) => {
    const [given = ""] = text.slice(start, end).split(" ");
    return given.length >= 4 && (worldNameBits(given) & WORLD_GIVEN) !== 0;
  });
  return [...matchSpans(text, [TITLED]), ...listed];
}
