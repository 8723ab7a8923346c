import type { Vocabulary } from "../../../reading/build_lexicon.ts";

/** Whoever asks to see their own file hears that it is the house's, and that nobody will answer. */
export const withheldFiles: Vocabulary = {
  "withheld_files.file": `ملفي*, بياناتي*, سجلي*, تقاريري*, تسجيلات*, نسخة من*, معلوماتي*, نتائجي*
    dosyam*, kayıtlarım*, verilerim*, tahlillerim*, bilgilerim*, görüşme kayd*, raporum*, dosyasını*
    moje dane*, moich danych, moje akta, moją dokumentację, moja dokumentac*, kopię, nagrani*, moją kartę, moje wyniki`,
  "withheld_files.flat": `لا نعطي*, ما نعطي*, مش بندي*, ما منعطي*, لا نسلم*, ما نسلم*, لا نكشف*, ملك الشركة*, ملك المستشفى*, ملك العيادة*, ملكنا*, ملك لنا*, ملك المدرسة*
    vermiyoruz, verilmez, vermeyiz, paylaşmıyoruz, göremezsiniz, malıdır, mülkiyet*, şirkete ait*, hastaneye ait*, bize ait*
    nie udostępniamy, nie wydajemy, nie pokazujemy, nie damy, własność*, własnością*, należą do nas, należy do nas, wewnętrzn*`,
  "withheld_files.scorn": `لن نرد*, ما راح نرد*, مش هنرد*, لا نرد*, ما لك حق*, ملكش حق*, لا حق لك*, حتى لو*, طلبك مرفوض*, لا تتعب*, بدون سبب, لا نشرح*
    cevaplamayacağız, cevap vermeyeceğiz, cevaplamıyoruz, dilekçe yaz*, size ait olsa*, boşuna*, hakkınız yok*, gerek yok, gerekçe göster*
    nie odpowiemy, nie odpowiadamy, pismo nic, nie ma pan prawa*, nie ma pani prawa*, proszę nie pisać, bez powodu, nie tłumaczymy, szkoda*`,
  "withheld_files.given": `خلال ثلاثين يوم*, خلال 30 يوم*, مجانا, بعد التحقق من هويتك, أثبت هويت*
    30 gün*, kimlik doğrula*, ücretsiz, e nabız*
    w ciągu miesiąca, 30 dni, bezpłatnie, po potwierdzeniu tożsamości`,
};
