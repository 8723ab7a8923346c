import { audit } from "../audit/audit.ts";
import type { Catalogue } from "../audit/catalogue.ts";
import { loadCatalogue } from "../catalogue/load_catalogue.ts";
import type { Evaluation } from "./evaluation.ts";
import { readPracticeCases, type PracticeCase } from "./read_practice_cases.ts";

interface Count {
  readonly cases: number;
  readonly cited: number;
}

/**
 * Citation of Article 5 of the AI Act for described AI systems. The words for the practices were
 * learned from the cases of one half of the groups; the other half was only measured. The cases are
 * generated from few openings, so that even unseen groups resemble seen ones.
 */
export const evaluation: Evaluation = {
  id: "prohibited_practices",
  run: async ({ folder, print }) => {
    const catalogue = await loadCatalogue();
    const file = new URL("safety/regulation-privaci-ai-act.jsonl.gz", folder);
    const cases = readPracticeCases(file).map((one) => ({
      ...one,
      cited: citesPractice(one, catalogue),
    }));
    const table = Object.fromEntries(
      (["learned", "unseen"] as const).map((half) => [
        half,
        Object.fromEntries(
          (["prohibited", "otherwise_violated", "permitted", "not_applicable"] as const).map(
            (verdict) => [
              verdict,
              countCited(cases.filter((one) => one.half === half && one.verdict === verdict)),
            ],
          ),
        ),
      ]),
    );
    for (const [half, counts] of Object.entries(table)) {
      for (const [verdict, { cases, cited }] of Object.entries(counts as Record<string, Count>)) {
        print(`AI Act Art. 5, ${half} half, ${verdict}: cited in ${cited} of ${cases}`);
      }
    }
    return table;
  },
};

function countCited(cases: readonly { readonly cited: boolean }[]): Count {
  return { cases: cases.length, cited: cases.filter(({ cited }) => cited).length };
}

function citesPractice({ text }: PracticeCase, catalogue: Catalogue): boolean {
  const report = audit(
    {
      use_case: "assistant",
      company_name: "",
      input: { value: text, format: "text", country: "Germany" },
      output: { value: "Thank you for the description.", format: "text", country: "Germany" },
    },
    catalogue,
    { as_of: "2026-11-21", signature: "not_signed" },
  );
  return report.violations.some(
    ({ law, article }) => law === "EU AI Act" && article.startsWith("Art. 5(1)"),
  );
}
