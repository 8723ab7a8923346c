import { hitsOf } from "../../reading/hits_of.ts";
import { rememberOnce } from "../../reading/remember_once.ts";
import type { Reading } from "../reading.ts";
import { standsIn } from "./match_anchor.ts";
import { recountsScandal } from "./recounts_scandal.ts";
import type { SignalInput } from "./signal.ts";

/** Uses in which people are made up, long dead or in the news. */
const TELLING =
  /(?<!\p{L})(?:writ(?:ing|er)|story|stories|fiction|novel|games?|gaming|tutor|homework|history|historical|news|fact[- ]?check|journalis|media|translat|museum|movies?|films?|cinema|book club|reading (?:club|circle|group)|book reports?|club de lecture|fiches? de lecture|lesekreis|leseclub|buchclub|club de lectura|clube de leitura|gruppo di lettura|leesclub|bokcirkel|celebrit\p{L}*|satir\p{L}*|poet(?:ry)?|trivia|quiz|(?<!salle de )sports?(?!ell[oi](?!\p{L}))(?![ -]?(?:club|centre|center|hall|school|verein|studio|shop|store|medicine))|entertainment|literature|encyclopa?edia|biograph|schreib(?:hilfe|assistent)|hausaufgaben|nachhilfe|geschichte|nachrichten|übersetz|museum|rédaction|devoirs|histoire|actualités|traduction|musée|escritura|deberes|historia|noticias|traducción|museo|escrita|história|notícias|tradução|scrittura|compiti|storia|notizie|traduzione|schrijf|huiswerk|geschiedenis|nieuws|vertaal|pisani|zadani|historii|wiadomości|tłumacz|läxhjälp|nyheter|översätt|ödev|tarih|haber|çeviri|домашн|истори|новост|перевод)|作业|写作|历史|新闻|翻译|宿題|作文|歴史|ニュース|翻訳|숙제|글쓰기|역사|뉴스|번역/u;

/** A service that also writes with families knows the children of others. */
const FAMILIES =
  /(?<!\p{L})(?:parents?|guardians?|famil(?:y|ies)|eltern|parents d'élèves|familles|padres|familias|pais|famílias|genitori|famiglie|ouders?|rodzic\p{L}*|föräldrar|forældre|foreldre|veli\p{L}*|родител\p{L}*|батьк\p{L}*)(?!\p{L})|家长|家長|保護者|학부모/u;

/** An exercise gives its own facts and asks what follows from them. */
const EXERCISE =
  /(?<!\p{L})(?<!no matter )how (?:much|many|long|far|old)|calculate(?!d)|work out|what(?: percentage| fraction|(?:['’]s| is| was| will be) the (?:new |final |remaining |combined |average )?(?:percentage|fraction|total|balance|sum|profit|loss|discount|difference|average|cost|price|probability|remainder|ratio|area|perimeter|volume))|berechnen?(?!\p{L})|wie (?:viel|viele|lange|alt)|combien|calcule[rsz]?(?!\p{L})|cuánt|(?<!\p{L})quant[oiae](?!\p{L})|hoeveel|bereken|(?<!\p{L})ile |oblicz|多少|几个|いくつ|何(?:個|円|人)|얼마|몇/u;
const NUMBERS = /\d+/g;
/** Problems in words write some of their numbers as words. */
const NUMBERS_IN_WORDS =
  /\d+|(?<!\p{L})(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|half|twice|dozen)(?!\p{L})/gu;

/** A worked exercise, a program or a tale shows itself in the output, too. */
const WORKED =
  /\$[a-z]{1,2}[+$^_]|\\(?:frac|boxed|sqrt|times)|^#### |\d ?[+*/×] ?\$?\d+(?:\.\d+)? ?=/mu;
const PROGRAM =
  /^ *(?:#include|import [\w.{*]+(?: from|;| as |\s*$)|from [\w.]+ import|def \w+\(|(?:const|let|var) [\w$[{][\w$, \]}:]{0,30}=|public (?:class|static)|class \p{L}+ ?[({:]|using namespace|function \p{L}|std::|<\/?(?:html|div|script))|\w\(\w+ ?= ?\p{L}+\(/mu;
const TALE =
  /(?<!\p{L})(?:this story|the story|(?:short|fictional) story|my (?:novel|screenplay)|(?:summary of )?chapter (?:one|1)(?= ?[:-])|(?:main|opening|every|each) (?:scene|shot)s?|scene changes?|camera angles?|cinemati\p{L}*|once upon a time|screenplay|fan ?fic\p{L}*|platformer|anime|manga|superhero|(?:main|fictional) characters?|es war einmal|il était une fois|érase una vez|era uma vez|c'era una volta)(?!\p{L})|从前|日记|小说|短篇故事|剧本|昔々|日記|小説|옛날 옛적|소설|일기/u;

/** Uses that look back on what others did: none of it is done by the one who answers. */
const LOOKING_BACK =
  /(?<!\p{L})(?:histor(?:y|ical|ian)|museum guide|encyclopa?edia|biograph\p{L}*|news (?:summar\p{L}+|digest|reader|desk|assistant|briefing)|geschichte|nachrichten|histoire|actualités|historia|noticias|história|notícias|storia|notizie|geschiedenis|nieuws|historii|wiadomości|nyheter|tarih|haber|истори\p{L}*|новост\p{L}*)(?!\p{L})|历史|新闻|歴史|ニュース|역사|뉴스/u;

/** Whether a service tells of the past or the news, as its use case says. */
export function looksBack({ use_case }: SignalInput): boolean {
  return (
    LOOKING_BACK.test(use_case) &&
    !/(?<!\p{L})(?:medical|patient|credit|payment|purchase|order|browsing|employment|criminal) history|automatyczne wiadomości|wiadomości (?:sms|e-mail|do klient|dla klient|marketing)/u.test(
      use_case,
    )
  );
}

/** Pieces of fiction that somebody may ask for. */
const FICTION =
  /(?<!\p{L})(?:(?:write|continue|draft|finish|tell) (?:\p{L}+ ){0,4}(?:scene|story|short story|novel|chapter|poem|screenplay|play|sketch|dialogue|limerick|song)|schreib\p{L}* (?:\p{L}+ ){0,4}(?:szene|geschichte|kurzgeschichte|gedicht|drehbuch)|écri\p{L}+ (?:\p{L}+ ){0,4}(?:scène|histoire|nouvelle|poème|scénario)|escrib\p{L}+ (?:\p{L}+ ){0,4}(?:escena|historia|cuento|relato|poema|guion)|escrev\p{L}+ (?:\p{L}+ ){0,4}(?:cena|história|conto|poema|roteiro)|scriv\p{L}+ (?:\p{L}+ ){0,4}(?:scena|storia|racconto|poesia)|schrijf (?:\p{L}+ ){0,4}(?:scène|verhaal|gedicht)|napisz (?:\p{L}+ ){0,4}(?:scenę|opowiadanie|wiersz)|skriv (?:\p{L}+ ){0,4}(?:scen|novell|berättelse|dikt|historie|fortælling))(?!\p{L})|写.{0,12}(?:小说|故事|剧本|场景)|(?:小説|物語|場面)を書|(?:소설|이야기|장면)을? ?써/u;

/** Whether the input asks for a piece of fiction. */
export function asksForFiction({ input }: SignalInput): boolean {
  return standsIn(input, FICTION);
}

/**
 * Whether an interaction tells of people who are made up, long dead or in the news, or works out an
 * exercise: what is said of people there discloses nothing.
 */
export const tellsTale: (given: SignalInput) => boolean = rememberOnce((given) => {
  const { input, use_case, personal_data } = given;
  const told = TELLING.test(use_case) && !FAMILIES.test(use_case);
  if (told || hitsOf(input.words, "tales.told").length > 0) return true;
  if (recountsScandal(given)) return true;
  const looksUp = personal_data.some(({ side, kind }) => side === "input" && LOOKED_UP.has(kind));
  return !looksUp && asksForFigures(input) && count(input, NUMBERS) >= 2;
});

const asksForFigures = rememberOnce(({ lower }: Reading) => EXERCISE.test(lower));

/** Whoever gives such a number wants somebody looked up, however many figures it has. */
const LOOKED_UP = new Set([
  "NATIONAL_ID",
  "SSN",
  "TAX_ID",
  "PHONE",
  "IBAN",
  "MEDICAL_ID",
  "PASSPORT",
]);

/** Numbers that a problem to be solved holds at least, when nobody has asked for one. */
const MANY = 3;

/** Whether an output is itself a problem to be solved, a program or a tale. */
export const isTale: (output: Reading) => boolean = rememberOnce((output) => {
  if (standsIn(output, TALE) || WORKED.test(output.lower)) return true;
  if (PROGRAM.test(output.lower)) return true;
  return asksForFigures(output) && count(output, NUMBERS_IN_WORDS) >= MANY;
});

function count(reading: Reading, numbers: RegExp): number {
  return reading.lower.match(numbers)?.length ?? 0;
}
