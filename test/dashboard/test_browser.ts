import assert from "node:assert/strict";

export interface TestAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

export interface TestBrowser {
  readonly cookies: Map<string, string>;
  get(path: string, headers?: Record<string, string>): Promise<TestAnswer>;
  /** Sends a form, as a page of the dashboard would. */
  post(
    path: string,
    fields?: Record<string, string>,
    headers?: Record<string, string>,
  ): Promise<TestAnswer>;
  /** Joins by an invitation's link. */
  join(link: string, person: { name: string; email: string }): Promise<void>;
}

/** A browser without a screen: it keeps cookies and follows nothing. */
export function createBrowser(
  app: { fetch(request: Request): Response | Promise<Response> },
  origin: string,
): TestBrowser {
  const cookies = new Map<string, string>();

  async function send(request: Request): Promise<TestAnswer> {
    const jar = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    if (jar) request.headers.set("cookie", jar);
    const response = await app.fetch(request);
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie)!;
      if (/max-age=0/i.test(cookie)) cookies.delete(name!);
      else cookies.set(name!, value!);
    }
    return {
      status: response.status,
      headers: response.headers,
      text: await response.text(),
    };
  }

  const browser: TestBrowser = {
    cookies,
    get: (path, headers = {}) => send(new Request(new URL(path, origin), { headers })),
    post: (path, fields = {}, headers = {}) =>
      send(
        new Request(new URL(path, origin), {
          method: "POST",
          headers: { origin, host: new URL(origin).host, ...headers },
          body: new URLSearchParams(fields),
        }),
      ),
    join: async (link, person) => {
      const { pathname } = new URL(link);
      const answer = await browser.post(pathname, {
        ...person,
        password: "three quiet foxes sleep",
      });
      assert.equal(answer.status, 303, answer.text);
    },
  };
  return browser;
}
