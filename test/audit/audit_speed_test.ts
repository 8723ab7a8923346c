import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import { z } from "zod";
import { audit } from "../../src/audit/audit.ts";
import { loadCatalogue } from "../../src/catalogue/load_catalogue.ts";

const catalogue = await loadCatalogue();

/** Plain talk of about so many characters. */
function talk(length: number): string {
  const sentences = [
    "I ordered a blue jacket last week and it has not arrived yet.",
    "Could you check the delivery and tell me when it will come?",
    "The weather in Lisbon was lovely, and we walked along the river.",
    "My manager asked for a summary of the meeting about the new office.",
    "The recipe needs two eggs, some flour, sugar and a little salt.",
  ];
  let text = "";
  for (let index = 0; text.length < length; index++) text += `${sentences[index % 5]} `;
  return text.slice(0, length);
}

/** The questions and answers of the casebook, one after the other, cut into pieces. */
async function distinctTexts(length: number): Promise<string[]> {
  const folder = new URL("../casebook/", import.meta.url);
  const files = (await readdir(folder)).filter((file) => file.endsWith(".json"));
  const books = await Promise.all(
    files
      .filter((file) => file !== "known_gaps.json")
      .map((file) => readFile(new URL(file, folder), "utf8")),
  );
  const half = z.object({ value: z.string() });
  const cases = z.array(z.object({ input: half, output: half }));
  const whole = books
    .flatMap((book) => cases.parse(JSON.parse(book)))
    .map(({ input, output }) => `${input.value}\n${output.value}\n`)
    .join("");
  const count = Math.floor(whole.length / length);
  return Array.from({ length: count }, (_, at) => whole.slice(at * length, (at + 1) * length));
}

/** What the audit of an interaction takes, in milliseconds of this process's own processor time. */
function timeOf(input: string, output: string): number {
  const half = { format: "text" as const, country: "Germany" };
  const interaction = {
    use_case: "support",
    company_name: "Acme",
    input: { ...half, value: input },
    output: { ...half, value: output },
  };
  const before = process.cpuUsage();
  audit(interaction, catalogue, { as_of: "2026-11-21", signature: "not_signed" });
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;
}

/** The median of some audits of the same text. */
function medianOf(length: number): number {
  const half = talk(length / 2);
  return median(Array.from({ length: 45 }, () => timeOf(half, half)).slice(15));
}

test("a whole audit stays near 5 ms for 1 KB and 25 ms for 2,000 tokens", (context) => {
  const small = medianOf(1000);
  const large = medianOf(9000);
  context.diagnostic(`1 KB ${small.toFixed(1)} ms, 2,000 tokens ${large.toFixed(1)} ms`);
  assert.ok(small < 5 * 4, `1 KB took ${small} ms`);
  assert.ok(large < 25 * 4, `2,000 tokens took ${large} ms`);
});

/** How many times as long a text may take that is new and full of what audits look for. */
const MOST_FOR_DISTINCT = 20;
const MOST_TEXTS = 20;
/** The first audits prepare patterns and compile code. */
const WARMING = 8;

test("an audit of distinct texts takes a few times as long as one of plain talk", async (context) => {
  const same = medianOf(9000);
  const texts = (await distinctTexts(4500)).slice(0, 2 * MOST_TEXTS);
  const times = texts.flatMap((text, at) => (at % 2 === 1 ? [timeOf(texts[at - 1]!, text)] : []));
  const distinct = median(times.slice(WARMING));
  context.diagnostic(`${times.length} texts ${distinct.toFixed(1)} ms, one ${same.toFixed(1)} ms`);
  assert.ok(times.length >= WARMING + 3, `only ${times.length} texts`);
  assert.ok(distinct < same * MOST_FOR_DISTINCT, `${distinct} ms against ${same} ms`);
});
