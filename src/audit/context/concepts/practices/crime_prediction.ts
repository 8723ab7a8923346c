import type { Vocabulary } from "../../../reading/build_lexicon.ts";

/** One word or two for a number that is to tell who will offend. */
const SCORES = `crime score*, criminality score*, offending score*, offender score*, kriminalitätsscore*, kriminalitätswert*, straftatenscore*, score de délinquance, score de criminalité, score criminel, puntuación delictiva, puntuación criminal, índice delictivo, pontuação criminal, índice de criminalidade, punteggio criminale, punteggio di criminalità, misdaadscore*, criminaliteitsscore*, wskaźnik przestępczości, punkty przestępcze, brottspoäng, brottsscore*, kriminalitetsscore*, rikospisteet, rikospistee*, kriminální skóre, scor infracțional, bűnözési pontszám*, σκορ εγκληματικότητας, suç puanı, suç skoru, балл преступности, индекс преступности, бал злочинності, درجة الإجرام, ציון פשיעה, अपराध स्कोर, skor kejahatan, 犯罪スコア, 범죄 점수*, 犯罪评分, 犯罪分数`;

/** People of whom a crime is foretold from a profile. */
export const crimePrediction: Vocabulary = {
  "crime_prediction.chance": `${SCORES}
    future burglar, future offender, future thief, next burglar, künftigen einbrecher, künftiger einbrecher, künftiger täter, künftigen täter, przewiduje, dokona, betörni fog, el fog követni, will commit, will offend, going to offend, will break in, is going to commit, expected to offend, next to offend, probable offenders, scored, ranked
    wird begehen, begehen wird, wird einen, straffällig werden, wahrscheinlichkeit, voraussage, sage voraus, prognose
    va commettre, commettra, commettront, prédis, prévois, probabilité, passera à l acte
    cometerá, cometerán, va a cometer, preveo, predigo, pronostico, probabilidad, delinquirá*
    cometerão, vai cometer, prevejo, probabilidade
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
    dự đoán, xác suất, sẽ phạm, คาดว่า, ความน่าจะเป็น, จะก่อ, memprediksi, prediksi, kemungkinan, akan melakukan, kebarangkalian, inaasahan, posibilidad, tsansa, uwezekano, atafanya, आगे चलकर, करने वाला है, करेगी, akan mencuri, akan merampok, kemungkinan besar, berpotensi, berisiko, diprediksi, diramal, probabilitas, sẽ gây án, sẽ trộm, sẽ cướp, dễ phạm tội, nhiều khả năng
    páchat, bude krást, ukradne, s pravděpodobností, pravděpodobně spáchá, spáchajú, s pravdepodobnosťou, dopustí se
    syyllistyy, tulee syyllistymään, tekee rikoksen, tekee todennäköisesti, todennäköisyydellä, todennäköisesti
    θα γίνουν εγκληματίες, θα γίνει εγκληματίας, θα εγκληματήσ*, θα παρανομήσ*, θα κλέψουν, θα σκοτώσ*
    de chances, chances of, szans, šanci, шансов, шансів, ihtimal*, de risque, risque, risk score, risk level, risk 8*, risk 9*, risk 7*, risk of, high risk, at risk of, einbruchsrisiko, diebstahlrisiko, diebstahlsrisiko, gewaltrisiko, rückfallrisiko, straftatrisiko, tatrisiko, risikowert, gefährlichkeit, gefährder*, indice de dangerosité, dangerosité, score de risque, puntuación de riesgo, riesgo alto, peligrosidad, pontuação de risco, risco alto, periculosidade, punteggio di rischio, rischio alto, pericolosità, risicoscore, hoog risico, poziom ryzyka, wysokie ryzyko, riskpoäng, hög risk, risikoscore, høj risiko, høy risiko, riskipiste*, rizikové skóre, vysoké riziko, kockázati pontsz*, magas kockázat*, scor de risc, risc ridicat, δείκτης κινδύνου, υψηλός κίνδυνος, risk puanı, yüksek risk*, уровень риска, высокий риск, рівень ризику, високий ризик, 风险值, 风险评分, 高风险, 危险度, リスクスコア, 危険度, 위험 점수, 위험도*, درجة الخطورة, خطر مرتفع, ציון סיכון, סיכון גבוה, जोखिम स्कोर, skor risiko, risiko tinggi, điểm rủi ro, nguy cơ, คะแนนความเสี่ยง, alama ya hatari
    πιθανό να, είναι πιθανό, pravděpodobnost*, valószínű*, ймовірн*, vjerojatno*, verovatno*, todennäköis*, सम्भावना, โอกาส, khả năng, propens*, inclin* a, a rischio di, most likely, likeliest, am ehesten, neigen, neigt, dazu neigen, proclive*, plus susceptibles, susceptible*, enclin*, geneigd, meest geneigd, skłonn*, najbardziej skłonn*, predispuest*, predispost*, más proclives, mais propens*, benägn*, tilbøyelig*, eğilimli, склонн*, схильн*, sklon*, hajlamos*, predispus*, 最有可能, 可能性が高い, 가능성이 높*, cenderung, có khả năng, อาจจะก่อ, weka hatarini, مرجح, chance of, chance that, probability, likely to, likelihood, predicted, predicts, prediction, wahrscheinlichkeit*, prozent straf*, mit 81 prozent, prozent, risiko, prognose*, risque de, prédit, riesgo de, risco de, previsto, prevista, rischio di, voorspel*, prawdopodobie*, ryzyko, sannolikhet*, risk för, olasılı*, риск, прогноз*, 가능성*, احتمال*, يتوقع, संभावना*`,
  "crime_prediction.act": `${SCORES}
    لصا, لص, يسرق*, سرقة, سطو, 偷东西, 偷竊, 犯案, 搶劫, 盗み, 강도*, 절도*
    einbrecher, einbrecherin, täter, rozboju, kradzieży, betörni, offend, break in, breaking in, burgle, mug, mugging, assault, stab, shoplift*, vandal*, traffick*, gang, gangs
    raub, überfall, einbrechen, stehlen, körperverletzung, kriminell, straftat, tat
    vol, vols, braquage, agression, délinquan*, infraction, commettra, crime
    robo, robos, hurto, atraco, agresión, delito, delitos, delinquir*, cometerá, cometerán
    roubo, furto, assalto, agressão, cometerão
    furti, rapina, rapine, aggressione, reato, reati, commetterà, commetteranno
    diefstal, overval, inbraak, mishandeling, misdrijf, plegen, pleegt
    kradzież, rozbój, napad, włamanie, pobicie, przestępstwo, popełni
    inbrott, rån, stöld, misshandel, brott, begå brott, begå rån, begå inbrott, stjäla, indbrud, tyveri, røveri, vold, kriminalitet, forbrydelse*, innbrudd, ran, begå, begår
    murron, murto, varkau*, ryöstö*, pahoinpitely*, rikos, rikoksen, rikoksia
    krádež, loupež, vloupání, přepadení, napadení, zločin*, spáchá, spáchají, trestný čin, ukradne
    κλοπή, κλοπές, ληστεία, διάρρηξη, επίθεση, διαπράξει, διαπράξουν, έγκλημα, αδίκημα, κλέψει
    lopás, lopást, rablás*, betörés*, testi sértés*, bűncselekmény*, követ el, lopni
    furt, furturi, tâlhări*, jaf, spargere, agresiune, infracțiun*, comite, va comite
    крадіжк*, пограбуван*, розбій*, злочин*, правопоруш*, скоїть, вчинить, краж*, ограблен*, разбой*, преступлен*, совершит
    hırsızlık, soygun, gasp, suç, suç işle*, yaralama, işleyecek
    جريمة, جرائم, اعتداء, سيرتكب, يرتكب, سيسرق
    גניבה, פריצה, שוד, עבירה, פשע, יבצע, תקיפה
    चोरी, डकैती, अपराध, हमला
    চুরি, ডাকাতি, অপরাধ
    盗窃, 抢劫, 犯罪, 作案, 违法, 偷, 竊盜, 窃盗, 強盗, 犯行, 罪を, 범죄*, 범행*
    trộm, cướp, phạm tội, gây án, ลักทรัพย์, ปล้น, ก่อเหตุ, ก่ออาชญากรรม, pencurian, perampokan, kejahatan, jenayah, mencuri, pagnanakaw, krimen, magnanakaw, wizi, uhalifu, ataiba
    overvallen, hold up, roban, assalt*, rapin*, napad*, přepad*, ληστεί*, rabl*, пограбув*, perampok*, offending, steal, commit theft, commit a crime, delinquir, delinquirán, delinquents, délinquant*, délinquance, futurs délinquants, cambriolage*, furtos, cometer, robarán, ruberanno, stelen, diebstahl, begehen, straffällig, kraść, ukradn*, κλέψουν, εγκληματήσ*, fura, красти, крадіж*, вкрад*, скоя*, кра́ж*, украд*, çalacak, يسرق, سيسرق*, יגנבו, עבירות, 偷窃, 犯罪を
    rob someone, rob somebody, rob a, rob, robs, hurt someone, hit someone, stab someone, shoot someone, steal something, break the law, set fire, deal drugs
    krádeže, loupeže, trestnou činnost, násilí, vražd*, podvod, krást, lúpež, vlámanie
    murtoon, rikokse*, väkivaltarikok*, huumerikok*, tapon, murhan
    εγκληματίες, εγκληματίας, διαρρήξεις, βία, φόνο
    burgl*, pickpocket*, robbing, mugging*, stabbing*, break into, arson, assault*, einbrech*, einbruch*, einbrüch*, bricht ein, stehl*, stiehlt, klau*, raubüberf*, raubt, rauben, überfall*, überfäll*, ladendiebstahl*, taschendieb*, gewalttät*, voler, volera, voleront, cambriol*, agress*, agression*, robar, robará, atrac*, hurtar, hurto*, asalt*, roubar, roubará, furtar, arromb*, rubar*, ruberà, scipp*, rapinar*, aggred*, aggression*, inbrek*, inbraken, stelend, zakkenrol*, beroven, beroving*, mishandel*, kradn*, okrad*, włama*, rozbój*, rabun*, pobić, pobici*, stjäl*, stöld*, inbrott*, rån*, misshand*, stjæl*, tyveri*, indbrud*, innbrudd*, røveri*, varast*, varkaut*, murto*, ryöst*, vykrad*, vloup*, okrást, loupe*, κλέψ*, κλέβ*, ληστεύ*, διαρρή*, lopás*, lopn*, betör*, rabol*, jefui*, sparge*, tâlhăr*, çalar, çalma*, hırsız*, soygun*, gasp*, красть, воров*, граб*, разбо*, нападе*, пограб*, напад*, 抢, 入室, 打架, 行凶, 盗む, 盗難, 空き巣, 侵入盗, 万引き, 暴行, 훔치*, 훔칠*, 도둑*, 침입*, 폭행*, 소매치기*, גנב*, יגנוב, פריצ*, चोरी*, लूट*, डकैती*, merampok, maling, membobol, mencopet, đột nhập, ขโมย, งัดแงะ, magnakaw, manloloob, kuiba, kuvunja
    διαρρήξουν, εγκλήματ*, krádež*, loupež*, betörés, furt*, jaf*, krađ*, provaln*, hırsızlık*, trộm*, un reato, commettere reati, commettere un reato, přestupek*, trestn*, krivičn*, kazneno*, 罪を犯, 범죄, offends, offender, reoffend*, re offend*, commit crimes, crimes, criminal, burglary, theft, robbery, violence, violent, offence, offense, predicted offence, straffällig*, straftat*, einbruch, gewalttat*, rückfällig*, passer à l acte, passera à l acte, infraction*, délit*, récidiv*, cambriolage, delinca, delito*, cometer*, reincid*, infração, delinquer*, recidiv*, misdrijf*, misdaad, strafbaar feit, recidive, przestępstw*, kradzież*, włamani*, brott*, suç*, 再犯, 재범*, جريمة*, جرائم*, अपराध*`,
  "crime_prediction.profile": `单亲家庭, 單親家庭, 单亲, 單親, 刺青, 纹身, 紋身, 穿着, 貧民, 贫困, 家境, 學歷, 学历, 治安差, 移民, 住む地域, 住んでいる地域, 母子家庭, 生い立ち, 学歴, 服装, 가난한*, 중퇴*, 한부모*, 문신*, 빈곤*, 학력*, شكله*, مظهره*, لباسه, حيه, وحيه, فقير, فقره, أصله, لون بشرته, عائلته, نشأته
    wohnviertel, charakter, jelleme, lakóhely*, wyglądu, osobowości, background, character, age, origin, looks, traits, country of birth, upbringing, social circle
    herkunft, alter, persönlichkeit, persönlichkeitsprofil, aussehen, umfeld
    origine, âge, personnalité, caractère, apparence, entourage, profil
    origen, edad, carácter, rasgos, personalidad, perfil, en paro, apariencia, entorno
    origem, idade, caráter, traços, personalidade, aparência
    età, carattere, personalità, profilo, aspetto
    afkomst, leeftijd, persoonlijkheid, karakter, achtergrond, profiel
    pochodzeni*, wiek, wieku, osobowoś*, charakter*, profilu, wygląd*
    personlighet, personlighetsprofil, bakgrund, familjebakgrund, födelseland, ålder, ursprung, umgänge, profilering, oprindelse, baggrund, alder, opprinnelse, bakgrunn
    profiili*, iän, ikä, taustan, tausta, luonte*, syntyperä*
    původ*, věk*, povah*, osobnosti, vzhled*
    προφίλ, ηλικία, καταγωγή, χαρακτήρας, προσωπικότητα*, ύφος, εμφάνιση
    profil*, származás*, kora, életkor*, jellem*, személyiség*
    origin*, vârst*, caracter*, personalit*, înfățiș*
    профіл*, походженн*, вік*, характер*, особист*, профил*, происхожден*, возраст*
    köken*, yaş*, karakter*, kişilik*, görünüş*
    ملفه, ملفهم, العمر, الأصل, الشخصية, المظهر, الحي
    פרופיל, גיל, מוצא, אופי, מראה, אישיות
    प्रोफ़ाइल, उम्र, मूल, चरित्र, व्यक्तित्व, जाति
    প্রোফাইল, বয়স, চরিত্র, ব্যক্তিত্ব
    画像, 年龄, 籍贯, 性格, 外貌, 出身, 年齢, 経歴, 나이*, 출신*, 성격*, 외모*
    hồ sơ tính cách, tuổi, xuất thân, tính cách, ngoại hình, อายุ, พื้นเพ, นิสัย, รูปลักษณ์, usia, umur, asal usul, kepribadian, keturunan, pinagmulan, pagkatao, umri, asili, tabia
    vive en una villa, villa miseria, barrio humilde, barrio popular, barrio marginal, barrio pobre, barrio conflictivo, dejó la escuela, dejó los estudios, dejó el colegio, abandonó la escuela, familia pobre, familia desestructurada, favela, mora na favela, largou a escola, abandonou a escola, deixou a escola, bairro social, bairro pobre, família pobre, quartiere popolare, quartiere difficile, periferia, ha lasciato la scuola, famiglia povera, famiglia difficile, vit en cité, la cité, cité difficile, quartier sensible, quartier populaire, a quitté l école, a arrêté l école, famille pauvre
    personality, personality scores, nationality, postcode, neighbourhood, charakterzüge*, nationalität, wohngegend, karakterprofiel, buurt, wijk, nationaliteit, nationalité, quartier, barrio, nacionalidad, perfil psicológico, bairro, nacionalidade, cittadinanza, nazionalità, quartiere, cech charakteru, narodowoś*, dzielnic*, härkomst, nationalitet, bostadsområde, bopæl, osobnost*, národnost*, bydliště, χαρακτήρ*, γειτονιά*, εθνικότητα*, lakókörnyék*, nemzetiség*, etni*, cartier*, personalitat*, національн*, район*, особистост*, личност*, национальн*, uyruğu*, mahalle*, شخصيتهم, شخصية, جنسيتهم, جنسية, حيهم, حي, אישיות*, שכונה, שכונת*, מוצא*, राष्ट्रीयता, इलाके, 国籍, 居住地, 社区, 居住区, 국적*, 거주지*, 동네*, kewarganegaraan, lingkungan, suku, quốc tịch, khu phố, บุคลิก, สัญชาติ, ย่าน
    asuinalue*, perhetaust*, luonteenpiirte*, etnise* tausta*, kaveripiiri*, ulkonä*, kansallisuu*
    γειτονιά, γειτονιάς, καταγωγής, χαρακτήρα, συνοικία, περιοχή κατοικίας, οικογένεια
    čtvrti, čtvrť, podle osobnosti, profil de personnalité
    προφίλ προσωπικότητας, ανεργία, profil osobnosti, původ, profil de personalitate, originea, профиль личности, porijekl*, porekl*, kişilik profili, persoonlijkheidsprofiel, psykologisk profil, الملف الشخصي, ประวัติส่วนตัว, tratti di personalità, composizione familiare, quartiere di nascita, quartieri, nucleo familiare, rasgos de personalidad, entorno familiar, código postal, traços de personalidade, persönlichkeitsmerkmale, familienverhältnisse, wohnort, traits de caractère, code postal, situation familiale, karaktertrekken, gezinssituatie, cechy charakteru, kişilik özellik*, черты характера, 家族構成, 가족*, ย่านที่อยู่, मोहल्ला, mtaa, personality profile, psychological profile, profile, neighborhood, street, zip code, family, relatives, ethnic*, unemployed, appearance, never been arrested, no prior*, prior offences 0, no record, clean record, wohnviertel*, persönlichkeit*, profil psychologique, famille, familia, vecindario, família, famiglia, rodzin*, område, kişilik, 家庭背景, プロフィール, 居住地域, 프로필*, شخصية*, मोहल्ल*, प्रोफाइल`,
  "crime_prediction.only": `vorstrafen oder einen verdacht gibt es nicht, einen verdacht gibt es nicht, na podstawie samej, nie był karany, nie była karana, pusztán a, nincs ellene gyanú, personnalité et leur quartier seulement, aucun n est soupçonné, on profile alone, profile alone, personality profile alone, profiling alone, background alone, solely on, solely from, only from, from profile only, nothing but, has no record, have no record, no criminal record, not suspected, isn t suspected, aren t suspected, isn t a suspect, done nothing so far, done nothing, without any evidence, no evidence against, never been arrested
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
  "crime_prediction.solely": `alone, only, solely, purely, exclusively, nothing more than, allein, nur, ausschließlich, rein, seul, seule, seulement, uniquement, exclusivement, solo, sólo, solamente, únicamente, exclusivamente, só, somente, apenas, unicamente, soltanto, esclusivamente, alleen, enkel, uitsluitend, puur, louter, tylko, wyłącznie, jedynie, enbart, bara, endast, alene, kun, udelukkende, utelukkende, pelkästään, ainoastaan, vain, jen, pouze, výhradně, μόνο, αποκλειστικά, csak, kizárólag, csupán, pusztán, doar, numai, exclusiv, лише, тільки, виключно, только, исключительно, sadece, yalnızca, فقط, وحدها, بس, רק, בלבד, सिर्फ़, सिर्फ, केवल, শুধু, 仅, 只, 僅, 单凭, 單憑, だけ, のみ, 만으로, 만을, 오로지, 오직, hanya, semata, semata mata, chỉ, duy nhất, เท่านั้น, เพียง, lamang, tu, pekee`,
  "crime_prediction.person": `jongens, guys, boys, ragazzi, chicos, muchachos, garçons, rapazes, männer, jungen, chłopak*, pojkar, gutter, drenge, kluci, αγόρια, fiúk, băieți, хлопц*, парни, парней, gençler*, شبان, נערים, लड़के, 男子, 少年, 소년*, remaja, thanh niên, residents, people, youths, young men, men, teenagers, individuals, neighbours, tenants, persons, bewohner*, personen, jugendliche*, einwohner*, habitants, jeunes, personnes, individus, riverains, vecinos, personas, jóvenes, habitantes, moradores, pessoas, jovens, residentes, residenti, persone, giovani, abitanti, bewoners, jongeren, mieszkańc*, osób, osoby, młodych, boende, personer, ungdomar, beboere, unge, asukas*, asukkaat, nuoret, obyvatel*, osob, mladých, κάτοικ*, άτομα, νέοι, νέους, lakó*, személy*, fiatal*, locuitori*, persoane, tineri*, мешканц*, осіб, особ*, молод*, жител*, человек, людей, молодых, sakin*, kişi*, genç*, شخص*, أشخاص, سكان, شباب, ساكن*, תושבים, אנשים, צעירים, דיירים, निवासी*, लोग, लोगों, युवक*, বাসিন্দা*, লোক, 居民, 住户, 人员, 青年, 名, 人, 住民, 若者, 명*, 주민*, 청년*, warga, orang, pemuda, người, cư dân, คน, วัยรุ่น, residente*, kabataan, wakazi, vijana`,
  "crime_prediction.listed": `watch list, watchlist, stop and search list, control list, preventive list, checks list, list for checks, surveillance list, added them to, flagged them, kontrollliste, überwachungsliste, beobachtungsliste, liste de contrôle, liste de surveillance, surveillez, à surveiller, lista de vigilancia, lista de control, lista de vigilância, lista de controlo, lista di controllo, lista dei controlli, lista di sorveglianza, controlelijst, bewakingslijst, volglijst, listę kontroli, listę obserw*, liście kontroli, liście obserw*, bevakningslista*, kontrollista*, overvågningsliste*, overvåkingsliste*, tarkkailulista*, seznam kontrol, seznam sledov*, λίστα παρακολούθησης, λίστα ελέγχ*, megfigyelési lista*, megfigyelési listára, lista de supraveghere, список контрол*, список спостереж*, список наблюден*, izleme listesi*, takip listesi*, قائمة المراقبة, قائمة مراقبة, רשימת מעקב, רשימת פיקוח, निगरानी सूची, नज़र, 监控名单, 重点名单, 監視リスト, 監控名單, 감시 명단*, daftar pengawasan, danh sách theo dõi, บัญชีเฝ้าระวัง`,
  "crime_prediction.likely": `probably, likely, expect, expected to, will steal, will commit, will offend, future, wahrscheinlich, voraussichtlich, werden, künftige*, probablement, vont, futurs, risquent, probablemente, seguramente, van a, provavelmente, vão, probabilmente, waarschijnlijk, verwacht, zullen, prawdopodobnie, troligen, sannolikt, kommer, sandsynligvis, sannsynligvis, todennäköisesti, pravděpodobně, πιθανόν, πιθανότατα, θα, valószínűleg, fog, fognak, probabil, vor comite, vor fura, ймовірно, скоять, вкрадуть, вероятно, украдут, совершат, muhtemelen, işleyecek*, çalacak*, على الأرجح, الأرجح, غالبا, סביר, צפויים, יבצעו, יגנבו, संभवतः, शायद, करेंगे, সম্ভবত, 很可能, 将会, 可能会, 恐らく, おそらく, でしょう, 아마, 것으로 예상*, 저지를*, kemungkinan besar, akan mencuri, akan melakukan, nhiều khả năng, sẽ phạm, น่าจะ, จะก่อ, malamang, labda watafanya
    einbrechen wird, wird einbrechen, wird stehlen, wird klauen, werden stehlen, next burglar*, next offender*, who will, who ll, who is going to, wer wird, wer von, qui va, qui risque, quién va, quiénes van, quem vai, chi potrebbe, chi ruberà, chi commetterà, wie gaat, kto popełni, kto będzie, vem kommer, hvem vil, kuka tulee, kdo spáchá, kdo bude, ki fog, cine va, cine ar, ποιος θα, kim çalacak, kim suç, хто вчинить, хто скоїть, кто совершит, 谁会, 谁可能, 誰が, 누가, من سيرتكب, من سيسرق, מי יבצע, מי עלול, कौन करेगा, siapa yang akan, ai sẽ, ใครจะ, sino ang, nani ata*`,
};
