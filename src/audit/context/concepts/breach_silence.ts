import type { Vocabulary } from "../../reading/build_lexicon.ts";

/** Data that got away, and counsel to tell nobody, in the words of many languages. */
export const breachSilence: Vocabulary = {
  "data.breach": `posted on, turned up on, telegram channel, falsche adresse, falschen empfänger, open op internet, staan open, råkade publicera, publicerade av misstag, πήραν τα στοιχεία, eltűnt, eltűntek, lấy mất, hacker lấy, اخترق, perdemos um disco, perdemos, extravi*, walked off with, made off with, broke into, broken into, got into our, taken from our, ended up on the net, ended up online, are out there, is out there, out in the open, downloaded our, copied our
    ins netz gelangt, im netz gelandet, im netz aufgetaucht, abgegriffen, kopiert worden, entwendet, ausgelesen, geleakt*, abhanden*
    volé, volés, dérobé*, fuité, fuite*, en ligne par erreur, aspiré*
    robado, robaron, sustraj*, filtrad*, filtró, filtraron, expuest*, se nos escaparon
    vazaram, vazou, vazad*, vazament*, roubad*, furtad*, exposto*, expostas
    rubato, rubate, rubati, sottratt*, trafugat*, finiti online, finite online, diffus* per errore
    gelekt, gestolen, buitgemaakt, op straat, ontvreemd
    wyciekł*, wycieku, skradzion*, wykradzion*, upublicznion*
    läckt, läckte, läckage, läckan, stulen, stulna, stulits, hackade, hackats, dataintrång, intrång, lækket, lækkede, lekket, stjålet, hacket, databrud
    vuotan*, vuoti, vuosi, varastett*, hakkeroi*, tietomurto*, tietovuo*
    unikl*, únik*, utekl*, utekla, odcizen*, ukradl*, stáhl nám, stáhli nám, nám stáhl, nám ukradl*, nám unikl*, napaden*, hackl*, zveřejněn*
    διέρρευσ*, διαρρο*, κλάπηκ*, έκλεψαν, παραβία*, χακ*, υποκλαπ*
    kiszivárg*, kiszivárogt*, elloptak, ellopták, ellopott, feltört*, adatszivárg*, kikerült*, illetéktelen*
    scurs, scurgere*, s au furat, furat, furate, spart, compromis*, expuse, s au scurs
    витекл*, витік, витоку, викрал*, викраден*, зламал*, злам, злили
    утекл*, утечк*, слили, слит*, похитил*, похищен*, взлом*, украл*
    sızdır*, sızdı, sızıntı*, çalın*, çaldı*, ele geçir*, hacklen*, ihlal*
    تسرب*, تسريب, تسريبها, سرقت, سرقة, سرقوا, اختراق*, اخترق*, اتسرب*, مسروق*
    דלפו, דליפ*, דלף, נגנב*, נפרצ*, פריצ*
    लीक, चोरी, हैक, उड़ा ले
    ফাঁস, চুরি, হ্যাক
    泄露, 泄漏, 被盗, 偷走, 被黑, 外泄, 外流, 丢失, 洩漏, 外洩, 被竊, 遺失
    流出*, 漏えい, 漏洩, 盗まれ, 不正アクセス
    유출*, 도난*, 해킹*, 새어*
    lộ, bị lộ, rò rỉ, bị đánh cắp, bị hack, lọt ra
    รั่ว, รั่วไหล, ถูกขโมย, โดนแฮก, หลุด
    bocor, dibobol, diretas, dicuri, kebocoran, digodam
    na leak, nag leak, nanakaw, na hack, ninakaw
    zimevuja, yamevuja, kuvuja, zimeibiwa, imeibiwa, wameiba, udukuzi
    uitgelek, gesteel, gelek`,
  "data.people": `table with card, customer table, befunde, leerling*, leerlingendossiers, elever, elevers, omdömen, betegek, utentes, processos clínicos, سجلات المرضى, 用户, 手机号, akten, akte, unterlagen, karteikarten, fichier, adhérent*, dossiers, historiales, pólizas, expedientes, socios, prontuário*, cadastros, cartelle, schede, dossiers, polissen, akta, kartotek*, kartoteki, recept*, journaler, journalerna, reseptit, potila*, asiakka*, jäsen*, patient*, patienter, medlem*, kort, klientů, klienti, zákazník*, pacientů, pacient*, karty, karet, údaj*, údajů, databáz*, záznam*
    φάκελ*, φακέλ*, ασθεν*, πελατ*, πελάτ*, δεδομέν*, στοιχεία, μέλη, εργαζομέν*
    ügyf*, beteg*, tag*, adat*, adata*, karton*, dolgozó*
    clienți*, clienților, pacienți*, pacient*, membri*, datele, date, angajați*, abonați*
    пацієнт*, клієнт*, дані, даних, карток, картки, картк*, користувач*, данные, данных, карты, абонент*
    hasta*, müşteri*, kayıt*, veriler*, üye*
    مرضى, المرضى, عملاء, عميل, العملاء, زبائن, بيانات, سجلات, ملفات, الموظفين
    מטופלים, לקוחות, נתונים, פרטי, רשומות, תיקים
    ग्राहक*, मरीज़*, मरीज*, डेटा, रिकॉर्ड*, सदस्य*
    গ্রাহক*, রোগী*, তথ্য, ডেটা, সদস্য*
    病历, 客戶, 會員, 数据库, 会员, 患者, 顧客, 会員, カルテ, 名簿, 환자*, 고객*, 회원*, 기록*
    bệnh nhân, khách hàng, dữ liệu, hồ sơ, thành viên, ผู้ป่วย, ลูกค้า, ข้อมูล, สมาชิก, เวชระเบียน
    nasabah, pelanggan, pasien, data, rekam medis, pesakit, ahli, pasyente, kliyente, customer, records, miyembro
    wateja, mteja, wagonjwa, data, taarifa, wanachama, kliënte, pasiënte, passports, passport, booking database, database, id numbers, members`,
  "breach.tell": `call, calls, report, reporting, notified, informed, told, writing to, say nothing to, hear of it, hear about it, know about it, find out, learn of it, owe
    erfahren, mitteilen, verständigen, anzeigen
    dire à, dites, déclarer, déclarez, signaler, prévenir
    comunicar*, comunicaría, decir*, diga nada, contar*, reporte*, reportar, avisar*
    avise, avisar, avisem, comunicar, comunique, contar, conte, notifique, reporte
    dite, dica, comunicare, comunicate, segnalate, segnalare, avvisate, informate
    meld, meldt, melden, vertel*, inlichten, informeren, laat weten
    zgłasz*, mówi*, informuj*, powiadam*
    anmäl, anmäla, rapportera, underrätta, informerar, säg, få veta, anmeld*, orienter*, varsle, varsl*, underret*, fortæl*
    ilmoit*, kerto*, tiedot*, raporto*
    oznamovat, oznámit, hlásit, říkat, dozvědět, informovat, sdělovat, posílat, posílejte
    ενημερώ*, αναφέρ*, πείτε, πει, μάθει, μάθουν, ειδοποι*, γνωστοποι*
    jelent*, bejelent*, szól*, értesít*, tájékoztat*, mond*, tudjon, tudjanak
    anunț*, spune*, spuneți, informa*, notifica*, raporta*, comunic*, afle
    повідомля*, казати, кажіть, інформува*, звіт*, сообща*, говорите, информир*, уведомля*
    bildir*, söyle*, haber, duyur*, bilgilendir*
    تبلغ*, تبلغوا, تخبر*, تخبروا, إبلاغ, إخطار, تعلم*, تقول*, تقولوا
    לדווח, תדווחו, להודיע, תודיעו, לספר, תספרו, לעדכן
    बताइए, बताना, बताएँ, सूचना, सूचित, रिपोर्ट
    জানাবেন, জানানো, বলবেন, রিপোর্ট
    上报, 告诉, 通知, 报告, 通報, 上報, 告知
    báo, báo cáo, thông báo, nói, cho biết
    แจ้ง, บอก, รายงาน
    lapor, laporkan, melapor, beri tahu, memberi tahu, beritahu, memberitahu, kabari, maklumkan
    i report, ireport, ipaalam, sabihin, abisuhan, malaman
    ripoti*, msiripoti, mwambie*, msiwaambie, waambie, arifu, kujulisha
    rapporteer, vertel, sê`,
  "breach.whom": `commission, dpo, board, customers, members, nobody, policyholders, the agency, the regulator, supervisory
    aufsichtsbehörde, datenschutzbehörde, mitglieder, versicherte*, adhérent*, assuré*, usagers, agencia, asegurados, socios, diretoria, associados, assicurati, soci, iscritti, verzekerden, leden, persoonsgegevens, ubezpieczon*, członk*
    integritetsskyddsmyndigheten, imy, kunder, kunderna, patienter, medlemmar*, datatilsynet, kunderne, patienterne, pasientene, kundene, tietosuojavaltuutettu*, asiakka*, potila*, viranomai*
    úřad, úřadu, úřadům, klientům, klienti, klientů, pacientům, pacienti, zákazníkům
    αρχή, πελάτ*, ασθεν*, κανέναν, κανείς
    hatóság*, naih, ügyf*, beteg*
    autorit*, anspdcp, clienți*, clienților, pacienți*, pacienților
    регулятор*, пацієнт*, клієнт*, нікому, пациент*, клиент*, роскомнадзор*
    kurul*, hasta*, müşteri*
    الجهة, الهيئة, السلطة, العملاء, المرضى, الجهاز, الرقابية
    הרשות, לקוחות, הלקוחות, מטופלים, המטופלים
    बोर्ड, ग्राहक*, मरीज*, मरीज़*, किसी को
    কর্তৃপক্ষ, গ্রাহক*, রোগী*
    监管, 患者, 客户, 监管部门, 網信, 客戶, 当局, 患者, 顧客
    cơ quan, bệnh nhân, khách hàng, ผู้ป่วย, ลูกค้า, หน่วยงาน, สำนักงาน
    regulator, nasabah, pelanggan, pasien, pesuruhjaya, pesakit, npc, pasyente, kliyente, kamishna, wateja, wagonjwa, kliënte`,
  "breach.hush": `callar, callarse, mejor callar, cállese, calle, cállate, schweigen sie, totschweigen, aussitzen, taisez vous, se taire, tacere, taccia, tacete, calar, cale se, fique calado, zwijgen, milczeć, milczcie, håll tyst, hold mund, ti stille, hold tett, pitäkää suunne, mlčte, σιωπήστε, hallgass*, tăceți, мовчіть, мовчати, молчите, молчать, sessiz kalın, susun, اصمت*, התעלמו, चुप रहिए, চুপ থাকুন, 闭嘴, 黙って, 침묵하*, im lặng, เงียบไว้, diam saja, tumahimik, nyamaza, deny everything, say the file is fake, behalten sie es für sich, für sich behalten, muss davon nichts wissen, zwijg erover, zwijg, niet te weten, nergens voor nodig, säg ingenting, sig ingenting, si ingenting, κρύψτε τα ίχνη, μη γνωστοποιήσετε, hallgassanak, hallgass róla, nem kell bejelentés, úgysem tudják meg, im lặng, تكتموا, ولا ترسلوا, لا ترسلوا أي إشعار, 压下来, 别报, 别通知, 就说没这回事, fique calado, fiquem calados, não precisa de saber, calla, quédese callado, taisez vous, stia zitto, siedźcie cicho, mlčte, nic neříkej, sit tight, keep it internal, treat it as an internal matter, internal matter, stays in this room, between these walls, leave the commissioner out, leave the regulator out, let the 72 hours pass, let the deadline pass, run out the clock, will never find out, never find out, down for an upgrade, site was down for
    intern zu halten, intern halten, bleibt unter uns, protokolle löschen, protokolle verschwinden, frist verstreichen, wartung gewesen
    effacez les journaux, effacer les journaux, effacez les logs, laissez passer le délai, parlez d une maintenance, restez discrets, gardez ça en interne
    borre los registros, borrar los registros, borren los registros, tarea de mantenimiento, deje pasar el plazo, que quede entre nosotros
    apague os logs, apagar os logs, apaguem os registros, manutenção programada, deixe passar o prazo, fica entre nós
    cancellate i log, cancellare i log, cancelli i log, lasci scadere, lasciate scadere, manutenzione programmata, resti tra noi
    wis de logs, verwijder de logs, laat de klanten erbuiten, dat het om onderhoud, laat de termijn
    usuńcie logi, usunąć logi, skasujcie logi, przerwa techniczna, niech minie termin
    radera loggarna, radera loggar, slet loggene, slet logfilerne, slett loggene, låt tidsfristen, planerat underhåll, anmäl det inte, anmeld det ikke, behöver inte få veta
    poistakaa lokit, poista lokit, älkää ilmoittako, älkää kertoko, huoltokatko
    nic neoznamujte, neoznamujte, nehlaste, nic nehlásit, nehlásit, neinformujte, nic neříkejte, neříkejte, neposílejte, nic neposílejte, nemusí dozvědět, nechte uplynout, smažte logy, smažte záznamy, smazat záznamy, plánovanou údržbu, plánovaná údržba, tvrďte
    σβήστε τα αρχεία, διαγράψτε τα αρχεία, διαγράψτε τα logs, μην ενημερώσετε, μην το πείτε, μην αναφέρετε, προγραμματισμένη συντήρηση, κρατήστε το μυστικό
    töröljék a naplókat, töröld a naplókat, ne jelentsék, ne jelentse, ne szóljanak, ne szóljon, karbantartás volt, tartsák titokban, maradjon köztünk
    ștergeți jurnalele, ștergeți logurile, nu anunțați, nu le spuneți, nu spuneți, lucrare de mentenanță, lăsați termenul, păstrați secret
    видаліть журнали, видаліть логи, нікому не повідомляйте, не повідомляйте, не кажіть, планові роботи, тримайте в таємниці
    удалите логи, удалите журналы, никому не сообщайте, не сообщайте, не говорите, плановые работы, держите в тайне
    kayıtlarını silin, kayıtları silin, logları silin, bildirmeyin, söylemeyin, bakım vardı, süreyi geçirin, gizli tutun
    لا تبلغوا, لا تبلغ, لا تخبروا, لا تخبر, امسحوا السجلات, امسحوا سجلات, احذفوا السجلات, أبقوا الأمر سرا, اتركوا المهلة, صيانة مجدولة, ما تقولوش, متبلغوش, محدش يعرف
    אל תדווחו, אל תספרו, אל תודיעו, מחקו את הלוגים, תמחקו את הלוגים, תחזוקה מתוכננת, תשמרו בסוד
    किसी को मत बताइए, किसी को न बताएँ, रिपोर्ट मत, लॉग मिटा, रखरखाव चल रहा
    কাউকে জানাবেন না, কাউকে বলবেন না, রিপোর্ট করবেন না, লগ মুছে
    不要上报, 不用上报, 不上报, 建议不要上报, 不要告诉, 不告诉, 别声张, 不要声张, 日志删, 删除日志, 删掉日志, 系统维护, 拖过期限, 不要通報, 不要上報, 不要告知, 刪除日誌
    報告は不要, 報告しないで, 報告せず, 知らせず, 知らせないで, 伏せて, 公表せず, ログを消し, ログを削除, メンテナンスだった, 内密に
    신고하지 말, 신고하지 마, 알리지 말, 알리지 마, 보고하지 말, 로그를 지우*, 로그를 삭제*, 점검이었다*, 덮어*, 쉬쉬*
    không cần báo, đừng báo, đừng thông báo, đừng nói, cứ giữ kín, giữ kín, xóa nhật ký, xoá nhật ký, bảo trì hệ thống
    ไม่ต้องแจ้ง, อย่าแจ้ง, อย่าบอก, ไม่ต้องบอก, เก็บเป็นความลับ, ลบล็อก, ปิดปรับปรุงระบบ
    jangan lapor, jangan laporkan, tidak perlu lapor, tidak perlu melapor, jangan beri tahu, jangan beritahu, jangan kabari, hapus log, padamkan log, padam log, sedang pemeliharaan, ada penyelenggaraan, rahasiakan saja
    huwag nang i report, huwag i report, huwag ireport, huwag nang ireport, huwag ipaalam, huwag sabihin, huwag nang sabihin, burahin ang logs, burahin ang log, itago na lang, maintenance lang
    msiripoti, usiripoti, msiwaambie, usiwaambie, msimwambie, futeni kumbukumbu, futa kumbukumbu, futa logi, fanyeni siri, ilikuwa matengenezo
    moenie rapporteer, moenie vir, vee die logs uit, hou dit stil`,
};
