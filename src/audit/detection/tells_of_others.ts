import type { Interaction } from "../interaction.ts";
import { asksForTale } from "./asks_for_tale.ts";
import { tellsHistory } from "./tells_history.ts";

/** Uses in which stories are written. */
const WRITING =
  /creative writ|story ?(?:tell|writ|generat|teller)|\bstories\b|fiction|screenwrit|\bnovels?\b|fairy ?tale|dungeon|game master|\bnpcs?\b|kreatives? schreib|geschichten(?:erz|schreib)|märchen|écriture créative|contes? pour|escritura creativa|cuentos|scrittura creativa|racconti|fiabe|escrita criativa|contos|creatief schrijven|schrijfhulp voor verhalen|verhalen|kreatywne pisanie|bajk|kreativt skriv|sagor|eventyr|yaratıcı yaz|masal|小説|物語|童話|创作|故事|소설|동화|قصص|сказк|творческ|小说|小說|写作|寫作|剧本|劇本|脚本|시나리오|シナリオ|웹소설|schreibwerkstatt|drehb[uü]ch|romanautor|krimiautor|atelier d['’]écriture|romancier|scénari(?:o|ste)|guion(?:es|ista)|novelas|roteir(?:o|ista)|escritor(?:a|es)? de|sceneggiatur|romanzi|scenariusz|powieś|писател|роман(?:ов|ы)|сценари|письменник|συγγραφ|scenari(?:u|ilor)|regényír|senaryo|roman yaz|penulis (?:cerita|novel|naskah|skenario)|cerpen|นิยาย|tiểu thuyết|truyện ngắn|viết truyện|उपन्यास|कहानी|رواية|روايات|סיפורים|תסריט/iu;

/** Work on a tale that goes on: "next scene", "my chapter 12". */
const WORK_ON_TALE =
  /\b(?:(?:next|first|last|final|opening|closing|new) (?:scene|chapter|verse|stanza|episode)|(?:scene|chapter|act) \d{1,3}\b|my (?:crime |fantasy |new |first )?(?:novel|novella|screenplay|short story|thriller|manuscript|audio ?drama|comic|d&d campaign))|(?:kapitel|akt|szene) \d{1,3}\b|(?:mein(?:en?|em|er)? (?:\p{L}+ )?(?:roman|krimi|kapitel|drehbuch|kurzgeschichte|hörspiel|manuskript)|nächste szene)|(?:mon|mes) (?:roman|polar|chapitre|scénario|nouvelle)|(?:chapitre|scène) \d{1,3}\b|scène suivante|mi (?:novela|guion|cuento|capítulo|relato)|(?:capítulo|escena) \d{1,3}\b|(?:il mio|del mio|mio) (?:romanzo|racconto|giallo|capitolo|copione)|capitolo \d{1,3}\b|meu (?:romance|conto|roteiro|capítulo)|mijn (?:roman|verhaal|hoofdstuk|thriller|scenario)|hoofdstuk \d{1,3}\b|moj(?:ej|ą|a|ego) (?:powieści|powieść|opowiadania|kryminału)|rozdział(?:u)? \d{1,3}\b|(?:min|mitt) (?:roman|novell|krim)/iu;

/** Whom only a tale has: who is called so was thought up for it. */
const CAST =
  /(?<!\p{L})(?:protagonist\p{L}*|main character|hero(?:ine)?|detective|inspector|superintendent|sleuth|villain|characters?|narrator|hauptfigur|heldin?|kommissar(?:in)?|ermittler(?:in)?|personnages?|héroïne|héros|commissaire|inspect(?:eur|rice)|personajes?|personage(?:m|ns)|personagg(?:io|i)|comisari[oa]|commissari[oa]|inspetora?|ispett(?:ore|rice)|hoofdpersoon|rechercheur|speurder|bohater(?:ka|em|ką)?|komisarz|huvudperson\p{L}*|hovedperson\p{L}*|päähenkilö\p{L}*|hlavní postav\p{L}+|personaj(?:ul)?|főszereplő\p{L}*|başkahraman\p{L}*|kahraman\p{L}*|dedektif|геро(?:й|иня|ем|ини|я)|следовател\p{L}*|сыщик\p{L}*|детектив\p{L}*|слідч\p{L}*|πρωταγωνιστ\p{L}*|επιθεωρητ\p{L}*|αστυνόμο\p{L}*|بطل\p{L}*|البطل\p{L}*|גיבור\p{L}*|नायक|नायिका|tokoh utama|nhân vật)(?!\p{L})|主角|主人公|女主|男主|主役|刑事|探偵|侦探|偵探|주인공|형사|탐정|ตัวเอก|ตัวละคร/iu;

/** Uses in which persons are those of history and public life. */
const KNOWLEDGE =
  /general knowledge|trivia|encyclop|\bquiz\b|museum|(?:world|art|music|local|natural|military|ancient) history|\bhistory (?:tutor|teacher|lesson|homework|class|guide|quiz|help|assistant|course)|biograph|allgemeinwissen|geschichts(?:unterricht|hausaufgab|lehr|nachhilfe)|lexikon|culture générale|(?:cours|devoirs?) d['’]histoire|cultura general|(?:clase|deberes|profesor) de historia|cultura generale|(?:lezion\p{L}|compiti) di storia|cultura geral|(?:aula|lição) de história|algemene kennis|geschiedenisles|wiedza ogólna|lekcj\p{L} historii|allmänbildning|genel kültür|enzyklopädie|enciclopedia|enciclopédia|encyklop\p{L}+|энциклопед\p{L}+|енциклопед\p{L}+|ansiklopedi|ensiklopedia|geschichtsassistent|schulassistent geschichte|aide (?:aux devoirs )?(?:d['’])?histoire|(?:tutor|asistente|ayuda) de historia|(?:tutor|assistente) de história|tutor sejarah|trợ lý lịch sử|pomocnik z historii|βοηθός ιστορίας|помощник по истории|помічник з історії|historieassistent|역사 학습|历史学习|歷史|雑学|世界史|日本史|百科|历史(?:课|作业)|상식|역사 (?:수업|숙제)/iu;

/** Uses beside such knowledge in which persons are those who work, apply and buy there. */
const STAFF =
  /shortlist|recruit|hiring|applicant|candidat|personnel|human resources|\bhr\b|payroll|rota|roster|volunteer|ticket|shop|booking|membership|donor|reception|visitor desk|staff|bewerb|personal(?!i)|aufsicht|kasse|rekrut|rekrytering|selectie|medewerker|embauche|recrutement|billetterie|boutique|contratación|selección|taquilla|tienda|selezione|biglietteria|bilhete|loja|bilet|sklep|kadr|jegy|lippu|εισιτήρι/iu;

/**
 * Whom an interaction tells of: persons of a tale that was asked for; of a tool for writing tales; of
 * general knowledge, by the use; of history, by what the answer tells.
 */
export type TellsOf = "tale" | "fiction" | "figures" | "history";

/** Both looks at an interaction ask. */
const memo = new WeakMap<Interaction, TellsOf | undefined>();

/**
 * Whether the persons of an answer are nobody's customers by what was asked: a story's are invented,
 * those of general knowledge are known to all. Undefined where nothing says so.
 */
export function tellsOfOthers(interaction: Interaction): TellsOf | undefined {
  if (!memo.has(interaction)) memo.set(interaction, readTold(interaction));
  return memo.get(interaction);
}

function readTold(interaction: Interaction): TellsOf | undefined {
  const { use_case, input } = interaction;
  if (WRITING.test(use_case)) return "fiction";
  if (asksForTale(input.value)) {
    return CAST.test(input.value) ? "fiction" : "tale";
  }
  if (WORK_ON_TALE.test(input.value)) return "fiction";
  if (KNOWLEDGE.test(use_case) && !STAFF.test(use_case)) return "figures";
  return tellsHistory(interaction) ? "history" : undefined;
}
