import type { Trigger } from "../laws/law.ts";

/**
 * A case that is told, not done: how somebody handled personal data is read for the articles of the
 * GDPR that it may break. That is statistical evidence, so it asks for a review and no more.
 *
 * @param article the number of the article, such as `33`
 */
export function describedHandling(article: number): Trigger {
  return {
    tags: [`obligation:${article}`],
    flows: ["input"],
    finding: "possible",
    severity: "low",
    reason: "The described handling of personal data may fall short of this duty.",
    remediation: [`Have the described handling assessed against GDPR Art. ${article}.`],
  };
}
