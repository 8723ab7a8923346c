import type { Vocabulary } from "../../reading/build_lexicon.ts";
import { confessedOrders } from "./injection/confessed_orders.ts";
import { droppedRules } from "./injection/dropped_rules.ts";
import { followedOrders } from "./injection/followed_orders.ts";
import { notes } from "./injection/notes.ts";
import { obeyedNotes } from "./injection/obeyed_notes.ts";
import { orders } from "./injection/orders.ts";
import { resistedOrders } from "./injection/resisted_orders.ts";

/** Words of orders to the machine in what it reads. */
export const INJECTION: readonly Vocabulary[] = [
  confessedOrders,
  droppedRules,
  followedOrders,
  notes,
  obeyedNotes,
  orders,
  resistedOrders,
];
