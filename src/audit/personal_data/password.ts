import { isDocumentedSecret } from "./checks/documented_secret.ts";
import { isStandIn } from "./checks/stand_in.ts";
import type { Candidate, DetectionInput, Detector } from "./detector.ts";

/** Words for a password in many languages; as the end of a variable's name as well. */
const NAMED =
  /(?:(?<!(?![\p{sc=Han}\p{sc=Hira}\p{sc=Kana}])[\p{L}\p{N}])|_|(?-i:(?<=\p{Ll}|(?<![\p{L}\p{N}])\p{Lu}{2,8})(?=P)))(?:passwords?|passwd|passphrase|passcode|pass|pwd|pw|kennwort|passwort|mot de passe|mdp|contraseña|contrasena|clave|senha|palavra-passe|wachtwoord|hasło|haslo|heslo|jelszó|parola|şifre|sifre|lösenord|adgangskode|passord|salasana|пароль|密码|密碼|口令|パスワード|暗証番号|비밀번호|암호|كلمة (?:ال)?مرور(?:ك|ي|كم|ه|ها)?|كلمة السر|رمز عبور|lykilorð|slaptažodis|geslo|lozinka|лозинка|parool|kata laluan|סיסמה|पासवर्ड|รหัสผ่าน|mật khẩu|kata sandi)(?![\p{sc=Latin}\p{sc=Cyrillic}\p{N}_])["'`*]{0,2}(?: (?:is|was|ist|est|es|é|è|to|jest|är|er|on|je|это|هي|היא|adalah)(?=\s)| ?[:：=]{1,2}>?|は|是|为|は、|는|은)\s{0,3}(?:["'`«“‘]([^\n"'`»”’]{4,64})["'`»”’]|([^\s"'`,;<>，。；、！？」』]{4,64}))/giu;

/** Where the verb stands last, a password follows its word directly: `पासवर्ड Ab12#x है`. */
const VERB_LAST =
  /(?:पासवर्ड|şifre(?:si|niz)?|parola(?:sı|nız)?|パスワード|비밀번호)\s{1,2}(?=[^\s]{0,30}\d)(?=[^\s]{0,30}[A-Za-z])([\w@#$%&*.!+-]{6,40})(?=\s|$)/giu;

/** The beginnings of those words; few texts hold one. */
const MAYBE =
  /pass|pwd|pw|mdp|kennwort|contrase|clave|senha|palavra|wachtw|has[lł]o|heslo|jelsz|parola|[sş]ifre|senord|adgangs|salasana|密|口令|パス|暗証|비밀|암호|كلمة|סיסמה|पासवर्ड|รหัส|mật|kata sandi|kata laluan|رمز عبور|lykilor|slapta|jelszav|парол|geslo|lozink|лозинк|parool/iu;

/** Words for a password as they stand in a sentence. */
const WORDS =
  "passwords?|passcode|kennwort|passwort|mot de passe|contraseña|senha|wachtwoord|hasło|hesl[oa]|lösenord|adgangskode|passord|salasana\\p{L}{0,2}|slaptažod\\p{L}{1,2}|lykilorð\\p{L}{0,3}|lozink[aueo]|gesl[oa]|jelszav\\p{L}{0,3}|парол\\p{L}{1,2}";
const VALUE = "[\"'`«“‘]?([^\\s\"'`,;<>»”’]{6,64})";

/** What a password was changed to: the value must show by itself that it is one. */
const CHANGED = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${WORDS}|şifre\\p{Ll}*)(?: \\p{L}{1,14}){0,4} (?:to|auf|à|a|para|por|naar|na|til|till|su|olarak|į|í|в|на|uz)[ :]{1,2}${VALUE}`,
  "giu",
);

/** The value right behind the word: "password Mango@1987". */
const BESIDE = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${WORDS}|pw|pwd|pass|mdp|pass?wd|parool|jelszó|parola) ${VALUE}`,
  "giu",
);

const PIN =
  /(?<![\p{L}\p{N}])(?:pin|pin[- ]?code|pincode|geheimzahl|código pin|code pin)(?! ?number of)(?: (?:is|ist|est|es)|[:=])? {0,2}(\d{4,8})(?![\p{N}.,]\d|\p{N})/giu;

const MAYBE_PIN = /pin|geheimzahl/i;

function looksChosen(value: string, quoted: boolean): boolean {
  if (isStandIn(value) || /^[\w.]+\(|^[\w$]+(?:\.[\w$]+)+$/.test(value)) return false;
  if (quoted && /\s/.test(value.trim())) return false;
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) =>
    kind.test(value),
  );
  if (/^\p{Lu}?\p{Ll}+[.!?)\]]*$/u.test(value)) return quoted && value.length >= 6;
  return kinds.length >= 2 && !/^[\p{L}'’-]+$/u.test(value.replace(/[.!?)]+$/u, ""))
    ? true
    : /\p{Ll}\p{Lu}/u.test(value) && /\p{Lu}.*\p{Lu}/u.test(value);
}

function isTelling(value: string): boolean {
  const mixed = /\p{L}/u.test(value) && /\p{N}/u.test(value);
  const address = /\/|@[^\s@]*\.\p{L}/u.test(value);
  return mixed && /\p{Lu}|[^\p{L}\p{N}.-]/u.test(value) && !address;
}

function detectChanged(text: string): Candidate[] {
  return [...text.matchAll(CHANGED), ...text.matchAll(BESIDE)].flatMap((match): Candidate[] => {
    const raw = match[1] ?? "";
    const value = raw.replace(/[.,;:)\]]+$/u, "");
    if (value.length < 6 || !isTelling(value) || !looksChosen(value, false)) return [];
    const start = match.index + match[0].lastIndexOf(raw);
    const span = { start, end: start + value.length };
    return [{ kind: "SECRET", type: "PASSWORD", ...span, confidence: 0.8, validated: false }];
  });
}

function detectNamed(text: string): Candidate[] {
  const found: Candidate[] = [];
  for (const match of text.matchAll(NAMED)) {
    const quoted = match[1] !== undefined;
    const raw = match[1] ?? match[2] ?? "";
    const value = quoted ? raw : raw.replace(/[.,;:)\]]+$/u, "");
    if (value.length < 4 || !looksChosen(value, quoted)) continue;
    const start = match.index + match[0].lastIndexOf(raw);
    const span = { start, end: start + value.length };
    found.push({
      kind: "SECRET",
      type: "PASSWORD",
      ...span,
      confidence: 0.85,
      validated: false,
      ...(isDocumentedSecret(value) ? { personal: false } : {}),
    });
  }
  return found;
}

/** On the command line of a database's client, where it is glued to the option: "mysql -u ann -pX1!". */
const COMMAND_LINE =
  /\b(?:mysql(?:dump|admin|import)?|mariadb(?:-dump)?|sshpass|mongo(?:sh|dump)?|redis-cli|sqlcmd|curl)\b[^\n|]{0,80}? (?:-p ?|-P ?|-a |--password[= ]|-u [\w.-]{1,32}:)["']?([^\s"']{4,64})/gu;
const MAYBE_COMMAND = /mysql|mariadb|sshpass|mongo|redis-cli|sqlcmd|curl/u;

function detectCommandLine(text: string): Candidate[] {
  return [...text.matchAll(COMMAND_LINE)].flatMap((match): Candidate[] => {
    const value = match[1] ?? "";
    if (!looksChosen(value, false) || /^\d+$/u.test(value)) return [];
    const start = match.index + match[0].lastIndexOf(value);
    const span = { start, end: start + value.length };
    return [{ kind: "SECRET", type: "PASSWORD", ...span, confidence: 0.8, validated: false }];
  });
}

function detectVerbLast(text: string): Candidate[] {
  return [...text.matchAll(VERB_LAST)].flatMap((match): Candidate[] => {
    const value = match[1] ?? "";
    if (!looksChosen(value, false)) return [];
    const end = match.index + match[0].length;
    const span = { start: end - value.length, end };
    return [{ kind: "SECRET", type: "PASSWORD", ...span, confidence: 0.8, validated: false }];
  });
}

function detectPins(text: string): Candidate[] {
  return [...text.matchAll(PIN)].map((match) => {
    const end = match.index + match[0].length;
    const span = { start: end - (match[1] ?? "").length, end };
    return { kind: "SECRET", type: "PIN", ...span, confidence: 0.7, validated: false };
  });
}

function detect({ text }: DetectionInput): Candidate[] {
  const found: Candidate[] = [];
  if (MAYBE.test(text)) {
    const named = detectNamed(text);
    const starts = new Set(named.map(({ start }) => start));
    const changed = detectChanged(text).filter(({ start }) => !starts.has(start));
    found.push(...named, ...changed, ...detectVerbLast(text));
  }
  if (MAYBE_COMMAND.test(text)) found.push(...detectCommandLine(text));
  if (MAYBE_PIN.test(text)) found.push(...detectPins(text));
  return found;
}

/** Passwords and PINs, where a word says that they are one. */
export const detector: Detector = {
  id: "password",
  source: "NIST SP 800-63B, 5.1.1 (memorized secrets)",
  detect,
  examples: {
    true: [
      { text: "export PGPASSWORD=Tanjong!Pagar#8842", finds: ["Tanjong!Pagar#8842"] },
      { text: "My password is Tr0ub4dor&3.", finds: ["Tr0ub4dor&3"] },
      { text: 'DB_PASS = "KfX3813SO9l"', finds: ["KfX3813SO9l"] },
      { text: "Passwort: hund3katze", finds: ["hund3katze"] },
      { text: "密码：abc12345", finds: ["abc12345"] },
      { text: "服务器的密码是Qw8#kLm2x，谢谢", finds: ["Qw8#kLm2x"] },
      { text: 'the password is "sunshine"', finds: ["sunshine"] },
      { text: "PIN: 4821", finds: ["4821"] },
      { text: "mysql -u app -pTr0ub4dor! -h db invoices", finds: ["Tr0ub4dor!"] },
      { text: "और पासवर्ड Ramesh@1962 है", finds: ["Ramesh@1962"] },
      { text: "Je wachtwoord is gereset naar Welkom2024!.", finds: ["Welkom2024!"] },
      { text: "net banking password Mango@1987, registered", finds: ["Mango@1987"] },
      { text: "I have reset your password to Spring#2026 for now", finds: ["Spring#2026"] },
    ],
    false: [
      "Your password is required.",
      "password: string",
      "password = getpass()",
      "The password is too short",
      "mot de passe : oublié ?",
      "password: ********",
      "self.password = user.password",
      "PIN the post",
      "mysql -u app -p -h db invoices < dump.sql",
      "The password policy changed in Windows11 builds.",
      "I sent the password to room 12B on Monday.",
      "Change your password to comply with our policy.",
    ],
  },
};
