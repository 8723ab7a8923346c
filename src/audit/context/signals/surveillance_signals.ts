import type { Signal } from "../frames/signal.ts";
import { signal as covertlyWatched } from "./surveillance/covertly_watched.ts";
import { signal as employeeSurveillance } from "./surveillance/employee_surveillance.ts";
import { signal as listenedIn } from "./surveillance/listened_in.ts";
import { signal as privateRoomsWatched } from "./surveillance/private_rooms_watched.ts";
import { signal as unionWatched } from "./surveillance/union_watched.ts";
import { signal as workersRecorded } from "./surveillance/workers_recorded.ts";

/** Signals of how people are watched at work. */
export const SURVEILLANCE_SIGNALS: readonly Signal[] = [
  covertlyWatched,
  employeeSurveillance,
  listenedIn,
  privateRoomsWatched,
  unionWatched,
  workersRecorded,
];
