import { detectPersonalData } from "../../../src/audit/detection/detect_personal_data.ts";
import { loadCatalogue } from "../../../src/catalogue/load_catalogue.ts";

const { detectors } = await loadCatalogue();

/** A finding by its kind and value. */
export interface Found {
  readonly found: string;
  readonly personal: boolean;
}

/** What is found in a text that is the whole input of an interaction, of a country or of none. */
export function foundIn(value: string, country?: string): Found[] {
  const text = (said: string) => ({
    value: said,
    format: "text" as const,
    country: country ?? "global",
  });
  const interaction = {
    use_case: "assistant",
    company_name: "",
    input: text(value),
    output: text(""),
  };
  const countries = country === undefined ? [] : [country];
  return detectPersonalData(interaction, { detectors, countries }).map(
    ({ kind, start, end, personal }) => ({ found: `${kind} ${value.slice(start, end)}`, personal }),
  );
}
