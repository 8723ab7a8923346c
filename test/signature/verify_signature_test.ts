import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { createPublicKey, generateKeyPairSync, sign } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import fastCheck from "fast-check";
import { exampleSubmission } from "../../src/contract/example_submission.ts";
import { signedBytes } from "../../src/signature/signed_bytes.ts";
import { verifySignature } from "../../src/signature/verify_signature.ts";

const PAIRS = {
  "P-256": generateKeyPairSync("ec", { namedCurve: "P-256" }),
  "P-384": generateKeyPairSync("ec", { namedCurve: "P-384" }),
};
const { publicKey, privateKey } = PAIRS["P-256"];
const PEM = publicKey.export({ type: "spki", format: "pem" }).toString();
const BYTES = signedBytes(exampleSubmission);
const DER = sign("sha256", BYTES, privateKey);
const GOOD = DER.toString("base64");

function verify(signature: string | null | undefined, key: string | null | undefined = PEM) {
  return verifySignature(exampleSubmission, { signature, public_key: key });
}

test("what is signed is canonical JSON of the documented members alone", () => {
  const submitted = {
    output: { country: "global", value: "é\u2028€\n", format: "json" as const, extra: 1 },
    input: { value: '"\u000f', format: "text" as const, country: "DE" },
  };
  assert.equal(
    new TextDecoder().decode(signedBytes(submitted)),
    '{"input":{"country":"DE","format":"text","value":"\\"\\u000f"},' +
      '"output":{"country":"global","format":"json","value":"é\u2028€\\n"}}',
  );
});

for (const [curve, pair] of Object.entries(PAIRS)) {
  for (const hash of ["sha256", "sha384"]) {
    for (const dsaEncoding of ["der", "ieee-p1363"] as const) {
      test(`${curve} with ${hash} in ${dsaEncoding} is verified`, async () => {
        const pem = pair.publicKey.export({ type: "spki", format: "pem" }).toString();
        // Often enough that r and s come with and without padding.
        for (let i = 0; i < 20; i++) {
          const bytes = sign(hash, BYTES, { key: pair.privateKey, dsaEncoding });
          assert.equal(await verify(bytes.toString("base64"), pem), "verified");
        }
      });
    }
  }
}

test("line breaks, missing padding and CRLF in the key are forgiven", async () => {
  assert.equal(await verify(GOOD.replace(/(.{64})/, "$1\n").concat("\r\n")), "verified");
  assert.equal(await verify(GOOD.replace(/=+$/, "")), "verified");
  assert.equal(await verify(GOOD, `comment\r\n${PEM.replaceAll("\n", "\r\n")}`), "verified");
});

test("without a signature nothing is signed, whatever the key", async () => {
  for (const absent of [undefined, null, ""]) {
    assert.equal(await verify(absent), "not_signed");
    assert.equal(await verify(absent, null), "not_signed");
  }
});

test("a signature without a readable registered key has an unknown key", async () => {
  const rsa = generateKeyPairSync("rsa", { modulusLength: 2048 }).publicKey;
  const other = generateKeyPairSync("ec", { namedCurve: "secp256k1" }).publicKey;
  const keys = [
    null,
    "",
    "not a key",
    "-----BEGIN PUBLIC KEY-----\n!\n-----END PUBLIC KEY-----",
    "-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----",
    PEM.replace("MFk", "MFo"),
    PEM.repeat(100),
    rsa.export({ type: "spki", format: "pem" }).toString(),
    other.export({ type: "spki", format: "pem" }).toString(),
    privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
  ];
  for (const key of keys) assert.equal(await verify(GOOD, key), "unknown_key", key ?? "null");
  assert.equal(
    await verifySignature(exampleSubmission, { signature: GOOD, public_key: undefined }),
    "unknown_key",
  );
});

test("a signature over anything else, or by another key, fails", async () => {
  const { input, output } = exampleSubmission;
  const changed = [
    { input: { ...input, value: `${input.value} ` }, output },
    { input, output: { ...output, country: "global" } },
    { input, output: { ...output, format: "json" as const } },
    { input: output, output: input },
  ];
  for (const interaction of changed) {
    const result = await verifySignature(interaction, { signature: GOOD, public_key: PEM });
    assert.equal(result, "failed");
  }
  const stranger = generateKeyPairSync("ec", { namedCurve: "P-256" });
  assert.equal(
    await verify(sign("sha256", BYTES, stranger.privateKey).toString("base64")),
    "failed",
  );
  const other = PAIRS["P-384"].publicKey.export({ type: "spki", format: "pem" }).toString();
  assert.equal(await verify(GOOD, other), "failed");
  assert.equal(await verify(sign("sha512", BYTES, privateKey).toString("base64")), "failed");
});

test("malformed signatures fail", async () => {
  const text = (...bytes: number[]) => Buffer.from(bytes).toString("base64");
  const malformed = [
    "?",
    "A",
    GOOD.slice(0, -5),
    `${GOOD.replaceAll("=", "")}*`,
    Buffer.concat([DER, Buffer.from([0])]).toString("base64"),
    text(0x30, 0x06, 0x02, 0x01, 0x00, 0x02, 0x01, 0x00),
    text(0x30, 0x80, 0x02, 0x01, 0x01, 0x02, 0x01, 0x01, 0x00, 0x00),
    text(0x30, 0x04, 0x02, 0x00, 0x02, 0x00),
    text(0x30, 0x02, 0x02, 0x7f),
    text(0x30, 0x00),
    Buffer.alloc(64).toString("base64"),
    Buffer.alloc(64, 0xff).toString("base64"),
  ];
  for (const signature of malformed) assert.equal(await verify(signature), "failed", signature);
});

test("DER that is not in its one strict form fails", async () => {
  const raw = sign("sha256", BYTES, { key: privateKey, dsaEncoding: "ieee-p1363" });
  const strict = (half: Buffer) => {
    const start = half.findIndex((byte) => byte !== 0);
    const digits = half.subarray(start);
    return digits[0]! > 127 ? Buffer.concat([Buffer.from([0]), digits]) : digits;
  };
  const element = (tag: number, body: Buffer) =>
    Buffer.concat([Buffer.from([tag, body.length]), body]);
  const zero = Buffer.from([0]);
  const [r, s] = [strict(raw.subarray(0, 32)), strict(raw.subarray(32))];
  const der = (first: Buffer, second: Buffer) =>
    element(0x30, Buffer.concat([element(2, first), element(2, second)]));

  assert.equal(await verify(der(r, s).toString("base64")), "verified");
  assert.equal(await verify(der(Buffer.concat([zero, r]), s).toString("base64")), "failed");
  assert.equal(await verify(der(r, Buffer.concat([zero, s])).toString("base64")), "failed");
  const long = der(r, s);
  const longForm = Buffer.concat([Buffer.from([0x30, 0x81, long.length - 2]), long.subarray(2)]);
  assert.equal(await verify(longForm.toString("base64")), "failed");
});

test("no bytes make it throw, and none but the signature's verify", async () => {
  const mutations = fastCheck.tuple(
    fastCheck.nat(DER.length - 1),
    fastCheck.integer({ min: 1, max: 255 }),
  );
  await fastCheck.assert(
    fastCheck.asyncProperty(mutations, async ([at, flip]) => {
      const bytes = Buffer.from(DER);
      bytes[at]! ^= flip;
      assert.equal(await verify(bytes.toString("base64")), "failed");
    }),
    { numRuns: 200 },
  );
  await fastCheck.assert(
    fastCheck.asyncProperty(
      fastCheck.string({ unit: "binary" }),
      fastCheck.string(),
      async (a, b) => {
        assert.notEqual(await verify(a, b), "verified");
        assert.notEqual(await verify(a), "verified");
      },
    ),
  );
});

const openssl = spawnSync("openssl", ["version"]);

test(
  "a signature made with openssl is verified",
  { skip: openssl.error === undefined ? false : "openssl is not on this machine" },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), "assay-signature-"));
    try {
      for (const [curve, hash] of [
        ["prime256v1", "-sha256"],
        ["secp384r1", "-sha384"],
      ] as const) {
        const [key, text, signature] = ["key.pem", "text.json", "signature"].map((name) =>
          join(folder, name),
        ) as [string, string, string];
        await writeFile(text, BYTES);
        run(["ecparam", "-name", curve, "-genkey", "-noout", "-out", key]);
        run(["dgst", hash, "-sign", key, "-out", signature, text]);
        const pem = run(["ec", "-in", key, "-pubout"]);
        const base64 = run(["base64", "-in", signature]);
        assert.equal(createPublicKey(pem).asymmetricKeyType, "ec");
        assert.match(base64, /\n./, "openssl breaks the lines of base64");
        assert.equal(await verify(base64, pem), "verified");
        assert.equal(await verify((await readFile(signature)).toString("base64"), pem), "verified");
      }
    } finally {
      await rm(folder, { recursive: true });
    }
  },
);

function run(options: string[]): string {
  const { status, stdout, stderr } = spawnSync("openssl", options, { encoding: "utf8" });
  assert.equal(status, 0, stderr);
  return stdout;
}
