import type { Vocabulary } from "../../reading/build_lexicon.ts";
import { destinations } from "./transfer/destinations.ts";
import { lawlessPlaces } from "./transfer/lawless_places.ts";
import { sendingAbroad } from "./transfer/sending_abroad.ts";
import { shippedRecords } from "./transfer/shipped_records.ts";
import { transfers } from "./transfer/transfers.ts";
import { unshielded } from "./transfer/unshielded.ts";

/** Words of records that go abroad. */
export const TRANSFER: readonly Vocabulary[] = [
  destinations,
  lawlessPlaces,
  sendingAbroad,
  shippedRecords,
  transfers,
  unshielded,
];
