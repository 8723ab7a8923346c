/** A person's name and the title that stands behind it. */
export interface TitledBehind {
  readonly start: number;
  readonly end: number;
  /** Where the title begins; it ends with its own word. */
  readonly title: number;
  readonly titleEnd: number;
}

const NAME = "\\p{Lu}[\\p{Ll}'’]{1,20}(?:-\\p{Lu}[\\p{Ll}'’]{1,20})?";
/** Words with a capital before such a title that are no name. */
const NO_NAME =
  "(?:Tisztelt|Kedves|Drága|Igen|Az?|Egy|Az Ön|Uram|Sayın|Değerli|Bu|Bir|O|Ev|İş|Genç|Yaşlı|Hasta|Sevgili|Küçük|Büyük|Yeni|Az? [Öö]reg|Fiatal|Idős|Ez|Egyik)";
/** In Hungarian and Turkish, whatever the name: "Balogh Úr", "Nevin Hanım". */
const BEHIND_NAME = new RegExp(
  `(?<![\\p{L}\\p{N}'’-])(?!${NO_NAME}\\s)(${NAME}(?: (?!Bey|Hanım|Úr|Asszony)${NAME}){0,2}) ([Úú]r(?:nak|hoz|ral|ék)?|[Aa]sszony(?:nak|hoz|nyal)?|[Kk]isasszony(?:nak)?|Bey|Hanım|Beyefendi|Hanımefendi)(?=[^\\p{L}]|$)`,
  "gu",
);
const SIGN = /[Úú]r|sszony|Bey|Hanım/u;

/** Names that Hungarian and Turkish titles stand behind. Linear. */
export function titledBehind(text: string): readonly TitledBehind[] {
  if (!SIGN.test(text)) return [];
  return [...text.matchAll(BEHIND_NAME)].map(({ index, 0: whole, 1: name = "" }) => ({
    start: index,
    end: index + name.length,
    title: index + name.length + 1,
    titleEnd: index + whole.length,
  }));
}
