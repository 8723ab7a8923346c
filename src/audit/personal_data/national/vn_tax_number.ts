import { validate } from "stdnum/lib/cjs/vn/mst.js";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Mã số thuế: ten digits with a check digit, and three of a branch. */
export const detector = numberedIdentifier({
  id: "vn_tax_number",
  kind: "TAX_ID",
  jurisdiction: "VN",
  source: "Tổng cục Thuế, https://www.gdt.gov.vn",
  forms: [{ pattern: /^\d{10}(?:-\d{3})?$/, lengths: [10, 13], needs: "word" }],
  words: ["mst", "ma so thue", "tax code"],
  checksum: (number) => validate(number).isValid,
  examples: {
    true: [{ text: "Mã số thuế 0100233262", finds: ["0100233262"] }],
    false: ["Đơn hàng 0100233240"],
  },
});
