import assert from "node:assert/strict";
import { test } from "node:test";
import { readConfig, SETTINGS } from "../src/config.ts";
import { OperatorError } from "../src/operator_error.ts";
import type { Setting } from "../src/setting.ts";

test("an empty environment gives the documented defaults", () => {
  const config = readConfig({});
  assert.equal(config.databaseUrl, null);
  assert.equal(config.dataDirectory, "./data");
  assert.equal(config.host, "127.0.0.1");
  assert.equal(config.port, 8080);
  assert.equal(config.cooldownSeconds, 20);
  assert.ok(config.auditThreads >= 1);
});

test("an empty variable counts as unset, and white space around a value does not matter", () => {
  assert.equal(readConfig({ PORT: "" }).port, 8080);
  assert.equal(readConfig({ PORT: " 9000\n" }).port, 9000);
});

test("a value that breaks its rule gives one line that names the variable and the rule", () => {
  const broken: [string, string][] = [
    ["PORT", "http"],
    ["PORT", "65536"],
    ["PORT", "-1"],
    ["PORT", "8e3"],
    ["PORT", "0x50"],
    ["LOG_LEVEL", "loud"],
    ["ASSAY_COOLDOWN_SECONDS", "1.5"],
    ["HOST", "a\u0000b"],
    ["DATABASE_URL", "mysql://somebody@host/database"],
    ["DATABASE_URL", "postgres://host"],
    ["ASSAY_PUBLIC_URL", "assay.example"],
    ["ASSAY_PUBLIC_URL", "https://assay.example/audits"],
    ["ASSAY_REDACTION", "EMAIL"],
    ["ASSAY_REDACTION", "EMAIL=blur"],
    ["ASSAY_REDACTION", "EMAIL=mask=keep"],
    ["ASSAY_REDACTION", "email=mask"],
    ["ASSAY_REDACTION", "EMAIL=mask,"],
    ["ASSAY_TRUSTED_PROXIES", "10.0.0.0/33"],
    ["ASSAY_TRUSTED_PROXIES", "10.0.0.1, proxy"],
  ];
  for (const [variable, value] of broken) {
    assert.throws(
      () => readConfig({ [variable]: value }),
      (error) =>
        error instanceof OperatorError &&
        error.exitCode === 1 &&
        error.message.startsWith(`${variable} must be `) &&
        !error.message.includes("\n"),
      `${variable}=${value}`,
    );
  }
});

test("kinds of personal data are given operators", () => {
  const { redaction } = readConfig({ ASSAY_REDACTION: "CREDIT_CARD=mask, EMAIL = hash" });
  assert.deepEqual(redaction, { CREDIT_CARD: "mask", EMAIL: "hash" });
  assert.equal(readConfig({}).redaction, null);
});

test("a refused secret is not repeated", () => {
  assert.throws(
    () => readConfig({ DATABASE_URL: "mysql://user:hunter2@host/database" }),
    (error) => error instanceof OperatorError && !error.message.includes("hunter2"),
  );
});

test("every setting has its own variable, a description, and a default that keeps its rule", () => {
  const settings = Object.values<Setting<unknown>>(SETTINGS);
  assert.equal(new Set(settings.map((setting) => setting.variable)).size, settings.length);
  for (const setting of settings) {
    assert.match(setting.variable, /^(ASSAY_[A-Z_]+|DATABASE_URL|HOST|PORT|LOG_LEVEL)$/);
    assert.match(setting.description, /^[A-Z].*\.$/);
    if (setting.fallback !== null) assert.notEqual(setting.parse(setting.fallback), undefined);
  }
});
