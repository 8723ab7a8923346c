import { SPACED_LETTER } from "./checks/spaced_letter.ts";
import { TEST_CARDS } from "./data/test_cards.ts";
import type { Candidate, DetectionInput, Detector } from "./detector.ts";

const BEFORE = `(?<!${SPACED_LETTER}|\\p{N})`;
const BEHIND = `(?!${SPACED_LETTER}|\\p{N}|[.,]\\d)`;

/** What only the three or four digits on a card are called, and the digits. */
const CALLED =
  /(?:cvv2?|cvc2?|cv2|cid|card (?:verification|security) (?:code|value|number)|kartenprüf(?:nummer|ziffer)|cryptogramme(?: visuel)?|código de verificación de la tarjeta|crittogramma)(?:["'`*]{0,2} ?(?:is|was|ist|est|es|é|è|jest|[:：=#]|は|是|는)| code| no\.?|번호|)["'`*]{0,2}[ \t]{0,2}["'`]?(\d{3,4})/v;
const OF_A_CARD = new RegExp(BEFORE + CALLED.source + BEHIND, "giv");

/** As people say it: "the three on the back are 614", "cvv i key in already 884". */
const SPOKEN =
  /(?:(?:three|3) digits?(?: (?:number|code|are|is))? |(?:three|3|last three|last 3|four|4)(?: (?:digits?|numbers?|figures))?(?: (?:which|that) (?:is|are))?(?: (?:on|at))?(?: the)? (?:back|behind|reverse|rear)(?: (?:of|on) (?:it|the card|my card|her card|his card))?[^.;!?\n\d]{0,20}|(?<!\p{L})(?:cvv2?|cvc2?|cv2)(?!\p{L})[^.;!?\n\d]{1,32}[ "'`:])(\d{3,4})/v;
const SPOKEN_OF_A_CARD = new RegExp(SPOKEN.source + BEHIND, "giv");

/** Names that other codes have, too: a card must be spoken of. */
const NAMES =
  "security code|verification code|3-digit code|sicherheitscode|prüfnummer|code de sécurité|código de seguridad|código de segurança|codice di sicurezza|beveiligingscode|kod bezpieczeństwa|säkerhetskod|güvenlik kodu|код безопасности|安全码|安全碼|セキュリティコード|보안 ?코드";
const MAYBE_OF_A_CARD = new RegExp(
  `${BEFORE}(?:${NAMES})(?: ?(?:is|was|ist|est|es|é|è|jest|[:：=#]|は|是|는)|)[ \\t]{0,2}(\\d{3,4})${BEHIND}`,
  "giv",
);
const CARD =
  /(?<!\p{L})(?:cards?|visa|master ?card|amex|expir\p{L}*|exp\.?|karte|kreditkarte|carte|tarjeta|cartão|carta|kaart|karta|karty|kort|kart\p{L}{0,3}|карт\p{L}{0,3})(?!\p{L})|卡|カード|카드/iu;
/** The same, or a number as cards have it. */
const SPEAKS_OF_CARDS = new RegExp(`${CARD.source}|\\d{4}[ -]?\\d{4}[ -]?\\d{4}`, "iu");
const REACH = 160;

const MAYBE = new RegExp(
  `cvv|cvc|cv2|\\b(?:back|behind|reverse|rear)\\b|(?:three|3) digit|\\bcid\\b|card (?:verification|security)|kartenprüf|crypto|critto|código de verificación|${NAMES}`,
  "iu",
);

/** Codes of examples and tests. */
const OF_EXAMPLES: ReadonlySet<string> = new Set(["000", "111", "123", "999", "0000", "1234"]);

function toCandidate(match: RegExpExecArray): Candidate {
  const end = match.index + match[0].length;
  const start = end - (match[1] ?? "").length;
  const type = "CARD_VERIFICATION_CODE";
  const code = { kind: "SECRET" as const, type, start, end, confidence: 0.85, validated: false };
  return standsByTestCard(match) ? { ...code, personal: false } : code;
}

const NUMBER = /\d(?:[ -]?\d){12,18}/g;

/** Whether the nearest card number before a code is one that is published for tests. */
function standsByTestCard({ input, index }: RegExpExecArray): boolean {
  const before = input.slice(Math.max(0, index - REACH), index);
  const number = [...before.matchAll(NUMBER)].at(-1)?.[0].replace(/\D/g, "");
  return number !== undefined && TEST_CARDS.has(number);
}

function detect({ text }: DetectionInput): Candidate[] {
  if (!MAYBE.test(text)) return [];
  const beside = [MAYBE_OF_A_CARD, SPOKEN_OF_A_CARD]
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .filter(({ index }) =>
      SPEAKS_OF_CARDS.test(text.slice(Math.max(0, index - REACH), index + REACH)),
    );
  const found = new Map<number, RegExpExecArray>();
  for (const match of [...beside, ...text.matchAll(OF_A_CARD)]) {
    found.set(match.index + match[0].length, match);
  }
  return [...found.values()]
    .filter((match) => !OF_EXAMPLES.has(match[1] ?? ""))
    .map(toCandidate)
    .sort((one, other) => one.start - other.start);
}

/** The code on a payment card that proves that somebody holds it in his hands. */
export const detector: Detector = {
  id: "card_verification",
  source:
    "PCI DSS 4.0, requirement 3.3.1.2: card verification codes are not kept after authorization; https://www.pcisecuritystandards.org/document_library/",
  detect,
  examples: {
    true: [
      { text: "Visa 4111 1111 1111 1111, exp 08/28, security code 417.", finds: ["417"] },
      { text: "Her CVV is 902 and the card expires in May.", finds: ["902"] },
      { text: "cvc: 8841", finds: ["8841"] },
      { text: "4551 2347 2823 7215 and the three on the back are 614", finds: ["614"] },
      { text: '{"pan":"341873626015281","cv2":"9027"}', finds: ["9027"] },
      { text: "my debit card, cvv i key in already 884", finds: ["884"] },
      { text: "카드, CVC 417로 결제", finds: ["417"] },
      { text: "Die Kartenprüfnummer ist 731.", finds: ["731"] },
      { text: "La tarjeta caduca en 2028, código de seguridad 205.", finds: ["205"] },
    ],
    false: [
      "Pay with the test card, any date and CVV 123.",
      "Enter the CVV on the back of your card.",
      "The card is in the three boxes at the back: 614 of them.",
      "The building's security code 417 changes on Monday.",
      "CVE-2024-417 is fixed in the new release.",
      "The error code 404 means that nothing was found.",
    ],
  },
};
