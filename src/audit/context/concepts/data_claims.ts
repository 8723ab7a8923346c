import type { Vocabulary } from "../../reading/build_lexicon.ts";

/** What people want done with the data about them, and how they are turned away. */
export const dataClaims: Vocabulary = {
  "claim.act": `delete, erase, erased, deleted, wipe, remove, scrub, close, cancel, take down, copy, copies, access, see, view, look at, hand over, export, transfer, move, take with me, take my, take all my, download, port, portability, correct, rectify, fix, object, stop using, stop processing, stop, opt out, restrict, withdraw, what you hold, what you have, have about me, what you know, what you keep, on file about, hold about, have on me, held about
    lösch*, gelöscht, entfern*, vernicht*, kopie*, auskunft, einsicht, einsehen, herausgeben, mitnehmen, übertrag*, übermittl*, exportier*, berichtig*, korrigier*, widersprech*, widerspruch, widerrufe, untersag*, über mich, gespeichert haben
    supprim*, effac*, copie, accès, accéder, consulter, transférer, récupérer, exporter, rectifi*, corrig*, m oppose, opposition, retire mon, sur moi, me concernant
    borr*, elimin*, suprim*, cancel*, copia, acceso, acceder, consultar, ver mis, exportar, trasladar, portar, rectific*, corrig*, corrij*, me opongo, oposición, revoco, sobre mí, den de baja
    apag*, exclu*, elimin*, remov*, cópia, acesso, aceder, acessar, consultar, exportar, transferir, portabilidade, corrig*, corrij*, retific*, oponho, sou contra, revogo, sobre mim
    cancell*, elimin*, rimuov*, copia, accesso, accedere, consultare, esportare, trasferire, rettific*, corregg*, mi oppongo, opposizione, revoco, su di me
    verwijder*, wis, wissen, gooi, inzage, inzien, kopie, overdragen, meenemen, exporteren, corrigeer, corrigeren, bezwaar, intrekken, over mij, van mij hebben, stop met
    usun*, usuń*, skasow*, skasuj*, kopi*, dostęp*, wgląd, przenieś*, eksport*, popraw*, sprostow*, sprzeciw*, wycofuj*, o mnie, na mój temat
    radera*, ta bort, stryk*, kopia, registerutdrag, utdrag, tillgång, få se, flytta, exportera, rätta, motsätter, invänder, återkalla*, om mig
    slet, slette, fjern*, kopi, indsigt, innsyn, aktindsigt, se mine, flytte, overføre, ret, rette, gør indsigelse, protesterer, trækker, om mig, om meg
    poista*, poistakaa, hävit*, kopio*, jäljennös, nähdä, tarkastaa, siirtää, siirtäkää, oikais*, vastustan, kiellän, minusta
    smaž*, smazat, vymaž*, vymazat, odstraň*, zruš*, kopii, přístup, nahlédnout, přenést, převést, opravit, opravte, nesouhlasím, námitku, odvoláv*, o mně
    διαγράψ*, διαγραφή, σβήσ*, αφαιρέσ*, αντίγραφο, πρόσβαση, να δω, μεταφορά, μεταφέρ*, διορθώσ*, διόρθωση, αντιτίθεμαι, εναντιών*, ανακαλώ, για μένα
    töröl*, töröljék, törlés*, másolat*, hozzáférés*, betekint*, megnézni, átvinni, hordoz*, helyesbít*, javít*, tiltakoz*, visszavon*, rólam
    șterge*, ștergeți, ștergere*, elimin*, copie, copia, acces, accesez, transfer*, export*, rectific*, corect*, mă opun, opoziți*, retrag, despre mine
    видал*, видаліть, стер*, копію, доступ, переглянути, перенести, експорт*, виправ*, заперечую, проти використання, відклика*, про мене
    удал*, сотр*, копию, доступ, посмотреть, перенести, экспорт*, исправ*, возражаю, против использования, отзываю, обо мне
    sil, silin, silinmesini, silmenizi, silebilir, kopya*, erişim, görmek, taşı*, aktar*, düzelt*, itiraz ed*, karşıyım, geri çek*, hakkımda
    احذف*, حذف, أمسح, امسح*, مسح, إزالة, نسخة, الاطلاع, الوصول, أرى, نقل, تصدير, تصحيح, أعترض, اعتراض, أسحب, عني
    למחוק, תמחקו, מחיקה, הסירו, עותק, העתק, גישה, לראות, להעביר, לתקן, מתנגד*, עליי, עלי
    हटा*, मिटा*, डिलीट, कॉपी, प्रति, देखना, ट्रांसफर, सुधार*, आपत्ति, विरोध, मेरे बारे
    মুছ*, ডিলিট, কপি, অনুলিপি, দেখতে, স্থানান্তর, সংশোধন, আপত্তি, আমার সম্পর্কে
    删除, 注销, 清除, 抹去, 复制, 副本, 查看, 查阅, 查询, 导出, 转移, 更正, 拒绝, 反对, 撤回, 停止, 停用, 刪除, 註銷, 複製, 查閱, 匯出, 反對, 關於我
    削除, 消去, 消して, 退会, 開示, 写し, コピー, 閲覧, 移行, 訂正, 異議, 利用停止, 反対, 撤回, 私について
    삭제*, 지워*, 탈퇴*, 열람*, 사본*, 복사본*, 이동*, 내보내*, 정정*, 수정*, 반대*, 거부*, 철회*, 중단*, 저에 대*
    xóa, xoá, hủy tài khoản, bản sao, xem toàn bộ, xem dữ liệu, truy cập, chuyển dữ liệu, xuất dữ liệu, sửa, phản đối, rút lại, về tôi
    ลบ, สำเนา, ขอดู, เข้าถึง, โอนย้าย, แก้ไข, คัดค้าน, ถอนความยินยอม, เกี่ยวกับฉัน, เกี่ยวกับผม
    hapus*, padam*, salinan, akses, melihat, lihat, memindahkan, pindahkan, ekspor, perbaiki, betulkan, keberatan, bantah*, tarik balik, mencabut, tentang saya
    burahin, i delete, paki delete, tanggalin, kopya, makita, tingnan, ilipat, itama, tutol, tutulan, bawiin, tungkol sa akin
    futa, futeni, mfute, nakala, kuona, kuziona, hamisha, rekebisha, napinga, naondoa, kunihusu, zinazonihusu
    verwyder, wis uit, skrap, afskrif, insae, beswaar`,
  "claim.thing": `data, account, accounts, profile, my records, my record, my file, information, info, details, history, photos, pictures, chats, messages, number, recordings, personal, everything, advertising, marketing
    daten, kundendaten, konto, kundenkonto, profil, akte, angaben, fotos, bilder, nachrichten, alles, werbung, verlauf
    données, compte, profil, dossier, informations, photos, messages, historique, prospection, publicité, tout ce que
    datos, cuenta, perfil, expediente, información, fotos, mensajes, historial, publicidad, todo lo que
    dados, conta, perfil, cadastro, informações, informação, fotos, mensagens, histórico, publicidade, tudo o que
    dati, account, profilo, fascicolo, informazioni, foto, messaggi, storico, pubblicità
    gegevens, account, profiel, dossier, informatie, foto s, berichten, reclame, alles wat
    dane, danych, konto, konta, profil, akta, informacj*, zdjęci*, wiadomości, marketing*, reklam*
    uppgifter, personuppgifter, konto, kontot, profil, journal, information, bilder, foton, meddelanden, reklam, oplysninger, opplysninger, kontoen, billeder, beskeder
    tietoni, tiedot, tietoja, tietojen, tilini, tili, profiili*, kuvani, kuvat, viestini, mainont*, markkinoin*
    údaje, údajů, dat, účet, účtu, profil, záznam*, fotky, fotografie, zprávy, informac*, reklam*
    δεδομένα, δεδομένων, λογαριασμό, προφίλ, φάκελο, στοιχεία, πληροφορίες, φωτογραφίες, μηνύματα, διαφήμιση, διαφημίσεις
    adat*, fiók*, fiókom*, profil*, fénykép*, fotó*, üzenet*, információ*, reklám*
    date, datele, datelor, contul, cont, profilul, dosarul, informații*, pozele, fotografiile, mesajele, reclam*
    дані, даних, акаунт*, обліковий, профіль, фото, повідомлення, інформаці*, реклам*, данные, данных, аккаунт*, профиль, сообщения, информаци*, рекламы, рекламе
    veri, veriler*, verimi*, hesab*, profil*, bilgi*, fotoğraf*, mesaj*, reklam*
    بياناتي, بيانات, البيانات, حسابي, حساب, ملفي, معلوماتي, معلومات, المعلومات, صوري, رسائلي, إعلان*, رسايل, رسائل
    נתונים, הנתונים, חשבון, החשבון, פרופיל, מידע, המידע, תמונות, התמונות, הודעות, פרסום
    डेटा, जानकारी, अकाउंट, खाता, प्रोफ़ाइल, फ़ोटो, तस्वीर*, संदेश, विज्ञापन*
    তথ্য, ডেটা, অ্যাকাউন্ট, প্রোফাইল, ছবি, বিজ্ঞাপন
    信息, 数据, 资料, 账号, 账户, 照片, 记录, 广告, 推荐, 資訊, 數據, 資料, 帳號, 帳戶, 紀錄, 廣告
    データ, 個人情報, 情報, アカウント, 写真, 履歴, 広告, 登録
    개인정보*, 데이터*, 정보*, 계정*, 사진*, 기록*, 광고*
    dữ liệu, thông tin, tài khoản, hồ sơ, ảnh, lịch sử, quảng cáo
    ข้อมูล, บัญชี, โปรไฟล์, รูป, ประวัติ, โฆษณา
    data, akun, akaun, profil, informasi, maklumat, foto, gambar, riwayat, iklan
    datos, impormasyon, account, litrato, larawan, mensahe, patalastas
    taarifa, data, akaunti, wasifu, picha, ujumbe, matangazo, inligting, rekening`,
  "claim.refuse": `belongs to us, belong to us, are ours, is ours, ours now, ours for good, our business, our property, property of the company, company property, for internal use only, internal only, no obligation to show, no obligation to give, not obliged, don t have to show, don t owe you, never take anything, never delete, never erase, don t delete, do not delete, don t erase, don t hand out, do not hand out, don t give out, don t show, request rejected, request denied, request refused, requests are rejected, turn it down, we re turning, can t object, cannot object, no right to, not entitled to, whether you like it or not, like it or not, as we see fit, carry on using, go on using, keep using, continue to use, continue using, keep sending, go on sending, continue sending, carry on sending, go on profiling, no export, won t export, don t export, stays with us, stay with us, always in the system, forever, without reading, don t write again, asking again, won t change that, close any, close your request, keep it anyway, no way out, no such thing, sell and use, use them however, however we like
    gehören jetzt uns, gehört jetzt uns, gehören uns, gehört uns, sind jetzt unsere, für immer, auf ewig, dauerhaft im system, gibt es bei uns nicht, geben wir nicht heraus, geben wir nicht raus, nicht heraus, betriebsgeheimnis, geschäftsgeheimnis, nur intern, internen gebrauch, interne zwecke, beantworten wir nicht, keine auskunft, kein recht, keinen anspruch, interessiert uns nicht, läuft weiter, nutzen wir wie bisher, wie bisher, nutzen wir weiter, weiterhin nutzen, weiterhin zusenden, werden weiterhin, löschen wir nicht, löschen nichts, löschen grundsätzlich, lehnen wir ab, weisen wir zurück, wird zurückgewiesen, nicht verpflichtet, ob sie wollen oder nicht, zwecklos
    nous appartient, nous appartiennent, sont à nous, est à nous, propriété de l entreprise, usage interne, secret des affaires, ne supprimons rien, n effaçons rien, ne supprimons pas, ne donnons pas, ne communiquons pas, aucune obligation, pas obligés, aucun droit, pas le droit, pas en droit, à vie, pour toujours, définitivement chez nous, est rejetée, rejetons, refusons, continuerons à, continuons à, que cela vous plaise, que vous le vouliez ou non, inutile d insister
    son nuestros, es nuestro, nos pertenecen, ya son nuestros, propiedad de la empresa, uso interno, secreto comercial, no los borramos, no borramos, no eliminamos, no se eliminan, no se borran, no damos, no se lo vamos a dar, no hacemos eso, no tenemos por qué, no tenemos obligación, ninguna obligación, sin obligación, no tiene derecho, no tienes derecho, ningún derecho, para siempre, de por vida, quedan con nosotros, te guste o no, le guste o no, rechazamos su, rechazamos tu, rechazada, rechazado, no procede, no insista, seguiremos usando, seguiremos enviando, seguiremos utilizando, seguiremos mandando, sin leerla, sin leerlo
    são nossos, é nosso, nos pertencem, pertencem nos, propriedade da empresa, dados são da empresa, uso interno, segredo comercial, não apagamos, não excluímos, não eliminamos, não damos, não temos de, não temos obrigação, nenhuma obrigação, não tem direito, sem direito, para sempre, quer queira quer não, goste ou não, recusamos, rejeitamos, não será aceita, não será aceite, não aceitamos, vamos continuar a, continuaremos a, não vamos parar, a publicidade continua, não adianta insistir
    sono nostri, è nostro, ci appartengono, ormai sono nostri, proprietà dell azienda, uso interno, segreto aziendale, non cancelliamo, non eliminiamo, non forniamo, non diamo, nessun obbligo, non siamo tenuti, non ha diritto, nessun diritto, per sempre, ci restano, che le piaccia o no, respingiamo, respinta, non viene accolta, non accogliamo, continueremo a, inutile insistere
    zijn van ons, is van ons, zijn nu van ons, eigendom van het bedrijf, intern gebruik, bedrijfsgeheim, verwijderen niets, verwijderen we niet, wissen niets, geven we niet, geen kopie, niet verplicht, geen recht, voor altijd, voorgoed, blijft staan, blijven staan, wijzen we af, wijzen wij af, afgewezen, blijven u gewoon, blijven gewoon, we blijven, of u dat nu wilt of niet
    należą już do nas, należą do nas, są nasze, własność firmy, do użytku wewnętrznego, użytku wewnętrznego, tajemnica firmy, niczego nie usuwamy, nie usuwamy, nie kasujemy, nie udostępniamy, nie wydajemy, nie mamy obowiązku, nie ma pan prawa, nie ma pani prawa, nie masz prawa, na zawsze, odrzucamy, odmawiamy, nadal będziemy, dalej będziemy, czy się to panu podoba
    är våra nu, är våra, är vår egendom, tillhör oss, internt bruk, affärshemlighet, lämnar vi inte ut, lämnar inte ut, raderar inget, raderar ingenting, raderar inte, det gör vi inte, ingen rätt att, ingen skyldighet, ligger kvar, för alltid, avvisas, avslår, spelar ingen roll, vi fortsätter
    er vores nu, er vores, er våre, tilhører os, tilhører oss, intern brug, intern bruk, udleverer vi ikke, utleverer vi ikke, sletter ingenting, sletter ikke, det gør vi ikke, det gjør vi ikke, ingen ret til, ingen rett til, bliver liggende, for evigt, for alltid, afvises, avvises, vi fortsætter, vi fortsetter
    ovat nyt meidän, ovat meidän, omaisuuttamme, sisäiseen käyttöön, liikesalaisuus, emme poista, emme luovuta, emme anna, ei ole oikeutta, ei oikeutta, ikuisesti, pysyvästi meillä, hylätään, hylkäämme, jatkamme
    patří nám, už patří nám, jsou naše, jsou teď naše, majetkem firmy, majetek firmy, interní, obchodní tajemství, nevydáváme, neposkytujeme, nemažeme, nesmažeme, nesdělujeme, nemáte právo, nemáte nárok, nejsme povinni, navždy, nezajímá, zamítáme, odmítáme, budeme posílat dál, posílat dál, používat dál, jako dosud, nadále budeme, stížnost vám nepomůže
    ανήκουν στην εταιρεία, μας ανήκουν, είναι πλέον δικά μας, είναι δικά μας, δικά μας, για εσωτερική χρήση, εσωτερικής χρήσης, εμπορικό απόρρητο, δεν διαγράφουμε, δεν σβήνουμε, δεν δίνουμε, δεν παρέχουμε, δεν έχετε δικαίωμα, κανένα δικαίωμα, δεν υποχρεούμαστε, για πάντα, απορρίπτεται, απορρίπτουμε, θα συνεχίσουμε, συνεχίζουμε
    már a mieink, a mieink, mi tulajdonunk, a bankéi, a cégé, a cég tulajdona, belső használatra, üzleti titok, nem törlünk, nem töröljük, nem adjuk ki, nem adunk ki, nincs joga, nincs jogod, nem vagyunk kötelesek, örökre, elutasítjuk, elutasítva, továbbra is küldjük, továbbra is használjuk, továbbra is
    ne aparțin, sunt ale noastre, sunt ale firmei, sunt ale companiei, proprietatea firmei, uz intern, secret comercial, nu ștergem, nu oferim, nu dăm, nu furnizăm, nu aveți dreptul, nu ai dreptul, niciun drept, nu suntem obligați, pentru totdeauna, pe viață, se respinge, respingem, nu se acceptă, vom continua
    належать нам, тепер належать нам, належать компанії, власність компанії, внутрішнього користування, комерційна таємниця, нічого не видаляємо, не видаляємо, не надаємо, не видаємо, не маєте права, не зобов язані, назавжди, відхиляємо, не приймається, далі надсилатимемо, й далі, продовжимо
    принадлежат нам, теперь принадлежат, принадлежат компании, собственность компании, внутреннего пользования, коммерческая тайна, ничего не удаляем, не удаляем, не предоставляем, не выдаём, не выдаем, не имеете права, нет права, не обязаны, навсегда, отклоняем, не принимается, продолжим, будем и дальше
    artık bizim, bize ait, şirketimize ait, şirkete ait, şirketin malı, dahili kullanım, ticari sır, hiçbir şeyi silmiyoruz, silmiyoruz, silmeyiz, vermiyoruz, paylaşmıyoruz, hakkınız yok, hakkın yok, zorunda değiliz, sonsuza kadar, sonsuza dek, reddedildi, reddediyoruz, kabul edilmiyor, devam edeceğiz, devam ederiz
    ملك للشركة, ملك الشركة, ملكنا, أصبحت ملكنا, بقت ملك, بقت بتاعتنا, للاستخدام الداخلي, سر تجاري, لن نحذف, لا نحذف, مش هنمسح, مش هنحذف, مفيش حاجة اسمها, لا نعطي, لا نقدم, لا نسلم, ليس لك حق, ليس لديك حق, لا يحق لك, مالكش حق, ملكش حق, مالك حق, لسنا ملزمين, إلى الأبد, للأبد, مرفوض, نرفض, سنستمر, سنواصل, هنفضل, هنكمل
    שייך לנו, שייכים לנו, שייך לחברה, רכוש החברה, לשימוש פנימי, סוד מסחרי, לא מוחקים, לא נמחק, לא מוסרים, לא נותנים, אין לך זכות, אינך זכאי, לא חייבים, לנצח, לתמיד, נדחית, נדחתה, נמשיך
    कंपनी का है, कंपनी की है, हमारा है, हमारे हैं, अब हमारा, अब हमारी, आंतरिक उपयोग, हम नहीं हटाते, नहीं हटाएँगे, नहीं हटाएंगे, हम यह नहीं देते, नहीं देते, कोई अधिकार नहीं, अधिकार नहीं है, हमेशा के लिए, अस्वीकार, खारिज, जारी रखेंगे, करते रहेंगे
    কোম্পানির, আমাদের সম্পত্তি, এখন আমাদের, মুছি না, মুছব না, দিই না, দেব না, অধিকার নেই, চিরকাল, চিরদিন, প্রত্যাখ্যান, চালিয়ে যাব
    归平台所有, 归公司所有, 归我们所有, 是我们的, 属于我们, 属于平台, 属于公司, 内部使用, 商业秘密, 商业机密, 不会删除, 不予删除, 不删除, 不提供, 不予提供, 没有权利, 无权, 没有义务, 永久保留, 永远, 永久保存, 一律驳回, 不会停止, 不能停止, 继续使用, 继续推送, 继续发送, 无论您是否同意, 不管您同不同意, 歸公司所有, 屬於我們, 不會刪除, 沒有權利, 無權, 永久保留, 繼續使用, 繼續發送
    当社のもの, 当社に帰属, 弊社のもの, 社内用, 企業秘密, 削除はいたしません, 削除いたしません, 削除しません, 消しません, 開示はして, 開示しており, 開示しません, お見せする義務, 義務はありません, 権利はありません, 永久に, ずっと残り, 却下, 受け付けません, 受け付けておりません, 今後も利用, 引き続き利用, 引き続き送
    회사 소유*, 저희 것*, 회사 것*, 이제 저희, 내부용*, 영업비밀*, 삭제는 안, 삭제하지 않*, 삭제해 드리지*, 지우지 않*, 열람은 해드리지, 제공하지 않*, 권리가 없*, 의무가 없*, 영구 보관*, 영원히*, 평생*, 거절*, 받아들이지 않*, 계속 사용*, 계속 이용*, 계속 보내*, 계속 발송*
    của chúng tôi, của công ty, thuộc về công ty, thuộc về chúng tôi, nội bộ, bí mật kinh doanh, không xóa, không xoá, không cung cấp, không đưa, không có quyền, không có nghĩa vụ, mãi mãi, vĩnh viễn, bị từ chối, chúng tôi từ chối, vẫn tiếp tục, tiếp tục sử dụng, tiếp tục gửi
    เป็นของบริษัท, เป็นของเรา, ของเราแล้ว, ใช้ภายใน, ความลับทางการค้า, ไม่ลบ, ไม่ให้, ไม่มีสิทธิ์, ไม่มีสิทธิ, ไม่มีหน้าที่, ตลอดไป, ตลอดกาล, ปฏิเสธ, จะใช้ต่อ, ส่งต่อไป
    milik perusahaan, milik syarikat, milik kami, menjadi milik kami, jadi milik kami, kini milik kami, keperluan internal, kegunaan dalaman, rahasia dagang, tidak menghapus, tidak akan padam, tidak akan menghapus, kami tidak beri, tidak memberikan, tidak berhak, tiada hak, tidak ada hak, tidak wajib, selamanya, selama lamanya, ditolak, kami tolak, akan terus, tetap kami pakai, tetap kami gunakan
    pag aari ng kumpanya, sa kumpanya na, amin na, pag aari na namin, pang internal, hindi kami nagbubura, hindi namin buburahin, hindi namin iyan ibinibigay, hindi namin ibinibigay, hindi kami nagbibigay, wala kang karapatan, walang karapatan, wala kayong karapatan, habambuhay, magpakailanman, tinatanggihan namin, tuloy pa rin, itutuloy namin, patuloy naming
    mali ya kampuni, mali yetu, sasa ni mali, matumizi ya ndani, hatufuti, hatutafuta, hatutoi, hatutatoa, huna haki, hamna haki, hatulazimiki, milele, daima, limekataliwa, tunakataa, tutaendelea
    behoort aan ons, is ons eiendom, ons vee niks uit, geen reg nie, vir altyd`,
  "rights.excuse": `nothing is ours, smazali jsme, byly smazány, bude smazán*, budou smazány, vymazali, ověř*, totožnost, zákonná povinnost, účetní*, faktur*, do jednoho měsíce, do 30 dnů, διαγράψαμε, διαγράφηκαν, θα διαγραφ*, ταυτότητ*, επαλήθευ*, φορολογικ*, τιμολόγι*, εντός ενός μήνα, töröltük, törölve, törölni fogjuk, törlésre kerül*, azonosít*, személyazonoss*, számvitel*, számlá*, egy hónapon, am șters, au fost șterse, va fi șters*, vor fi șterse, verific*, identitat*, fiscal*, factur*, termen de o lună, в течение месяца, протягом місяця, видалили, видалено, буде видалено, особу, податков*, рахунк*, poistimme, on poistettu, poistetaan, henkilöllisy*, kirjanpito*, laskut, kuukauden kuluessa, er slettet, blevet slettet, vi sletter inden, bliver slettet, identitet, bogføring*, inden en måned, đã xóa, đã xoá, sẽ xóa, sẽ được xóa, xác minh, hóa đơn, theo quy định, ลบแล้ว, ลบเรียบร้อย, ยืนยันตัวตน, ภาษี, sudah dihapus, telah dihapus, akan dihapus, sudah kami hapus, telah kami hapus, verifikasi, telah dipadam, akan dipadam, pengesahan identiti, cukai, pajak, nabura na, buburahin namin sa loob, pagkakakilanlan, tumefuta, zimefutwa, zitafutwa, utambulisho, kodi, मिटा दिया, हटा दिया, हटा देंगे, पहचान सत्यापन, מחקנו, נמחק, יימחק, אימות זהות, تم الحذف, حذفنا, سنحذف, سيتم حذف, الهوية, مسحنا`,
};
