import type { Signal } from "../../frames/signal.ts";

/** Apps and devices with which people note or measure how they are. */
const OWN_HEALTH =
  /(?<!\p{L})(?:(?:period|cycle|fertility|ovulation|pregnancy|sleep|mood|step|calorie|food|weight|fitness|workout|habit|symptom|water)(?: and \p{L}+| \/ \p{L}+)? (?:tracker|tracking|diary|journal|log|app)\p{L}*|smart ?watch\p{L}*|wearables?|fitness (?:band|watch|app)\p{L}*|(?:diet|meditation|dna test|ancestry|genealogy) (?:app|kit|service)\p{L}*|zyklus(?:app|tracker)\p{L}*|suivi (?:de cycle|menstruel|du sommeil)|app de (?:menstruación|sueño|sono|ciclo)|slaaptracker|menstruatieapp)/u;
/** Those whom the law holds to patients' confidentiality. */
const CARE =
  /(?<!\p{L})(?:clinic\p{L}*|hospital\p{L}*|doctor\p{L}*|physician\p{L}*|nurs(?:e|es|ing)|practice|patients?|pharmac\p{L}*|insur\p{L}*|health plan\p{L}*|provider\p{L}*|therapist\p{L}*|medicare|medicaid|ehr|telehealth|telemedicine)/u;

export const signal: Signal = {
  id: "consumer_health",
  description:
    "The use case is an app or a device for one's own health, behind which nobody who treats or insures is named.",
  describes: true,
  detect({ use_case }) {
    if (!OWN_HEALTH.test(use_case) || CARE.test(use_case)) return [];
    const tags = ["consumer_health"];
    return [{ side: "input", tags, severity: "low", certainty: 0.8, start: 0, end: 0 }];
  },
  examples: {
    true: [
      { use_case: "in-app assistant of a period and sleep tracker" },
      { use_case: "Smartwatch helper" },
    ],
    false: [
      { use_case: "remote monitoring of patients with a smartwatch" },
      { use_case: "sleep clinic's diary app" },
      { use_case: "health plan member support" },
    ],
  },
};
