import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import { audit } from "../../../src/audit/audit.ts";
import { DOMAINS } from "../../../src/audit/context/domains.ts";
import { namedDomains } from "../../../src/audit/context/named_domains.ts";
import { readContext } from "../../../src/audit/context/read_context.ts";
import { readContextFacts } from "../../../src/audit/context/read_context_facts.ts";
import { readDomains } from "../../../src/audit/context/read_domains.ts";
import { readPersonalDataFacts } from "../../../src/audit/context/read_personal_data_facts.ts";
import { resolveJurisdictions } from "../../../src/audit/context/resolve_jurisdictions.ts";
import { detectPersonalData } from "../../../src/audit/detection/detect_personal_data.ts";
import { detectSafetyIssues } from "../../../src/audit/detection/detect_safety_issues.ts";
import type { Fact } from "../../../src/audit/fact.ts";
import type { Interaction } from "../../../src/audit/interaction.ts";
import type { Law, LawExample, ViolatedExample } from "../../../src/audit/laws/law.ts";
import type { Violation } from "../../../src/audit/report.ts";
import { lawApplies } from "../../../src/audit/verdict/law_applies.ts";
import { matchLaws } from "../../../src/audit/verdict/match_laws.ts";
import { loadCatalogue } from "../../../src/catalogue/load_catalogue.ts";

const catalogue = await loadCatalogue();
const { detectors, hazards, laws } = catalogue;
const ALL_DOMAINS: ReadonlySet<string> = new Set(DOMAINS.map((entry) => entry.id));
const BENIGN = new URL("../benign/", import.meta.url);
const DAY = 86_400_000;
const LAST_DAY = "9999-12-31";
/** Certainty from which on a report means a violation proper. */
const PROPER = 0.5;

interface Exemplified<Example> {
  readonly law: Law;
  readonly example: Example;
}

const violated = laws.flatMap((law) => law.examples.violated.map((example) => ({ law, example })));
const kept = laws.flatMap((law) => law.examples.kept.map((example) => ({ law, example })));

function interactionOf({ law, example }: Exemplified<LawExample>): Interaction {
  const country = example.country ?? law.jurisdictions[0]?.split("-")[0] ?? "";
  assert.match(country, /^(?!EU$|EEA$)./, `${law.id} does not tell the country of its example`);
  return {
    use_case: example.use_case ?? "assistant",
    company_name: "",
    input: { value: example.input ?? "", format: "text", country },
    output: { value: example.output, format: "text", country },
  };
}

/** What the law is cited for in the report of an example as of a day. */
function cite(one: Exemplified<LawExample>, as_of: string): Violation[] {
  const report = audit(interactionOf(one), catalogue, { as_of, signature: "not_signed" });
  return report.violations.filter((violation) => violation.law === one.law.name);
}

function dayFrom(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10);
}

function firstDay({ law, example }: Exemplified<ViolatedExample>): string {
  const article = law.articles.find((one) => one.id === example.article);
  assert.ok(article, `${law.id} has no article ${example.article}`);
  return article.in_force_from ?? law.in_force_from;
}

test("every law is cited under the article that its example violates", () => {
  for (const one of violated) {
    const { article, finding, output } = one.example;
    const found = cite(one, firstDay(one)).filter((violation) => violation.article === article);
    assert.ok(found.length > 0, `${one.law.id} ${article}: ${output}`);
    const proper = found.some((violation) => violation.certainty >= PROPER);
    assert.equal(proper, finding === undefined, `${one.law.id} ${article}: ${output}`);
  }
});

test("every law is silent about its near-misses, though it applies to them", () => {
  for (const one of kept) {
    const as_of = one.law.in_force_to ?? LAST_DAY;
    const interaction = interactionOf(one);
    const applicability = {
      jurisdictions: resolveJurisdictions(interaction),
      domains: new Set(readDomains(interaction).map(({ id }) => id)),
      as_of,
    };
    assert.ok(lawApplies(one.law, applicability), `${one.law.id}: ${one.example.output}`);
    assert.deepEqual(cite(one, as_of), [], `${one.law.id}: ${one.example.output}`);
  }
});

test("no law is cited before its first day, and none after its last", () => {
  for (const one of violated) {
    const { law, example } = one;
    const before = cite(one, dayFrom(firstDay(one), -1));
    const cited = before.filter(
      ({ article }) => firstDay(one) === law.in_force_from || article === example.article,
    );
    assert.deepEqual(cited, [], `${law.id} ${example.article}`);
  }
  const later = violated.filter((one) => firstDay(one) > one.law.in_force_from);
  for (const one of [...later, ...kept]) {
    assert.deepEqual(cite(one, dayFrom(one.law.in_force_from, -1)), [], one.law.id);
  }
  for (const one of [...violated, ...kept]) {
    const last = one.law.in_force_to;
    if (last) assert.deepEqual(cite(one, dayFrom(last, 1)), [], one.law.id);
  }
});

test("every law has examples of its own", () => {
  const owners = new Map<string, string>();
  for (const { law, example } of [...violated, ...kept]) {
    const text = `${example.input ?? ""}\n${example.output}`;
    assert.equal(owners.get(text), undefined, `${law.id}: ${text}`);
    owners.set(text, law.id);
  }
});

function factsOf(interaction: Interaction): Fact[] {
  const personalData = detectPersonalData(interaction, { detectors, countries: [] });
  const domains = namedDomains(interaction);
  const context = readContext(interaction, { personalData, domains });
  return [
    ...readPersonalDataFacts(interaction, context),
    ...readContextFacts(context),
    ...detectSafetyIssues(interaction, hazards).facts,
  ];
}

/** Each law as a catalogue of its own, of which the matching keeps an index. */
const alone = laws.map((law) => [law] as const);

function fires(catalogueOfOne: readonly [Law], facts: readonly Fact[]): boolean {
  const [law] = catalogueOfOne;
  const places = new Set(law.jurisdictions);
  const jurisdictions = { user: places, business: places };
  const as_of = law.in_force_to ?? "2028-01-01";
  const applicability = { jurisdictions, domains: ALL_DOMAINS, as_of };
  return matchLaws(catalogueOfOne, { facts, applicability }).length > 0;
}

test("no law speaks about ordinary talk", async () => {
  for (const file of await readdir(BENIGN)) {
    const lines = (await readFile(new URL(file, BENIGN), "utf8")).split("\n").filter(Boolean);
    for (const line of lines) {
      const facts = factsOf({
        use_case: "customer support",
        company_name: "",
        input: { value: "Please help me with this.", format: "text", country: "global" },
        output: { value: line, format: "text", country: "global" },
      });
      for (const one of alone) assert.ok(!fires(one, facts), `${one[0].id}: ${line}`);
    }
  }
});
