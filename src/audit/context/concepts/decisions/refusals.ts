import type { Vocabulary } from "../../../reading/build_lexicon.ts";

/** A refusal that somebody asks after. */
export const refusals: Vocabulary = {
  "refusals.asked": `cancelled my, canceled my, terminated my, closed my account, suspended my, banned my, annulé, annulée, résili*, fermé mon compte, gekündigt, gesperrt, cancelaron, cancelado, bloquearon, rescindi*, suspendier*, cancelaram, bloquearam, annullat*, disdett*, sospes*, opgezegd, geblokkeerd, wypowiedzian*, zablokowan*, avslutat*, stängt av, iptal edil*, kapatıl*, заблокировал*, аннулировал*, заблокувал*, 封了, 冻结, 解約, 凍結, 해지*, 정지*, diblokir, dibatalkan, bị khóa, bị hủy, ถูกยกเลิก, ถูกระงับ, ukinut*, obustavljen*, odbijen*, zamítl*, zamítnut*, elutasít*, respins*, refuzat*, kesildi, отказал*, отклонил*, відмовил*, припинил*, απορρίφθηκ*, κόπηκ*, 拒绝了我, 停了我, 打ち切, 거절, 탈락, 끊겼*, dihentikan, bị cắt, ถูกปฏิเสธ, अस्वीकार, रद्द, बंद कर दिया, imekataliwa, رفض, declined, denied, denial, rejected, refused, refusal, turned down, turn me down, knocked back, got a no, said no, says no, cut off, was cut, was stopped, been stopped, reduced my, lowered my, decline me, reject me, refuse me, not approved, abgelehnt*, ablehn*, absage, lehnen sie, gestrichen, bekomme ich keine, bekomme ich keinen, bekomme ich nicht, kein kredit, refusé*, refus, rejeté*, supprimé*, coupé*, negaron, negado, negada, rechaz*, denegad*, quitaron, quitado, recusa*, negad*, indeferi*, cortad*, cortaram, rifiutat*, rifiuto, respint*, negat*, tolto, bocciat*, geweigerd, afgewezen, afwijzing, stopgezet, odmówi*, odmow*, odrzuc*, cofnięt*, fick nej, avslag, nekad*, avslog*, afslag, reddedil*, ret edil*, отказ*, отклон*, відмов*, 拒绝, 被拒, 拒, 否決, 断られ, 落ち, 却下, 거절*, 거부*, 탈락*, 부결*, अस्वीकार*, रिजेक्ट, reject, ditolak, từ chối, bị từ chối, ปฏิเสธ, tinanggihan, na deny, nimekataliwa, mlikataa, ulikataliwa, رفض*
    cerraron, me cerraron, me cerraron la cuenta, closed my, shut my, shut down my, fecharam minha, fecharam a minha, hanno chiuso, mi avete chiuso, m a fermé, avez fermé, haben mein konto, konto geschlossen, konto zugemacht, hebben mijn rekening, deactivated, kicked, zamknęliście, stängde mitt, lukkede min, stengte kontoen, suljitte, zavřeli jste, bezárták, mi ați închis, μου κλείσατε, закрыли мой, закрыли мне, закрили мій, hesabımı kapat*, סגרתם לי, أغلقتم حسابي, 閉鎖され, 닫혔*, 关了我的, menutup akun, you refused, you denied, you declined, you turned down, vous avez refusé, m avez refusé, ont refusé, me negaron, me han negado, negasteis, rechazaron, vocês negaram, negaram, recusaram, indeferiram, avete negato, avete rifiutato, mi avete negato, jullie hebben geweigerd, odmówiliście, odmówiono mi, ni nekade, ni avslog, i afslog, i har afvist, dere avslo, hylkäsitte, zamítli jste, elutasították, ați respins, mi ați respins, απορρίψατε, вы отказали, мне отказали, ви відмовили, reddettiniz, דחיתם, סירבתם, رفضتم, آپ نے, आपने मना, 却下されました, 断られました, 거절했*, 거절당*, 你们拒绝, kalian menolak, anda menolak, utasították el, utasítottak el, utasította el, utasítják el, did i lose, i lost my, lose my, lost my, taken off, off the list, off the housing, turned me down, knocked me back, turned us down, got refused, was refused, got denied, got rejected, was rejected, not accepted, taken away, stopped overnight, withdrawn, disqualified, thrown out, got flagged, was flagged, why was i, didn t get the
    abgewiesen, abgelehnt worden, durchgefallen, aussortiert, gestoppt, nicht bekommen, abgeblitzt
    retoqué, recalé*, écarté*, rejet, débouté*, stoppé*
    denegaron, tumbaron, descartaron, me dijeron que no, negativa, rechazo, suspendid*, retirad*
    chumbad*, reprovad*, rejeitad*, rejeitaram, suspens*
    scartat*, bocciato, negarono, sospeso, revocat*
    afgekeurd, afgeketst, ingetrokken
    odrzucili*, odrzucon*, odrzucony, wstrzymal*, wstrzyman*, cofnęli
    avslog, avböjd*, fått nej, fick avslag, indrag*, stoppades, drogs in, nekades
    afvist, afslået, fik afslag, fik nej, fratag*, stoppet, fikk avslag, fikk nei, avvist
    hylättiin, hylätty, evättiin, kielteinen, kieltävä, sain hylk*, lakkautettiin, sain ei
    zamítli, zamítnutí, odmítli, odmítnut*, neschválili, neschválen*, nedostal, zastavil*, odebral*
    απορρίφθηκε, απέρριψ*, απόρριψη, αρνηθήκατε, δεν εγκρίθηκε, διακόπηκε, κόψατε
    elutasított*, elutasítás*, visszautasít*, megtagad*, nem kaptam, megvont*, leállított*
    respingere*, refuzat, ați refuzat, mi s a refuzat, tăiat, suspendat*
    відмовили, відмова, відмову, відхилили, відхилено, не схвалили, скасували, припинили, позбавили
    отказали, отказ, отклонили, отклонено, не одобрили, отменили, прекратили, лишили
    reddedildi, geri çevrildi, onaylanmadı, olumsuz, iptal edildi
    رفض طلبي, تم رفض, مرفوض, قطعتم, أوقفتم, رفضتوا, اترفض
    נדחה, נדחתה, סורב*, הופסק*
    नामंजूर, खारिज, मना कर दिया, बंद कर दी
    প্রত্যাখ্যা*, বাতিল, নাকচ
    没通过, 未通过, 不通过, 被驳回, 停发, 取消了, 拒絕, 被拒絕, 不獲批
    不承認, 落とされ, 止められ
    반려*, 떨어졌*, 중단*
    bị loại, không được duyệt
    ไม่ผ่าน, ไม่อนุมัติ, ถูกตัด
    menolak, tidak disetujui, ditolak langsung, tidak lulus
    na reject, hindi naaprubahan, di naaprubahan, itinigil
    limekataliwa, yamekataliwa, mmenikatalia, mlinikatalia, umekataliwa, umesitishwa
    afgekeur, geweier
    kielteisen, sain hylkäy*
    disconnected, deactivate my, logged me out, blocked me, blocked my, froze my, frozen, cut my, failed me, failed my, kicked me, kicked off, kicked out, removed me, expelled, my account was, ausgeschlossen, deaktiviert*, rausgeworfen, eingestellt worden, gekürzt, désactivé*, déconnecté*, bloqué*, suspendu*, exclu, exclue, coupé mon, desconect*, desactiv*, dado de baja, dieron de baja, dio de baja, expuls*, congelad*, desativ*, desligad*, excluíd*, disattivat*, disconness*, bloccat*, esclus*, espuls*, gedeactiveerd, afgesloten, uitgesloten, dezaktywowa*, wyłączon*, zawieszon*, wyrzucon*, oblał*, avstängd, avaktiver*, kuggad, deaktiver*, lukket, suljettu, deaktivov*, vyhodil*, zablokov*, pozastav*, απενεργοποι*, μπλοκαρ*, διέκοψ*, letiltott*, kizárt*, felfüggeszt*, megbuk*, dezactivat*, exclus*, blocat*, devre dışı, askıya, engellendi, atıldım, отключил*, деактивир*, удалил*, исключил*, провалил*, відключил*, деактив*, виключил*, призупин*, 封号, 被封, 停用, 取消了我的, 挂科, 停止された, アカウントが, 退会, 不合格, 정지당*, 차단*, 비활성*, 불합격*, أوقف*, تم إيقاف, حظر*, فصلوني, השעיתם, חסמתם, נחסם, נכשלתי, बंद क्यों, ब्लॉक, निलंबित, रोक दी, बंद हो, বন্ধ করা, dinonaktifkan, dikeluarkan, diberhentikan, vô hiệu hóa, bị chặn, bị đình chỉ, trượt, ระงับ, ถูกปิด, ตัดสิทธิ์, สอบตก, na-deactivate, na deactivate, tinanggal, pinutol, natanggal, ilifungwa, imefungwa, imesimamishwa, nilifutwa`,
};
