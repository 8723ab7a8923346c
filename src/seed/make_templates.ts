import { audit } from "../audit/audit.ts";
import type { Report } from "../audit/report.ts";
import { loadCatalogue } from "../catalogue/load_catalogue.ts";
import { countInteractionTokens } from "../intake/count_interaction_tokens.ts";
import { SEED_COUNTRIES, SEED_INTERACTIONS } from "./data/interactions.ts";

/** An exchange with its true report, of which logs are copies. */
export interface SeedTemplate {
  readonly use_case: string;
  readonly input: string;
  readonly output: string;
  readonly input_country: string;
  readonly output_country: string;
  readonly tokens: number;
  readonly report: Report;
}

/** Every invented exchange in every pair of countries, audited by the catalogue as it is. */
export async function makeTemplates(as_of: string): Promise<SeedTemplate[]> {
  const catalogue = await loadCatalogue();
  return SEED_INTERACTIONS.flatMap(({ use_case, input, output }) =>
    SEED_COUNTRIES.map(([input_country, output_country]) => {
      const interaction = {
        use_case,
        company_name: "Northwind",
        input: { value: input, format: "text", country: input_country },
        output: { value: output, format: "text", country: output_country },
      } as const;
      const report = audit(interaction, catalogue, { as_of, signature: "not_signed" });
      const tokens = countInteractionTokens(input, output);
      return { use_case, input, output, input_country, output_country, tokens, report };
    }),
  );
}
