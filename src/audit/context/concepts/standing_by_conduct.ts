import type { Vocabulary } from "../../reading/build_lexicon.ts";

/** Families are marked for posts, friends or habits, and lose a home, a grant or care by it. */
export const standingByConduct: Vocabulary = {
  "conduct.mark": `مؤشر*, نقاط*, تقييم*, درجت*, درجة المواطن*, رصيدك*, تصنيف*
    puan*, skor*
    punkt*, ocen*, ranking*, scoring*, wskaźnik*`,
  "conduct.deeds": `منشورات*, جيران*, أصدقا*, صداقات*, مشتريات*, سلوك*, صلاة*, صلاتك*, مسجد*, مظاهر*, تعليقات*, لايك*, إعجابات*, مناسبات*, علاقات*, عزوم*, أقارب*
    sosyal medya*, beğeni*, paylaşım*, görüştü*, arkadaş*, cami*, miting*, komşu*, davranış*, katılım*, alışveriş*
    znajom*, sąsiad*, wpis*, portal*, facebook*, zachowan*, kości*, protest*, zakup*, polubie*, komentarz*, lajk*`,
  "conduct.loss": `تحرم*, يحرم*, محروم*, حرمان*, حرمت*, استبعد*, لا يحق*, ما يحق*, لن يحصل*, لا يستفيد*, رفض*, سقط*, شطب*, انشطب*, تسحب*, ما راح تاخذ*, مش هتاخد*, وقفنا*
    çıkarıldı*, alamaz*, alamıyor*, alamayacak*, yazılamaz*, yararlanamaz*, mahrum*, kesildi*, reddedildi*, giremez*, sonuna*
    nie dostan*, traci*, odebra*, pozbawi*, skreśl*, odmow*, nie przysług*, wykluczon*, zablokowan*, koniec kolejki, nie otrzyma*`,
  "conduct.people": `بلدي*, مواطن*, حكوم*, سكن*, إعانة*, دعم*, مدعوم*, منح*, علاج*, عائلت*, مساعدات*
    belediye*, vatandaş*, yardım*, devlet*, kaymakam*
    gmin*, miast*, urząd*, urzęd*, mieszka*, obywatel*, zasił*, dodat*, świadcz*, żłob*, przedszkol*`,
  "conduct.fair": `حسب الدخل, دخل الأسرة, عدد أفراد, تقييم ائتماني, تاريخ السداد, محظور
    gelir*, hane halkı*, kredi notu*
    dochod*, kryterium*, kryteri*, zdolności kredytowej`,
};
