import { simplifyHan } from "../reading/simplify_han.ts";
import { splitWords } from "../reading/split_words.ts";
import type { Glossary, GlossaryFile, Stems } from "./glossary.ts";

/** Unpacks a glossary. Where two meanings share a form, the first keeps it. */
export function openGlossary(file: GlossaryFile, meanings: ReadonlyMap<string, number>): Glossary {
  const whole = new Map<string, number>();
  const starts = new Map<string, number>();
  const held = new Map<string, number>();
  const longestFrom = new Map<string, number>();
  for (const [key, forms] of Object.entries(file)) {
    const meaning = meanings.get(key);
    if (meaning === undefined) continue;
    for (const form of forms.split(" ")) {
      const words = wordsOf(form);
      const [first] = words;
      if (first === undefined) continue;
      const table = form.startsWith("*") ? held : form.endsWith("*") ? starts : whole;
      const term = table === whole ? words.join("_") : first;
      if (!table.has(term) && !starts.has(term)) table.set(term, meaning);
      if (table === whole) {
        longestFrom.set(first, Math.max(longestFrom.get(first) ?? 0, words.length));
      }
    }
  }
  return { whole, longestFrom, starts: stems(starts), held: stems(held) };
}

function wordsOf(form: string): string[] {
  const bare = form.replaceAll("*", "").replaceAll("_", " ");
  return splitWords(bare).map(({ text, marked }) => simplifyHan(marked ?? text));
}

function stems(meanings: ReadonlyMap<string, number>): Stems {
  const lengths = [...meanings.keys()].map(({ length }) => length);
  return {
    meanings,
    shortest: Math.min(...lengths, Infinity),
    longest: Math.max(...lengths, 0),
  };
}
