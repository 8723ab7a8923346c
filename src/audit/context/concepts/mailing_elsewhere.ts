import type { Vocabulary } from "../../reading/build_lexicon.ts";

/** Advertising that goes to people who refused it, in the words of many languages. */
export const mailingElsewhere: Vocabulary = {
  "market.out": `ticked no marketing, no marketing, no thanks to marketing, marketing refusal*, refused marketing, declined marketing, objected to marketing, replied stop, texted stop, stop list, on the tps, tps register, tps numbers, ctps, dnc registry, dnc register, dnc list, do not call, suppressed list, never opted in, didn t opt in, did not opt in, didn t sign up, did not sign up, don t want our, didn t want, withdrew consent, asked not to be contacted, told us to stop, told us not to
    keine werbung, werbung widersprochen, der werbung widersprochen, nein zu werbung, abgemeldeten, sich abgemeldet, nicht zugestimmt, ohne opt in, werbesperre
    refusé la prospection, refusé la publicité, désinscrits, désinscrites, s étaient désinscrit*, opposés à la prospection, dit non, répondu stop, liste d opposition
    no quieren publicidad, se dieron de baja, se habían dado de baja, dados de baja, rechazaron publicidad, dijeron que no, se opusieron, no autorizaron
    não querem publicidade, recusaram publicidade, recusou marketing, cancelaram a subscrição, cancelou a subscrição, tinham cancelado, se descadastrar*, descadastrad*, disseram não, pediram para não
    disiscritti, si è disiscritto, si erano disiscritti, rifiutato il marketing, detto di no, hanno revocato, opposti al marketing
    uitgeschreven, afgemeld, geen reclame, bezwaar gemaakt tegen reclame, niet ingestemd, bel me niet
    wypisanych, wypisali, nie wyrazili zgody, sprzeciwili się, odmówili, bez zgody marketingowej, zrezygnowali
    avregistrerat, avregistrerade, tackat nej, sagt nej till reklam, nej till reklam, nix registret, spärrat sig
    frameldt, afmeldt, takket nej, nej tak til reklame, robinsonlisten, reservert seg, avmeldt, takket nei
    perununeet, markkinointikiell*, kieltäneet, kieltänyt, poistuneet listalta
    odhlásili, odhlášen*, odhlášených, odmítli reklamu, nesouhlasili, nedali souhlas, odvolali souhlas, robinsonův seznam
    διαγράφηκαν, είχαν διαγραφεί, απεγγράφ*, αρνήθηκαν, είπαν όχι, μητρώο 11, δεν συναίνεσαν, χωρίς συγκατάθεση
    leiratkoz*, leiratkozott*, nem járultak hozzá, megtiltot*, lemondott*, robinson listán, hozzájárulás nélkül
    dezabona*, dezabonați, dezabonaților, au refuzat, s au opus, fără acord, fără consimțământ
    відписал*, відписавш*, відмовились, відмовилися, проти реклами, без згоди, отписал*, отписавш*, отказались, против рекламы
    abonelikten çıkan*, çıkanlara, reddeden*, izin vermeyen*, onay vermeyen*, ret listesi
    ألغوا الاشتراك, ألغى الاشتراك, رفضوا, لم يوافقوا, طلبوا عدم, غير الموافقين
    הסירו את עצמם, ביטלו הרשמה, סירבו, לא הסכימו, ביקשו להסיר
    मना किया, अनसब्सक्राइब, सदस्यता रद्द, डीएनडी, dnd
    আনসাবস্ক্রাইব, না বলেছে, রাজি হয়নি
    退订, 已退订, 退訂, 拒收, 拒绝营销, 拒絕推廣, 取消订阅, 取消訂閱, 不接收, 拒收訊息
    配信停止, 配信停止済, 受信拒否, 退会済, オプトアウト, 配信を断
    수신거부*, 수신 거부*, 거부한 고객*, 탈퇴한*
    hủy đăng ký, từ chối nhận, không đồng ý, đã hủy nhận
    ยกเลิกรับ, ไม่ยินยอม, ปฏิเสธรับ
    berhenti berlangganan, sudah berhenti, menolak promosi, tidak setuju, berhenti melanggan, menolak
    nag unsubscribe, ayaw nang, tumanggi, hindi pumayag
    waliojiondoa, waliokataa, hawakukubali`,
  "market.offer": `deal, deals, invite, invitation, open day, promo sms, promotional text, panel offer, spring sale, voucher*, aktion, angebote, rabattaktion, soldes, bons plans, rebajas, descuentos, promo, liquidação, saldi, actie, acties, kortingsactie, wyprzedaż*, utskick, kampanj*, tilbud, tilbuddet, rabatten, salg, tarjou*, alennu*, kampanja*, slev*, slevu, akce, akci, nabídk*, προσφορ*, έκπτωσ*, εκπτώσ*, καμπάνια, akció*, ajánlat*, kedvezmény*, ofertă, oferta, ofertele, reduceri*, reducere*, promoți*, акці*, знижк*, пропозиці*, реклам*, teklif*, kampanya*, عروض, عرض, خصم, تخفيض*, إعلان*, מבצע*, הנחה, הנחות, ऑफ़र, छूट, অফার, ছাড়, 優惠, 折扣, 推廣, 促銷, 案内, khuyến mãi, ưu đãi, quảng cáo, โปรโมชั่น, ส่วนลด, โฆษณา, diskon, promo, promosi, penawaran, tawaran, diskaun, alok, diskwento, punguzo, ofa, matangazo, aanbod, spesiale`,
  "mail.sent": `scheduled, went out, goes out, going out, are out, is out, has gone to, went to all, dialler has started, dialer has started, ringing, erledigt, ging an, gingen an, rausgegangen, raus an, partie, partis, envoyée, salió, salieron, enviada, enviadas, enviado, disparada, inviata, inviate, partita, verzonden, odesláno, odeslal*, rozesláno, rozeslal*, poslal*, pošli, posláno, στάλθηκε, στάλθηκαν, έστειλα, στείλε, elküld*, kiküld*, kiment, elment, küldd, am trimis, trimis, trimisă, trimite, s a trimis, надіслан*, надіслав*, розіслан*, надішли, lähetetty, lähetin, lähetettiin, lähetä, sendt til, er sendt, sendte, udsendt, utsendt, שלחתי, נשלח, נשלחה, שלח, أرسلت, تم إرسال, تم إرسالها, أرسل, भेज दिया, भेजे, পাঠানো, পাঠিয়ে, 已發送, 发送完成, 已群發, 發給, 送信しました, 送信済, 보냈습니다, 발송했습니다, 전송했습니다, đã gửi, gửi xong, ส่งแล้ว, ส่งเรียบร้อย, sudah dikirim, terkirim, telah dihantar, dihantar, naipadala, ipinadala, na send, imetumwa, zimetumwa, nimetuma, gestuur`,
  "mail.exit": `opt out wording, opt out text, opt out notice, opt out option, unsubscribe option, stop wording, stop line, abmeldehinweis, abmeldemöglichkeit, lien pour se désinscrire, mention stop, enlace para darse de baja, link de cancelamento, ligação de cancelamento, link per disiscriversi, link di cancellazione, uitschrijfmogelijkheid, link do wypisania, avregistreringslänken, avregistreringslänk, afmeldingslinket, frameldingslink, avmeldingslenke, peruutuslink*, peruutuslinkki*, odkaz pro odhlášení, odkaz na odhlášení, σύνδεσμο διαγραφής, σύνδεσμος διαγραφής, leiratkozási link*, leiratkozó link*, linkul de dezabonare, link de dezabonare, посилання для відписки, ссылку для отписки, abonelikten çıkma bağlantısı, çıkış bağlantısı, رابط إلغاء الاشتراك, קישור הסרה, קישור להסרה, 退订链接, 退訂連結, 退订方式, 配信停止リンク, 수신거부 문구*, 수신거부 링크*, liên kết hủy, link hủy đăng ký, ลิงก์ยกเลิก, tautan berhenti, pautan henti, link para mag unsubscribe, kiungo cha kujiondoa`,
  "mail.omit": `left off, taken out, took out, stripped, cut, deleted, withheld, tog bort, tagit bort, borttagen, fjernet, fjernede, utelatt, jätin pois, poistin, jätetty pois, vynechal*, odstranil*, smazal*, αφαίρεσα, αφαιρέθηκε, έβγαλα, kihagyt*, eltávolít*, kivett*, am scos, am eliminat, am șters, scos, прибрал*, вилучил*, видалил*, çıkardım, kaldırdım, sildim, حذفت, أزلت, שמטתי, הסרתי, हटा दिया, বাদ দিয়েছি, 已删除, 已刪除, 去掉了, 删掉了, 刪掉, 外しておき, 外しました, 削除しました, 뺐*, 삭제했*, 제거했*, đã bỏ, đã xóa, เอาออก, ลบออก, saya hapus, dihilangkan, dibuang, tinanggal, inalis, nimeondoa, uitgelaat, weggelaten, eruit gehaald, usunąłem, usunęłam, retirei, tirei, ho tolto, he quitado, ai retiré, retiré,
    quita el, quita la, quite el, quite la, quitad el, quitar el, elimina el, elimine el, borra el, esconde el, esconda el, sin el enlace, tira o, tire o, tirar o, retira o, retire o, remova o, remove o, esconde o, esconda o, apaga o, apague o, togli il, tolga il, togliete il, togliere il, rimuovi il, rimuova il, elimina il, elimini il, nascondi il, enlève le, enlevez le, enlever le, retire le, retirez le, supprime le, supprimez le, cache le, cachez le`,
  "mail.anyway": `also the ones, also those, also to the, as well as those, the rest, with the rest, včetně, i těm, i na, και σε όσους, συμπεριλαμβανομένων, azoknak is, inclusiv, și celor, в тому числі, і тим, также тем, myös, mukaan lukien, også til, også dem, også de, även, också, mesmo a, também, también, incluso, perfino, zelfs, ook naar, ook de, nawet, بمن فيهم, حتى, כולל, 包括, 連同, 含めて, 含む, 도 포함, cả những, รวมทั้ง, termasuk yang, kasama ang, pamoja na`,
};
