import { calendarDay } from "../checks/calendar_day.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Nomor Induk Kependudukan: region, date of birth (women add 40 to the day), serial. */
export const detector = numberedIdentifier({
  id: "id_nik",
  kind: "NATIONAL_ID",
  jurisdiction: "ID",
  source:
    "Direktorat Jenderal Kependudukan dan Pencatatan Sipil, UU 24/2013, https://dukcapil.kemendagri.go.id",
  forms: [{ pattern: /^[1-9]\d{15}$/, lengths: [16], needs: "country" }],
  words: ["nik", "ktp", "nomor induk kependudukan", "kartu tanda penduduk"],
  accepts: (number) => calendarDay(Number(number.slice(8, 10)), Number(number.slice(6, 8)) % 40),
  examples: {
    true: [{ text: "NIK: 3171014101800001", finds: ["3171014101800001"] }],
    false: ["Pesanan 3171014101800001"],
  },
});
