import type { LawBook } from "../audit/catalogue.ts";
import type { Article, Law, LawExample, Trigger } from "../audit/laws/law.ts";

/** The catalogue of laws as a page of Markdown, for people who check what the audit rests on. */
export function describeCatalogue(catalogue: LawBook): string {
  const laws = [...catalogue.laws].sort((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));
  const places = new Set(laws.flatMap((law) => law.jurisdictions));
  return [
    "# The catalogue of laws",
    "",
    `${laws.length} laws and standards of ${places.size} jurisdictions. This page is written by`,
    "`node src/catalogue/write_catalogue_page.ts` from the files beside it; a test compares both.",
    "Summaries are ours. *To be confirmed* marks what was not checked against the official text.",
    "*Violation* and *review* say what an article's finding amounts to. Of each law's examples, which",
    "tests audit, one stands here that it finds fault with and one that it is silent about.",
    "",
    "| Jurisdiction | Law | Citation | In force |",
    "| --- | --- | --- | --- |",
    ...laws.map(
      (law) =>
        `| ${law.jurisdictions.join(", ")} | [${law.name}](#${law.id}) | ${law.citation} | ${period(law)} |`,
    ),
    "",
    ...laws.flatMap(describeLaw),
  ].join("\n");
}

function describeLaw(law: Law): string[] {
  const scope = [
    `${law.type === "standard" ? "Standard" : "Law"} of ${law.jurisdictions.join(", ")}`,
    `applies by the ${law.applies_to === "either" ? "user's or the business's" : `${law.applies_to}'s`} country`,
    ...(law.domains ? [`in ${law.domains.join(", ")}`] : []),
    ...(law.baseline ? ["where no law of a country in play speaks"] : []),
    `in force ${period(law)}`,
    ...(law.verified ? [] : ["*to be confirmed*"]),
  ];
  return [
    `<a id="${law.id}"></a>`,
    "",
    `## ${law.name}: ${law.title}`,
    "",
    `[${law.citation}](${law.link}). ${scope.join("; ")}.`,
    "",
    ...law.articles.flatMap(describeArticle),
    "",
    ...describeExamples(law),
    "",
  ];
}

function describeExamples({ examples }: Law): string[] {
  const [violated] = examples.violated;
  const [kept] = examples.kept;
  const finding = violated.finding === "possible" ? "Review" : "Violation";
  return [
    `> **${finding}** under ${violated.article}: ${describeExample(violated)}`,
    ">",
    `> **Kept**: ${describeExample(kept)}`,
  ];
}

function describeExample({ use_case, input, output }: LawExample): string {
  const place = use_case ? `${plain(use_case)}. ` : "";
  const asked = input ? `*User:* “${plain(input)}” ` : "";
  return `${place}${asked}*AI:* “${plain(output)}”`;
}

/** Marks of Markdown are escaped, and a text of several lines becomes one. */
function plain(text: string): string {
  return text.replace(/[\\`*_<>[\]|#]/g, "\\$&").replace(/\s*\n\s*/g, " ");
}

function describeArticle(article: Article): string[] {
  const dates = article.in_force_from || article.in_force_to ? ` (${period(article)})` : "";
  return [
    `- **${article.id}**${dates} ${article.summary}`,
    ...article.triggers.map(describeTrigger),
  ];
}

function describeTrigger(trigger: Trigger): string {
  const conditions = [
    trigger.tags.map(code).join(" and "),
    ...(trigger.one_of ? [`of ${trigger.one_of.map(code).join(" or ")}`] : []),
    ...(trigger.flows ? [`in ${trigger.flows.join(" or ")}`] : []),
    ...(trigger.with ? [`with ${trigger.with.map(code).join(" and ")}`] : []),
    ...(trigger.without ? [`without ${trigger.without.map(code).join(" or ")}`] : []),
    ...(trigger.domains ? [`in ${trigger.domains.join(", ")}`] : []),
    ...(trigger.minimum_certainty ? [`from certainty ${trigger.minimum_certainty}`] : []),
  ];
  const kind = trigger.finding === "violation" ? "Violation" : "Review";
  return `  - ${kind}, ${trigger.severity}: ${conditions.join(", ")}`;
}

function code(tag: string): string {
  return `\`${tag}\``;
}

function period(dated: { readonly in_force_from?: string; readonly in_force_to?: string }): string {
  const from = dated.in_force_from ? `from ${dated.in_force_from}` : "";
  return [from, dated.in_force_to ? `to ${dated.in_force_to}` : ""].filter(Boolean).join(" ");
}

/** Unions first, then countries with their states, worldwide last. */
function placeOf(law: Law): string {
  const first = law.jurisdictions[0] ?? "";
  const rank = first === "global" ? "3" : first === "EU" || first === "EEA" ? "1" : "2";
  return `${rank} ${first} ${law.id}`;
}
