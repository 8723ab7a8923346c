import type { Candidate, DetectionInput, Detector } from "./detector.ts";

/** A name and what people choose as a password, with a stroke between: "m.doyle / Radiator#44". */
const PAIR =
  /(?<![\p{L}\p{N}./@-])[a-z][\w.-]{2,30} {0,2}\/ {0,2}(?=[^\s/]{0,40}\p{Lu})(?=[^\s/]{0,40}\d)(?=[^\s/]{0,40}[!#$%&*@+?])([^\s/,;:()<>"“”'«»]{6,40})/gu;
/** The same for accounts that every machine has, whatever the mark: "root / Sao.Mai.66". */
const USUAL_ACCOUNT =
  /(?<![\p{L}\p{N}./@-])(?:root|admin|administrator|sysadmin|service|operator|support|user|guest|manager) {0,2}\/ {0,2}(?=[^\s/]{0,40}\p{L})(?=[^\s/]{0,40}\d)([^\s/,;:()<>"“”'«»]{6,40})/giu;
/** A word with a year or a mark and figures behind it: "Lucero2014", "Sommer-2023!". */
const CHOSEN =
  /(?<![\p{L}\p{N}@/.#_-])(\p{Lu}\p{Ll}{3,20}(?:[!#$%&*@_.+-]\d{2,6}|(?:19|20)\d\d)[!#$*+]?)(?![\p{L}\p{N}@/-]|\.\p{L})/gu;
/** Words and marks for a password, a few characters before a value. */
const NAMES_VALUE =
  /(?:passwor[dt]|passcode|kennwort|mot de passe|contraseña|clave|senha|palavra(?:-passe| secreta)?|wachtwoord|hasło|lösenord|adgangskode|passord|salasana|heslo|jelszó|parola|κωδικό[ςs]|парол[ьі]|şifre|kata sandi|mật khẩu|كلمة (?:المرور|السر)|סיסמה|पासवर्ड|পাসওয়ার্ড|รหัสผ่าน|密码|密碼|パスワード|비밀번호)[^\p{L}\p{N}]{0,6}$/iu;
/** That a value is kept unciphered, or read out, a few words before it. */
const READ_OUT =
  /(?:lesbar|readable|legible|lisible|legível|leggibile|czyteln\p{L}*|läsbar\p{L}*|læsbar\p{L}*|lesbart|čiteln\p{L}*|sin cifrar|unencrypted|in plain text|plain text|im klartext|unverschlüsselt|en clair|non chiffré|em texto claro|sem cifra|in chiaro|non cifrat[ao]|onversleuteld|leesbaar|jawnym tekstem|niezaszyfrowan\p{L}*|i klartext|okrypterat|ukrypteret|ukryptert|selväkielis\p{L}*|v otevřené podobě|nešifrovan\p{L}*|titkosítatlan\p{L}*|necriptat\p{L}*|в открытом виде|у відкритому вигляді|şifresiz|tidak dienkripsi|không mã hóa|明文|平文|평문)[^.!?\n]{0,24}$/iu;
/** What was given to its owner anew, or stands for any, is handed to nobody else. */
const NOT_SECRET =
  /tempor|reset|one-time|example|e\.g\.|such as|like |vorläufig|zurückgesetzt|einmal|beispiel|provis|réinitialis|exemple|restablec|ejemplo|redefin|exemplo|esempio|reimpost|voorlopig|voorbeeld|tymczas|przykład|tillfällig|exempel|midlertidig|eksempel|esimerk|dočasn|příklad|ideiglenes|példa|временн|пример|тимчасов|приклад|geçici|örnek|sementara|contoh|tạm|ví dụ|临时|例如|仮の|例えば|임시|예를 들/iu;
const PRODUCT = /^(?:windows|office|server|excel|word|outlook|visual|exchange|sharepoint|access)/iu;
/** What is looked at before a value, in UTF-16 code units. */
const BEFORE = 48;
const STOPS = /[.,;:)\]]+$/u;

function detect({ text }: DetectionInput): Candidate[] {
  const pairs = [PAIR, USUAL_ACCOUNT].flatMap((pattern) => Array.from(text.matchAll(pattern)));
  const chosen = Array.from(text.matchAll(CHOSEN)).filter(({ index, 0: value }) => {
    const before = text.slice(Math.max(0, index - BEFORE), index);
    return !PRODUCT.test(value) && (NAMES_VALUE.test(before) || READ_OUT.test(before));
  });
  return [...pairs, ...chosen]
    .filter(({ index }) => !NOT_SECRET.test(text.slice(Math.max(0, index - BEFORE), index)))
    .map((match) => {
      const raw = match[1] ?? "";
      const start = match.index + match[0].lastIndexOf(raw);
      const end = start + raw.replace(STOPS, "").length;
      return { kind: "SECRET", type: "PASSWORD", start, end, confidence: 0.8, validated: false };
    });
}

/** Logins that are handed on in the shape people choose for them, with few words or none. */
export const detector: Detector = {
  id: "handed_login",
  source: "NIST SP 800-63B, 5.1.1 (memorized secrets)",
  detect,
  examples: {
    true: [
      { text: "Use the caretaker's: m.doyle / Radiator#44.", finds: ["Radiator#44"] },
      { text: "tài khoản kỹ thuật root / Sao.Mai.66.", finds: ["Sao.Mai.66"] },
      { text: "La tenemos sin cifrar: Lucero2014, entre.", finds: ["Lucero2014"] },
      { text: "username ratna.wali, kata sandi Melati1987, lalu", finds: ["Melati1987"] },
      { text: "mot de passe Biarritz1978", finds: ["Biarritz1978"] },
    ],
    false: [
      "Your account runs on iOS / Android.14.",
      "A password such as Sommer-2023! is too easy.",
      "Your temporary password: Spring-2026.",
      "Set the password in Windows2022 first.",
      "Ask admin / support for help.",
    ],
  },
};
