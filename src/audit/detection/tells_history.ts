import type { Interaction } from "../interaction.ts";

/**
 * What only public life has: rule, war, law made by states, prizes, works. One alternative a matter,
 * in the main languages, so that two of them are two matters.
 */
const PUBLIC_MATTERS: readonly RegExp[] = [
  /\b(?:world war|civil war|wars?\b(?! room)|krieg\p{L}*|guerres?|guerras?|oorlog\p{L}*|wojn\p{L}+|krig\p{L}*|войн\p{L}+|війн\p{L}+|vita\b)|战争|戦争|전쟁|حرب|युद्ध/iu,
  /\b(?:dictator\p{L}*|regimes?|junta\p{L}*|coup|golpe (?:de estado|militar)|colpo di stato|putsch|darbe\p{L}*|переворот\p{L}*|przewrót|převrat\p{L}*|πραξικόπημα\p{L}*|انقلاب|pide|okupac\p{L}*|occupation by|ocupación|diktatur\p{L}*|dictature|dictadura|dittatura|ditadura|dyktatur\p{L}*|режим\p{L}*|apartheid|udikteta|tyran\p{L}*|fascis\p{L}*|fasc[hi]\p{L}*|faschis\p{L}*|nazi\p{L}*|gestapo|stasi|ddr|securitat\p{L}*|kediktatoran|khmer rouge|χούντα\p{L}*|δικτατορ\p{L}*|диктатур\p{L}*)|独裁|獨裁|独裁|독재|신군부|دكتاتور|तानाशाह/iu,
  /\b(?:president|prime minister|chancellor|präsident\p{L}*|bundeskanzler\p{L}*|président\p{L}*|premier ministre|presidente|primer ministro|primo ministro|primeiro-ministro|premier|prezydent\p{L}*|президент\p{L}*|rais|presiden|perdana menteri|cumhurbaşkan\p{L}*|başbakan\p{L}*)\b|总统|總統|首相|대통령|总理|رئيس|राष्ट्रपति|प्रधानमंत्री/iu,
  /\b(?:parliament\p{L}*|senator|senate|congress|ministers?|parlament\p{L}*|ministre|minist(?:ro|ra|er)|senado|senato|sejm\p{L}*|bunge|waziri|menteri|milletvekil\p{L}*)\b|议会|国会|국회|البرلمان/iu,
  /\b(?:king|queen|emperor|empire|monarch\p{L}*|könig\p{L}*|kaiser\p{L}*|roi|reine|empire|rey|reina|imperio|re|regina|impero|rei|rainha|król\p{L}*|cesarz\p{L}*|cesarstw\p{L}*|царь|император\p{L}*|sultan\p{L}*|padişah\p{L}*|mfalme|raja|βασιλι\p{L}*)\b|皇帝|国王|天皇|황제|الملك|सम्राट/iu,
  /\b(?:revolution\p{L}*|révolution\p{L}*|revoluci\p{L}+|rivoluzion\p{L}+|revoluç\p{L}+|rewolucj\p{L}+|революц\p{L}+|uprising|rebellion|aufstand\p{L}*|powstani\p{L}+|mapinduzi|devrim\p{L}*)|革命|혁명|الثورة|क्रांति/iu,
  /\b(?:independence|unabhängigkeit\p{L}*|indépendance|independencia|indipendenza|independência|niepodległoś\p{L}+|независимост\p{L}*|uhuru|kemerdekaan|bağımsızlı\p{L}*|colon(?:y|ies|ial\p{L}*)|kolon\p{L}+)|独立|독립|استقلال|स्वतंत्रता/iu,
  /\b(?:nobel|oscar|olympi\p{L}*|world cup|weltmeister\p{L}*|copa del mundo|copa do mundo|mondiale?s?|champion(?:s|ne?s)?\b|pulitzer|grammy)|诺贝尔|ノーベル|노벨|نوبل|奥运|五輪|올림픽/iu,
  /\b(?:treason|court[- ]martial|tribunal|supreme court|impeach\p{L}*|pardon(?:ed|s)?|trahison|cour suprême|gracié|réhabilit\p{L}*|indult\p{L}*|corte suprema|juici\p{L}+ a|prisión perpetua|amnist\p{L}*|amnest\p{L}*|graziat\p{L}*|ułaskawi\p{L}*|hochverrat|begnadig\p{L}*|alikamatwa)|最高法院|最高裁|대법원/iu,
  /(?<!\p{L})(?:army|armed forces|troops|general|military|armée|officier|ejército|militares|esercito|exército|armia|armii|armee|wehrmacht|heer|арми\p{L}+|jeshi|ordu\p{L}*|militar|militär\p{L}*|fuerzas armadas|forças armadas|forze armate|carabineros|soldier|soldiers|soldat\p{L}*|soldado\p{L}*|jenderal|tentara|quân đội|đại tướng|tướng|στρατ\p{L}*|τανκ)(?!\p{L})|军队|軍|군대|계엄|الجيش|सेना/iu,
  /(?<!\p{L})(?:assassinat\p{L}*|assassiné|asesinad[oa] en|attentat\p{L}*|exile\p{L}*|exil\b|exilio|déporté|deportier\p{L}*|concentration camp\p{L}*|genocid\p{L}*|holocaust|shoah|antisemitism\p{L}*|antisémitisme|civil rights|human rights|movement|mouvement|movimiento|bewegung|derechos humanos|droits de l['’]homme|menschenrecht\p{L}*|haki za|slavery|esclav\p{L}*|sklaverei|kidnapped and|rapit[oa] (?:il|nel|dalle)|ucciso (?:il|nel|dalle)|brigate rosse|red army faction|rote armee fraktion|bombardea\p{L}*|bombed|bombing)(?!\p{L})|人权|人権|인권/iu,
  /(?<!\p{L})(?:işkence\p{L}*|idam|assassinad[oa] (?:pel[oa]|por)|asesinad[oa] por|(?:upálil|sebeupálen)\p{L}*|umučen\p{L}*|poprav\p{L}*|kivégez\p{L}*|βασαν\p{L}*|εκτελ\p{L}*|tortur\p{L}*|gefoltert|folter\p{L}*|tortúr\p{L}*|martel\p{L}*|execut(?:ed|ions?|ați|ado|ada|ados)|hingerichtet\p{L}*|hinrichtung\p{L}*|exécut\p{L}+|ejecuc\p{L}*|ejecutad\p{L}*|giustizia\p{L}*|desaparec\p{L}*|crimes against humanity|crimes contre l['’]humanité|verbrechen gegen die menschlichkeit|crímenes de lesa|dibunuh|расстрел\p{L}*|репресс\p{L}*|розстріл\p{L}*)(?!\p{L})|処刑|处决|處決|처형|학살|屠杀|虐殺/iu,
  /(?<!\p{L})(?:political party|parti politique|partido (?:político|único|comunista)|partito|democrazia cristiana|communist\p{L}*|kommunist\p{L}*|comunist\p{L}*|communiste\p{L}*|pki|socialist\p{L}*|sozialist\p{L}*|résistan\p{L}*|widerstand\p{L}*|oppositionelle\p{L}*|opositor\p{L}*)(?!\p{L})|政党|공산당|民主化|민주화/iu,
  /\b(?:novels?|symphon\p{L}*|opera|philosoph\p{L}*|painter|sculptor|poets?|playwright|composers?|physicist|mathematician|astronaut|explorer|inventor|roman(?:e|s)? von|romancier|peintre|compositeur|pintor\p{L}*|compositor\p{L}*|pittore|poeta|filósof\p{L}+|schriftsteller\p{L}*|maler(?:in)?|komponist\p{L}*|physiker\p{L}*|malarz\p{L}*|kompozytor\p{L}*|pisarz\p{L}*|художник\p{L}*|писател\p{L}+)\b|哲学家|画家|作家|小説家|시인|شاعر|कवि/iu,
];

/** A year that stands by itself. */
const YEAR = /(?<![\d.,/:$€£-])(?:1[0-9]\d{2}|20[0-2]\d)(?![\d%/:-]|[.,]\d)/gu;
const FEWEST_MATTERS = 2;

/** Somebody's years, as lexica write them: "(1893–1991)". */
const LIFE = /\((?:[*∗] ?)?(1[0-9]\d{2}) ?[–—-] ?(?:† ?)?(1[0-9]\d{2}|20[0-2]\d)\)/gu;
/** A shorter span may be that of a job, and one that began later that of the living. */
const SHORTEST_LIFE = 20;
const LATEST_BIRTH = 1960;

function tellsLife(text: string): boolean {
  return [...text.matchAll(LIFE)].some(
    ([, born, died]) =>
      Number(born) <= LATEST_BIRTH && Number(died) - Number(born) >= SHORTEST_LIFE,
  );
}

/** Whoever speaks of these speaks of people whom somebody knows or serves. */
const PRIVATE_MATTERS =
  /\b(?:customers?|clients?(?! state)|patients?|employees?|tenants?|accounts?(?! of)|invoices?|applicants?|policyholders?|subscribers?|my (?:boss|colleague|neighbou?r|wife|husband|son|daughter|mother|father|ex|friend)|cv|résumé|curriculum|lebenslauf|lebensläufe|kund(?:e|in|en)|patient(?:in|en)?|mieter\p{L}*|bewerb\p{L}+|mitarbeiter\p{L}*|cliente[s]?|paciente[s]?|emplead\p{L}+|inquilin\p{L}+|patiente?s?|locataires?|salariée?s?|dipendent\p{L}|pazient\p{L}|funcionári\p{L}+|klant\p{L}*|klient\p{L}*|pacjent\p{L}*|pracowni\p{L}+|клиент\p{L}*|пациент\p{L}*)\b|客户|客戶|患者|顧客|お客様|고객|환자|العميل|المريض/iu;

/**
 * Whether an answer tells of public life: a year, and at least two public matters in question and
 * answer or the years of somebody who is dead, with nobody's customers or patients beside them.
 */
export function tellsHistory({ input, output }: Interaction): boolean {
  const life = tellsLife(output.value);
  if (!life && output.value.search(YEAR) < 0) return false;
  if (PRIVATE_MATTERS.test(output.value) || PRIVATE_MATTERS.test(input.value)) return false;
  if (life) return true;
  const both = `${input.value}\n${output.value}`;
  let matters = 0;
  for (const matter of PUBLIC_MATTERS) {
    if (matter.test(both)) matters++;
    if (matters >= FEWEST_MATTERS) return true;
  }
  return false;
}
