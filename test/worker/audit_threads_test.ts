import assert from "node:assert/strict";
import { test } from "node:test";
import { createAuditThreads } from "../../src/worker/create_audit_threads.ts";

/** The least that ASSAY_AUDIT_MEMORY_LIMIT takes. */
const LEAST_MIB = 320;

const SAYINGS = [
  "My colleague Maria Lindqvist from Uppsala asked whether her loan was refused because of her age. ",
  "Меня зовут Иван Петров, я живу в Казани, и мне отказали в кредите без причины. ",
  "我叫李明，住在北京朝阳区，银行拒绝了我的贷款申请，没有说明理由。",
  "اسمي أحمد حسن وأعيش في القاهرة، وقد رُفض طلبي دون سبب. ",
];

test("the least memory that may be set is enough for audits of full size in many scripts", async () => {
  const threads = createAuditThreads({
    threads: 1,
    time_limit_ms: 30_000,
    memory_limit_mib: LEAST_MIB,
  });
  try {
    for (const saying of SAYINGS) {
      const value = saying.repeat(Math.ceil(8000 / saying.length));
      const report = await threads.run({
        interaction: {
          use_case: "Customer support",
          company_name: "Example Bank",
          input: { format: "text", country: "DE", value },
          output: { format: "text", country: "DE", value },
        },
        as_of: "2026-11-01",
        signature: "not_signed",
        notes: [],
      });
      assert.notEqual(report.safe_input, value);
    }
  } finally {
    await threads.close();
  }
});
