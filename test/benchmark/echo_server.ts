import { Hono } from "hono";
import { AuditSubmissionSchema } from "../../src/contract/schemas/audit_submission.ts";
import { listen } from "../../src/listen.ts";

/** What the framework alone costs: it parses, checks with the contract's schema, and answers. */
const echo = new Hono().post("/", async (context) => {
  const result = AuditSubmissionSchema.safeParse(await context.req.json());
  if (!result.success) return context.json({ error: "no" }, 400);
  return context.json({ submission_id: result.data.user_id, message: "echo", status: "success" });
});
const listener = await listen(echo, { host: "127.0.0.1", port: 0 });
process.send?.({ url: listener.url });
