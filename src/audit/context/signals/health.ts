import type { Signal } from "./signal.ts";
import { statementsAboutPeople } from "./statements_about_people.ts";

/** Conditions, treatments and findings by stem, in the main languages. */
const TERMS =
  /(?<!\p{L})(?:diagnos(?:ed|is|es|e|tiziert|tiqué|ticad|ticat|i di)|hiv(?!\p{L})|(?:has|have|got|with|died of) aids(?!\p{L})|cancer|carcinoma|tumou?r|leuk[aä]?emi|diabet|hepatitis|tubercul|epilep|asthma|schizophren|bipolar|depression|depressive|anxiety disorder|ptsd|adhd|autis|dementia|alzheimer|parkinson|multiple sclerosis|stroke|heart attack|heart failure|pregnan|miscarriage|abortion|infertil|sexually transmitted|chlamydia|gonorrh|syphilis|herpes|chemotherap|dialysis|antidepressant|antipsychotic|insulin|methadone|opioid|rehab|sertraline|fluoxetine|lithium|metformin|lisinopril|warfarin|medical (?:record|histor|condition)s?|health record|lab(?:oratory)? results?|test results? (?:show|came|are|were|is)|biopsy|blood test|x-ray|mri|prescribed|surgery|disabilit|mental illness|suicide attempt|krebs|schwanger|depressionen|epilepsie|behinder|krankenakte|befund|erkrankung|krankheit|cancer du|grossesse|enceinte|séropositi|maladie|dossier médical|cáncer|embaraz|discapac|enfermedad|historia clínica|vih|câncer|gr[aá]vid|deficiênc|doença|prontuário|tumore|gravidanz|incinta|disabilità|malattia|cartella clinica|kanker|zwanger|ziekte|medisch dossier|rak |nowotw|ciąż|cukrzyc|depresj|niepełnospraw|chorob)|癌|糖尿病|艾滋|怀孕|抑郁|病历|诊断|精神病|がん|妊娠|うつ病|診断|病歴|カルテ|암 진단|당뇨|임신|우울증|진단|병력/gu;

export const signal: Signal = {
  id: "health",
  description: "Something is said about the health of a person.",
  detect: (input) =>
    statementsAboutPeople(input, {
      tags: ["health", "special_category"],
      terms: TERMS,
      severity: "high",
    }),
  examples: {
    true: [
      { output: "She was diagnosed with HIV in March." },
      { input: "I have diabetes. What may I eat?" },
      { output: "Die Patientin leidet an Epilepsie." },
    ],
    false: [
      { output: "Diabetes is a chronic disease with several types." },
      { output: "Smoking can cause cancer in your lungs." },
    ],
  },
};
