import type { Candidate, DetectionInput, Detector } from "./detector.ts";

const MAC =
  /(?<![\w:.-])(?:[\da-f]{2}(?:(:|-)[\da-f]{2})(?:\1[\da-f]{2}){4}|[\da-f]{4}\.[\da-f]{4}\.[\da-f]{4})(?![\w:-]|\.\w)/gi;

/** Two separators around what can be one octet, or two. */
const SIGN = /[:-][\da-f]{2}[:-]|\.[\da-f]{4}\./i;

/** All zeros or ones, IP multicast, and the documentation range of RFC 7042, 2.1.1. */
function isNobodys(digits: string): boolean {
  return /^(?:0{12}$|f{12}$|00005e0053|01005e|3333)/.test(digits);
}

function detect({ text }: DetectionInput): Candidate[] {
  const found: Candidate[] = [];
  if (!SIGN.test(text)) return found;
  for (const match of text.matchAll(MAC)) {
    const digits = match[0].replace(/[^\da-f]/gi, "").toLowerCase();
    found.push({
      kind: "MAC_ADDRESS",
      start: match.index,
      end: match.index + match[0].length,
      confidence: 0.95,
      validated: false,
      ...(isNobodys(digits) ? { personal: false } : {}),
    });
  }
  return found;
}

/** Hardware addresses of network interfaces: six octets in hexadecimal. */
export const detector: Detector = {
  id: "mac_address",
  source: "IEEE Std 802, EUI-48; RFC 7042",
  detect,
  examples: {
    true: [
      { text: "ether 00:1A:2B:3C:4D:5E brd", finds: ["00:1A:2B:3C:4D:5E"] },
      { text: "0d-B3-4a-6A-d9-cF", finds: ["0d-B3-4a-6A-d9-cF"] },
      { text: "Cisco: aabb.ccdd.eeff.", finds: ["aabb.ccdd.eeff"] },
    ],
    false: [
      "12:34:56",
      "00:1A:2B:3C:4D",
      "00:1A:2B-3C:4D:5E",
      "2001:db8:00:1A:2B:3C:4D:5E",
      "de:ad:be:ef:00:11:22:33",
    ],
  },
};
