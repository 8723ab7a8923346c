import type { NameModel } from "../../audit/tagging/name_model.ts";
import { NAME_KINDS } from "../../audit/tagging/tag_label.ts";
import { type LanguageBiases, tagNames } from "../../audit/tagging/tag_names.ts";
import type { LabelledText } from "./labelled_text.ts";
import { type Counts, countMatches, rates } from "./count_matches.ts";

/** Precision, recall and F2 per source and label, at a character IoU of at least 0.5. */
export type ScoreTable = Record<string, Record<string, readonly [number, number, number]>>;

/** Measures the tagger alone, without the detectors' rules, on labelled texts. */
export function scoreTagger(
  texts: readonly LabelledText[],
  options: { readonly model: NameModel; readonly biases: LanguageBiases },
): ScoreTable {
  const counts = new Map<string, Counts>();
  for (const { text, spans, source, scope } of texts) {
    const { names } = tagNames(text, options);
    for (const kind of NAME_KINDS) {
      if (!scope.includes(kind)) continue;
      const key = `${source} ${kind}`;
      const count = counts.get(key) ?? { right: 0, found: 0, wanted: 0 };
      counts.set(key, count);
      const found = names.filter((name) => name.kind === kind);
      countMatches(
        count,
        found.map(({ start, end }) => ({ start, end, label: kind })),
        { wanted: spans.filter(({ label }) => label === kind), atLeast: 0.5 },
      );
    }
  }
  const table: ScoreTable = {};
  for (const [key, count] of counts) {
    const [source, kind] = key.split(" ") as [string, string];
    if (count.wanted < 5) continue;
    const { precision, recall, f2 } = rates(count);
    (table[source] ??= {})[kind] = [precision, recall, f2];
  }
  return table;
}
