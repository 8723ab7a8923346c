import { textBefore } from "./checks/context.ts";
import { makeWordList } from "./checks/word_list.ts";
import { isStandIn } from "./checks/stand_in.ts";
import type { Candidate, DetectionInput, Detector } from "./detector.ts";

const NAMED =
  /(?:(?<!(?![\p{sc=Han}\p{sc=Hira}\p{sc=Kana}])[\p{L}\p{N}])|_)(?:user[ _-]?names?|(?:display|screen)[ _-]?name|nickname|user[ _-]?id|login(?:[ _-]?name)?|user|benutzername|benutzer|nutzername|nom d'utilisateur|utilisateur|identifiant|nombre de usuario|usuario|nome utente|utente|nome de usuário|usuário|gebruikersnaam|nazwa użytkownika|användarnamn|brukernavn|brugernavn|käyttäjätunnus|kullanıcı adı[mn]?|felhasználónév|uživatelské jméno|používateľské meno|uporabniško ime|korisničko ime|nume de utilizator|kasutajanimi|lietotājvārds|naudotojo vardas|notandanafn|nama pengguna|tên (?:đăng nhập|người dùng)|alias|потребителско име|ім'я користувача|корисничко име|όνομα χρήστη|نام کاربری|کاربر|اسم المستخدم|صارف نام|שם המשתמש|यूज़र(?: ?नेम)?|ชื่อผู้ใช้|логин|имя пользователя|用户名|用戶名|微信号?|微博|(?:qq|line)(?= ?(?:id)?[:：]| ?id)(?: ?id)?|ユーザー名|사용자 이름|아이디)["'`*]{0,2}(?: (?:is|was|ist|est|es)(?= )| ?[:：=]{1,2}| name is|は|都?是|为|(?= \S*[\d._])|(?<=微信号?)(?=[a-z]))\s{0,3}["'`]?(@?[a-z\d][\w.-]{2,31}(?=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}])|@?[\p{L}\p{N}][\p{L}\p{N}._-]{2,31}(?![\p{L}\p{N}@([{]|\.\p{L}))/giu;

/** What somebody calls himself among strangers: joined by a line, after a word for how one is called. */
const CHOSEN =
  /(?<!\p{L})(?:under the name|goes by|went by|called|named|si chiama|heißt|nennt sich|s'appelle|se llama|se chama|nazywa się|heter|heet|streameuse|streamer(?:in)?|gamertag|gamer|player|nick)[^\S\n]{1,2}["'“”„«`]{0,2}(\p{L}[\p{L}\p{N}]{2,24}(?:_[\p{L}\p{N}]{1,14}){1,2})(?![\p{L}\p{N}_(./=[-])/giu;

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
  "profil*",
  "perfil",
  "pseudo",
  "compte",
  "cuenta",
  "conta",
  "konto*",
  "account*",
  "twitch*",
  "comment*",
  "kommentar*",
  "tag",
  "tags",
  "tagged",
  "shout*",
  "beta",
  "crew",
]);

/** In the logs of servers: "Failed password for rpatel from", "session opened for user ayu by". */
const LOGGED =
  /(?:(?:(?:failed|accepted|invalid) (?:password|publickey|keyboard-interactive(?:\/pam)?|none) for|invalid user|session (?:opened|closed) for user|authentication failure for|new password set for|account locked for|logged (?:in|out) as|sudo:) (?:(?:invalid )?user )?|\bruser=|\buid=\d{1,6}\(|\bssh (?:-\S{1,12} ){0,4}|\b(?:mysql(?:dump|admin)?|psql|mongo(?:sh|dump)?|sqlplus|rdesktop)\b[^\n|]{0,60}? (?:-u ?|-U ?|--user(?:name)?[= ]))([a-z_][\w.-]{2,31})(?=[\s@)'"/]|$)/giu;

/** A handle that holds a digit, a point or a line is hardly anything else. */
const HANDLE_MARK = /[a-z][._\d]+[a-z\d]|[a-z]\d/iu;
/** Lines of code have names like handles. */
const CODE_LINE =
  /[={}]|;\s*$|\w\(|\);|\b(?:declare|select|set|where|import|class|def|func|public|private)\b|^\s*@\S+\s*$/iu;

/** The line around an offset, as far as 160 UTF-16 units to either side. */
function lineAt(text: string, at: number): string {
  const from = Math.max(0, at - 160);
  const before = text.slice(from, at);
  const behind = text.slice(at, at + 160).split("\n", 1)[0] ?? "";
  return before.slice(before.lastIndexOf("\n") + 1) + behind;
}

/** Accounts that every system has, and words that stand where a name would. */
const NOBODYS: ReadonlySet<string> = new Set(
  `root admin administrator guest user users test demo postgres mysql ubuntu oracle nobody www-data
  system service daemon anonymous default none null true false required optional string name input
  undefined self this current not here everyone channel media all and the unknown invalid missing
  logins login keys key session sessions access attempts attempt connection connections server client
  tunnel wrong correct unique taken empty valid case id username login`.split(/\s+/u),
);

/** Words in small letters with lines between, as people join their names, and programs their values. */
const JOINED = /^[a-z]{2,}[a-z\d]*(?:_[a-z\d]+){1,3}$/u;
const OF_PROGRAMS =
  /(?:^|_)(?:user|users|username|name|login|email|mail|id|uid|account|value|field|input|form|data|test|your|my|the|get|set|str|string|param|env|var|db|current|default|example|password|token|key|here|type|list|info|object|class|path|file|column|table|code|placeholder|secret)(?:_|$)/u;
/** A sentence or a field says that it is the name, and no assignment of a program. */
const TOLD = /(?:[:：]\s|\s(?:is|was|ist|est|es)\s|は|是|为|\p{L}\s)\s*$/u;

/** Whether a value that looks like a program's is the name that somebody chose: "zuza_malwowa". */
function isChosen(value: string, lead: string): boolean {
  return JOINED.test(value) && !OF_PROGRAMS.test(value) && TOLD.test(lead);
}

/** The member of an object in code, which holds a name and is none. */
const MEMBER = /^[\p{L}_]+\.(?:id|uid|name|key|email|user\w{0,12}|value|data)$/iu;

/** A call or a longer expression of code, of which the value is the beginning. */
const CALL = /^[\p{L}_$][\w$]{0,30}(?:\.[\w$]{1,30})*[([]/u;

/** What logs and command lines with accounts hold. */
const MAYBE_LOG =
  /password for|for user|invalid user|user=|publickey|\bssh |mysql|psql|mongo|sqlplus|logged (?:in|out) as|uid=\d|sudo:/iu;

/** "user=hkowalczyk" between spaces, as logs have it; calls and declarations have brackets. */
function isAssigned(text: string, start: number, end: number): boolean {
  if (text[start - 1] !== "=" || !/^(?:[\s&;|"']|$)/u.test(text.slice(end, end + 1))) return false;
  return !/[(){}]/u.test(lineAt(text, start));
}

const PLAIN = /^(?:\p{Lu}?\p{Ll}+|\d{1,4})$/u;
/** Where letters have no case, a speaker's first words look like a name: "用户：我的订单". */
const CASELESS = /^(?=[\p{Lm}\p{M}\p{N}]*\p{Lo})[\p{Lo}\p{Lm}\p{M}\p{N}]+$/u;
const OF_NAME = /name|nick|login|名|ニック|이름|닉네임|아이디|नाम|اسم|نام|שם|ชื่อ/iu;

function detect({ text }: DetectionInput): Candidate[] {
  const found: Candidate[] = [];
  for (const match of text.matchAll(NAMED)) {
    const raw = match[1] ?? "";
    const value = raw.replace(/[._-]+$/u, "");
    const start = match.index + match[0].length - raw.length;
    const telling = /[\p{N}_.@-]/u.test(value) || /[:=：]|は|是|为/u.test(match[0]);
    if (value.length < 3 || MEMBER.test(value)) continue;
    const lead = match[0].slice(0, match[0].length - raw.length);
    if (isStandIn(value) && !isChosen(value, lead)) continue;
    if (CALL.test(text.slice(start, start + 80))) continue;
    const nobodys = NOBODYS.has(value.toLowerCase());
    if (!telling || (nobodys && !/[=:]/.test(match[0]))) continue;
    const plainWord =
      (PLAIN.test(value) || (CASELESS.test(value) && !OF_NAME.test(lead))) &&
      !/^\s*["'`]/.test(match[0].slice(-raw.length - 1));
    found.push({
      kind: "USERNAME",
      start,
      end: start + value.length,
      confidence:
        (plainWord && !isAssigned(text, start, start + value.length)) || nobodys ? 0.45 : 0.8,
      validated: false,
    });
  }
  for (const match of text.matchAll(HANDLE)) {
    const named = NETWORKS.test(textBefore(text, match.index, 30));
    const marked = HANDLE_MARK.test(match[0]) && !CODE_LINE.test(lineAt(text, match.index));
    found.push({
      kind: "USERNAME",
      type: "HANDLE",
      start: match.index,
      end: match.index + match[0].length,
      confidence: named ? 0.8 : marked ? 0.6 : 0.3,
      validated: false,
    });
  }
  for (const match of text.includes("_") ? text.matchAll(CHOSEN) : []) {
    const value = match[1] ?? "";
    if (OF_PROGRAMS.test(value.toLowerCase())) continue;
    if (!/[\p{Lu}\p{N}]/u.test(value) || CODE_LINE.test(lineAt(text, match.index))) continue;
    const end = match.index + match[0].length;
    const span = { start: end - value.length, end };
    found.push({ kind: "USERNAME", ...span, confidence: 0.8, validated: false });
  }
  for (const match of MAYBE_LOG.test(text) ? text.matchAll(LOGGED) : []) {
    const value = match[1] ?? "";
    if (NOBODYS.has(value.toLowerCase()) || isStandIn(value)) continue;
    const start = match.index + match[0].length - value.length;
    const span = { start, end: start + value.length };
    found.push({ kind: "USERNAME", ...span, confidence: 0.7, validated: false });
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
      { text: "加我微信liming_88，谢谢", finds: ["liming_88"] },
      { text: "ユーザー名はtaro_99です", finds: ["taro_99"] },
      { text: "Follow me on Instagram @maria.lopez", finds: ["@maria.lopez"] },
      { text: "thanks @johnsmith42!", finds: ["@johnsmith42"] },
      { text: "gebruikersnaam j.devries82, kan je het resetten?", finds: ["j.devries82"] },
      { text: "so ein Quatsch, @priya.n hat recht", finds: ["@priya.n"] },
      { text: "auth ok user=hkowalczyk ip=84.10.23.201", finds: ["hkowalczyk"] },
      { text: "sshd[2211]: Failed password for rpatel from 8.8.4.4", finds: ["rpatel"] },
      { text: "用户名：wang_lei88", finds: ["wang_lei88"] },
      { text: "Login: zuza_malwowa. Hasła nie znam.", finds: ["zuza_malwowa"] },
      { text: "the username is dbrannigan_mgr, no lockout", finds: ["dbrannigan_mgr"] },
      { text: 'She writes there under the name "RedMaple_J".', finds: ["RedMaple_J"] },
      { text: "نام کاربری: negin_rt85", finds: ["negin_rt85"] },
      { text: "Kullanıcı adım mavi_kuzgun98, silin lütfen.", finds: ["mavi_kuzgun98"] },
      { text: "Son pseudo est @anais.vrh_ ; son compte", finds: ["@anais.vrh_"] },
    ],
    false: [
      "@Override public void run()",
      "npm i @types/node",
      "username is required",
      "user = get_user()",
      "the user is happy",
      "username: string",
      "login: user_name",
      "username = form_value",
      "@media screen",
      "DECLARE @user_id INT = 5;",
      "login(user=customer, role=reader)",
      "  @app_cache\n  def load(self):",
      "user: root",
      "用户：我的订单什么时候到？",
      "사용자: 지하철에서 잃어버린 우산을 찾고 싶어요.",
      "User: 400 euro is te veel.",
      "the column is called Order_Type",
    ],
  },
};
