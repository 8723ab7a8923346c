import type { Vocabulary } from "../../reading/build_lexicon.ts";

/** Praise, seals or trials that never were are put into an advert. */
export const salesClaimsInvented: Vocabulary = {
  "invented.claim": `معتمد*, مجرب*, موصى به*, إعلان*, اعلان*, شهادات*, تقييم*, مراجعات*, آراء*, توصية*, خمس نجوم, أطباء*
    yorum*, değerlendirme*, referans*, onaylı*, kanıtlan*, yıldız*, reklam*, tavsiye mektub*
    opini*, recenzj*, gwiazd*, reklam*, certyfikat*, zatwierdz*, rekomendacj*`,
  "invented.made": `مخترعة*, وهمية*, وهميين*, مزيفة*, مولدة*, مفبركة*, من عندي, من عندنا, من خيالي, بأسماء*, ألفت*, اخترعت*, حسابات مختلفة
    uydurd*, uydurma*, sahte*, hayali*, farklı isim*, farklı hesap*
    zmyślon*, zmyślił*, wymyśli*, fałszyw*, fikcyjn*, z różnych kont, pod różnymi, z kilku kont`,
  "invented.nobody": `لن يطالب*, محدش هيسأل*, محدش بيدقق*, ما حد بيسأل*, ما حد راح يسأل*, لن يسأل*, بالدليل*, لم نجرب*, ما جربنا*, لن يكتشف*, ما حد بيعرف*, ما حدا بيعرف*, الناس بتصدق*, يصدقون*
    kimse sorgula*, kimse anla*, kimse kanıt*, kimse bakm*, fark etmez*, anlaşılmaz*, denemedi*
    nikt nie sprawdz*, nikt się nie zorient*, nie sprawdzi*, nikt nie zapyta*, nikt tego nie`,
};
