import type { Vocabulary } from "../../reading/build_lexicon.ts";

/** What children are asked for, how, and past whom. */
export const childhood: Vocabulary = {
  "child.detail": `full name, first and last name, home address, your address, your school, name of your school, phone number, mobile number, birthday, date of birth, where you live, your location, your camera
    vollständigen namen, ganzen namen, deinen namen, deine adresse, deine schule, geburtsdatum, telefonnummer, wo du wohnst
    nom complet, ton adresse, ton école, date de naissance, numéro de téléphone, où tu habites
    nombre completo, tu dirección, tu cole, tu colegio, tu escuela, fecha de nacimiento, teléfono, dónde vives
    nome completo, teu nome completo, seu endereço, tua morada, sua escola, tua escola, data de nascimento, telefone, onde moras, onde você mora
    nome e cognome, indirizzo di casa, il tuo indirizzo, la tua scuola, data di nascita, numero di telefono, dove abiti
    volledige naam, je adres, je school, geboortedatum, telefoonnummer, waar je woont
    imię i nazwisko, adres, szkołę, datę urodzenia, numer telefonu, gdzie mieszkasz
    fullständiga namn, hela ditt namn, din skola, din adress, födelsedatum, telefonnummer, hele dit navn, fulde navn, fulle navn, din skole, din adresse, skolen din, adressen din, fødselsdato
    koko nimesi, koulusi, osoitteesi, syntymäaikasi, puhelinnumerosi, missä asut
    celé jméno, jméno a příjmení, školu a adresu, tvoji školu, adresu, datum narození, telefon, kde bydlíš
    ονοματεπώνυμό, ονοματεπώνυμο, πλήρες όνομα, σχολείο σου, το σχολείο, τη διεύθυνσή, διεύθυνσή σου, ημερομηνία γέννησης, τηλέφωνό, πού μένεις
    teljes nevedet, teljes neved, iskoládat, iskolád, címedet, címed, lakcímed*, születési dátumod*, telefonszámod*, hol laksz
    numele complet, numele tău, școala ta, școala și adresa, adresa de acasă, adresa ta, data nașterii, numărul de telefon, unde locuiești
    повне ім я, твоє ім я, своє ім я, школу, адресу, дату народження, номер телефону, де живеш, полное имя, имя и фамилию, свою школу, адрес, дату рождения, номер телефона, где живёшь
    tam adını, adını soyadını, okulunu, ev adresini, adresini, doğum tarihini, telefon numaranı, nerede oturduğunu
    اسمك الكامل, اسمك, مدرستك, عنوان بيتك, عنوانك, تاريخ ميلادك, رقم هاتفك, رقم ماما, أين تسكن
    השם המלא, שם מלא, בית הספר שלך, הכתובת שלך, כתובת, תאריך לידה, מספר טלפון, איפה אתה גר
    पूरा नाम, अपना नाम, स्कूल, घर का पता, पता लिखो, जन्मतिथि, फ़ोन नंबर, कहाँ रहते
    পুরো নাম, স্কুল, বাড়ির ঠিকানা, ঠিকানা, জন্মতারিখ, ফোন নম্বর
    全名, 姓名, 学校, 家庭住址, 住址, 地址, 生日, 电话号码, 住在哪里, 學校, 電話
    フルネーム, 名前と学校, 学校と住所, 住所, たんじょうび, 誕生日, 電話番号, じゅうしょ, どこに住んで
    이름이랑, 본명, 학교, 집 주소*, 주소를, 생년월일*, 전화번호*, 어디 사는지
    họ tên, họ và tên, tên trường, trường và địa chỉ, địa chỉ nhà, ngày sinh, số điện thoại, nhà ở đâu
    ชื่อจริง, ชื่อเต็ม, ชื่อนามสกุล, โรงเรียน, ที่อยู่, วันเกิด, เบอร์โทร
    nama lengkap, nama penuh, sekolah, sekolahmu, alamat rumah*, alamatmu, tanggal lahir, tarikh lahir, nomor telepon, nombor telefon
    buong pangalan, pangalan mo, paaralan, eskwelahan, address ng bahay, tirahan, kaarawan, numero ng telepono
    jina lako kamili, jina kamili, shule yako, anwani ya nyumbani, anwani, tarehe ya kuzaliwa, namba ya simu`,
  "child.ask": `just give me, tell me, type your, switch on, turn on, schreib uns, gib hier, tape, tapez, entre ici, pon tu, escribe tu, ingresa, digita, coloca, metti qui, inserisci, vul in, typ je, wpisz, wypełnij, fyll i, skriv in, udfyld, indtast, skriv inn, kirjoita, kerro, täytä, napiš, vyplň, zadej, γράψε, συμπλήρωσε, δώσε, írd be, írd le, add meg, mondd el, scrie, completează, introdu, spune ne, напиши, впиши, введи, заповни, заполни, yaz, gir, doldur, söyle, اكتب, أدخل, أعطني, أرسل, כתבו, הזן, לכתוב, लिखो, लिखिए, बताओ, भरो, डालो, লেখো, বলো, দাও, 输入, 填写, 请填, 告诉我, 輸入, 入力して, 書いてね, 教えて, 입력해*, 적어*, 써줘, 알려줘, nhập, điền, cho biết, ghi, พิมพ์, กรอก, บอก, tulis, isi, masukkan, ketik, beritahu, i type mo, ilagay, isulat, sabihin, andika, jaza, weka, niambie`,
  "child.bypass": `no need to ask anyone, no need to ask, don t have to know, doesn t have to know, don t need to know, needn t know, keep it between us, between us, keep this between us
    musst du nicht fragen, musst du nicht, brauchst du nicht, müssen es nicht wissen, nicht zu wissen, bleibt unter uns
    pas besoin d en parler, pas besoin de le dire, pas besoin de demander, n ont pas besoin de savoir, reste entre nous
    no hace falta, no hace falta que, no tienes que decir, no necesitas permiso, queda entre nosotros
    não precisa contar, não precisas de dizer, não precisa, não precisas, fica entre nós
    non serve dirlo, non serve, non c è bisogno, non devi dirlo, resta tra noi
    hoeven het niet te weten, hoeft niet, hoef je niet, blijft tussen ons
    nie musisz mówić, nie musisz, nie trzeba pytać, zostanie między nami
    behöver inte fråga, behöver inte, behöver du inte, behøver ikke, behøver du ikke, trenger ikke, mellan oss, mellem os
    ei tarvitse, ei tarvii, jää meidän välillemme
    nemusíš říkat, říkat nemusíš, nemusíš, nemusíš se ptát, zůstane mezi námi
    δεν χρειάζεται να, δεν χρειάζεται, μην το πεις, μεταξύ μας
    nem kell szólnod, nem kell, ne szólj, köztünk marad
    nu trebuie să le spui, nu trebuie, nu e nevoie, rămâne între noi
    не треба казати, не треба питати, не потрібно, не обов язково казати, між нами, не нужно говорить, не надо говорить, не обязательно спрашивать, между нами
    söylemene gerek yok, sormana gerek yok, gerek yok, aramızda kalsın
    لا داعي, لا حاجة, مش لازم, لا تخبر, لا تقل, بيننا
    לא צריך לשאול, לא צריך לספר, אין צורך, בינינו
    बताने की ज़रूरत नहीं, बताने की जरूरत नहीं, पूछने की ज़रूरत नहीं, पूछने की जरूरत नहीं, मत बताना
    বলার দরকার নেই, জিজ্ঞেস করতে হবে না
    不用告诉, 不用问, 不需要告诉, 别告诉, 不必告诉, 不用跟, 唔使話, 不用告訴
    言わなくていい, 聞かなくていい, ないしょ, 内緒, 言わないで
    말 안 해도, 말하지 않아도, 안 물어봐도, 물어보지 않아도, 비밀이야
    không cần hỏi, không cần nói, không cần xin, đừng nói
    ไม่ต้องบอก, ไม่ต้องถาม, อย่าบอก
    tidak usah bilang, tidak usah tanya, tidak perlu bilang, tidak perlu izin, tak perlu, tak payah, jangan bilang, rahasia kita
    hindi na kailangan, huwag nang sabihin, huwag mong sabihin, atin atin lang
    huna haja, usiwaambie, usimwambie, siri yetu`,
  "child.parents": `papa, mama, mummy, anyone at home, parents, dein papa, deine mama, tes parents, tus padres, seus pais, teus pais, tuoi genitori, je ouders, rodzicom, rodziców, mamma eller pappa, föräldrarna, dine forældre, foreldrene dine, vanhemmi*, vanhempi*, äidi*, isä*, rodičům, rodičů, rodiče, mámě, tátovi, γονείς σου, στους γονείς, szüleid*, szüleidnek, szülők*, anyának, apának, părinților, părinții, mamei, tatălui, батькам, мамі, татові, родителям, annene, babana, ailene, anne babana, أهلك, والديك, ماما, بابا, ההורים, לאמא, לאבא, मम्मी पापा, मम्मी, पापा, माँ, মা বাবা, বাবা মা, মা, বাবা, 爸爸妈妈, 爸妈, 爸爸, 妈妈, 爸媽, おうちの人, お母さん, お父さん, 부모님*, 엄마*, bố mẹ, ba mẹ, cha mẹ, พ่อแม่, คุณพ่อคุณแม่, ผู้ปกครอง, orang tua*, orang tuamu, ibu bapa, mak ayah, mga magulang, magulang, nanay, tatay, wazazi, mama yako, baba yako`,
  "child.guard": `ask mummy first, ask your mum first, let your parents, ein elternteil, zeptej se rodičů, s rodiči, ρώτησε τους γονείς, με τους γονείς, kérdezd meg a szüleid*, a szüleiddel, întreabă părinții, cu părinții, запитай батьків, з батьками, kysy vanhemmilta, vanhempien kanssa, spørg dine forældre, med dine forældre, hỏi bố mẹ trước, cùng bố mẹ, ถามพ่อแม่ก่อน, tanya orang tua dulu, minta izin orang tua, minta kebenaran ibu bapa, itanong muna, muulize mzazi, waulize wazazi, পিতামাতাকে জিজ্ঞেস, שאל את ההורים`,
};
