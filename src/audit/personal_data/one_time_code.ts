import type { Candidate, DetectionInput, Detector } from "./detector.ts";

/** What a code that is sent for one login is called; before "code" in English, whole elsewhere. */
const OF_ONE_TIME =
  "verification|security|one[- ]time|single[- ]use|log[- ]?in|sign[- ]?in|access|authentication|authenticator|authorization|confirmation|activation|2fa|two[- ]factor|mfa|sms|reset|otp";
const NAMES = `(?:${OF_ONE_TIME}) (?:(?:pass)?codes?|password|pin)|otp|one[- ]time passcodes?|passcode|verifizierungscode|bestätigungscode|sicherheitscode|einmal(?:code|kennwort|passwort)|anmeldecode|freischaltcode|m?tan|code de (?:vérification|confirmation|sécurité|connexion|validation)|código de (?:verificación|confirmación|seguridad|acceso|verificação|confirmação|segurança|acesso)|codice (?:di (?:verifica|conferma|sicurezza|accesso)|otp)|(?:verificatie|bevestigings|beveiligings|inlog|toegangs)code|kod (?:weryfikacyjny|potwierdzający|autoryzacyjny|sms|dostępu)|ověřovací kód|overovací kód|(?:verifierings|bekräftelse|säkerhets|engångs)kod|(?:bekreftelses|sikkerhets|engangs|bekræftelses)kode|vahvistuskoodi|kertakäyttökoodi|doğrulama kodu\\p{L}*|onay kodu\\p{L}*|tek kullanımlık şifre\\p{L}*|cod(?:ul)? de (?:verificare|confirmare|securitate)|(?:megerősítő|ellenőrző|hitelesítő) kód|kode (?:verifikasi|otp)|mã (?:xác nhận|xác thực|xác minh|otp)|код (?:подтверждения|доступа|авторизации|підтвердження|доступу|перевірки)|верификационен код|κωδικός (?:επαλήθευσης|επιβεβαίωσης)|验证码|驗證碼|動態密碼|动态密码|認証コード|確認コード|ワンタイムパスワード|인증 ?번호|인증 ?코드|رمز (?:التحقق|التأكيد|الدخول)|קוד (?:אימות|האימות)|सत्यापन कोड|ओटीपी|รหัส(?:ยืนยัน|otp)`;
const LINK =
  "(?: (?:is|was|are|here|ist|lautet|est|es|é|è|to|är|er|on|:)){0,2}(?:は|是|为|為|는|은)? ?[:：=]? ?(?:[\"'“«*`]{0,2})";
/** What such a code looks like; the words around it decide. */
const CODE =
  /(?<![\p{L}\d.,:/#])(?:[A-Z]-)?(?:\d{3}[- ]?\d{3}|\d{4}(?:[- ]?\d{4})?|\d{5}|\d{7})(?![\p{L}\d%]|[.,:/-]\d)/gu;
const NAMED = new RegExp(`(?<![\\p{L}\\p{N}])(?:${NAMES})${LINK}$`, "iu");
/** "Your code is 482913": the number alone must look like such a code. */
const YOURS =
  /(?<!\p{L})(?:(?:your|my|the|ur) code(?: is|:)|(?:ihr|dein|mein) code (?:ist|lautet):?|(?:votre|ton) code est|(?:tu|su|seu) código (?:es|é)|(?:il tuo|il suo) codice è) ?$/iu;
const OF_SIX = /^(?:[A-Z]-)?\d{3}[- ]?\d{3}$/u;
/** "482913 is your Acme verification code". */
const BEHIND = new RegExp(
  `^ (?:is|ist|est|es|é|è) (?:your|the|ihr|dein|votre|ton|tu|su|seu|o seu|il tuo)(?: [\\p{L}\\d]{1,16}){0,2}? (?:${NAMES}|code)(?!\\p{L})`,
  "iu",
);
const LONGEST_LABEL = 64;
const MOST_NUMBERS = 200;
/** Few texts hold one of the words. */
const MAYBE =
  /cod[eiu]|cód|kod|kód|код|κωδ|otp|tan|pass|şifre|mã |验证|驗證|密[码碼]|コード|パスワード|인증|رمز|קוד|कोड|ओटीपी|รหัส/iu;

/** What is told about such codes in general, and codes that everybody may know. */
const OF_NOBODY =
  /(?:promo|discount|coupon|voucher|error|status|zip|postal|area|country|product|tracking|sort|dress|source|invite|referral|booking|example|e\.g\.,?) ?$/iu;
/** Whether the words beside a number make it such a code. */
function isOfOneTime(text: string, { start, end }: { start: number; end: number }): boolean {
  const before = text.slice(Math.max(0, start - LONGEST_LABEL), start);
  const label = NAMED.exec(before);
  const yours = label === null && OF_SIX.test(text.slice(start, end)) ? YOURS.exec(before) : null;
  const found = label ?? yours;
  if (found !== null) return !OF_NOBODY.test(before.slice(0, found.index));
  return BEHIND.test(text.slice(end, end + LONGEST_LABEL));
}

function detect({ text }: DetectionInput): Candidate[] {
  if (!MAYBE.test(text)) return [];
  const found: Candidate[] = [];
  let count = 0;
  for (const { index, 0: value } of text.matchAll(CODE)) {
    if (++count > MOST_NUMBERS) break;
    const span = { start: index, end: index + value.length };
    if (!isOfOneTime(text, span)) continue;
    found.push({
      kind: "SECRET",
      type: "ONE_TIME_CODE",
      ...span,
      confidence: 0.75,
      validated: false,
    });
  }
  return found;
}

/** Codes that are sent to somebody to let him in once. */
export const detector: Detector = {
  id: "one_time_code",
  source: "NIST SP 800-63B, 5.1.3 (out-of-band devices) and 5.1.4 (single-factor OTP devices)",
  detect,
  examples: {
    true: [
      { text: "Your verification code is 482913.", finds: ["482913"] },
      { text: "Your code is 482 913. Do not share it.", finds: ["482 913"] },
      { text: "G-771204 it was; OTP: 554021", finds: ["554021"] },
      { text: "338201 is your Paylo security code", finds: ["338201"] },
      { text: "Ihr Bestätigungscode lautet 902144.", finds: ["902144"] },
      { text: "Tu código de verificación es 118822", finds: ["118822"] },
      { text: "验证码：662901", finds: ["662901"] },
      { text: "Ваш код подтверждения: 4471", finds: ["4471"] },
    ],
    false: [
      "Your verification code will be sent by text message.",
      "The status code is 404 and the error code is 500123.",
      "Your promo code is 20242024.",
      "The zip code is 902101.",
      "The code is 1200 lines long.",
      "The access code 12.50 was printed wrong.",
      "Enter the security code on the back of your card.",
    ],
  },
};
