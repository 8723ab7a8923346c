import { luhn } from "../checks/luhn.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** NPWP: fifteen digits with a check digit after the eighth. */
export const detector = numberedIdentifier({
  id: "id_npwp",
  kind: "TAX_ID",
  jurisdiction: "ID",
  source: "Direktorat Jenderal Pajak, https://www.pajak.go.id",
  forms: [
    { pattern: /^\d{2}\.\d{3}\.\d{3}\.\d-\d{3}\.\d{3}$/, lengths: [15], needs: "nothing" },
    { pattern: /^\d{15}$/, lengths: [15], needs: "word" },
  ],
  words: ["npwp", "nomor pokok wajib pajak"],
  checksum: (number) => luhn(number.slice(0, 9)),
  examples: {
    true: [{ text: "NPWP 01.312.166.0-091.000", finds: ["01.312.166.0-091.000"] }],
    false: ["Pesanan 013121660091000"],
  },
});
