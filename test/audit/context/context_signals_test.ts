import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import { test } from "node:test";
import { CONTEXT_SIGNALS } from "../../../src/audit/context/context_signals.ts";
import { readText } from "../../../src/audit/context/reading.ts";
import { detectPersonalData } from "../../../src/audit/detection/detect_personal_data.ts";
import { readDomains } from "../../../src/audit/context/read_domains.ts";
import { loadCatalogue } from "../../../src/catalogue/load_catalogue.ts";
import { isDocumentedTag } from "../is_documented_tag.ts";
import type { Signal, SignalExample } from "../../../src/audit/context/frames/signal.ts";

const { detectors } = await loadCatalogue();
const FOLDER = new URL("../../../src/audit/context/signals/", import.meta.url);

function findingsOf(signal: Signal, example: SignalExample) {
  const useCase = example.use_case ?? "customer support";
  const text = (value: string) => ({ value, format: "text" as const, country: "global" });
  const interaction = {
    use_case: useCase,
    company_name: "",
    input: text(example.input ?? ""),
    output: text(example.output ?? ""),
  };
  const domains = readDomains(interaction);
  const personalData = detectPersonalData(interaction, { detectors, countries: ["US"] });
  return signal.detect({
    input: readText(example.input ?? "", "input"),
    output: readText(example.output ?? "", "output"),
    use_case: useCase.toLowerCase(),
    domains: new Set(domains.map((domain) => domain.id)),
    personal_data: personalData.filter((item) => item.personal),
  });
}

for (const signal of CONTEXT_SIGNALS) {
  test(`the signal ${signal.id} finds its true examples and leaves its false ones`, () => {
    assert.ok(signal.examples.true.length > 0 && signal.examples.false.length > 0);
    for (const example of signal.examples.true) {
      const found = findingsOf(signal, example);
      assert.ok(found.length > 0, `missed: ${JSON.stringify(example)}`);
      const unknown = found.flatMap(({ tags }) => tags).filter((tag) => !isDocumentedTag(tag));
      assert.deepEqual(unknown, [], `tags without a line in tags.ts`);
    }
    for (const example of signal.examples.false) {
      const found = findingsOf(signal, example);
      assert.deepEqual(found, [], `wrongly found: ${JSON.stringify(example)}`);
    }
  });
}

test("every signal of the folder is listed once", async () => {
  const listed = new Set(CONTEXT_SIGNALS);
  assert.equal(listed.size, CONTEXT_SIGNALS.length);
  for (const file of await readdir(FOLDER, { recursive: true })) {
    if (!file.endsWith(".ts")) continue;
    const exported = (await import(new URL(file, FOLDER).href)) as { signal?: Signal };
    if (!exported.signal) continue;
    assert.ok(listed.has(exported.signal), `${file} is not listed`);
    assert.ok(file.endsWith(`/${exported.signal.id}.ts`), `${file} is not named for its signal`);
  }
});

test("spans stay within the text, whatever the text", () => {
  const texts = [
    "",
    " ",
    "\n\n",
    "İİİ I'm 9.",
    "a".repeat(5000),
    "because you ".repeat(400),
    "😀 我9岁。",
  ];
  for (const signal of CONTEXT_SIGNALS) {
    for (const value of texts) {
      for (const finding of findingsOf(signal, { input: value, output: value })) {
        assert.ok(finding.start >= 0 && finding.start <= finding.end, signal.id);
        assert.ok(finding.end <= value.length, signal.id);
      }
    }
  }
});
