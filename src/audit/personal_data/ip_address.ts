import { textBefore } from "./checks/context.ts";
import { SPACED_LETTER } from "./checks/spaced_letter.ts";
import { makeWordList } from "./checks/word_list.ts";
import type { Candidate, DetectionInput, Detector } from "./detector.ts";

const V4 = new RegExp(
  `(?<!${SPACED_LETTER}|[\\p{N}_.\\-]|\\d[,:])\\d{1,3}(?:\\.\\d{1,3}){3}(?:\\/\\d{1,2})?(?!${SPACED_LETTER}|[\\p{N}_\\-]|\\.\\d)`,
  "gv",
);
const V6 = new RegExp(
  `(?<!${SPACED_LETTER}|[\\p{N}_:.])(?=[\\da-f:.]{0,39}:)[\\da-f:]{2,39}(?:(?<=:)\\d{1,3}(?:\\.\\d{1,3}){3})?(?:%[a-z\\d]{1,15})?(?:\\/\\d{1,3})?(?!${SPACED_LETTER}|[\\p{N}_:]|\\.\\d)`,
  "giv",
);

/** Two colons at most one group apart; few texts hold them. */
const MAYBE_V6 = /:[\da-f]{0,4}:/i;

const VERSION = makeWordList([
  "v",
  "version*",
  "release*",
  "build",
  "firmware",
  "driver",
  "section",
  "chapter",
  "update",
  "upgrade",
  "package",
  "assembly",
  "pkwiu",
  "pkd",
  "cpa",
  "nace",
  "cpc",
]);

/** Private, shared, loopback, link-local, documentation, multicast and mask addresses. */
const NOBODYS_V4: readonly RegExp[] = [
  /^(?:0|10|127|255)\./,
  /^169\.254\./,
  /^172\.(?:1[6-9]|2\d|3[01])\./,
  /^192\.168\./,
  /^100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./,
  /^192\.0\.[02]\./,
  /^198\.51\.100\./,
  /^203\.0\.113\./,
  /^198\.1[89]\./,
  /^2(?:2[4-9]|3\d)\./,
];

/** Name servers that their operators offer to everybody. */
const PUBLIC_RESOLVERS: ReadonlySet<string> = new Set([
  "1.1.1.1",
  "1.0.0.1",
  "1.1.1.2",
  "1.1.1.3",
  "8.8.8.8",
  "8.8.4.4",
  "9.9.9.9",
  "149.112.112.112",
  "208.67.222.222",
  "208.67.220.220",
  "4.2.2.1",
  "4.2.2.2",
  "94.140.14.14",
  "76.76.2.0",
  "223.5.5.5",
  "223.6.6.6",
  "114.114.114.114",
  "77.88.8.8",
  "2001:4860:4860::8888",
  "2001:4860:4860::8844",
  "2606:4700:4700::1111",
  "2606:4700:4700::1001",
  "2620:fe::fe",
]);

function isV4(address: string): boolean {
  return address.split(".").every((part) => Number(part) <= 255 && !/^0\d/.test(part));
}

/** RFC 4291, 2.2: eight groups of up to four digits, one run of zero groups as `::`. */
function isV6(address: string): boolean {
  const [plain = ""] = address.split(/[%/]/);
  const dotted = /\d{1,3}(?:\.\d{1,3}){3}$/.exec(plain)?.[0];
  if (dotted !== undefined && !isV4(dotted)) return false;
  const groups = (dotted ? plain.slice(0, -dotted.length) + "0:0" : plain).split("::");
  if (groups.length > 2) return false;
  const parts = groups.flatMap((half) => (half === "" ? [] : half.split(":")));
  if (!parts.every((part) => /^[\da-f]{1,4}$/i.test(part))) return false;
  return groups.length === 2 ? parts.length <= 7 : parts.length === 8;
}

function isNobodysV6(address: string): boolean {
  const [plain = ""] = address.toLowerCase().split(/[%/]/);
  return (
    PUBLIC_RESOLVERS.has(plain) ||
    /^(?:fe[89ab]|f[cd]|ff|::$|::1$|2001:0?db8:|3fff:|64:ff9b:)/.test(plain) ||
    (plain.includes(".") && NOBODYS_V4.some((range) => range.test(plain.replace(/^.*:/, ""))))
  );
}

function detectV4(text: string): Candidate[] {
  const found: Candidate[] = [];
  for (const match of text.matchAll(V4)) {
    const [address = "", prefix] = match[0].split("/");
    if (!isV4(address) || Number(prefix ?? 0) > 32) continue;
    const isVersion = VERSION.test(textBefore(text, match.index, 14));
    const nobodys =
      PUBLIC_RESOLVERS.has(address) || NOBODYS_V4.some((range) => range.test(address));
    found.push({
      kind: "IP_ADDRESS",
      start: match.index,
      end: match.index + match[0].length,
      confidence: isVersion ? 0.3 : 0.95,
      validated: false,
      ...(nobodys ? { personal: false } : {}),
    });
  }
  return found;
}

function detectV6(text: string): Candidate[] {
  const found: Candidate[] = [];
  for (const match of text.matchAll(V6)) {
    const address = match[0];
    // `dead::beef` may be a name in a program; a digit or a known prefix tells an address.
    if (!isV6(address) || !/\d|^f[cdef]/i.test(address) || address === "::") continue;
    found.push({
      kind: "IP_ADDRESS",
      start: match.index,
      end: match.index + address.length,
      confidence: address.split(":").length > 3 || /^f[cdef]|^::/i.test(address) ? 0.95 : 0.7,
      validated: false,
      ...(isNobodysV6(address) ? { personal: false } : {}),
    });
  }
  return found;
}

function detect({ text }: DetectionInput): Candidate[] {
  const sixes = MAYBE_V6.test(text) ? detectV6(text) : [];
  const fours = detectV4(text).filter(
    (four) => !sixes.some((six) => six.start <= four.start && four.end <= six.end),
  );
  return [...sixes, ...fours].sort((one, other) => one.start - other.start);
}

/** Addresses of the Internet Protocol, with prefix length or zone where they have one. */
export const detector: Detector = {
  id: "ip_address",
  source: "RFC 791, RFC 4291, RFC 5952; IANA special-purpose address registries, RFC 6890",
  detect,
  examples: {
    true: [
      { text: "from 41.173.96.26 at noon.", finds: ["41.173.96.26"] },
      { text: "서버 IP는 41.173.96.26이고 느려요", finds: ["41.173.96.26"] },
      { text: "IPが2400:4051:8b20:5f00::a3です", finds: ["2400:4051:8b20:5f00::a3"] },
      { text: "Host 10.0.0.0/8.", finds: ["10.0.0.0/8"] },
      {
        text: "6e40:4041:c617:e898:c11:40d2:c669:2eb4",
        finds: ["6e40:4041:c617:e898:c11:40d2:c669:2eb4"],
      },
      { text: "fe80::1%eth0 and ::ffff:127.0.0.1", finds: ["fe80::1%eth0", "::ffff:127.0.0.1"] },
      { text: "64:ff9b::198.51.100.1", finds: ["64:ff9b::198.51.100.1"] },
    ],
    false: [
      "version 1.2.3.4",
      "1.2.3",
      "256.1.1.1",
      "std::vector<int> a::b",
      "at 12:34:56 or 10:30",
      "dead::beef",
      "1.2.3.4.5",
    ],
  },
};
