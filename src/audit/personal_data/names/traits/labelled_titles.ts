import { TITLES_ELSEWHERE } from "./titles_elsewhere.ts";

/** Fields of forms that ask how somebody is addressed; a colon stands behind. */
const FIELD =
  /(?<=(?<!\p{L})(?:title|salutation|anrede|titel|aanhef|civilité|titre|tratamiento|título|trattamento|titolo|tratamento|forma de tratamento|tytuł|zwrot grzecznościowy|tilltalsord|tiltale|tilltal|titteli|puhuttelu|oslovení|oslovenie|titul|megszólítás|titulus|titlu|formula de adresare|titula|oslovljavanje|hitap|unvan|ünvan|обращение|звание|звертання|称谓|稱謂|称呼|敬称|敬稱|호칭|직함|اللقب|لقب|תואר) ?[:：] ?)[\p{L}\p{M}][\p{L}\p{M}.' -]{0,23}(?=\s*(?:$|\n|[,;|]))/gimu;

/** Titles that other scripts write, and English ones. */
const MORE =
  "mr mrs ms miss mx dr prof professor doctor rev sir madam 先生 女士 小姐 太太 夫人 博士 教授 医生 醫師 様 さん 殿 氏 씨 님 선생님 박사 교수 السيد السيدة الآنسة الدكتور الدكتورة المهندس المهندسة الأستاذ الأستاذة الشيخ الحاج الحاجة القاضي المحامي المحامية מר גברת דוקטור פרופסור";

const KNOWN = new Set(
  [...TITLES_ELSEWHERE.map(({ titles }) => titles), MORE]
    .flatMap((titles) => titles.trim().split(/\s+/u))
    .map(fold),
);

function fold(title: string): string {
  return title.replaceAll("_", " ").toLowerCase().replace(/\.$/u, "");
}

/** Titles in the fields of forms that ask for one: "Titel: Mag.", "称谓：先生". Linear. */
export function labelledTitles(text: string): { index: number; 0: string }[] {
  return [...text.matchAll(FIELD)].flatMap(({ index, 0: value }) =>
    KNOWN.has(fold(value)) ? [{ index, 0: value }] : [],
  );
}
