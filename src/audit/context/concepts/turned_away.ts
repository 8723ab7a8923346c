import type { Vocabulary } from "../../reading/build_lexicon.ts";

/** People who are turned away for what they are: at the door, by landlords, by employers. */
export const turnedAway: Vocabulary = {
  "serve.offer": `rent, rent out, rent to, let to, lease, accept, admit, serve, hire, employ, take on, take in, seat, sell to,
    vermieten, nehmen, stellen, bedienen, aufnehmen, louons, acceptons, prenons, servons, embauchons, recevons, engageons,
    alquilamos, rentamos, aceptamos, admitimos, atendemos, contratamos, alugamos, arrendamos, aceitamos, affittiamo, accettiamo, ammettiamo, assumiamo, serviamo,
    verhuren, nemen, nemen we, nemen wij, accepteren, bedienen, wynajmujemy, przyjmujemy, zatrudniamy, obsługujemy, wpuszczamy, hyr, hyr ut, hyr tyvärr, anställer, släpper, serverar,
    udlejer, lejer, ansætter, leier, ansetter, pronajímáme, přijímáme, zaměstnáváme, prenajímame, închiriem, primim, angajăm, servim,
    сдаём, сдаем, принимаем, берём, берем, нанимаем, обслуживаем, здаємо, приймаємо, беремо, наймаємо,
    recibimos, acogemos, inscribimos, recebemos, acolhemos, inscrevemos, accogliamo, riceviamo, ammessi, ammesse, ammesso, ammessa, accettati, accettate, accolti, accueillons, admettons, acceptés, acceptées, admis, admises, accueillis, aceptados, aceptadas, admitidos, admitidas, aceites, aceitos, aceitas`,
  "serve.deny": `ما تدخلهم, ما تدخلوهم, ما بنستقبل, ما منستقبل, ev göstermiyoruz, tak nak penyewa, refuse them, don t let them in, don t let in, do not let in, keep them out, turn them away, refuse entry, no entry for, not let them in, we keep it white, keep it white, don t rent to, doesn t rent to, won t rent to, not rent to, don t give them, won t seat, don t seat, don t book, don t host,
    lasst keine, lass keine, nicht reinlassen, nicht hereinlassen, bleiben draußen, bleibt draußen, vermietet nicht an, vermieten nicht an, vermietet an keine, keinen zutritt,
    refoulez, ne laissez pas entrer, ne faites pas entrer, ne pas laisser entrer, ne louons pas, ne loue pas aux, ne loue pas à, pas de table pour, pas de chambre pour,
    no los dejes, no les dejes, no dejes entrar, no deje entrar, no dejen entrar, no dejar entrar, no dejar pasar, no los deje, no alquila a, no alquilamos a, no le alquile, no renta a, no rentamos a, no arrienda a, no arrendamos a, no les dé mesa, no les des mesa, no atiendas a, no atienda a, niégales la entrada,
    não deixe entrar, não deixes entrar, não os deixe, não aluga para, não alugamos para, não aluga a, não arrenda a, não arrendamos a, não atenda, barre a entrada, não dê mesa,
    non farli entrare, non fate entrare, non fare entrare, non lasciar entrare, non affitta a, non affittiamo a, tienili fuori, non dare il tavolo,
    laat ze niet binnen, niet binnenlaten, niet toelaten, houd buiten, houd ze buiten, verhuurt niet aan, verhuren niet aan,
    nie wpuszczaj, nie wpuszczać, nie wpuszczajcie, nie wynajmuje, nie wynajmujemy, nie obsługuj, odmów wstępu,
    släpp inte in, släpp inte, hyr inte ut till, slip ikke, luk ikke, lejer ikke ud til, slipp ikke inn, leier ikke ut til, älä päästä, ei vuokrata,
    nepouštějte, nepouštěj, nepronajímá, nepronajímáme, nevpouštějte, neubytov*, nepouštíme,
    μην αφήσετε, μην αφήνετε, μην βάζετε, δεν νοικιάζει, δεν νοικιάζουμε, δεν δεχόμαστε, δεν εξυπηρετούμε, δεν βάζουμε,
    ne engedd be, ne engedjék be, ne engedje be, nem engedünk be, nem adunk ki, nem ad ki, nem adja ki, nem szolgálunk ki, nem fogadunk,
    nu i lăsați, nu lăsați, nu i lăsa, nu i primiți, nu primim, nu închiriază la, nu închiriază, nu închiriem, nu servim,
    не пускайте, не пускай, не впускайте, не пускаємо, не здаємо, не здає, не обслуговуємо, не селите, не сдаем, не сдаём, не сдает, не сдаёт, не пускайте, не впускать, не селим, не поселяємо,
    içeri almayın, içeri alma, sokmayın, oda vermiyoruz, oda vermeyin, masa vermeyin, kiraya vermiyoruz, kiraya vermeyin, ev vermiyoruz,
    لا نستقبل, لا تستقبل*, لا تدخل*, لا تدخلوهم, لا تدعهم, لا نؤجر, لا تؤجر*, لا نخدم, ممنوع دخول, منقبلش, مش بنقبل, ما نستقبل,
    אל תכניס*, לא להכניס, לא מכניסים, לא משכירים, אל תשכיר*, לא מקבלים, לא נותנים להם, לא נכנסים, שיישארו בחוץ,
    मत आने, प्रवेश मत, किराये पर नहीं, किराए पर नहीं,
    ঢুকতে দেবেন না, ভাড়া দেবেন না, ভাড়া দিই না, নেবেন না,
    不租给, 不租給, 不接待, 不要接待, 拒绝接待, 拒絕接待, 不要招待, 擋在門外, 不准进, 不准進,
    入れないで, 入店させない, 入館をお断り, 貸しません, 貸さない, 泊めない, 入れません, 案内しないで,
    입장시키지*, 들여보내지*, 들이지*, 받지 마*, 세를 주지*, 세 주지*, 임대하지*,
    jangan diizinkan, jangan izinkan, jangan biarkan, jangan terima, tidak menyewakan, tidak mau menyewakan, tidak melayani, jangan kasih masuk, tak sewakan, tidak sewakan,
    đừng nhận, không phục vụ, không tiếp, không cho thuê, đừng cho thuê, không nhận,
    อย่าให้เข้า, ไม่ให้เข้า, อย่าให้, ไม่ให้เช่า, ไม่ต้อนรับ,
    huwag papasukin, huwag tanggapin, hindi namin tinatanggap, hindi nagpapaupa, usiwaruhusu, usiwapokee, hatuwapokei, hatupangishi, दाख़िला नहीं, दाखिला नहीं, एडमिशन नहीं, नहीं रखते, सेवा नहीं देते, tidak menerima penumpang, tidak kami layani, menolak melayani, không nhận khách, không chở, không cho vào`,
  "serve.refuse": `ما بدنا, göstermiyoruz, oda yok, tak nak, tak mahu, tidak nak, non li vogliamo, turn away, weist ab, weisen sie ab, keine vermietung an, nehmen wir keine, refusez l entrée, ne veut pas de, ne voulons pas de, no quiere, não deixe, não quer, não aceita, non vuole, respingi, wil geen, willen geen, weiger, nie chce, vill inte ha, δεν θέλει, nu vrea, не хоче, не приймайте, kabul etmeyin, almayın, vermiyoruz, istemiyoruz, istemiyor, لا تسمح*, لا يريد, لا نريد, ارفض*, رفض*, امنع*, אל תקבל*, לא רוצים, अंदर मत, मत दीजिए, मत दो, मत देना, नहीं देते, नहीं चाहते, मना कर दीजिए, मना कर दो, 不要让, 不让, 别让, 不要讓, 別讓, 不讓, 拒绝, 拒絕, 赶走, お断りして, 断って, 거절하세요, 막으세요, tidak menerima, tolak saja, larang, đừng cho, không cho, đừng để, ไม่รับ`,
  "group.origin": `africani, ragazzi africani, السوريين, العمال السوريين, penyewa india, orang india, переселенц*, afganlara, afganlar, blacks, asians, africans, sudanese, nigerians, somalis, ethiopians, syrians, kurds, afghans, pakistanis, indians, chinese people, vietnamese, filipinos, mexicans, haitians, venezuelans, ukrainians, russians, the nguyens, maori, māori, noongar, aboriginal couple, aboriginal family, arabs, dalits, dalit, northerners
    araber, araberin, syrer, kurden, afghanen, nigerianer, somalier, rumänen, bulgaren, polen, vietnamesen, schwarze, schwarzen, schwarzer
    arabes, les arabes, noirs, de noirs, algériens, marocains, sénégalais, maliens, turcs, syriens, afghans, haïtiens
    árabes, haitianos, haitiano, haitiana, venezolanos, venezolano, colombianos, peruanos, bolivianos, marroquíes, senegaleses, rumanos, chinos, indígenas, negros, morenos, migrantes
    ciganos, negros, pretos, rapazes negros, haitianos, venezuelanos, angolanos, brasileiros, indianos, nepaleses, africanos, nordestinos, favelados
    africani, senegalesi, nigeriani, marocchini, albanesi, rumeni, rom, zingari, neri, cinesi, stranieri, extracomunitari
    marokkanen, marokkaanse jongens, turken, syriërs, somaliërs, antillianen, surinamers, polen, roemenen, afrikanen, zwarte mensen
    romów, cyganów, ukraińców, czeczenów, arabów, murzynów, wietnamczyków, muzułmanów, cudzoziemców, czarnoskórych
    romer, araber, somalier, syrier, afghaner, svarta, invandrare, utlänningar, udlændinge, indvandrere, sigøjnere, utlendinger, innvandrere, romaneja, somaleja
    romy, romů, cikán*, vietnamce, ukrajince, araby, černochy, cizince
    αλβανούς, ρομά, τσιγγάνους, πακιστανούς, μαύρους, άραβες, αφρικανούς, μετανάστες, πρόσφυγες
    cigányokat, cigányoknak, romákat, romáknak, arabokat, feketéket, külföldieket, migránsokat
    țigani, țiganii, țiganilor, romi, romii, romilor, tineri romi, arabi, negri, ucraineni, sirieni, străini
    роми, ромів, ромам, цигани, циган*, араби, арабів, африканц*, негр*, кавказ*, іноземц*, цыган*, кавказц*, таджик*, узбек*, киргиз*, чеченц*, мигрант*, африканц*, иностранц*
    suriyeli*, araplar*, afgan*, kürt*, roman*, çingene*, zenci*, afrikalı*, siyahi*, yabancılar*, mülteci*
    السودانيين, سودانيين, السوريين, سوريين, الأفارقة, أفارقة, الهنود, هنود, الباكستانيين, باكستاني*, الباكستاني, النيجيري, نيجيري*, البنغال*, الفلبيني*, الفلسطينيين, الأثيوبيين, إثيوبي*, الأكراد, الغجر, السود, اللاجئين, الأجانب, الجنسيات
    ערבים, ערבי, אתיופים, אתיופי, אתיופית, רוסים, מזרחים, אפריקאים, שחורים, פליטים, מהגרי עבודה, עובדים זרים, בדואים, דרוזים
    दलित*, आदिवासी*, बिहारी*, पूर्वोत्तर*, अफ्रीकी*, अश्वेत*
    রোহিঙ্গা*, বিহারিদের, আদিবাসীদের, বিদেশিদের
    黑人, 非洲人, 东南亚人, 東南亞人, 南亚裔, 南亞裔, 印度人, 巴基斯坦人, 越南人, 菲律宾人, 外劳, 外勞, 移工, 维族, 维吾尔, 藏族, 回族, 少数民族, 原住民, 新疆人, 河南人, 东北人, 外地人, 韩国人, 日本人
    外国人, 黒人, 中国人, 韓国人, 朝鮮人, ベトナム人, クルド人, ナイジェリア人, 在日, アイヌ, 外国籍
    외국인*, 흑인*, 동남아*, 중국인*, 조선족*, 베트남*, 파키스탄*, 탈북*, 이주노동자*, 난민*
    orang papua, orang ambon, orang cina, orang tionghoa, orang madura, orang negro, orang afrika, orang india, bangla, rohingya, orang asli, kaum india, kaum cina, warga asing, orang kulit hitam
    người da đen, người châu phi, người trung quốc, người khmer, người dân tộc, người mông, người chăm, người thanh hóa, người nghệ an, người nước ngoài, da đen
    คนพม่า, คนเขมร, คนลาว, คนดำ, คนผิวดำ, แขก, ต่างด้าว
    mga badjao, mga aeta, mga itim, mga dayuhan, wasomali, wahindi, wakimbizi, wageni, watu weusi`,
  "group.people": `muslimische familien, transexuales, muçulmanos, travestis, musulmani, moslims, homo s, gehandicapten, gejów, muslimer, homosexuella, rullstolsburna, muslimy, homosexuály, μουσουλμάνους, ομοφυλόφιλους, melegeket, musulmani, homosexuali, мусульман*, геї, геїв, eşcinsel*, trans bireyler*, المسيحيين, الأقباط, الشيعة, السنة, اليهود, المعاقين, ذوي الإعاقة, المثليين, חרדים, הומואים, לסביות, טרנסים, נכים, מוסלמים, मुसलमान*, मुस्लिम*, ईसाई*, समलैंगिक*, विकलांग*, दिव्यांग*, হিন্দুদের, 同性恋, 同志, 残疾人, 身障, 障害者, 障害のある, 車いす, 同性カップル, 무슬림*, 장애인*, 동성*, 성소수자*, kaum lgbt, penyandang disabilitas, người khuyết tật, người đồng tính, คนอิสลาม, คนพิการ, กะเทย, mga muslim, mga bakla, walemavu, mashoga`,
  "pretext.say": `di che, قلهم, قوللهم, قولهم, خبرهم, cakap, tell them, tell him, tell her, just say, say that, say it s, say we re, say the, reply that, write that, let them know, answer that, sag*, schreib*, antworte*, dis, dites, dis leur, dites leur, répondez, réponds, dile, diles, dígale, dígales, di que, diga que, responda, contéstale, diga, fale, diz, dizer, responde, di loro, digli, rispondi, dica, scrivi, zeg, schrijf, antwoord, meld, powiedz*, odpisz, napisz, säg, skriv, sig, si at, sano, řekni, řekněte, napište, odepište, πείτε, πες, γράψτε, απαντήστε, mondd, mondja, mondjátok, írd, spune*, spuneți, scrieți, răspundeți, скажіть, скажи*, напишіть, відповідайте, ответь*, söyle*, deyin, yaz*, قل, قولوا, قل لهم, أخبر*, اكتب, رد, קל, תגיד*, תכתב*, תכתוב*, תענ*, תשלחו, कह दीजिए, कहिए, कह दो, बोल दो, लिख दीजिए, বলে দিন, 说, 說, 回复, 請回覆, 回覆, 告诉, 告訴, 就说, 就說, と伝え, と言っ, と答え, 伝えまし, 라고 하*, 다고 하*, 고 하세요, 고 말*, bilang, katakan, sampaikan, balas, cakap, cứ nói, nói là, nói rằng, trả lời, บอกว่า, บอกไป, sabihin mo, sabihin, waambie, sema`,
  "pretext.gone": `tutto prenotato, è tutto prenotato, prenotato, dah ada orang ambil, ada orang ambil, حفلة خاصة, الليلة حفلة, 满了, reservado todo, todo reservado, tudo reservado, complet ce soir, ausreserviert, alles reserviert, already let, already rented, already taken, already gone, taken, rented out, been let, fully booked, booked out, we are full, we re full, full tonight, no vacancies, no tables, no table, private party, private event, private function, members only, guest list only, invitation only, post is filled, position is filled, position has been filled, vacancy is filled, filled
    vergeben, vermietet, ausgebucht, voll belegt, geschlossene gesellschaft, nur für mitglieder, nur mit einladung, besetzt
    loué, louée, déjà loué, déjà pris, complet, complets, soirée privée, réservé aux membres, sur invitation, poste est pourvu, pourvu
    alquilado, alquilada, rentado, arrendado, ocupado, ocupada, completo, llenos, lleno, fiesta privada, evento privado, solo socios, con invitación, vacante ya, plaza cubierta, se ocupó
    alugado, alugada, arrendado, ocupado, lotado, lotada, lotação esgotada, festa privada, festa particular, evento fechado, só com convite, só convidados, vaga foi preenchida, preenchida
    affittato, affittata, occupato, al completo, completo, festa privata, serata privata, solo soci, su invito, posto è occupato, posizione è coperta
    verhuurd, vergeven, volgeboekt, vol zit, vol zitten, besloten feest, besloten, alleen leden, vacature is vervuld, vervuld
    zajęte, wynajęte, brak miejsc, komplet, impreza zamknięta, tylko dla członków, stanowisko obsadzone
    uthyrd, fullbokat, fullt, privat fest, slutet sällskap, endast medlemmar, tillsatt, udlejet, optaget, lukket selskab, utleid, lukket, vuokrattu, täynnä, yksityistilaisuus
    obsazeno, pronajat*, plno, soukromá akce, uzavřená společnost
    νοικιασ*, νοικιάστηκε, πλήρες, γεμάτο, κλειστό πάρτι, ιδιωτική εκδήλωση, καλύφθηκε
    kiadva, elkelt, megtelt, tele van*, zártkörű*, betöltött*
    închiriat, s a dat, ocupat, petrecere privată, eveniment privat, plin, rezervat, postul s a ocupat, ocupat
    здали, зайнят*, закрита вечірка, закритий захід, місць немає, вакансію вже закрито, сдали, сдана, занят*, закрытая вечеринка, мест нет, вакансия закрыта
    tutul*, kiralan*, dolu*, kapalı grup, özel davet, özel etkinlik, üyelere özel, pozisyon dol*
    محجوز*, مؤجر*, تأجرت, تم تأجير*, ممتلئ*, مكتمل*, حفل خاص, حفلة خاصة, للأعضاء فقط, شغلت الوظيفة, الوظيفة شغلت
    הושכר*, תפוס*, מלא, מלאים, אירוע סגור, מסיבה סגורה, לחברים בלבד, אוישה, המשרה אוישה
    फ्लैट जा चुका, जा चुका, बुक है, भरा हुआ, खाली नहीं, निजी पार्टी, केवल सदस्यों, पद भर
    ভাড়া হয়ে গেছে, খালি নেই
    租出去, 已租, 已經租, 满了, 滿了, 客满, 客滿, 包场, 包場, 私人派对, 私人派對, 會員制, 会员制, 职位已满, 職缺已滿, 已满, 已滿
    決まった, 決まりました, 満室, 満席, 満員, 貸切, 会員制, 埋まって
    계약됐*, 계약되*, 나갔*, 만실*, 만석*, 회원 전용*, 전세 낸*, 예약이 찼*, 채용이 끝*
    sudah disewa, sudah ada yang ambil, sudah penuh, penuh, acara privat, acara tertutup, khusus member, sudah terisi, dah penuh, dah disewa
    đã có người đặt, đã có người thuê, hết bàn, hết phòng, kín chỗ, tiệc riêng, sự kiện riêng, đã tuyển đủ
    เต็มแล้ว, มีคนเช่าแล้ว, งานส่วนตัว, เฉพาะสมาชิก, may umuupa na, puno na, private event, kimejaa, imeshapangishwa, sherehe ya faragha`,
  "pick.man": `sub 30, sub 35, sub 40, menor de 30, menores de 30, menor de 40, unter 30, jünger als 35, onder de 30, moins de 30 ans, do 30 lat, do 35 lat, under 30 år, under 35 år, mladší 35, κάτω των 35, κάτω των 30, 35 alatt, 30 alatt, до 35 років, до 30 років, до 35 лет, до 30 лет, עד גיל 35, עד גיל 30, מתחת לגיל, تحت سن, أقل من 35, أقل من 30, दون 30, 30 से कम उम्र, 35 से कम, di bawah 35, di bawah 30, dưới 35 tuổi, dưới 30 tuổi, อายุไม่เกิน 35, رشحوا رجلا, رشح رجلا, رجلا بدلا, רק גברים, choose a man, pick a man, take a man, hire a man, better a man, rather a man, prefer a man, go with a man, go for a man, choose a male, pick a male, hire a male, prefer a male, prefer male, prefer men, male candidate instead, man instead, a man would be better, a young man without, hire a woman instead, a younger one, someone under 30, someone under 35, someone under 40, under 30 only, under 35 only
    lieber einen mann, einen mann nehmen, nehmen sie einen mann, nimm einen mann, besser ein mann, bevorzugen männer, männliche bewerber bevorzug*, einen mann einstellen, jemanden unter 35, jemand unter 35, unter 40 jahren
    prenez plutôt un homme, prenez un homme, plutôt un homme, mieux vaut un homme, choisissez un homme, préférez un homme, un homme serait, privilégier les hommes, privilégiez un homme, moins de 35 ans, moins de 40 ans, quelqu un de moins de
    mejor un hombre, elija un hombre, elige a un hombre, prefiere un hombre, contrate a un hombre, contrata a un hombre, un varón, preferir hombres, un hombre sin, menores de 35, menor de 35, menos de 35 años
    melhor um homem, escolha um homem, escolhe um homem, prefira um homem, contrate um homem, um homem seria, dê preferência a homens, priorize homens, alguém de até 35, até 35 anos
    meglio un uomo, scelga un uomo, scegli un uomo, preferirei un uomo, prendi un uomo, assumi un uomo, dare precedenza agli uomini, under 35
    liever een man, neem een man, kies een man, beter een man, voorkeur voor een man, geef de voorkeur aan mannen, iemand onder de 35
    lepiej mężczyzn*, lepiej wybrać mężczyzn*, wybierz mężczyzn*, zatrudnij mężczyzn*, preferować mężczyzn, kogoś do 35
    hellre en man, välj en man, ta en man, bättre med en man, vælg en mand, hellere en mand, velg en mann, heller en mann, valitse mies, mieluummin mies
    raději muže, vezměte muže, vyberte muže, lepší by byl muž, upřednostněte muže, inkább férfi*, válassz férfi*, válasszon férfi*, férfit vegyenek
    προτιμήστε άντρα, προτιμήστε άνδρα, καλύτερα άντρα, καλύτερα έναν άντρα, πάρτε άντρα, επιλέξτε άντρα, επιλέξτε άνδρα
    alegeți un bărbat, alege un bărbat, mai bine un bărbat, luați un bărbat, angajați un bărbat, preferați un bărbat, preferați bărbați
    краще чоловіка, візьміть чоловіка, оберіть чоловіка, краще взяти чоловіка, краще хлопця, беріть чоловіка, лучше мужчину, возьмите мужчину, выберите мужчину, лучше взять мужчину, берите мужчину
    erkek aday, erkek bir aday, bir erkek seç*, bir erkek al*, erkek tercih*, erkekleri tercih*, bekâr bir erkek, 35 yaş altı, 30 yaş altı
    اختيار رجل, اختر رجلا, اختر رجل, الأفضل رجل, نفضل الرجال, نفضل رجلا, خذ رجلا, عين رجلا, وظف رجلا, وظفوا رجلا, الأفضل تعيين رجل, مرشح ذكر, خد راجل, راجل أحسن
    לקחת גבר, עדיף גבר, קחו גבר, קח גבר, תבחרו גבר, תבחר גבר, להעדיף גבר*, העדיפו גבר*
    किसी पुरुष, पुरुष को चुन*, पुरुष उम्मीदवार, आदमी को रख*, लड़के को रख*, पुरुषों को प्राथमिकता, पुरुष को प्राथमिकता
    পুরুষ প্রার্থী, পুরুষকে নিন, ছেলে নিন
    招男性, 选男性, 优先男, 招男的, 最好招男, 用男的, 男性优先, 選男性, 找男性, 男性優先, 用男生, 优先考虑男, 35岁以下
    男性を採用, 男性を選, 男性にし, 男性のほうが, 男性の方が, 男性を優先, 30歳以下, 35歳以下
    남성 지원자를, 남자를 뽑*, 남성을 뽑*, 남자로 하*, 남성을 채용*, 남성을 우선*, 남자 직원을 뽑*, 35세 이하*, 30세 이하*
    pilih pelamar laki laki, pelamar laki laki, pilih laki laki, lebih baik laki laki, ambil laki laki, utamakan laki laki, kandidat pria, pilih pria, pilih lelaki, calon lelaki, ambil lelaki, utamakan lelaki
    ưu tiên nam, chọn nam, chọn ứng viên nam, tuyển nam, lấy nam, nên chọn nam, nam giới dưới, nam dưới, ứng viên nam dưới
    เลือกผู้ชาย, รับผู้ชาย, ผู้ชายดีกว่า, ควรเลือกผู้ชาย, pumili ng lalaki, lalaki na lang, kumuha ng lalaki, chagua mwanaume, ajiri mwanaume, afadhali mwanaume`,
  "blame.people": `disturb the other, disturb other guests, bother the other guests, lower the tone, lower the standard, customers won t like, customers would not like, clients won t like, customers won t trust, customers ask for, customers prefer, clients prefer, guests complain, neighbours would complain, neighbors would complain, upset the neighbours, upset the neighbors, the owner will not want, the owner won t want, bring too many relatives, cook strong food, cause trouble, stören die anderen, kunden wollen, kunden mögen, kunden bevorzugen, nachbarn beschweren, senken das niveau, machen ärger, dérangent les autres, les clients préfèrent, les clients n aiment, les clients veulent, baissent le standing, causent des ennuis, les voisins se plaignent, molestan a los demás, los clientes prefieren, los clientes no quieren, a los clientes no les gust*, bajan el nivel, traen problemas, los vecinos se quejan, incomodam os outros, os clientes preferem, os clientes não gostam, baixam o nível, dão problema, trazem problemas, disturbano gli altri, i clienti preferiscono, i clienti non, abbassano il livello, portano problemi, storen de andere, klanten willen, klanten vragen, klanten zien, geven gedoe, geven problemen, przeszkadzają innym, klienci wolą, klienci nie, obniżają poziom, robią problemy, stör andra, kunderna föredrar, kunderna vill, ställer till, ruší ostatní, zákazníci preferují, zákazníci nechtějí, dělají problémy, ενοχλούν τους άλλους, οι πελάτες προτιμούν, οι πελάτες δεν, δημιουργούν προβλήματα, zavarják a, a vendégek inkább, az ügyfelek inkább, deranjează, clienții preferă, clienții nu, strică atmosfera, fac probleme, клієнти не, клієнти хочуть, клієнти воліють, гості скаржат*, псують, клиенты не, клиенты хотят, портят, müşteriler istemez, müşteriler tercih, müşteriler rahatsız, sorun çıkarır*, يزعجون الزبائن, يزعجون, الزبائن لا, العملاء لا, الزبائن يفضلون, بينزلوا مستوى, ينزلون مستوى, يسببون مشاكل, לקוחות לא, הלקוחות מעדיפ*, השכנים יתלוננו, מורידים את הרמה, עושים בעיות, הצוות לא ירגיש, ग्राहक पसंद नहीं, ग्राहक नहीं चाह*, ग्राहक नाराज़, माहौल खराब, झगड़ा कर*, গ্রাহকরা পছন্দ, 客人不喜欢, 客户不喜欢, 降低档次, 影响形象, 降低店裡的格調, 惹麻烦, 客人會抱怨, お客様が嫌が, 客が嫌が, 雰囲気が悪く, トラブルを起こ, 고객이 싫어*, 손님이 싫어*, 분위기를 흐*, 문제를 일으*, pelanggan tidak suka, tamu lain terganggu, suka bikin rusuh, bikin masalah, pelanggan tak suka, không hợp với khách, khách không thích, gây phiền, làm mất hình ảnh, ลูกค้าไม่ชอบ, สร้างปัญหา, ayaw ng mga customer, wateja hawapendi`,
  "age.toold": `too old for the, too old for our, too old to learn, too old for this, zu alt für, trop vieux pour, trop âgé pour, trop âgée pour, demasiado mayor para, muy mayor para, ya no rinden, velho demais para, velha demais para, velho demais, velha demais, troppo vecchio per, troppo anzian* per, te oud voor, za stary na, za stara na, zbyt star*, för gammal för, for gammel til, liian vanha, příliš star*, moc starý na, πολύ μεγάλη για, πολύ μεγάλος για, túl idős, túl öreg, prea în vârstă, prea bătrân*, prea în varsta, застарий, застара, занадто стар*, слишком стар*, çok yaşlı, fazla yaşlı, yaşlı adaylar, كبير على, كبيرة على, كبير في السن على, מבוגר מדי, מבוגרת מדי, זקן מדי, लिए बहुत बूढ़*, उम्र ज़्यादा है, उम्र ज्यादा है, 年纪太大, 年紀太大, 年龄太大, 年齡太大, 年を取りすぎ, 年齢が高すぎ, 나이가 너무 많*, terlalu tua, quá già, quá lớn tuổi, แก่เกินไป, masyadong matanda, mzee mno`,
};
