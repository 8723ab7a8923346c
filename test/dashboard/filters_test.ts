import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { PersonalData, Violation } from "../../src/audit/report.ts";
import { fillAccount } from "./fill_account.ts";
import type { FilledLog } from "./fill_account.ts";
import { createPeople } from "./people.ts";
import type { People } from "./people.ts";
import { startTestDashboard } from "./start_test_dashboard.ts";
import type { TestDashboard } from "./start_test_dashboard.ts";

const GDPR: Violation = {
  law: "GDPR",
  title: "General Data Protection Regulation",
  citation: "Regulation (EU) 2016/679",
  article: "Art. 9",
  jurisdiction: "EU",
  type: "law",
  severity: "high",
  certainty: 0.9,
  reason: "A reason.",
  evidence: [],
};
const EMAIL: PersonalData = {
  kind: "EMAIL",
  side: "input",
  start: 0,
  end: 1,
  confidence: 1,
  validated: false,
  personal: true,
  jurisdiction: null,
};

const LOGS: readonly FilledLog[] = [
  ...Array.from({ length: 60 }, (_, n) => ({ user_id: `plain-${n}`, report: {} })),
  {
    user_id: "anna",
    session: "s-1",
    company_user: "c-1",
    report: { status: "Review Needed", risk_score: 4.2 },
  },
  {
    user_id: "bert",
    session: "s-1",
    model: "m-2",
    report: { status: "Non-Compliant", risk_score: 8, violations: [GDPR, GDPR] },
  },
  {
    user_id: "cora",
    use_case: "Medical advice",
    report: {
      status: "Non-Compliant",
      risk_score: 9.5,
      violations: [GDPR],
      personal_data: [EMAIL],
    },
  },
  { user_id: "dora", report: { personal_data: [{ ...EMAIL, personal: false }] } },
  { user_id: "emil", report: null },
];

let started: TestDashboard;
let people: People;
let ids: string[];
before(async () => {
  started = await startTestDashboard();
  people = await createPeople(started);
  ids = await fillAccount(started.database, people.account, LOGS);
});
after(() => started.stop());

/** The users of the logs that an address lists, page after page. */
async function users(search: string): Promise<string[]> {
  const found: string[] = [];
  let address: string | undefined = `/dashboard/logs?${search}`;
  while (address !== undefined) {
    const { text } = await people.owner.get(address);
    for (const [, user] of text.matchAll(/data-label="User">\s*<bdi\s*>([^<]*)</g))
      found.push(user!);
    address = /rel="next"\s+href="([^"]+)"/.exec(text)?.[1]?.replaceAll("&amp;", "&");
  }
  return found;
}

const EXPECTED: readonly (readonly [string, readonly string[]])[] = [
  ["status=Non-Compliant", ["cora", "bert"]],
  ["status=Review+Needed", ["anna"]],
  ["status=pending", ["emil"]],
  ["status=failed", []],
  ["risk_from=4.2", ["cora", "bert", "anna"]],
  ["risk_from=4.3&risk_to=8", ["bert"]],
  ["law=GDPR", ["cora", "bert"]],
  ["law=GDPR&risk_from=9", ["cora"]],
  ["kind=EMAIL", ["cora"]],
  ["law=GDPR&kind=EMAIL", ["cora"]],
  ["user=bert", ["bert"]],
  ["company_user=c-1", ["anna"]],
  ["session=s-1", ["bert", "anna"]],
  ["session=s-1&status=Non-Compliant", ["bert"]],
  ["model=m-2", ["bert"]],
  ["use_case=medical", ["cora"]],
  ["user=nobody", []],
  ["to=2020-01-01", []],
];

for (const [search, expected] of EXPECTED) {
  test(`the list by ${search}`, async () => {
    assert.deepEqual(await users(search), expected);
  });
}

test("pages follow each other without a gap or a double", async () => {
  const all = await users("");
  assert.deepEqual(all, LOGS.map(({ user_id }) => user_id).reverse());
});

test("an identifier leads to its log", async () => {
  const answer = await people.owner.get(`/dashboard/logs?id=${ids[3]}`);
  assert.equal(answer.headers.get("location"), `/dashboard/logs/${ids[3]}`);
});

test("a day is the reader's", async () => {
  const received = Number(ids[0]!.split("_")[1]);
  const dayIn = (zone: string): string =>
    new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short" }).format(received);
  for (const zone of ["Pacific/Kiritimati", "Pacific/Niue", "Asia/Kathmandu"]) {
    people.owner.cookies.set("assay_zone", zone);
    const day = dayIn(zone);
    assert.equal((await users(`from=${day}&to=${day}&user=plain-0`)).length, 1, zone);
    const before_that = new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
    assert.equal((await users(`to=${before_that}&user=plain-0`)).length, 0, zone);
  }
});
