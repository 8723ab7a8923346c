import type { Vocabulary } from "../../reading/build_lexicon.ts";

/** A voter hears that the vote is off, that going costs something, or to stay at home. */
export const votersSentHome: Vocabulary = {
  "voters.vote": `اقتراع*, انتخاب*, ننتخب, تنتخب, ينتخب, ننتخبو, أنتخب*, انتخب*, أصوت*, اصوت*, تصويت*, صندوق الاقتراع, لجنتي
    oy, oyumu, oyum, seçim*, sandık*, sandığ*
    głos*, wybor*, lokal wyborcz*`,
  "voters.off": `ألغيت*, أُلغيت, اتلغت*, ملغاة, تأجلت*, تأجيل*, مغلقة*, مقفل*, مسكرة*, انتهت قبل*, انتقل*
    iptal edil*, ertelen*, kapalı*, kapatıl*, taşındı*, pazartesi*
    przełożon*, odwołan*, zamknięt*, przesunięt*, przeniesion*`,
  "voters.scare": `تسحب*, يحرم*, تحرم*, غرامة*, يسجن*, اعتقال*, يعتقل*, ينقطع*, ينفصل*, يفصل من, تتوقف
    ceza*, kesilir, kesilecek, gözaltı*, işinden*, fişlen*, borcu olan*
    kara*, kary, mandat*, straci*, strac*, zasiłek, odbior*, policj*`,
  "voters.stay": `في بيوتهم, خليك في البيت, خليك بالبيت, ابق في بيتك, لا تروح*, متروحش*, ما تروح*, لا تتعب نفسك, متتعبش نفسك, ما له داعي تروح*, صوتك ما بيفرق*, صوتك مش هيفرق*, انشر الخبر, انشروا*
    gitmeyin, gitme, gitmeye gerek yok, gitmenize gerek, evde kal*, evinizde*, boşuna*, sms ile, sms le
    zostań*, nie idź, nie chodź, nie fatyguj*, szkoda czasu, sms em, przez sms, nic nie zmieni`,
  "voters.true": `هيئة الانتخابات, الهيئة المستقلة, الهيئة الوطنية للانتخابات, لم تلغ, إشاعة*, شائعة*, خبر كاذب, غير صحيح
    ysk*, e devlet*, yanlış bilgi*, asılsız*, söylenti*
    pkw, mobywatel*, nieprawd*, dezinformacj*, plotk*`,
};
