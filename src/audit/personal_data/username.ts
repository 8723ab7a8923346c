import { textBefore } from "./checks/context.ts";
import { makeWordList } from "./checks/word_list.ts";
import { isStandIn } from "./checks/stand_in.ts";
import type { Candidate, DetectionInput, Detector } from "./detector.ts";

const NAMED =
  /(?:(?<![\p{L}\p{N}])|_)(?:user[ _-]?names?|user[ _-]?id|login(?:[ _-]?name)?|user|benutzername|benutzer|nutzername|nom d'utilisateur|identifiant|nombre de usuario|usuario|nome utente|utente|nome de usuário|usuário|gebruikersnaam|nazwa użytkownika|användarnamn|brukernavn|brugernavn|käyttäjätunnus|kullanıcı adı|логин|имя пользователя|用户名|用戶名|ユーザー名|사용자 이름|아이디)["'`*]{0,2}(?: (?:is|was|ist|est|es)(?= )| ?[:：=]{1,2}| name is|は|是|为|(?= \S*[\d._]))\s{0,3}["'`]?(@?[\p{L}\p{N}][\p{L}\p{N}._-]{2,31})(?![\p{L}\p{N}@([{]|\.\p{L})/giu;

const HANDLE =
  /(?<![\p{L}\p{N}_.@/+-])@[a-z\d](?:[a-z\d_]|\.(?=[a-z\d_])){2,29}(?![\p{L}\p{N}_(/@:=-]|\.\p{L})/giu;

const NETWORKS = makeWordList([
  "twitter",
  "instagram",
  "insta",
  "ig",
  "tiktok",
  "telegram",
  "snapchat",
  "discord",
  "mastodon",
  "threads",
  "youtube",
  "x.com",
  "handle*",
  "username*",
  "follow*",
  "dm",
  "tweet*",
  "account",
  "profile",
]);

/** Accounts that every system has, and words that stand where a name would. */
const NOBODYS: ReadonlySet<string> = new Set(
  `root admin administrator guest user users test demo postgres mysql ubuntu oracle nobody www-data
  system service daemon anonymous default none null true false required optional string name input
  undefined self this current not here everyone channel media all and the unknown invalid missing
  wrong correct unique taken empty valid case id username login`.split(/\s+/u),
);

/** The member of an object in code, which holds a name and is none. */
const MEMBER = /^[\p{L}_]+\.(?:id|uid|name|key|email|user\w{0,12}|value|data)$/iu;

function detect({ text }: DetectionInput): Candidate[] {
  const found: Candidate[] = [];
  for (const match of text.matchAll(NAMED)) {
    const raw = match[1] ?? "";
    const value = raw.replace(/[._-]+$/u, "");
    const start = match.index + match[0].length - raw.length;
    const telling = /[\p{N}_.@-]/u.test(value) || /[:=：]|は|是|为/u.test(match[0]);
    if (value.length < 3 || isStandIn(value) || MEMBER.test(value)) continue;
    const nobodys = NOBODYS.has(value.toLowerCase());
    if (!telling || (nobodys && !/[=:]/.test(match[0]))) continue;
    const plainWord =
      /^\p{Lu}?\p{Ll}+$/u.test(value) && !/^\s*["'`]/.test(match[0].slice(-raw.length - 1));
    found.push({
      kind: "USERNAME",
      start,
      end: start + value.length,
      confidence: plainWord || nobodys ? 0.45 : 0.8,
      validated: false,
    });
  }
  for (const match of text.matchAll(HANDLE)) {
    const named = NETWORKS.test(textBefore(text, match.index, 30));
    found.push({
      kind: "USERNAME",
      type: "HANDLE",
      start: match.index,
      end: match.index + match[0].length,
      confidence: named ? 0.8 : /[a-z]/i.test(match[0]) && /\d/.test(match[0]) ? 0.6 : 0.3,
      validated: false,
    });
  }
  return found;
}

/** Names of accounts, where a word says so, and handles of social networks. */
export const detector: Detector = {
  id: "username",
  source: "POSIX.1-2017, 3.437 (user name); the networks' rules for handles",
  detect,
  examples: {
    true: [
      { text: 'DB_USER = "mgr_6647"', finds: ["mgr_6647"] },
      { text: "username: jsmith42", finds: ["jsmith42"] },
      { text: "Follow me on Instagram @maria.lopez", finds: ["@maria.lopez"] },
      { text: "thanks @johnsmith42!", finds: ["@johnsmith42"] },
      { text: "gebruikersnaam j.devries82, kan je het resetten?", finds: ["j.devries82"] },
      { text: "用户名：wang_lei88", finds: ["wang_lei88"] },
    ],
    false: [
      "@Override public void run()",
      "npm i @types/node",
      "username is required",
      "user = get_user()",
      "the user is happy",
      "username: string",
      "@media screen",
      "user: root",
    ],
  },
};
