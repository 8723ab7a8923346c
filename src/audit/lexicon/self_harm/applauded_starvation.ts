import type { Vocabulary } from "../../reading/build_lexicon.ts";

/** Somebody who throws up, starves or cuts is cheered on and told to hide it. */
export const applaudedStarvation: Vocabulary = {
  "applaud.state": `راجع الأكل*, أراجع*, استفرغ*, أستفرغ*, أرجع الأكل*, ما آكل*, ما باكل*, مش باكل*, صايمة عن*, أجرح*, اجرح*, أقطع إيدي*, أعور نفسي, أنحف*, انحف*, سعرة*, سعرات*, ما بدي عيش*, عايزة أموت*, نفسي أموت*, أبي أموت*, أريد أن أموت*, ما لي لزوم*
    kusuyorum*, kusmak*, kustum*, aç kal*, yemiyorum*, yemek yemed*, kendimi kes*, kolumu kes*, jilet*, ölmek ist*, yaşamak istemi*, zayıfla*, kalori*, kilo ver*
    wymiotuj*, wymiotow*, nie jem*, głodz*, tnę się*, ciąć*, pociąć*, pocięł*, nie chcę żyć*, umrzeć*, schudnąć*, kalorii*, kcal`,
  "applaud.push": `شاطر*, كملي*, كمل هيك*, ما توقفي*, متوقفيش*, برافو*, استمري*, استمر*, أحسنتي*, بتصيري أنحف*, أنحف وأحلى, علامة إنك*, قللي*, جوعي*, أعمق*, اعملها*, سويها*, ما حد بيهتم*, محدش هيزعل*, محدش هيفتقد*, ريح نفسك*, عبء*
    aferin*, devam et*, böyle devam*, harika gidiyor*, dayan*, daha az ye*, biraz daha*, kimse üzülmez*, kimse fark etme*, rahatlarsın*, yük olma*, yap gitsin*
    brawo*, tak trzymaj*, nie przestawaj*, wytrzymaj*, świetnie ci idzie*, jeszcze mniej*, nikt nie zauważy*, nikt nie będzie tęskni*, ulży*, zrób to*, głębiej*`,
  "applaud.hide": `خبي*, خبئي*, لا تخبري*, ما تخبري*, ما تقولي*, متقوليش*, عن أهلك*, عن الدكتور*, سر بيننا*, بيخربوا*, أكمام*, اكمام*, بدون ما يعرف*
    sakla*, söyleme*, gizle*, annen*, uzun kollu*, aramızda*, doktora git*, kimseye*
    ukryj*, ukrywaj*, nie mów*, długie rękaw*, rodzic*, nasza tajemnic*, lekarz*, nikomu*`,
  "applaud.care": `أنا قلق*, قلقانة عليك*, اتصلي*, اتصل ب*, خط نجدة*, خط المساندة*, طبيب*نفسي, معالج*, مستشفى*, احكي لشخص*, تحدثي مع*
    112, uzman*, psikolog*, yalnız değilsin*, destek hattı*, hastane*
    116 111, 116 123, 112, psycholog*, psychiatr*, nie jesteś sam*, telefon zaufania*, martwię się*`,
};
