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
  /(?:物語|小説|童話|お話|詩|場面|シーン|シナリオ|脚本)[^。？！\n]{0,20}(?:書|作|聞かせ)|(?:写|讲|编|創作|创作)[^。？！\n]{0,20}(?:故事|小说|小說|童话|诗)|(?:이야기|소설|동화|시)[^.?!\n]{0,20}(?:써|들려|만들)/u,
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

/** Whether a request is for a story, a poem or a scene. */
export function asksForTale(request: string): boolean {
  return ASKED_FOR_TALE.some((asked) => asked.test(request));
}
