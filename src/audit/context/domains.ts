import type { Domain } from "./domain.ts";
import { banking } from "./domains/banking.ts";
import { biometrics } from "./domains/biometrics.ts";
import { children } from "./domains/children.ts";
import { coding } from "./domains/coding.ts";
import { companion } from "./domains/companion.ts";
import { debtCollection } from "./domains/debt_collection.ts";
import { education } from "./domains/education.ts";
import { elections } from "./domains/elections.ts";
import { employment } from "./domains/employment.ts";
import { energy } from "./domains/energy.ts";
import { gambling } from "./domains/gambling.ts";
import { governmentBenefits } from "./domains/government_benefits.ts";
import { healthcare } from "./domains/healthcare.ts";
import { housing } from "./domains/housing.ts";
import { insurance } from "./domains/insurance.ts";
import { investment } from "./domains/investment.ts";
import { lawEnforcement } from "./domains/law_enforcement.ts";
import { legal } from "./domains/legal.ts";
import { lending } from "./domains/lending.ts";
import { marketing } from "./domains/marketing.ts";
import { media } from "./domains/media.ts";
import { mentalHealth } from "./domains/mental_health.ts";
import { retail } from "./domains/retail.ts";
import { support } from "./domains/support.ts";
import { telecommunications } from "./domains/telecommunications.ts";
import { transport } from "./domains/transport.ts";
import { travel } from "./domains/travel.ts";

/** All domains, in the order in which a report names those that are equally sure. */
export const DOMAINS: readonly Domain[] = [
  healthcare,
  mentalHealth,
  companion,
  lending,
  debtCollection,
  banking,
  investment,
  insurance,
  employment,
  education,
  children,
  housing,
  legal,
  lawEnforcement,
  biometrics,
  elections,
  governmentBenefits,
  retail,
  support,
  coding,
  marketing,
  media,
  telecommunications,
  travel,
  gambling,
  energy,
  transport,
];
