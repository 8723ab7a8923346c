import { hitsOf } from "../../reading/hits_of.ts";
import type { SignalInput } from "./signal.ts";

/** Uses in which people are made up, long dead or in the news. */
const TELLING =
  /(?<!\p{L})(?:writ(?:ing|er)|story|stories|fiction|novel|games?|gaming|tutor|homework|history|historical|news|fact[- ]?check|journalis|media|translat|museum|trivia|quiz|sports?|entertainment|literature|encyclopa?edia|biograph|schreib(?:hilfe|assistent)|hausaufgaben|nachhilfe|geschichte|nachrichten|übersetz|museum|rédaction|devoirs|histoire|actualités|traduction|musée|escritura|deberes|historia|noticias|traducción|museo|escrita|história|notícias|tradução|scrittura|compiti|storia|notizie|traduzione|schrijf|huiswerk|geschiedenis|nieuws|vertaal|pisani|zadani|historii|wiadomości|tłumacz|läxhjälp|nyheter|översätt|ödev|tarih|haber|çeviri|домашн|истори|новост|перевод)|作业|写作|历史|新闻|翻译|宿題|作文|歴史|ニュース|翻訳|숙제|글쓰기|역사|뉴스|번역/u;

/** An exercise gives its own facts and asks what follows from them. */
const EXERCISE =
  /how (?:much|many|long|far|old)|calculate|work out|what (?:percentage|fraction|is the total)|berechne|wie (?:viel|viele|lange|alt)|combien|calcule|cuánt|quant[oiae]|hoeveel|bereken|ile |oblicz|多少|几个|いくつ|何(?:個|円|人)|얼마|몇/u;
const NUMBERS = /\d+/g;

/**
 * Whether an interaction tells of people who are made up, long dead or in the news, or works out an
 * exercise: what is said of people there discloses nothing.
 */
export function tellsTale({ input, use_case }: SignalInput): boolean {
  if (TELLING.test(use_case) || hitsOf(input.words, "tale.told").length > 0) return true;
  return EXERCISE.test(input.lower) && (input.lower.match(NUMBERS)?.length ?? 0) >= 2;
}
