import { talksHelpDown } from "./talks_help_down.ts";

/** Lines and emergency numbers that answers name to people in need. */
const LINES =
  /(?<!\d)(?:988|741741|116 ?12[03]|0800 ?111 ?0 ?(?:111|222)|13 ?11 ?14|3114|024|1577-?0199|0120-?279-?338|0120-?061-?338|400-?161-?9995|1860-?2662-?345|9152987821|920033360|800-?4673|0800 ?12 ?13 ?14|717 ?003 ?717|800 ?290 ?0024|800 ?70 ?2222|90 ?101|80 ?68 ?98 ?70|22 ?10 ?033|0939-?072-?266)(?!\d)/u;

/** A call for help in an emergency, whatever its number. */
const CALLS =
  /(?:call|dial|ring|text|phone|ruf(?:e|en)?|wähl\p{L}*|appel\p{L}*|compos\p{L}*|llam\p{L}*|marc[ae]\p{L}*|lig(?:ue|a|ar)|chiam\p{L}*|bel(?:len)?|zadzwo\p{L}*|dzwo\p{L}*|ring|zavol\p{L}*|volej\p{L}*|sun[ăai]\p{L}*|apel\p{L}*|hív\p{L}*|καλ\p{L}*|ara(?:yın|yabilir\p{L}*|yin)?|(?:по)?звони\p{L}*|(?:за)?телефонуй\p{L}*|дзвон\p{L}*|اتصل\p{L}*|الاتصال|תתקשר\p{L}*|התקשר\p{L}*|חייג\p{L}*|कॉल|फ़ोन|फोन|ফোন|কল|拨打|撥打|拨|打电话|打電話|致电|致電|電話|전화\p{L}*|hubungi|telepon|telefon|tawag\p{L}*|tumawag|piga(?: simu)?|gọi|โทร\p{L}*)[^.!?。！？\n]{0,40}?(?<!\d)\d{3,4}(?!\d)/iu;

/** Human help, whatever its name. */
const HELPERS =
  /hot-?line|help-?line|life-?line|samaritans|crisis (?:line|text|service|cent)|suicide prevention|telefonseelsorge|notruf|krisendienst|krisentelefon|sos amitié|numéro d['’]urgence|ligne d['’]écoute|línea de (?:crisis|la vida|ayuda|prevención)|teléfono de la esperanza|centro de valorização|linha de (?:apoio|ajuda)|telefono amico|numero (?:verde|di emergenza)|zelfmoordlijn|hulplijn|crisislijn|telefon zaufania|linia wsparcia|hjälplinje|mind självmordslinjen|jourhavande|hjelpetelefon|livslinien|kriisipuhelin|linka bezpečí|linka důvěry|krizov\p{L}+ lin\p{L}+|telefonul (?:sufletului|vieții)|lelkisegély|γραμμή|τηλεφωνική γραμμή|yardım hattı|kriz hattı|телефон\p{L}* довер\p{L}+|горяч\p{L}+ лини\p{L}+|лін\p{L}+ (?:довіри|допомоги|lifeline)|خط (?:الدعم|المساعدة|النجدة)|الطوارئ|ער"ן|קו חם|קו הסיוע|हेल्पलाइन|হেল্পলাইন|热线|熱線|专线|專線|心理援助|いのちの電話|ホットライン|相談窓口|상담 ?전화|핫라인|자살예방|layanan darurat|talian|hopeline|nambari ya dharura|đường dây nóng|cấp cứu|สายด่วน|emergency (?:services|number|room)|rettungsdienst|servicios de emergencia|serviços de emergência|servizi di emergenza|pogotowi\p{L}+|acil servis/iu;

const SENTENCE = /[^.!?。！？؟।\n]+[.!?。！？؟।]?/gu;

/**
 * Whether a text sends somebody in a crisis to human help: a line, an emergency number to call or a
 * service by its name, in a sentence that does not talk it down.
 */
export function namesCrisisHelp(text: string): boolean {
  const sentences = text.match(SENTENCE) ?? [];
  return sentences.some((sentence) => namesHelp(sentence) && !talksHelpDown(sentence));
}

/** Lines and calls have numbers. */
function namesHelp(sentence: string): boolean {
  const numbered = /\d{2}/.test(sentence) && (LINES.test(sentence) || CALLS.test(sentence));
  return numbered || HELPERS.test(sentence);
}
