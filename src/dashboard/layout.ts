import { html } from "hono/html";
import { BRAND } from "./page.ts";
import type { Html } from "./page.ts";
import type { PageContext, Section } from "./section.ts";
import { sections } from "./sections.ts";
import { shortText } from "./visible_text.ts";

/** Navigation, and beside it what a page is about. */
export function layout(context: PageContext, main: Html): Html {
  const { viewer, section } = context.var;
  return html`<a class="skip" href="#main">Skip to content</a>
    <div class="frame">
      <header class="side">
        <a class="brand" href="/dashboard">${BRAND}</a>
        <details class="menu" open>
          <summary>Menu</summary>
          <nav aria-label="Sections">
            <ul>
              ${visibleSections(context).map((shown) => navigationItem(shown, section))}
            </ul>
          </nav>
          <div class="who">
            ${accountLine(context)}
            <a href="/dashboard/profile" class="person">
              <strong>${shortText(viewer.name, 60)}</strong>
              <span class="quiet">${viewer.role}</span>
            </a>
            <form method="post" action="/dashboard/sign-out">
              <button class="plain" type="submit">Sign out</button>
            </form>
          </div>
        </details>
      </header>
      <main id="main" tabindex="-1">${main}</main>
    </div>`;
}

function visibleSections(context: PageContext): Section[] {
  const { viewer } = context.var;
  return sections.filter(
    (section) =>
      section.in_navigation &&
      section.roles.includes(viewer.role) &&
      (!section.about_account || viewer.account !== null),
  );
}

function navigationItem(shown: Section, current: Section | undefined): Html {
  const href = `/dashboard${shown.path === "/" ? "" : shown.path}`;
  return html`<li>
    <a href="${href}" ${shown === current ? html`aria-current="page"` : ""}>${shown.title}</a>
  </li>`;
}

function accountLine(context: PageContext): Html {
  const { account, role } = context.var.viewer;
  if (account === null) return html``;
  return html`<p class="account">
    <span class="quiet">Account</span><br />
    ${shortText(account.name, 60)}
    ${role === "operator" ? html`<a href="/dashboard/operator">Change</a>` : ""}
  </p>`;
}
