import { Hono } from "hono";
import type { Environment, Section } from "../section.ts";
import { ROLES } from "../viewer.ts";
import { createExportProgress } from "./create_export_progress.ts";
import { exportLog } from "./export_log.ts";
import { exportLogs, exportProgress } from "./export_logs.ts";
import { listPage } from "./list_page.ts";
import { liveStream } from "./live_stream.ts";
import { logPage, revealPage } from "./log_page.ts";
import { rowFragment } from "./row_fragment.ts";

/** What was submitted and what came of it. */
export const logs: Section = {
  path: "/logs",
  title: "I/O Logs",
  roles: ROLES,
  about_account: true,
  in_navigation: true,
  routes: (services) => {
    const progress = createExportProgress();
    return new Hono<Environment>()
      .get("/", (context) => listPage(context, services))
      .get("/live", (context) => liveStream(context, services))
      .get("/export.csv", exportLogs("csv", progress))
      .get("/export.jsonl", exportLogs("jsonl", progress))
      .get("/exports/:progress", exportProgress(progress))
      .get("/:id", logPage)
      .get("/:id/export.json", exportLog("json", services))
      .get("/:id/export.csv", exportLog("csv", services))
      .get("/:id/export.pdf", exportLog("pdf", services))
      .post("/:id/export.json", exportLog("json", services))
      .post("/:id/export.csv", exportLog("csv", services))
      .post("/:id/export.pdf", exportLog("pdf", services))
      .get("/:id/row", rowFragment)
      .post("/:id/raw", revealPage);
  },
};
