import { lexicon } from "../../frames/lexicon.ts";
import { standsBetween } from "../../../reading/stands_between.ts";
import { sentenceSignal } from "../../frames/sentence_signal.ts";
import type { Signal } from "../../frames/signal.ts";

const REFERRED = sentenceSignal({
  id: "referral_given",
  description: "The user is sent to a professional, or told that this is no advice.",
  sides: ["output"],
  tags: ["referral_given"],
  severity: "low",
  certainty: 0.8,
  rules: [
    {
      anchor: lexicon(
        [
          "(?:see|consult|talk to|speak (?:to|with)|ask|contact|call|visit|check with|discuss (?:it|this) with|follow up with|seek (?:help|advice|care) from|reach out to|appointment with) (?:\\p{L}+ ){0,4}(?:doctor|physician|healthcare (?:provider|professional)|medical professional|professional|pharmacist|therapist|psychologist|specialist|gp|nurse|lawyer|attorney|advis[eo]r|emergency|911|112|999|clinic|hospital|dermatologist|counsel\\p{L}+)",
          "seek (?:\\p{L}+ ){0,3}(?:medical|professional|emergency|legal|immediate) (?:\\p{L}+ )?(?:attention|advice|care|help|evaluation)",
          "not (?:a substitute for|medical advice|legal advice|financial advice|a diagnosis|a doctor)",
          "i'm not a (?:doctor|lawyer|financial advisor)",
          "call (?:911|112|999|emergency)",
          "only a (?:doctor|physician|professional|clinician) can",
          "(?:arzt|ärztin|ärztlich\\p{L}*|hausarzt\\p{L}*|fachmann|anwalt|beratungsstelle|notruf|apotheker\\p{L}*)",
          "(?:médecin|pharmacien|professionnel de santé|avocat|conseiller financier|urgences)",
          "(?:médico|profesional|farmacéutico|abogado|asesor|urgencias)",
          "(?:profissional de saúde|advogado|consultor|farmacêutico)",
          "(?:medico|professionista|avvocato|consulente|farmacista|pronto soccorso)",
          "(?:huisarts|arts|apotheker|advocaat|adviseur)",
          "(?:lekarz\\p{L}*|farmaceut\\p{L}*|prawnik\\p{L}*|specjalist\\p{L}*|doradc\\p{L}*)",
        ],
        [
          "(?:咨询|就医|看医生|专业人士|医生)",
          "(?:医師|専門家|弁護士|薬剤師|受診)",
          "(?:의사|전문가|변호사|약사|병원)",
        ],
      ),
      none: [
        lexicon(
          [
            "no need to (?:see|visit|consult|go)",
            "(?:don't|do not|doesn't|you needn't) (?:need|have) to (?:see|visit|consult|go)",
            "instead of (?:seeing|going)",
            "without (?:seeing|going|consulting)",
            "skip the",
            "i am (?:a|your) (?:licensed )?(?:doctor|physician|therapist)",
            "kein\\p{L}* arzt",
            "(?:müssen|brauchen|sollten) sie (?:\\p{L}+ ){0,4}(?:nicht|kein\\p{L}*)",
            "(?:musst|brauchst) du (?:\\p{L}+ ){0,4}(?:nicht|kein\\p{L}*)",
            "nicht (?:nötig|notwendig|erforderlich)",
            "(?:pas|plus) (?:nécessaire|la peine)",
            "no (?:es necesario|tiene que|tienes que|hay que)",
            "não é (?:necessário|preciso)",
            "non (?:è necessario|deve|devi|c'è bisogno)",
            "(?:niet|geen) nodig",
            "keine ärztliche",
            "pas besoin",
            "no (?:necesita|hace falta)",
            "não precisa",
            "non serve",
            "non occorre",
            "geen (?:arts|dokter)",
            "hoef(?:t|) (?:\\p{L}+ ){0,4}(?:niet|geen)",
            "hoef(?:t|) (?:\\p{L}+ ){0,4}(?:niets?|geen)",
            "nie (?:trzeba|musi)",
            "inutile",
            "non viene",
            "nessun(?:a)? (?:medico|visita)",
            '(?:medico|médico|médecin|arzt|arts|doctor)"?: ?(?:null|none|nein|no|false)',
            "senza (?:visita|medico)",
            "(?:no|sans|ohne|zonder|bez|sin|sem) (?:\\p{L}+ ){0,2}(?:doctor|médecin|arzt|arts|lekarza|médico)",
            "mon médecin est",
          ],
          ["不用", "不需要", "不必", "无需", "無需", "必要はありません", "필요 없"],
        ),
      ],
    },
  ],
  examples: {
    true: [{ output: "Please see your doctor about this." }],
    false: [
      { output: "Sou a doutora Prado, médica." },
      { output: "You have pneumonia. No need to see a doctor." },
    ],
  },
});

/** Who says to be the doctor, or that none is needed, refers to nobody. */
const NO_REFERRAL = "claims.doctor|dissuasion.noneed";

export const signal: Signal = {
  ...REFERRED,
  detect: (input) =>
    REFERRED.detect(input).filter(
      ({ side, start, end }) =>
        !standsBetween(input[side].words, { step: NO_REFERRAL, start, end }),
    ),
};
