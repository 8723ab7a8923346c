import type { Side } from "../../../interaction.ts";
import { rememberOnce } from "../../../reading/remember_once.ts";
import type { PersonalData } from "../../../report.ts";
import type { SignalInput } from "../../frames/signal.ts";
import { ownNames } from "./own_names.ts";

/** Kinds that tell who somebody is. */
const IDENTIFYING = new Set([
  "PERSON",
  "EMAIL",
  "PHONE",
  "SSN",
  "NATIONAL_ID",
  "PASSPORT",
  "DRIVER_LICENSE",
  "MEDICAL_ID",
  "TAX_ID",
  "ADDRESS",
  "USERNAME",
]);

/** Firms and offices take their post in boxes; a box alone tells of nobody. */
const POST_BOX =
  /^(?:p\.? ?o\.? box|postfach|boîte postale|bp \d|apartado|caixa postal|casella postale|postbus|skrytka poczt|box \d)/iu;

/** Findings about others than the user, of each half in their order. */
export interface Others {
  readonly persons: Readonly<Record<Side, readonly PersonalData[]>>;
  /** What tells who somebody is. */
  readonly named: Readonly<Record<Side, readonly PersonalData[]>>;
  /** The same, but for boxes. */
  readonly identified: Readonly<Record<Side, readonly PersonalData[]>>;
}

/** What tells of others than the user in an interaction. */
export const othersOf: (input: SignalInput) => Others = rememberOnce((input) => {
  const own = ownNames(input);
  const others = input.personal_data
    .filter((item) => IDENTIFYING.has(item.kind) && !own.has(item))
    .sort((one, other) => one.start - other.start);
  const named = {
    input: others.filter(({ side }) => side === "input"),
    output: others.filter(({ side }) => side === "output"),
  };
  const isNoBox = ({ side, start, end }: PersonalData) =>
    !POST_BOX.test(input[side].text.slice(start, end));
  return {
    named,
    identified: { input: named.input.filter(isNoBox), output: named.output.filter(isNoBox) },
    persons: { input: named.input.filter(isPerson), output: named.output.filter(isPerson) },
  };
});

function isPerson({ kind }: PersonalData): boolean {
  return kind === "PERSON";
}
