import assert from "node:assert/strict";
import { test } from "node:test";
import { createClientAddress } from "../../src/dashboard/security/client_address.ts";
import { ORIGIN, startTestDashboard } from "./start_test_dashboard.ts";
import { createBrowser } from "./test_browser.ts";

const direct = createClientAddress({ trusted_proxies: [] });
const behind = createClientAddress({ trusted_proxies: ["10.0.0.0/8", "::1"] });

test("without trusted proxies the header is nobody's", () => {
  assert.equal(direct({ connected: "192.0.2.7", forwarded_for: "198.51.100.1" }), "192.0.2.7");
  assert.equal(direct({ connected: undefined, forwarded_for: "198.51.100.1" }), "unknown");
});

test("the header is read from its end for as long as a trusted proxy wrote it", () => {
  const cases: [connected: string, header: string, expected: string][] = [
    ["10.0.0.1", "198.51.100.1", "198.51.100.1"],
    ["10.0.0.1", "203.0.113.9, 198.51.100.1", "198.51.100.1"],
    ["10.0.0.1", "203.0.113.9, 198.51.100.1, 10.3.0.2", "198.51.100.1"],
    ["::1", "198.51.100.1:4711", "198.51.100.1"],
    ["192.0.2.7", "198.51.100.1", "192.0.2.7"],
    ["10.0.0.1", "unknown", "10.0.0.1"],
    ["10.0.0.1", "198.51.100.1, forged'--", "10.0.0.1"],
    ["10.0.0.1", "", "10.0.0.1"],
    ["::ffff:10.0.0.1", "198.51.100.1", "198.51.100.1"],
  ];
  for (const [connected, forwarded_for, expected] of cases)
    assert.equal(behind({ connected, forwarded_for }), expected, `${connected} ${forwarded_for}`);
});

test("an IPv6 network of 64 bits is one place", () => {
  const place = (connected: string): string => direct({ connected, forwarded_for: undefined });
  assert.equal(place("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::/64");
  assert.equal(place("2001:db8:1:2::9"), place("2001:0db8:0001:0002:ffff::"));
  assert.equal(place("2001:db8::9"), "2001:db8:0:0::/64");
  assert.equal(place("fe80::1%eth0"), "fe80:0:0:0::/64");
  assert.equal(place("::ffff:192.0.2.7"), "192.0.2.7");
});

test("one place's tries do not lock out another behind the same proxy", async () => {
  const started = await startTestDashboard({ trusted_proxies: ["10.0.0.1"] });
  const connection = { incoming: { socket: { remoteAddress: "10.0.0.1" } } };
  const behindProxy = { fetch: (request: Request) => started.app.fetch(request, connection) };
  try {
    const tries = async (address: string, count: number): Promise<number[]> => {
      const statuses: number[] = [];
      for (let each = 0; each < count; each++) {
        const answer = await createBrowser(behindProxy, ORIGIN).post(
          "/dashboard/sign-in",
          { email: "owner@example.com", password: "not the password" },
          { "x-forwarded-for": `203.0.113.${each}, ${address}` },
        );
        statuses.push(answer.status);
      }
      return statuses;
    };
    assert.deepEqual((await tries("198.51.100.1", 11)).at(-1), 429);
    assert.deepEqual(await tries("198.51.100.2", 1), [400]);
  } finally {
    await started.stop();
  }
});
