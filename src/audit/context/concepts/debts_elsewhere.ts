import type { Vocabulary } from "../../reading/build_lexicon.ts";

/** Whom collectors call, what they say that they will do, and before whom they put debtors. */
export const debtsElsewhere: Vocabulary = {
  "press.kin": `grupo da família, rh da sua empresa, rh da empresa, iş yerinizdeki*, herkese, beaux parents, 公司門口, 主管和房東, 房東, họ hàng nhà, cả công ty, директор школи, jefe, jefa, jefes, patrón, patrona, suegra, suegro, suegros, vecinos, vecina, vecino, padres, papás, viejos, madre, mamá, padre, papá, hijos, hermanos, esposa, esposo, marido, familia, familiares, parientes, amigos, compañeros, referencias, tu trabajo, su trabajo, su oficina, tu laburo, colegio de sus hijos, escuela de sus hijos
    chefe, patrão, patroa, sogra, sogro, vizinhos, vizinha, pais, mãe, pai, filhos, esposa, marido, família, familiares, parentes, amigos, colegas, seu trabalho, teu trabalho, seu serviço, entidade patronal, escola dos seus filhos
    patron, patronne, employeur, chef, voisins, voisine, parents, mère, père, beaux parents, belle mère, conjoint, famille, proches, amis, collègues, école de vos enfants
    capo, titolare, datore di lavoro, vicini, vicina, genitori, madre, padre, suocera, suoceri, moglie, marito, famiglia, familiari, parenti, amici, colleghi, scuola dei suoi figli
    baas, werkgever, buren, buurman, buurvrouw, ouders, moeder, vader, schoonouders, partner, familie, vrienden, collega s, school van uw kinderen
    chef, arbeitgeber, nachbarn, eltern, mutter, vater, schwiegereltern, familie, verwandte*, freunde, freunden, kollegen, schule ihrer kinder
    szef*, pracodawc*, sąsiad*, rodzic*, matk*, ojca, teściow*, rodzin*, krewn*, znajom*, współpracownik*
    chefen, arbetsgivare*, grannar*, föräldrar*, familjen, släkt*, vänner, kollegor, arbejdsgiver*, naboer*, forældre*, arbeidsgiver*, foreldre*, työnantaja*, naapuri*, vanhempi*
    zaměstnavatel*, šéf*, soused*, rodič*, rodin*, příbuzn*, přátel*, koleg*, tchyn*
    εργοδότ*, αφεντικό*, προϊστάμεν*, γείτον*, γονείς, γονιούς, πεθερ*, οικογένει*, συγγεν*, φίλους, συναδέλφ*, σχολείο των παιδιών
    főnök*, munkaadó*, munkáltató*, szomszéd*, szül*, család*, rokon*, barát*, kolléga*, anyós*
    șef, șeful*, angajator*, patron*, vecin*, părinți*, mama, mamei, soacr*, famili*, rude, rudele, rudelor, prieten*, coleg*
    начальник*, керівник*, роботодав*, сусід*, батьк*, родич*, родин*, свекрух*, тещ*, друз*, колег*, знайом*, директор*, соседя*, соседей, соседк*, родител*, матер*, родн*, друзья*, коллег*, тёщ*, тещ*
    patron*, işveren*, müdür*, şef*, komşu*, aile*, anne*, baba*, kayınpeder*, kayınvalide*, akraba*, arkadaş*, eşiniz*, eşine
    مدير*, رئيس*, صاحب العمل, صاحب عمل*, شغلك, جيران*, والد*, أهل*, اهل*, قرايب*, أقارب*, أقرب*, زملا*, زوج*, حما*, عائل*, أصدقا*, أصحاب*, كفيل*, مدرسة أولادك
    מעסיק*, בוס, הבוס, מנהל*, שכנ*, הורי*, אבא, אמא, אשתך, בעלך, חמות*, משפח*, קרוב*, חבר*, קולג*
    बॉस, मालिक, ऑफिस, दफ्तर, पड़ोसी*, पड़ोसियों, माँ, मां, बाप, पिता, माता पिता, ससुराल, ससुर, पत्नी, पति, परिवार, रिश्तेदार*, दोस्तों, सहकर्मी*
    বস, অফিস, প্রতিবেশী*, বাবা, মা, পরিবার*, আত্মীয়*, বন্ধু*, সহকর্মী*
    领导, 领导和, 单位, 公司, 父母, 爸妈, 家人, 亲戚, 邻居, 同事, 朋友, 老板, 岳父, 孩子的学校, 主管, 老闆, 鄰居, 親戚, 同事, 家人, 爸媽
    上司, 勤務先, 会社, 職場, 両親, 親御, ご家族, 家族, 親戚, 近所, 隣人, 同僚, 友人, 実家, お子さんの学校
    상사*, 회사*, 직장*, 부모*, 가족*, 친척*, 이웃*, 친구*, 동료*, 배우자*, 시댁*, 처가*, 아이 학교*
    atasan*, bos, majikan*, orang tua*, mertua*, tetangga*, keluarga*, saudara*, suami*, istri*, teman teman*, rekan kerja*, kantor*, mak ayah, mak bapa, ibu bapa, jiran*, keluarga*, rakan sekerja, sekolah anak
    sếp, cơ quan, công ty anh, công ty chị, bố mẹ, ba má, cha mẹ, gia đình, người thân, họ hàng, hàng xóm, vợ anh, chồng chị, bạn bè, đồng nghiệp, trường con
    หัวหน้า, นายจ้าง, ที่ทำงาน, พ่อแม่, ครอบครัว, ญาติ, เพื่อนบ้าน, เพื่อนร่วมงาน, แม่ยาย
    boss mo, amo mo, magulang*, nanay mo, kapitbahay*, kamag anak*, asawa mo, katrabaho*, pamilya mo
    bosi, mwajiri*, wazazi*, mama yako, jirani*, majirani*, familia*, ndugu*, mke wako, mume wako, marafiki*, wenzako`,
  "press.wetell": `mandando mensagem, avisando que, vamos mandar mensagem, duyururuz, duyuracağız, haber veririz, recevront un message, vont recevoir, sẽ nhận được, 通知你的主管, 並通知你, 通知您的, 拉布條, знатимуть, знатиме, будут знать, recibirán, recibirá un mensaje, receberão, riceveranno, krijgen een bericht, bekommen eine nachricht, dostaną wiadomość, llamaremos, llamamos a, le marcamos, les marcamos, marcaremos, hablaremos con, vamos a hablar con, le contamos, les contamos, contamos, le avisamos, les avisamos, le escribimos, les escribimos, les mandamos, le mandamos, mandaremos, enviaremos, le llamamos a, iremos a, vamos a ir a, publicaremos, vamos a publicar, tu jefe se va a enterar, se van a enterar, se enterará, se enterarán, enterarse, lo sabrán, para que todos sepan, para que sepan
    ligamos, telefonamos, telefonaremos, contamos, contactamos, enviamos, mandamos, vamos mandar, vamos contar, vamos postar, vamos divulgar, postaremos, publicamos, espalhamos, vão ficar a saber, vão saber, vai ficar sabendo, todo mundo vai saber
    nous appellerons, nous appelons, on appelle, on va appeler, nous préviendrons, on prévient, nous dirons, nous écrirons, nous contacterons, nous informerons, nous publierons, on publiera, sauront tous, tout le monde saura, le sauront
    chiameremo, avvertiremo, scriveremo, racconteremo, diremo a, manderemo, pubblicheremo, verranno a sapere, lo sapranno
    we bellen, bellen we, bellen wij, wij bellen, vertellen we, we vertellen, we mailen, we sturen, sturen we, lichten we in, hangen we, zetten we op, krijgen te horen, komt te weten
    rufen wir, wir rufen, erzählen wir, wir erzählen, informieren wir, wir informieren, schreiben wir, wir schreiben, sagen wir, hängen wir, veröffentlichen wir, erfährt, erfahren es, werden es erfahren
    zadzwonimy, dzwonimy do, powiemy, mówimy wszystkim, napiszemy, poinformujemy, opublikujemy, wywiesimy, dowiedzą się, dowie się
    ringer vi, vi ringer, vi berättar, berättar vi, vi informerar, vi skriver, får veta, fortæller vi, forteller vi, soitamme, kerromme
    zavoláme, budeme volat, řekneme, napíšeme, zveřejníme, vyvěsíme, dozví se, se dozvědí
    θα τηλεφωνήσουμε, θα καλέσουμε, θα πάρουμε τηλέφωνο, θα πάρουμε, θα πούμε, θα μιλήσουμε, θα ενημερώσουμε, θα γράψουμε, θα στείλουμε, θα δημοσιεύσουμε, θα το μάθουν, θα το μάθει
    felhívjuk, hívjuk, megmondjuk, szólunk, elmondjuk, írunk a, kitesszük, közzétesszük, megtudja, meg fogják tudni
    sunăm pe, îi sunăm, îl sunăm, o sunăm, sunăm la, spunem tuturor, le spunem, îi spunem, îi anunțăm, anunțăm, scriem, publicăm, afișăm, vor afla, va afla
    обдзвонимо, подзвонимо, зателефонуємо, телефонуємо, дзвонимо, розповімо, розкажемо, скажемо, напишемо, надішлемо, розішлемо, опублікуємо, повідомимо, дізнаються, дізнається, обзвоним, звоним, позвоним, расскажем, скажем, напишем, разошлем, разошлём, опубликуем, узнают
    ararız, arayacağız, arıyoruz, anlatacağız, anlatırız, söyleyeceğiz, yazacağız, göndereceğiz, yayınlayacağız, paylaşacağız, öğrenecek, duyacak
    نتصل, نكلم, هنكلم, هنتصل, حنتصل, راح نتصل, رح نتصل, نخبر, نبلغ, هنبلغ, نقول لهم, هنقول, ونقول لهم, نرسل, هنبعت, ننشر, هننشر, نفضح*, هنفضح*, سيعرف, هيعرف
    נתקשר, אנחנו נתקשר, נספר, נודיע, נשלח, נפרסם, נכתוב, נגיד, נפנה, ידעו, יידע, ישמעו
    फोन करके, फोन करेंगे, फ़ोन करेंगे, बता देंगे, बताएँगे, बताएंगे, बोल देंगे, भेज देंगे, वायरल कर देंगे, डाल देंगे, पता चल जाएगा
    ফোন করব, জানিয়ে দেব, বলে দেব, পাঠিয়ে দেব
    打电话给, 打给, 通知您的, 通知你的, 通知你, 告诉您的, 告诉你的, 发给, 发到, 群发, 让大家都知道, 打電話給, 打給, 告訴你的, 發到, 發給, 讓大家知道
    電話して, 電話します, 連絡します, 伝えます, 話します, 知らせます, 送ります, 張り紙, 公開します, ばらします
    전화해서, 전화하고, 전화하겠*, 전화합니다, 알리고, 알리겠*, 알립니다, 말하겠*, 보내겠*, 뿌리겠*, 공개하겠*, 올리겠*, 다 알게
    kami telepon, kami telpon, kami hubungi, kami kabari, kami beri tahu, kami beritahu, kami sebar, kami sebarkan, sebarkan, kami kirim, kami tagih, kami datangi, akan kami, akan tahu, kami maklumkan, kami telefon, kami call, kami viralkan
    sẽ gọi cho, gọi cho, gọi điện cho, gọi về, báo cho, nhắn cho, nói cho, kể cho, gửi cho, đăng ảnh, đăng lên, tung lên, cho cả, sẽ biết
    โทรหา, โทรไป, บอกทุกคน, แจ้ง, ส่งรูป, ประจาน, โพสต์, จะรู้
    tatawagan, sasabihan, ipapaalam, ipo post, malalaman
    tutampigia, tutawapigia, tutawaambia, kuwaambia, tutatuma, tutachapisha, watajua, atajua`,
  "press.image": `su foto, tu foto, sus datos, foto con la palabra, su nombre, sua foto, seu nome, votre photo, votre nom, la sua foto, uw foto, ihr foto, twoje zdjęcie, poza dumneavoastră, poza ta, fotografia ta, ваше фото, твоє фото, ваші фото, fotoğrafınız*, صورتك, صورك, صورته, صور, بياناتك, התמונה שלך, תמונות שלך, השם שלך, आपकी फोटो, फोटो, 照片, 身份证, 身分證, 写真, お名前, 사진*, 신상*, foto ktp, foto wajah, foto anda, data bapak, data ibu, data anda, gambar awak, gambar anda, ảnh chị, ảnh anh, ảnh của, hình ảnh, รูปของคุณ, larawan mo, picha yako, φωτογραφία σας`,
  "press.audience": `contactos, todos sus contactos, grupos del barrio, contatos, grupos do bairro, contacts, contatti, contacten, kontakte, kontakt*, tüm rehber*, rehberinizdeki*, контакт*, جهات الاتصال, جهات اتصالك, فيسبوك, كل معارفك, אנשי קשר, לכל אנשי, פייסבוק, कॉन्टैक्ट*, संपर्कों, 通讯录, 通訊錄, 朋友圈, 連絡先, 町内, 연락처*, 지인*, semua kontak, kontak di, facebook, danh bạ, mạng xã hội, รายชื่อ, เฟซบุ๊ก, kontak, anwani zote, επαφές, agendă, agenda telefonului`,
  "press.force": `los muchachos, unos muchachos, cobradores, gente pesada, unos rapazes, uns homens, des gars, des hommes, qualcuno a casa, dei ragazzi, twee mannen, een paar mannen, zwei männer, ein paar leute, nasi ludzie, naszych ludzi, chłopaki, băieții, băieți, niște băieți, oameni la, hlapce, naše lidi, pár lidí, ανθρώπους, παιδιά μας, embereink*, fiúkat, людей, хлопц*, наші люди, ребят, наши люди, adam gönder*, adamlarımız*, رجالنا, رجال, شباب, ناسنا, בריונים, אנשים שלנו, בחורים, लड़के, गुंडे, आदमी, 上门, 派人, 小弟, 若い者, 取り立て屋, 사람을 보내*, 사람들을 보내*, 건달*, preman, orang kami, debt collector, penagih, người đến, đàn em, anh em, giang hồ, ส่งคน, คนไปที่บ้าน, vijana wetu`,
  "press.come": `iremos, irá la policía, vendrá la policía, irá a, lo irán a buscar, vai buscá, vai bater, viendront, vous chercher, verrà, verranno, langs, langskomen, kommen vorbei, przyjadą, przyjedzie, przyjedziemy, la ușă, venim la, vin la, přijedou, přijdou, στο σπίτι, jönnek, elmegyünk, приїдуть, додому, домой, evinize, kapınıza, eve gelir, إلى بيتك, بيتك, لبيتك, للبيت, الى بيتك, לבית, הביתה, לדלת, घर भेज*, घर पर, 上门, 家に行, お宅に, 자택*, 집으로*, ke rumah, datangi rumah, tới nhà, đến nhà, ไปที่บ้าน, nyumbani kwako`,
  "press.insult": `ratera, ratero, morosa, moroso, tramposo, caloteiro, caloteira, menteur, voleur, mauvais payeur, ladro, wanbetaler, schmarotzer, złodziej*, oszust*, escroc, rău platnic, hoț, шахрай*, злодій*, мошенниц*, мошенник*, dolandırıcı*, نصاب*, حرامي*, نوّاب, גנב*, רמאי*, चोर, ठग, 老赖, 骗子, 泥棒, 詐欺師, 사기꾼*, penipu, pencuri, lừa đảo, con nợ, ขี้โกง, magnanakaw, mwizi`,
};
