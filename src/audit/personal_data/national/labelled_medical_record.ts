import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** A patient, record, member or insurance number, by the label directly before it. */
export const detector = numberedIdentifier({
  id: "labelled_medical_record",
  kind: "MEDICAL_ID",
  source:
    "45 CFR 164.514(b)(2): medical record and health plan beneficiary numbers, https://www.ecfr.gov/current/title-45/section-164.514",
  forms: [
    {
      pattern:
        /^(?=.*\d.*\d.*\d)[0-9A-Z]{4,20}$|^(?=.*\d.*\d.*\d)[0-9A-Z]{1,8}(?:[- ][0-9A-Z]{1,10}){1,3}$/,
      lengths: [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16],
      needs: "label",
    },
  ],
  words: [
    "mrn",
    "medical record number",
    "medical record",
    "medical record no",
    "patient id",
    "patient number",
    "patient no",
    "patient identifier",
    "health plan number",
    "health plan id",
    "health plan beneficiary",
    "health insurance number",
    "health insurance id",
    "insurance member id",
    "member id",
    "beneficiary number",
    "beneficiary id",
    "subscriber id",
    "hospital number",
    "chart number",
    "nhs number",
    "patientennummer",
    "fallnummer",
    "numero de historia clinica",
    "historia clinica",
    "numero de patient",
    "numer pacjenta",
    "numer kartoteki",
    "codice paziente",
    "patientnummer",
    "numero do paciente",
    "prontuario",
  ],
  examples: {
    true: [
      { text: "MRN: 00123456", finds: ["00123456"] },
      { text: "Patient ID PT-482913", finds: ["PT-482913"] },
    ],
    false: ["The patient is 45 years old.", "Medical records from 2019 were kept."],
  },
});
