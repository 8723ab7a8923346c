import type { Signal } from "../frames/signal.ts";
import { signal as consentMissing } from "./purpose/consent_missing.ts";
import { signal as dataDutySkipped } from "./purpose/data_duty_skipped.ts";
import { signal as dataSale } from "./purpose/data_sale.ts";
import { signal as describedConduct } from "./purpose/described_conduct.ts";
import { signal as deviceDataTaken } from "./purpose/device_data_taken.ts";
import { signal as purposeChange } from "./purpose/purpose_change.ts";
import { signal as secondaryUse } from "./purpose/secondary_use.ts";
import { signal as trackingUnasked } from "./purpose/tracking_unasked.ts";
import { signal as unaskedUse } from "./purpose/unasked_use.ts";

/** Signals of what data is collected and used for, with or without a choice. */
export const PURPOSE_SIGNALS: readonly Signal[] = [
  consentMissing,
  dataDutySkipped,
  dataSale,
  describedConduct,
  deviceDataTaken,
  purposeChange,
  secondaryUse,
  trackingUnasked,
  unaskedUse,
];
