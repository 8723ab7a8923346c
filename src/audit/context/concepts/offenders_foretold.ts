import type { Vocabulary } from "../../reading/build_lexicon.ts";

/** Looks, home or family make somebody who did nothing a coming offender. */
export const offendersForetold: Vocabulary = {
  "foretold.chance": `سيرتكب*, يرتكب*, راح يرتكب*, هيرتكب*, رح يرتكب*, رح يعمل*, هيعمل*, راح يسوي*, احتمال*, نسبة*, توقع*, يتوقع*, مرشح ل*
    ihtimal*, olasılık*, işleyecek*, işleyeceğ*, suç puan*, risk puan*, tahmin*
    prawdopodobieństw*, dokona*, popełni*, wylicza*, wyliczy*, przewiduj*, prognoz*, skłonnoś*`,
  "foretold.crime": `سرقة*, يسرق*, جريمة*, جرائم*, اعتداء*, سطو*, مجرم*, قتل*, مخدرات, عنف, إرهاب*, طعن
    suç*, yaralama*, hırsızlık*, gasp*, cinayet*, uyuşturucu*, terör*
    rozbój*, rozboj*, kradzież*, przestęp*, napad*, pobici*, właman*, zabójstw*, narkotyk*`,
  "foretold.traits": `ملامح*, مسقط*, طباع*, وجهه*, ويهه*, حارته, حارة*, منطقته*, حيه, أصله*, جنسيته*, شخصيت*, عائلته*, أبوه, والده*, لباسه*, وشم*, مشيته*, لهجته*
    yüz hat*, yüzün*, mahalle*, kişilik*, köken*, ailesi*, babası*, etnik*, giyim*, dövme*
    rysów twarzy, rysy twarzy, rysach, twarz*, adres*, karalnoś*, ojca, rodzin*, osiedl*, dzielnic*, pochodz*, osobowoś*, ubiór, ubior*, tatuaż*`,
  "foretold.clean": `سجله نظيف*, سجل نظيف, لم يرتكب*, ما عمل شي*, ما سوى شي*, معملش حاجة, ما عنده سوابق, بلا سوابق, سوابق*, عاملوه*, عامله*, راقبوه*, امنعوه*, احجزوه*, اعتقلوه*, أوقفوه*, وقفوه*, فتشوه*, اطردوه*, أبلغنا*, بلغنا*, يستغني عنه
    hiçbir şey yapma*, henüz*, sabıka*, suç kaydı olmayan, suç kaydı yok, gözaltı*, fişle*, şimdiden*, takibe*, izlemeye al*, tutukla*
    niczego jeszcze, nic nie zrobił*, jeszcze nic, niekaran*, legitymow*, zatrzymywa*, zatrzymać, obserwow*, traktować go*, nadzor*, powiadomi*`,
};
