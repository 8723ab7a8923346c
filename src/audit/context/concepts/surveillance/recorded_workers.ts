import type { Vocabulary } from "../../../reading/build_lexicon.ts";

/** Those who work for somebody, filmed, listened to or read along with. */
export const recordedWorkers: Vocabulary = {
  "recorded_workers.whom": `موظف*, عمال*, العاملات*, عاملين*, سائقين*, فريق*, كاشير*
    çalışan*, personel*, işçi*, eleman*, ekib*, şoför*, kurye*
    pracowni*, zespoł*, załog*, kierowc*, kasjer*`,
  "recorded_workers.device": `جهاز تتبع*, برنامج تجسس*, تطبيق تجسس*, كاميرا*, كاميرات*, برنامج مراقبة*, تطبيق مراقبة*, مسجل صوت*, مسجلات*, مايك*, ميكروفون*, لاقط*
    izleme program*, izleme yazılım*, takip program*, takip uygulama*, casus*, kamera*, mikrofon*, takip cihaz*, gps*, dinleme cihaz*, ekran kayd*
    szpiegując*, szpiegowsk*, lokalizator*, kamer*, podsłuch*, keylogger*, dyktafon*, program monitoruj*`,
  "recorded_workers.unseen": `خبئ*, خبي*, خبوا*, مخفي*, سرا*, سري*, بالسر, لن يشك*, لن تشك*, ما تشك*, ما راح يدرون, بدون ما يعرف*, بدون ما يدرون, دون علم*, بدون علم*, من غير ما يعرف*, من غير ما يحس*, مش هيحس*, ما راح ينتبه*, لا تخبر*, ما تقول لهم, متقولهمش*
    gizli*, güncelleme adı altında, söz etme*, bahsetme*, fark ed*, inkâr*, inkar*, haberi olma*, haberleri olma*, habersiz*, çaktırma*, belli etme*, söylemeyin, söylemeyelim
    ukryt*, niczego nie zauważ*, nie zauważ*, schowa*, ukryj*, nie będą wiedzie*, po cichu, w tajemnicy, nie mów*, nie informuj*, bez ich wiedzy, bez wiedzy`,
  "recorded_workers.feed": `مكالمات*, رسائل*, محادثات*, كلام*, أحاديث*, يسجل*, نسجل*, تسجل*, نسمع*, شاشات*, شاشة*, لوحة المفاتيح, حمام*, استراحة*, غرفة*
    konuşma*, mesaj*, yazışma*, whatsapp*, konum*, kayded*, yollar*, ekran*, tuvalet*, soyunma*, mutfa*
    rozmow*, położeni*, wiadomoś*, lokalizacj*, nagra*, szatni*, toalet*, socjaln*`,
};
