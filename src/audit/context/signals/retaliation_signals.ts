import type { Signal } from "../frames/signal.ts";
import { signal as complaintPunished } from "./retaliation/complaint_punished.ts";
import { signal as reporterUnmasked } from "./retaliation/reporter_unmasked.ts";
import { signal as retaliation } from "./retaliation/retaliation.ts";
import { signal as rightsMocked } from "./retaliation/rights_mocked.ts";
import { signal as unionForbidden } from "./retaliation/union_forbidden.ts";
import { signal as whistleblowerPunished } from "./retaliation/whistleblower_punished.ts";
import { signal as workRetaliation } from "./retaliation/work_retaliation.ts";
import { signal as workersWithoutRights } from "./retaliation/workers_without_rights.ts";

/** Signals of complaints and reports, and what is done to those who make them. */
export const RETALIATION_SIGNALS: readonly Signal[] = [
  complaintPunished,
  reporterUnmasked,
  retaliation,
  rightsMocked,
  unionForbidden,
  whistleblowerPunished,
  workRetaliation,
  workersWithoutRights,
];
