import assert from "node:assert/strict";
import { test } from "node:test";
import { safeText } from "../../src/dashboard/logs/marked_text.ts";

test("placeholders are set apart, by number and by hash; other brackets are text", async () => {
  const text = "Ask [PERSON_1] or [EMAIL_9f86d081884c7d65] about [URGENT_x] <b>";
  const html = String(await safeText(text));
  assert.deepEqual(
    [...html.matchAll(/<span class="placeholder">([^<]*)<\/span>/g)].map(([, name]) => name),
    ["[PERSON_1]", "[EMAIL_9f86d081884c7d65]"],
  );
  assert.match(html, /about \[URGENT_x\] &lt;b&gt;/);
});
