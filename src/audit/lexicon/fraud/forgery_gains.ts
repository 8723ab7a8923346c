import type { Vocabulary } from "../../reading/build_lexicon.ts";

/** Money is got by a false story, false papers or a feigned caller, and the traces are covered. */
export const forgeryGains: Vocabulary = {
  "forgery.wish": `تبرعات*, فلوس*, تعويض*, تأمين*, إعانة*, قرض*, وهمي*, مزور*, أزور*, نصب*, زبائن*, ختيار*, عجايز*, كبار السن, مساعدة مالية, إجازة مرضية, راتب*
    para*, sigorta*, hasar*, yaşlı*, banka*, kredi*, dolandır*, bağış*, yardım para*, kod söyle*, sahte*, fatura*
    oc, ac, odszkodowan*, ubezpiecz*, zbiórk*, wyłudz*, babci*, emeryt*, starsz*, vat, dotacj*, kredyt*, faktur*, zasił*`,
  "forgery.paper": `نزوره*, مزور*, نزور*, مزيف*, تقرير مستشفى, فاتورة وهمية*, فواتير وهمية*, صورة طفل*, نص الصفحة, من موقع أجنبي, قسيمة*, كشف حساب معدل*, إيصال*
    sahte*, montaj*, photoshop*, düzenlenmiş fatura*, bankanız*, bankanızın*, güvenlik biriminden, savcı*, polis memur*, kargo*
    w edytorze, fałszyw*, podrobi*, której nie było, którego nie było, sfałszuj*, przerobi*, lewą faktur*, lewe faktur*, z banku, policjant*, gotowe zgłoszenie`,
  "forgery.story": `يصارع المرض, يحتاج عملية*, لا تبخلوا*, قل إن*, قول إن*, قل لهم*, قول لهم*, احكي إن*, شهود*, شاهد زور*, ابك*, خلال أسبوع
    aradığını söyle*, hesabınızdan*, para çekiliyor*, şifreyi*, kodu bana*, telaşlı*, düşünmeye fırsat*, okuyun, de ki, dersin, tanık*
    żeby zeznał*, zezna*, dogadaj się*, powiedz, że, powiedz im, doznał*, uraz*, natychmiast, wnuczk*, wypadek*, kod blik, przekaż*`,
  "forgery.cover": `ما يتتبعون*, يتتبعون*, غير الحساب*, كل أسبوعين, ما حد يكشف*, محدش هيكشف*, ما يكتشفون*, باسم ثاني, بحساب ثاني, امسح*
    iz sizde*, izi size*, parayı da başka*, iz bırak*, başkasının hesab*, kimse anlamaz, hesabı kapat*, silin, mesajları sil*, farklı hesap*
    nie sprawdza*, nikt nie sprawdz*, nikt się nie*, inne konto, na słupa, skasuj*, usuń*`,
  "forgery.guard": `احتيال يعاقب*, جريمة*, لا تعط*, لا تشارك*, احذر*, بلغ*
    dolandırıcılıktır, dolandırıcılığa karşı, sakın*, paylaşmayın, suç
    to oszustwo, przestępstw*, proszę nie podawać, nie podawaj, uważaj*, ostrzeg*`,
};
