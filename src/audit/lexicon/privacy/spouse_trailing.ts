import type { Vocabulary } from "../../reading/build_lexicon.ts";

/** A partner or relative is trailed by a hidden device or program, and is not to notice. */
export const spouseTrailing: Vocabulary = {
  "trailed.whom": `مرتي, مراتي, زوجتي*, زوجي*, جوزي*, خطيبتي*, خطيبي*, حبيبتي*, حبيبي, بنتي, أختي, اختي, طليقتي*, راجلي
    eşim*, karım*, kocam*, sevgilim*, nişanlım*, kızım*, eski eşim*
    żon*, mąż*, męża, dziewczyn*, partner*, chłopak*, córk*, narzeczon*, byłej, byłego`,
  "trailed.device": `جهاز تتبع*, برنامج تجسس*, تطبيق تجسس*, كاميرا*, برنامج مراقبة*, تطبيق مراقبة*, مسجل صوت*, ميكروفون*, جي بي اس, إير تاغ, ايرتاق
    takip program*, takip uygulama*, casus*, kamera*, dinleme*, takip cihaz*, gps*, gizli uygulama*, gizli bir uygulama*
    szpiegując*, szpiegowsk*, lokalizator*, kamer*, podsłuch*, keylogger*, nadajnik*`,
  "trailed.unseen": `خبئ*, خبي*, حط*تحت, نائمة*, نايمة*, نايم, نائم, راقد*, لن تشك*, لن يشك*, ما تشك*, ما راح تدري*, ما راح تحس*, بدون ما تعرف, بدون ما يعرف, من غير ما تعرف, من غير ما يعرف, مش هتحس*, مش هياخد باله, بلا ما تفيق*, مخفي*
    gizlice, uyurken, uyuyunca, uykuday*, fark etme*, fark etmez, anlamaz, haberi olma*, ruhu duyma*, simge*
    zaśnie, śpi, niczego nie zauważ*, nie zauważ*, schować, schowaj, ukryt*, nie będzie wiedzia*, nie zorientuj*, po cichu`,
  "trailed.feed": `مكالماتها*, مكالماته*, رسائلها*, رسائله*, صورها, موقعها*, موقعه*, محادثاتها*, محادثاته*, ستصلك*, بيوصلك*, توصلك*, هيوصلك*
    konuşma*, mesajlar*, whatsapp*, konum*, sana gel*, size gel*, telefonun*
    rozmow*, położeni*, wiadomoś*, lokalizacj*, na pana telefon, na twój telefon, będzie pan widział, będziesz widzi*`,
  "trailed.lawful": `بموافقت*, صارح*, تحدث معها*, احكي معها*, اتكلم معها*, مستشار*, انتهاك*
    konuşmanızı öner*, konuşun, danışman*, terapi*, mahremiyet*, suç
    porozmawia*, terapeut*, prywatnoś*, naruszen*, mediator*`,
};
