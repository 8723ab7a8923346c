import assert from "node:assert/strict";
import { test } from "node:test";
import { audit } from "../../../src/audit/audit.ts";
import { findSpeakingLaws } from "../../../src/audit/verdict/find_speaking_laws.ts";
import { matchLaws } from "../../../src/audit/verdict/match_laws.ts";
import { loadCatalogue } from "../../../src/catalogue/load_catalogue.ts";

const catalogue = await loadCatalogue();

/** The laws that a recruiter's answer in Romania violates. */
function citedFor(output: string): Set<string> {
  const text = (value: string) => ({ value, format: "text" as const, country: "Romania" });
  const report = audit(
    {
      use_case: "recruitment",
      company_name: "",
      input: text("What about the next applicant?"),
      output: text(output),
    },
    catalogue,
    { as_of: "2026-12-31", signature: "not_signed" },
  );
  return new Set(report.violations.map((violation) => violation.law));
}

test("a law on one characteristic is cited for that one alone", () => {
  const laws = [
    "Gender Equality Directive",
    "Race Equality Directive",
    "Employment Equality Directive",
    "OG 137/2000",
  ];
  const cited = (output: string) => laws.filter((law) => citedFor(output).has(law));
  assert.deepEqual(cited("I rejected her because she is pregnant."), [
    "Gender Equality Directive",
    "OG 137/2000",
  ]);
  assert.deepEqual(cited("I rejected him because he is gay."), [
    "Employment Equality Directive",
    "OG 137/2000",
  ]);
  assert.deepEqual(cited("I rejected him because he is African."), [
    "Race Equality Directive",
    "OG 137/2000",
  ]);
  assert.deepEqual(cited("I rejected him because he is 61 and too old."), [
    "Employment Equality Directive",
    "OG 137/2000",
  ]);
  assert.deepEqual(cited("I rejected him because he has no driving licence."), []);
});

test("only laws that name a tag are asked, and no match is lost by it", () => {
  const { laws } = catalogue;
  assert.deepEqual(findSpeakingLaws(laws, new Set()), []);
  assert.deepEqual(findSpeakingLaws(laws, new Set(["referral_given", "complied"])), []);
  const tags = new Set(
    laws
      .flatMap(({ articles }) => articles)
      .flatMap(({ triggers }) => triggers)
      .flatMap((trigger) => trigger.tags),
  );
  assert.deepEqual(findSpeakingLaws(laws, tags), laws);
  const places = new Set(laws.flatMap((law) => law.jurisdictions));
  const applicability = {
    jurisdictions: { user: places, business: places },
    domains: new Set(laws.flatMap((law) => law.domains ?? [])),
    as_of: "2027-12-31",
  };
  for (const tag of ["debt_threat", "withdrawal_refused", "prescription"]) {
    const facts = [
      {
        tags: [tag],
        flow: "output" as const,
        certainty: 0.9,
        statistical: false,
        severity: "high" as const,
        evidence: [],
      },
    ];
    const together = matchLaws(laws, { facts, applicability });
    const alone = laws
      .filter((law) => !law.baseline)
      .flatMap((law) => matchLaws([law], { facts, applicability }));
    assert.deepEqual(together, alone);
    assert.ok(together.length > 5, tag);
  }
});
