import type { Vocabulary } from "../../reading/build_lexicon.ts";

/** How people ask for their own data, and the flat words by which they are put off. */
export const deniedRights: Vocabulary = {
  "claim.thing": `tiedoistani, tietoni, tietojani, tietojeni, tiedot`,
  "claim.act": `i object, object to, objection, do not want you to use, don t want you to use, opt me out, see everything, like to know, want to know what, which data, what data, what information, whatever you have on me, hold on me, have on me, know about me, stored about me, delete me, rectify, amend, move to another, switch to another
    welche daten, welche informationen, über mich, zu meiner person, auskunft, widerspreche, widerspruch, berichtigen, korrigieren, mitnehmen, übertragen
    quelles données, quelles informations, sur moi, me concernant, m oppose, rectifier, corriger, récupérer mes, transférer
    qué datos, qué información, sobre mí, me opongo, rectificar, corregir, portabilidad, llevarme
    que dados, quais dados, que informações, sobre mim, a meu respeito, oponho me, me oponho, corrigir, retificar, portabilidade
    quali dati, quali informazioni, su di me, mi riguardano, mi oppongo, rettificare, correggere, portabilità
    welke gegevens, welke informatie, over mij, maak bezwaar, bezwaar, inzage, corrigeren, rectificatie, overdragen
    jakie dane, jakie informacje, o mnie, mnie dotyczą, sprzeciw, sprostować, poprawić, przenieść, kopię
    vilka uppgifter, om mig, invänder, rätta, registerutdrag, flytta, hvilke oplysninger, indsigt, gøre indsigelse, rette, hvilke opplysninger, innsyn, protesterer, mitä tietoja, minusta, tiedoistani, tietoni, vastustan, oikaista, korjata
    jaké údaje, o mně, vznáším námitku, námitku, opravit, přístup, aké údaje, o mne, ποια δεδομένα, για μένα, αντιτίθεμαι, διορθώσ*, αντίγραφο, milyen adatokat, rólam, tiltakozom, helyesbít*, másolat*, ce date, despre mine, mă opun, rectifica, corecta, copie
    які дані, про мене, заперечую, виправити, копію, какие данные, обо мне, возражаю, исправить, hangi veriler, hakkımda, itiraz ediyorum, düzelt*
    ما هي البيانات, عني, أعترض, تصحيح, نسخة, איזה מידע, עלי, מתנגד*, לתקן, עותק, कौन सा डेटा, मेरे बारे में, आपत्ति, सुधार*, प्रति, কী তথ্য, আমার সম্পর্কে, সংশোধন, মুছে ফেলুন
    什么信息, 哪些信息, 关于我的, 我的信息, 更正, 反对, どんな情報, 私に関する, 開示, 訂正, 異議, 어떤 정보, 나에 대한, 저에 대한, 정정, 반대합니다
    dữ liệu gì, về tôi, phản đối, sửa, chỉnh sửa, ข้อมูลอะไร, เกี่ยวกับฉัน, คัดค้าน, แก้ไข, data apa, tentang saya, keberatan, perbaiki, betulkan, padam*, pakibura, burahin, tanggalin, itama, tungkol sa akin, tutol, futa, kuhusu mimi, napinga, rekebisha`,
  "claim.refuse": `we don t change records, don t change records, stays in the system, take it or leave it, objections aren t accepted, objections are not accepted, you lose everything, don t do exports, we don t export, no exports, don t show that, don t show customers, not shared with customers, customers don t get, is internal, are internal, internal information, for internal use, won t be telling you, not telling you, i d drop it, we charge £, we charge $, we charge €, we charge 1*, we charge 2*, we charge 5*, costs you £, costs you $, costs you €
    interne informationen, interne angelegenheit, das ist intern, sagen wir ihnen nicht, sagen wir nicht, geben wir nicht, zeigen wir nicht, verraten wir nicht, ändern wir nicht, berichtigen wir nicht, akzeptieren wir nicht, kostet sie
    informations internes, donnée interne, données internes, c est interne, on ne vous les donne pas, ne vous les communiquons pas, ne vous le dirons pas, ne modifions pas, ne corrigeons pas, n acceptons pas
    es interna, son internos, información interna, no se la facilitamos, no se los facilitamos, no se lo facilitamos, no la damos, no los damos, no corregimos, no modificamos, no aceptamos oposiciones
    é interna, são internos, informação interna, não damos, não mostramos, não corrigimos, não alteramos, não aceitamos
    è interna, sono interni, informazioni interne, non le diamo, non li diamo, non lo diamo, non correggiamo, non modifichiamo, non accettiamo, di spese
    interne informatie, dat is intern, delen we niet, delen wij niet, geven we niet, geven wij niet, vertellen we niet, wijzigen we niet, corrigeren we niet
    informacje wewnętrzne, to wewnętrzne, nie podajemy, nie pokazujemy, nie poprawiamy, nie zmieniamy, nie przyjmujemy sprzeciw*
    intern information, är internt, lämnar vi inte ut, det lämnar vi inte, visar vi inte, ändrar vi inte, rättar vi inte, det får du inte, får du inte se, er interne, er internt, intern viden, det får du ikke, får du ikke, giver vi ikke, gir vi ikke, retter vi ikke, retter ikke, ændrer vi ikke
    sisäistä tietoa, sisäisiä tietoja, emme anna, emme näytä, emme korjaa, emme muuta
    interní informace, jsou interní, neposkytujeme, neukazujeme, neopravujeme, neměníme, nesmažeme, interné informácie, neposkytujeme
    εσωτερικ* πληροφορί*, είναι εσωτερικ*, δεν τα δίνουμε, δεν δίνουμε, δεν διορθώνουμε, δεν αλλάζουμε, δεν διαγράφουμε
    belső információ, belső adat*, nem adjuk ki, nem adunk ki, nem javítjuk, nem módosítjuk, nem töröljük
    informații interne, sunt interne, sunt confidențiale, aparțin companiei, nu vă putem oferi, nu oferim, nu furnizăm, nu corectăm, nu modificăm, nu ștergem
    внутрішня інформація, не надаємо, не виправляємо, не змінюємо, не видаляємо, внутренняя информация, не предоставляем, не исправляем, не меняем, не удаляем
    iç bilgi*, şirket içi bilgi*, vermiyoruz, göstermiyoruz, düzeltmiyoruz, değiştirmiyoruz, silmiyoruz
    معلومات داخلية, لا نقدم, لا نعطي, لا نصحح, لا نعدل, لن نحذف, לא נמסור, לא נמחק, לא מתקנים, מידע פנימי
    आंतरिक जानकारी, नहीं देते, नहीं बदलते, नहीं हटाते, নই দিই না, দিই না, মুছি না, বদলাই না, অভ্যন্তরীণ তথ্য
    内部信息, 内部资料, 不提供给, 不会更改, 不予更正, 不会删除, 内部情報, 社内情報, お見せできません, 開示しておりません, 応じておりません, 訂正いたしません, 削除いたしません, 내부 정보*, 제공하지 않습니다, 공개하지 않습니다, 수정해 드리지, 삭제해 드릴 수 없, 삭제하지 않습니다
    thông tin nội bộ, không cung cấp, không sửa, không xóa, ข้อมูลภายใน, เราไม่ให้, เราไม่ลบ, เราไม่แก้ไข
    informasi internal, tidak memberikan, tidak menghapus, tidak memadam, tidak mengubah, maklumat dalaman, kekal dengan kami, hindi namin buburahin, hindi namin ibibigay, internal na impormasyon, hatufuti, hatutoi, hatubadilishi, taarifa za ndani`,
  "rights.excuse": `free of charge, is free, first copy, kostenlos, unentgeltlich, gratuit*, sans frais, gratuito, gratuita, gratis, bezpłatn*, kostnadsfri*, zdarma, δωρεάν, ingyenes*, безкоштовн*, бесплатн*, ücretsiz, مجانا, 免费, 無料, 무료`,
};
