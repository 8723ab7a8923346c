import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { gunzipSync } from "node:zlib";
import { referenceRoutes } from "../../src/reference/reference_routes.ts";

const routes = referenceRoutes();
const PATHS = [
  "/openapi.json",
  "/reference",
  "/reference/prepare.js",
  "/reference/scalar.js",
  "/reference/start.js",
];

test("the committed document is served as it is", async () => {
  const response = await routes.request("/openapi.json");
  assert.equal(response.status, 200);
  assert.equal(response.headers.get("content-type"), "application/json");
  const committed = await readFile(new URL("../../openapi/openapi.json", import.meta.url), "utf8");
  assert.equal(await response.text(), committed);
});

test("a client that has the document is told so", async () => {
  const etag = (await routes.request("/openapi.json")).headers.get("etag") ?? assert.fail();
  for (const known of [etag, `"other", W/${etag}`, "*"]) {
    const response = await routes.request("/openapi.json", { headers: { "If-None-Match": known } });
    assert.equal(response.status, 304, known);
    assert.equal(response.headers.get("etag"), etag);
    assert.equal(await response.text(), "");
  }
  const other = await routes.request("/openapi.json", { headers: { "If-None-Match": '"other"' } });
  assert.equal(other.status, 200);
});

test("what is compressed is the same, and has a validator of its own", async () => {
  const plain = await routes.request("/reference/scalar.js");
  const gzipped = await routes.request("/reference/scalar.js", {
    headers: { "Accept-Encoding": "br, gzip" },
  });
  assert.equal(gzipped.headers.get("content-encoding"), "gzip");
  assert.equal(gzipped.headers.get("vary"), "Accept-Encoding");
  assert.notEqual(gzipped.headers.get("etag"), plain.headers.get("etag"));
  const [compressed, whole] = [await gzipped.bytes(), await plain.bytes()];
  assert.ok(compressed.length < whole.length / 3);
  assert.deepEqual(new Uint8Array(gunzipSync(compressed)), whole);
});

test("the page loads scripts of this server by addresses that may be kept", async () => {
  const response = await routes.request("/reference");
  assert.equal(response.status, 200);
  assert.match(response.headers.get("content-type") ?? "", /^text\/html/);
  const page = await response.text();
  const scripts = [...page.matchAll(/<script([^>]*)>([^<]*)<\/script>/g)];
  assert.equal(scripts.length, 3);
  for (const [, attributes = "", content] of scripts) {
    assert.equal(content, "");
    const address = /src="(\/reference\/[a-z]+\.js\?[0-9a-f]{32})"/.exec(attributes)?.[1];
    assert.ok(address, attributes);
    const script = await routes.request(address);
    assert.equal(script.status, 200);
    assert.match(script.headers.get("cache-control") ?? "", /immutable/);
    await script.bytes();
    const unpinned = await routes.request(address.replace(/\?.*/, ""));
    assert.equal(unpinned.headers.get("cache-control"), "no-cache");
    await unpinned.bytes();
  }
});

test("the policy names no other server and allows no inline script", async () => {
  const policy = (await routes.request("/reference")).headers.get("content-security-policy") ?? "";
  assert.doesNotMatch(policy, /https?:|\*|unsafe-eval/);
  const directives = Object.fromEntries(
    policy.split("; ").map((directive) => [directive.split(" ")[0], directive]),
  );
  assert.equal(directives["default-src"], "default-src 'none'");
  assert.equal(directives["script-src"], "script-src 'self'");
  assert.equal(directives["connect-src"], "connect-src 'self'");
});

test("HEAD has the headers of GET, and no other method is taken", async () => {
  for (const path of PATHS) {
    const head = await routes.request(path, { method: "HEAD" });
    assert.equal(head.status, 200, path);
    assert.equal(await head.text(), "");
    const post = await routes.request(path, { method: "POST" });
    assert.equal(post.status, 405, path);
    assert.equal(post.headers.get("allow"), "GET, HEAD");
    assert.deepEqual(await post.json(), { error: "Method Not Allowed" });
  }
});
