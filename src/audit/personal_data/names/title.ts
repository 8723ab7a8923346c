import type { Candidate, DetectionInput, Detector } from "../detector.ts";

/** Courtesy and academic titles that stand before a name, with or without a dot. */
const BEFORE_NAME =
  /(?<![\p{L}\p{N}@_-])(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Professor|Sir|Madam|Rev|Capt|Col|Sgt|Lt|Hon|Sr|Sra|Srta|Dra|Herrn?|Frau|Fräulein|Monsieur|Madame|Mme|Mlle|Señora?|Señorita|Senhora?|Signora?|Dott|Dottoressa|Meneer|Mevrouw|Dhr|Mevr|Pani?|Gospođa|Gospodin|Hr|Fru|Dr\.-Ing|Prof\. Dr)\b\.?(?=\s\p{Lu})/gu;

/** What the last word of an occupation ends in, in English. */
const OCCUPATION =
  "(?:accountant|actor|actuary|adviser|advisor|agent|analyst|architect|artist|assembler|assistant|attendant|auditor|baker|barber|bartender|biologist|bookkeeper|builder|butcher|buyer|captain|carpenter|cashier|chef|chemist|cleaner|clerk|coach|consultant|cook|coordinator|counselor|dentist|designer|developer|director|doctor|driver|drafter|economist|editor|electrician|engineer|executive|farmer|firefighter|fisher|gardener|guard|hairdresser|helper|illustrator|inspector|installer|instructor|interpreter|investigator|journalist|judge|laborer|lawyer|lecturer|librarian|machinist|manager|mechanic|model|nurse|nutritionist|officer|operator|optician|painter|paralegal|pharmacist|photographer|physician|pilot|planner|plumber|practitioner|producer|programmer|psychologist|receptionist|repairer|representative|reporter|researcher|salesperson|scientist|secretary|seller|setter|specialist|statistician|supervisor|surgeon|surveyor|tailor|teacher|technician|technologist|teller|tender|therapist|trainer|translator|tutor|typist|waiter|waitress|welder|worker|writer)";

const WORDS = "(?:[\\p{L}-]+,? ){0,4}";
const OCCUPATION_AFTER_CUE = new RegExp(
  `(?<=\\b(?:[Ww]ork(?:s|ed|ing)? (?:for [^.\\n]{2,40} )?as|[Jj]ob [Tt]itle:|[Oo]ccupation:|[Pp]osition:|[Pp]rofession:|[Ee]mployed as|[Hh]ired as) (?:an? )?)(?!an? )${WORDS}${OCCUPATION}\\b`,
  "giu",
);
const OCCUPATION_LINE = new RegExp(`(?<=^|\\n)${WORDS}${OCCUPATION}(?=\\r?\\n|$)`, "giu");

function detect({ text }: DetectionInput): Candidate[] {
  const candidates: Candidate[] = [];
  for (const [pattern, confidence] of [
    [BEFORE_NAME, 0.9],
    [OCCUPATION_AFTER_CUE, 0.7],
    [OCCUPATION_LINE, 0.6],
  ] as const) {
    for (const { index, 0: value } of text.matchAll(pattern)) {
      const end = index + value.length;
      if (candidates.some((other) => other.start < end && index < other.end)) continue;
      candidates.push({
        kind: "TITLE",
        start: index,
        end,
        confidence,
        validated: false,
        personal: false,
      });
    }
  }
  return candidates;
}

/** Titles before names, and occupations where the text says that they are someone's. */
export const detector: Detector = {
  id: "title",
  source: "ILO, International Standard Classification of Occupations, https://isco.ilo.org/",
  detect,
  examples: {
    true: [
      { text: "Hello, this is Dr. Kyle Brown speaking.", finds: ["Dr."] },
      { text: "I work as a registered nurse.", finds: ["registered nurse"] },
      { text: "Sehr geehrte Frau Maier,", finds: ["Frau"] },
    ],
    false: ["The doctor is in.", "Mr and Mrs are titles.", "Contact the manager."],
  },
};
