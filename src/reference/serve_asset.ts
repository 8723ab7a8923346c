import type { Context } from "hono";
import type { Asset } from "./load_asset.ts";

const YEAR = 31_536_000;

/**
 * Answers with an asset, compressed if the client takes gzip, or with 304 if the client has it. With
 * its digest as the query its address never stands for other bytes, and it may be kept for a year.
 */
export function serveAsset(context: Context, asset: Asset): Response {
  const gzip = /\bgzip\b/.test(context.req.header("accept-encoding") ?? "");
  const etag = `"${asset.digest}${gzip ? "-gzip" : ""}"`;
  const pinned = new URL(context.req.url).search === `?${asset.digest}`;
  const headers = new Headers({
    "Cache-Control": pinned ? `public, max-age=${YEAR}, immutable` : "no-cache",
    "Content-Type": asset.type,
    "ETag": etag,
    "Vary": "Accept-Encoding",
    "X-Content-Type-Options": "nosniff",
  });
  const known = context.req.header("if-none-match")?.split(/\s*,\s*/) ?? [];
  if (known.some((entry) => entry === "*" || entry.replace(/^W\//, "") === etag)) {
    return new Response(null, { status: 304, headers });
  }
  if (gzip) headers.set("Content-Encoding", "gzip");
  return new Response(gzip ? asset.gzipped : asset.body, { headers });
}
