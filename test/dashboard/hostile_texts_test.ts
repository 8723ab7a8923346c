import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { fillAccount } from "./fill_account.ts";
import { createPeople } from "./people.ts";
import type { People } from "./people.ts";
import { startTestDashboard } from "./start_test_dashboard.ts";
import type { TestDashboard } from "./start_test_dashboard.ts";

const HOSTILE = [
  "<script>alert(1)</script>",
  "<svg onload=alert(1)><a xlink:href='javascript:alert(1)'>",
  `"><img src=x onerror=alert(1)>`,
  "</textarea></title><iframe srcdoc=x>",
  "\u202egnp.exe\u2066 hidden \u200b\ufeff",
  "\u001b[31mred\u001b[0m\u0007\b",
  "W".repeat(4000),
  "{{constructor.constructor('x')()}} ${7*7} <!-- -->",
  "👩‍👩‍👧 שלום مرحبا 漢字 e\u0301",
];

let started: TestDashboard;
let people: People;
let ids: string[];
before(async () => {
  started = await startTestDashboard();
  people = await createPeople(started);
  ids = await fillAccount(
    started.database,
    people.account,
    HOSTILE.map((text, position) => ({
      user_id: `${text.slice(0, 200)}${position}`,
      input: text,
      output: text,
      session: text.slice(0, 200),
      company_user: text.slice(0, 200),
      model: text.slice(0, 200),
      use_case: text.slice(0, 1500),
      report: {
        personal_data: [
          {
            kind: "OTHER",
            side: "input",
            start: 0,
            end: Math.min(9, text.length),
            confidence: 1,
            validated: false,
            personal: true,
            jurisdiction: null,
          },
        ],
        notes: [text],
      },
    })),
  );
});
after(() => started.stop());

/** Tags and attributes that only a hostile text can have brought. */
const INJECTED = /^<(?:img|iframe)|^<script(?! type="module" src="\/dashboard\/assets)|\son\w+=/i;
const UNSEEN = /[\u001b\u0007\b\u202e\u2066\u200b\ufeff]/;

function check(text: string, where: string): void {
  const injected = (text.match(/<[a-z](?:"[^"]*"|[^">])*>/gi) ?? []).filter((tag) =>
    INJECTED.test(tag.replaceAll(/(?:value|title|placeholder)="[^"]*"/g, "")),
  );
  assert.deepEqual(injected, [], where);
  // What the reader typed stands in a field as it was typed.
  const seen = text
    .replaceAll(/<textarea[^]*?<\/textarea/g, "")
    .replaceAll(/(?:value|title|href|action)="[^"]*"/g, "");
  assert.doesNotMatch(seen, UNSEEN, where);
}

test("hostile texts are text on every page that shows them", async () => {
  check((await people.owner.get("/dashboard/logs")).text, "list");
  check((await people.owner.get("/dashboard")).text, "overview");
  for (const id of ids) {
    check((await people.owner.get(`/dashboard/logs/${id}`)).text, id);
    check((await people.owner.post(`/dashboard/logs/${id}/raw`)).text, `raw ${id}`);
    check((await people.owner.get(`/dashboard/logs/${id}/row`)).text, `row ${id}`);
  }
});

test("hostile texts in forms and addresses are text as well", async () => {
  for (const text of HOSTILE) {
    const search = new URLSearchParams({ id: text, user: text, law: text, use_case: text });
    const list = await people.owner.get(`/dashboard/logs?${search.toString()}`);
    assert.equal(list.status, 200);
    check(list.text, "filters");
    check(
      (await people.owner.get(`/dashboard/laws?query=${encodeURIComponent(text)}`)).text,
      "laws",
    );
    const name = text.slice(0, 200);
    check((await people.owner.post("/dashboard/integration/keys", { name })).text, "keys");
    const key = { key_path: text, public_key: text };
    check((await people.owner.post("/dashboard/integration/signing-keys", key)).text, "signing");
    check((await people.owner.post("/dashboard/sign-in", { email: text })).text, "sign in");
  }
});

test("a text's own words stay, and what is invisible is named", async () => {
  const raw = async (position: number): Promise<string> =>
    (await people.owner.post(`/dashboard/logs/${ids[position]}/raw`)).text;
  assert.match(await raw(4), /<span class="unseen">RLO<\/span>/);
  assert.match(await raw(5), /<span class="unseen">ESC<\/span>/);
  assert.ok((await raw(8)).includes("👩‍👩‍👧"), "joiners within emoji are no trick");
});

test("no address makes a page fail", async () => {
  const addresses = [
    "/dashboard/logs/sub_99999999999999_aaaaaa",
    "/dashboard/logs/sub_0000000000000_aaaaaa",
    "/dashboard/logs/%00",
    "/dashboard/logs?before=sub_1_a&risk_from=NaN&risk_to=-1&from=2026-02-30&to=x&status=x&kind=x",
    "/dashboard/logs?before=sub_99999999999999_aaaaaa",
    "/dashboard/logs?user=%00&session=%ff%fe",
    "/dashboard/logs?from=0000-01-01&to=9999-12-31",
    "/dashboard/logs?from=2026-12-31&to=2026-01-01",
    "/dashboard/plan?below=9999-99-99T99:99:99.999999Z~1",
    "/dashboard/plan?below=x",
    "/dashboard/invitation/%00",
    "/dashboard/reset/x",
  ];
  for (const address of addresses) {
    const { status } = await people.owner.get(address);
    assert.ok([200, 303, 404].includes(status), `${address}: ${status}`);
  }
  assert.equal(started.logged.filter((line) => line.includes("page_failed")).length, 0);
});
