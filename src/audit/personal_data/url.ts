import { parse } from "tldts";
import { textBefore } from "./checks/context.ts";
import { isProfile } from "./checks/is_profile.ts";
import { makeWordList } from "./checks/word_list.ts";
import { isReservedHost } from "./data/reserved_hosts.ts";
import type { Candidate, DetectionInput, Detector } from "./detector.ts";

const LONGEST = 2048;

const START =
  /(?<![a-z\d])(?:(?:https?|ftps?|sftp|wss?|ssh|git|ldaps?|smb|rtsp|s3|gs):\/\/|www\.(?=[\p{L}\p{N}]))/giu;

const STOP = /[\s<>"'`{}|\\^\u3000-\u303f\uff00-\uffef\u2018-\u201f]/u;
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]/u;

/** A value of the query or credentials that point at one person. */
const TELLING =
  /:\/\/[^/\s@:]{1,64}:[^/\s@]{1,128}@|[?&#](?:e-?mail|user(?:_?name|_?id)?|token|access_token|session(?:_?id)?|sid|phone|tel|name|ssn|auth|api_?key|password|passwd|pwd)=[^&\s]/i;

const OWN = makeWordList([
  "my",
  "her",
  "his",
  "personal*",
  "profile",
  "homepage",
  "portfolio",
  "resume",
  "cv",
  "linkedin",
  "website:",
  "blog",
]);

function endOfUrl(text: string, start: number): number {
  const limit = Math.min(text.length, start + LONGEST);
  let end = start;
  while (end < limit) {
    const unit = text[end] ?? "";
    if (
      STOP.test(unit) ||
      (UNSPACED.test(unit) && end > start && /[!-~]/.test(text[end - 1] ?? ""))
    ) {
      break;
    }
    end++;
  }
  return trimEnd(text, start, end);
}

/** Leaves the punctuation of the sentence outside, but keeps a closing bracket that was opened. */
function trimEnd(text: string, start: number, end: number): number {
  let last = end;
  let open = 0;
  for (let index = start; index < end; index++) {
    if (text[index] === "(") open++;
    else if (text[index] === ")") open--;
  }
  while (last > start) {
    const unit = text[last - 1] ?? "";
    if (unit === ")" && open >= 0) break;
    if (!/[.,;:!?)\]*_~]/.test(unit)) break;
    if (unit === ")") open++;
    last--;
  }
  return last;
}

function isPersonal(text: string, url: string, start: number): boolean {
  if (isProfile(url) || TELLING.test(url)) return true;
  return (
    /personal|portfolio|homepage/i.test(textBefore(text, start, 30)) &&
    OWN.test(textBefore(text, start, 30))
  );
}

function detect({ text }: DetectionInput): Candidate[] {
  const found: Candidate[] = [];
  let done = 0;
  for (const match of text.matchAll(START)) {
    if (match.index < done) continue;
    const end = endOfUrl(text, match.index + match[0].length);
    done = end;
    const url = text.slice(match.index, end);
    const { hostname, isIp, isIcann, isPrivate } = parse(url);
    if (hostname === null || hostname === "") continue;
    const known = isIp === true || isIcann === true || isPrivate === true;
    if (!known && !match[0].includes("://")) continue;
    found.push({
      kind: "URL",
      start: match.index,
      end,
      confidence: known || isReservedHost(hostname) ? 0.97 : 0.8,
      validated: false,
      personal: !isReservedHost(hostname) && isPersonal(text, url, match.index),
    });
  }
  return found;
}

/** Addresses of resources with their scheme, or beginning with `www.`. */
export const detector: Detector = {
  id: "url",
  source: "RFC 3986; Public Suffix List, https://publicsuffix.org/",
  detect,
  examples: {
    true: [
      { text: "See https://www.HowDangerous.be/.", finds: ["https://www.HowDangerous.be/"] },
      {
        text: "(http://abc.com:8080/a_(b)?q=1&r=2#x)",
        finds: ["http://abc.com:8080/a_(b)?q=1&r=2#x"],
      },
      { text: "www.spiegel.de, bitte", finds: ["www.spiegel.de"] },
      { text: "访问https://baidu.com/s查看", finds: ["https://baidu.com/s"] },
      { text: "http://localhost:8080#123", finds: ["http://localhost:8080#123"] },
    ],
    false: ["http:// is a scheme", "www. is a prefix", "import os.path", "a://b"],
  },
};
