import { matchSpans } from "../match_spans.ts";
import { FULL_NAME } from "./name_pattern.ts";
import { isPersonRole } from "./person_roles.ts";

/** What is only told of somebody: debts, illness, crimes, home, by language. */
const TOLD = [
  "is (?:a|an) (?:[a-z]{3,12} )?(?:criminal|thief|fraud|fraudster|liar|cheat|debtor|scammer|prostitute|drunk|addict|widow|widower|patient|single (?:mother|father))\\b",
  "(?:still )?owes?\\b|hasn['’]t paid|has not paid|refuses to pay|lives (?:at|in|on|with)\\b|suffers from|was diagnosed|is pregnant|has (?:HIV|AIDS|cancer|depression|diabetes|epilepsy|schizophrenia|been diagnosed|been in hospital|defaulted)\\b",
  "ist (?:eine?|der|die) (?:\\p{L}{3,12} )?(?:Betrüger(?:in)?|Dieb(?:in)?|Lügner(?:in)?|Schuldner(?:in)?)\\b|schuldet|wohnt (?:in|im|am|bei)|leidet (?:an|unter)|ist schwanger|hat (?:HIV|AIDS|Krebs|Depressionen|Diabetes|Schulden)\\b",
  "est (?:une? )?(?:voleu(?:r|se)|escroc|menteu(?:r|se)|débit(?:eur|rice)|enceinte|séropositi(?:f|ve))\\b|doit (?:encore )?\\d|habite|souffre d|a (?:le VIH|un cancer|le sida)\\b",
  "es (?:una? )?(?:ladr[oó]na?|estafadora?|mentiros[oa]|deudora?|moros[oa])\\b|debe (?:\\d|dos|tres)|vive en|sufre de|padece|tiene (?:VIH|cáncer|sida|depresión|deudas)\\b|está embarazada",
  "é (?:uma? )?(?:ladr(?:ão|a)|golpista|caloteir[oa]|devedora?|mentiros[oa])\\b|deve (?:R\\$|\\d)|mora (?:em|na|no)|sofre de|tem (?:HIV|câncer|aids|depressão|dívidas)\\b|está grávida",
  "è (?:una? )?(?:ladr[oa]|truffat(?:ore|rice)|bugiard[oa]|debit(?:ore|rice)|morosa?|incinta)\\b|deve (?:ancora )?\\d|abita (?:in|a)|soffre di|ha (?:l['’]HIV|un tumore|la depressione)\\b",
  "is (?:een )?(?:dief|oplichter|leugenaar|schuldenaar|zwanger)\\b|is nog \\d|woont (?:in|op|aan)|lijdt aan|heeft (?:hiv|aids|kanker|een depressie|schulden)\\b",
  "jest (?:złodziej|oszust|dłużni|kłamc|w ciąży)|zalega|mieszka (?:przy|w)|cierpi na|ma (?:HIV|AIDS|raka|depresję|długi)(?!\\p{L})",
  "är (?:en )?(?:tjuv|bedragare|lögnare|gravid)\\b|är skyldig|bor (?:på|i)\\b|lider av|har (?:hiv|aids|cancer|depression|skulder)\\b|er (?:en )?(?:tyv|svindler|bedrager|gravid)\\b|skylder",
  "este (?:o |un )?(?:hoț|hoață|escroc|mincinos|datornic|însărcinată)|datorează|locuiește|suferă de|are (?:HIV|SIDA|cancer|depresie|datorii)(?!\\p{L})",
  "je (?:zloděj|podvodn|lhář|dlužn|těhotná|zlodej|dlžn)|dluží|dlhuje|bydlí|býva|trpí|má (?:HIV|AIDS|rakovinu|depresi|dluhy)(?!\\p{L})|tolvaj|csaló|tartozik|szenved|HIV-?pozitív",
  "(?:это )?вор(?:овка)?\\b|мошенни|должен|должна|задолжал|живёт|живет|проживает|страдает|болен|больна|беременна|имеет (?:ВИЧ|долг)|винен|винна|заборгува|мешкає|хворіє|хвора|дължи|живее|боледува",
  "χρωστά(?:ει)?|οφείλει|είναι (?:κλέφτ|απατεών|έγκυος)|πάσχει|μένει (?:στ|σε)",
  "borçlu|hırsız|dolandırıcı|hamile|oturuyor|HIV(?:'li| pozitif)|adalah (?:penipu|pencuri|penjahat)|berutang|menunggak|tinggal di|menderita|mengidap|hamil\\b|ni (?:mwizi|tapeli|mjamzito)|anadaiwa|anaishi|anaugua|ana (?:VVU|UKIMWI|saratani|deni)\\b|ay (?:magnanakaw|manloloko|buntis|may utang|nakatira|may HIV)|nợ (?:\\d|tiền)|là kẻ (?:lừa đảo|trộm)|sống (?:ở|tại)|bị (?:HIV|ung thư|trầm cảm)",
];

const PERSON = new RegExp(
  `(?<=(?:^|["“„»«'‘:!?.\\n(] ?|[,;] ))${FULL_NAME}(?=,? (?:${TOLD.join("|")}))`,
  "gu",
);
const MAYBE = new RegExp(` (?:${TOLD.join("|")})`, "u");

/** Words with which no full name begins. */
const NO_NAME =
  /^(?:The|This|That|These|Our|Your|My|His|Her|Their|A|An|Der|Die|Das|Ein|Eine|Unser|Mein|Le|La|Les|Un|Une|Notre|El|Los|Las|Una|Nuestr[oa]|O|Os|As|Um|Uma|Il|Lo|Gli|De|Het|Een|Den|Det|Tato|Tento|A|Az|Το|Η|Ο|Οι|Наш|Эта|Этот) |(?:Inc|Ltd|LLC|GmbH|AG|Corp|Company|Bank|Group|Street|Road|University|College|Hospital|Team|Department|Government|City|County|State)\\b/u;

/** A name without what its bearer is: "Detective Marlow Finch". */
function behindRoles(text: string, { start, end }: { start: number; end: number }) {
  let from = start;
  for (const word of text.slice(start, end).split(" ")) {
    if (!isPersonRole(word.toLowerCase())) break;
    from += word.length + 1;
  }
  return { start: Math.min(from, end), end };
}

/** Full names at the beginning of a statement that only people are the subject of. Linear. */
export function toldPersons(text: string): { start: number; end: number }[] {
  if (!MAYBE.test(text)) return [];
  return matchSpans(text, [PERSON])
    .map((span) => behindRoles(text, span))
    .filter(({ start, end }) => {
      const name = text.slice(start, end);
      return name.includes(" ") && !NO_NAME.test(name);
    });
}
