import { isStandIn } from "./checks/stand_in.ts";
import type { Candidate, DetectionInput, Detector } from "./detector.ts";

const LINK =
  "(?: (?:are|is|was|were|lautet|lauten|sind|ist|est|sont|es|son|são|è|sono|zijn|to))?\\s?[:=]?\\s{1,2}";

/** Words for codes that let somebody in who lost the other means. */
const LABEL = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?:backup|back-up|recovery|rescue|emergency access|scratch) (?:codes?|keys?)|(?:backup|wiederherstellungs|notfall)-?(?:codes?|schlüssel)|codes? de (?:secours|récupération)|códigos? de (?:recuperación|respaldo|recuperação)|codic[ei] di (?:recupero|backup)|(?:herstel|back-up)codes?|kod(?:y)? (?:odzyskiwania|zapasow\\p{L})|återställningskod(?:er)?|gjenopprettingskode(?:r)?|备用验证码|恢复代码|リカバリーコード|복구 코드)${LINK}`,
  "giu",
);
/** Letters and digits, in groups or not; several parted by commas, lines or "and". */
const CODE =
  /(?:^|(?<=^)(?:,|;|\n[-*•\d. ]{0,4}|,? ?(?:and|und|et|y|e|en|i|och|og)) {0,2})([A-Za-z\d]{4,10}(?:-[A-Za-z\d]{4,10}){0,7})(?![A-Za-z\d])/u;
/** Accounts give ten or so at a time. */
const MOST_CODES = 20;

/** The words that stand for the key of a wallet. */
const SEED_PHRASE =
  /(?<![\p{L}\p{N}])(?:(?:seed|recovery|mnemonic|secret recovery|wallet|backup) (?:phrase|words)|seed|mnemonic)(?: (?:is|are|was))?\s?[:=]?\s{1,2}["“]?(\p{Ll}{3,8}(?:[ ,]{1,2}\p{Ll}{3,8}){11,23})(?!\p{L})/giu;
const FEWEST_WORDS = 12;

const MAYBE =
  /code|key|schlüssel|kod|phrase|seed|mnemonic|wiederherst|codic|códig|验证码|代码|コード|코드/iu;

/** Codes have digits, or capitals that no word has. */
function isCode(value: string): boolean {
  return !isStandIn(value) && (/\d/.test(value) || /\p{Lu}.*\p{Lu}/u.test(value));
}

function codesBehind(text: string, from: number): Candidate[] {
  const found: Candidate[] = [];
  for (let at = from; found.length < MOST_CODES;) {
    const match = CODE.exec(text.slice(at, at + 120));
    const value = match?.[1] ?? "";
    if (match === null || match.index > 0 || !isCode(value)) break;
    const end = at + match[0].length;
    const span = { start: end - value.length, end };
    found.push({
      kind: "SECRET",
      type: "RECOVERY_CODE",
      ...span,
      confidence: 0.8,
      validated: false,
    });
    at = end;
  }
  return found;
}

function detect({ text }: DetectionInput): Candidate[] {
  if (!MAYBE.test(text)) return [];
  const codes = [...text.matchAll(LABEL)].flatMap(({ index, 0: label }) =>
    codesBehind(text, index + label.length),
  );
  const phrases = [...text.matchAll(SEED_PHRASE)].flatMap((match): Candidate[] => {
    const words = match[1] ?? "";
    if (new Set(words.split(/[ ,]+/)).size < FEWEST_WORDS - 2) return [];
    const end = match.index + match[0].length;
    const span = { start: end - words.length, end };
    return [{ kind: "SECRET", type: "SEED_PHRASE", ...span, confidence: 0.85, validated: false }];
  });
  return [...codes, ...phrases];
}

/** Codes and phrases by which an account or a wallet is opened again. */
export const detector: Detector = {
  id: "recovery_code",
  source:
    "NIST SP 800-63B, 5.1.2 (look-up secrets); BIP-39 (mnemonic phrases), https://github.com/bitcoin/bips/blob/master/bip-0039.mediawiki",
  detect,
  examples: {
    true: [
      {
        text: "Her backup codes are 8374-2918 and 1120-5543.",
        finds: ["8374-2918", "1120-5543"],
      },
      { text: "Recovery code: QX7P-11RT-88KD", finds: ["QX7P-11RT-88KD"] },
      { text: "Wiederherstellungscode: 7731-90AB", finds: ["7731-90AB"] },
      {
        text: "seed phrase: ladder orbit canvas tuna maple river sudden ghost pencil vivid acid drum",
        finds: ["ladder orbit canvas tuna maple river sudden ghost pencil vivid acid drum"],
      },
    ],
    false: [
      "Keep your backup codes in a safe place.",
      "The recovery code is printed on the card.",
      "A seed phrase is a list of words that you should never share with anyone at all online.",
      "Recovery key: <your key>",
    ],
  },
};
