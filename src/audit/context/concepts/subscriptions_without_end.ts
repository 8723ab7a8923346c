import type { Vocabulary } from "../../reading/build_lexicon.ts";

/** Whoever cancels hears that it cannot be done, is kept out of reach, and pays on. */
export const subscriptionsWithoutEnd: Vocabulary = {
  "endless.asked": `ألغي*, الغي*, إلغاء*, الغاء*, نحبس*, أوقف*, استرجع*, نسترجع*, اشتراك*, استرداد*, أسترد*, أفسخ*
    iptal*, abonelik*, aboneliğ*, üyeliğ*, iade*, cayma*, fesih*, feshet*, kapatt*
    anulow*, rezygn*, wypowied*, odstąpi*, zwrot*, subskrypcj*, zakończyć umow*, zwrócić`,
  "endless.flat": `غير ممكن*, مش ممكن*, ما يمكن*, مستحيل*, لا يمكن إلغا*, ما في إلغاء*, مفيش إلغاء*, مافي إلغاء*, لا نلغي*, ما نلغي*, ما منلغي*, بأي طريقة
    iptal yok*, iptal işlemi yapmı*, iptal edilemez*, iptal edemez*, iptal etmiyor*, kayda alınma*, işleme alınma*, iptali mümkün değil*
    nie da się*, nie ma możliwości*, nie przyjmujemy, nie anulujemy, niemożliw*, nie rozwiązuj*, rezygnacji nie`,
  "endless.hard": `أخفينا*, خفينا*, زر الإلغاء*, تحذف آلي*, تحذف تلقائي*, لا نرد*, ما نرد*, فاكس*, حضوريا*, كاتب عدل, كاتب العدل
    faks*, otomatik kapan*, çalışmıyor*, noter*, şahsen*, bizzat*, genel merkez*, ıslak imza*, başvurursanız başvurun
    osobiście, faks*, listem poleconym, notari*, w siedzibie, ukryli*, nikt nie odbiera*, nie odbieramy`,
  "endless.charged": `سنواصل السحب*, سحب من بطاقت*, نسحب من*, بنسحب*, يخصم*, نخصم*, هنخصم*, بيتخصم*, ما نرجع*, لا نرجع*, لا نعيد*, مدى الحياة, طول العمر
    ömür boyu*, ödeyeceksiniz, ödemeye devam*, kesilmeye devam*, çekmeye devam*, tahsil ed*, iade yok*, iade edilmez*, iade etmiyoruz, cayma bedeli*
    będziemy pobierać, pobieramy, pobierana, nie zwracamy, zwrotu nie, zwrotów nie, dożywotni*, obciążymy, obciążamy`,
  "endless.done": `تم إلغاء*, ألغينا*, لغينا*, تم الإلغاء*, يمكنك الإلغاء*, بترجع فلوسك*, سيعاد المبلغ*
    iptal edildi*, iptal ettik, iptal ettim, iade edilecek*, iade edildi*, iptal edebilirsiniz
    anulowali*, anulowan*, rozwiązali*, zwrócimy*, zwrot zleci*, może pan zrezygnować, może pani zrezygnować`,
};
