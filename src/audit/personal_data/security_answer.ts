import type { Candidate, DetectionInput, Detector } from "./detector.ts";

/** What a bank or a website asks somebody who forgot a password. */
const ASKED =
  "(?:memorable (?:word|place|name|answer|phrase)|security (?:answer|word|phrase|question(?: answer)?|response)|secret (?:answer|word)|secure (?:phrase|word)|safe ?word|challenge word|recovery (?:word|phrase|answer)|answer to (?:my|the|his|her|your) (?:security|secret) question|(?:mother|mum|mom)['’]?s? maiden name|password hint|reset question)";
const LINK =
  "(?:(?: i (?:picked|chose|set|gave|use))?,? (?:i think |which )?(?:is|was|it['’]?s|its|it is|being|set to|says|still)| ?[:=]|,)? {1,2}(?:(?:still|just|the|her|his|my|their) (?:first |old |childhood )?(?:dog|cat|pet|street|school|teacher|car)?,? ?)?";
const ANSWER =
  "(?:[\"“'‘](?<quoted>[^\"”'’\\n]{2,40})[\"”'’]|(?<plain>\\p{Lu}[\\p{L}\\d'’-]{2,30}(?: \\p{Lu}[\\p{L}'’-]{2,20})?|[\\p{L}]{2,24}\\d{1,6}))(?![\\p{L}\\d])";
const PATTERN = new RegExp(`(?<!\\p{L})(?i:${ASKED}${LINK})${ANSWER}`, "gu");
/** Said with "is", an answer in small letters is one, too. */
const IN_SMALL = new RegExp(
  `(?<!\\p{L})(?i:${ASKED}(?: i (?:picked|chose|set|gave|use))?(?:,? (?:i think |which )?(?:is|was|it['’]?s|its|it is)| ?[:=])) (?<plain>\\p{Ll}{4,24}(?: \\p{Ll}{3,16})?)(?=[.,;!?)\\n]|$)`,
  "gu",
);
/** "The security q was first pet = Pickles". */
const EQUATED = new RegExp(
  `(?i:(?<!\\p{L})(?:security|recovery|secret) q(?:n|ns|s|uestions?)?\\b[^.\\n]{1,40}?(?:=|\\bans(?:wer)?(?: is|:)) {0,2})${ANSWER}`,
  "gu",
);
const MAYBE = new RegExp(`${ASKED}|(?:security|recovery|secret) q`, "iu");
/** Words that tell of such an answer and are none. */
const NO_ANSWER =
  /^(?:wrong|right|correct|incorrect|required|needed|asked|missing|case|empty|blank|invalid|too|not|set|used|stored|secret|private|forgotten|unknown|gone|mine|there|here|this|that|what|which|when|where|who|why|how|yes|please|also|the|your|you|only|optional|encrypted|hashed|safe|known|lost|different|easy|hard|public|password|answer)$/iu;

function detect({ text }: DetectionInput): Candidate[] {
  if (!MAYBE.test(text)) return [];
  return [PATTERN, IN_SMALL, EQUATED]
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .flatMap((match): Candidate[] => {
      const value = match.groups?.["quoted"] ?? match.groups?.["plain"] ?? "";
      if (NO_ANSWER.test(value)) return [];
      const start = match.index + match[0].lastIndexOf(value);
      const span = { start, end: start + value.length };
      const type = "SECURITY_ANSWER";
      return [{ kind: "SECRET", type, ...span, confidence: 0.7, validated: false }];
    });
}

/** What somebody answers to prove who he is: memorable words, answers to security questions. */
export const detector: Detector = {
  id: "security_answer",
  source: "NIST SP 800-63B, 5.1.1.2 (prompts of specific information as a memorized secret)",
  detect,
  examples: {
    true: [
      { text: "my memorable word Pickles2011 is out", finds: ["Pickles2011"] },
      { text: "the memorable word, i think its pontefract.", finds: ["pontefract"] },
      { text: 'Security answer: "Rex the cat"', finds: ["Rex the cat"] },
      { text: "Reset question is her first dog, “Biscotti”, why", finds: ["Biscotti"] },
      { text: "the security q was first pet = Pickles", finds: ["Pickles"] },
      { text: "Mother's maiden name: Kowalska", finds: ["Kowalska"] },
    ],
    false: [
      "Your memorable word is required.",
      "The security answer was wrong.",
      "A security question is asked at the door.",
      "Choose a memorable word that nobody knows.",
    ],
  },
};
