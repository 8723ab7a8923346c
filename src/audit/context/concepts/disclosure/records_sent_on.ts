import type { Vocabulary } from "../../../reading/build_lexicon.ts";

/** Somebody's illness or data that was sent on unasked. */
export const recordsSentOn: Vocabulary = {
  "records_sent_on.what": `تقريرها, تقريره, تقريرك, تقارير*, تقرير الطبي, مشخص*, تشخيص*, عيادة نفسية, نفسي*, اكتئاب*, سرطان*, سكري, صرع, إيدز, الإيدز, التهاب الكبد, حملها, علاجها, علاجه, علاجك, أدويت*, دواء*, ليثيوم, فحوص*, تحاليل*, نتائج*, ملفها, ملفه, ملفك, ملفات*, ملف الطبي, سجل الطبي, سجلات*, مرضه*, مرضها, مرضك, بيانات*, أرقامكم, أرقام الزبائن, قائمة العملاء, قوائم*, عناوين*, محادثات*, جلسات*, أشعة
    tanı*, teşhis*, rapor*, tahlil*, ilaç*, ilac*, hastalığ*, depresyon*, kanser*, hamileliğ*, hiv, psikiyatri*, tedavi*, sağlık, reçete*, veri*, liste*, numaralar*, bilgiler*, kayıtlar*, adresler*, dosya*
    diagnoz*, rozpoznani*, wynik*, chorob*, leki, leków, depresj*, ciąż*, nowotwor*, recept*, zwolnieni*, kart* pacjent*, dokumentacj*, badań, dane, danych, bazę, bazy, listę, adresy, numery`,
  "records_sent_on.over": `أرسلت*, ارسلت*, أرسلنا*, ارسلنا*, نرسل*, بعتت*, بعتنا*, بعثت*, بعثنا*, بنبعت*, نبعث*, نحيل*, حولت*, حولنا*, نحول*, شاركت*, شاركنا*, نشارك*, نبيع*, بعنا*, بعناه*, مررت*, مررنا*, سلمت*, سلمنا*, أعطينا*, عطينا*, نعطي*, وزعت*, عممت*, دزيت*, طرشت*, زودنا*, نزود*, اديت*, ادينا*, بندي*, نشرت*, نشرنا*
    gönderdi*, gönderiyor*, ilettim, ilettik, iletiyor*, paylaştı*, paylaşıyor*, sattı*, satıyor*, aktardı*, aktarıyor*, veriyoruz, yolladı*, yolluyor*
    przesłał*, wysłał*, wysyłamy, przekazał*, przekazujemy, udostępnił*, udostępniamy, sprzedał*, sprzedajemy, puścił*, rozesłał*`,
  "records_sent_on.unasked": `ما تدري, ما يدري, ما يدرون, ما تعرف, ما بتعرف, ما بيعرف, مش عارفة, مش عارف, بدون علم*, دون علم*, من غير علم*, من غير ما يعرف*, من غير ما تعرف*, من غير ما نقول*, من غير ما نسأل*, بدون ما يعرف*, بدون ما يدري*, بدون ما تدري, بدون ما نسأل*, دون إذن*, بدون إذن*, من غير إذن*, بدون استئذان*, دون موافقت*, بدون موافقت*, ما سألنا*, لم نسأل*, ما استأذن*, لم نستأذن*, ما له داعي, ماله داعي, ما في داعي, مافي داعي, لا داعي, مش لازم تعرف, مش لازم يعرف, بلا ما يعرف*, بلا ما تعرف*, بلا خبار*, دون إخبار*, دون إبلاغ*, لم نخبر*, ما خبرنا*, ما قلنا*, لن تعلم, لن يعلم
    haberi yok, haberi olmadan, haberleri yok, haberleri olmadan, haberiniz olmadan, habersiz*, izin almadan, izni olmadan, iznini almadan, izniniz olmadan, rızası olmadan, rıza almadan, sormadan, sormadık, sormaya gerek*, söylemedik, söylemeye gerek*, bilmesine gerek*, bilmenize gerek*, bilgilendirmedik, onay almadan, onayı olmadan, izinsiz
    bez pytania, bez jej wiedzy, bez jego wiedzy, bez wiedzy, bez ich wiedzy, bez zgody, bez jej zgody, bez jego zgody, nie pytaliśmy, nie pytałem, nie pytałam, nie musi wiedzieć, nie musi o tym wiedzieć, nie informowaliśmy, nie informujemy, nic o tym nie wie, nie wie o tym, nic nie wie, nie wiedzą, o zgodę nie,
    rıza almadık, açık rıza almadık, izin almadık, onay almadık, haberleri yok, haberleri de yok, haberi yok`,
  "records_sent_on.agreed": `بموافقتك, بموافقتكم, بعد موافقت*, بإذنك, بإذنها, بناء على طلبك, حسب طلبك, بعد ما وافقت*, إلا بموافقة*, وقعت على الموافقة
    onayınızla, izninizle, açık rızanız*, onayınız*, talebiniz üzerine, izni alındı
    za pana zgodą, za pani zgodą, za zgodą, na pana prośbę, na pani prośbę, wyraził* zgodę, wyraziła pani zgodę`,
};
