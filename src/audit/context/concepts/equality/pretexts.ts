import type { Vocabulary } from "../../../reading/build_lexicon.ts";

/** What is said to whoever is to be turned away. */
export const pretexts: Vocabulary = {
  "pretexts.say": `di che, قلهم, قوللهم, قولهم, خبرهم, cakap, tell them, tell him, tell her, just say, say that, say it s, say we re, say the, reply that, write that, let them know, answer that, sag*, schreib*, antworte*, dis, dites, dis leur, dites leur, répondez, réponds, dile, diles, dígale, dígales, di que, diga que, responda, contéstale, diga, fale, diz, dizer, responde, di loro, digli, rispondi, dica, scrivi, zeg, schrijf, antwoord, meld, powiedz*, odpisz, napisz, säg, skriv, sig, si at, sano, řekni, řekněte, napište, odepište, πείτε, πες, γράψτε, απαντήστε, mondd, mondja, mondjátok, írd, spune*, spuneți, scrieți, răspundeți, скажіть, скажи*, напишіть, відповідайте, ответь*, söyle*, deyin, yaz*, قل, قولوا, قل لهم, أخبر*, اكتب, رد, קל, תגיד*, תכתב*, תכתוב*, תענ*, תשלחו, कह दीजिए, कहिए, कह दो, बोल दो, लिख दीजिए, বলে দিন, 说, 說, 回复, 請回覆, 回覆, 告诉, 告訴, 就说, 就說, と伝え, と言っ, と答え, 伝えまし, 라고 하*, 다고 하*, 고 하세요, 고 말*, bilang, katakan, sampaikan, balas, cứ nói, nói là, nói rằng, trả lời, บอกว่า, บอกไป, sabihin mo, sabihin, waambie, sema`,
  "pretexts.gone": `tutto prenotato, è tutto prenotato, prenotato, dah ada orang ambil, ada orang ambil, حفلة خاصة, الليلة حفلة, 满了, reservado todo, todo reservado, tudo reservado, complet ce soir, ausreserviert, alles reserviert, already let, already rented, already taken, already gone, taken, rented out, been let, fully booked, booked out, we are full, we re full, full tonight, no vacancies, no tables, no table, private party, private event, private function, members only, guest list only, invitation only, post is filled, position is filled, position has been filled, vacancy is filled, filled
    vergeben, vermietet, ausgebucht, voll belegt, geschlossene gesellschaft, nur für mitglieder, nur mit einladung, besetzt
    loué, louée, déjà loué, déjà pris, complet, complets, soirée privée, réservé aux membres, sur invitation, poste est pourvu, pourvu
    alquilado, alquilada, rentado, arrendado, ocupado, ocupada, completo, llenos, lleno, fiesta privada, evento privado, solo socios, con invitación, vacante ya, plaza cubierta, se ocupó
    alugado, alugada, lotado, lotada, lotação esgotada, festa privada, festa particular, evento fechado, só com convite, só convidados, vaga foi preenchida, preenchida
    affittato, affittata, occupato, al completo, festa privata, serata privata, solo soci, su invito, posto è occupato, posizione è coperta
    verhuurd, vergeven, volgeboekt, vol zit, vol zitten, besloten feest, besloten, alleen leden, vacature is vervuld, vervuld
    zajęte, wynajęte, brak miejsc, komplet, impreza zamknięta, tylko dla członków, stanowisko obsadzone
    uthyrd, fullbokat, fullt, privat fest, slutet sällskap, endast medlemmar, tillsatt, udlejet, optaget, lukket selskab, utleid, lukket, vuokrattu, täynnä, yksityistilaisuus
    obsazeno, pronajat*, plno, soukromá akce, uzavřená společnost
    νοικιασ*, νοικιάστηκε, πλήρες, γεμάτο, κλειστό πάρτι, ιδιωτική εκδήλωση, καλύφθηκε
    kiadva, elkelt, megtelt, tele van*, zártkörű*, betöltött*
    închiriat, s a dat, ocupat, petrecere privată, eveniment privat, plin, rezervat, postul s a ocupat
    здали, зайнят*, закрита вечірка, закритий захід, місць немає, вакансію вже закрито, сдали, сдана, занят*, закрытая вечеринка, мест нет, вакансия закрыта
    tutul*, kiralan*, dolu*, kapalı grup, özel davet, özel etkinlik, üyelere özel, pozisyon dol*
    محجوز*, مؤجر*, تأجرت, تم تأجير*, ممتلئ*, مكتمل*, حفل خاص, للأعضاء فقط, شغلت الوظيفة, الوظيفة شغلت
    הושכר*, תפוס*, מלא, מלאים, אירוע סגור, מסיבה סגורה, לחברים בלבד, אוישה, המשרה אוישה
    फ्लैट जा चुका, जा चुका, बुक है, भरा हुआ, खाली नहीं, निजी पार्टी, केवल सदस्यों, पद भर
    ভাড়া হয়ে গেছে, খালি নেই
    租出去, 已租, 已經租, 滿了, 客满, 客滿, 包场, 包場, 私人派对, 私人派對, 會員制, 会员制, 职位已满, 職缺已滿, 已满, 已滿
    決まった, 決まりました, 満室, 満席, 満員, 貸切, 会員制, 埋まって
    계약됐*, 계약되*, 나갔*, 만실*, 만석*, 회원 전용*, 전세 낸*, 예약이 찼*, 채용이 끝*
    sudah disewa, sudah ada yang ambil, sudah penuh, penuh, acara privat, acara tertutup, khusus member, sudah terisi, dah penuh, dah disewa
    đã có người đặt, đã có người thuê, hết bàn, hết phòng, kín chỗ, tiệc riêng, sự kiện riêng, đã tuyển đủ
    เต็มแล้ว, มีคนเช่าแล้ว, งานส่วนตัว, เฉพาะสมาชิก, may umuupa na, puno na, kimejaa, imeshapangishwa, sherehe ya faragha`,
};
