import { keccak_256 } from "@noble/hashes/sha3.js";
import { sha256 } from "@noble/hashes/sha2.js";
import {
  base32,
  base58,
  base58xmr,
  base58xrp,
  bech32,
  bech32m,
  createBase58check,
} from "@scure/base";
import { hasContext } from "./checks/context.ts";
import { longestRun } from "./checks/longest_run.ts";
import { makeWordList } from "./checks/word_list.ts";
import type { Candidate, DetectionInput, Detector } from "./detector.ts";

const WORD =
  /(?<![A-Za-z\d])(?:0x[\da-f]{40}|[a-z]{2,12}1[02-9ac-hj-np-z]{38,100}|[1-9A-HJ-NP-Za-km-z]{25,106})(?![A-Za-z\d])/gi;

const SHORTEST = 25;

const CONTEXT = makeWordList([
  "solana",
  "sol",
  "phantom",
  "wallet*",
  "crypto*",
  "address",
  "spl",
  "usdc",
  "usdt",
]);

/** Version bytes of base58check addresses: Bitcoin, Litecoin, Dogecoin, Dash, TRON, test networks. */
const BASE58_VERSIONS: ReadonlySet<number> = new Set([
  0x00, 0x05, 0x30, 0x32, 0x1e, 0x16, 0x4c, 0x10, 0x41, 0x6f, 0xc4,
]);

const base58check = createBase58check(sha256);
const MAXIMUM_BECH32 = 120;

type Verdict = "valid" | "unproven" | null;

function quietly<T>(decode: () => T): T | null {
  try {
    return decode();
  } catch {
    return null;
  }
}

/** EIP-55: the case of the letters follows from the Keccak hash of the lower-case address. */
function rateEthereum(address: string): Verdict {
  const digits = address.slice(2);
  if (/^(\w)\1*$/.test(digits)) return null;
  const lower = digits.toLowerCase();
  if (digits === lower || digits === digits.toUpperCase()) return "unproven";
  const hash = keccak_256(new TextEncoder().encode(lower));
  for (let index = 0; index < digits.length; index++) {
    const nibble = ((hash[index >> 1] ?? 0) >> (index % 2 === 0 ? 4 : 0)) & 15;
    const unit = lower[index] ?? "";
    if (digits[index] !== (nibble >= 8 ? unit.toUpperCase() : unit)) return null;
  }
  return "valid";
}

function rateBech32(address: string): Verdict {
  const lower = address.toLowerCase();
  if (address !== lower && address !== address.toUpperCase()) return null;
  const word = lower as `${string}1${string}`;
  const decoded =
    quietly(() => bech32.decode(word, MAXIMUM_BECH32)) ??
    quietly(() => bech32m.decode(word, MAXIMUM_BECH32));
  return decoded === null ? null : "valid";
}

function rateBase58(address: string): Verdict {
  if (address.length <= 36) {
    const plain = quietly(() => base58check.decode(address));
    if (plain?.length === 21 && BASE58_VERSIONS.has(plain[0] ?? -1)) return "valid";
    if (plain?.length === 22 && plain[0] === 0x1c) return "valid";
    if (address.startsWith("r") && isRipple(address)) return "valid";
  }
  if (/^[48]/.test(address) && (address.length === 95 || address.length === 106)) {
    const bytes = quietly(() => base58xmr.decode(address));
    if (bytes !== null && sameBytes(keccak_256(bytes.slice(0, -4)).slice(0, 4), bytes.slice(-4))) {
      return "valid";
    }
  }
  if (/^G[A-Z2-7]{55}$/.test(address) && isStellar(address)) return "valid";
  return null;
}

function isRipple(address: string): boolean {
  const bytes = quietly(() => base58xrp.decode(address));
  if (bytes?.length !== 25) return false;
  return sameBytes(sha256(sha256(bytes.slice(0, 21))).slice(0, 4), bytes.slice(21));
}

/** Stellar: CRC-16/XMODEM over version byte and key, little-endian at the end. */
function isStellar(address: string): boolean {
  const bytes = quietly(() => base32.decode(address));
  if (bytes === null) return false;
  let crc = 0;
  for (const byte of bytes.slice(0, -2)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++)
      crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return bytes.at(-2) === (crc & 255) && bytes.at(-1) === crc >> 8;
}

function sameBytes(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index]);
}

/** Solana: the 32 bytes of a key, without a check; only with a word that names it. */
function isSolana(address: string): boolean {
  if (address.length < 43 || address.length > 44 || !/\d/.test(address)) return false;
  return quietly(() => base58.decode(address))?.length === 32;
}

function detect(input: DetectionInput): Candidate[] {
  const { text } = input;
  if (longestRun(input) < SHORTEST) return [];
  const found: Candidate[] = [];
  for (const match of text.matchAll(WORD)) {
    const address = match[0];
    if (!/\d/.test(address) && address.length < 40) continue;
    const span = { start: match.index, end: match.index + address.length };
    let verdict: Verdict;
    if (/^0x/i.test(address)) verdict = rateEthereum(address);
    else verdict = rateBase58(address) ?? rateBech32(address);
    const named = verdict === null && isSolana(address) && hasContext(text, CONTEXT, span);
    if (verdict === null && !named) continue;
    const validated = verdict === "valid";
    const confidence = validated ? 0.98 : 0.75;
    found.push({ kind: "CRYPTO", ...span, confidence, validated });
  }
  return found;
}

/** Addresses of cryptocurrencies, by their checksums where they have one. */
export const detector: Detector = {
  id: "crypto_address",
  source:
    "Bitcoin BIP-13, BIP-173, BIP-350; Ethereum EIP-55; Stellar SEP-23; XRP Ledger and Monero address formats",
  detect,
  examples: {
    true: [
      {
        text: "Send to 1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa.",
        finds: ["1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa"],
      },
      {
        text: "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq",
        finds: ["bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq"],
      },
      {
        text: "eth 0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
        finds: ["0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed"],
      },
      { text: "rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh", finds: ["rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh"] },
      { text: "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t", finds: ["TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t"] },
      {
        text: "solana wallet 7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU",
        finds: ["7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU"],
      },
    ],
    false: [
      "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb",
      "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD",
      "0x0000000000000000000000000000000000000000",
      "commit 3f2a9c1b8d7e6f5a4b3c2d1e0f9a8b7c6d5e4f3a",
      "internationalizationframeworks1abcdefgh",
      "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdp",
    ],
  },
};
