/** A described case with the articles of the GDPR that it violated. */
export interface ArticleCase {
  readonly text: string;
  readonly articles: ReadonlySet<number>;
  /** Texts of one group share their opening and stay on one side of the division. */
  readonly group: string;
}

/** Reads labelled cases; article names are reduced to their number. */
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

/** One group in five is never trained on. */
export function isHeldOut(group: string): boolean {
  let hash = 2166136261;
  for (let index = 0; index < group.length; index++) {
    hash = Math.imul(hash ^ group.charCodeAt(index), 16777619);
  }
  return (hash >>> 0) % 5 === 0;
}

function readArticles(name: string): number[] {
  const bare = name.replace(/GDPR.*$/, "").replace(/\(\w+\)|\b[a-z]\)| - .*/g, " ");
  return [...bare.matchAll(/\d+/g)].map(Number).filter((number) => number >= 1 && number <= 99);
}
