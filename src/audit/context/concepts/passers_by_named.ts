import type { Vocabulary } from "../../reading/build_lexicon.ts";

/** A picture of a stranger is matched with gathered faces, and name and whereabouts come out. */
export const passersByNamed: Vocabulary = {
  "passers.seen": `صورت*, صورة*, شفت*, صورتها, صورته, هالصورة, مين هي*, منو هي*, من هي*, مين هو*, منو*, مين البنت*, مين الشاب*, وش اسم*, شكون*
    fotoğraf*, çektiğim*, çektim*, kim bu*, bu kim*, kimdir, kim olduğu*
    zdjęci*, fotk*, kto to*, kim jest*, sfotografowa*`,
  "passers.match": `طابقت*, تطابق*, طابقنا*, قارنت*, قارنا*, وجهها*, وجهه*, ويهها*, ويهه*, تعرفت على*, مطابقة*, بصمة وجه*
    eşleştir*, eşleşt*, karşılaştır*, yüzünü*, yüzü*, yüz tarama*, taradım*
    dopasowa*, porówna*, rozpozna*, twarz*, zidentyfikowa*`,
  "passers.pool": `ملايين*, مليون*, سحبناها*, جمعناها*, سحبنا*, جمعنا*, من حسابات*, من الإنترنت, من النت, إنستغرام*, انستقرام*, فيسبوك*, تيك توك*, سناب*
    milyon*, sosyal medya*, instagram*, topladığ*, toplanan*, internetten*
    milion*, miliard*, z profili, z portali, z internetu, instagram*, facebook*, ściągnięt*, zebran*`,
  "passers.trail": `ساكنة*, ساكن*, تسكن*, يسكن*, بتسكن*, تشتغل*, يشتغل*, بتشتغل*, بيشتغل*, معلمة*, مدرسة في, حسابها*, حسابه*, سيارتها*, سيارته*, عنوانها*, عنوانه*, دوامها*, دوامه*, اسمها*, اسمه*
    oturuyor*, çalışıyor*, adresi*, adı*, hesabı*, yaşıyor*, okuyor*, evi*
    mieszka, mieszka przy, pracuje*, profil*, adres*, nazywa*, studiuje*, trenuje*`,
  "passers.lawful": `صورتي, صوري, حسابي, بموافقتها, بموافقته, البحث عن مفقود
    kendi fotoğraf*, benim fotoğraf*, fotoğrafım*, izniyle
    moje zdjęci*, moich zdjęć, za zgodą`,
};
