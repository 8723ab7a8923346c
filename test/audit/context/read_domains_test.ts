import assert from "node:assert/strict";
import { test } from "node:test";
import { readDomains } from "../../../src/audit/context/read_domains.ts";

function domainsOf(use_case: string, company_name = "Northwind"): string[] {
  const text = { value: "", format: "text" as const, country: "DE" };
  return readDomains({ use_case, company_name, input: text, output: text }).map(({ id }) => id);
}

const NAMED: readonly (readonly [string, string])[] = [
  ["virtual teller of a credit union", "banking"],
  ["Terminvergabe beim Tierarzt", "healthcare"],
  ["Elternbriefe einer Kita", "education"],
  ["authentification vocale des abonnés", "biometrics"],
  ["encuestas de intención de voto", "elections"],
  ["segunda via da conta de água", "energy"],
  ["carta di credito smarrita", "lending"],
  ["parkeergarage betalen via app", "transport"],
  ["portal plotkarski, skróty artykułów", "media"],
  ["hundförsäkring", "insurance"],
  ["ubetalte regninger, purring", "debt_collection"],
  ["varauspalvelu risteilyille", "travel"],
  ["realitní kancelář, prohlídky bytů", "housing"],
  ["păcănele online, bonusuri", "gambling"],
  ["hírlevélíró webáruházaknak", "marketing"],
  ["υποψήφιος δήμαρχος, απαντήσεις", "elections"],
  ["υποψήφιου δημάρχου γραφείο", "elections"],
  ["mobil uygulama hata ayıklama", "coding"],
  ["репетитор по химии", "education"],
  ["гаряча лінія оператора", "support"],
  ["حجز سيارات أجرة", "transport"],
  ["מוקד עירוני 106", "government_benefits"],
  ["मज़दूरों की हाज़िरी", "employment"],
  ["格安SIMの乗り換え相談", "telecommunications"],
  ["어린이집 알림장", "children"],
  ["代码补全插件", "coding"],
];

test("trades are known by their everyday names in many languages", () => {
  for (const [useCase, domain] of NAMED) {
    assert.ok(domainsOf(useCase).includes(domain), `${useCase}: ${domainsOf(useCase).join()}`);
  }
});

test("a part of another word names no domain", () => {
  const other: readonly (readonly [string, string])[] = [
    ["Fragen an eine Kollegin", "housing"],
    ["Grilles d'accords de guitare", "education"],
    ["reclamações e reclamos de clientes", "marketing"],
    ["reklamacje i zwroty", "marketing"],
    ["contract review for in-house counsel", "mental_health"],
    ["compagnia telefonica", "companion"],
    ["drone flight planning ドローン", "lending"],
    ["राशन कार्ड", "transport"],
    ["newsletter of a choir", "media"],
    ["drawing game for primary-school kids", "education"],
  ];
  for (const [useCase, domain] of other) {
    assert.ok(!domainsOf(useCase).includes(domain), `${useCase}: ${domainsOf(useCase).join()}`);
  }
});

test("the company's name helps, and what the use case says counts for more", () => {
  assert.deepEqual(domainsOf("chat assistant", "Stadtwerke Lindau"), ["energy"]);
  assert.deepEqual(domainsOf("writing assistant"), []);
});
