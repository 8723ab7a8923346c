import { GROUP_WORD, lookUpWord } from "../../../tagging/gazetteer.ts";
import { languageNumber } from "../../../tagging/guess_language.ts";
import type { Candidate, DetectionInput, Detector } from "../../detector.ts";
import { addressedPersons } from "./addressed_persons.ts";
import { announcedPersons } from "./announced_persons.ts";
import { apposedPersons } from "./apposed_persons.ts";
import { delimitedPersons } from "./delimited_persons.ts";
import { findNames } from "../find_names.ts";
import { identifiedPersons } from "./identified_persons.ts";
import { framedPersons } from "./framed_persons.ts";
import { introducedPersons } from "./introduced_persons.ts";
import type { IntroducedPerson } from "./introduced_persons.ts";
import { invertedPersons } from "./inverted_persons.ts";
import { isInsideLink } from "../words/is_inside_link.ts";
import { isPublicFigure } from "./is_public_figure.ts";
import { isSaidOfAPerson } from "./is_said_of_a_person.ts";
import { knownPersons } from "./known_persons.ts";
import { mailedPersons } from "./mailed_persons.ts";
import { namedKin } from "./named_kin.ts";
import { ownedPets } from "./owned_pets.ts";
import { PET_WORDS } from "./pet_words.ts";
import { personsWithoutCapitals } from "./persons_without_capitals.ts";
import { lastLinePersons } from "./last_line_persons.ts";
import { lonePersons } from "./lone_persons.ts";
import { partColumns } from "../words/part_columns.ts";
import { romanisedKoreanPersons } from "./romanised_korean_persons.ts";
import { romanisedChinesePersons } from "./romanised_chinese_persons.ts";
import { roledPersons } from "./roled_persons.ts";
import { labelledPersons } from "./labelled_persons.ts";
import { makeTextCoverage } from "../words/text_coverage.ts";
import { signedPersons } from "./signed_persons.ts";
import { smallIntroductions } from "./small_introductions.ts";
import { tabledPersons } from "./tabled_persons.ts";
import { toldPersons } from "./told_persons.ts";
import { titledPersons } from "./titled_persons.ts";
import { trimPerson } from "./trim_person.ts";

const ENGLISH = languageNumber("en");

/** Animals that people give names to; their names are nobody's. */
const PET = new RegExp(
  `(?<!\\p{L})(?:${PET_WORDS})(?: (?:is )?(?:called|named|namens|nommée?|llamad[oa]|chiamat[oa]|chamad[oa]))?,? $`,
  "iu",
);

function toCandidate(
  span: { readonly start: number; readonly end: number; readonly confidence: number },
  { text, english }: { readonly text: string; readonly english: boolean },
): Candidate {
  const candidate: Candidate = { kind: "PERSON", ...span, validated: false };
  const pet = PET.test(text.slice(Math.max(0, span.start - 40), span.start));
  return pet || isPublicFigure(text, { ...span, english })
    ? { ...candidate, personal: false }
    : candidate;
}

/** Whether the tagger took the words that introduce a name for one. */
function isIntroduction(
  name: { readonly start: number; readonly end: number },
  introduced: readonly IntroducedPerson[],
): boolean {
  return introduced.some(
    ({ introduction, start }) =>
      introduction !== null && name.start >= introduction && name.end <= start,
  );
}

/** Whether it is a word for a group that somebody is said to belong to: "religion: Christian". */
function isGroup(text: string, span: { readonly start: number; readonly end: number }): boolean {
  const bits = lookUpWord(text.slice(span.start, span.end).toLowerCase());
  return (bits & GROUP_WORD) !== 0 && isSaidOfAPerson(text, span);
}

function detect(input: DetectionInput): Candidate[] {
  const { text } = input;
  const { names, analysis } = findNames(input);
  const introduced = introducedPersons(analysis);
  const tagged = names
    .filter((name) => name.kind === "PERSON" && !isIntroduction(name, introduced))
    .flatMap((name) => partColumns(text, name))
    .map((name) => ({ ...trimPerson(text, name), confidence: 0.5 + name.confidence / 2 }))
    .filter((span) => !isGroup(text, span));
  const without = personsWithoutCapitals(input);
  const framed = [
    ...without.full,
    ...romanisedKoreanPersons(text),
    ...romanisedChinesePersons(text),
    ...tabledPersons(text),
    ...delimitedPersons(text),
    ...invertedPersons(text),
    ...roledPersons(analysis),
    ...mailedPersons(analysis),
    ...signedPersons(text),
    ...identifiedPersons(text).map((span) => trimPerson(text, span)),
    ...labelledPersons(text).map((span) => trimPerson(text, span)),
    ...announcedPersons(text),
    ...lastLinePersons(text).map((span) => trimPerson(text, span)),
    ...apposedPersons(text).map((span) => trimPerson(text, span)),
    ...toldPersons(text),
    ...namedKin(text),
    ...addressedPersons(text),
    ...(analysis.language === ENGLISH ? framedPersons(text) : []),
    ...smallIntroductions(analysis),
  ];
  const spans = [
    ...knownPersons(analysis).map((span) => ({ ...trimPerson(text, span), confidence: 0.9 })),
    // What stands around these tells where they end, which the tagger does not see.
    ...framed.map((span) => ({ ...span, confidence: 0.75 })),
    ...tagged,
    ...lonePersons(analysis).map((span) => ({ ...span, confidence: 0.75 })),
    ...without.lone.map((span) => ({ ...span, confidence: 0.6 })),
    ...introduced.map((span) => ({ ...trimPerson(text, span), confidence: span.confidence })),
    ...titledPersons(text).map((span) => ({ ...trimPerson(text, span), confidence: 0.7 })),
    ...ownedPets(text).map((span) => ({ ...span, confidence: 0.7 })),
  ];
  const coverage = makeTextCoverage(text.length);
  return (
    spans
      // Where nothing of a name is left behind its titles, it is empty.
      .filter(({ start, end }) => start < end)
      .filter((span) => !isInsideLink(text, span) && coverage.take(span))
      .map((span) => toCandidate(span, { text, english: analysis.language === ENGLISH }))
      .sort((one, other) => one.start - other.start)
  );
}

/** Names of persons, by the tagger and by the words that introduce a name. */
export const detector: Detector = {
  id: "person",
  source:
    "Regulation (EU) 2016/679, Art. 4(1): a name identifies a natural person; https://eur-lex.europa.eu/eli/reg/2016/679/oj",
  detect,
  examples: {
    true: [
      { text: "My name is Katharina Brandl and I need help.", finds: ["Katharina Brandl"] },
      { text: "Please call Michael Thompson tomorrow.", finds: ["Michael Thompson"] },
      { text: "My mum Breda lives in Nenagh.", finds: ["Breda"] },
      { text: "Sehr geehrter Herr Lindner, vielen Dank.", finds: ["Lindner"] },
      {
        text: "Prezado Otávio Brandalise, CPF 418.273.659-19, boa tarde.",
        finds: ["Otávio Brandalise"],
      },
      { text: "¡Hola, Luz Marina Restrepo! Listo.", finds: ["Luz Marina Restrepo"] },
      { text: "Yaaay Mia Thornbury!! Nope", finds: ["Mia Thornbury"] },
      { text: "hi, my name is maria lopez", finds: ["maria lopez"] },
      { text: "tell them that uncle festus and dr patel will come", finds: ["festus", "patel"] },
      { text: "Nos vemos el lunes.\n\nUn saludo,\n\nR. Montilla", finds: ["R. Montilla"] },
      { text: "Gentile Sig.ra Deledda, il sopralluogo è fissato.", finds: ["Deledda"] },
      { text: "Prof Kahananui's seminar now meets at noon.", finds: ["Kahananui"] },
      { text: "My son Sung-ho is ill; ask for Riikka.", finds: ["Sung-ho", "Riikka"] },
      { text: "Emergency contact: her spouse Carol.", finds: ["Carol"] },
      { text: "hallo, mein name ist jannik und ich warte", finds: ["jannik"] },
      { text: "hey this is farhan from the gym", finds: ["farhan"] },
      { text: "Invoice to Oak Ltd, attn. Vito, 7 Elm Road, Leeds.", finds: ["Vito"] },
      { text: "El miércoles vino la doctora Belmonte.", finds: ["Belmonte"] },
      { text: "Потом Катя переехала в Самару.", finds: ["Катя"] },
      { text: "Kindly wait for Ms. Okonkwo-Reyes.", finds: ["Okonkwo-Reyes"] },
      { text: "Hi, it's Siobhán Ní Bhriain here again.", finds: ["Siobhán Ní Bhriain"] },
      { text: "Tôi tên là Nguyễn Văn An, chào bạn.", finds: ["Nguyễn Văn An"] },
      { text: "Dobrý den, pane Nováku, děkujeme.", finds: ["Nováku"] },
      { text: "Меня зовут Дмитрий Соколов, здравствуйте.", finds: ["Дмитрий Соколов"] },
      { text: "اسمي فاطمة الزهراني ورقم جوالي معك.", finds: ["فاطمة الزهراني"] },
      { text: "मेरा नाम राहुल शर्मा है।", finds: ["राहुल शर्मा"] },
      { text: "제 이름은 김민수이고 내일 갑니다.", finds: ["김민수"] },
      { text: "山田太郎と申します。よろしくお願いします。", finds: ["山田太郎"] },
      { text: "王先生您好，您的订单已发货。", finds: ["王"] },
      { text: "تفضل: حساب فهد بن ناصر العتيق رقم 27.", finds: ["فهد بن ناصر العتيق"] },
      { text: "คุณอรทัย ศรีวงศ์ทอง มาพบแพทย์เมื่อวาน", finds: ["อรทัย ศรีวงศ์ทอง"] },
      { text: "302호 임차인은 배수연 님이고 근처에서 일하십니다.", finds: ["배수연"] },
      { text: "渡辺美咲が昨日来店しました。", finds: ["渡辺美咲"] },
      { text: "Nazwisko i imię: WRZESZCZ GENOWEFA", finds: ["WRZESZCZ GENOWEFA"] },
      { text: "o stanie zdrowia pytała p. Sadurska wczoraj", finds: ["Sadurska"] },
      { text: "Il marito, sig. Ermes Visintin, ha chiamato.", finds: ["Ermes Visintin"] },
      { text: "La titular Remigia Etxenike tiene el móvil.", finds: ["Remigia Etxenike"] },
      { text: "Dłużniczka Wanesa Mroczkowicz zalega 3200 zł.", finds: ["Wanesa Mroczkowicz"] },
      { text: "Tetangganya, Pak Sugriwo Hadiwinata, tahu.", finds: ["Sugriwo Hadiwinata"] },
      { text: "उनके पति दिगंबर वाघमारे का नंबर यही है।", finds: ["दिगंबर वाघमारे"] },
      { text: "أنا صديق نواف العتيبي وأريد رقمه.", finds: ["نواف العتيبي"] },
      { text: "Adaora Umeh-Lawal owes us N45,000.", finds: ["Adaora Umeh-Lawal"] },
      { text: "The lid of Venkataraman's mug broke.", finds: ["Venkataraman"] },
      {
        text: "Roster: Hartono, Dewi, 8; Eze, Adaeze, 6.",
        finds: ["Hartono, Dewi", "Eze, Adaeze"],
      },
      { text: "First on the list: Tan Wei Ling, +65 9128 4407.", finds: ["Tan Wei Ling"] },
      { text: "Moradi v. Kwon, decided in 2023, is the authority.", finds: ["Moradi", "Kwon"] },
      { text: "어제 한지민이 전화를 했습니다.", finds: ["한지민"] },
      { text: "The pump was late, Maviglio said.", finds: ["Maviglio"] },
      { text: "Die Familie Koulibaly zahlt immer pünktlich.", finds: ["Koulibaly"] },
      { text: "Unsere Hausmeisterin Annegret hat den Schlüssel.", finds: ["Annegret"] },
      { text: "gestern kam liselotte vorbei und hat bezahlt", finds: ["liselotte"] },
      { text: "heute war frau özdemir bei uns am telefon", finds: ["özdemir"] },
      { text: "Вчера мы спорили с Мусабаевым о крыше.", finds: ["Мусабаевым"] },
      { text: "Тимофей позвонил вечером и всё рассказал.", finds: ["Тимофей"] },
      {
        text: "We talked with Professors Ronn, Brown and Osei-Bonsu about it.",
        finds: ["Ronn", "Brown", "Osei-Bonsu"],
      },
      {
        text: "El cargo es de la línea de Remedios Altuna Cifre.",
        finds: ["Remedios Altuna Cifre"],
      },
      {
        text: "| Learner | Reason |\n|---|---|\n| Thandolwethu Mkhabela | fees |",
        finds: ["Thandolwethu Mkhabela"],
      },
    ],
    false: [
      "Please open the Control Panel and click on Network Settings.",
      "const userName = getUserName();",
      "It's still Monday here and this is important, says the writing.",
      "คุณสามารถ เข้าสู่ระบบ ได้ที่นี่",
      "| Product | Price |\n|---|---|\n| Garden Chair | 20 |",
      "東京都の山田町で原田電子の新しい帽子を買いました。",
      "이용자가 조정은 어렵다고 했습니다.",
      "저는 한국인입니다. 신규 고객님께 쿠폰을 드립니다.",
      "Die Lieferung der Ware erfolgt nach Eingang der Zahlung.",
      "Our Customer Service Team and the Patient Care Center answer within a day.",
      "They cook with oil from General Mills in the Rocky Mountains.",
      "The network al-Qaida is banned, and the Sunni leaders said so.",
      "The Mayor of New Orleans, saying so, left the room.",
      "Die Linie der Busse fährt heute nicht mehr.",
      "Поезда идут из Саратова в Берлин через Брест.",
      "Der Mieter Vertrag Nummer Sieben liegt bei.",
    ],
  },
};
