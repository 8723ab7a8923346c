import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { audit } from "../../src/audit/audit.ts";
import type { Interaction, Side } from "../../src/audit/interaction.ts";
import type { Report } from "../../src/audit/report.ts";
import { loadCatalogue } from "../../src/catalogue/load_catalogue.ts";
import type { CasebookCase } from "../casebook/casebook_case.ts";

const catalogue = await loadCatalogue();

/** One case of so many is tried. */
const EACH = 7;
const BOOKS = ["independent_conduct", "independent_regions", "independent_settings_mixed_1"];

async function readCases(): Promise<CasebookCase[]> {
  const books = await Promise.all(
    BOOKS.map((book) => readFile(new URL(`../casebook/${book}.json`, import.meta.url), "utf8")),
  );
  const cases = books.flatMap((book) => JSON.parse(book) as CasebookCase[]);
  return cases.filter(
    ({ input, output }, index) =>
      index % EACH === 0 && input.format === "text" && output.format === "text",
  );
}

const cases = await readCases();

function interactionOf({ use_case, input, output }: CasebookCase): Interaction {
  return { use_case, company_name: "Northwind", input, output };
}

function rewritten(interaction: Interaction, rewrite: (value: string) => string): Interaction {
  const half = (side: Side) => ({ ...interaction[side], value: rewrite(interaction[side].value) });
  return { ...interaction, input: half("input"), output: half("output") };
}

function report(interaction: Interaction): Report {
  return audit(interaction, catalogue, { as_of: "2026-11-21", signature: "not_signed" });
}

/** What a report says, its personal values as they would be written by hand. */
function said(interaction: Interaction, plainly: (value: string) => string) {
  const { status, risk_score, violations, personal_data } = report(interaction);
  return {
    status,
    risk_score,
    laws: violations.map(({ law, article }) => `${law} ${article}`),
    personal: personal_data
      .filter(({ personal }) => personal)
      .map(({ kind, side, start, end }) => {
        return `${kind} ${plainly(interaction[side].value.slice(start, end))}`;
      }),
  };
}

const escaped = (value: string) =>
  value.replace(/[^\x00-\x7f]/g, (unit) => {
    return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });

/** How the same text is written down otherwise, and what undoes it in a value. */
const LAYOUTS: Readonly<
  Record<string, { write: (value: string) => string; read: (value: string) => string }>
> = {
  "lines ended by two characters": {
    write: (value) => value.replaceAll("\n", "\r\n"),
    read: (value) => value.replaceAll("\r\n", "\n"),
  },
  "accents apart": {
    write: (value) => value.normalize("NFD"),
    read: (value) => value.normalize("NFC"),
  },
  "spaces that forbid a break": {
    write: (value) => value.replaceAll(" ", "\u00a0"),
    read: (value) => value.replaceAll("\u00a0", " "),
  },
  "white space around": {
    write: (value) => `\n \n${value} \n\n`,
    read: (value) => value,
  },
  "words that stand out": {
    write: (value) => value.replace(/^[^\s.!?,;:*]{2,}(?= )/, "**$&**"),
    read: (value) => value.replaceAll("**", ""),
  },
  "a speaker before a turn": {
    write: (value) => (/^[\p{L}\p{M}]+[\s,][^\n]{16}/u.test(value) ? `User: ${value}` : value),
    read: (value) => value,
  },
  "paragraphs with tags": {
    write: (value) => `<p>${value.replaceAll("\n", "<br>")}</p>`,
    read: (value) => value.replaceAll("<br>", "\n"),
  },
};

test("the layout of a text changes nothing that a report says of it", () => {
  assert.ok(cases.length > 20);
  for (const [name, { write, read }] of Object.entries(LAYOUTS)) {
    for (const one of cases) {
      const interaction = interactionOf(one);
      const plain = said(interaction, (value) => value.normalize("NFC").replaceAll("\u00a0", " "));
      assert.deepEqual(said(rewritten(interaction, write), read), plain, `${name}: ${one.id}`);
    }
  }
});

test("letters of JSON may be written as numbers", () => {
  for (const one of cases) {
    const { input, output, ...rest } = interactionOf(one);
    const message = (half: Interaction["input"]) => ({
      ...half,
      format: "json" as const,
      value: JSON.stringify({ role: "user", content: half.value }),
    });
    const plain: Interaction = { ...rest, input: message(input), output: message(output) };
    const told = said(rewritten(plain, escaped), (value) => JSON.parse(`"${value}"`) as string);
    assert.deepEqual(
      told,
      said(plain, (value) => JSON.parse(`"${value}"`) as string),
      one.id,
    );
  }
});

test("a text that a program wrapped is read as it was written", () => {
  const interaction: Interaction = {
    use_case: "support",
    company_name: "Northwind",
    input: {
      value:
        "Good morning, I am writing about the parcel for my mother, who is called\nMaria Fernanda Quispe Mamani, and which should have come last Tuesday, but\nnobody at the depot could tell me where it is or when it comes to her house.",
      format: "text",
      country: "US",
    },
    output: { value: "We look into it.", format: "text", country: "US" },
  };
  const { safe_input, personal_data } = report(interaction);
  const persons = personal_data.filter(({ kind }) => kind === "PERSON");
  assert.deepEqual(
    persons.map(({ start, end }) => interaction.input.value.slice(start, end)),
    ["Maria Fernanda Quispe Mamani"],
  );
  assert.equal(safe_input.split("\n").length, 3);
});

function safeInputOf(value: string, country: string): string {
  const half = { format: "text", country } as const;
  return report({
    use_case: "support",
    company_name: "Northwind",
    input: { ...half, value },
    output: { ...half, value: "OK." },
  }).safe_input;
}

test("an address keeps the tags between its lines", () => {
  assert.equal(
    safeInputOf("<p>My address is<br>12 Main Street<br/>Springfield, IL 62704</p>", "US"),
    "<p>My address is<br>[ADDRESS_1]<br/>[ADDRESS_1]</p>",
  );
});

test("what is found in a text without its layout is redacted in the text as it was submitted", () => {
  assert.equal(
    safeInputOf(
      "  <p>Je m'appelle Ame\u0301lie Lefe\u0300vre,<br>06\u00a012\u202f34 56 78.</p>\r\n",
      "FR",
    ),
    "  <p>Je m'appelle [PERSON_1],<br>[PHONE_1].</p>\r\n",
  );
});
