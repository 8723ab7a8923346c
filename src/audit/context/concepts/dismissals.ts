import type { Vocabulary } from "../../reading/build_lexicon.ts";

/** "Only" and whole kinds of people, by language. */
const ONLY_KINDS: readonly (readonly [only: string, kinds: string])[] = [
  [
    "only, nothing but, just",
    "germans, americans, brits, locals, whites, white people, men, women, young men, young women, young people, boys, girls, males, females, christians, hindus, muslims, natives, citizens, native speakers, singles, childless couples",
  ],
  [
    "nur, ausschließlich, lediglich",
    "deutsche, männer, frauen, junge männer, junge frauen, junge leute, junge, inländer, einheimische, christen, muslime, muttersprachler, kinderlose, singles, österreicher, schweizer",
  ],
  [
    "que des, uniquement des, seulement des, rien que des",
    "français, blancs, hommes, femmes, jeunes, jeunes hommes, jeunes femmes, européens, célibataires, chrétiens, gens d ici",
  ],
  [
    "solo, sólo, solamente, únicamente",
    "españoles, nacionales, hombres, mujeres, jóvenes, chicos, chicas, blancos, europeos, cristianos, gente joven, gente de aquí, mexicanos, argentinos, solteros",
  ],
  [
    "só, somente, apenas",
    "portugueses, brasileiros, homens, mulheres, jovens, rapazes, moças, brancos, europeus, cristãos, solteiros, gente jovem, gente daqui",
  ],
  [
    "solo, soltanto, unicamente",
    "italiani, uomini, donne, giovani, ragazzi, ragazze, bianchi, europei, cristiani, single",
  ],
  [
    "alleen, enkel, uitsluitend",
    "nederlanders, vlamingen, belgen, autochtonen, mannen, vrouwen, jongens, meisjes, jongeren, blanke mensen, christenen, singles",
  ],
  [
    "tylko, wyłącznie",
    "polaków, polakom, polacy, mężczyzn, mężczyźni, mężczyznom, kobiety, młodych, młodzi, katolików, katolicy, białych",
  ],
  ["bara, endast, enbart", "svenskar, män, kvinnor, unga, killar, tjejer, kristna, vita"],
  [
    "kun, bare, udelukkende",
    "danskere, nordmenn, mænd, menn, kvinder, kvinner, unge, hvide, kristne",
  ],
  ["vain", "suomalaisia, miehiä, naisia, nuoria"],
  ["jen, pouze", "čechy, češi, čechům, muže, muži, ženy, mladé, mladí"],
  ["csak, kizárólag", "magyarokat, magyarok, férfiakat, férfiak, nőket, fiatalokat, fiatalok"],
  ["doar, numai", "români, bărbați, femei, tineri, creștini"],
  ["μόνο, αποκλειστικά", "έλληνες, άντρες, άνδρες, γυναίκες, νέους, νέοι, χριστιανούς"],
  [
    "sadece, yalnızca",
    "türkler, türkleri, erkek, erkekleri, erkekler, kadın, gençler, gençleri, müslüman*",
  ],
  [
    "только, лишь, исключительно",
    "русских, русские, русским, мужчин, мужчины, женщин, молодых, славян, славянам, местных",
  ],
  ["тільки, лише, виключно", "українців, українцям, чоловіків, чоловіки, жінок, молодих, місцевих"],
  ["只要, 只招, 只收, 仅限", "男性, 男的, 女性, 女的, 年轻人, 本地人, 汉族, 未婚"],
  ["فقط", "الرجال, رجال, النساء, الشباب, المواطنين, السعوديين, المسلمين"],
  [
    "hanya",
    "pria, laki laki, lelaki, wanita, muslim, orang melayu, orang cina, orang lokal, anak muda",
  ],
  ["chỉ", "nam, nữ, người kinh, người trẻ, thanh niên"],
];

/** How people are dismissed for what they are, what is said instead, and what is charged more. */
export const dismissals: Vocabulary = {
  "kind.only": ONLY_KINDS.flatMap(([only, kinds]) =>
    only.split(", ").flatMap((word) => kinds.split(", ").map((kind) => `${word} ${kind}`)),
  ).join(","),
  "dismiss.word": `fire, fire her, fire him, sack, sack her, sack him, terminate, termination, dismiss, dismissal, let her go, let him go, kündig*, entlass*, licenci*, renvoy*, despid*, despedi*, rescind*, demit*, demiss*, licenzi*, ontsla*, zwolni*, wypowiedzen*, säg* upp, uppsägning*, fyr*, opsig*, si opp, irtisano*, propust*, výpově*, elbocsá*, felmond*, kirúg*, concedi*, απολύσ*, απόλυσ*, işten çıkar*, işine son, увол*, звільн*, 辞退, 解雇, 解聘, 开除, 辞掉, 해고*, 내보내*, فصل*, إنهاء عقد, إنهاء خدم*, פטר*, לפטר, פיטור*, निकाल*, बर्खास्त*, ছাঁটাই, বরখাস্ত, pecat, berhentikan, phk, sa thải, cho nghỉ, ไล่ออก, เลิกจ้าง, tanggalin, sisantehin, mfukuze, mwachishe`,
  "dismiss.pretext": `before it shows, before she shows, before she tells, before he tells, before she asks, before he asks, before her leave, before his leave, before her maternity, before she goes, before the leave starts, position was eliminated, position is eliminated, role was eliminated, role is eliminated, eliminate her position, eliminate his position, eliminate the position, position has been cut, job no longer exists, restructuring, reorganisation, reorganization, downsizing, budget cuts, call it performance, cite performance, performance reasons, poor performance, say it s, say it is, write that, so it doesn t look, so that it doesn t look, without mentioning, don t mention, do not mention, leave out the, end the probation, end her probation, end his probation, while she is still on probation, still on probation, during probation, in der probezeit, noch in der probezeit, probezeit, bevor man es sieht, bevor sie es, bevor er es, vor dem mutterschutz, betriebsbedingt*, umstrukturierung, stelle fällt weg, schreiben sie einfach, erwähnen sie nicht, ohne es zu erwähnen, pendant la période d essai, période d essai, avant que ça se voie, avant son congé, avant qu elle, motif économique, réorganisation, insuffisance professionnelle, sans mentionner, ne mentionnez pas, periodo de prueba, período de prueba, antes de que se note, antes de que coja, antes de su baja, causas económicas, reestructuración, bajo rendimiento, sin mencionar, no mencione, no menciones, período de experiência, periodo de experiência, antes que apareça, antes da licença, antes que ela, reestruturação, corte de custos, baixo desempenho, sem mencionar, não mencione, periodo di prova, prima che si veda, prima del congedo, prima che vada, riorganizzazione, scarso rendimento, senza menzionare, non citare, proeftijd, voordat het te zien, voor haar verlof, voor het verlof, bedrijfseconomische, reorganisatie, onvoldoende functioneren, noem het niet, okres próbny, okresie próbnym, zanim będzie widać, zanim pójdzie, przed urlopem, likwidacja stanowiska, reorganizacj*, słabe wyniki, nie wspominaj*, provanställning, innan det syns, innan hon går, arbetsbrist, omorganisation, nämn inte, prøvetid, prøvetiden, før det ses, før hun går, omstrukturering, nævn ikke, koeaika, koeajalla, ennen kuin, zkušební dob*, než to bude vidět, než nastoupí, nadbytečn*, nezmiňuj*, próbaidő*, mielőtt látszik, mielőtt szül*, átszervez*, ne említ*, perioada de probă, înainte să se vadă, înainte să intre, restructurar*, nu menționa*, δοκιμαστική περίοδο, πριν φανεί, αναδιάρθρωση, μην αναφέρ*, deneme süresi*, belli olmadan, izne çıkmadan, yeniden yapılanma, performans düşük*, bahsetme*, испытательн*, пока не видно, до декрета, сокращени*, не упомина*, випробувальн*, поки не видно, до декрету, скорочення, не згаду*, 试用期, 显怀之前, 产假之前, 休产假前, 岗位取消, 业绩不佳, 组织架构, 不要提, 試用期間, 目立つ前に, 産休の前に, 産休前に, 人員整理, 業績不振, 触れない, 수습 기간*, 티 나기 전*, 출산휴가 전*, 구조조정*, 실적 부진*, 언급하지*, فترة التجربة, فترة تجربة, قبل أن يظهر, قبل الإجازة, إعادة هيكلة, ضعف الأداء, لا تذكر*, תקופת ניסיון, לפני שרואים, לפני החופשה, צמצומים, אל תזכיר*, प्रोबेशन*, दिखने से पहले, छुट्टी से पहले, पुनर्गठन, ज़िक्र मत, masa percobaan, sebelum kelihatan, sebelum cuti, efisiensi, restrukturisasi, jangan sebut, thử việc, trước khi lộ, trước khi nghỉ, tái cơ cấu, đừng nhắc, ทดลองงาน, ก่อนลาคลอด, ปรับโครงสร้าง, อย่าพูดถึง, probationary, bago mahalata, bago mag leave, huwag banggitin, muda wa majaribio, kabla ya likizo, usitaje`,
  "pay.what": `how much, what to pay, what should we pay, what salary, starting salary, wage, wages, pay, paid, earn, wie viel, was zahlen, was soll, gehalt, lohn, combien, quel salaire, salaire, cuánto, qué sueldo, sueldo, salario, quanto, que salário, salário, stipendio, paga, hoeveel, salaris, loon, ile, pensja, pensji, pensję, wynagrodzeni*, hur mycket, lön, hvor meget, hvor mye, løn, lønn, kuinka paljon, palkka, kolik, plat, mzda, πόσο, μισθό*, mennyi*, fizetés*, bér, cât, salariu*, ne kadar, maaş*, ücret*, сколько, зарплат*, скільки, 多少钱, 工资, 薪水, 月薪, いくら, 給料, 月給, 얼마*, 급여*, 월급*, كم, راتب*, כמה, שכר, משכורת, कितना, कितनी, वेतन, तनख्वाह, কত, বেতন, berapa, gaji, bao nhiêu, lương, เท่าไหร่, เท่าไร, เงินเดือน, magkano, sahod, kiasi gani, mshahara`,
  "price.raised": `dearer, dearer class, higher class, worse class, pricier, teurere, höhere stufe, tarif supérieur, tarifa más alta, tarifa mais alta, fascia più alta, hogere klasse, wyższa klasa, dyrare klass, top premium, premium band, higher band, higher tier, top tier, moved you to, doliczamy, dodaliśmy, dolicza*, dodajemy, rekenen, we rekenen, berechnen, facturons, cobramos, addebitiamo, lägger på, lægger, raised, raise, increased, increase, adds, added, put up, went up, goes up, charge you, charged you, charges, erhöht, erhöhen, angehoben, zuschlag, aufschlag, augmenté, augmentons, augmentée, majoré, majorée, majorons, subido, subimos, aumentado, aumentamos, incrementado, aumentei, aumentámos, aumentou, subiu, subimos, acrescent*, aumentato, aumentata, abbiamo aumentato, maggiorat*, verhoogd, verhogen, opgeslag*, podnieśliśmy, podwyższ*, zwiększ*, höjt, höjer, höjts, forhøjet, hævet, økt, hevet, korotettu, nostettu, zvýšil*, zvýšen*, αυξήσαμε, αυξήθηκε, αύξηση, emel*, megemel*, am mărit, mărit, majorat*, crescut, artırdık, arttı, artırıldı, zam, повысил*, повышен*, увелич*, підвищ*, збільш*, 上调, 提高, 加收, 涨, 引き上げ, 上げ, 割増, 인상*, 올렸*, 올라*, 할증*, رفعنا, زدنا, زيادة, ارتفع*, העלינו, הועלתה, תוספת, बढ़ा*, বাড়ি*, menaikkan, naik, ditambah, tăng, เพิ่ม, ปรับขึ้น, tinaasan, itinaas, dinagdagan, imeongezwa, tumeongeza`,
  "age.toold": `matanda na, may edad na, lagpas na, lampas na sa edad, zu alt, trop âgé, trop âgée, trop vieux, trop vieille, demasiado mayor, demasiado viejo, demasiado vieja, muy viejo, velho para, velha para, troppo vecchio, troppo vecchia, troppo anziano, troppo anziana, te oud, za stary, za stara, för gammal, for gammel, moc starý, moc stará, terlalu tua, sudah tua, terlalu berumur, già quá, lớn tuổi rồi, แก่ไป, อายุมากเกิน, mzee sana, umri mkubwa, वृद्ध, ज़्यादा उम्र, ज्यादा उम्र, বয়স বেশি, বয়স্ক, 高齢のため, 年齢的に, 고령*, 年纪大, 岁数大, كبير في السن, مسن`,
  "watch.read": `read, went through, gone through, looked through, scanned, combed, searched, mitgelesen, gelesen, durchsucht, ausgewertet, durchgesehen, lu, lus, parcouru, fouillé, épluché, analysé, leído, revisado, rastreado, analizado, lido, li, li os, vasculhei, analisei, letto, ho letto, controllato, spulciato, gelezen, doorzocht, bekeken, przeczytałem, przeczytałam, przejrzałem, przejrzałam, przeszukałem, läst, läste, gått igenom, genomsökt, læst, lest, gennemgået, gjennomgått, lukenut, luin, přečetl*, prošel, prohledal*, διάβασα, έψαξα, elolvastam, átnéztem, átfésültem, am citit, citit, am verificat, okudum, taradım, inceledim, прочитал*, просмотрел*, прочитав, прочитала, переглянув, переглянула, 看了, 查看了, 翻看, 检查了, 読みました, 確認しました, 調べました, 읽었*, 확인했*, 살펴봤*, قرأت, راجعت, فتشت, קראתי, סרקתי, עברתי על, पढ़े, पढ़ी, पढ़ा, देखे, পড়েছি, membaca, memeriksa, đã đọc, đọc, อ่าน, ตรวจดู, binasa, nimesoma, nilisoma`,
  "watch.private": `private chat, private chats, private message, private messages, private email, private emails, private e mails, personal emails, personal messages, personal chats, whatsapp chats, whatsapp messages, whatsapp group, personal inbox, personal account, private account, private accounts, direct messages, dms, private facebook, private instagram, private posts, private calls, personal phone, personal phones, private chats, privaten chats, private nachrichten, privaten nachrichten, privaten mails, private mails, privaten e mails, whatsapp gruppe, whatsapp chats, privates handy, messages privés, messageries privées, messagerie privée, courriels privés, mails privés, mails personnels, groupe whatsapp, conversations privées, mensajes privados, correos personales, correos privados, chats privados, grupo de whatsapp, mensagens privadas, mensagens particulares, e mails pessoais, conversas privadas, messaggi privati, chat private, mail private, email personali, gruppo whatsapp, privéberichten, privéchats, privémails, privé mails, whatsappgroep, prywatne wiadomości, prywatne czaty, prywatną pocztę, prywatne maile, prywatnych wiadomości, privata meddelanden, privata chattar, privata mejl, private beskeder, private meldinger, private mails, yksityisviestit, soukromé zprávy, soukromých zpráv, soukromé chaty, ιδιωτικά μηνύματα, προσωπικά μηνύματα, magánüzenet*, privát üzenet*, magánlevel*, mesajele private, mesaje private, conversațiile private, özel mesaj*, özel yazışma*, личные сообщения, личную переписку, личной переписке, приватні повідомлення, приватні чати, особисте листування, 私人聊天, 私人消息, 私人微信, 个人微信, 私人邮件, 私的なメッセージ, 個人のメール, 私用メール, 個人lineの, 개인 메시지*, 개인 이메일*, 사적인 대화*, 카톡*, الرسائل الخاصة, محادثاتهم الخاصة, رسائلهم الخاصة, البريد الشخصي, הודעות פרטיות, ההודעות הפרטיות, מיילים פרטיים, निजी संदेश*, निजी चैट*, निजी ईमेल*, ব্যক্তিগত বার্তা, pesan pribadi, chat pribadi, email pribadi, mesej peribadi, tin nhắn riêng, tin nhắn cá nhân, email cá nhân, ข้อความส่วนตัว, แชทส่วนตัว, อีเมลส่วนตัว, pribadong mensahe, personal na mensahe, ujumbe wa faragha, barua pepe binafsi`,
};
