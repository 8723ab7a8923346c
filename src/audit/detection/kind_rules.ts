import type { PersonalDataKind } from "../report.ts";

/** How the findings of one kind are settled. */
export interface KindRule {
  /** Candidates that are less sure than this are dropped. */
  readonly threshold: number;
  /** Of two overlapping candidates the one with the higher rank stays, before all else. */
  readonly rank: number;
  /** Whether such a value concerns a natural person when neither value nor context tells. */
  readonly personal: boolean;
  /**
   * Whether the value alone points at one person or account, so that every further occurrence of
   * it in the interaction is the same finding.
   */
  readonly identifies: boolean;
}

/**
 * Thresholds are chosen so that a value whose format is strict is found alone, and one that is
 * mere digits only with a word beside it that says what it is. Ranks: what contains others
 * (a secret contains an address of a server, a URL contains a domain) and what is proven stands
 * above what is read from the words around it. Numbers of people stand so close together that of two
 * the one goes first whose own word is nearer.
 */
export const KIND_RULES: Readonly<Record<PersonalDataKind, KindRule>> = {
  SECRET: { threshold: 0.5, rank: 100, personal: true, identifies: true },
  EMAIL: { threshold: 0.5, rank: 95, personal: true, identifies: true },
  URL: { threshold: 0.5, rank: 90, personal: false, identifies: true },
  CREDIT_CARD: { threshold: 0.5, rank: 85, personal: true, identifies: true },
  IBAN: { threshold: 0.5, rank: 85, personal: true, identifies: true },
  CRYPTO: { threshold: 0.5, rank: 84, personal: true, identifies: true },
  MAC_ADDRESS: { threshold: 0.5, rank: 82, personal: true, identifies: true },
  IP_ADDRESS: { threshold: 0.5, rank: 82, personal: true, identifies: true },
  SSN: { threshold: 0.5, rank: 80, personal: true, identifies: true },
  NATIONAL_ID: { threshold: 0.5, rank: 77.2, personal: true, identifies: true },
  TAX_ID: { threshold: 0.5, rank: 77.1, personal: true, identifies: true },
  MEDICAL_ID: { threshold: 0.5, rank: 77.15, personal: true, identifies: true },
  PASSPORT: { threshold: 0.5, rank: 77.05, personal: true, identifies: true },
  DRIVER_LICENSE: { threshold: 0.5, rank: 77, personal: true, identifies: true },
  VEHICLE: { threshold: 0.5, rank: 74, personal: true, identifies: true },
  BANK_ACCOUNT: { threshold: 0.5, rank: 73, personal: true, identifies: true },
  PHONE: { threshold: 0.5, rank: 72, personal: true, identifies: true },
  DATE_TIME: { threshold: 0.5, rank: 70, personal: false, identifies: false },
  DOMAIN: { threshold: 0.5, rank: 68, personal: false, identifies: false },
  USERNAME: { threshold: 0.5, rank: 66, personal: true, identifies: true },
  ADDRESS: { threshold: 0.5, rank: 60, personal: true, identifies: true },
  AGE: { threshold: 0.5, rank: 58, personal: true, identifies: false },
  PERSON: { threshold: 0.5, rank: 50, personal: true, identifies: true },
  LOCATION: { threshold: 0.5, rank: 45, personal: false, identifies: false },
  ORGANIZATION: { threshold: 0.5, rank: 44, personal: false, identifies: false },
  NRP: { threshold: 0.5, rank: 43, personal: true, identifies: false },
  TITLE: { threshold: 0.5, rank: 42, personal: false, identifies: false },
  OTHER: { threshold: 0.5, rank: 40, personal: true, identifies: false },
};
