import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { Hono } from "hono";

const TYPES: Readonly<Record<string, string>> = {
  css: "text/css; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  svg: "image/svg+xml; charset=utf-8",
};

/** Every file of the folder `assets`, as it is. */
const FOLDER = new URL("./assets/", import.meta.url);
const FILES: ReadonlyMap<string, string> = new Map(
  readdirSync(FOLDER)
    .sort()
    .map((name) => [name, readFileSync(new URL(name, FOLDER), "utf8")]),
);

/** Changes with any of the files, so that browsers may keep them for ever. */
const VERSION = createHash("sha256")
  .update(JSON.stringify([...FILES]))
  .digest("base64url")
  .slice(0, 12);

/** Where browsers find a style sheet, a module or a picture of the dashboard. */
export function assetPath(name: string): string {
  return `/dashboard/assets/${VERSION}/${name}`;
}

/** Serves the files; modules may import each other by relative paths. */
export const assetRoutes = new Hono().get("/dashboard/assets/:version/:name", (context) => {
  const name = context.req.param("name");
  const text = FILES.get(name);
  const type = TYPES[name.split(".").at(-1)!];
  if (text === undefined || type === undefined) return context.notFound();
  context.header("Content-Type", type);
  context.header("Cache-Control", "public, max-age=31536000, immutable");
  return context.body(text);
});
