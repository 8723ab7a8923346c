import type { Hono } from "hono";

/** Routes, with what stands behind them until it is disposed of. */
export interface OpenRoutes extends AsyncDisposable {
  readonly routes: readonly Hono[];
}
