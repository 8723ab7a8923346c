import type { Vocabulary } from "../../reading/build_lexicon.ts";

/** Somebody is kept out of work, a flat or money for what they are, with a saying or a pretext for it. */
export const passedOverForTraits: Vocabulary = {
  "over.area": `وظيف*, موظف*, مرشح*, مقابل*, عقد*, ترقي*, توظيف*, كاشير*, شقة*, شقق, إيجار*, مستأجر*, قرض*, تمويل*, دوام, سكن, بوليصة
    eleman*, aday*, terfi*, sözleşme*, çalışan*, personel*, daire*, kiracı*, kira*, kredi*, sigorta*, mülakat*, cv*, özgeçmiş*, işe al*, başvur*
    kandydat*, stanowisk*, etat*, umow*, awans*, rekrut*, cv, mieszkani*, najem*, najmu, kredyt*, ubezpiecz*, zatrudni*, pracowni*`,
  "over.sex": `حامل, هتحمل*, تحمل في*, تحبل*, حبلى, رضاعة*, رضيع*, متزوجة*, متجوزة*, مجوزة*, مخطوبة*, أمومة*, ستات, نساء*, بنات, نسوان, حريم, مرأة*, ولادة*, عندها أولاد, عندها عيال
    hamile*, gebe*, doğum*, evlen*, evli*, nişanlı*, çocuğu*, çocuklu*, bebek*, kadın*, bayan*, annelik*, süt izni
    ciąż*, dzieck*, macierzyńsk*, mężatk*, zaręczon*, kobiet*, młode matki, urodzi*`,
  "over.ill": `كرسي متحرك, معاق*, إعاقة*, اعاقة*, مريضة*, مرضه*, مرضها*, سكري, صرع*, كفيف*, أصم*, أطرش, توحد*, اكتئاب*, عكاز*, أعرج
    hasta birine, hasta olduğu*, hastası, hastalığ*, engelli*, tekerlekli*, epilepsi*, diyabet*, kanser*, işitme*, depresyon*, otiz*
    chor*, niepełnosprawn*, wózk*, wózek, padaczk*, cukrzyc*, depresj*, głuch*, niewidom*, autyz*, nowotwor*, stwardnieni*`,
  "over.aged": `كبير في السن, كبيرة في السن, كبار السن, عجوز*, شايب*, ختيار*, فوق الأربعين, فوق الخمسين, بالخمسين, عمره فوق, عمرها فوق
    yaşlı*, yaşında*, elli*, emekliliğ*, kırk yaş*, yaşı geç*
    po pięćdziesiąt*, po 50*, za star*, w tym wieku, emeryt*, starsz*, wiek kandydat*, przed emerytur*`,
  "over.roots": `سوري*, سوداني*, يمني*, فلبيني*, هندي*, هنود, بنغالي*, أفريقي*, افريقي*, مسيحي*, شيعي*, يهودي*, كردي*, أمازيغ*, جنسيت*, وافدين, لاجئ*, فلسطيني*, محجب*, سود
    suriyeli*, kürt*, alevi*, afgan*, roman, romanlar*, çingene*, ermeni*, yabancı uyruk*, göçmen*, mülteci*, başörtü*, türban*, doğulu*, siyahi*, afrikalı*
    ukrai*, romów, romk*, cygan*, żyd*, muzułman*, czarnoskór*, obcokrajow*, cudzoziem*, białorus*, wietnam*, hidżab*, gruzin*, hindus*`,
  "over.out": `لا تجدد*, ما تجدد*, متجددش*, لا توظف*, ما توظف*, متوظفش*, استبعد*, استبعاد*, استبعدت*, رفضت*, ارفض*, نرفض*, رفضنا*, خد, خذ, خذوا, اختار*, وظف بدل*, وظف شخص*, لا تقبل*, ما نقبل*, لا نقبل*, ما تقبل*, ما نأجر*, لا نؤجر*, ما بنأجر*, مش بنأجر*, الوظيفة اتلغت, لغينا*, افصل*, نعتذر*, شطبت*, شطبنا*, ما ينفع*, مش هينفع*, ما بتنفع*, لا يصلح*, لا تصلح*, ما يصلح*, ما تصلح*, مكان المعاق*, مكانها البيت, بتاعة*, اصرفه*, اصرفها*
    çıkarın, çıkaralım, eledim, eledik, eleyin, eleyelim, almayın, almayalım, almıyoruz, vermeyin, vermeyelim, vermiyoruz, reddettim, reddettik, reddedin, reddedelim, istifa*, kiraya vermi*, kiralamıyoruz, uygun değil*, elendi*, tercih etmiyoruz, tercih etmeyin, erkek alın, işten çıkar*, yenilemeyin, yenilemeyelim
    odrzuci*, odrzuć, skreśl*, nie zatrudnia*, nie bierz*, nie bierzemy, nie wynajm*, nie przyjmuj*, nie udzielamy, odmów*, pomiń*, pominął*, odsia*, nie przedłuż*, zwolnij*, nie nadaje się, weź, lepiej wziąć, nie awansuj*, wyrzuć`,
  "over.lean": `كل شوية, هتستأذن*, تستأذن*, بتستأذن*, تغيب*, بتغيب*, وجع راس, وجع دماغ, يفسد صورة*, صورة المطعم, صورة الشركة, صورة المحل, واجهة*, لأسباب مالية, أسباب مالية, اكتب أن*, اكتب إن*, اكتبوا إن*, قل لها*, قل له*, قول له*, قولها*, قول لها*, ابعتلهم*, ابعتلها*, ابعت له*, أرسل لهم*, شخصا سليما, سليم*, في بيته*, في بيتها*, عموما, ما بيتحمل*, ما يتحمل*, مش بتاع*, كلهم, ريح دماغك, العقد انتهى, تم شغل الوظيفة, ما يندفع, يضايق*, بيضايق*
    yatırım yapılmaz, gerekçe olarak, gerekçeyi, yazın ki, diye yazın, deyin*, itiraz edeme*, sık sık, izin alır*, izin ister*, rapor alır*, imaj*, müşteriler*, sorun çıkar*, baş ağrı*, performans*, zaten, genelde, hepsi, bunlar, dinamik*, enerji*, uyum sağla*, evde otur*, bahane*, kadro doldu*, pozisyon dold*, komşular*
    wpisz, napisz, powiedz, jako powód, oficjalnie, pretekst*, redukcj*, zaraz, ciągle, zwolnieni*, kłopot*, wizerunk*, odstrasz*, nie pasuj*, zawsze, wszyscy, młod*, dynamiczn*, energi*, obciążen*, l4, brudz*, hałas*, sąsiedzi`,
  "over.fair": `بناء على الكفاءة, حسب الكفاءة, الخبرة فقط, المؤهلات
    liyakat*, yeterliliğ*, deneyime göre
    kompetencj*, kwalifikacj*, niezależnie od`,
};
