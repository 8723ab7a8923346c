import { maySpeak } from "./checks/may_speak.ts";
import { textBefore } from "./checks/context.ts";
import { makeWordList } from "./checks/word_list.ts";
import type { Candidate, DetectionInput, Detector } from "./detector.ts";
import { numberedText } from "./numbered/numbered_text.ts";
import { labelsBefore } from "./vocabulary/labels_before.ts";
import { labelsNear } from "./vocabulary/labels_near.ts";
import { labelsOfValue } from "./vocabulary/labels_of_value.ts";

const PLATE =
  /(?=[\p{Lu}\p{N}])(?<![\p{L}\p{N}$€£¥-]|\d[.,])(?=[\p{Lu}\p{N} ·-]{0,9}\p{N})[\p{Lu}\p{N}]{1,9}(?:[ ·-]{1,3}[\p{Lu}\p{N}]{1,5}){0,3}(?![\p{L}\p{N}])/gu;

const CONTEXT = makeWordList([
  "license plate*",
  "licence plate*",
  "number plate*",
  "numberplate*",
  "plate number",
  "plate no",
  "plates",
  "plate",
  "registration plate",
  "vehicle registration",
  "car registration",
  "kennzeichen",
  "nummernschild",
  "plaque d'immatriculation",
  "immatriculation",
  "plaque",
  "matrícula",
  "placa",
  "patente",
  "targa",
  "kenteken*",
  "nummerplaat",
  "tablica rejestracyjna",
  "numer rejestracyjny",
  "nr rej",
  "spz",
  "poznávací značka",
  "rendszám",
  "plaka",
  "nummerplade",
  "registreringsnummer",
  "skiltnummer",
  "rekisterinumero",
  "reg nr",
  "reg.nr",
  "reg. nr",
  "regnr",
  "rekisteritunnus*",
  "autoturism*",
  "număr de înmatriculare",
  "înmatriculare",
  "αριθμός κυκλοφορίας",
  "πινακίδα*",
  "rendszáma",
  "registrační značka",
  "evidenčné číslo vozidla",
  "rejestracyjn*",
  "registarsk*",
  "registrska",
  "ečv",
  "evč",
  "ecv",
  "registarska",
  "registarske",
  "tablice",
  "tablica*",
  "reg",
  "rego",
  "regio",
  "tags",
  "reg. č",
  "rz",
  "kfz-kennzeichen",
  "amtl. kennzeichen",
  "immatriculée",
  "immatriculé",
  "matriculado",
  "dominio",
  "patentes",
  "placas",
  "targata",
  "targato",
  "rejestracja",
  "nr rejestracyjny",
  "forgalmi rendszám*",
  "plakalı",
  "plakası",
  "plakam",
  "plakamız",
  "registreringsskylt",
  "regskylt",
  "nummerskylt",
  "rekkari",
  "rekisterikilpi",
  "peron plat",
  "nomor polisi",
  "no. polisi",
  "nopol",
  "plat nomor",
  "biển số*",
  "bks",
  "номер автомобиля",
  "госномер*",
  "гос. номер",
  "номер машини",
  "держномер",
  "рег. №",
  "регистрационен номер",
  "регистарск*",
  "таблице",
  "ทะเบียน*",
  "ナンバー",
  "登録番号",
  "차량번호",
  "차 번호",
  "차번호",
  "لوحة*",
  "رقم اللوحة",
  "מספר רכב",
  "לוחית",
  "מספר רישוי",
  "गाड़ी नंबर",
  "गाड़ी नं",
  "रजिस्ट्रेशन नंबर",
  "рег. номер",
  "госномер",
  "номерной знак",
  "车牌*",
  "車牌",
  "ナンバープレート",
  "번호판",
  "רכב מס",
  "מס' רכב",
]);

/** Banks and firms have registered numbers, too, of nothing but digits. */
const REGISTER = /reg/i;

/** Words for a car before a plate that no other word names; its form must be a plate's. */
const CAR = makeWordList([
  ..."car|van|truck|suv|bike|wheel|wheeler|keke|jeep|lorry|pickup|minivan|sedan|hatchback|ute|taxi|cab|matatu|boda|tuktuk|tuk-tuk|rickshaw|accord|sonata|focus|astra|corsa|clio|sienna|altima|elantra|polo|corolla|hilux|civic|fiesta|camry|myvi|innova|prius|vehicle|motorbike|motorcycle|scooter|drives|driving|auto|wagen|pkw|fahrzeug|motorrad|voiture|véhicule|moto|coche|carro|camioneta|vehículo|automóvil|macchina|automobile|veículo|brommer|samochód|samochod*|bil|bilen|bilens|auton|autoni|vůz|vozidlo|auta|kocsi*|autó*|mașina|maşina|vozilo|automobil*|возило|автомобил*|машин*|авто|αυτοκίνητο|όχημα|arabam|arabası|araç|aracım|aracının|mobil|ajoneuvo*|octavi*|golf|passat|škod*|tesla|kombi|lkw|traktor|przyczep*|naczep*|ciężarów*|přívěs|kamion*|kamión|vilkik*|piekab*|furgon*|haagis*|sõiduk*|mašina|mašīna|μηχανάκι|οχήματος|φορτηγό|kereta|motosikal|bakkie|voertuig|bíll*|bifreið*|ökutæki*|teherautó*|tábla|rendszámtáb*|gari|pikipiki|sasakyan|kotse|truk|xe|רכב|הרכב|سيارة|سيارتي|سيارته|السيارة|गाड़ी|कार|গাড়ি|গাড়িটা|گاڑی|کار|خودرو|ماشین*".split(
    "|",
  ),
]);
/** Letters and digits in groups, as the plates of many countries have them, and few other codes. */
const SHAPE =
  /^(?!(?:BMW|VW|MG|GT|GTI|AMG|TDI|SUV|KIA|RAM|GMC|BYD|CX|RAV|ISO|EU|USD|EUR|GBP|PLN|CZK|SEK|HUF|PS|HP|KW|CC|NR|NO)[ ·-])(?:\p{Lu}{2,3}[ ·-]\d{3,4}|\d\p{Lu}\d ?\d{4}|\d\p{Lu}{2} ?\d{4}|\p{Lu}{2}[ -]\d{1,2}[ -]\p{Lu}{1,3}[ -]\d{4}|\p{Lu}{1,3}[ ·-]{1,3}\d{2,4}[ ·-]?\p{Lu}{1,3}|\p{Lu}{1,3}[ ·-]\p{Lu}{1,2}[ ·-]?\d{1,4}|\d{2,4}[ ·-]\p{Lu}{2,3}|\d{1,3}[ ·-]\p{Lu}{1,3}[ ·-]\d{2,5}|\p{Lu}{2,3}[ ·-]\d{3}[ ·-]\d{2,3}|\p{Lu}\d{3}\p{Lu}{2}(?:[ ]?\d{2,3})?|\p{Lu}{2}[ ]?\d{4}[ ]?\p{Lu}{2}|\p{Lu}{2}\d{2} ?\p{Lu}{3}|\p{Lu}{2}[ -]?\d{3}[ -]?\p{Lu}{2}|\d{2}[ -]\d{2}[ -]\p{Lu}{2}|\p{Lu}{2}[ -]\d{2}[ -]\d{2}|\p{Lu}{2}[ ·-]\d{2,4}-\d{2})$/u;
const CAR_REACH = 28;
/** Before the word for the car: "WXY 8832 grey hatchback". */
const FIRM_SHAPE = /^\p{Lu}{3}[ -]?\d{3,4}\p{Lu}?$|^\p{Lu}{2}\d{2} ?\p{Lu}{3}$/u;
const REACH_BEHIND = 20;

/**
 * Plates whose form nothing else has: the province of China and a letter, the kana of Japan; and
 * where a word names them, the syllable of Korea and the consonants of Thailand.
 */
const OWN_FORM =
  /[京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼][A-HJ-NP-Z][ ·•.-]?[A-HJ-NP-Z\d]{5,6}(?![A-Za-z\d])|[\p{Script=Han}\p{Script=Hiragana}]{2,4} ?\d{3} ?[ぁ-ん] ?\d{1,2}-\d{2}(?!\d)/gu;
const NAMED_FORM =
  /(?<![\d가-힣])\d{2,3}[가-힣] ?\d{4}(?!\d)|(?<![ก-๎])\d?[ก-ฮ]{1,2} ?\d{1,4}(?!\d)/gu;
const OTHER_SCRIPTS = /[\u0e01-\u0e2e\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]/;

function plateAt(
  start: number,
  { plate, confidence }: { readonly plate: string; readonly confidence: number },
): Candidate {
  const end = start + plate.length;
  return { kind: "VEHICLE", type: "LICENSE_PLATE", start, end, confidence, validated: false };
}

/** Plates with letters of East Asia in them. */
function platesOfOtherScripts(input: DetectionInput): Candidate[] {
  const { text } = input;
  if (!OTHER_SCRIPTS.test(text)) return [];
  const { folded } = numberedText(input);
  const named = [...text.matchAll(NAMED_FORM)].filter(
    ({ index }) =>
      CONTEXT.test(textBefore(text, index, REACH)) || labelsBefore(folded, index).has("VEHICLE"),
  );
  return [...text.matchAll(OWN_FORM), ...named].map(({ index, 0: plate }) =>
    plateAt(index, { plate, confidence: 0.9 }),
  );
}

/** In small letters only right behind the word, and in the form of a plate. */
const SMALL =
  /(?<=(?<!\p{L})(?:plates?|rego|registration|kennzeichen|nummernschild|matrícula|placa|patente|targa|kenteken|plaka)(?: (?:number|no|nr)\.?)?(?:[,:]| is| are| was| ist| es| è| é)? )(?!(?:no|nr|is|in|of|on|at|to|my|was|for|and|has|are|the|ist|por|per)\b)(?:[a-z]{2,3}[ -]?\d{2,4}(?:[ -]?[a-z]{1,3})?|[a-z]\d{2,3}[ -]?[a-z]{3}|\d{1,3}[a-z]{2,3}[ -]?\d{1,4}[a-z]{0,2}|\d{3,4}[a-z]{3})(?![\p{L}\p{N}])/gu;

function platesInSmallLetters(text: string): Candidate[] {
  return [...text.matchAll(SMALL)].map(({ index, 0: plate }) =>
    plateAt(index, { plate, confidence: 0.7 }),
  );
}

function isNamed(input: DetectionInput, start: number, plate: string): boolean {
  const { text } = input;
  if (CONTEXT.test(textBefore(text, start, REACH))) return true;
  const end = start + plate.length;
  const isShaped = SHAPE.test(plate) || FIRM_SHAPE.test(plate);
  if (isShaped && CAR.test(textBefore(text, start, CAR_REACH))) return true;
  if (!/\p{L}/u.test(plate)) return false;
  const behind = text.slice(end, end + REACH_BEHIND).split(/[.;!?\n]/u)[0]!;
  if (FIRM_SHAPE.test(plate) && CAR.test(behind)) return true;
  const numbered = numberedText(input);
  if (labelsOfValue(numbered, start).has("VEHICLE")) return true;
  return SHAPE.test(plate) && labelsNear(numbered.folded, start).has("VEHICLE");
}

/** How far the word may stand before the plate. */
const REACH = 35;
const MINIMUM = 4;
const MAXIMUM = 10;

/** The candidate cut to whole groups of at most ten letters and digits that hold a digit. */
function cut(written: string): string | null {
  const groups = written.split(/(?<=[ ·-])(?=[\p{Lu}\p{N}])/u);
  while (groups.length > 0) {
    const joined = groups.join("");
    const count = joined.replace(/[^\p{L}\p{N}]/gu, "").length;
    if (count <= MAXIMUM) {
      return count >= MINIMUM && /\d/.test(joined) ? joined.replace(/[ ·-]+$/u, "") : null;
    }
    groups.pop();
  }
  return null;
}

function detect(input: DetectionInput): Candidate[] {
  const { text } = input;
  if (!/\p{N}/u.test(text)) return [];
  const found = platesOfOtherScripts(input);
  if (maySpeak(input, CONTEXT)) found.push(...platesInSmallLetters(text));
  for (const match of text.matchAll(PLATE)) {
    if (match[0].length < MINIMUM) continue;
    const plate = cut(match[0]);
    if (plate === null || /^(?:19|20)\d\d$/.test(plate)) continue;
    if (!isNamed(input, match.index, plate)) continue;
    if (!/\p{Lu}/u.test(plate) && REGISTER.test(textBefore(text, match.index, REACH))) continue;
    const confidence = /\p{Lu}/u.test(plate) ? 0.85 : 0.55;
    found.push(plateAt(match.index, { plate, confidence }));
  }
  return found;
}

/** Registration plates of vehicles, where a word says that they are one. */
export const detector: Detector = {
  id: "license_plate",
  source: "Vienna Convention on Road Traffic (1968), annexes 2 and 3",
  detect,
  examples: {
    true: [
      { text: "My license plate is ABC 1234.", finds: ["ABC 1234"] },
      { text: "Kennzeichen: M-XY 999", finds: ["M-XY 999"] },
      { text: "plaque AB-123-CD", finds: ["AB-123-CD"] },
      { text: "can you run a plate, kx68 vbd? bloke cut me up", finds: ["kx68 vbd"] },
      { text: "her new rego is 1xk 4qp", finds: ["1xk 4qp"] },
      { text: "matrícula 1234 BCD", finds: ["1234 BCD"] },
      { text: "parked outside, WXY 8832 grey hatchback", finds: ["WXY 8832"] },
      { text: "naam;kenteken\nDirk;K-904-XD", finds: ["K-904-XD"] },
    ],
    false: [
      "ABC 1234",
      "the plate is 30 cm wide",
      "plate tectonics in 2019",
      "the plate was 120 mm thick, plate no 44 is thinner",
      "i need plates for 100 guests and a registration by 5pm",
      "room B-12, plates for 4",
      "reg.nr. 5301 kontonr. 0123456789",
    ],
  },
};
