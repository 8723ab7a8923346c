import type { Vocabulary } from "../../reading/build_lexicon.ts";

/** The same as in `talk`, in languages that are spoken by fewer. */
export const talkElsewhere: Vocabulary = {
  "clause.if": `if, unless, wenn, falls, sofern, si, se, als, indien, jeśli, jeżeli, gdy, om, hvis, dersom, jos, ellei, pokud, jestliže, když, ak, keď, ha, amennyiben, αν, εάν, dacă, eğer, если, коли, якщо, ако, إن, إذا, إن لم, אם, अगर, यदि, যদি, jika, kalau, kalo, nếu, ถ้า, หาก, kung, kapag, kama, ikiwa`,
  "talk.not": `není, nejsou, nebude, nebudou, nebyl*, nelze, nesmí, nemůž*, nemus*, nemá, nemáte, nemáme, nechce*, nikdo, nikomu, nikoho, nikdy, nijak, žádný, žádná, žádné, žádného, žádnou, žádným, ani jeden, ani jedna, nie je, nie sú, nikto, nikdy, žiadn*
    δεν, δε, μη, μην, όχι, ούτε, κανείς, κανένας, κανέναν, καμία, κανένα, τίποτα, ποτέ, χωρίς
    nem, ne, se nem, nincs, nincsenek, soha, senki, senkinek, semmi, semmit, semmilyen, nélkül
    nu este, nu sunt, nu se, nu vă, nu le, nu i, nu o, nu îi, nu ai, nu aveți, nu avem, nu are, nu poate, nu pot, nu putem, nu puteți, nu a fost, nu au, nu am, nu a, nu mai, nu trebuie, nu vom, nu va, nu vor, nu există, nu anunț*, nu spun*, nu inform*, nu notific*, nu raport*, nu șterg*, nu dăm, nu ofer*, nu știu, nu știe, nu face*, nici, nimic, nimeni, niciun, nicio, niciodată
    ei, emme, ette, eivät, älä, älkää, en ole, koskaan, kukaan, mitään, kenellekään, ilman
    ikke, aldri, aldrig, ingen, intet, ingenting, uden, uten, inget, inga, ingenting, utan
    ні, ніколи, ніхто, нікому, нічого, жоден, жодн*, немає, нема, без, никто, никому, ничего, никак*, нет
    không, chưa, đừng, chẳng, chả có, chả ai, chả phải, chả bao giờ, ไม่, ไม่มี, ไม่ต้อง, อย่า, มิได้
    tidak, jangan, bukan, belum, tanpa, tiada, tidak ada, nggak, gak, enggak, ndak, usah
    hindi, huwag, wala, walang
    sio, hakuna, hakuna mtu, bila, msi*, hatu*, haijal*, hairuhus*, hutawez*, huna
    না, নেই, নয়, নাই, কেউ না, নি
    לא, אין, אל, אף אחד, בלי, ללא, מעולם
    مش, مفيش, ليس, ليست, لسنا, بدون, دون, أبدا, ولا, لا, لن, لم
    नहीं, मत, ना, न, बिना, कोई नहीं, कभी नहीं
    nije, nisu, neće*, nećemo, nemojte, nikad, nitko, niko, ništa, bez`,
  "talk.if": `pokud, kdyby, jestli, jestliže, například, αν, εάν, για παράδειγμα, εφόσον, ha ön, ha az, ha egy, hogyha, amennyiben, például, dacă, de exemplu, în cazul, jos, mikäli, esimerkiksi, hvis, for eksempel, dersom, якщо, наприклад, nếu, ví dụ, chẳng hạn, ถ้า, หาก, เช่น, jika, kalau, misalnya, apabila, contohnya, kung, halimbawa, ikiwa, kama ungependa, kwa mfano, যদি, উদাহরণ, אם, לדוגמה, إذا, لو, مثلا, على سبيل المثال, यदि, अगर, मान लीजिए, ako biste, na primjer, na primer`,
  "talk.law": `yapılamaz, konulamaz, takılamaz, yerleştirilemez, izlenemez, dinlenemez, kaydedilemez, paylaşılamaz, istenemez, sorulamaz, reddedilemez, işten çıkarılamaz, kesilemez, zorlanamaz, hukuka aykırı*, ihlal eder, ihlaldir, suç teşkil*, zakázan*, zakazuje, nezákonn*, protiprávn*, v rozporu se zákonem, diskrimin*, zákon zakazuje, podle zákona, nesmí se, nesmíte
    απαγορεύ*, παράνομ*, παρανομ*, αντίθετο στον νόμο, διάκριση, διακρίσεις, σύμφωνα με τον νόμο, δεν επιτρέπεται
    tilos, jogellenes*, törvénytelen*, törvénysért*, diszkrimin*, tiltja, tiltott, jogszabály*, nem szabad
    interzis*, ilegal*, nelegal*, împotriva legii, discrimin*, potrivit legii, nu este permis
    kielletty*, laiton*, laitonta, lainvastai*, syrjin*, lain mukaan
    forbudt, ulovlig*, lovstridig*, diskrimin*, ifølge loven, må ikke
    заборонен*, забороня*, незаконн*, протиправн*, дискримін*, згідно із законом, згідно з законом
    vi phạm pháp luật, trái pháp luật, trái luật, bị cấm, bị cấm, cấm các, phạm pháp, bất hợp pháp, phân biệt đối xử, theo luật, ผิดกฎหมาย, ต้องห้าม, ห้าม, ขัดต่อกฎหมาย, เลือกปฏิบัติ, ตามกฎหมาย
    dilarang, melanggar hukum, ilegal, melawan hukum, diskriminasi, tidak boleh, menyalahi undang undang, menurut undang undang, haram di sisi
    bawal, labag sa batas, ilegal, ipinagbabawal, diskriminasyon, ayon sa batas
    kinyume cha sheria, marufuku, ubaguzi, kinyume na sheria, hairuhusiwi, kwa mujibu wa sheria
    বেআইনি, অবৈধ, নিষিদ্ধ, বৈষম্য, আইন অনুযায়ী
    אסור, לא חוקי, בניגוד לחוק, אפליה, על פי חוק
    ممنوع, محظور, مخالف للقانون, غير قانوني*, يحظر*, لا يجوز, بموجب القانون, وفقا للقانون
    अवैध, गैरकानूनी, प्रतिबंधित, कानून के अनुसार, भेदभाव
    zabranjen*, nezakonit*, diskrimin*, kanuna aykırı, yasaktır, kanunen`,
  "talk.guard": `pozor, varování, podvod*, nahlaste, προσοχή, απάτη, απατεών*, vigyáz*, csalás*, csaló*, atenție, înșelători*, escrocheri*, varo, varokaa, huijau*, pas på, svindel, svindler*, обережно, шахра*, cảnh giác, cẩn thận, lừa đảo, coi chừng, ระวัง, หลอกลวง, มิจฉาชีพ, hati hati, waspada, penipu*, mag ingat, manloloko, panloloko, tahadhari, utapeli, matapeli, সতর্ক*, প্রতারণা, זהירות, הונאה, احذروا, انتبه*, احتيال, सावधान, धोखा*`,
  "talk.counter": `místo toho, nedoporučuj*, raději ne, αντί γι αυτό, δεν συνιστώ, δεν το συνιστώ, ehelyett, nem ajánlom, nem javaslom, în schimb, nu recomand, sen sijaan, en suosittele, i stedet, fraråder, натомість, не рекоменд*, не раджу, thay vào đó, tôi không khuyên, แทนที่จะ, ไม่แนะนำ, sebaiknya jangan, sebagai gantinya, tidak menyarankan, sa halip, hindi ko inirerekomenda, badala yake, sipendekezi, এর বদলে, במקום זאת, לא ממליץ`,
  "talk.report": `pokuta, soud, noviny, πρόστιμο, δικαστήριο, εφημερίδα, bírság*, bíróság*, amendă, amendat*, instanț*, sakko, sakot, tuomioistuin, oikeus tuomitsi, bøde, domstolen, штраф*, суд, bị phạt, tòa án, báo chí, ถูกปรับ, ศาล, didenda, pengadilan, mahkamah, multa, hukuman, korte, faini, mahakama, জরিমানা, আদালত, קנס, בית המשפט, غرامة, محكمة`,
  "talk.ban": `prohibit*, forbid*, forbidden, banned, bans, outlaw*, illegal*, unlawful*, ai act, not allowed, not permitted, ki verordnung, verboten, verbot*, verbietet, untersag*, unzulässig*, rechtswidrig*, interdit*, illégal*, illicite*, prohíbe, prohibid*, ilegal*, no está permitido, proíbe, proibid*, não é permitido, vieta*, vietat*, illecit*, illegal*, verbiedt, onrechtmatig, niet toegestaan, zabrania, zabronion*, zakaz, zakazu, zakazem, zakazy, zakazan*, zakazuje*, zakázan*, zakázat, nielegaln*, förbjud*, olaglig*, forbudt, forbyder, ulovlig*, kielletty*, kieltää, laiton*, zakáz*, nezákonn*, protiprávn*, απαγορεύ*, παράνομ*, tilos, tiltja, tiltott, jogellenes*, interzis*, ilegal*, заборон*, незаконн*, запрещ*, yasak*, yasadışı, محظور*, يحظر*, ممنوع, אסור, לא חוקי, निषिद्ध, प्रतिबंधित, अवैध, নিষিদ্ধ, বেআইনি, 禁止, 违法, 違法, 禁じ, 금지*, 불법*, bị cấm, cấm các, bị cấm, trái luật, ต้องห้าม, ผิดกฎหมาย, dilarang, ilegal, melanggar hukum, bawal, labag sa batas, marufuku, kinyume cha sheria`,
};
