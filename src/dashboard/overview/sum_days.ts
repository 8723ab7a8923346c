import type { DayRow } from "./statements/list_days.ts";

export interface Sum {
  readonly audits: number;
  readonly fully_compliant: number;
  readonly review_needed: number;
  readonly non_compliant: number;
  readonly tokens: number;
  /** null without audits. */
  readonly mean_risk: number | null;
}

/** What several days come to. */
export function sumDays(days: readonly DayRow[]): Sum {
  const sum = (name: "audits" | "fully_compliant" | "review_needed" | "non_compliant" | "tokens") =>
    days.reduce((total, day) => total + day[name], 0);
  const audits = sum("audits");
  const risk = days.reduce((total, day) => total + Number(day.risk_sum), 0);
  return {
    audits,
    fully_compliant: sum("fully_compliant"),
    review_needed: sum("review_needed"),
    non_compliant: sum("non_compliant"),
    tokens: sum("tokens"),
    mean_risk: audits === 0 ? null : risk / audits,
  };
}
