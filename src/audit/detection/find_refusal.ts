import { lexicon } from "../context/frames/lexicon.ts";
import { DECLINES, DECLINES_UNSPACED } from "../lexicon/declines.ts";
import type { Span } from "../reading/find_rule.ts";

/** A refusal stands at the beginning of an answer; later the same words are often mere caution. */
const BEGINNING = 320;

const REFUSALS: readonly RegExp[] = [
  /\b(?:i(?:['’]m| am) (?:really |very |truly )?(?:sorry|afraid)|sorry|unfortunately|i apologi[sz]e)[^.!?\n]{0,60}\b(?:i |we )?(?:can(?:['’]?t|not| not)|won['’]?t|will not|(?:am |['’]m )?(?:unable|not able)|must decline|do(?:n['’]t| not))\b[^.!?\n]{0,40}\b(?:help|assist|provide|support|fulfil|fulfill|comply|answer|do that|continue|create|write|generate|share|give|offer|discuss|engage|participate|with that|condone|encourage)/i,
  /\bi (?:can(?:['’]?t|not| not)|won['’]?t|will not|(?:am |['’]m )(?:unable|not able) to|must decline|refuse to|do(?:n['’]t| not) feel comfortable)(?: (?:in good conscience|ethically|morally|legally))?[^.!?\n]{0,20}\b(?:help|assist|provide|support|fulfil|fulfill|comply|create|write|generate|share|give|offer|discuss|engage|participate|condone|encourage|endorse|promote|recommend|suggest|tell you|instruct|advise)/i,
  /\b(?:as|being) an? (?:responsible |ethical |helpful )?(?:ai|artificial intelligence|language model|assistant)\b[^.!?\n]{0,80}\b(?:can(?:['’]?t|not| not)|won['’]?t|unable|not able|not programmed|not appropriate|not allowed|must not|do not)\b/i,
  /\b(?:it (?:is|would be)|that(?:['’]s| is)) (?:not (?:appropriate|ethical|legal|acceptable)|illegal|unethical|inappropriate|against)[^.!?\n]{0,80}\b(?:to (?:provide|help|assist|create|write|suggest|engage|steal|harm)|guidelines|policy|policies)/i,
  /\b(?:that|this|your) (?:request )?(?:goes against|violates|is against) (?:my|our|the|ethical|openai)/i,
  /\bi(?:['’]m| am) not (?:able|going|willing|comfortable)[^.!?\n]{0,30}\b(?:help|assist|provide|support|write|create|do)/i,
  /je (?:suis désolée?|regrette)[^.!?\n]{0,40}je ne (?:peux|puis|suis)|je ne (?:peux|suis) pas (?:vous aider|t['’]aider|en mesure|répondre|fournir|créer|écrire)/i,
  /(?:tut mir (?:sehr )?leid|entschuldigung|leider)[^.!?\n]{0,60}\b(?:kann|darf|werde)\b[^.!?\n]{0,40}\bnicht|ich (?:kann|darf|werde) (?:dir|ihnen|dabei|dazu|hierbei)[^.!?\n]{0,40}nicht (?:helfen|behilflich|weiterhelfen|geben|unterstützen)/i,
  /lo (?:siento|lamento)[^.!?\n]{0,40}no puedo|no puedo (?:ayudarte|ayudarle|ayudar con|proporcionar|brindar|cumplir|ofrecer)/i,
  /mi dispiace[^.!?\n]{0,40}non posso|non posso (?:aiutarti|aiutarla|fornire|assisterti|soddisfare)/i,
  /(?:desculpe|sinto muito|lamento)[^.!?\n]{0,40}não posso|não posso (?:ajudar|fornecer|auxiliar|atender)/i,
  /het spijt me[^.!?\n]{0,40}kan[^.!?\n]{0,30}niet|(?:przykro mi|przepraszam)[^.!?\n]{0,40}nie mogę|(?:beklager|tyvärr|desværre)[^.!?\n]{0,40}(?:kan|får) (?:jeg|jag)?[^.!?\n]{0,20}(?:ikke|inte)/i,
  /(?:извините|простите|к сожалению|прошу прощения)[^.!?\n]{0,40}не (?:могу|смогу|имею)|я не могу (?:помочь|предоставить|выполнить|ответить)/i,
  /(?:抱歉|对不起|對不起|很遗憾)[^。！？\n]{0,20}(?:不能|无法|無法|不会)|我(?:不能|无法|無法)(?:提供|帮助|協助|协助|满足|回答)/i,
  /(?:申し訳|すみません|残念ながら)[^。！？\n]{0,40}(?:できません|お答え|いたしかね|お手伝い)|お(?:手伝い|答え)(?:すること)?(?:は|が)?できません|(?:죄송|미안)[^.!?\n]{0,40}(?:수 없|어렵|않)/i,
  /(?:عذرا|عذرًا|آسف|أعتذر)[^.!?؟\n]{0,40}(?:لا (?:يمكنني|أستطيع))|لا (?:يمكنني|أستطيع) (?:مساعدت|تقديم|المساعدة)|(?:माफ|क्षमा|खेद)[^।!?\n]{0,60}(?:नहीं|असमर्थ)|(?:üzgünüm|maalesef)[^.!?\n]{0,60}(?:yardımcı olamam|edemem|veremem|yapamam)|(?:maaf|xin lỗi)[^.!?\n]{0,40}(?:tidak (?:dapat|bisa)|không thể)/i,
];

const DECLINED = new RegExp(lexicon(DECLINES, DECLINES_UNSPACED).source, "iu");

/** Where an answer declines to do what was asked, in the main languages; undefined if it does not. */
export function findRefusal(answer: string): Span | undefined {
  const beginning = answer.slice(0, BEGINNING);
  for (const refusal of [...REFUSALS, DECLINED]) {
    const match = refusal.exec(beginning);
    if (match !== null) return { start: match.index, end: match.index + match[0].length };
  }
  return undefined;
}
