import assert from "node:assert/strict";
import { test } from "node:test";
import { findIn, nationalDetectors } from "./national_detectors.ts";

/**
 * Numbers of organizations, and specimens of nobody, as registers and standards publish them: first
 * right ones, then ones with a wrong check digit.
 */
const VECTORS: Readonly<Record<string, readonly [right: string, wrong: string]>> = {
  at_vat: ["ATU13585627", "ATU13585626"],
  au_abn: ["83914571673", "99999999999"],
  au_acn: ["004085616 010499966", "999999999"],
  be_vat: ["BE0403019261 0403.019.261", "BE0431150351"],
  bg_company_number: ["175074752", "175074751"],
  br_cnpj: ["16.727.230/0001-97 12.ABC.345/01DE-35", "16.727.230/0001-98"],
  ch_uid: ["CHE-100.155.212 CHE100155212", "CHE-100.155.213"],
  cn_credit_code: ["91110000600037341L", "91110000600037342L"],
  cz_company_number: ["25123891", "25123890"],
  de_vat_id: ["DE136695976", "DE136695978"],
  dk_cvr: ["DK13585628 13585628", "DK13585627"],
  do_rnc: ["1-01-85004-3 101850043", "101850042"],
  ee_registry_code: ["12345678", "12345679"],
  ee_vat: ["EE100931558", "EE100931559"],
  es_cif: ["J99216582", "J99216583"],
  es_nif: ["12345678Z 00000001-R", "12345678A"],
  fi_business_id: ["2077474-0", "2077474-1"],
  fi_personal_identity_code: ["131052-308T", "131052-308U 310252-308Y"],
  fr_siren: ["552008443", "552008444"],
  fr_siret: ["73282932000074", "73282932000079"],
  fr_vat: ["FR40303265045 FR23334175221", "FR84323140391"],
  gb_vat: ["GB980780684", "GB802311781"],
  hk_id: ["A1234563", "A1234562"],
  hu_vat: ["HU12892312", "HU12892313"],
  ie_vat: ["IE6433435OA", "IE8D79738J"],
  il_company_number: ["516179157", "516179150"],
  in_aadhaar: ["234123412346", "234123412347"],
  in_gstin: ["27AAPFU0939F1ZV", "27AAPFU0939F1AA"],
  it_vat: ["00743110157", "00743110158"],
  jp_corporate_number: ["5835678256246", "2835678256246"],
  lt_vat: ["LT119511515 LT100001919017", "LT100001919018"],
  lu_vat: ["LU15027442", "LU15027443"],
  lv_vat: ["LV40003521600", "LV40003521601"],
  ma_ice: ["001561191000066", "001561191000065"],
  mt_vat: ["MT11679112", "MT11679113"],
  mx_clabe: ["032180000118359719 002010077777777771", "032180000118359718"],
  nl_bsn: ["111222333 1112.22.333", "111252333"],
  nl_vat: ["NL004495445B01", "NL123456789B90"],
  no_organization_number: ["988077917", "988077918"],
  pe_ruc: ["20512333797", "20512333798"],
  pl_nip: ["8567346215 PL8567346215", "8567346216"],
  pl_regon: ["192598184 12345678512347", "192598183"],
  pt_citizen_card: ["000000000ZZ4", "000000000ZZ3"],
  pt_nif: ["501964843 PT501964843", "501964842"],
  ro_tax_number: ["RO18547290", "RO18547291"],
  rs_tax_number: ["101134702", "101134703"],
  ru_inn: ["7707083893", "7707083894"],
  se_organization_number: ["556703-7485", "556703-7486"],
  sg_uen: ["00192200M 197401143C S16FC0121D T01FC6132D", "00192200N"],
  si_tax_number: ["SI50223054", "SI50223055"],
  sk_vat: ["SK2022749619", "SK2022749618"],
  tr_national_id: ["10000000146", "10000000145"],
  tr_tax_number: ["4540536920", "4540536921"],
  tw_business_number: ["00501503", "00501502"],
  tw_national_id: ["A123456789", "A123456788"],
  ua_company_number: ["32855961", "32855968"],
  us_npi: ["1234567893", "1234567894"],
  uy_rut: ["211003420017", "211003420018"],
  vn_tax_number: ["0100233488 0314409058-002", "0100233480"],
};

const detectors = await nationalDetectors();

for (const [id, [right, wrong]] of Object.entries(VECTORS)) {
  test(`${id} tells right numbers from wrong ones`, () => {
    const detector = detectors.filter((candidate) => candidate.id === id);
    assert.equal(detector.length, 1);
    const options = { detectors: detector, countries: [id.slice(0, 2).toUpperCase()] };
    for (const text of right.split(" ")) {
      assert.deepEqual(
        findIn(text, options).map(({ value, validated }) => ({ value, validated })),
        [{ value: text, validated: true }],
      );
    }
    for (const text of wrong.split(" ")) assert.deepEqual(findIn(text, options), [], text);
  });
}
