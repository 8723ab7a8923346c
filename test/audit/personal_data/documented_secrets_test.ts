import assert from "node:assert/strict";
import { test } from "node:test";
import { isDocumentedSecret } from "../../../src/audit/personal_data/checks/documented_secret.ts";

test("what documentation prints in the place of a secret is none", () => {
  for (const value of [
    "AKIAIOSFODNN7EXAMPLE",
    "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
    "ghp_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
    `sk_${"test"}_4eC39HqLyjWDarjtT1zdp7dc`,
    "postgres://postgres:postgres@localhost:5432/app",
    "amqp://guest:guest@127.0.0.1:5672",
    "https://user:s3cret@api.example.com/v1",
    "your-api-key-here",
    "changeme123",
  ]) {
    assert.ok(isDocumentedSecret(value), value);
  }
});

test("a secret that somebody could use is one", () => {
  for (const value of [
    `${"AKIA"}Q3EGRJ7T2WMPL5ZX`,
    "postgres://billing:v7Qz!kR2wLp9@db.internal.nordbolaget.se:5432/billing",
    "postgres://postgres:postgres@db.acme.io/shop",
    "Winter!2991kq",
  ]) {
    assert.ok(!isDocumentedSecret(value), value);
  }
});
