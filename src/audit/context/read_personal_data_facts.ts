import type { Fact, Flow } from "../fact.ts";
import type { Interaction, InteractionText } from "../interaction.ts";
import type { PersonalData, PersonalDataKind, Severity } from "../report.ts";
import { rememberOnce } from "../reading/remember_once.ts";
import { houseOf } from "./house_of.ts";
import { ownValues } from "./signals/disclosure/own_values.ts";
import type { SignalInput } from "./frames/signal.ts";

interface KindMeaning {
  readonly tags: readonly string[];
  readonly severity: Severity;
}

const SENSITIVE = "sensitive_identifier";

/** What a kind of personal data means to a law. Kinds that are missing tell little by themselves. */
const MEANINGS: Partial<Record<PersonalDataKind, KindMeaning>> = {
  PERSON: { tags: ["name"], severity: "low" },
  EMAIL: { tags: ["contact"], severity: "medium" },
  PHONE: { tags: ["contact"], severity: "medium" },
  ADDRESS: { tags: ["contact"], severity: "medium" },
  IP_ADDRESS: { tags: ["online_identifier"], severity: "low" },
  MAC_ADDRESS: { tags: ["online_identifier"], severity: "low" },
  USERNAME: { tags: ["online_identifier"], severity: "low" },
  NRP: { tags: ["belief_or_origin"], severity: "medium" },
  CREDIT_CARD: { tags: ["financial", "card_number", SENSITIVE], severity: "high" },
  IBAN: { tags: ["financial", SENSITIVE], severity: "high" },
  BANK_ACCOUNT: { tags: ["financial", SENSITIVE], severity: "high" },
  SSN: { tags: ["government_id", SENSITIVE], severity: "high" },
  NATIONAL_ID: { tags: ["government_id", SENSITIVE], severity: "high" },
  PASSPORT: { tags: ["government_id", SENSITIVE], severity: "high" },
  DRIVER_LICENSE: { tags: ["government_id", SENSITIVE], severity: "high" },
  TAX_ID: { tags: ["government_id", SENSITIVE], severity: "high" },
  MEDICAL_ID: { tags: ["medical_id", SENSITIVE], severity: "high" },
  SECRET: { tags: ["credential", SENSITIVE], severity: "high" },
};

/** A value that means nothing more than that somebody is concerned. */
const PLAIN: KindMeaning = { tags: [], severity: "low" };

/**
 * What the personal data of an interaction says, as facts for the laws; only what is personal. What
 * users need for their own request is ordinary, and what is told to its owner is no disclosure.
 */
export function readPersonalDataFacts(interaction: Interaction, context: SignalInput): Fact[] {
  const uses = ownValues(context);
  return context.personal_data.map((item) => {
    const use = uses.get(item);
    const meaning = (use !== "ordinary" && MEANINGS[item.kind]) || PLAIN;
    const value = interaction[item.side].value.slice(item.start, item.end);
    const flow = flowOf(item, { value, given: interaction.input });
    return {
      tags: tagsOf(item, meaning),
      flow: use === "told_to_owner" && flow === "disclosed" ? "echoed" : flow,
      severity: meaning.severity,
      certainty: item.confidence,
      statistical: false,
      evidence: [{ side: item.side, start: item.start, end: item.end }],
    };
  });
}

function tagsOf(item: PersonalData, meaning: KindMeaning): string[] {
  const tags = ["personal_data", `kind:${item.kind}`, ...meaning.tags];
  if (item.validated) tags.push("validated");
  return tags;
}

/** An output value counts as an echo when the input holds all its words, or all its digits in a row. */
function flowOf(
  item: PersonalData,
  { value, given }: { value: string; given: InteractionText },
): Flow {
  if (item.side === "input") return "input";
  const squeezed = squeeze(item.kind === "ADDRESS" ? houseOf(value) : value);
  if (squeezed !== "" && squeezedText(given).includes(squeezed)) return "echoed";
  const words = [...wordsOf(value)];
  const lower = lowerText(given);
  const echoed = words.every((word) => lower.includes(word) && wordsOfText(given).has(word));
  return words.length > 0 && echoed ? "echoed" : "disclosed";
}

const squeezedText = rememberOnce(({ value }: InteractionText) => squeeze(value));
const lowerText = rememberOnce(({ value }: InteractionText) => value.toLowerCase());
const wordsOfText = rememberOnce(({ value }: InteractionText) => wordsOf(value));

function squeeze(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, "").toLowerCase();
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
}
