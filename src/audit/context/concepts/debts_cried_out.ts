import type { Vocabulary } from "../../reading/build_lexicon.ts";

/** Whoever is behind with a debt hears that family, neighbours or children will pay for it. */
export const debtsCriedOut: Vocabulary = {
  "cried.owes": `متأخر*, قسط*, أقساط*, قسطين, ديون*, سداد*, تدفع*, يدفع*, قرض*, ما دفع*, مدفعش*, أجرة*
    borç*, borc*, taksit*, ödeme*, ödeye*, gecik*, kredi*
    dług*, zaleg*, rata, ratę, raty, rat, spłac*, pożyczk*, zapłac*`,
  "cried.tells": `أهلك*, أهله*, أهلها*, جيران*, عمارة*, أخوها*, أخوه*, أخوك*, حمات*, مديرك*, شغلك*, مدرسة*, زوجك*, جوزك*, مراتك*, العيال*, عيالك*, أولادك*, ولادك*, قبيلة*, جروب*, قروب*, جهات الاتصال
    ailen*, komşu*, patron*, işyerin*, iş yerin*, eşin*, çocuğun*, çocuklar*, okulun*, akraba*, rehberin*, mahalle*
    rodzin*, sąsiad*, szef*, pracodawc*, dzieck*, dziec*, szkoł*, matk*, żon*, męż*, klatc*, kolegom*`,
  "cried.threat": `هنيجي*, ناخد العيال, ناخد*, نكسر*, هنكسر*, نصابة, نصاب*, فضيح*, نفضح*, هنفضح*, بنفضح*, بيندم*, هتندم*, حرامي*, ننشر صور*, هننشر*, بننشر*, نضرب*, بنجيك*, بنجيلك*, رح نوصل*, الخوف*, تنسجن*, هتتسجن*, السجن*
    rezil*, kapına*, kapınıza*, kapıda*, ifşa*, pişman*, hapis*, hapse*, asarız, yayarız, yapıştır*, kırarız, öğrenecek*, duyacak*, korku*, adam gönder*
    dowiedzą*, dowie się, rozwiesi*, rozklei*, przyjdziemy, przyjedziemy, wstyd*, pożałuj*, więzieni*, strach*, połam*, zabierzemy, złodziej*, oszust*`,
  "cried.fair": `خطة سداد*, جدولة*, تقسيط مريح, تمهلك, نمهلك
    yapılandır*, ödeme planı*, taksitlendir*
    rozłoż*, ugod*, plan spłat*`,
};
