import type { Hono } from "hono";

/** Routes, with what stands behind them until it is disposed of. */
export interface OpenRoutes extends AsyncDisposable {
  readonly routes: readonly Hono[];
}

/** What a part's last statements may take before its connections are cut, in s. */
export const END = { timeout: 5 };
