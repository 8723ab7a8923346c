import type { Vocabulary } from "../../reading/build_lexicon.ts";

/** Who wants to leave or to hear no more, and the moves by which an answer keeps them. */
export const keptFromLeaving: Vocabulary = {
  "stay.wish": `stop, please stop, stop texting, stop messaging, stop calling, stop mailing, stop emailing, stop sending, stop writing, stop charging, stop taking, stop billing, take me off, off this list, off your list, off the list, remove me, cancel, cancel button, how do i leave, get out of, want out, wants out, no longer want, don t want any more, quit, sign off, unsubscribe, opt out, end my, leave the plan
    kündig*, abmelden, abbestell*, abo beenden, da raus, raus aus, aussteigen, austreten, hört auf, hören sie auf, bitte keine mails, keine mails mehr, keine e mails mehr, keine nachrichten mehr, keine werbung mehr, keine sms mehr, keine anrufe mehr, nicht mehr schreiben, nicht mehr anrufen, streichen sie mich, brauche euch nicht mehr, loswerden, beenden
    résilier, résiliation, me désinscrire, désabonn*, arrêtez, arrêter, me retirer, plus recevoir, ne plus recevoir, mettre fin, quitter, annuler mon, enlevez moi, retirez moi
    darme de baja, dar de baja, la baja, cancelar, dejen de, deja de, dejad de, quítenme, bórrenme de, no quiero recibir, no quiero más, no me escriban, no me llamen, salirme, anular mi
    cancelar, cancelamento, parem de, pare de, parar de, me tirem, tirem esse, me tira da, não quero mais, não quero receber, sair do plano, desinscrever, encerrar
    disdire, disdetta, disiscriver*, cancellarmi, toglietemi, smettetela, smettete, basta messaggi, non voglio più, recedere, uscire dal, non scrivetemi
    opzeggen, opzegging, uitschrijven, afmelden, stop met, stoppen met, geen mails meer, geen berichten meer, haal me, van af, eruit
    wypisać, rezygn*, zrezygnować, wypowiedzieć, wypowiedzenie, przestańcie, proszę przestać, nie chcę już, nie piszcie, nie dzwońcie, usuńcie mnie z, anulować
    säga upp, avsluta, avregistrera, sluta skicka, sluta ringa, sluta skriva, vill inte ha fler, ta bort mig, inga fler
    opsige, opsigelse, afmelde, framelde, stop med, holde op med, vil ikke have flere, slet mig fra, si opp, melde meg av, slutt å, slutte å, vil ikke ha flere, ta meg av
    irtisano*, perua, peruuttaa, lopettaa, lopettakaa, en halua enää, poistakaa minut, eroon
    odhlásit, zrušit, vypovědět, přestaňte, přestaňte mi, nechci už, už nechci, nepište, nevolejte, skončit, odhlásiť, zrušiť, prestaňte
    renunț*, renunta, dezabon*, opriți, nu mai vreau, nu mai trimiteți, nu mă mai sunați, ștergeți mă din, reziliez, reziliere
    lemond*, leiratkoz*, felmond*, kilép*, hagyják abba, ne küldjenek, ne írjanak, ne hívjanak, nem kérek több
    διακόψω, διακοπή, ακυρώσω, διαγραφώ, σταματήστε, δεν θέλω άλλα, μη μου στέλνετε, μην μου στέλνετε, να φύγω
    iptal, üyelikten çık*, aboneliği*, durdurun, artık istemiyorum, mesaj atmayın, göndermeyin, aramayın, çıkmak istiyorum, listeden çıkar*
    отпис*, отменить, отмените, расторгн*, прекратите, хватит, больше не хочу, не пишите, не звоните, не присылайте, уберите меня, отключите
    відпис*, скасува*, розірвати, припиніть, більше не хочу, не пишіть, не дзвоніть, не надсилайте, вимкніть
    解約, 退会, 配信停止, 停止して, やめたい, やめて, 止めて, 送らないで, 外して, キャンセル
    해지, 탈퇴, 그만 보내*, 그만 받*, 보내지 마*, 수신 거부*, 수신거부*, 취소*, 끊고 싶*, 중단*
    取消, 退订, 退訂, 注销, 解约, 不要再发, 别再发, 不想再收, 停止扣, 停止发送, 退会员, 退出
    לבטל, ביטול, להתנתק, תפסיקו, הסירו אותי, תסירו אותי, לא רוצה יותר, די לשלוח
    إلغاء, الغاء, ألغي, أوقفوا, توقفوا, لا أريد, احذفوني, إيقاف
    batalkan, berhenti, hentikan, jangan kirim, tidak mau lagi, keluar dari, stop kirim
    बंद करो, बंद करें, बंद कीजिए, रद्द, हटा दो, मत भेजो, मत भेजिए, छोड़ना`,
  "stay.mail": `newsletter*, mail, mails, email*, e mail*, message*, text, texts, texting, sms, offers, ads, adverts, calls, calling, list, number, mailing, werbung, nachricht*, angebote, anrufe, newslettern, message, messages, courriels, mails, offres, appels, publicité*, mensaje*, correo*, ofertas, llamadas, publicidad, mensagens, mensagem, emails, propaganda, ligações, messaggi, offerte, pubblicità, chiamate, berichten, mails, reclame, aanbiedingen, wiadomości, maile, mailing*, ofert*, smsy, reklam*, utskick, mejl*, sms, erbjudanden, reklame, nyhedsbrev*, nyhetsbrev*, beskeder, meldinger, viestejä, viestit, mainoks*, uutiskirj*, nabídk*, zpráv*, maily, newsletter, oferte, mesaje, reclame, emailuri, ajánlat*, hírlevél*, üzenet*, levele*, μηνύματα, προσφορές, διαφημίσ*, mesaj*, kampanya*, рассылк*, сообщени*, письма, реклам*, розсилк*, повідомлен*, листи, メルマガ, メール, 広告, メッセージ, 문자*, 광고*, 메일*, 短信, 邮件, 广告, 推销, הודעות, מיילים, פרסומות, رسائل, إعلانات, عروض, pesan, promosi, iklan, मैसेज, संदेश, विज्ञापन`,
  "stay.contract": `subscription*, membership, plan, contract, trial, free box, charged, abo, abonnement, vertrag, mitgliedschaft, beitrag, beiträge, forfait, contrat, prélèvement*, suscripción, contrato, cuota, assinatura, plano, pacote, cobr*, abbonamento, contratto, addebit*, lidmaatschap, contract, umow*, subskrypcj*, abonament*, karnet*, prenumeration, abonnemang, medlemskap, kontrakt*, tilaus*, jäsenyy*, předplatné, členství, smlouv*, előfizetés*, szerződés*, συνδρομή*, συμβόλαιο, abonelik*, üyelik*, подписк*, абонемент*, договор*, підписк*, договір, 会員, 契約, 구독*, 회원권*, 계약*, 会员, 合同, 套餐, מנוי, חוזה, اشتراك*, عقد, langganan, keanggotaan, सदस्यता`,
  "stay.noway": `no cancel button, no button, no way to, there is no unsubscribe, no unsubscribe, can t be pulled, can t be removed, can t be taken, can t be cancelled, can t be canceled, can t be stopped, cannot be removed, cannot be cancelled, can t remove, can t take you off, can t pull, can t unsubscribe, not possible to leave, no can do, stay in the system, stays in the system, stay on the list, not set up for, we don t do cancellations, don t offer that, runs to the end, runs its full, until the end of
    gibt es nicht, geht bei uns nicht, geht nicht, nicht vorgesehen, nicht möglich, kein weg, keinen knopf, bleibt im system, bleiben im system, bleiben auf der liste, läuft bis, läuft weiter bis
    n est pas prévu, pas prévu, impossible, va jusqu au bout, jusqu au bout, il n y a pas de bouton, pas de lien, reste dans
    no se puede, no es posible, no está previsto, no hay forma, no hay botón, no existe esa opción, se queda en, hasta el final
    não tem como, não dá para, não dá pra, não é possível, não existe, não há opção, fica na fila, fica no sistema, até o fim
    non è previsto, non previsto, non si può, non è possibile, non c è modo, non esiste, resta in, fino alla fine
    kan niet, gaat niet, bestaat niet, niet mogelijk, blijft in het, geen knop, loopt door tot
    nie da się, nie ma możliwości, nie przewidujemy, nie ma takiej opcji, zostaje w, nie ma przycisku, nie przewidziano
    går inte, det går inte, finns inte, finns ingen, ligger kvar, ingen knapp, kan ikke lade sig gøre, findes ikke, ingen knap, går ikke, finnes ikke, blir i systemet, bliver i systemet
    ei onnistu, ei ole mahdollista, ei voi, ei pysty, pysyy järjestelm*, ei ole nappia
    nejde, u nás nejde, není možné, není možnost, nelze, tlačítko není, zůstáv*, nedá sa, nie je možné
    nu se poate, nu e posibil, nu este posibil, nu există, rămâne în, rămâneți în
    nem lehet, nem lehetséges, nincs mód, nincs gomb, nincs ilyen, benne marad, bent marad
    δεν γίνεται, δεν υπάρχει, δεν προβλέπεται, αδύνατον, παραμένει
    mümkün değil, olmuyor, böyle bir şey yok, yok, çıkılamıyor, sistemde kalır
    нельзя, невозможно, не предусмотрен*, нет такой, нет кнопки, остается в, остаётся в, не получится
    не можна, неможливо, не передбачен*, немає такої, немає кнопки, залишається, не вийде
    できません, ありません, できない仕組み, 残ります, 不可能です, 할 수 없*, 불가능*, 없습니다*, 남아 있*, 안 됩니다*
    没有这个, 没有取消, 不能取消, 无法取消, 不支持, 办不了, 取消不了, 退不了, 不行
    אי אפשר, לא ניתן, אין אפשרות, אין כפתור, נשאר ב, غير ممكن, لا يمكن, لا يوجد, لا توجد, يبقى
    tidak bisa, tidak ada, tidak tersedia, tetap di, नहीं हो सकता, नहीं है, संभव नहीं`,
  "stay.why": `we took it out, took it out, we removed it, removed the button, left it out, left out on purpose, on purpose, deliberately, too many people used, because too many, rausgenommen, weggelassen, absichtlich, mit absicht, weil ihn zu viele, weil zu viele, nous l avons retiré, l avons enlevé, exprès, volontairement, trop de gens, lo quitamos, lo hemos quitado, a propósito, adrede, demasiada gente, tiramos, tiramos o botão, de propósito, gente demais, l abbiamo tolto, abbiamo tolto, apposta, troppa gente, weggehaald, expres, met opzet, te veel mensen, usunęliśmy, celowo, specjalnie, za dużo osób, tog bort den, tagit bort, med flit, för många, fjernede, fjernet, med vilje, for mange, poistimme, tahallaan, tarkoituksella, liian moni, odstranili, schválně, záměrně, úmyselně, příliš mnoho, am scos, intenționat, special am, prea mulți, kivettük, szándékosan, direkt, túl sokan, το βγάλαμε, επίτηδες, σκόπιμα, πάρα πολλοί, kaldırdık, bilerek, kasten, çok kişi, убрали, специально, нарочно, слишком много, прибрали, навмисно, спеціально, забагато, 外しました, わざと, あえて, 没放, 故意, 特意, 太多人, 일부러, 뺐습니다*, הורדנו, בכוונה, أزلنا*, عمدا, عن قصد, sengaja, kami hapus tombol, जानबूझकर`,
  "stay.goeson": `you ll keep getting, you will keep getting, keep getting, keep coming, keep receiving, continue to receive, more messages, messages a day, texts a day, calls a day, three messages, until you book, will be charged anyway, charged anyway, be charged anyway, still be charged, charges continue, charging continues, will still be billed, billing continues, keep charging, keep billing, already scheduled
    ziehen wir trotzdem, trotzdem ein, buchen wir weiter, weiter ab, weiterhin, bekommen sie weiter, läuft weiter, trotzdem abgebucht, nachrichten am tag
    continuent, continueront, les prélèvements, sera tout de même, quand même prélev*, continuerez à recevoir, messages par jour
    seguirán llegando, seguirá recibiendo, se seguirá cobrando, se cobrarán igual, se cobra igual, le cobraremos igual, cobro sigue, mensajes al día, mientras tanto se
    segue normal, continua sendo, a cobrança segue, continua normal, vai continuar, continuam chegando, será cobrado mesmo assim, mensagens por dia
    continueranno, continuerà, saranno addebitat*, addebitiamo comunque, comunque addebit*, messaggi al giorno, più messaggi arrivano
    blijven komen, blijft u ontvangen, blijf je krijgen, wordt toch afgeschreven, schrijven we toch, berichten per dag
    będą dalej, będzie pan dalej, nadal będą, i tak pobier*, pobierzemy i tak, wiadomości dziennie, będzie przychodzić
    fortsätter att, kommer ändå, dras ändå, debiteras ändå, fortsætter, trækkes alligevel, trekkes likevel, får fortsatt, får stadig, om dagen
    jatkuu, veloitetaan silti, tulee silti, viestejä päivässä, jatkossakin
    bude spíš přibývat, přibývat, budou chodit dál, strhneme i tak, strháváme dál, i tak strhn*, dál účtujeme
    vor continua, veți primi în continuare, taxăm oricum, se taxează oricum, în continuare, vor veni în continuare
    tovább jön*, továbbra is, akkor is levon*, levonjuk, jönni fognak
    θα συνεχίσετε, θα συνεχιστ*, θα χρεωθ*, χρεώνονται κανονικά, συνεχίζουν
    devam edecek, gelmeye devam, yine de çekil*, çekmeye devam, tahsil edilecek, ödeme devam
    продолжат*, будут приходить, все равно спиш*, всё равно спиш*, списания продолж*, все равно спис*
    продовж*, будуть приходити, все одно спиш*, усе одно спис*, списуватим*
    届き続け, 引き落としは続き, 引き続き, 請求は続, 請求されます, 계속 발송*, 계속 받*, 계속 청구*, 그대로 청구*, 계속 나갑니다*
    继续收到, 继续扣, 照扣, 照样扣, 仍会扣, 还会继续, 会一直, ימשיך להיות, ימשיכו להגיע, תמשיך לקבל, נמשיך לגבות, سيستمر, ستستمر, سنواصل, يستمر الخصم
    tetap ditagih, tetap dikirim, akan terus, tetap dipotong, जारी रहेगा, आते रहेंगे, कटते रहेंगे`,
  "stay.hoop": `by fax, a fax, fax, notary, notarised, notarized, registered letter, certified letter, certified mail, registered post, copy of your id, in person, interview, survey first, between 9 and 10, between 10 and 11, am and noon, first tuesday, first monday, on tuesdays only, on mondays only, only on mondays, only on tuesdays, weekday mornings, once a month, once a quarter
    einschreiben, notar*, persönlich, ausweiskopie, per fax, ein fax, montags zwischen, dienstags zwischen, nur montags, nur dienstags, einmal im monat, gespräch vor ort
    recommandé, notaire, par fax, un fax, sur place, entretien, le mardi matin, un mardi matin, uniquement le mardi, une fois par mois
    burofax, notario, notarial, por fax, en persona, presencialmente, carta certificada, los martes de, primer martes, una vez al mes
    cartório, por fax, pessoalmente, carta registrada, às terças, primeira terça, uma vez por mês, firma reconhecida
    raccomandata, notaio, via fax, un fax, di persona, il martedì mattina, primo martedì, una volta al mese
    aangetekend*, notaris, per fax, langskomen, dinsdag tussen, één keer per maand
    poleconym, notariusz*, faksem, osobiście, we wtorki, raz w miesiącu
    rekommenderat brev, notarie, på fax, personligen, bara tisdagar, en gång i månaden, rekommanderet, anbefalet brev, personligt fremmøde, per faks, tirsdage mellem, rekommandert
    kirjattu kirje, kirjattuna, faksilla, henkilökohtaisesti paikan, vain tiistaisin, kerran kuussa
    doporučen*, notář*, faxem, osobně, jen v úterý, jednou měsíčně, jednou za měsíc
    scrisoare recomandată, notar*, prin fax, personal la, doar marțea, o dată pe lună
    ajánlott levél*, közjegyző*, faxon, személyesen, csak keddenként, havonta egyszer
    συστημένη, συμβολαιογράφ*, με φαξ, αυτοπροσώπως, μόνο τρίτη, μία φορά τον μήνα
    noter*, faksla, faks ile, taahhütlü, şahsen, bizzat, ayda bir
    заказн* письм*, нотариус*, нотариальн*, по факсу, лично явит*, лично в, только по вторникам, раз в месяц
    рекомендован* лист*, нотаріус*, факсом, особисто в, лише у вівторок, раз на місяць
    書留, 公証, ファックス, 窓口, 来店, 郵送, 등기우편*, 공증*, 팩스*, 방문해*, 내방*
    挂号信, 公证, 传真, 本人到店, 亲自到, 每月一次, דואר רשום, נוטריון, בפקס, להגיע אישית, كتاب عدل, بريد مسجل, بالفاكس, حضوريا, شخصيا
    surat tercatat, notaris, lewat faks, datang langsung, sebulan sekali, रजिस्टर्ड डाक, नोटरी, फैक्स, खुद आकर`,
  "stay.worse": `puts you back, back to the top, top of the queue, back of the queue, more you write, each time you ask, every time you ask, each reply, every reply, ask again and, if you write again, if you call again, told to hang up, drop the call, hang up on you, hangs up, phone list as well, call list as well, wenn sie noch einmal, wenn sie wieder, je öfter sie, landen sie auf der anruf*, telefonliste, wird aufgelegt, auflegen, plus vous écrivez, si vous récrivez, si vous rappelez, on raccroche*, liste d appel*, cuanto más escriba, si vuelve a escribir, si vuelve a llamar, le colgar*, lista de llamadas, se ligar de novo, se escrever de novo, derrubar a chamada, desligar na, lista telefônica, più ci scrive, se scrive ancora, se richiama, riattacc*, als u weer schrijft, als u nog eens, ophangen, bellijst, jeśli napisze pan* jeszcze, im więcej pan, rozłącz*, listy telefonicznej, om du skriver igen, ringlista*, lägger på, hvis du skriver igen, ringeliste*, lægger på, legger på, jos kirjoitat uudelleen, soittolista*, luuri korvaan, napíšete znovu, když nás něco takového, telefonního seznamu, zavěsí*, dacă mai scrieți, lista de apeluri, vă închide, ha újra ír*, hívólista*, leteszik, αν ξαναγράψετε, λίστα τηλεφώνων, κλείνουμε, tekrar yazarsanız, arama listesi*, kapatıyoruz, если напишете еще, если напишете ещё, в обзвон*, бросят трубку, кладем трубку, якщо напишете ще, до обдзвону, кидаємо слухавку, もう一度ご連絡, 電話リスト, 또 연락*, 전화 목록*, 再发一次, 电话名单, 挂断, אם תכתוב שוב, לרשימת הטלפונים, إذا كتبت مرة, قائمة الاتصال, kalau menulis lagi, daftar telepon, फिर लिखा`,
  "stay.passed": `passed it on, passed on to our partners, our partners have it, partners also, shared with our partners, also got it, unsere partner, an partner weiter, unsere partner haben, partnern weitergegeben, nos partenaires, transmis à nos, nuestros socios, a nuestros colaboradores, nossos parceiros, ai nostri marchi, ai nostri partner, girato anche, onze partners, naszym partnerom, nasi partnerzy, våra partner, vores partnere, våre partnere, kumppane*, naši partneři, naši čtyři partneři, čtyři naši partneři, partnerilor noștri, partnerei*, συνεργάτες μας, iş ortakları*, нашим партнерам, нашим партнёрам, нашим партнерам, 提携先, 제휴사*, 合作伙伴, לשותפים שלנו, شركائنا, mitra kami, हमारे साझेदार*`,
  "stay.shrug": `nothing personal, it s nothing personal, no deadline, we don t give a deadline, no refunds, there is no refund, moving or not, regardless, either way, kein personenbezogener, nichts persönliches, egal ob, umzug hin oder her, keine frist, ou pas, déménagement ou pas, aucun délai, aucun remboursement, nada personal, no damos plazo, sin reembolso, a gente não dá prazo, não damos prazo, não tem estorno, sem estorno, sem prazo, niente di personale, nessun rimborso, senza rimborso, geen termijn, niets persoonlijks, bez zwrotu, nie podajemy terminu, inget personligt, ingen återbetalning, intet personligt, ikke noe personlig, ei mitään henkilökohtaista, nic osobního, bez vrácení, nimic personal, fără rambursare, semmi személyes, nincs visszatér*, τίποτα προσωπικό, χωρίς επιστροφή, kişisel bir şey, iade yok, ничего личного, без возврата, нічого особистого, без повернення, 返金なし, 返金はあり, 환불 불가*, 환불은 없*, 不退款, 概不退款, אין החזר, لا استرداد, tidak ada pengembalian, वापसी नहीं`,
  "stay.freed": `you re unsubscribed, you are unsubscribed, you ve been unsubscribed, i ve unsubscribed, have unsubscribed, have been removed, has been removed, i ve removed you, we ve removed you, you re off the list, took you off, taken you off, won t get any more, won t receive any more, won t be charged again, no further charge*, has been cancelled, has been canceled, is cancelled, is canceled, i ve cancelled, i ve canceled, have cancelled, have canceled, your plan ends, membership ends, refunded, refund is on, reply start, press cancel
    ist gekündigt, gekündigt zum, bestätigung kommt, wird nichts mehr, abgemeldet, ausgetragen, gestrichen, gelöscht, auf kündigen, endet am, zurückerstattet
    est résilié*, résiliation est enregistrée, vous êtes désinscrit*, désinscrit*, prend fin, ne recevrez plus, ne serez plus, remboursé*
    dado de baja, dada de baja, queda cancelad*, ya está cancelad*, no recibirá más, no se le cobrará más, hemos eliminado, reembolsad*
    está cancelad*, foi cancelad*, cancelamos, cancelei, não receberá mais, não vai mais receber, removi, removemos, reembols*, estornamos
    è disdett*, disdetta registrata, ho cancellato, abbiamo cancellato, è stato cancellato, non riceverà più, rimossa, rimosso, rimborsat*
    is opgezegd, is stopgezet, bent uitgeschreven, uitgeschreven, ontvangt geen, afgemeld, terugbetaald
    została rozwiązana, został usunięty, wypisan*, usunęliśmy pan*, nie otrzyma, anulowan*, zwrócim*
    är uppsagd*, är avslutat, avregistrerad, borttagen, får inga fler, er opsagt, er afmeldt, får ikke flere, er sagt opp, er avmeldt, får ingen flere
    on irtisanottu, on peruttu, on poistettu, et saa enää, et enää saa
    je zrušen*, byl* odhlášen*, odhlásili jsme, odhlásil* jsem, už vám nepřij*, nebudou chodit, je zrušené, odhlásené
    a fost anulat*, am anulat, dezabonat*, nu veți mai primi, am șters adresa
    leiratkoztattuk, lemondtuk, megszűnt, töröltük, nem kap több
    διακόπηκε, ακυρώθηκε, διαγραφήκατε, δεν θα λάβετε, δεν θα ξαναλάβετε
    iptal edildi, iptal ettik, çıkarıldınız, almayacaksınız, listeden çıkardık
    отписали, отписаны, отменена, отменили, расторгнут, больше не будут приходить, удалили вас, отключили
    відписали, відписано, скасовано, розірвано, більше не надходитимуть, видалили вас
    解約が完了, 退会手続きが完了, 配信を停止しました, 停止いたしました, 해지되었*, 해지 완료*, 중단했*, 수신 거부 처리*
    已取消, 已退订, 已注销, 不会再收到, 不会再扣, בוטל, בוטלה, הוסר*, לא תקבל יותר, تم الإلغاء, تم إلغاء, تم حذف, لن تصلك, sudah dibatalkan, telah dibatalkan, sudah dihapus, tidak akan menerima, रद्द कर दिया, हटा दिया, अब नहीं आएंगे`,
};
