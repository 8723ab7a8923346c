import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Browser, Page } from "playwright-core";
import { freePort } from "../../src/database/embedded/free_port.ts";
import { createTestAccount } from "../database/create_test_account.ts";
import { createBrowser } from "../dashboard/test_browser.ts";
import type { TestBrowser } from "../dashboard/test_browser.ts";
import { launchBrowser, skipBrowser } from "./launch_browser.ts";
import { startIdentityProvider } from "./start_identity_provider.ts";
import type { IdentityProvider } from "./start_identity_provider.ts";
import { startTestService } from "./start_test_service.ts";
import type { TestService } from "./start_test_service.ts";

const PATIENCE_MS = 10_000;
const PASSWORD = "three quiet foxes sleep";

let provider: IdentityProvider;
let service: TestService;
let browser: Browser;
before(async () => {
  if (skipBrowser) return;
  const port = await freePort();
  const public_url = `http://127.0.0.1:${port}`;
  provider = await startIdentityProvider(`${public_url}/dashboard/auth/callback/sso`);
  const { single_sign_on } = provider;
  service = await startTestService({ worker: false, port, public_url, single_sign_on });
  browser = await launchBrowser();
  await createTestAccount(service.owner);
  const page = await newPage();
  await page.goto(service.setup_link);
  await page.getByLabel("Your name").fill("Olivia Operator");
  await page.getByLabel("E-mail").fill("olivia@example.com");
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Join", exact: true }).click();
  await page.waitForURL("**/dashboard/operator");
});
after(async () => {
  await browser?.close();
  await service?.stop();
  await provider?.stop();
});

/** A window of somebody else's, who has been nowhere yet. */
async function newPage(): Promise<Page> {
  const context = await browser.newContext({ baseURL: service.url });
  context.setDefaultTimeout(PATIENCE_MS);
  return await context.newPage();
}

/** Signs in at the provider, from a page with a button that leads there. */
async function signInThere(page: Page, login: string): Promise<void> {
  await page.getByRole("button", { name: /with Example ID$/ }).click();
  await page.getByPlaceholder("Enter any login").fill(login);
  await page.getByPlaceholder("and password").fill("anything");
  await page.getByRole("button", { name: "Sign-in" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
}

async function problemOf(page: Page): Promise<string> {
  await page.waitForURL(/\/dashboard\/sign-in\?/);
  const text = await page.getByRole("alert").innerText();
  await page.goto("/dashboard/profile");
  assert.match(page.url(), /\/dashboard\/sign-in\?next=/, "nobody is signed in");
  return text;
}

/** A link by which an auditor joins the test account. */
async function invitation(): Promise<string> {
  const page = await newPage();
  await page.goto("/dashboard/sign-in");
  await page.getByLabel("E-mail").fill("olivia@example.com");
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.waitForURL("**/dashboard/operator");
  await page.getByRole("button", { name: "Test account" }).click();
  await page.goto("/dashboard/members");
  await page.getByRole("button", { name: "Make a one-time link" }).click();
  const link = /http\S+\/dashboard\/invitation\/\w+/.exec(await page.locator("main").innerText());
  await page.context().close();
  return link![0];
}

test(
  "a member signs in, and comes to the page that was asked for",
  {
    skip: skipBrowser,
  },
  async () => {
    const page = await newPage();
    const violations: string[] = [];
    page.on("console", (message) => {
      if (message.text().includes("Content Security Policy")) violations.push(message.text());
    });
    await page.goto("/dashboard/profile");
    await signInThere(page, "olivia");
    await page.waitForURL("**/dashboard/profile");
    assert.match(await page.locator("main").innerText(), /olivia@example\.com/);
    const own = violations.filter((text) => !text.includes("/interaction/"));
    assert.deepEqual(own, []);
    await page.context().close();
  },
);

test(
  "a stranger is turned away, and so is an address that is not proven",
  {
    skip: skipBrowser,
  },
  async () => {
    for (const login of ["mallory", "olivia-unproven"]) {
      const page = await newPage();
      await page.goto("/dashboard/sign-in");
      await signInThere(page, login);
      const expected = login === "mallory" ? /nobody has invited you/ : /did not work/;
      assert.match(await problemOf(page), expected);
      await page.context().close();
    }
    const people = await service.owner`select email from assay.person`;
    assert.deepEqual(
      people.map((person) => person["email"]),
      ["olivia@example.com"],
    );
  },
);

test("somebody joins by an invitation, without a password", { skip: skipBrowser }, async () => {
  const page = await newPage();
  await page.goto(await invitation());
  await signInThere(page, "nora");
  await page.getByText("You are signed in as nora@example.com").waitFor();
  await page.getByRole("button", { name: "Join", exact: true }).click();
  await page.waitForURL(/\/dashboard$/);
  await page.context().close();
  const again = await newPage();
  await again.goto("/dashboard/sign-in");
  await signInThere(again, "nora");
  await again.waitForURL(/\/dashboard$/);
  const kept = await service.owner`
    select m.role, c.access_token, c.refresh_token, c.id_token
    from assay.person p
    join assay.member m on m.person_id = p.id
    join assay.credential c on c.person_id = p.id
    where p.email = 'nora@example.com'`;
  const none = { access_token: null, refresh_token: null, id_token: null };
  assert.deepEqual([...kept], [{ role: "auditor", ...none }]);
  const second = await invitation();
  await again.goto(second);
  await joinKnown(again);
  assert.match(await again.locator("main").innerText(), /belongs to an account already/);
  await again.context().close();
});

/** The provider still knows who is there and asks nothing. */
async function joinKnown(page: Page): Promise<void> {
  await page.getByRole("button", { name: /with Example ID$/ }).click();
  await page.getByRole("button", { name: "Join", exact: true }).click();
}

type Tamper = (url: URL) => void;

interface Walk {
  /** Changes the address of the request to the provider. */
  readonly request?: Tamper;
  /** Changes the address by which the provider answers. */
  readonly answer?: Tamper;
  /** Whoever brings the answer back. */
  readonly bringer?: TestBrowser;
}

const network = { fetch: (request: Request) => fetch(request, { redirect: "manual" }) };

/** Signs in at the provider without a screen; returns where the provider's answer leads. */
async function walk({ request, answer, bringer }: Walk): Promise<string> {
  const here = createBrowser(network, new URL(service.url).origin);
  const { origin } = new URL(provider.single_sign_on.discovery_url);
  const there = createBrowser(network, origin);
  const led = await here.post("/dashboard/sign-in/sso");
  let url = new URL(/url=(.+)$/.exec(led.headers.get("refresh")!)![1]!);
  request?.(url);
  while (url.origin === origin) {
    let shown = await there.get(url.href);
    const prompt = /name="prompt" value="(\w+)"/.exec(shown.text)?.[1];
    if (prompt) shown = await there.post(url.href, { prompt, login: "olivia", password: "any" });
    url = new URL(shown.headers.get("location") ?? "about:blank", url);
  }
  if (url.protocol === "about:") return "an error of the provider's";
  answer?.(url);
  const arrived = await (bringer ?? here).get(url.href);
  return (
    new URL(arrived.headers.get("location")!, url).pathname +
    new URL(arrived.headers.get("location")!, url).search
  );
}

function change(name: string): Tamper {
  return (url) => {
    const value = url.searchParams.get(name)!;
    url.searchParams.set(
      name,
      value.replace(/^./, (first) => (first === "a" ? "b" : "a")),
    );
  };
}

test("the same way without a screen leads in", { skip: skipBrowser }, async () => {
  assert.equal(await walk({}), "/dashboard/sign-in/sso?next=%2Fdashboard");
});

test(
  "who tampers with the request or the answer does not get in",
  {
    skip: skipBrowser,
  },
  async () => {
    const refused = /^\/dashboard\/sign-in\?error=(?!signup_disabled)\w+/;
    for (const name of ["nonce", "code_challenge"])
      assert.match(await walk({ request: change(name) }), refused, name);
    for (const name of ["state", "code", "iss"])
      assert.match(await walk({ answer: change(name) }), refused, name);
    const bringer = createBrowser(network, new URL(service.url).origin);
    assert.match(await walk({ bringer }), refused, "another browser's answer");
    assert.equal(bringer.cookies.size, 0);
  },
);

test("a provider that is away is said to be", { skip: skipBrowser }, async () => {
  const page = await newPage();
  const away = await startTestService({
    worker: false,
    public_url: "http://127.0.0.1",
    single_sign_on: { ...provider.single_sign_on, discovery_url: "http://127.0.0.1:1/none" },
  });
  await page.goto(`${away.url}dashboard/sign-in`);
  await page.getByRole("button", { name: /with Example ID$/ }).click();
  assert.match(await page.getByRole("alert").innerText(), /cannot be reached right now/);
  await page.context().close();
  await away.stop();
});
