import { readdirSync, readFileSync } from "node:fs";
import { NAME_KINDS, type NameKind } from "../../audit/tagging/tag_label.ts";
import type { LabelledSpan, LabelledText } from "./labelled_text.ts";

/** Texts of this project, one file a language, with the names marked in them: `<P>Ada</P> in <L>Rome</L>`. */
const FOLDER = new URL("written/", import.meta.url);
const SEPARATOR = /^-{3,}\s*$/m;
const TAG = /<(\/?)([PLOA])>/g;
const KIND_OF: Readonly<Record<string, NameKind>> = {
  P: "PERSON",
  L: "LOCATION",
  O: "ORGANIZATION",
  A: "ADDRESS",
};

/** Reads the project's own labelled texts. Throws where a tag is not closed. */
export function readWrittenTexts(): LabelledText[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith(".txt"))
    .sort()
    .flatMap((name) => {
      const language = name.replace(/\.txt$/, "");
      return readFileSync(new URL(name, FOLDER), "utf8")
        .split(SEPARATOR)
        .map((marked) => marked.trim())
        .filter((marked) => marked !== "")
        .map((marked, index) => readMarked(marked, { language, index }));
    });
}

function readMarked(
  marked: string,
  { language, index }: { readonly language: string; readonly index: number },
): LabelledText {
  const source = `written-${language}`;
  const spans: LabelledSpan[] = [];
  let text = "";
  let from = 0;
  let open: { readonly tag: string; readonly start: number } | undefined;
  for (const { 0: found, 1: closing, 2: tag = "", index: at } of marked.matchAll(TAG)) {
    text += marked.slice(from, at);
    from = at + found.length;
    if ((closing === "/") !== (open?.tag === tag)) {
      throw new Error(`${source} ${index + 1}: ${found} stands where it cannot`);
    }
    if (open) spans.push({ start: open.start, end: text.length, label: KIND_OF[tag]! });
    open = open ? undefined : { tag, start: text.length };
  }
  if (open) throw new Error(`${source} ${index + 1}: <${open.tag}> is not closed`);
  text += marked.slice(from);
  return { text, spans, language, source, group: `${source}-${index}`, scope: NAME_KINDS };
}
