import assert from "node:assert/strict";
import { test } from "node:test";
import { DOMAINS } from "../../../src/audit/context/domains.ts";
import { REGIONS } from "../../../src/audit/context/regions.ts";
import { resolveCountry } from "../../../src/audit/context/resolve_country.ts";
import { resolveJurisdictions } from "../../../src/audit/context/resolve_jurisdictions.ts";
import { PERSONAL_DATA_KINDS } from "../../../src/audit/report.ts";
import { isDocumentedTag } from "../is_documented_tag.ts";
import { lawApplies } from "../../../src/audit/verdict/law_applies.ts";
import { loadCatalogue } from "../../../src/catalogue/load_catalogue.ts";

const { laws, hazards } = await loadCatalogue();
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const DOMAIN_IDS = new Set(DOMAINS.map((entry) => entry.id));

function isRealDate(text: string): boolean {
  return DATE.test(text) && new Date(`${text}T00:00:00Z`).toISOString().startsWith(text);
}

test("there are at least 60 laws over at least 35 countries and unions", () => {
  assert.ok(laws.length >= 60);
  const countries = new Set(
    laws.flatMap((law) => law.jurisdictions.map((code) => code.slice(0, 2))),
  );
  assert.ok(countries.size >= 35, `${countries.size}`);
});

test("names and ids are unique, and what a report shows is filled in", () => {
  assert.equal(new Set(laws.map((law) => law.name)).size, laws.length);
  for (const law of laws) {
    for (const text of [law.id, law.name, law.title, law.citation]) assert.ok(text.trim(), law.id);
    assert.match(law.id, /^[a-z0-9_]+$/);
    assert.match(law.link, /^https:\/\/[^\s]+$/, law.id);
    assert.ok(law.articles.length > 0, law.id);
    assert.equal(new Set(law.articles.map((one) => one.id)).size, law.articles.length, law.id);
  }
});

test("dates are real and in order", () => {
  for (const law of laws) {
    for (const dated of [law, ...law.articles]) {
      const from = dated.in_force_from ?? law.in_force_from;
      const to = dated.in_force_to ?? law.in_force_to ?? "9999-12-31";
      assert.ok(isRealDate(from) && isRealDate(to), `${law.id} ${from} ${to}`);
      assert.ok(from >= law.in_force_from && from <= to, law.id);
    }
  }
});

test("every jurisdiction and domain that a law names is known", () => {
  const regions = new Set(REGIONS.map((region) => region.code));
  for (const law of laws) {
    for (const code of law.jurisdictions) {
      const known =
        ["EU", "EEA", "global"].includes(code) ||
        regions.has(code) ||
        (code.length === 2 && resolveCountry(code).code === code);
      assert.ok(known, `${law.id} ${code}`);
    }
    const triggers = law.articles.flatMap((article) => article.triggers);
    for (const domain of [law, ...triggers].flatMap((one) => one.domains ?? [])) {
      assert.ok(DOMAIN_IDS.has(domain), `${law.id} ${domain}`);
    }
  }
});

test("every trigger names documented tags, a reason and steps", () => {
  const ids = new Set(hazards.map((hazard) => `hazard:${hazard.id}`));
  const kinds = new Set(PERSONAL_DATA_KINDS.map((kind) => `kind:${kind}`));
  for (const law of laws) {
    for (const trigger of law.articles.flatMap((article) => article.triggers)) {
      for (const tag of [
        ...trigger.tags,
        ...(trigger.one_of ?? []),
        ...(trigger.with ?? []),
        ...(trigger.without ?? []),
      ]) {
        const known = isDocumentedTag(tag);
        assert.ok(known || ids.has(tag) || kinds.has(tag as "kind:SSN"), `${law.id} ${tag}`);
      }
      assert.match(trigger.reason, /^[A-Z].*\.$/, law.id);
      assert.ok(trigger.remediation.length > 0 && trigger.remediation.every(Boolean), law.id);
      assert.ok(trigger.tags.length > 0, law.id);
    }
  }
});

/** Whether a law applies to a user and a business, given as they would write their countries. */
function applies(
  name: string,
  where: { user: string; business: string; text?: string; as_of?: string; domain?: string },
) {
  const law = laws.find((one) => one.name === name);
  assert.ok(law, `no law ${name}`);
  const text = (country: string, value = "") => ({ value, format: "text" as const, country });
  const jurisdictions = resolveJurisdictions({
    use_case: "",
    company_name: "",
    input: text(where.user, where.text),
    output: text(where.business),
  });
  const domains = new Set(where.domain ? [where.domain] : (law.domains ?? []));
  return lawApplies(law, { jurisdictions, domains, as_of: where.as_of ?? "2027-06-01" });
}

test("every law applies where both sides stand in its jurisdiction, and nowhere else", () => {
  for (const law of laws) {
    const as_of = law.in_force_to ?? "2027-12-31";
    for (const code of law.jurisdictions) {
      if (code === "global") continue;
      const region = REGIONS.find((one) => one.code === code);
      const country = code === "EEA" ? "Norway" : code === "EU" ? "Portugal" : code.slice(0, 2);
      const text = region ? `I live in ${region.names[0]}.` : "";
      const found = applies(law.name, { user: country, business: country, text, as_of });
      assert.equal(found, code, law.name);
      const elsewhere = law.jurisdictions.includes("FJ") ? "Fiji" : "Tonga";
      assert.equal(
        applies(law.name, { user: elsewhere, business: elsewhere, text, as_of }),
        undefined,
      );
    }
    const before = { user: "global", business: "global", as_of: "1900-01-01" };
    assert.equal(applies(law.name, before), undefined, law.name);
  }
});

const TABLE: readonly (readonly [string, Parameters<typeof applies>[1], string | undefined])[] = [
  ["GDPR", { user: "Germany", business: "United States" }, "EU"],
  ["GDPR", { user: "United States", business: "Ireland" }, "EU"],
  ["GDPR", { user: "Norway", business: "Norway" }, "EEA"],
  ["GDPR", { user: "United Kingdom", business: "United Kingdom" }, undefined],
  ["GDPR", { user: "Switzerland", business: "Switzerland" }, undefined],
  ["GDPR", { user: "global", business: "global" }, undefined],
  ["GDPR", { user: "global", business: "France" }, "EU"],
  ["GDPR", { user: "France", business: "France", as_of: "2018-05-24" }, undefined],
  ["EU AI Act", { user: "Norway", business: "Norway" }, undefined],
  ["EU AI Act", { user: "Spain", business: "Spain", as_of: "2025-02-01" }, undefined],
  ["EU AI Act", { user: "Spain", business: "Spain", as_of: "2025-02-02" }, "EU"],
  ["UK GDPR", { user: "England", business: "global" }, "GB"],
  ["HIPAA", { user: "US", business: "US", domain: "healthcare" }, "US"],
  ["HIPAA", { user: "US", business: "US", domain: "retail" }, undefined],
  ["HIPAA", { user: "Canada", business: "Canada", domain: "healthcare" }, undefined],
  ["HIPAA", { user: "US", business: "Germany", domain: "healthcare" }, undefined],
  ["CCPA", { user: "US", business: "US" }, undefined],
  ["CCPA", { user: "US", business: "US", text: "I live in California." }, "US-CA"],
  ["CCPA", { user: "California", business: "US" }, "US-CA"],
  ["TRAIGA", { user: "Texas, USA", business: "US", as_of: "2025-12-31" }, undefined],
  ["TRAIGA", { user: "Texas, USA", business: "US", as_of: "2026-01-01" }, "US-TX"],
  ["SB 26-189", { user: "Colorado", business: "US", as_of: "2026-12-31" }, undefined],
  ["SB 26-189", { user: "Colorado", business: "US", as_of: "2027-01-01" }, "US-CO"],
  ["HB 3773", { user: "Illinois", business: "US", as_of: "2026-01-01" }, "US-IL"],
  ["Korea AI Basic Act", { user: "KR", business: "KR", as_of: "2026-01-21" }, undefined],
  ["Korea AI Basic Act", { user: "KR", business: "KR", as_of: "2026-01-22" }, "KR"],
  ["Ley 19.628", { user: "Chile", business: "Chile", as_of: "2026-11-30" }, "CL"],
  ["Ley 21.719", { user: "Chile", business: "Chile", as_of: "2026-12-01" }, "CL"],
  ["Law 25", { user: "Quebec", business: "Canada" }, "CA-QC"],
  ["Law 25", { user: "Canada", business: "Canada" }, undefined],
  ["LGPD", { user: "Brasil", business: "US" }, "BR"],
  ["Gender Equality Directive", { user: "Norway", business: "Norway" }, "EEA"],
  ["Race Equality Directive", { user: "Norway", business: "Norway" }, undefined],
  ["Race Equality Directive", { user: "Croatia", business: "Croatia", domain: "housing" }, "EU"],
  ["AGG", { user: "Austria", business: "Austria" }, undefined],
  ["GlBG", { user: "Austria", business: "Austria", domain: "employment" }, "AT"],
  ["GlBG", { user: "Austria", business: "Austria", domain: "retail" }, undefined],
  ["Title IX", { user: "US", business: "US", domain: "education" }, "US"],
  ["Title IX", { user: "US", business: "US", domain: "employment" }, undefined],
  ["OCPA", { user: "US", business: "US" }, undefined],
  ["OCPA", { user: "US", business: "US", text: "I live in Oregon." }, "US-OR"],
  ["Kentucky CDPA", { user: "Kentucky", business: "US", as_of: "2025-12-31" }, undefined],
  ["Kentucky CDPA", { user: "Kentucky", business: "US", as_of: "2026-01-01" }, "US-KY"],
  ["Rosenthal Act", { user: "US", business: "US", text: "Ship it to Austin, TX 78701" }, undefined],
  ["Ontario Human Rights Code", { user: "Ontario, Canada", business: "Canada" }, "CA-ON"],
  ["Quebec Consumer Act", { user: "Ontario, Canada", business: "Canada" }, undefined],
  ["Code on Wages", { user: "India", business: "India", as_of: "2025-11-20" }, undefined],
  ["Code on Wages", { user: "India", business: "India", as_of: "2025-11-21" }, "IN"],
  ["Ley 2300", { user: "Colombia", business: "Peru" }, "CO"],
  [
    "RBI Recovery Agents Circular",
    { user: "India", business: "India", domain: "retail" },
    undefined,
  ],
  ["BGB", { user: "Switzerland", business: "Switzerland" }, undefined],
  ["UWG (CH)", { user: "Switzerland", business: "Switzerland" }, "CH"],
  ["UWG", { user: "Switzerland", business: "Switzerland" }, undefined],
  ["PCI DSS", { user: "global", business: "global" }, "global"],
];

test("who, where and when decide whether a law applies", () => {
  for (const [name, where, expected] of TABLE) {
    assert.equal(applies(name, where), expected, `${name} ${JSON.stringify(where)}`);
  }
});
