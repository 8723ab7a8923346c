import type { PersonalDataKind } from "../../report.ts";

/**
 * Words that name a kind of identifier in no particular country. They speak for numbers whose check
 * digit holds; without a check digit a word of the country is needed.
 */
export const KIND_WORDS: Readonly<Partial<Record<PersonalDataKind, readonly string[]>>> = {
  NATIONAL_ID: [
    ..."national id|national identity|national identification".split("|"),
    ..."identity number|identity card|identification number|personal number|personal id".split("|"),
    ..."personal code|personal identity|citizen id|id number|id card|id no|government id".split(
      "|",
    ),
    ..."social security|social insurance|numero de identidad|documento de identidad|cedula".split(
      "|",
    ),
    ..."carte d'identite|numero d'identite|ausweisnummer|personalausweis|carta d'identita".split(
      "|",
    ),
    ..."numer identyfikacyjny|identiteitskaart|legitimacja".split("|"),
  ],
  TAX_ID: [
    ..."tax id|tin|tax number|tax no|tax identification|taxpayer|vat".split("|"),
    ..."vat id|vat number|company number|business number|registration number|company registration".split(
      "|",
    ),
    ..."steuernummer|numero fiscal|identification fiscale|codigo fiscal|numer podatkowy".split("|"),
  ],
  PASSPORT: [
    ..."passport|passeport|pasaporte|passaporto|passaporte|reisepass|paszport|paspoort".split("|"),
    ..."travel document|pass-nr|passnummer|паспорт|护照|護照|旅券|여권|pasaport|paspor".split("|"),
  ],
  DRIVER_LICENSE: [
    ..."driver license|driver's license|drivers license|driver licence|driver's licence".split("|"),
    ..."driving licence|driving license|dl number|dl no|license number".split("|"),
    ..."licence number|permis de conduire|fuhrerschein|licencia de conducir|patente di guida".split(
      "|",
    ),
    ..."prawo jazdy|rijbewijs|carta de conducao|korkort".split("|"),
  ],
  MEDICAL_ID: [
    ..."patient|medical record|health number|health card|health insurance|medical number".split(
      "|",
    ),
    ..."insurance number|member id|beneficiary|provider number|prescriber".split("|"),
  ],
  VEHICLE: [
    ..."license plate|licence plate|number plate|registration plate|plate number|plate no".split(
      "|",
    ),
    ..."vehicle registration|car registration|car reg|vehicle|plates".split("|"),
  ],
};
