import { defineStatement } from "../../database/statement.ts";

/** The secret that was made with the database. */
export const readDashboardSecret = defineStatement<[], { readonly secret: string }>(
  "read_dashboard_secret",
  `select secret from assay.dashboard_secret`,
);
