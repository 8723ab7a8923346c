import type { Vocabulary } from "../../../reading/build_lexicon.ts";

/** Workers or tenants who hear that they have no right, and what comes of complaining. */
export const rightlessWorkers: Vocabulary = {
  "rightless_workers.none": `لا حق لك*, ما لك حق*, ما إلك حق*, ملكش حق*, مالك حق*, ما عندك حق*, ما لكم حق*, ليس لك حق*, ليس من حقك*, مش من حقك*, مو من حقك*, لا حقوق*, لا تستحق*, ما تستحق*
    hakkı yoktur*, hakkınız yok*, hakkın yok*, diye bir hak*, hak iddia*, talep edemez*, isteyemez*, yandı
    nie ma prawa*, nie ma pan prawa*, nie ma pani prawa*, nie masz prawa*, nie przysługuj*, nic pan nie może, nic pani nie może, żadnych praw*, nie należy się`,
  "rightless_workers.thing": `جوازك*, جواز*, راتبك*, راتب*, راحة*, إجاز*, نهاية الخدمة*, مستحقات*, أجرك*, أوفر تايم, إضافي*, تأمين*, إيجار*, صيانة*, عقدك*, كفيل*
    kıdem*, tazminat*, yıllık izin*, mesai*, maaş*, sigorta*, ihbar*, depozito*, kira*, onarım*, tamir*, ısıtma*
    napraw*, czynsz*, kaucj*, urlop*, nadgodzin*, wynagrodz*, ekwiwalent*, odpraw*, ogrzewani*, l4, składk*`,
  "rightless_workers.threat": `تشتكي*, ستسجن*, فستسجن*, تسجن*, تسفير*, نسفرك*, بنسفرك*, ترحيل*, نرحلك*, تنطرد*, هتنطرد*, نطردك*, بنطردك*, بلاغ هروب*, اسكت*, تسكت*, نقفل*, نغير القفل*
    mahkeme*, imza*, atarız, kovulur*, kovarız, çıkarırız, kilidi*, şikâyet*, şikayet*, sınır dışı*, kara liste*, aklınızdan geçirme*, pişman*, referans*
    wymienimy zamki, wystawi*, wyrzuci*, zgłosi pan*, zgłosi pani*, jeszcze raz, eksmis*, zwolni*, deportac*, poskarży*, wylecisz, wyleci, do sądu`,
};
