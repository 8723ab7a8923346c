/** A described case with the articles of the GDPR that it violated. */
export interface ArticleCase {
  readonly text: string;
  readonly articles: ReadonlySet<number>;
  /** Texts of one group share their opening and stay on one side of every division. */
  readonly group: string;
}

/** An act beside the regulation: its articles are numbered anew. */
const OTHER_ACT = /\b(?:Act|Law)\b/;

/** Reads labelled cases; article names are reduced to their number, those of other acts dropped. */
export function readArticleCases(jsonl: string): ArticleCase[] {
  return jsonl
    .trim()
    .split("\n")
    .map((line) => {
      const { text, violated, group } = JSON.parse(line) as {
        text: string;
        violated: string[];
        group: string;
      };
      return { text, articles: new Set(violated.flatMap(readArticles)), group };
    });
}

function readArticles(name: string): number[] {
  if (OTHER_ACT.test(name)) return [];
  const bare = name.replace(/GDPR.*$/, "").replace(/\(\w+\)|\b[a-z]\)| - .*/g, " ");
  return [...bare.matchAll(/\d+/g)].map(Number).filter((number) => number >= 1 && number <= 99);
}
