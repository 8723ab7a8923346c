import type { Signal } from "../frames/signal.ts";
import { signal as belief } from "./disclosure/belief.ts";
import { signal as confidencesTold } from "./disclosure/confidences_told.ts";
import { signal as creditRecord } from "./disclosure/credit_record.ts";
import { signal as criminalRecord } from "./disclosure/criminal_record.ts";
import { signal as customerConductTold } from "./disclosure/customer_conduct_told.ts";
import { signal as dataSharedUnasked } from "./disclosure/data_shared_unasked.ts";
import { signal as dataTraded } from "./disclosure/data_traded.ts";
import { signal as educationRecord } from "./disclosure/education_record.ts";
import { signal as genetic } from "./disclosure/genetic.ts";
import { signal as handedOn } from "./disclosure/handed_on.ts";
import { signal as health } from "./disclosure/health.ts";
import { signal as illnessLists } from "./disclosure/illness_lists.ts";
import { signal as illnessTold } from "./disclosure/illness_told.ts";
import { signal as privateLifeTold } from "./disclosure/private_life_told.ts";
import { signal as privateMatter } from "./disclosure/private_matter.ts";
import { signal as recordsSentOn } from "./disclosure/records_sent_on.ts";
import { signal as resultsToldToRelatives } from "./disclosure/results_told_to_relatives.ts";
import { signal as sexualLife } from "./disclosure/sexual_life.ts";
import { signal as thirdPartyContact } from "./disclosure/third_party_contact.ts";
import { signal as toldOutsiders } from "./disclosure/told_outsiders.ts";
import { signal as trackedDown } from "./disclosure/tracked_down.ts";
import { signal as viewingHistory } from "./disclosure/viewing_history.ts";
import { signal as whereaboutsTold } from "./disclosure/whereabouts_told.ts";

/** Signals of what is told of people, and to whom. */
export const DISCLOSURE_SIGNALS: readonly Signal[] = [
  belief,
  confidencesTold,
  creditRecord,
  criminalRecord,
  customerConductTold,
  dataSharedUnasked,
  dataTraded,
  educationRecord,
  genetic,
  handedOn,
  health,
  illnessLists,
  illnessTold,
  privateLifeTold,
  privateMatter,
  recordsSentOn,
  resultsToldToRelatives,
  sexualLife,
  thirdPartyContact,
  toldOutsiders,
  trackedDown,
  viewingHistory,
  whereaboutsTold,
];
