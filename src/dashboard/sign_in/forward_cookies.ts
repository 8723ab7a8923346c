import type { PageContext } from "../section.ts";

/** Puts the cookies that the identity library answered with into the page's own answer. */
export function forwardCookies(context: PageContext, answer: Response): void {
  for (const cookie of answer.headers.getSetCookie()) {
    context.header("Set-Cookie", cookie, { append: true });
  }
}
