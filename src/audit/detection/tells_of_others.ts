import type { Interaction } from "../interaction.ts";
import { tellsHistory } from "./tells_history.ts";

/** Uses in which stories are written. */
const WRITING =
  /creative writ|story ?(?:tell|writ|generat|teller)|\bstories\b|fiction|screenwrit|\bnovels?\b|fairy ?tale|dungeon|game master|\bnpcs?\b|kreatives? schreib|geschichten(?:erz|schreib)|märchen|écriture créative|contes? pour|escritura creativa|cuentos|scrittura creativa|racconti|fiabe|escrita criativa|contos|creatief schrijven|schrijfhulp voor verhalen|verhalen|kreatywne pisanie|bajk|kreativt skriv|sagor|eventyr|yaratıcı yaz|masal|小説|物語|童話|创作|故事|소설|동화|قصص|сказк|творческ|小说|小說|写作|寫作|剧本|劇本|脚本|시나리오|웹소설|schreibwerkstatt|drehb[uü]ch|romanautor|krimiautor|atelier d['’]écriture|romancier|scénari(?:o|ste)|guion(?:es|ista)|novelas|roteir(?:o|ista)|escritor(?:a|es)? de|sceneggiatur|romanzi|scenariusz|powieś|писател|роман(?:ов|ы)|сценари|письменник|συγγραφ|scenari(?:u|ilor)|regényír|senaryo|roman yaz|penulis (?:cerita|novel|naskah|skenario)|cerpen|นิยาย|tiểu thuyết|truyện ngắn|viết truyện|उपन्यास|कहानी|رواية|روايات|סיפורים|תסריט/iu;

/** A question for a story, a poem or a scene. */
const ASKED_FOR_TALE = [
  /\b(?:write|continue|tell|invent|compose|create|make up|finish|draft)\b[^.?!\n]{0,80}\b(?:story|stories|tale|novel|poem|scene|screenplay|sketch|limerick|fable|sonnet|legend|fan ?fiction|short play|opening)\b/iu,
  /(?:schreib|erzähl|erfinde|verfass|dichte)[^.?!\n]{0,80}(?:geschichte|märchen|gedicht|roman|szene|erzählung|fabel|krimi)/iu,
  /(?:écri|raconte|invente|compose|rédige)[^.?!\n]{0,80}(?:histoire|conte|nouvelle|poème|scène|roman|fable|légende)/iu,
  /(?:escrib|cuenta|cuéntame|inventa|redacta|crea)[^.?!\n]{0,80}(?:cuento|historia|relato|poema|novela|escena|fábula|leyenda)/iu,
  /(?:scriv|racconta|inventa|componi)[^.?!\n]{0,80}(?:racconto|storia|fiaba|poesia|romanzo|scena|favola|leggenda)/iu,
  /(?:escrev|conte|conta|inventa|crie)[^.?!\n]{0,80}(?:conto|história|poema|romance|cena|fábula|lenda)/iu,
  /(?:schrijf|vertel|verzin)[^.?!\n]{0,80}(?:verhaal|sprookje|gedicht|roman|scène)/iu,
  /(?:napisz|opowiedz|wymyśl)[^.?!\n]{0,80}(?:opowiadani|bajk|wiersz|powieś|scen|histori)/iu,
  /(?:skriv|berätta|fortell|fortæl|hitta på)[^.?!\n]{0,80}(?:berättelse|saga|dikt|novell|historie|eventyr|fortelling)/iu,
  /(?:hikaye|öykü|masal|şiir)[^.?!\n]{0,40}(?:yaz|anlat|uydur)/iu,
  /(?:物語|小説|童話|お話|詩)[^。？！\n]{0,20}(?:書|作|聞かせ)|(?:写|讲|编|創作|创作)[^。？！\n]{0,20}(?:故事|小说|小說|童话|诗)|(?:이야기|소설|동화|시)[^.?!\n]{0,20}(?:써|들려|만들)/u,
  /(?:напиши|расскажи|придумай|сочини)[^.?!\n]{0,80}(?:рассказ|сказк|истори|стих|роман|сцен)|(?:اكتب|احك|ألّف)[^.؟!\n]{0,60}(?:قصة|حكاية|قصيدة|رواية)/iu,
  /(?:γράψ|συνέχισ|πες|διηγήσου)[^.;!\n]{0,80}(?:ιστορί|παραμύθι|ποίημα|μυθιστόρημα|σκηνή|διήγημα|αστυνομικ)/iu,
  /(?:viết|kể|sáng tác|soạn)[^.?!\n]{0,80}(?:truyện|câu chuyện|tiểu thuyết|bài thơ|đoạn mở đầu|phân cảnh)/iu,
  /(?:tulis|buat|ceritakan|karang)[^.?!\n]{0,80}(?:cerita|cerpen|novel|puisi|dongeng|adegan)/iu,
  /(?:napiš|vyprávěj|vymysli)[^.?!\n]{0,80}(?:příběh|povídk|pohádk|báse|román|scén|detektivk)/iu,
  /(?:írj|mesélj|találj ki)[^.?!\n]{0,80}(?:történet|mesé|verset|regény|jelenet|novell|krimi)/iu,
  /(?:scrie|povestește|inventează)[^.?!\n]{0,80}(?:povest|basm|poezie|roman|scenă|nuvel)/iu,
  /(?:kirjoita|kerro|keksi)[^.?!\n]{0,80}(?:tarina|satu|runo|romaani|kohtau|novelli|dekkari)/iu,
  /(?:напиши|розкажи|вигадай|склади|сочини)[^.?!\n]{0,80}(?:оповіданн|казк|істор|вірш|роман|сцен|детектив)/iu,
  /(?:कहानी|कविता|उपन्यास|दृश्य|গল্প|কবিতা)[^।?!\n]{0,40}(?:लिख|सुना|बना|লিখ|বল)|(?:כתוב|כתבי|המצא|המציאי)[^.?!\n]{0,60}(?:סיפור|שיר|רומן|סצנה|אגדה)/u,
  /(?:เขียน|แต่ง|เล่า)[^\n]{0,40}(?:เรื่องสั้น|นิยาย|นิทาน|กลอน|ฉาก)|(?:andika|simulia|isulat|sumulat)[^.?!\n]{0,60}(?:hadithi|shairi|riwaya|kuwento|tula|nobela)/iu,
];

/** Work on a tale that goes on: "next scene", "my chapter 12". */
const WORK_ON_TALE =
  /\b(?:(?:next|first|last|final|opening|closing|new) (?:scene|chapter|verse|stanza|episode)|(?:scene|chapter|act) \d{1,3}\b|my (?:crime |fantasy |new |first )?(?:novel|novella|screenplay|short story|thriller|manuscript|audio ?drama|comic|d&d campaign))|(?:kapitel|akt|szene) \d{1,3}\b|(?:mein(?:en?|em|er)? (?:\p{L}+ )?(?:roman|krimi|kapitel|drehbuch|kurzgeschichte|hörspiel|manuskript)|nächste szene)|(?:mon|mes) (?:roman|polar|chapitre|scénario|nouvelle)|(?:chapitre|scène) \d{1,3}\b|scène suivante|mi (?:novela|guion|cuento|capítulo|relato)|(?:capítulo|escena) \d{1,3}\b|(?:il mio|del mio|mio) (?:romanzo|racconto|giallo|capitolo|copione)|capitolo \d{1,3}\b|meu (?:romance|conto|roteiro|capítulo)|mijn (?:roman|verhaal|hoofdstuk|thriller|scenario)|hoofdstuk \d{1,3}\b|moj(?:ej|ą|a|ego) (?:powieści|powieść|opowiadania|kryminału)|rozdział(?:u)? \d{1,3}\b|(?:min|mitt) (?:roman|novell|krim)/iu;

/** Whom only a tale has: who is called so was thought up for it. */
const CAST =
  /(?<!\p{L})(?:protagonist\p{L}*|main character|hero(?:ine)?|detective|inspector|superintendent|sleuth|villain|characters?|narrator|hauptfigur|heldin?|kommissar(?:in)?|ermittler(?:in)?|personnages?|héroïne|héros|commissaire|inspect(?:eur|rice)|personajes?|personage(?:m|ns)|personagg(?:io|i)|comisari[oa]|commissari[oa]|inspetora?|ispett(?:ore|rice)|hoofdpersoon|rechercheur|speurder|bohater(?:ka|em|ką)?|komisarz|huvudperson\p{L}*|hovedperson\p{L}*|päähenkilö\p{L}*|hlavní postav\p{L}+|personaj(?:ul)?|főszereplő\p{L}*|başkahraman\p{L}*|kahraman\p{L}*|dedektif|геро(?:й|иня|ем|ини|я)|следовател\p{L}*|сыщик\p{L}*|детектив\p{L}*|слідч\p{L}*|πρωταγωνιστ\p{L}*|επιθεωρητ\p{L}*|αστυνόμο\p{L}*|بطل\p{L}*|البطل\p{L}*|גיבור\p{L}*|नायक|नायिका|tokoh utama|nhân vật)(?!\p{L})|主角|主人公|女主|男主|主役|刑事|探偵|侦探|偵探|주인공|형사|탐정|ตัวเอก|ตัวละคร/iu;

/** Uses in which persons are those of history and public life. */
const KNOWLEDGE =
  /general knowledge|trivia|encyclop|\bquiz\b|museum|(?:world|art|music|local|natural|military|ancient) history|\bhistory (?:tutor|teacher|lesson|homework|class|guide|quiz|help|assistant|course)|biograph|allgemeinwissen|geschichts(?:unterricht|hausaufgab|lehr|nachhilfe)|lexikon|culture générale|(?:cours|devoirs?) d['’]histoire|cultura general|(?:clase|deberes|profesor) de historia|cultura generale|(?:lezion\p{L}|compiti) di storia|cultura geral|(?:aula|lição) de história|algemene kennis|geschiedenisles|wiedza ogólna|lekcj\p{L} historii|allmänbildning|genel kültür|enzyklopädie|enciclopedia|enciclopédia|encyklop\p{L}+|энциклопед\p{L}+|енциклопед\p{L}+|ansiklopedi|ensiklopedia|geschichtsassistent|schulassistent geschichte|aide (?:aux devoirs )?(?:d['’])?histoire|(?:tutor|asistente|ayuda) de historia|(?:tutor|assistente) de história|tutor sejarah|trợ lý lịch sử|pomocnik z historii|βοηθός ιστορίας|помощник по истории|помічник з історії|historieassistent|역사 학습|历史学习|歷史|雑学|世界史|日本史|百科|历史(?:课|作业)|상식|역사 (?:수업|숙제)/iu;

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
  if (ASKED_FOR_TALE.some((asked) => asked.test(input.value))) {
    return CAST.test(input.value) ? "fiction" : "tale";
  }
  if (WORK_ON_TALE.test(input.value)) return "fiction";
  if (KNOWLEDGE.test(use_case)) return "figures";
  return tellsHistory(interaction) ? "history" : undefined;
}
