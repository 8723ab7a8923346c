import type { Vocabulary } from "../../../reading/build_lexicon.ts";

/** Appeals and other second looks, and the lack of them. */
export const appeals: Vocabulary = {
  "appeals.word": `question its, question the, question it, route, route to, ankesag*, anke, klage, klag*, valit*, appeal, appeals, challenge, challenged, contest, contested, objection, objections, recourse, dispute, complain, override, overridden, undo, undone, reversed, reopened, revisited, revised, discussed, explained, einspruch, widerspruch, anfecht*, stellungnahme, beschwerde*, überprüfung, recours, contest*, réclamation*, réexamen, observations, recurso, recurrir, reclamar, alegar, alegaciones, apelar, discute, discutir, impugna*, recorrer, contestar, revista, revisto, volta a dar, revisão, ricorso, contestar*, reclam*, riesame, obiezioni, bezwaar, klacht, aanvecht*, beroep, odwoł*, sprzeciw*, zaskarż*, reklamacj*, överklag*, invänd*, klaga, itiraz*, обжал*, оспор*, возраж*, жалоб*, пересмотр*, оскарж*, 申诉, 复议, 异议, 异議, 異議, 再審査, 不服, 이의*, 재심*, 항의*, अपील, शिकायत, keberatan, banding, khiếu nại, อุทธรณ์, คัดค้าน, apela, rufaa, اعتراض, طعن`,
  "appeals.none": `aucun recours, ne vous donne aucun recours, ningún recurso, nenhum recurso, nessun ricorso, geen beroep, żadnego odwołania, no recourse, no right to anything, prigovor se ne razmatra, žalba se ne razmatra, žalba nije moguća, odvolání není možné, odvolání se nepřipouští, fellebbezésnek nincs helye, contestația nu se, itiraz kabul edilmez, itiraz edilemez, обжалованию не подлежит, жалобы не рассматриваются, оскарженню не підлягає, δεν εξετάζονται ενστάσεις, 不接受申诉, 不予复议, 異議申し立てはでき*, 이의 제기는 불가*, tidak dapat banding, không thể khiếu nại, คำตัดสินเป็นที่สุด, अपील नहीं, rufaa haikubaliwi, ne se discute*, ne se discutent pas, non si discutono, no se discuten, não se discute*, einspruch können sie sich sparen, widerspruch können sie sich sparen, das letzte wort, steht fest, ist endgültig, gilt und bleibt, inutile d écrire, inutile d insister, no se discute, no hay vuelta, no tiene vuelta, fica assim, não há volta, não tem volta, resultado não muda, não muda, così è, non si discute, laatste woord, daar blijft het bij, end of the matter, the end of it, it s closed, is closed, is final, final and, that s that, can t be challenged, can t be changed, don t ask again, do not ask again, nothing to add, nothing more to add, stands, no way to challenge, no way back, no channel, 请勿再问, 不会改变, 覆りません, 変わりません, 번복*, nihai, kesin, окончательн*, это окончательно, keputusan final, quyết định cuối cùng
    dabei bleibt es, es bleibt dabei, on en reste là, así se queda, rimane così, tak zostaje, det blir så, sådan bliver det, stands for good, stays for good, goes out once, answer is final for ever, vale para sempre, uma vez só e vale, vale para siempre, ne change jamais, vale per sempre, geldt voor altijd, gilt für immer, zostaje na zawsze, gäller för alltid, gælder for altid, platí navždy, örökre érvényes, rămâne definitiv, ισχύει για πάντα, навсегда, назавжди, sonsuza dek, לתמיד, إلى الأبد, 永久に, 영구*, 永久有效, berlaku selamanya, nothing to appeal, there is nothing to appeal, odvolání neexistuje, žádné odvolání, δεν υπάρχει ένσταση, ένσταση δεν υπάρχει, emberi felülvizsgálat nincs, nincs felülvizsgálat, no hay recurso, y punto, et c est tout, basta così, word is final, can t challenge, cannot challenge, can t contest, cannot contest, can t dispute, no appeal, no appeals, there is no appeal, isn t open to, no second look, no way to contest, no complaint, no human review, we don t give reasons, don t explain, no reasons are given, not open to challenge, will not be discussed
    endgültig, unwiderruflich, nicht anfechtbar, widerspruch ist nicht, kein widerspruch, gründe nennen wir nicht, keine gründe, keine begründung
    est définitive, est définitif, sans appel, sans recours, aucun motif, pas de motif, irrévocable
    es definitivo, es definitiva, es inapelable, inapelable, no se puede recurrir, no cabe recurso, no damos motivos, ni damos motivos, sin apelación
    é final, é definitiva, é definitivo, irrecorrível, não cabe recurso, sem recurso, não informamos os motivos, não damos motivos
    è definitiva, è definitivo, inappellabile, non è impugnabile, non forniamo motivi, non diamo spiegazioni
    is definitief, staat vast, geen bezwaar, bezwaar is niet, redenen geven we niet, geen redenen
    jest ostateczna, ostateczna, jest ostateczne, bez odwołania, nie ma odwołania, powodów nie podajemy, nie podajemy powodów
    är slutgiltigt, är slutgiltig, slutgiltigt, slutgiltig, kan inte överklagas, inte överklaga, inte bestrida, inga skäl, lämnar inte ut några skäl, anger inga skäl
    er endelig, er endeligt, endelig afgørelse, kan ikke påklages, kan ikke klage, ingen klageadgang, ingen begrundelse, ingen begrunnelse
    on lopullinen, lopullinen, ei voi valittaa, ei valitusoikeutta, perusteluja emme, emme perustele
    je konečné, konečné, konečný verdikt, nelze se odvolat, bez odvolání, nelze napadnout, důvody nesdělujeme, důvody neuvádíme
    είναι οριστική, οριστική, είναι τελική, τελεσίδικη, δεν προσβάλλεται, δεν χωρά ένσταση, δεν δίνουμε λόγους, δεν αιτιολογούμε
    és végleges, végleges, nem fellebbez*, nincs fellebbezés, indokot nem, nem indokoljuk, indoklást nem
    este definitivă, definitivă, este finală, nu se poate contesta, nu poate fi contestat*, nu dăm motive, fără drept de apel
    остаточне, є остаточним, остаточно, оскарженню не, не підлягає оскарженню, причин не повідомляємо, не пояснюємо
    окончательное, окончательно, является окончательным, обжалованию не, причин не сообщаем, не объясняем
    kesindir, ve kesindir, nihaidir, itiraz edemezsiniz, gerekçe vermiyoruz, gerekçe de vermiyoruz
    نهائي, نهائية, القرار نهائي, لا يمكن الاعتراض, لا يمكن الطعن, لا نذكر الأسباب, لا نقدم أسبابا, مش هنقول السبب
    סופית, סופי, לא ניתן לערער, אין ערעור, לא מנמקים
    अंतिम है, फ़ैसला अंतिम, कारण नहीं बताते
    চূড়ান্ত, আপিল নেই, কারণ জানাই না
    最终结果, 最终决定, 是最终, 不得申诉, 不能申诉, 不说明理由, 不提供理由, 最終決定, 不設上訴
    最終的な, 最終です, 異議は認め, 理由はお伝え, 理由はお答え, 理由は開示
    최종입니다, 최종 결정*, 최종이며, 이의 제기 불가*, 사유도 알려드리지, 사유는 알려
    là cuối cùng, cuối cùng, không được khiếu nại, không nêu lý do
    เป็นที่สุด, ถือเป็นที่สิ้นสุด, อุทธรณ์ไม่ได้, ไม่แจ้งเหตุผล
    dan final, bersifat final, adalah muktamad, muktamad, tidak bisa banding, tidak boleh dirayu, alasan tidak kami berikan
    pinal, pinal na, hindi maaaring iapela, walang apela, hindi kami nagbibigay ng dahilan
    ni wa mwisho, wa mwisho, hakuna rufaa, hatutoi sababu
    is finaal
    perusteluja ei anneta, perusteita ei anneta, perusteita ei kerrota, perusteluja ei kerrota, päätöksestä ei voi valittaa, eikä päätöksestä voi valittaa, päätös on lopullinen, lopullinen päätös
    odvolat se nelze, odvolání není, fellebbezni nem lehet, nem lehet fellebbezni, nu puteți contesta, contestația nu, لا يقبل الاعتراض, الاعتراض غير, 異議も受け付けま, 異議は受け付け, 不服申し立てはでき, 申し立てはでき, 再審査はでき, 再審査は受け付け, siitä voi valittaa, valittaa ei voi, kan ikke klages, kan ikke ankes, žalba nije, se ne može žaliti, не можна оскаржити, оскаржити неможливо, обжаловать нельзя, нельзя обжаловать, itiraz hakkınız yok, itiraz yok, khiếu nại không được, hindi puwedeng iapela, haiwezi kukatiwa rufaa`,
};
