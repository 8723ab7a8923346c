import type { Vocabulary } from "../../reading/build_lexicon.ts";
import { behindBacks } from "./purpose/behind_backs.ts";
import { consent } from "./purpose/consent.ts";
import { controllerDuties } from "./purpose/controller_duties.ts";
import { counsel } from "./purpose/counsel.ts";
import { dataPractices } from "./purpose/data_practices.ts";
import { deviceData } from "./purpose/device_data.ts";
import { purposes } from "./purpose/purposes.ts";
import { refusedChoice } from "./purpose/refused_choice.ts";
import { requiredFields } from "./purpose/required_fields.ts";
import { reuse } from "./purpose/reuse.ts";
import { secondaryUse } from "./purpose/secondary_use.ts";
import { sharing } from "./purpose/sharing.ts";
import { tracking } from "./purpose/tracking.ts";
import { untoldPeople } from "./purpose/untold_people.ts";

/** Words of what data is collected and used for, with or without a choice. */
export const PURPOSE: readonly Vocabulary[] = [
  behindBacks,
  consent,
  controllerDuties,
  counsel,
  dataPractices,
  deviceData,
  purposes,
  refusedChoice,
  requiredFields,
  reuse,
  secondaryUse,
  sharing,
  tracking,
  untoldPeople,
];
