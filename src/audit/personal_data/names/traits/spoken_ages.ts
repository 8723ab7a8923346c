import { KIN } from "./kin_words.ts";
import { matchNumbers, type NumberMatch } from "../match_numbers.ts";

/** Ages as people say them of themselves and their kin, without a word for years. */

/** What goes on behind an age, and behind no count. */
const GOES_ON =
  "(?=[.!?](?!\\d)|, ?(?!\\d)| (?:and|und|y|e|en|og|och|i|et|ma|mas|pero|men|maar|aber|but)\\b|$)";
const GROWN = "[1-9]\\d";

const PATTERNS = [
  // "bin 66 und gerade in Rente", "ik ben 63 en heb", "tengo 14 y", "tenho 34, moro", "jag är 23 och".
  new RegExp(
    `(?<=(?:^|[.!?,\\n] ?|\\b(?:ich|ik|jeg|jag|yo|eu|hola|hoi|hej|hallo|porque|que|und|y|e|en|og|och),? )(?:bin|ben|er|är|tengo|tenho) )${GROWN}${GOES_ON}`,
    "iuy",
  ),
  // "im 19 first time voting".
  new RegExp(
    `(?<=(?:^|[.!?,\\n] ?|\\b(?:hi|hey|and) )i[’']?m )${GROWN}(?= (?:first|and|but|from|yo\\b|so)|[.,!?](?!\\d)|$)`,
    "iuy",
  ),
  // "meine Mutter ist 71 und", "mi viejo tiene 71 y desde".
  new RegExp(`(?<=(?<!\\p{L})${KIN} (?:ist|tiene|is|er|är|tem|ha) )${GROWN}${GOES_ON}`, "iuy"),
  // "Ek is 62 en".
  new RegExp(`(?<=(?:^|[.!?,\\n] ?|\\b(?:en|maar) )ek is (?:nou )?)${GROWN}${GOES_ON}`, "iuy"),
  // "Olen 54."
  new RegExp(`(?<=(?:^|[.!?,\\n] ?)olen )${GROWN}(?=[.,!?](?!\\d)|$| (?:ja|ning)\\b)`, "iuy"),
  // "jeg er 8 år".
  /(?<=\b(?:jeg er|jag är|ik ben|ich bin) )\d{1,2}(?= (?:år|jaar|jahre)\b)/iuy,
  // "पापा की उम्र 66 है", "पिताजी 67 साल के हैं".
  /(?<=उम्र )\d{1,3}(?![.,]?\d)|(?<=(?<!\d)[ ,])\d{1,3}(?= साल (?:के|की|का) (?:हैं|है|हूँ|हूं|थे|थी))/uy,
  // "мені 31.", "je mi 8".
  /(?<=(?<!\p{L})(?:мені|мне|йому|їй|ему|ей) )[1-9]\d(?=[.,!?](?!\d)|$| (?:а|і|та|и|но|але)(?!\p{L}))|(?<=(?<!\p{L})(?:je mi|je mu|je jí|je jej) )\d{1,2}(?=[.,!?](?!\d)|$| (?!kč|korun|hodin|minut|stup|dní|dnů|týdn|měs|kg|°|%)\p{L})/iuy,
  // "у мами 68 років", "маме 68 лет".
  /(?<=(?<!\p{L})(?:мам|тат|пап|бабус|бабушк|дідус|дедушк|сын|син|дочк|доньц|дочер|брат|сестр|чолові|жен|дружин|муж)\p{L}{0,5} )\d{1,3}(?= (?:років|роки|рік|лет|год|года)(?!\p{L}))/iuy,
  // "На 76 г. съм".
  /(?<=(?<!\p{L})на )\d{1,3}(?= (?:г\.|год\.|години) (?:съм|е|са|сме|беше|бях)(?!\p{L}))/iuy,
  // "sunt programator, 34 ani".
  /(?<=(?<!\p{L})sunt [^.!?\n]{2,40}, )[1-9]\d(?= (?:de )?ani(?:[.,;!?)]|$))/iuy,
  // "η μητέρα μου 66 ετών".
  /(?<=(?:μητέρα|πατέρας|μαμά|μπαμπάς|γιαγιά|παππούς|γιος|κόρη|αδε[λρ]φός|αδε[λρ]φή|σύζυγος|άντρας|γυναίκα) (?:μου|του|της|μας|σου) )\d{1,3}(?= (?:ετών|χρονών|χρόνων))/iuy,
  // "मैं 16 का हूँ".
  /(?<=(?:मैं|वह|वो) )\d{1,3}(?= (?:का|की|के) (?:हूँ|हूं|है|हैं|था|थी))/uy,
  // "ลูกชาย 17".
  /(?<=(?:ลูกชาย|ลูกสาว|หลานชาย|หลานสาว|คุณแม่|คุณพ่อ|คุณยาย|คุณตา|คุณย่า|คุณปู่) (?:อายุ )?)[1-9]\d(?= (?!บาท|คน|วัน|ครั้ง|เดือน|ชั่วโมง|นาที|กก|กิโล)\p{L})/uy,
  // "عمر 47 سال", "عمره 12 سنة".
  /(?<=(?<!\p{L})عمر(?:ي|ه|ها|ش|م)? )\d{1,3}(?= (?:سال|سنة|سنه|عام))/uy,
  // "anak saya 7 tahun".
  /(?<=(?<!\p{L})(?:anak|ibu|bapak|bapa|ayah|mak|nenek|datuk|kakek|adik|kakak|suami|isteri|istri|cucu)(?: (?:saya|aku|kami|dia|kita))?(?: (?:umur|usia|berumur|berusia))? )\d{1,3}(?= (?:tahun|thn|th)(?!\p{L}))/iuy,
  // "bunicul (83 ani)".
  /(?<=(?<!\p{L})(?:bunic|mam[ae]|tat[aă]|soți|fiic|frate|sora|sor[ae])\p{L}{0,4}(?: (?:mea|meu|\p{Lu}\p{L}{1,20}))? \()\d{1,3}(?= (?:de )?ani\))/iuy,
  // "44 na ako".
  /(?<!\d)[1-9]\d(?= na (?:po )?(?:si|ako|siya|kami)\b)/uy,
  // "15f, 5'5".
  /(?<=^|\n)[1-9]\d(?=[fm],? )/uy,
];

/** Numbers that somebody says as an age. @param places where the text has short numbers */
export function spokenAges(text: string, places: readonly number[]): NumberMatch[] {
  return PATTERNS.flatMap((pattern) => matchNumbers(text, { places, pattern }));
}
