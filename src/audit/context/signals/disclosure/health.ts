import type { Signal } from "../../frames/signal.ts";
import { statementsAboutPeople } from "./statements_about_people.ts";

/** Conditions, treatments and findings by stem, in the main languages. */
const TERMS =
  /(?<!\p{L})(?:hospitali[sz]ed|in hospital|(?:under|in|receiving|undergoing|undergoes|started|starting) (?:treatment|therapy)(?= (?:here |there )?for)|treat(?:ed|ment) (?:here |there )?for|in behandlung wegen|behandelt wegen|soigné(?:e)? pour|en traitement (?:pour|contre)|en tratamiento (?:por|contra)|em tratamento (?:para|de|contra)|in cura per|onder behandeling voor|leczy się na|behandlas för|melanom|immunotherap|immuntherap|radiotherap|strahlentherap|radiothérap|radioterap|radiation therapy|hernia|ulcerative|colitis|arthrit|osteopor|fibromyalg|endometrio|sepsis|migraine|migräne|kidney (?:disease|stones)|heart (?:disease|condition|surgery)|cardiac arrest|arrhythm|angina|pacemaker|hypertens|high blood pressure|glaucoma|hysterectom|mastectom|vasectom|sarcoma|myeloma|aneurysm|seizures?|concussion|cystic fibrosis|hemophil|haemophil|thalass|celiac|copd(?!\p{L})|emphysema|obsessive-compulsive|borderline personality|buprenorphine|suboxone|naltrexone|herzinfarkt|schlaganfall|bandscheib|magengeschwür|bluthochdruck|schilddrüs|rheuma|infarctus|avc(?!\p{L})|sclérose|infarto|ictus|esclerosis|esclerose|sclerosi|asma(?!\p{L})|hartinfarct|beroerte|reuma|zawał|udar(?:u|em)?(?!\p{L})|nadciśnien|stwardnien|hjärtinfarkt|oncolog|intensive care|rehab|psychiatr|in week \d+ of|klinik|entzugs|onkolog|chemo|eingeliefert|hospitalisé|internad[oa]|ingresad[oa] en|hospitalizad|desintoxicaci|oncología|quimioterapia|cirurgia|ricoverat|oncologi|chemioterap|disintossicaz|opgenomen in|ziekenhuis|afkick|szpital|chemioterap|odwyk|inlagd|sjukhus|cellgift|missbruk|hastanede|onkoloji|kemoterapi|diagnos(?:ed|is|es|e|tiziert|tiqué|ticad|ticat|i di)|hiv(?!\p{L})|(?:has|have|got|with|died of) aids(?!\p{L})|cancer|carcinoma|tumou?r|leuk[aä]?emi|diabet|hepatitis|tubercul|epilep|asthma|schizophren|bipolar|depression|depressive|anxiety disorder|ptsd|adhd|autis|dementia|alzheimer|parkinson|multiple sclerosis|stroke|heart attack|heart failure|pregnan|miscarriage|abortion|infertil|sexually transmitted|chlamydia|gonorrh|syphilis|herpes|chemotherap|dialysis|antidepressant|antipsychotic|insulin|methadone|opioid|rehab|sertraline|fluoxetine|lithium|metformin|lisinopril|warfarin|medical (?:record|histor|condition)s?|health record|overdos|psychiatr|mental hospital|mental ward|detox|withdrawal symptoms|alcohol (?:withdrawal|abuse|dependen)|drug (?:abuse|dependen)|substance (?:abuse|use disorder)|(?:maternity|oncology|psychiatric|cardiology|burns|stroke) (?:ward|unit)|panic attack|eating disorder|anorexi|bulimi|self-harm|stillb|ivf|fertility treatment|transplant|kidney failure|liver failure|cirrhosis|lymphoma|metasta|terminally ill|hospice|palliative|crohn|lupus|sickle cell|psoria|incontinen|erectile|viagra|hormone therapy|std(?!\p{L})|sti(?!\p{L})|prep(?!\p{L})(?= for hiv)|alcoholi[cs]|alcoholism|addict(?:ed|ion)|colonoscopy|mammogram|lab(?:oratory)? results?|test results? (?:show|came|are|were|is)|biopsy|blood test|x-ray|mri|prescribed|surgery|disabilit|mental illness|suicide attempt|krebs|krankgeschrieben|psychiatri|überdosis|suchtkrank|alkoholkrank|entzug|nierenversagen|geschlechtskrank|arrêt maladie pour|surdose|psychiatrie|alcoolique|sevrage|sobredosis|psiquiátric|alcohólic|adicción|alcoolismo|alcóolatra|psichiatri|alcolist|tossicodipenden|overdosis|verslaafd|psychiatri|przedawkow|psychiatr|uzależnion|alkoholi|beroende|missbruk|psykiatr|kanser|hamile|depresyon|şizofren|bağımlı|diyabet|epilepsi|kısırlık|hiv pozitif|рак(?!\p{L})|онколог|беремен|депресси|шизофрен|диабет|эпилепси|вич(?!\p{L})|наркоман|алкоголи|психиатр|سرطان|حامل|اكتئاب|فصام|سكري|صرع|الإيدز|إدمان|कैंसर|गर्भवती|अवसाद|मधुमेह|एचआईवी|मिर्गी|schwanger|depressionen|epilepsie|behinder|krankenakte|befund|erkrankung|krankheit|cancer du|grossesse|enceinte|séropositi|maladie|dossier médical|cáncer|embaraz|discapac|enfermedad|historia clínica|vih|câncer|gr[aá]vid|deficiênc|doença|prontuário|tumore|gravidanz|incinta|disabilità|malattia|cartella clinica|kanker|zwanger|ziekte|medisch dossier|rak |nowotw|ciąż|cukrzyc|depresj|niepełnospraw|chorob)|癌|入院中|抗がん剤|입원|항암|병동|化疗|手术|منوم|المستشفى|الأورام|الكيماوي|भर्ती|कीमोथेरेपी|白血病|肿瘤|精神分裂|癫痫|乙肝|性病|梅毒|吸毒|戒毒|住院|抑郁症|双相|不孕|流产|統合失調症|双極性|てんかん|白血病|依存症|性病|梅毒|エイズ|不妊|流産|透析|認知症|통합실조|조현병|양극성|뇌전증|간질|백혈병|알코올 중독|성병|에이즈|불임|유산했|투석|치매|정신과|癌|糖尿病|艾滋|怀孕|抑郁|病历|诊断|精神病|がん|妊娠|うつ病|診断|病歴|カルテ|암 진단|당뇨|임신|우울증|진단|병력/gu;

export const signal: Signal = {
  id: "health",
  describes: true,
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
