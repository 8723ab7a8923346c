import type { Context, Hono } from "hono";
import type { Logger } from "pino";
import type { LawBook } from "../audit/catalogue.ts";
import type { Database } from "../database/connect.ts";
import type { PdfThread } from "../exports/create_pdf_thread.ts";
import type { Identity } from "./identity/create_identity.ts";
import type { LiveLogs } from "./live/create_live_logs.ts";
import type { Scope } from "./scope.ts";
import type { Role, ViewedAccount, Viewer } from "./viewer.ts";

/** What every page finds in its context. */
export interface Environment {
  Variables: {
    /** Who looks; only pages within sections have one. */
    viewer: Viewer;
    /** The database, narrowed to the account that is looked at. */
    scope: Scope;
    /** The reader's time zone, an IANA name. */
    zone: string;
    /** The section that the page belongs to. */
    section: Section;
    /** `auto`, `light` or `dark`. */
    theme: string;
    /** Where the request comes from, for counting tries; never shown and never kept. */
    client_address: string;
  };
}

export type PageContext = Context<Environment>;

/** What the dashboard lends to its sections. */
export interface Services {
  /** The pool of the dashboard's role. Pages ask through `context.var.scope` instead. */
  readonly database: Database;
  readonly log: Logger;
  readonly identity: Identity;
  readonly catalogue: LawBook;
  readonly live: LiveLogs;
  readonly pdf: PdfThread;
  /** The dashboard's own address as browsers see it, with a slash at its end. */
  readonly own_address: (context: PageContext) => string;
  /** Where submissions are posted: the base address that callers use. */
  readonly base_address: (context: PageContext) => string;
}

/**
 * One part of the dashboard, in a folder of its own. Adding one is adding it to `sections.ts`: the
 * dashboard puts its routes under `/dashboard` + path, lets in only the roles named here, gives each
 * request a viewer and a scope, and shows the title in the navigation.
 *
 * A page is `page(context, { title, body })`; its data comes from
 * `context.var.scope.query(statement, …)`; its account is `viewedAccount(context)`.
 */
export interface Section {
  /** `/logs`: the first part of its paths under `/dashboard`. */
  readonly path: string;
  readonly title: string;
  /** Who may enter. To all others its paths do not exist. */
  readonly roles: readonly Role[];
  /** Whether its pages are about one account; an operator is asked to choose one before. */
  readonly about_account: boolean;
  /** Whether the navigation leads there. */
  readonly in_navigation: boolean;
  /** Paths are relative to the section's own: `/` is its first page. */
  routes(services: Services): Hono<Environment>;
}

/** The account that a page of a section with `about_account` is about. */
export function viewedAccount(context: PageContext): ViewedAccount {
  const { account } = context.var.viewer;
  if (account === null) throw new Error("the section is not about an account");
  return account;
}
