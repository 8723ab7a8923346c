import { matchSpans } from "../match_spans.ts";

/** Family names of Vietnam; nearly everybody has one of a few dozen. */
const SURNAMES =
  "Nguyễn|Trần|Lê|Phạm|Hoàng|Huỳnh|Phan|Vũ|Võ|Đặng|Bùi|Đỗ|Hồ|Ngô|Dương|Lý|Đinh|Trịnh|Đoàn|Lâm|Mai|Tô|Trương|Cao|Hà|Lương|Đào|Tạ|Thái|Quách|Châu|Tăng|Chu|Phùng|Vương|Đồng|Kiều|La|Lưu|Nghiêm|Ông|Tống|Triệu|Từ|Uông|Văn|Viên|Vi|Khổng|Kha|Giang|Doãn|Diệp|Cù|Chử|Bạch|Âu|Thạch|Sầm|Nông|Ma|Lục|Hứa|Hầu|Đàm|Cung|Bế|Mạc|Tôn Nữ|Tôn Thất";
/** Middle names that tell a woman's and a man's name. */
const MIDDLE =
  "Thị|Văn|Hữu|Đình|Đức|Ngọc|Thanh|Minh|Quang|Xuân|Thu|Kim|Bá|Công|Duy|Gia|Hồng|Khánh|Mạnh|Mỹ|Phương|Quốc|Thế|Tiến|Trọng|Tuấn|Việt|Anh|Bảo|Hoàng|Diệu|Như|Bích|Cẩm|Tường|Thùy|Thuỳ|Phúc|Nhật|Trung|Hải|Sỹ|Viết|Thành|Trường|Vĩnh";
/** What bears a person's name: streets, schools, parts of towns, firms. */
const BEARER =
  "(?:[Pp]hường|[Qq]uận|[Đđ]ường|[Pp]hố|[Tt]ỉnh|[Hh]uyện|[Xx]ã|[Tt]hị xã|[Tt]hành phố|TP\\.?|[Tt]rường|THPT|THCS|[Cc]hợ|[Cc]hùa|[Bb]ệnh viện|[Đđ]ại học|[Hh]ọc viện|[Cc]ông ty|[Nn]úi|[Ss]ông|[Hh]ồ|[Đđ]ảo|[Vv]ịnh|[Cc]ầu|[Cc]húa|[Vv]ua|[Tt]riều|[Nn]hà|[Kk]hu|[Tt]oà|[Tt]òa|[Ss]ân bay|[Cc]ông viên|[Gg]iải|[Nn]gõ|[Hh]ẻm|[Qq]uán|[Bb]ến|[Gg]a)";
const FULL_NAME = new RegExp(
  `(?<![\\p{L}\\p{N}/] ?)(?<!${BEARER} )(?:${SURNAMES})(?: (?:${MIDDLE}))?(?: \\p{Lu}\\p{Ll}{0,5}){1,2}(?![\\p{L}\\p{N}]| \\p{Lu}| \\d)`,
  "gu",
);
const BEHIND_WORD = new RegExp(
  `(?<=(?<![\\p{L}])\\p{Ll}{2,7},? |[A-Z]\\. ?|\\p{Ll}: )(?<!${BEARER} )(?:${SURNAMES}) (?:${MIDDLE}) \\p{Lu}\\p{Ll}{0,5}(?: \\p{Lu}\\p{Ll}{0,5})?(?![\\p{L}\\p{N}]| \\p{Lu}| \\d)`,
  "gu",
);
/** Letters that only Vietnamese has. */
const VIETNAMESE = /[ơưđạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/u;

/** Full names in Vietnamese: a family name, a middle name and a given name. Linear. */
export function vietnamesePersons(text: string): { start: number; end: number }[] {
  if (!VIETNAMESE.test(text)) return [];
  return matchSpans(text, [FULL_NAME, BEHIND_WORD]).filter(({ start, end }) =>
    VIETNAMESE.test(text.slice(start, end).toLowerCase()),
  );
}
