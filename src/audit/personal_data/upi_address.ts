import type { Candidate, DetectionInput, Detector } from "./detector.ts";

/** Handles of the payment apps and banks that take part in UPI. */
const HANDLES =
  "okhdfcbank|okicici|oksbi|okaxis|ybl|ibl|axl|paytm|pt(?:axis|hdfc|sbi|yes)|upi|apl|yapl|rapl|waicici|wahdfcbank|waaxis|wasbi|hdfcbank|hdfcbankjd|icici|sbi|axisbank|axisb|kotak|kmbl|pnb|barodampay|boi|cnrb|unionbank|uboi|idbi|idfcbank|idfcfirst|yesbank|yesbankltd|rbl|federal|fbl|indus|aubank|airtel|jio|freecharge|ikwik|naviaxis|superyes|slice|jupiteraxis|timecosmos|tapicici|sliceaxis|dbs|citi|citigold|sc|hsbc";

const ADDRESS = new RegExp(
  `(?<![\\p{L}\\p{N}._@-])[a-z\\d][a-z\\d._-]{1,60}@(?:${HANDLES})(?![\\p{L}\\p{N}@_-]|\\.[\\p{L}\\p{N}])`,
  "giu",
);

function detect({ text }: DetectionInput): Candidate[] {
  if (!text.includes("@")) return [];
  return [...text.matchAll(ADDRESS)].map(({ index, 0: address }) => ({
    kind: "BANK_ACCOUNT",
    type: "UPI_ADDRESS",
    start: index,
    end: index + address.length,
    confidence: 0.9,
    validated: false,
    jurisdiction: "IN",
  }));
}

/** Virtual payment addresses of the Indian Unified Payments Interface. */
export const detector: Detector = {
  id: "upi_address",
  source: "National Payments Corporation of India, UPI; https://www.npci.org.in",
  detect,
  examples: {
    true: [
      { text: "Send it to rahul.k@okhdfcbank please.", finds: ["rahul.k@okhdfcbank"] },
      { text: "UPI: 9820012345@ybl", finds: ["9820012345@ybl"] },
    ],
    false: ["npm i pkg@upi.1", "Write to info@sbi.co.in", "@paytm is down again"],
  },
};
