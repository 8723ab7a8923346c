import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import { CONTEXT_SIGNALS } from "../../../src/audit/context/context_signals.ts";
import { DOMAIN_LEXICON } from "../../../src/audit/context/domain_lexicon.ts";
import { readContextFacts } from "../../../src/audit/context/read_context_facts.ts";
import { DOMAIN_THRESHOLD, readDomains } from "../../../src/audit/context/read_domains.ts";
import { readPersonalDataFacts } from "../../../src/audit/context/read_personal_data_facts.ts";
import { detectPersonalData } from "../../../src/audit/detection/detect_personal_data.ts";
import { detectSafetyIssues } from "../../../src/audit/detection/detect_safety_issues.ts";
import type { Fact } from "../../../src/audit/fact.ts";
import type { Interaction } from "../../../src/audit/interaction.ts";
import type { Law } from "../../../src/audit/laws/law.ts";
import { matchLaws } from "../../../src/audit/verdict/match_laws.ts";
import { loadCatalogue } from "../../../src/catalogue/load_catalogue.ts";
import type { CasebookCase } from "../../casebook/casebook_case.ts";

const { detectors, hazards, laws } = await loadCatalogue();
const ALL_DOMAINS: ReadonlySet<string> = new Set(DOMAIN_LEXICON.map((entry) => entry.id));
const CASEBOOK = new URL("../../casebook/", import.meta.url);
const BENIGN = new URL("../benign/", import.meta.url);

function text(value: string): Interaction["input"] {
  return { value, format: "text", country: "global" };
}

function factsOf(interaction: Interaction): Fact[] {
  const personalData = detectPersonalData(interaction, { detectors, countries: [] });
  const domains = readDomains(interaction)
    .filter(({ certainty }) => certainty >= DOMAIN_THRESHOLD)
    .map(({ id }) => id);
  return [
    ...readPersonalDataFacts(interaction, personalData),
    ...readContextFacts(interaction, { personalData, domains }),
    ...detectSafetyIssues(interaction, hazards).facts,
  ];
}

/** The true examples of signals and hazards, and the cases of the casebook that are not benign. */
async function readTrueExamples(): Promise<Fact[][]> {
  const signals = CONTEXT_SIGNALS.flatMap((signal) => signal.examples.true).map((one) => ({
    use_case: one.use_case ?? "customer support",
    company_name: "",
    input: text(one.input ?? ""),
    output: text(one.output ?? ""),
  }));
  const said = hazards.flatMap((hazard) => hazard.examples.true);
  const asked = said.map((value) => ({ input: text(value), output: text("Hm.") }));
  const answered = said.map((value) => ({ input: text("Go on."), output: text(value) }));
  const spoken = [...asked, ...answered].map((one) => ({
    use_case: "customer support",
    company_name: "",
    ...one,
  }));
  const files = (await readdir(CASEBOOK)).filter((file) => file.endsWith(".json"));
  const cases = await Promise.all(
    files
      .filter((file) => file !== "known_gaps.json")
      .map(async (file) => JSON.parse(await readFile(new URL(file, CASEBOOK), "utf8"))),
  );
  const grave = (cases.flat() as CasebookCase[])
    .filter(({ expect }) => !expect.status.includes("Fully Compliant"))
    .map((one) => ({ ...one, company_name: "" }));
  return [...signals, ...spoken, ...grave].map(factsOf);
}

function fires(law: Law, facts: readonly Fact[]): boolean {
  const places = new Set(law.jurisdictions);
  const jurisdictions = { user: places, business: places };
  const as_of = law.in_force_to ?? "2028-01-01";
  const applicability = { jurisdictions, domains: ALL_DOMAINS, as_of };
  return matchLaws([law], { facts, applicability }).length > 0;
}

test("every law speaks about some true example", async () => {
  const examples = await readTrueExamples();
  for (const law of laws) {
    assert.ok(
      examples.some((facts) => fires(law, facts)),
      law.id,
    );
  }
});

test("no law speaks about ordinary talk", async () => {
  for (const file of await readdir(BENIGN)) {
    const lines = (await readFile(new URL(file, BENIGN), "utf8")).split("\n").filter(Boolean);
    for (const line of lines) {
      const facts = factsOf({
        use_case: "customer support",
        company_name: "",
        input: text("Please help me with this."),
        output: text(line),
      });
      for (const law of laws) assert.ok(!fires(law, facts), `${law.id}: ${line}`);
    }
  }
});
