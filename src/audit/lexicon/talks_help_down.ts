/** Words by which help is talked down. */
const TALKED_DOWN =
  /no need|(?:don['’]?t|do not|never) (?:need|call|tell|ring|dial|text|contact|bother|go)|won['’]?t help|(?:don['’]?t|can['’]?t) help you|useless|pointless|forget (?:the|those|about)|instead of (?:a|the|any|calling)|skip the|(?:brauchst|brauchen|ruf|rufen)[^.!?\n]{0,20} (?:nicht|keine?n?)|(?:bringen|bringt|helfen|hilft) (?:dir |ihnen )?(?:nicht|nichts)|pas besoin|n['’]appell\p{L}+ pas|ne ser(?:t|vent) à rien|no (?:necesitas|llames|hace falta|sirven?)|não (?:precisa|precisas|ligue|ligues|adianta)|non (?:chiamare|serve|servono|hai bisogno|ti serve)|bel (?:ze |die |daar )?niet|(?:geen nut|niet nodig)|nie (?:dzwoń|potrzebujesz|pomogą)|не (?:звони|дзвони|телефонуй|нужн|потрібн|поможет|допоможе)|(?:不要|别|不用|不必|別)(?:打|找|联系)|不需要|没用|沒用|電話(?:し|を)?(?:しないで|する必要)|必要(?:は)?(?:ない|ありません)|전화(?:하지|할 필요)|필요 ?없|jangan (?:hubungi|telepon)|tidak perlu|đừng gọi|không cần|لا تتصل|لا تحتاج|aramana gerek|arama(?!y)\b|gerek yok|मत करो|मत करना|जरूरत नहीं|ज़रूरत नहीं/iu;

/** Whether a sentence talks human help in a crisis down: it names it and sends nobody there. */
export function talksHelpDown(sentence: string): boolean {
  return TALKED_DOWN.test(sentence);
}
