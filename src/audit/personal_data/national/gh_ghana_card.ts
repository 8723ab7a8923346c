import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Ghana Card: GHA, nine digits, a check digit, with hyphens. */
export const detector = numberedIdentifier({
  id: "gh_ghana_card",
  kind: "NATIONAL_ID",
  jurisdiction: "GH",
  source: "National Identification Authority, https://nia.gov.gh",
  forms: [{ pattern: /^GHA-\d{9}-\d$/, lengths: [13], needs: "nothing", alone: true }],
  words: ["ghana card", "ghana"],
  examples: {
    true: [{ text: "Ghana Card GHA-123456789-0", finds: ["GHA-123456789-0"] }],
    false: ["GHB-123456789-0"],
  },
});
