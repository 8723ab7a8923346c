import type { Trigger } from "../laws/law.ts";
import { EQUAL_TREATMENT } from "./equal_treatment.ts";

/**
 * Nobody is treated worse because of one of a law's own characteristics.
 *
 * @param traits tags of characteristics, such as `trait:sex`; one of them must be the reason
 */
export function equalTreatmentByTrait(...traits: readonly string[]): readonly Trigger[] {
  return EQUAL_TREATMENT.map((trigger) => ({ ...trigger, one_of: traits }));
}
