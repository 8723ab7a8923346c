import { ADVERTISING } from "./concepts/advertising.ts";
import { BIOMETRICS } from "./concepts/biometrics.ts";
import { BREACH } from "./concepts/breach.ts";
import { CANCELLATION } from "./concepts/cancellation.ts";
import { CHILDREN } from "./concepts/children.ts";
import { DEBT } from "./concepts/debt.ts";
import { DECISIONS } from "./concepts/decisions.ts";
import { DISCLOSURE } from "./concepts/disclosure.ts";
import { ELECTIONS } from "./concepts/elections.ts";
import { EQUALITY } from "./concepts/equality.ts";
import { HEALTH } from "./concepts/health.ts";
import { IDENTITY } from "./concepts/identity.ts";
import { INJECTION } from "./concepts/injection.ts";
import { INVESTMENT } from "./concepts/investment.ts";
import { LANGUAGE } from "./concepts/language.ts";
import { MARKETING } from "./concepts/marketing.ts";
import { PAY } from "./concepts/pay.ts";
import { PRACTICES } from "./concepts/practices.ts";
import { PRICING } from "./concepts/pricing.ts";
import { PURPOSE } from "./concepts/purpose.ts";
import { REMEDIES } from "./concepts/remedies.ts";
import { RETALIATION } from "./concepts/retaliation.ts";
import { RETENTION } from "./concepts/retention.ts";
import { RIGHTS } from "./concepts/rights.ts";
import { SECURITY } from "./concepts/security.ts";
import { SURVEILLANCE } from "./concepts/surveillance.ts";
import { TRANSFER } from "./concepts/transfer.ts";
import { VULNERABILITY } from "./concepts/vulnerability.ts";
import { exaggeration } from "../lexicon/exaggeration.ts";
import { hiddenWatching } from "../lexicon/privacy/hidden_watching.ts";
import { lawfulAnswers } from "../lexicon/lawful_answers.ts";
import { buildLexicon, type LexiconNode } from "../reading/build_lexicon.ts";

const CONCEPTS = [
  ...ADVERTISING,
  ...BIOMETRICS,
  ...BREACH,
  ...CANCELLATION,
  ...CHILDREN,
  ...DEBT,
  ...DECISIONS,
  ...DISCLOSURE,
  ...ELECTIONS,
  ...EQUALITY,
  ...HEALTH,
  ...IDENTITY,
  ...INJECTION,
  ...INVESTMENT,
  ...LANGUAGE,
  ...MARKETING,
  ...PAY,
  ...PRACTICES,
  ...PRICING,
  ...PURPOSE,
  ...REMEDIES,
  ...RETALIATION,
  ...RETENTION,
  ...RIGHTS,
  ...SECURITY,
  ...SURVEILLANCE,
  ...TRANSFER,
  ...VULNERABILITY,
  exaggeration,
  hiddenWatching,
  lawfulAnswers,
];

let built: LexiconNode | undefined;

/**
 * The tree of all terms that signals of context compose, whatever the language. It is built when a
 * text is first read: not every process that knows the audit runs one.
 */
export function contextLexicon(): LexiconNode {
  built ??= buildLexicon(CONCEPTS, { behindProclitics: true });
  return built;
}
