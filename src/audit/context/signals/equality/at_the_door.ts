import { atWork } from "./at_work.ts";
import type { SignalInput } from "../../frames/signal.ts";

/** Uses in which somebody gets a home, whatever the agent calls the desk. */
const HOMES =
  /(?<!\p{L})(?:tenants?|tenanc\p{L}+|landlords?|letting|lettings|rentals?|flat ?share|housing|lodg\p{L}+|miet\p{L}*|vermiet\p{L}*|locations?|locataires?|alquiler\p{L}*|inquilin\p{L}*|aluguel|affitt\p{L}*|verhuur\p{L}*|najm\p{L}*|kira\p{L}*)(?!\p{L})|租房|房东|賃貸/u;
/** Uses in which people are let in, seated, booked or signed up. */
const DOORS =
  /(?<!\p{L})(?:hotels?|hostels?|restaurants?|bars?|pubs?|nightclubs?|clubs?|membership|door|venue|campsites?|holiday park|bookings?|reservations?|spa|gyms?|salons?|taxi|ride|shops?|stores?)(?!\p{L})/u;

/** The interaction with the domains of work, homes and doors, where the use case is one of them. */
export function atTheDoor(input: SignalInput): SignalInput {
  const work = atWork(input);
  const added = [
    ...(HOMES.test(input.use_case) ? ["housing"] : []),
    ...(DOORS.test(input.use_case) ? ["retail"] : []),
  ].filter((domain) => !work.domains.has(domain));
  if (added.length === 0) return work;
  return { ...work, domains: new Set([...work.domains, ...added]) };
}
