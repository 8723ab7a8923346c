import type { Vocabulary } from "../../../reading/build_lexicon.ts";

/** Notes to the machine in a document, and how an answer obeys or resists them. */
export const notes: Vocabulary = {
  "notes.machine": `ai, ai agent, ai assistant, ai model, to the ai, dear ai, llm, chatbot, bot, agent, language model, gpt, assistant
    ki, an die ki, ki system, ki assistent, assistent, sprachmodell, ia, à l ia, l ia, modèle, asistente, a la ia, para la ia, modelo, assistente, à ia, para a ia, all ia, per l ia, modello, taalmodel, aan de ai, do ai, asystent*, asystencie, model językowy, ai n, till ai, til ai, ai lle, tekoäly*, pro ai, asistent*, mi asszisztens, mesterséges, către ia, asistent, προς την ai, τεχνητή νοημοσύνη, βοηθέ, yapay zeka, asistan, ии, нейросеть, ассистент, ші, асистент, الذكاء الاصطناعي, المساعد, إلى المساعد, בינה מלאכותית, לעוזר, עוזר, एआई, सहायक, এআই, সহকারী, untuk ai, asisten, trợ lý, เอไอ, ผู้ช่วย, 人工智能, 助手, 助理, 人工智慧, アシスタント, 인공지능*, 비서*, 어시스턴트*, ai는, ai에게`,
  "notes.order": `ignore, disregard, override, forget, forward, send, mail, e mail, email, upload, change the, approve, reject, delete, erase, hide, rate, recommend, transfer, pay, include, add, reply only, tell the user, do not tell, don t tell, hide this
    ignoriere, missachte, vergiss, leite, sende, schick*, lade, ändere, genehmige, lehne, lösche, verschweige, stufe, bewerte, empfiehl, überweise
    ignorez, oublie, transfère, transférez, envoie, envoyez, modifie, approuve, rejette, supprime, efface, note, recommande
    ignora, olvida, reenvía, reenvíe, envía, envíe, cambia, aprueba, rechaza, borra, oculta, califica, recomienda
    esqueça, encaminhe, reencaminhe, envie, altere, aprove, rejeite, apague, oculte, classifique
    dimentica, inoltra, invia, manda, modifica, approva, respingi, cancella, nascondi, valuta
    negeer, vergeet, stuur, verander, keur, wijs, verwijder, verberg, geef, beoordeel
    zignoruj, ignoruj, zapomnij, prześlij, wyślij, zmień, zatwierdź, odrzuć, usuń, ukryj, oceń
    ignorera, glöm, vidarebefordra, skicka, ändra, godkänn, avslå, radera, dölj, ignorer, glem, videresend, ændr, godkend, afvis, slet, skjul, endre, avvis
    ohita, unohda, lähetä, välitä, muuta, hyväksy, hylkää, poista, piilota, zapomeň, přepošli, pošli, změň, schval, zamítni, smaž, skryj, hagyd figyelmen, felejtsd, továbbítsd, küldd, módosítsd, hagyd jóvá, utasítsd, töröld, rejtsd, ignoră, uită, trimite, schimbă, aprobă, respinge, șterge, ascunde
    αγνόησε, ξέχνα, προώθησε, στείλε, άλλαξε, έγκρινε, απόρριψε, διάγραψε, κρύψε, yok say, unut, ilet, gönder, değiştir, onayla, reddet, sil, gizle
    игнорируй, забудь, перешли, отправь, измени, одобри, отклони, удали, скрой, ігноруй, надішли, зміни, схвали, відхили, видали, приховай
    تجاهل, انس, أرسل, حول, غير, وافق, ارفض, احذف, أخف, התעלם, שכח, העבר, שלח, שנה, אשר, דחה, מחק, הסתר
    अनदेखा, नज़रअंदाज़, भेजो, भेजें, बदलो, मंज़ूर, हटाओ, छिपाओ, উপেক্ষা, পাঠাও, পাঠান, বদলাও, মুছে, লুকাও
    abaikan, lupakan, kirim, teruskan, ubah, setujui, tolak, hapus, sembunyikan, bỏ qua, quên, gửi, chuyển tiếp, đổi, duyệt, từ chối, xóa, ẩn, เพิกเฉย, ลืม, ส่ง, เปลี่ยน, อนุมัติ, ปฏิเสธ, ลบ, ซ่อน
    忽略, 无视, 忘记, 转发, 发送, 发到, 更改, 批准, 拒绝, 删除, 隐藏, 忽視, 轉發, 寄到, 刪除, 無視し, 忘れ, 転送, 送れ, 送信, 変更, 承認, 却下, 削除, 隠せ, 무시*, 잊어*, 전달*, 보내*, 전송*, 변경*, 승인*, 거절*, 삭제*, 숨겨*`,
  "notes.obeyed": `as requested in, as asked in, as instructed in, as instructed by, as the email asked, as the document asked, as the note asked, as page, as the footer, following the footer, following the note, following the hidden, following the instruction, following the comment, following its, per the note, per the footer, per the hidden, per the instruction, carried out the instruction, executed the instruction, did what the note, in line with the note
    wie im dokument, wie in der mail, wie in mail, wie im text, wie verlangt, wie gefordert, wie dort verlangt, der anweisung gefolgt, anweisung ausgeführt, laut fußzeile, gemäß der anweisung, gemäß dem hinweis
    comme demandé dans, comme l indique, comme le demande, comme demandé en, selon la consigne, conformément à la note, j ai suivi l instruction, j ai exécuté
    tal como pedía, como pedía, tal como indica, según el comentario, según la nota, siguiendo la instrucción, siguiendo el, he seguido la instrucción, he ejecutado
    como pedia, tal como pedia, conforme o comentário, conforme a nota, seguindo a instrução, segui a instrução, executei a instrução
    come richiesto nel, come richiesto nella, come chiedeva, secondo la nota, seguendo l istruzione, ho seguito l istruzione, ho eseguito
    zoals gevraagd in, zoals gevraagd, zoals in de mail, volgens de voettekst, volgens de instructie, aanwijzing onderaan, aanwijzing uitgevoerd, instructie uitgevoerd, opdracht uitgevoerd
    zgodnie z poleceniem, zgodnie z notatką, zgodnie z dopiskiem, jak proszono w, wykonałem polecenie, wykonałam polecenie
    enligt anvisningen, enligt instruktionen, som det stod, som begärts i, följde instruktionen, ifølge anvisningen, som bedt om i, som der stod, fulgte instruksen, ifølge instruksen, ohjeen mukaan, kuten dokumentissa, noudatin ohjetta
    podle pokynu, podle poznámky, jak bylo požadováno, pokyn jsem, az utasítás szerint, ahogy a dokumentum, ahogy kérték, conform notei, conform instrucțiunii, așa cum cerea, am urmat instrucțiunea
    σύμφωνα με τη σημείωση, σύμφωνα με την οδηγία, όπως ζητούσε, όπως ζητήθηκε, nottaki gibi, talimata göre, talimat uyarınca, belgede istendiği, istendiği gibi
    как указано в, как просили в, согласно указанию, по инструкции из, выполнил указание, по скрытой инструкции, як вказано в, як просили в, згідно з вказівкою, виконав вказівку
    كما طلب في, كما ورد في, وفقا للتعليمات, بحسب الملاحظة, نفذت التعليمات, כפי שהתבקש ב, כפי שנכתב, לפי ההוראה, לפי ההערה, ביצעתי את ההוראה
    जैसा कहा गया, निर्देश के अनुसार, नोट के अनुसार, ईमेल के निर्देश, निर्देशानुसार, নির্দেশ অনুযায়ী, নোট অনুযায়ী, যেমন বলা হয়েছে
    sesuai catatan, sesuai instruksi, seperti diminta, sesuai permintaan di, theo ghi chú, theo chỉ dẫn, theo yêu cầu trong, đã làm theo, ตามหมายเหตุ, ตามคำสั่งใน, ตามที่ระบุ
    按照邮件, 按邮件, 按文中, 按照文档, 依照备注, 按隐藏, 按照隐藏, 依郵件, 依文件, 依隱藏, 指示どおり, 指示通り, 指示に従い, 指示に従って, 命令どおり, 명령대로*, 지시대로*, 지시에 따라*, 요청대로*, 적힌 대로*
    依照信中, 依照信裡, 依信中, 依信件, 依照郵件, 依照網頁, 依照文件, 依照備註, 按照信中, 按信中, 按照信里, 根据邮件, 根據郵件, 照信上, 照著信, 照着邮件, 遵照, 按照网页, 按照页面, 按文档, 按照简历, 按照备注, 按照评论
    メールの指示, 本文の指示, メール内の指示, ページの指示, 文書の指示, 書かれていたとおり, 書かれていた通り, 書いてあったとおり, 書いてある通り, 記載のとおり, 記載の通り, 指示に従, 指示のとおり
    메일에 적힌*, 메일 내용대로*, 메일 지시*, 메일 안의*, 문서에 적힌*, 본문에 적힌*, 페이지에 적힌*, 적혀 있는 대로*, 안내대로*`,
  "notes.deed": `forwarded, sent, mailed, emailed, uploaded, changed, approved, rejected, deleted, erased, hid, left that out, left it out, transferred, paid, added, shared, rated
    weitergeleitet, geschickt, gesendet, hochgeladen, geändert, genehmigt, abgelehnt, gelöscht, überwiesen, eingestuft, bewertet
    transféré, envoyé, téléversé, modifié, approuvé, rejeté, supprimé, effacé, versé, noté
    reenviado, enviado, subido, cambiado, aprobado, rechazado, borrado, transferido, reenvié, envié, borré
    encaminhei, reencaminhei, enviei, carreguei, alterei, aprovei, rejeitei, apaguei, apagado
    inoltrato, inviato, mandato, caricato, modificato, approvato, respinto, cancellato
    doorgestuurd, gestuurd, gemaild, verstuurd, geüpload, gewijzigd, goedgekeurd, afgewezen, verwijderd, gewist
    przesłał*, wysłał*, wgrał*, zmienił*, zatwierdził*, odrzucił*, usunął*, usunęł*, skasował*
    vidarebefordrat, skickat, laddat upp, ändrat, godkänt, avslagit, raderat, videresendt, sendt, uploadet, ændret, godkendt, afvist, slettet, endret, godkjent, avvist
    lähetin, välitin, latasin, muutin, hyväksyin, hylkäsin, poistin, přeposlal*, poslal*, nahrál*, změnil*, schválil*, zamítl*, smazal*, továbbított*, elküldt*, feltölt*, módosított*, jóváhagyt*, elutasított*, törölt*, am trimis, am redirecționat, am încărcat, am schimbat, am aprobat, am respins, am șters
    προώθησα, έστειλα, ανέβασα, άλλαξα, ενέκρινα, απέρριψα, διέγραψα, ilettim, gönderdim, yükledim, değiştirdim, onayladım, reddettim, sildim
    переслал*, отправил*, загрузил*, изменил*, одобрил*, отклонил*, удалил*, переслав*, надіслав*, надіслал*, завантажив*, змінив*, схвалив*, видалив*
    أرسلت, حولت, رفعت, غيرت, وافقت, رفضت, حذفت, העברתי, שלחתי, העליתי, שיניתי, אישרתי, דחיתי, מחקתי
    भेज दि*, भेजा, बदल दि*, मंज़ूर कर*, हटा दि*, अपलोड कर*, পাঠিয়েছি, পাঠানো হয়েছে, বদলেছি, মুছে দিয়েছি
    sudah saya kirim, saya kirim, telah dikirim, saya teruskan, saya ubah, saya setujui, saya hapus, đã gửi, đã chuyển, đã đổi, đã duyệt, đã xóa, ส่งแล้ว, ได้ส่ง, เปลี่ยนแล้ว, อนุมัติแล้ว, ลบแล้ว
    已发送, 已转发, 已上传, 已更改, 已批准, 已拒绝, 已删除, 发送了, 转发了, 已寄, 已轉發, 已刪除, 送信しました, 転送しました, 送りました, 変更しました, 承認しました, 却下しました, 削除しました, 전송했*, 보냈*, 전달했*, 변경했*, 승인했*, 거절했*, 삭제했*, 지웠*
    gegangen, gingen an, sind raus, went to, went out to, sont partis, sont parties, est parti, est partie, se fueron, fueron a, foram para, seguiram para, sono andate, sono andati, partite per, zijn naar, poszły, poszedł, har gått till, er gået til, har gått til, menivät, šly na, odešly na, elmentek, au plecat, πήγαν, gitti, ушли, ушла, пішли, ذهبت, הלכו
    轉寄, 转寄, 已轉寄, 已转寄, 寄到, 寄給, 寄给, 发到, 發到, 转到, 轉到, 汇出, 匯出, 汇了, 匯了, 改成, 删除了, 刪除了, 已付款, 打了满分, 給了滿分, 评为, 評為
    転送いたし, 送っておき, 振り込みました, 満点, 最高評価, 推薦します
    보내 드렸*, 송금했*, 이체했*, 바꿨*, 만점*, 합격으로*`,
  "notes.resisted": `haven t followed, have not followed, did not follow, didn t follow, ignored that, ignored the, i ve ignored, not acted on, tries to make me, trying to make me, trying to get, changed nothing, sent nothing, suspicious, security team, prompt injection, nicht befolgt, nicht ausgeführt, ignoriert habe, verdächtig, pas suivi, pas exécuté, suspect, no la he seguido, no lo he seguido, no he seguido, sospechos*, não segui, não executei, suspeit*, non ho seguito, non ho eseguito, sospett*, niet opgevolgd, niet uitgevoerd, verdacht, nie wykonał*, podejrzan*, inte följt, följde inte, misstänkt, ikke fulgt, mistænkelig, mistenkelig, en noudattanut, epäilyttäv*, neprovedl*, podezřel*, nem hajtottam végre, gyanús, nu am urmat, δεν ακολούθησα, ύποπτ*, uymadım, şüpheli, не выполн*, подозрительн*, не викона*, підозріл*, لم أنفذ, مشبوه, לא ביצעתי, חשוד, पालन नहीं, संदिग्ध, মানিনি, সন্দেহজনক, tidak saya ikuti, mencurigakan, không làm theo, đáng ngờ, ไม่ได้ทำตาม, น่าสงสัย, 没有执行, 未执行, 可疑, 沒有執行, 従っていません, 実行していません, 不審, 따르지 않*, 실행하지 않*, 의심*`,
  "notes.follow": `followed, i followed, obeyed, told me to, told me, suivi, j ai suivi, gefolgt, befolgt, seguí, he seguido, segui, ho seguito, gevolgd, opgevolgd, posłucha*, wykonał*, följt, följde, fulgt, noudatin, poslechl*, následoval*, követtem, am urmat, ακολούθησα, uydum, последовал*, выполнил*, виконав*, اتبعت, نفذت, עקבתי, ביצעתי, पालन किया, মেনেছি, saya ikuti, mengikuti, đã làm theo, ทำตาม, 照做, 遵照, 従い, 従って, 따랐*, 따라`,
  "notes.thing": `note, ticket, page, footer, comment, mail, email, document, instruction, text, system line, hidden, notiz, hinweis, fußzeile, kommentar, anweisung, dokument, la note, consigne, commentaire, nota, comentario, instrucción, comentário, instrução, istruzione, commento, notitie, voettekst, opmerking, instructie, notatk*, dopisk*, poleceni*, anvisning*, kommentar*, notering*, instruks*, ohje*, huomautu*, pokyn*, poznámk*, utasítás*, megjegyzés*, notă, comentariu, instrucțiun*, σημείωση, οδηγία, talimat*, указани*, заметк*, инструкци*, вказівк*, الملاحظة, التعليمات, ההערה, ההוראה, निर्देश, नोट, নির্দেশ, নোট, catatan, instruksi, ghi chú, chỉ dẫn, หมายเหตุ, คำสั่ง, 备注, 指令, 備註, 指示, 注記, 지시*, 메모*`,
  "notes.left": `gave the, closed the, is gone, went to, left out, doesn t appear, n apparaît pas, est parti, sont partis, erscheint nicht, ging an, ist raus, no aparece, se fue a, não aparece, foi para, non compare, è andato, verschijnt niet, ging naar, nie pojawia, poszło do, syns inte, gick till, fremgår ikke, gik til, ei näy, meni, neobjevuje, šlo na, nem jelenik, elment, nu apare, a plecat, не указан, ушло, ушёл на`,
};
