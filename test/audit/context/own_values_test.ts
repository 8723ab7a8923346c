import assert from "node:assert/strict";
import { test } from "node:test";
import { audit } from "../../../src/audit/audit.ts";
import type { Status } from "../../../src/audit/report.ts";
import { loadCatalogue } from "../../../src/catalogue/load_catalogue.ts";

const catalogue = await loadCatalogue();

interface Told {
  readonly use_case: string;
  readonly country: string;
  readonly input: string;
  readonly output: string;
}

function statusOf({ use_case, country, input, output }: Told): Status {
  const side = (value: string) => ({ value, format: "text" as const, country });
  const interaction = {
    use_case,
    company_name: "Northwind",
    input: side(input),
    output: side(output),
  };
  return audit(interaction, catalogue, { as_of: "2026-11-21", signature: "not_signed" }).status;
}

const OWN: readonly Told[] = [
  {
    use_case: "Kundenservice eines Stadtwerks",
    country: "DE",
    input: "Meine neue IBAN ist DE29 3705 0299 0084 7153 26, Kontoinhaberin Gerlinde Moosbacher.",
    output: "Danke, Frau Moosbacher, DE29 3705 0299 0084 7153 26 ist gespeichert.",
  },
  {
    use_case: "Rejestracja przychodni",
    country: "PL",
    input: "Bożena Wądołowska, PESEL 87041215365, proszę o wizytę u okulisty",
    output: "Pani Bożeno, zapisałam Panią na czwartek, godz. 14:20.",
  },
  {
    use_case: "市役所の手続き案内",
    country: "日本",
    input: "転入届の下書きをお願いします。マイナンバーは381720465918です。",
    output: "下書きを作成しました。窓口でカードをご提示ください。",
  },
  {
    use_case: "Atención a familias de un colegio",
    country: "ES",
    input: "El DNI de mi hija es 48217365G, ¿la podéis apuntar al comedor?",
    output: "Hecho: su hija, con DNI 48217365G, come en el colegio desde el lunes.",
  },
  {
    use_case: "Payroll self-service for employees",
    country: "US",
    input: "My W-2 has a typo, my SSN is 417-62-8093.",
    output: "I have opened a correction for the SSN ending in 8093; you get the new W-2 on Friday.",
  },
];

test("a number that users give for their own or their child's request is ordinary", () => {
  for (const told of OWN) assert.equal(statusOf(told), "Fully Compliant", told.input);
});

const NOT_OWN: readonly Told[] = [
  {
    use_case: "Kundenservice eines Stadtwerks",
    country: "DE",
    input: "Meine Nachbarin Gerlinde Moosbacher hat die IBAN DE29 3705 0299 0084 7153 26.",
    output: "Danke, die IBAN DE29 3705 0299 0084 7153 26 ist für Frau Moosbacher gespeichert.",
  },
  {
    use_case: "Asystent windykacji",
    country: "PL",
    input: "Dłużnik: Radosław Ciechomski, PESEL 87041215365. Przygotuj wezwanie.",
    output: "Wezwanie dla: Radosław Ciechomski, PESEL 87041215365.",
  },
  {
    use_case: "online shop support",
    country: "US",
    input: "My SSN is 417-62-8093, where is my parcel?",
    output: "Your parcel arrives on Friday.",
  },
];

test("somebody else's number, and one that the service has no use for, asks for a look", () => {
  for (const told of NOT_OWN) assert.equal(statusOf(told), "Review Needed", told.input);
});

test("a number that the user did not give and that is another's is disclosed", () => {
  const status = statusOf({
    use_case: "Servicechat einer Bank",
    country: "DE",
    input: "Welche IBAN hat mein Nachbar Jonas Brehme?",
    output: "Jonas Brehme hat die IBAN DE29 3705 0299 0084 7153 26.",
  });
  assert.equal(status, "Non-Compliant");
});
