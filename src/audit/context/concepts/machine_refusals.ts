import type { Vocabulary } from "../../reading/build_lexicon.ts";

/** A refusal that somebody asks after, and the door that is shut on it. */
export const machineRefusals: Vocabulary = {
  "refuse.asked": `cerraron, me cerraron, me cerraron la cuenta, closed my, shut my, shut down my, fecharam minha, fecharam a minha, hanno chiuso, mi avete chiuso, m a fermé, avez fermé, haben mein konto, konto geschlossen, konto zugemacht, hebben mijn rekening, deactivated, kicked, zamknęliście, stängde mitt, lukkede min, stengte kontoen, suljitte, zavřeli jste, bezárták, mi ați închis, μου κλείσατε, закрыли мой, закрыли мне, закрили мій, hesabımı kapat*, סגרתם לי, أغلقتم حسابي, बंद कर दिया, 閉鎖され, 닫혔*, 关了我的, menutup akun, you refused, you denied, you declined, you turned down, vous avez refusé, m avez refusé, ont refusé, me negaron, me han negado, negasteis, rechazaron, vocês negaram, negaram, recusaram, indeferiram, avete negato, avete rifiutato, mi avete negato, jullie hebben geweigerd, geweigerd, odmówiliście, odmówiono mi, ni nekade, ni avslog, i afslog, i har afvist, dere avslo, hylkäsitte, zamítli jste, elutasították, ați respins, mi ați respins, απορρίψατε, вы отказали, мне отказали, ви відмовили, reddettiniz, דחיתם, סירבתם, رفضتم, آپ نے, आपने मना, 却下されました, 断られました, 거절했*, 거절당*, 你们拒绝, 拒绝了我, kalian menolak, anda menolak, utasították el, utasítottak el, utasította el, utasítják el, did i lose, i lost my, lose my, lost my, taken off, off the list, off the housing, turned me down, knocked me back, turned us down, got refused, was refused, got denied, got rejected, was rejected, not accepted, taken away, stopped overnight, withdrawn, disqualified, thrown out, got flagged, was flagged, why was i, didn t get the
    abgewiesen, abgelehnt worden, durchgefallen, aussortiert, gestoppt, nicht bekommen, abgeblitzt
    retoqué, recalé*, écarté*, rejet, débouté*, stoppé*
    denegaron, tumbaron, descartaron, me dijeron que no, negativa, rechazo, suspendid*, retirad*
    chumbad*, reprovad*, rejeitad*, rejeitaram, recusaram, suspens*, retirad*
    scartat*, bocciato, negarono, sospeso, revocat*
    afgekeurd, afgeketst, stopgezet, ingetrokken
    odrzucili*, odrzucon*, odrzucony, wstrzymal*, wstrzyman*, cofnęli
    avslog, avböjd*, fått nej, fick avslag, indrag*, stoppades, drogs in, nekades
    afvist, afslået, fik afslag, fik nej, fratag*, stoppet, fikk avslag, fikk nei, avvist
    hylättiin, hylätty, evättiin, kielteinen, kieltävä, sain hylk*, lakkautettiin, sain ei
    zamítli, zamítnut*, zamítnutí, odmítli, odmítnut*, neschválili, neschválen*, nedostal, zastavil*, odebral*
    απορρίφθηκε, απορρίψατε, απέρριψ*, απόρριψη, αρνηθήκατε, δεν εγκρίθηκε, διακόπηκε, κόψατε
    elutasított*, elutasították, elutasítás*, visszautasít*, megtagad*, nem kaptam, megvont*, leállított*
    respins*, respingere*, refuzat, ați refuzat, mi s a refuzat, tăiat, suspendat*
    відмовили, відмова, відмову, відхилили, відхилено, не схвалили, скасували, припинили, позбавили
    отказали, отказ, отклонили, отклонено, не одобрили, отменили, прекратили, лишили
    reddedildi, reddettiniz, geri çevrildi, onaylanmadı, olumsuz, kesildi, iptal edildi
    رفضتم, رفض طلبي, تم رفض, مرفوض, قطعتم, أوقفتم, رفضتوا, اترفض
    נדחה, נדחתה, סורב*, סירבתם, דחיתם, הופסק*
    अस्वीकार, नामंजूर, खारिज, मना कर दिया, रिजेक्ट, बंद कर दी
    প্রত্যাখ্যা*, বাতিল, নাকচ
    被拒, 拒绝, 没通过, 未通过, 不通过, 被驳回, 停发, 取消了, 拒絕, 被拒絕, 不獲批
    断られ, 落ち, 否決, 却下, 不承認, 落とされ, 止められ
    거절*, 거부*, 탈락*, 부결*, 반려*, 떨어졌*, 중단*
    từ chối, bị từ chối, bị loại, không được duyệt, bị cắt
    ปฏิเสธ, ไม่ผ่าน, ไม่อนุมัติ, ถูกตัด
    ditolak, menolak, tidak disetujui, ditolak langsung, dihentikan, tidak lulus
    tinanggihan, na reject, hindi naaprubahan, di naaprubahan, itinigil
    limekataliwa, yamekataliwa, imekataliwa, mmenikatalia, mlinikatalia, umekataliwa, umesitishwa
    afgekeur, geweier`,
  "appeal.none": `dabei bleibt es, es bleibt dabei, on en reste là, así se queda, fica assim, rimane così, daar blijft het bij, tak zostaje, det blir så, sådan bliver det, stands for good, stays for good, goes out once, answer is final for ever, vale para sempre, uma vez só e vale, vale para siempre, ne change jamais, vale per sempre, geldt voor altijd, gilt für immer, zostaje na zawsze, gäller för alltid, gælder for altid, platí navždy, örökre érvényes, rămâne definitiv, ισχύει για πάντα, навсегда, назавжди, sonsuza dek, לתמיד, إلى الأبد, 永久に, 영구*, 永久有效, berlaku selamanya, nothing to appeal, there is nothing to appeal, odvolání neexistuje, žádné odvolání, δεν υπάρχει ένσταση, ένσταση δεν υπάρχει, emberi felülvizsgálat nincs, nincs felülvizsgálat, no hay recurso, y punto, et c est tout, basta così, word is final, can t challenge, cannot challenge, can t contest, cannot contest, can t dispute, no appeal, no appeals, there is no appeal, isn t open to, no second look, no way to contest, no complaint, no human review, we don t give reasons, don t explain, no reasons are given, not open to challenge, will not be discussed
    ist endgültig, endgültig, unwiderruflich, nicht anfechtbar, widerspruch ist nicht, kein widerspruch, gründe nennen wir nicht, keine gründe, keine begründung
    est définitive, est définitif, sans appel, sans recours, aucun motif, pas de motif, irrévocable
    es definitivo, es definitiva, es inapelable, inapelable, no se puede recurrir, no cabe recurso, no damos motivos, ni damos motivos, sin apelación
    é final, é definitiva, é definitivo, irrecorrível, não cabe recurso, sem recurso, não informamos os motivos, não damos motivos
    è definitiva, è definitivo, inappellabile, non è impugnabile, nessun ricorso, non forniamo motivi, non diamo spiegazioni
    is definitief, staat vast, geen bezwaar, bezwaar is niet, redenen geven we niet, geen redenen
    jest ostateczna, ostateczna, jest ostateczne, bez odwołania, nie ma odwołania, powodów nie podajemy, nie podajemy powodów
    är slutgiltigt, är slutgiltig, slutgiltigt, slutgiltig, kan inte överklagas, inte överklaga, inte bestrida, inga skäl, lämnar inte ut några skäl, anger inga skäl
    er endelig, er endeligt, endelig afgørelse, kan ikke påklages, kan ikke klage, ingen klageadgang, ingen begrundelse, ingen begrunnelse
    on lopullinen, lopullinen, ei voi valittaa, ei valitusoikeutta, perusteluja emme, emme perustele
    je konečné, konečné, konečný verdikt, nelze se odvolat, bez odvolání, nelze napadnout, důvody nesdělujeme, důvody neuvádíme
    είναι οριστική, οριστική, είναι τελική, τελεσίδικη, δεν προσβάλλεται, δεν χωρά ένσταση, δεν δίνουμε λόγους, δεν αιτιολογούμε
    és végleges, végleges, nem fellebbez*, nincs fellebbezés, indokot nem, nem indokoljuk, indoklást nem
    este definitivă, definitivă, este finală, nu se poate contesta, nu poate fi contestat*, nu dăm motive, fără drept de apel
    остаточне, є остаточним, остаточно, оскарженню не, не підлягає оскарженню, причин не повідомляємо, не пояснюємо
    окончательное, окончательно, является окончательным, обжалованию не, причин не сообщаем, не объясняем
    kesindir, ve kesindir, nihaidir, itiraz edemezsiniz, gerekçe vermiyoruz, gerekçe de vermiyoruz
    نهائي, نهائية, القرار نهائي, لا يمكن الاعتراض, لا يمكن الطعن, لا نذكر الأسباب, لا نقدم أسبابا, مش هنقول السبب
    סופית, סופי, לא ניתן לערער, אין ערעור, לא מנמקים
    अंतिम है, फ़ैसला अंतिम, अपील नहीं, कारण नहीं बताते
    চূড়ান্ত, আপিল নেই, কারণ জানাই না
    最终结果, 最终决定, 是最终, 不得申诉, 不能申诉, 不说明理由, 不提供理由, 最終決定, 不設上訴
    最終決定, 最終的な, 最終です, 異議は認め, 理由はお伝え, 理由はお答え, 理由は開示
    최종입니다, 최종 결정*, 최종이며, 이의 제기 불가*, 사유도 알려드리지, 사유는 알려
    là cuối cùng, cuối cùng, không được khiếu nại, không thể khiếu nại, không nêu lý do
    เป็นที่สุด, ถือเป็นที่สิ้นสุด, อุทธรณ์ไม่ได้, ไม่แจ้งเหตุผล
    dan final, bersifat final, adalah muktamad, muktamad, tidak bisa banding, tidak boleh dirayu, alasan tidak kami berikan
    pinal, pinal na, hindi maaaring iapela, walang apela, hindi kami nagbibigay ng dahilan
    ni wa mwisho, wa mwisho, hakuna rufaa, hatutoi sababu
    is finaal`,
  "act.nohuman": `ein mensch kommt da nicht, mensch kommt da nicht ran, kommt kein mensch ran, aucun humain n y a accès, ninguna persona tiene acceso, nenhuma pessoa tem acesso, nessuna persona può accedervi, geen mens kan erbij, żaden człowiek nie ma, no team that, no team reopens, no department that, nobody reopens, no one reopens, nessuno di noi può, nessuno può metterci mano, keiner von uns kann, aucun de nous ne peut, ninguno de nosotros puede, nenhum de nós pode, niemand van ons kan, nikt z nas nie może, ingen av oss kan, ingen af os kan, kukaan meistä ei voi, nikdo z nás nemůže, egyikünk sem, niciunul dintre noi nu, κανείς μας δεν, никто из нас не может, ніхто з нас не може, hiçbirimiz, אף אחד מאיתנו לא, لا أحد منا, there is no review by, no review by staff, keine prüfung durch, aucune révision par, aucun réexamen par, no existe revisión por, no hay revisión por, não existe revisão por, não há revisão por, nenhuma pessoa revê, non esiste revisione da parte, nessun riesame da parte, geen herziening door, nie ma weryfikacji przez, ingen omprövning av, ingen prøvelse ved, bez účasti člověka, ούτε άνθρωπος, χωρίς άνθρωπο, emberi felülvizsgálat nincs, ember nélkül, überprüfung durch menschen gibt es nicht, nadie lo va a mirar, tiada pegawai akan, nobody here reviews, no caseworker, no officer, no one reviews, no human will, no human sees
    kein mensch, kein sachbearbeiter, keine sachbearbeiterin, schaut sich das nicht an, niemand sieht
    aucun agent, aucun employé, aucun humain, personne ne relit, aucun conseiller
    ningún empleado, ninguna persona, ningún funcionario, ningún agente, nadie lo revisa
    nenhum funcionário, nenhuma pessoa, nenhum agente, ninguém revê
    nessun impiegato, nessun operatore, nessun funzionario, nessuno la rivede
    geen ambtenaar, geen medewerker, er kijkt geen, niemand kijkt
    żaden pracownik, żaden urzędnik, nikt tego nie
    ingen handläggare, ingen tjänsteman, ingen människa, ingen sagsbehandler, ingen saksbehandler, intet menneske, ingen medarbejder, ingen ser på
    kukaan käsittelijä, eikä kukaan, kukaan ihminen, ihminen ei
    žádný pracovník, žádný úředník, žádný člověk, nikdo nepřezkoum*, člověk to ne
    κανένας υπάλληλος, κανένας άνθρωπος, κανείς δεν θα, κανένας δεν
    ügyintéző nem, senki nem, ember nem, egyetlen munkatárs
    niciun angajat, niciun funcționar, niciun om, nimeni nu
    жоден працівник, жодна людина, ніхто не перегляд*, ни один сотрудник, никто не пересматрив*, никто не рассм*
    hiçbir çalışan, hiçbir memur, kimse bakm*, kimse incele*
    لا يراجع, لن يراجع, لا موظف, أي موظف, مفيش موظف
    אף עובד, אף אדם, שום נציג
    कोई कर्मचारी, कोई अधिकारी, कोई इंसान
    কোনো কর্মী, কোনো মানুষ
    不会有人工, 没有人工, 无人工, 不设人工, 没有员工, 沒有人工
    担当者は見ません, 人は見ません, 人による, 担当者が確認することは
    직원이 검토하지, 사람이 검토하지, 사람이 보지
    không nhân viên nào, không ai xem, không có người
    ไม่มีเจ้าหน้าที่, ไม่มีพนักงาน, ไม่มีคน
    tidak ada petugas, tiada pegawai, tidak ada manusia, tiada manusia
    walang empleyado*, walang tao, walang titingin
    hakuna mfanyakazi, hakuna mtu, hakuna afisa
    geen mens, geen amptenaar`,
  "act.machine": `scoring engine, the engine, model s, unser modell, notre modèle, le modèle, nosso modelo, nostro modello, ons model, nasz model, model, vår modell, av modellen, modellen, vores model, malli, mallimme, náš model, το σύστημά μας, σύστημα, rendszer*, modellünk, modelul, sistemul, система, модель, modelimiz, النظام, النموذج, המערכת, המודל, सिस्टम, मॉडल, সিস্টেম, মডেল, 模型, モデル, 모델*, hệ thống, mô hình, ระบบ, sistem, sistema, mfumo`,
  "act.onlymachine": `on its own, by itself, all by itself, allein unser, allein das system, allein vom, seul notre, exclusivamente, só pelo, solo dal, volledig door, wyłącznie, helt av, endast av, enbart, udelukkende, alene af, yksin, pelkästään, yksinomaan, výhradně, jen náš, pouze, αποκλειστικά, μόνο από, kizárólag, egyedül a, exclusiv, doar de, виключно, тільки, исключительно, только, tamamen, حصريا, فقط, بالكامل, בלבד, केवल, शुद्ध रूप से, শুধু, 完全由, 全由, 只由, のみで, だけで, 전적으로, hoàn toàn, โดยระบบ, sepenuhnya, semata mata, lang ang, pekee`,
  "human.look": `gekeken, naar gekeken, naar kijkt, puede revisar, puede revisarlo, pode rever, può rivedere, peut revoir, kann prüfen, ansehen kann, drüberschau*, drauf geschaut, reinschaut, reopen, reopens, reopened, ompröva*, omprövas, granskar, granskas, se på, ser på, kigger, kigge på, gennemgår, gjennomgår, vurderer, kontrollerer, sprawdz*, przejrz*, przeglą*, rozpatrz*, bekijkt, bekijken, herziet, beoordeelt, revisa, revisará, revisar, relit, réexamine, vérifie, rivede, riesamina, controlla, analisa, revê, přezkoum*, posoud*, pohlédne, επανεξετ*, εξετάζει, ελέγχει, felülvizsgál*, átnéz*, megnéz*, analizeaz*, verific*, reanaliz*, перегля*, перевір*, пересматр*, проверя*, inceler, incele*, gözden geçir*, बदल*, जाँच*, देखता, দেখেন, যাচাই, 复核, 复查, 覆核, 審査し, 確認し, 검토*, xem xét, xem lại, ตรวจสอบ, meninjau, memeriksa, menyemak, sinusuri, sumusuri, anakagua, atakagua`,
};
