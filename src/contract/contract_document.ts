import { OpenAPIHono } from "@hono/zod-openapi";
import manifest from "../../package.json" with { type: "json" };
import { submitAuditRoute } from "./submit_audit_route.ts";

const DESCRIPTION =
  "Assay takes one AI interaction per request and audits it for regulatory compliance after the " +
  "response. Reports are read in the dashboard. The service has this one operation; any other " +
  "path is answered with 404 `Not Found`, and any other method with 405 `Method Not Allowed` and " +
  "an Allow header, both with the Error body. Keep API keys on servers: the service sends no CORS " +
  "headers.";

const INFO = {
  title: "Assay",
  version: manifest.version,
  summary: "Compliance audits of AI interactions",
  description: DESCRIPTION,
  contact: { name: "The maintainers of Assay" },
  license: { name: "MIT", identifier: "MIT" },
};

/** Makes the OpenAPI 3.1 document of the service from its route. */
export function contractDocument() {
  const app = new OpenAPIHono();
  app.openAPIRegistry.registerComponent("securitySchemes", "ApiKey", {
    type: "apiKey",
    in: "header",
    name: "X-API-Key",
    description:
      "An API key of the account, made in the dashboard under Integration, API Keys. It is shown " +
      "once, and must never be part of client-side code.",
  });
  app.openAPIRegistry.registerPath(submitAuditRoute);
  return app.getOpenAPI31Document({
    openapi: "3.1.0",
    info: INFO,
    servers: [
      { url: "/", description: "The service that serves this document" },
      { url: "http://127.0.0.1:8080", description: "A service started on this machine" },
    ],
    tags: [{ name: "Audit", description: "Submission of AI interactions." }],
  });
}
