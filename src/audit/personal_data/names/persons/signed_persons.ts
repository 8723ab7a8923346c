import { matchSpans } from "../match_spans.ts";
import { NAME_PARTICLE, NAME_WORD } from "./name_pattern.ts";

/** With which letters and mails close, in lower case. */
const CLOSINGS =
  "(?:kind|best|warm|many thanks and kind)? ?regards|sincerely|yours (?:sincerely|truly|faithfully)|cheers|best wishes|many thanks|mit freundlichen grüßen|freundliche grüße|viele grüße|beste grüße|herzliche grüße|liebe grüße|mfg|bien cordialement|cordialement|bien à vous|salutations|un saludo|saludos(?: cordiales)?|atentamente|un cordial saludo|cordiali saluti|distinti saluti|un saluto|met vriendelijke groeten?|vriendelijke groeten|hartelijke groet|pozdrawiam(?: serdecznie)?|z poważaniem|com os melhores cumprimentos|cumprimentos|atenciosamente|abraços|med vänlig hälsning|vänliga hälsningar|hälsningar|med venlig hilsen|venlig hilsen|med vennlig hilsen|hilsen|ystävällisin terveisin|saygılarımla";
const TITLE =
  "(?:(?:Dr|Prof|Dipl\\.-\\p{Lu}\\p{Ll}{1,4}|Ing|Mag|Mgr|mgr|inż|mgr inż|dr|Arch|Avv|Geom|Dott|Dott\\.ssa|Eng|Eng\\.ª|Arq|Arq\\.ª|Lic|Drs|Ir|Av)\\.? )?";

/** A line of nothing but a name with an initial, below such a closing. */
const SIGNED = new RegExp(
  `(?<=(?:^|\\n)[^\\n]{0,60}(?:${CLOSINGS})[^\\n]{0,24},?[ \\t]*\\r?\\n(?:[ \\t]*\\r?\\n)?${TITLE})(?:\\p{Lu}\\. ?){1,2}(?:${NAME_PARTICLE} )?${NAME_WORD}(?: (?:${NAME_PARTICLE} )?${NAME_WORD})?(?=[ \\t]*(?:\\r?\\n|$))`,
  "giu",
);
const MAYBE = /(?:^|\n)(?:\p{L}[\p{L}.ª -]{0,14} )?\p{Lu}\. ?(?:\p{Lu}\. ?)?\p{L}/u;

/** Whoever signs a letter with an initial: "Un saludo,", below it "R. Montilla". Linear. */
export function signedPersons(text: string): { start: number; end: number }[] {
  if (!text.includes("\n") || !MAYBE.test(text)) return [];
  return matchSpans(text, [SIGNED]).filter(({ start }) => /^\p{Lu}/u.test(text.slice(start)));
}
