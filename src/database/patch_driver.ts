import { readFileSync, writeFileSync } from "node:fs";
import { applyPatch, parsePatch, reversePatch } from "diff";
import type { StructuredPatch } from "diff";

/**
 * Mends the installed driver as driver.patch says; `npm ci` runs it. What the patch mends is not in
 * any release of the driver yet: without it a connection that is lost at the wrong moment never
 * comes back or ends the process, and a transaction may fail, or reach into another one, where
 * every connection of a pool is busy.
 *
 * @throws Error when the installed driver is one that the patch was not made for
 */
function patchDriver(): void {
  const patches = parsePatch(readFileSync(new URL("driver.patch", import.meta.url), "utf8"));
  const patched = patches.map((patch) => patchedFile(patch));
  for (const { file, text } of patched) writeFileSync(file, text);
}

/** The file as it shall be; one that is so already stays. Nothing is written yet. */
function patchedFile(patch: StructuredPatch): { readonly file: URL; readonly text: string } {
  const name = patch.oldFileName!.replace(/^a\//u, "");
  const file = new URL(`../../node_modules/postgres/${name}`, import.meta.url);
  const text = readFileSync(file, "utf8");
  if (applyPatch(text, reversePatch(patch)) !== false) return { file, text };
  const result = applyPatch(text, patch);
  if (result === false) {
    throw new Error(`driver.patch does not fit ${name} of the installed postgres: look whether
this version needs it still, and make it anew or delete it.`);
  }
  return { file, text: result };
}

patchDriver();
