import { parse } from "tldts";
import { DEPARTMENT_WORDS } from "./data/department_words.ts";
import { isReservedHost } from "./data/reserved_hosts.ts";
import { ROLE_MAILBOXES } from "./data/role_mailboxes.ts";
import { SAMPLE_MAILBOXES } from "./data/sample_mailboxes.ts";
import type { Candidate, DetectionInput, Detector } from "./detector.ts";

/** RFC 5321, 4.5.3.1: a local part has at most 64 octets, a domain 255. */
const MAXIMUM_LOCAL = 64;
const MAXIMUM_DOMAIN = 255;

const ASCII_LOCAL = /[a-z0-9._%+\-'~!#$*&]/i;
const ASCII_DOMAIN = /[a-z0-9.-]/i;
const LETTER = /[\p{L}\p{M}\p{N}]/u;
/** Scripts written without spaces, where an address may touch the sentence around it. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Arabic}]/u;
const EDGE = /[^\p{L}\p{N}_]/u;

const MAYBE_SPELLED = /[[({<]at[\])}>]| at [^\n]{1,70} dot /i;
const SPELLED =
  /(?<![\p{L}\p{N}._%+-])([a-z\d][a-z\d._%+-]{0,63}) ?(\[at\]|\(at\)|\{at\}|<at>| at ) ?([a-z\d-]{1,63}(?:(?: ?(?:\[dot\]|\(dot\)|\{dot\}|<dot>)|(?<! ) dot(?= )|\.) ?[a-z\d-]{2,63}){1,4})(?![\p{L}\p{N}-])/giu;
const SPELLED_DOT = / ?(?:\[dot\]|\(dot\)|\{dot\}|<dot>| dot(?= )) ?/giu;

function localStart(text: string, at: number): number {
  if (text[at - 1] === '"') return quotedStart(text, at);
  const limit = Math.max(0, at - MAXIMUM_LOCAL);
  let start = at;
  let ascii = false;
  while (start > limit) {
    const unit = text[start - 1] ?? "";
    if (ASCII_LOCAL.test(unit)) ascii = true;
    else if (!LETTER.test(unit) || (ascii && UNSPACED.test(unit))) break;
    start--;
  }
  while (start < at && EDGE.test(text[start] ?? "")) start++;
  return start;
}

/** A quoted local part (RFC 5321, 4.1.2) on one line. */
function quotedStart(text: string, at: number): number {
  const from = Math.max(0, at - MAXIMUM_LOCAL - 2);
  const open = text.slice(from, at - 1).lastIndexOf('"');
  const inside = open < 0 ? "" : text.slice(from + open + 1, at - 1);
  return /^[^\s"][^\n"]*$/.test(inside) ? from + open : at;
}

function domainEnd(text: string, start: number): number {
  if (text[start] === "[") {
    const literal = /^\[(?:IPv6:[\da-f:.]{2,45}|\d{1,3}(?:\.\d{1,3}){3})\]/i.exec(
      text.slice(start, start + 60),
    );
    return start + (literal?.[0].length ?? 0);
  }
  const limit = Math.min(text.length, start + MAXIMUM_DOMAIN);
  const unspaced = UNSPACED.test(text[start] ?? "");
  let end = start;
  while (end < limit) {
    const unit = text[end] ?? "";
    if (!ASCII_DOMAIN.test(unit)) {
      if (!LETTER.test(unit) || (!unspaced && UNSPACED.test(unit))) break;
    }
    end++;
  }
  while (end > start && EDGE.test(text[end - 1] ?? "")) end--;
  const doubleDot = text.slice(start, end).indexOf("..");
  return doubleDot < 0 ? end : start + doubleDot;
}

/** How sure a domain makes the address, 0 when it can be none. */
function rateDomain(domain: string): number {
  if (domain.startsWith("[")) return 0.9;
  if (isReservedHost(domain) && domain.includes(".")) return 0.95;
  const { isIcann, isPrivate, domain: registrable, publicSuffix, hostname } = parse(domain);
  if (hostname === null || publicSuffix === null || !domain.includes(".")) return 0;
  if (isIcann || isPrivate) return registrable === null ? 0.6 : 0.98;
  return /^\p{L}{2,}$/u.test(publicSuffix) ? 0.6 : 0;
}

function isNobodys(local: string, domain: string): boolean {
  const name = local.toLowerCase();
  const plain = name.replace(/\+.*$/u, "");
  if (isReservedHost(domain) && !standsForSomebodys(plain, domain)) return true;
  if (ROLE_MAILBOXES.has(plain) || /^(?:no|do-?not)[-_.]?reply/u.test(plain)) return true;
  const parts = plain.split(/[._-]/u).filter((part) => !/^\d*$/.test(part));
  return parts.length > 0 && parts.every(isFunction) && !isMailProvider(domain);
}

/**
 * Whether an address that nobody can have is written in place of one that somebody has: under the
 * top-level domain `.example` or `.test`, at a host with a name of its own. `example.com` and its
 * like are for documentation, whoever is named before them.
 */
function standsForSomebodys(local: string, domain: string): boolean {
  if (!/[^.]\.(?:example|test)$/iu.test(domain)) return false;
  const name = local.replace(/[\d_-]+$/u, "");
  return name.length > 1 && !SAMPLE_MAILBOXES.has(name);
}

/** The tail of many a German compound that names an office and no person. */
const OFFICE_END =
  /\p{L}{3}(?:amt|stelle|buero|büro|verwaltung|leitung|service|dienst|steuer|kasse|schule|praxis|abteilung|werke|haus|team|office|desk|shop|center|centre)$/u;

function isFunction(word: string): boolean {
  return ROLE_MAILBOXES.has(word) || DEPARTMENT_WORDS.has(word) || OFFICE_END.test(word);
}

/** Where everybody has a mailbox, `garden@` is somebody's nickname. */
const MAIL_PROVIDER =
  /^(?:gmail|googlemail|hotmail|outlook|live|msn|yahoo|ymail|icloud|me|mac|aol|proton|protonmail|gmx|web|t-online|freenet|posteo|orange|wanadoo|laposte|libero|wp|onet|o2|seznam|mail|yandex|rambler|ukr|qq|163|126|sina|naver|daum|hanmail)\./u;

function isMailProvider(domain: string): boolean {
  return MAIL_PROVIDER.test(domain.toLowerCase());
}

/** Addresses spelled out against harvesters: `jane (at) acme (dot) com`, `jane at acme dot com`. */
function detectSpelled(text: string): Candidate[] {
  if (!MAYBE_SPELLED.test(text)) return [];
  const found: Candidate[] = [];
  for (const match of text.matchAll(SPELLED)) {
    const domain = (match[3] ?? "").replace(SPELLED_DOT, ".");
    const bracketed = (match[2] ?? " ").trim().length > 2;
    if (!bracketed && !/ dot /i.test(match[3] ?? "")) continue;
    if (rateDomain(domain) < 0.9) continue;
    found.push({
      kind: "EMAIL",
      start: match.index,
      end: match.index + match[0].length,
      confidence: 0.85,
      validated: false,
      ...(isNobodys(match[1] ?? "", domain) ? { personal: false } : {}),
    });
  }
  return found;
}

function detect({ text }: DetectionInput): Candidate[] {
  const found = detectSpelled(text);
  for (let at = text.indexOf("@"); at >= 0; at = text.indexOf("@", at + 1)) {
    const start = localStart(text, at);
    if (start === at) continue;
    const end = domainEnd(text, at + 1);
    const domain = text.slice(at + 1, end);
    const confidence = rateDomain(domain);
    if (confidence === 0) continue;
    found.push({
      kind: "EMAIL",
      start,
      end,
      confidence,
      validated: confidence > 0.9,
      ...(isNobodys(text.slice(start, at), domain) ? { personal: false } : {}),
    });
  }
  return found;
}

/** Electronic mail addresses, internationalized ones (RFC 6531) as well. */
export const detector: Detector = {
  id: "email",
  source: "RFC 5321, RFC 6531; Public Suffix List, https://publicsuffix.org/",
  detect,
  examples: {
    true: [
      { text: "Write to jane.doe+work@gmail.com.", finds: ["jane.doe+work@gmail.com"] },
      { text: "<mailto:o'neil@uni-bonn.de>", finds: ["o'neil@uni-bonn.de"] },
      { text: "email=kim@naver.co.kr&x=1", finds: ["kim@naver.co.kr"] },
      { text: "请联系li.wei@163.com谢谢", finds: ["li.wei@163.com"] },
      { text: "用户@例子.广告", finds: ["用户@例子.广告"] },
      { text: "müller@bücher.de, θσερ@εχαμπλε.ελ", finds: ["müller@bücher.de", "θσερ@εχαμπλε.ελ"] },
      { text: "j_9@[129.126.118.1]", finds: ["j_9@[129.126.118.1]"] },
      { text: '"john smith"@acme.org', finds: ['"john smith"@acme.org'] },
      { text: "support@acme.com", finds: ["support@acme.com"] },
      { text: "Ask k.oberhauser@gartenpost.example", finds: ["k.oberhauser@gartenpost.example"] },
      { text: "Best, Kahu (kahu@tasmanblooms.example)", finds: ["kahu@tasmanblooms.example"] },
      { text: "Ask kitchen@hillside.org.", finds: ["kitchen@hillside.org"] },
      { text: "jane.doe (at) acme (dot) com", finds: ["jane.doe (at) acme (dot) com"] },
      { text: "write jane at acme dot co dot uk now", finds: ["jane at acme dot co dot uk"] },
    ],
    false: [
      "@Override public void run()",
      "npm install left-pad@1.3.0",
      "meet me @ 5.30 pm",
      "root@localhost:~$",
      "git@v2",
      "price: 3@2.50 each",
      "a@@b.c@",
      "look at example.com and at the dot on it",
    ],
  },
};
