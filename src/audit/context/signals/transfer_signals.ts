import type { Signal } from "../frames/signal.ts";
import { signal as crossBorderTransfer } from "./transfer/cross_border_transfer.ts";
import { signal as transferUnsigned } from "./transfer/transfer_unsigned.ts";
import { signal as transferWithoutLaw } from "./transfer/transfer_without_law.ts";

/** Signals of records that go abroad. */
export const TRANSFER_SIGNALS: readonly Signal[] = [
  crossBorderTransfer,
  transferUnsigned,
  transferWithoutLaw,
];
