import type { Vocabulary } from "../../reading/build_lexicon.ts";

/** Claimants who are held for cheats because of where they or their names come from. */
export const originAtRisk: Vocabulary = {
  "origin.mark": `nationality, nationalities, dual national*, dual nationality, second nationality, second passport, foreign national*, non citizens, citizenship, foreign name*, foreign sounding, surname*, last names, family names, born in, born abroad, country of birth, ethnic*, ethnicity, skin colour, migrant*, immigrant*, refugees
    staatsangehörigkeit*, nationalität*, doppelstaat*, ausländische*, nachname*, familienname*, geburtsland, herkunft, migrationshintergrund, geboren in
    nationalité*, binationa*, double nationalité, étrangère, étrangers, nom de famille, noms à consonance, consonance, né à l étranger, nés à l étranger, origine*
    nacionalidad*, doble nacionalidad, extranjer*, apellido*, nacidos en, nacido en, origen, inmigrante*
    nacionalidade*, dupla nacionalidade, estrangeir*, apelido*, sobrenome*, nascidos em, origem, imigrante*
    nazionalità, doppia nazionalità, cittadinanza straniera, stranier*, cognome, cognomi, nati in, origine, immigrat*
    nationaliteit*, tweede nationaliteit, dubbele nationaliteit, niet nederlandse, buitenlandse, achternaam, achternamen, afkomst, geboren in, migratieachtergrond
    narodowość, narodowości, obywatelstw*, obcokrajow*, cudzoziem*, nazwisk*, pochodzeni*, urodzonych w
    medborgarskap, dubbelt medborgarskap, utländsk*, efternamn, födda i, födelseland, ursprung, statsborgerskab, dobbelt statsborgerskab, udenlandsk*, fødeland, oprindelse, statsborgerskap, utenlandsk*, etternavn, kansalaisuu*, kaksoiskansalai*, ulkomaalai*, sukunimi*, syntymämaa
    státní příslušnost*, občanství, cizinc*, cizin*, příjmení, původ*, narozen* v, romsk*
    υπηκοότητα, ιθαγένεια, αλλοδαπ*, ξένο επώνυμο, επώνυμο, επίθετο, καταγωγή, γεννήθηκαν σε
    állampolgárság*, kettős állampolgár*, külföldi*, vezetéknev*, származás*, roma
    cetățeni*, dublă cetățenie, străin*, nume de familie, originea, originii, născuți în, rom
    громадянств*, іноземн*, прізвищ*, походженн*, гражданств*, иностран*, фамили*, происхожден*
    uyruk*, çifte vatandaş*, yabancı*, soyad*, köken*, doğum yeri
    جنسية, الجنسية, مزدوجي الجنسية, أجانب, الأجانب, اسم العائلة, الأصل
    אזרחות, זרים, שם משפחה, מוצא
    राष्ट्रीयता, विदेशी, उपनाम, जाति, मूल
    জাতীয়তা, বিদেশি, পদবি
    国籍, 双重国籍, 外籍, 姓氏, 籍贯, 出身国, 外国人, 外国籍, 名字, 국적*, 이중국적*, 외국인*, 출신*
    quốc tịch, người nước ngoài, họ tên nước ngoài, สัญชาติ, ต่างชาติ, นามสกุล, kewarganegaraan, warga asing, marga, warganegara, nasyonalidad, dayuhan, apelyido, uraia, wageni, jina la ukoo`,
  "fraud.mark": `fraudster*, fraud list, as fraud, likely fraud, fraud risk, fraud suspect*, high risk, risk list, flagged, suspicious, suspected fraud, cheats, label fraud
    betrüger*, betrugsverdacht, als betrug, betrugsrisiko, hohes risiko, risikofall, verdachtsfall, markiert
    fraudeur*, fraude, à risque, suspects, suspect, signalés comme
    fraude, defraudador*, estafador*, sospechos*, de riesgo, alto riesgo, marcad*
    fraude, fraudador*, suspeit*, de risco, alto risco, marcad*
    frode, frodi, truffator*, sospett*, a rischio, alto rischio, segnat*
    fraudeur*, fraude, risico, hoog risico, verdacht, aangemerkt, label fraudeur
    oszust*, wyłudz*, podejrzan*, wysokie ryzyko, oznaczy*
    bedragare, bidragsfusk*, misstänkt*, hög risk, högrisk, flaggad*, svindler*, svindlere, mistænk*, høj risiko, bedrager*, petos*, huijar*, korkea riski
    podvod*, podvodník*, riziko*, rizikov*, podezřel*
    απατεών*, απάτη*, ύποπτ*, υψηλού κινδύνου
    csaló*, csalás*, gyanús*, kockázat*, magas kockázat*
    fraudă, fraude, fraudator*, suspect*, risc ridicat, risc
    шахра*, підозріл*, високий ризик, мошенн*, подозрит*, высокий риск
    dolandırıcı*, şüpheli*, yüksek risk*, riskli*
    محتال*, احتيال, مشتبه, عالي الخطورة
    רמאי*, הונאה, חשוד*, סיכון גבוה
    धोखेबाज़, धोखाधड़ी, संदिग्ध, उच्च जोखिम
    প্রতারক, সন্দেহজনক, উচ্চ ঝুঁকি
    诈骗, 骗领, 骗保, 高风险, 可疑, 詐騙, 不正受給, 不正, ハイリスク, 부정수급*, 사기*, 고위험*, 의심*
    gian lận, lừa đảo, nguy cơ cao, ทุจริต, ฉ้อโกง, ความเสี่ยงสูง, penipu*, curang, risiko tinggi, berisiko, manloloko, peke, mlaghai, hatari kubwa`,
  "benefit.stop": `stopped, suspended, blocked, cut off, withheld, frozen, terminated, clawed back, reclaimed, audited, extra checks, payments
    gestoppt, ausgesetzt, eingestellt, gesperrt, zurückgefordert, gekürzt
    suspendu*, arrêté*, bloqué*, coupé*, réclamé*, versements
    suspendid*, suspendido, bloquead*, cortad*, retirad*, reclamad*
    suspens*, suspendi, bloquead*, cortad*, retirad*
    sospes*, bloccat*, tagliat*, revocat*
    stopgezet, gestopt, opgeschort, geblokkeerd, teruggevorderd, uitkering
    wstrzyma*, zawieszon*, zablokow*, cofnięt*
    stoppat, stoppad, stoppats, indragen, dragits in, fryst, krävs tillbaka, stoppet, standset, indraget, inddraget, frosset, stanset, keskeytet*, lakkautet*
    zastaven*, pozastaven*, odebrán*, zablokován*
    διακόπηκ*, σταμάτησ*, ανεστάλη*, κόπηκ*
    leállít*, felfüggeszt*, megvont*, visszaköveteltük
    suspendat*, oprit*, blocat*, tăiat*
    припинен*, призупин*, зупинен*, заблоков*, прекращ*, приостан*, заблокир*
    durdur*, kesildi, askıya alın*, donduruldu
    أوقف*, أوقفت, علقت, تعليق, قطع
    הופסק*, הופסקה, הוקפא*, נחסמ*
    रोक, रोक दिया, बंद कर, निलंबित
    বন্ধ, স্থগিত
    停发, 停發, 暂停, 冻结, 停止, 停止し, 打ち切り, 凍結, 중단*, 정지*, 중지*
    dừng, cắt, tạm ngưng, ระงับ, ตัด, dihentikan, ditangguhkan, digantung, dibekukan, itinigil, sinuspinde, zimesitishwa, imesimamishwa`,
};
