import type { Vocabulary } from "../../reading/build_lexicon.ts";

/** Records got out, and whoever asks hears to tell nobody and to wipe or rename what happened. */
export const leaksSmothered: Vocabulary = {
  "smother.leak": `تسرب*, تسريب*, سرقت, سرقوا, انسرق*, اخترق*, اختراق*, هكر*, هاكر*, انكشف*, ضاع*, انتشرت, مكشوفة, مفتوحة للكل, وصلت لغير*
    sızd*, sızıntı*, çalın*, hack*, ele geçir*, açıkta kal*, açık kal*, indirmiş*, kopyala*, yanlış kişi*, yanlışlıkla
    ściągnął*, ściągnęł*, wycie*, wykrad*, skopiowa*, zgubi*, zhakowa*, włama*, ukrad*, pobrał*, dostał się, otwarty dla, nie tam gdzie, do złej osoby`,
  "smother.people": `عملاء*, مرضى, زبائن*, زباين*, طلاب*, بيانات*, ملفات*, سجلات*, أرقام*, موظفين*, مشتركين*, قاعدة*
    müşteri*, hasta*, veri*, öğrenci*, kayıt*, üye*, kimlik*
    pacjent*, klient*, baz*, pesel*, dane, danych, uczni*, pracownik*, akt, akta`,
  "smother.untold": `لا تبلغ*, ما تبلغ*, متبلغ*, لا تخبر*, ما تخبر*, محدش يعرف, محدش هيعرف, ما حد يعرف, ما حدا يعرف, ما حد يدري, ما حد بيعرف, لا تقول*, ما تقول*, متقولش*, متقولوش*, اكتم*, اسكت*, لا داعي لإبلاغ*, بدون إبلاغ*, دون إبلاغ*, لا نبلغ*, لن نبلغ*, ما نبلغ*, مش هنبلغ*, ما رح نبلغ*, ما راح نبلغ*, طنش*, بيننا, بينا
    bildirmeyin, bildirmeyelim, bildirmeye gerek, bildirmiyoruz, bildirmedik, söylemeyin, söylemeyelim, haber vermeyin, haber vermeyelim, kimseye, duyurmayın, duyurmayalım, aramızda kal*, sessiz kal*, üstünü ört*, gizli tut*
    nie zgłaszaj*, nie zgłaszać, nie informuj*, nie mów*, nikomu, nie zawiadam*, nie powiadam*, siedzieć cicho, siedźcie cicho, milcz*, przemilcz*, pod dywan, między nami, nie nagłaśnia*`,
  "smother.traces": `امسح*, امح*, احذف*, مسحت*, حذفت*, مسحنا*, نمسح*, صيانة*, تحديث مجدول, عطل فني, خلل فني, لو سأل*, إذا سأل*, اذا سأل*, لو حد سأل*, غيروا التاريخ*
    silin, silelim, sildim, sildik, silinsin, bakım*, sorarlarsa, soran olursa, sorulursa, sorarsa
    wykasuj*, skasuj*, usuń*, usunąć, wyczyść*, konserwacj*, przerw* techniczn*, awari*, jak ktoś zapyta, jeśli ktoś zapyta, gdyby ktoś pytał, na pytania, nie było po czym, nikt o sprawie, nikt się nie dowie`,
  "smother.told": `خلال 72, بلغوا الهيئة, أبلغوا*, إبلاغ الجهة, إبلاغ الهيئة, أخبروا المتضرر*, يجب إبلاغ*, لازم تبلغ*, احتفظوا بالسجلات
    72 saat*, kurula bildir*, kurul a, kvkk ya, bildirmeniz gerek*, bildirilmeli*, bilgilendirin, zorunda*
    72 godzin*, uodo, zgłosić do, poinformować osoby, należy zgłosić, zgłoście, zabezpieczcie, trzeba zgłosić`,
};
