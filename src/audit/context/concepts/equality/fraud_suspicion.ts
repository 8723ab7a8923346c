import type { Vocabulary } from "../../../reading/build_lexicon.ts";

/** Claimants who are held for cheats. */
export const fraudSuspicion: Vocabulary = {
  "fraud_suspicion.mark": `risicoklasse fraude, fraudeklasse, fraude risico, risikoklasse betrug, betrugsrisikoklasse, classe de risque fraude, categoría de fraude, clase de riesgo, classe de risco, classe di rischio, klasa ryzyka, riskklass, risikoklasse, riskiluokk*, riziková třída, kockázati osztály*, clasă de risc, κατηγορία κινδύνου, класс риска, клас ризику, risk sınıf*, فئة الخطر, קבוצת סיכון, जोखिम श्रेणी, ঝুঁকি শ্রেণি, kelas risiko, nhóm rủi ro, กลุ่มเสี่ยง, daraja la hatari, 风险等级, 风险类别, 不正リスク, 高リスク群, 위험 등급*
    fraudulent, usually fraudulent, often fraudulent, scammers, fake claims, dodgy, likely to cheat, more likely to cheat, can t be trusted, cheating us
    fraudster*, fraud list, as fraud, likely fraud, fraud risk, fraud suspect*, high risk, risk list, flagged, suspicious, suspected fraud, cheats, label fraud
    betrüger*, betrugsverdacht, als betrug, betrugsrisiko, hohes risiko, risikofall, verdachtsfall, markiert
    fraudeur*, fraude, à risque, suspects, suspect, signalés comme
    defraudador*, estafador*, sospechos*, de riesgo, alto riesgo, marcad*
    fraudador*, suspeit*, de risco, alto risco
    frode, frodi, truffator*, sospett*, a rischio, alto rischio, segnat*
    risico, hoog risico, verdacht, aangemerkt, label fraudeur
    oszust*, wyłudz*, podejrzan*, wysokie ryzyko, oznaczy*
    bedragare, bidragsfusk*, misstänkt*, hög risk, högrisk, flaggad*, svindler*, svindlere, mistænk*, høj risiko, bedrager*, petos*, huijar*, korkea riski
    podvod*, podvodník*, riziko*, rizikov*, podezřel*
    απατεών*, απάτη*, ύποπτ*, υψηλού κινδύνου
    csaló*, csalás*, gyanús*, kockázat*, magas kockázat*
    fraudă, fraudator*, suspect*, risc ridicat, risc
    шахра*, підозріл*, високий ризик, мошенн*, подозрит*, высокий риск
    dolandırıcı*, şüpheli*, yüksek risk*, riskli*
    محتال*, احتيال, مشتبه, عالي الخطورة
    רמאי*, הונאה, חשוד*, סיכון גבוה
    धोखेबाज़, धोखाधड़ी, संदिग्ध, उच्च जोखिम
    প্রতারক, সন্দেহজনক, উচ্চ ঝুঁকি
    诈骗, 骗领, 骗保, 高风险, 可疑, 詐騙, 不正受給, 不正, ハイリスク, 부정수급*, 사기*, 고위험*, 의심*
    gian lận, lừa đảo, nguy cơ cao, ทุจริต, ฉ้อโกง, ความเสี่ยงสูง, penipu*, curang, risiko tinggi, berisiko, manloloko, peke, mlaghai, hatari kubwa
    fraud score, fraud scores, risk score, high score, higher risk, more risk, fraud flag, risikowert*, risikoscore*, betrugsscore, hoher risikowert, hohes betrugs*, score de fraude, score de risque, risque élevé, risque de fraude, más riesgo, puntuación de riesgo, riesgo de fraude, riesgo alto, risco alto, risco de fraude, pontuação de risco, rischio di frode, punteggio di rischio, rischio elevato, risicoscore*, fraudescore*, frauderisico, fraudecontrole, wynik ryzyka, wysoki wynik, ryzyko oszust*, bedrägeririsk*, riskpoäng*, risiko for snyd, risikoscore, petosriski*, rizikové skóre, riziko podvodu, σκορ απάτης, σκορ κινδύνου, υψηλό σκορ, kockázati pont*, csalási kockázat*, scor mare, scor de fraudă, scor de risc, високий бал, бал ризику, ризик шахра*, балл риска, риск мошен*, risk puanı*, dolandırıcılık riski*, درجة خطر*, درجة المخاطر, خطر الاحتيال, ציון סיכון*, סיכון להונאה, जोखिम स्कोर, धोखाधड़ी का जोखिम, 风险分, 风险评分, 欺诈, 風險分, リスクスコア, 위험 점수*, 부정 위험*, skor risiko, risiko penipuan, điểm rủi ro, rủi ro gian lận, คะแนนความเสี่ยง`,
};
