import type { Vocabulary } from "../../../reading/build_lexicon.ts";

/** Benefits that are stopped. */
export const stoppedBenefits: Vocabulary = {
  "stopped_benefits.stop": `afgewezen en teruggevorderd, teruggevorderd, terugvordering, rückforderung, zurückgefordert, récupération de, réclamé*, reintegro, devolución de la ayuda, devolução do benefício, restituzione, zwrot świadczenia, återkrav, tilbagebetaling, tilbakekreving, takaisinperintä, vrácení dávky, visszafizet*, recuperarea, επιστροφή επιδόματος, взыскан*, возврат пособия, повернення допомоги, geri alın*, استرداد, החזר קצבה, वसूली, ফেরত দিতে হবে, dikembalikan ke negara, thu hồi, เรียกคืน, 追回, 返還請求, 환수*
    stopped payment, stop payment, stopped the payment, stopped paying, payment stop, payment stopped, payments stopped, payments on hold, put on hold, hold back, held back, held up, withheld, withhold, freeze, froze, frozen, cut off, clawed back, claw back, pay back everything, repay everything, docked, money is held
    stopped, suspended, blocked, terminated, reclaimed, audited, extra checks, payments
    gestoppt, ausgesetzt, eingestellt, gesperrt, gekürzt
    suspendu*, arrêté*, bloqué*, coupé*, versements
    suspendid*, suspendido, bloquead*, cortad*, retirad*, reclamad*
    suspens*, suspendi
    sospes*, bloccat*, tagliat*, revocat*
    stopgezet, gestopt, opgeschort, geblokkeerd, uitkering
    wstrzyma*, zawieszon*, zablokow*, cofnięt*
    stoppat, stoppad, stoppats, indragen, dragits in, fryst, krävs tillbaka, stoppet, standset, indraget, inddraget, frosset, stanset, keskeytet*, lakkautet*
    zastaven*, pozastaven*, odebrán*, zablokován*
    διακόπηκ*, σταμάτησ*, ανεστάλη*, κόπηκ*
    leállít*, felfüggeszt*, megvont*, visszaköveteltük
    suspendat*, oprit*, blocat*, tăiat*
    припинен*, призупин*, зупинен*, заблоков*, прекращ*, приостан*, заблокир*
    durdur*, kesildi, askıya alın*, donduruldu
    أوقف*, أوقفت, علقت, تعليق, قطع
    הופסק*, הופסקה, הוקפא*, נחסמ*
    रोक, रोक दिया, बंद कर, निलंबित
    বন্ধ, স্থগিত
    停发, 停發, 暂停, 冻结, 停止, 停止し, 打ち切り, 凍結, 중단*, 정지*, 중지*
    dừng, cắt, tạm ngưng, ระงับ, ตัด, dihentikan, ditangguhkan, digantung, dibekukan, itinigil, sinuspinde, zimesitishwa, imesimamishwa
    held, on hold, cancelled, canceled, denied, hold, annulé*, refusé*, cancelada, cancelado, denegad*, cancelad*, suspensa, recusad*, annullat*, negat*, geweigerd, ingetrokken, abgelehnt, odmówion*, nekad*, zamítnut*, απορρίφθηκε, elutasít*, anulat*, refuzat*, відмовлено, скасован*, отказано, iptal edildi, رفض*, أوقفنا, אולץ, נדחתה, בוטל*, रद्द, খারিজ, 取消, 拒绝, 拒絕, 却下, 취소*, 거절*, dibatalkan, ditolak, bị từ chối, bị hủy`,
};
