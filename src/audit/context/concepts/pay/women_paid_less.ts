import type { Vocabulary } from "../../../reading/build_lexicon.ts";

/** Women who get less for the same work, with a reason for it or a ban on speaking of pay. */
export const womenPaidLess: Vocabulary = {
  "women_paid_less.women": `نساء*, مرأة*, إناث*, اناث*, أنثى, بنات*, ستات*, موظفات*, موظفة*, سيدات*, حريم*
    kadın*, bayan*, kızlar*
    kobiet*, kobiec*, paniom, dziewczyn*`,
  "women_paid_less.pay": `راتب*, رواتب*, دينار*, درهم*, ريال*, جنيه*, أجر*, أجور*, زيادة*, مكافأة*, معاش*, علاوة*
    maaş*, zam, zamm*, zam dön*, ücret*, prim*, bordro*, ikramiye*, oran*, verelim
    zarob*, pensj*, wynagrodz*, stawk*, widełk*, premi*, podwyżk*, płac*, zł`,
  "women_paid_less.why": `يصرف عليها*, بيصرف عليها*, زوجها*, جوزها*, يعيل*, رب الأسرة*, رب أسرة, مصروف*, ما عندها مسؤولي*, معندهاش مسؤولي*, مش محتاج*, الراجل*, الرجل*, للذكور*, للرجال*
    ev geçindir*, evi geçindir*, ek gelir*, kocas*, daha az, daha düşük, eve bak*, harçlık*, erkeklere*, erkeğ*
    rzadko negocjuj*, nie negocjuj*, szkoda przepłacać, mąż*, męża, utrzymuj*, dorabia*, wystarcz*, i tak odejd*, żywiciel*, facet*, mężczyzn*`,
  "women_paid_less.gag": `تفصل*, يفصل*, ممنوع*, سري*, سرية*, لا يتكلم*, ما يتكلم*, محدش يتكلم*, كتمان*, بند*, غرامة*, عقوبة*, تسأل زميل*, راتب زميل*
    yasakla*, yasak, konuşulmasını*, konuşulma*, kıyasla*, tazminatsız*, gizlilik*, söyleyen*, konuşan*, açıklayan*, kimse bilme*
    zakaz*, pod karą, nie rozmawia*, na jaw, tajemnic*, poufnoś*, klauzul*, kara umown*, nie porówna*`,
};
