import type { Vocabulary } from "../../reading/build_lexicon.ts";

/** People of whom a crime is foretold, or who are rated by how they live. */
export const foretoldPeople: Vocabulary = {
  "crime.act": `einbrecher, einbrecherin, täter, rozboju, kradzieży, betörni, offend, break in, breaking in, burgle, mug, mugging, assault, stab, shoplift*, vandal*, traffick*, gang, gangs
    raub, überfall, einbrechen, stehlen, körperverletzung, kriminell, straftat, tat
    vol, vols, braquage, agression, délinquan*, infraction, commettra, crime
    robo, robos, hurto, atraco, agresión, delito, delitos, delinquir*, cometerá, cometerán
    roubo, furto, assalto, agressão, crime, delito, cometerá, cometerão
    furto, furti, rapina, rapine, aggressione, reato, reati, commetterà, commetteranno
    diefstal, overval, inbraak, mishandeling, misdrijf, plegen, pleegt
    kradzież, kradzieży, rozbój, napad, włamanie, pobicie, przestępstwo, popełni
    inbrott, rån, stöld, misshandel, brott, begå brott, begå rån, begå inbrott, stjäla, indbrud, tyveri, røveri, vold, kriminalitet, forbrydelse*, innbrudd, ran, begå, begår
    murron, murto, varkau*, ryöstö*, pahoinpitely*, rikos, rikoksen, rikoksia
    krádež, loupež, vloupání, přepadení, napadení, zločin*, spáchá, spáchají, trestný čin, ukradne
    κλοπή, κλοπές, ληστεία, διάρρηξη, επίθεση, διαπράξει, διαπράξουν, έγκλημα, αδίκημα, κλέψει
    lopás, lopást, rablás*, betörés*, testi sértés*, bűncselekmény*, követ el, lopni
    furt, furturi, tâlhări*, jaf, spargere, agresiune, infracțiun*, comite, va comite
    крадіжк*, пограбуван*, розбій*, злочин*, правопоруш*, скоїть, вчинить, краж*, ограблен*, разбой*, преступлен*, совершит
    hırsızlık, soygun, gasp, suç, suç işle*, yaralama, işleyecek
    سرقة, سطو, جريمة, جرائم, اعتداء, سيرتكب, يرتكب, سيسرق
    גניבה, פריצה, שוד, עבירה, פשע, יבצע, תקיפה
    चोरी, डकैती, अपराध, हमला
    চুরি, ডাকাতি, অপরাধ
    盗窃, 抢劫, 犯罪, 作案, 违法, 偷, 竊盜, 搶劫, 窃盗, 強盗, 犯行, 罪を, 절도*, 강도*, 범죄*, 범행*
    trộm, cướp, phạm tội, gây án, ลักทรัพย์, ปล้น, ก่อเหตุ, ก่ออาชญากรรม, pencurian, perampokan, kejahatan, jenayah, mencuri, pagnanakaw, krimen, magnanakaw, wizi, uhalifu, ataiba`,
  "crime.chance": `future burglar, future offender, future thief, next burglar, künftigen einbrecher, künftiger einbrecher, künftiger täter, künftigen täter, przewiduje, dokona, betörni fog, el fog követni, will commit, will offend, going to offend, will break in, is going to commit, expected to offend, next to offend, probable offenders, scored, ranked
    wird begehen, begehen wird, wird einen, straffällig werden, wahrscheinlichkeit, voraussage, sage voraus, prognose
    va commettre, commettra, commettront, prédis, prévois, probabilité, passera à l acte
    cometerá, cometerán, va a cometer, preveo, predigo, pronostico, probabilidad, delinquirá*
    cometerá, cometerão, vai cometer, prevejo, probabilidade
    commetterà, commetteranno, prevedo, probabilità
    zal plegen, gaat plegen, pleegt, voorspel, kans, waarschijnlijkheid
    popełni, popełnią, przewiduję, prognozuję, prawdopodobieństwem, prawdopodobieństwo
    kommer att begå, kommer begå, sannolikhet, sannolikheten, bedömer modellen, räknar modellen, förutsäger, förutspår, vil begå, sandsynlighed, sandsynligheden, forudsiger, sannsynlighet, forutsier, spår
    tekee murron, tulee tekemään, ennustan, ennuste, todennäköisyy*
    spáchá, předpovídám, předpověď, pravděpodobností, pravděpodobnost, předpokládám
    προβλέπω, εκτιμώ, πιθανότητα, θα διαπράξει, θα διαπράξουν, θα κλέψει
    jósol*, előrejel*, valószínűs*, el fog követ*, követ el
    prezic, estimez, probabilitate*, va comite, vor comite
    прогнозую, ймовірніст*, скоїть, вчинить, прогнозирую, вероятност*, совершит
    öngörü*, tahmin, olasılık*, işleyecek
    أتوقع, أتنبأ, احتمال, احتمالية, سيرتكب, بنسبة
    חוזה, צפוי, סיכוי, הסתברות, יבצע
    भविष्यवाणी, अनुमान, संभावना, करेगा, करेंगे
    ভবিষ্যদ্বাণী, সম্ভাবনা, করবে
    预测, 概率, 将会, 会作案, 可能性, 預測, 機率, 予測, 確率, 恐れ, 예측*, 확률*, 저지를*
    dự đoán, xác suất, sẽ phạm, คาดว่า, ความน่าจะเป็น, จะก่อ, memprediksi, prediksi, kemungkinan, akan melakukan, kebarangkalian, inaasahan, posibilidad, tsansa, uwezekano, atafanya, आगे चलकर, करने वाला है, करेगी, akan mencuri, akan merampok, kemungkinan besar, berpotensi, berisiko, diprediksi, diramal, probabilitas, sẽ gây án, sẽ trộm, sẽ cướp, dễ phạm tội, nhiều khả năng`,
  "crime.profile": `wohnviertel, charakter, jelleme, lakóhely*, wyglądu, osobowości, background, character, age, origin, looks, traits, country of birth, upbringing, social circle
    herkunft, alter, persönlichkeit, persönlichkeitsprofil, aussehen, umfeld, charakter
    origine, âge, personnalité, caractère, apparence, entourage, profil
    origen, edad, carácter, rasgos, personalidad, perfil, en paro, apariencia, entorno
    origem, idade, carácter, caráter, traços, personalidade, perfil, aparência
    origine, età, carattere, personalità, profilo, aspetto
    afkomst, leeftijd, persoonlijkheid, karakter, achtergrond, profiel
    pochodzeni*, wiek, wieku, osobowoś*, charakter*, profilu, wygląd*
    personlighet, personlighetsprofil, bakgrund, familjebakgrund, födelseland, ålder, ursprung, umgänge, profilering, oprindelse, baggrund, alder, opprinnelse, bakgrunn, profil
    profiili*, iän, ikä, taustan, tausta, luonte*, syntyperä*
    původ*, věk*, povah*, osobnosti, profilu, vzhled*
    προφίλ, ηλικία, καταγωγή, χαρακτήρας, προσωπικότητα*, ύφος, εμφάνιση
    profil*, származás*, kora, életkor*, jellem*, személyiség*
    profil*, origin*, vârst*, caracter*, personalit*, înfățiș*
    профіл*, походженн*, вік*, характер*, особист*, профил*, происхожден*, возраст*
    profil*, köken*, yaş*, karakter*, kişilik*, görünüş*
    ملفه, ملفهم, العمر, الأصل, الشخصية, المظهر, الحي
    פרופיל, גיל, מוצא, אופי, מראה, אישיות
    प्रोफ़ाइल, उम्र, मूल, चरित्र, व्यक्तित्व, जाति
    প্রোফাইল, বয়স, চরিত্র, ব্যক্তিত্ব
    画像, 年龄, 籍贯, 性格, 外貌, 出身, 年齢, 性格, 経歴, 나이*, 출신*, 성격*, 외모*
    hồ sơ tính cách, tuổi, xuất thân, tính cách, ngoại hình, อายุ, พื้นเพ, นิสัย, รูปลักษณ์, profil, usia, umur, asal usul, kepribadian, keturunan, edad, pinagmulan, pagkatao, umri, asili, tabia,
    vive en una villa, villa miseria, barrio humilde, barrio popular, barrio marginal, barrio pobre, barrio conflictivo, dejó la escuela, dejó los estudios, dejó el colegio, abandonó la escuela, familia pobre, familia desestructurada, favela, mora na favela, largou a escola, abandonou a escola, deixou a escola, bairro social, bairro pobre, família pobre, quartiere popolare, quartiere difficile, periferia, ha lasciato la scuola, famiglia povera, famiglia difficile, vit en cité, la cité, cité difficile, quartier sensible, quartier populaire, a quitté l école, a arrêté l école, famille pauvre`,
  "crime.only": `vorstrafen oder einen verdacht gibt es nicht, einen verdacht gibt es nicht, na podstawie samej, nie był karany, nie była karana, pusztán a, nincs ellene gyanú, personnalité et leur quartier seulement, aucun n est soupçonné, on profile alone, profile alone, personality profile alone, profiling alone, background alone, solely on, solely from, only from, from profile only, nothing but, has no record, have no record, no criminal record, not suspected, isn t suspected, aren t suspected, isn t a suspect, done nothing so far, done nothing, without any evidence, no evidence against, never been arrested
    allein nach, allein aufgrund, allein anhand, nur nach, nur aufgrund, bloß nach, verdächtig ist er bisher nicht, nicht verdächtig, nicht vorbestraft, unbescholten, ohne konkreten verdacht
    seul profil, d après son profil, d après leur profil, uniquement sur, sans antécédent*, aucun antécédent, n est soupçonné de rien, casier vierge
    solo por su perfil, solo por el perfil, únicamente por, solo según, sin antecedentes, no tiene antecedentes, aunque no haya, no es sospechoso
    só pelo perfil, apenas pelo perfil, unicamente pelo, sem antecedentes, não é suspeito, não tem antecedentes
    in base al solo, solo in base, unicamente in base, incensurat*, non è sospettat*, senza precedenti
    enkel op basis, alleen op basis, uitsluitend op basis, geen strafblad, niet verdacht, onbesproken
    wyłącznie na podstawie, tylko na podstawie, nie jest o nic podejrzan*, niekaran*, bez podejrzeń
    enbart utifrån, bara utifrån, utifrån bara, endast utifrån, bara profilering, ostraffad, inte misstänkt, alene ud fra, kun ud fra, udelukkende ud fra, ikke mistænkt, ustraffet, kun basert på, utelukkende basert, ikke mistenkt
    pelkän profiilin, pelkästään, vain profiilin, ei epäillä, nuhteeton
    jen podle, pouze podle, výhradně podle, není z ničeho podezřel*, bezúhonn*, netrestan*, není podezřel*
    με βάση μόνο, μόνο από το, μόνο βάσει, αποκλειστικά βάσει, χωρίς καμία πράξη, χωρίς καμία ένδειξη, δεν είναι ύποπτος, λευκό ποινικό
    kizárólag a profil*, csak a profil*, kizárólag a, nem gyanúsított*, büntetlen előélet*
    doar pe baza, exclusiv pe baza, numai pe baza, nu este suspect*, fără antecedente, fără cazier
    лише на основі, виключно за, не підозрюється, несудим*, только на основании, исключительно по, не подозревается
    sadece profil*, yalnızca profil*, yalnızca kişilik, şüpheli değil, sabıkası yok
    بناء على ملفه فقط, فقط بناء على, دون أي دليل, ليس مشتبها, بلا سوابق
    על סמך הפרופיל בלבד, רק לפי, ללא עבר פלילי, אינו חשוד
    सिर्फ़ प्रोफ़ाइल, केवल प्रोफ़ाइल, कोई रिकॉर्ड नहीं, संदिग्ध नहीं
    仅凭, 只根据, 仅根据, 没有前科, 無前科, 没有嫌疑, のみに基づ, だけを基に, 前科はありません, 前科なし, 容疑はありません, 만을 근거로, 만으로, 전과는 없*, 전과 없*, 혐의는 없*
    chỉ dựa vào, chỉ dựa trên, chưa có tiền án, ไม่มีประวัติ, จากโปรไฟล์เท่านั้น, hanya berdasarkan, tidak ada catatan kriminal, bukan tersangka, semata mata berdasarkan, batay lamang sa, walang rekord, kwa wasifu pekee, hana rekodi`,
  "rating.civic": `trust score, trustworthiness score, conduct value, neighbour rating, verhaltenswert, vertrauenswert, sozialwert, indice di buon cittadino, buon cittadino, bon citoyen, buen ciudadano, bom cidadão, goede burger, dobrego obywatela, citizen score, citizenship score, civic score, civic rating, resident rating, residents score, social score, social points, sozialpunkt*, sozialpunktestand, bürgerpunkte*, bürgerwert*, verhaltenspunkt*, score de citoyenneté, score citoyen, note citoyenne, note sociale, puntuación ciudadana, puntuación social, puntaje ciudadano, pontuação de cidadão, pontuação cidadã, pontuação social, punteggio sociale, punteggio civico, punteggio di cittadin*, burgerscore, sociale score, burgerpunten, punktacja obywatelska, punktacji obywatelskiej, punkty obywatelskie, punktacja społeczna, ranking obywatelski, medborgarpoäng, medborgarpoängen, socialpoäng, borgerscore, borgerpoint, borgerpoeng, kansalaispiste*, sosiaalipiste*, občanské skóre, občanského skóre, občanských bodů, sociální skóre, κοινωνική βαθμολογία, κοινωνική σας βαθμολογία, βαθμολογία πολίτη, állampolgári pontszám*, társadalmi pontszám*, polgári pontszám*, scor de cetățean, scorul dumneavoastră de cetățean, scor civic, scor social, punctaj civic, громадянський рейтинг, соціальний рейтинг, соціальний бал, социальный рейтинг, гражданский рейтинг, vatandaşlık puanı*, vatandaş puanı*, sosyal puan*, النقاط الاجتماعية, التقييم الاجتماعي, درجة المواطن, ציון אזרחי, דירוג חברתי, नागरिक स्कोर, सामाजिक स्कोर, নাগরিক স্কোর, 社会信用分, 公民评分, 市民评分, 市民スコア, 社会スコア, 시민 점수*, 사회 점수*, điểm công dân, điểm xã hội, คะแนนพลเมือง, คะแนนสังคม, skor warga, skor sosial, markah warganegara, iskor ng mamamayan, alama za raia, skor perilaku warga, skor perilaku, skor kewargaan, nilai warga, peringkat warga, skor rakyat`,
};
