import type { Vocabulary } from "../../reading/build_lexicon.ts";

/** Goods came broken, and the shop denies any warranty, repair or money back. */
export const goodsLeftBroken: Vocabulary = {
  "leftbroken.fault": `عطل*, خرب*, خربان*, تعطل*, طفت*, طفى*, عيب*, باظ*, بايظ*, مكسور*, انكسر*, ما يشتغل*, مش شغال*, ما بيشتغل*, وقف*, ضمان*, أرجعه*, ارجعه*, استبدل*
    bozul*, bozuk*, arıza*, çalışm*, kırık*, ayıplı*, garanti*, iade*, değişim*
    zepsu*, nie działa*, popsu*, uszkodz*, wadliw*, wad*, reklamac*, rękojmi*, gwarancj*, pękł*`,
  "leftbroken.none": `ما عندنا ضمان*, معندناش ضمان*, لا يوجد ضمان*, ما في ضمان*, مافي ضمان*, مفيش ضمان*, بدون ضمان*, ضمان للزينة*, للزينة, لا نصلح*, ما نصلح*, مش بنصلح*, ما منصلح*, ولا نستبدل*, لا نستبدل*, ما نستبدل*, ما نبدل*, لا نرجع*, ولا نرجع*, ما نرجع*, مش بنرجع*, مفيش استرجاع*
    garanti yok*, garantisi yok*, garanti geçersiz*, garanti vermiyoruz, onarmıyoruz, tamir etmiyoruz, değiştirmiyoruz, iade almıyoruz, iade yok*, iade etmiyoruz, sorumlu değiliz, sorumluluk kabul etm*
    nie uznajemy, nie naprawia*, nie wymienia*, nie zwraca*, nie przyjmujemy, nie odpowiadamy, gwarancji nie, rękojmi nie, reklamacji nie, rękojmia nie, nie obowiązuje`,
  "leftbroken.scorn": `ما لك حق*, مالك حق*, ملكش حق*, ما إلك حق*, لا حق لك*, شكوى عليك*, تشتكي*, حتى لو العيب*, مشكلتك*, مو مشكلتنا*, مش مشكلتنا*, بعد البيع*, سوء استخدام*
    sizin sorununuz*, kullanıcı hatası*, hakkınız yok*, hakkınız bulunm*, şikâyet*, şikayet*, satış son*, yasal hak*, kutuyu aç*, fabrika hatası*, dahi, bile
    pana problem*, pani problem*, pańska wina, pana wina, pani wina, po wyjściu ze sklepu, nie ma pan prawa, nie ma pani prawa, skarg*, nawet jeśli, nawet gdy, dwa lata`,
  "leftbroken.mended": `نستبدله لك*, نصلحه*, بنصلح*, سنصلح*, بنبدل*, نعوضك*, الضمان يغطي*, مجانا, بترجع*
    ücretsiz onar*, değiştireceğiz, onaracağız, para iadesi yap*, dört hak*, seçimlik*
    naprawimy, wymienimy, zwrócimy, bezpłatn*, kurier odbierze`,
};
