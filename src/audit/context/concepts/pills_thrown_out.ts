import type { Vocabulary } from "../../reading/build_lexicon.ts";

/** Somebody on medicine hears to stop it for a mixture, and to ask no doctor. */
export const pillsThrownOut: Vocabulary = {
  "thrown.pill": `دواء*, أدوية*, ادوية*, دوا, علاج*, حبوب*, حباية*, إنسولين*, انسولين*, بلافيكس*, أسبرين*, مميع*, ضغط*, سكري, سكر, كيماوي*, جرعة*, مضاد*
    ilaç*, ilac*, hap, hapı*, insülin*, tansiyon*, kan sulandır*, kemoterapi*, antidepresan*, doz*
    lek, leki, leków, lekarstw*, tablet*, insulin*, chemi*, chemioterap*, antydepres*, dawk*`,
  "thrown.stop": `يوقف*, توقف*, وقف*, وقفي*, أوقف*, اوقف*, بطل*, بطلي*, اترك*, اتركي*, ارمي*, ارم*, قطع*, اقطع*, خله يوقف*, استغن*, تغنيه عن*, تغنيك عن*, بلاش*, حبس*
    bırak*, kes, kesin, kesebilir*, atın, at gitsin, almayın, almana gerek*, gerek kalmaz*, çöpe
    odstaw*, wyrzuć*, przesta*, rzuć, nie bierz*, zrezygnuj*, do kosza`,
  "thrown.push": `خلطة*, أعشاب*, عشبة*, عسل*, حبة البركة, حبة سودا*, رقية*, ملعقت*, ملعقة*, على الريق, تنظف لحال*, يشفي*, بتشفي*, لا تشاور*, ما تشاور*, لا تستشر*, ما تسأل الدكتور*, متسألش الدكتور*, بدون دكتور*, من غير دكتور*, ما يعترفون*, الأطباء ما*, الدكاترة*, سموم*, كيماويات*
    kür*, bitkisel*, bitki*, çörek otu*, doktora sorma*, doktora söyleme*, doktora gerek*, doktora git*, doktorlar*, zehir*, doğal*, detoks*
    zioła*, ziół*, zioł*, kuracj*, lekarza nie, lekarzowi nie, bez lekarza, lekarze*, truciz*, truj*, suplement*, oczyszcz*, detoks*`,
  "thrown.careful": `استشر طبيب*, استشيري*, راجع طبيب*, راجعي*, اسأل طبيب*, اسأل الطبيب*, شاور طبيب*, بعد استشارة*, تحت إشراف*, لا توقف*, ما توقف*, متوقفش*, لا توقفي*
    doktorunuza dan*, doktorunuza sor*, doktorunuzla*, hekim*, bırakmayın, kesmeyin, danışmadan
    z lekarzem, skonsult*, nie odstawia*, lekarz prowadzący, pod kontrolą`,
};
