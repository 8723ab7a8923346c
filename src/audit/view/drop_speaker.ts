import { rewriteMatches } from "./rewrite_matches.ts";
import type { View } from "./view.ts";

/** Who speaks, as logs of conversations write before a turn; an account's name has a digit or a mark, or stands alone. */
const SPEAKER =
  /^(?:user|human|you|assistant|ai|chatbot|bot|nutzer(?:in)?|benutzer|assistent(?:in)?|utilisateur|assistante?|usuari[oa]|asistente|usuári[oa]|assistente|utente|gebruiker|użytkownik|asystent|användare|пользователь|ассистент|користувач|асистент|kullanıcı|asistan|المستخدم|المساعد|משתמש|עוזר|用户|用戶|助手|ユーザー|アシスタント|사용자|어시스턴트) ?[:：]\s*(?=[\p{L}\p{M}'’-]+[\s\p{P}][^\n]{16})/giu;

/** A text without the name of its speaker before it: who asks and who answers is told by the halves. */
export function dropSpeaker(text: string): View {
  return rewriteMatches(text, { pattern: SPEAKER, rewrite: () => "" });
}
