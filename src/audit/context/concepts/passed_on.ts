import type { Vocabulary } from "../../reading/build_lexicon.ts";

/** Whether data that is used without consent goes to others, and whether its people said no. */
export const passedOn: Vocabulary = {
  "data.passed": `share, shares, shared, sharing, sell, sells, sold, selling, pass on, passes on, passed on, passing on, pass them, passed them, pass it, passed it, pass to, passed to, pass your, passed your, hand over, hands over, handed over, hand to, handed to, hand them, handed them, hand our, give to, gave to, give them to, gave them to, give the, gave the, forward, forwards, forwarded, forwarding, disclose, discloses, disclosed, disclosing, reveal, reveals, revealed, publish, publishes, published, publishing, post, posts, posted, posting, upload, uploads, uploaded, uploading, put online, put them on, put it on, transfer, transfers, transferred, transferring, transmit*, send them to, sent them to, send it to, sent it to, send to, sent to, sent them over, send them over, swap the, trade the, rent out, rented out, license, licensed, leak*, provide to, provided to, supply to, supplied to
    weitergeb*, weitergegeben, geben wir, gaben wir, weiterleit*, weitergeleitet, verkauf*, teilen wir, geteilt, übermittel*, übermittelt, veröffentlich*, hochgeladen, herausgegeben, gegeben an, geschickt an
    partag*, transmis*, transmett*, vend, vendons, vendu*, cédé*, cédons, communiqu*, divulg*, publi*, mis en ligne, envoyé* à
    compart*, vende*, vendid*, cede*, cedid*, comunica*, divulg*, public*, transfer*, enviamos a, subimos, subid*
    vendem*, repass*, divulga*, condivi*, vendiam*, vendut*, cediam*, cedut*, trasmess*, trasmett*, pubblic*, comunicat*
    deel, delen, gedeeld, doorgegeven, doorgeven, verkop*, verkocht*, verstrek*, gepubliceerd, geplaatst
    udostępn*, przekaz*, sprzeda*, opublik*, ujawn*
    delar, delat, delade, säljer, sålt, sålde, lämnat ut, lämnar ut, publicerat, skickat till, deler, delt, sælger, selger, solgt, videregiv*, utlever*, udlever*, offentliggjort
    jaettu, jaamme, jaoimme, myyty, myymme, luovut*, julkais*
    sdíl*, předal*, předáv*, prodal*, prodáv*, poskytl*, zveřejn*
    megoszt*, eladt*, eladj*, átadt*, továbbít*, továbbad*, közzétett*
    partaj*, vind*, vândut*, transmis*, transmit*, divulg*, furniz*
    μοιραστ*, μοιραζόμ*, πουλ*, διαβιβ*, δημοσιε*, δώσαμε
    переда*, прода*, делимся, поделил*, опубликов*, разгла*, надал*, поділил*, поширил*
    paylaş*, sat*, aktar*, yayınla*, verdik, veriyoruz
    نشارك, شارك*, نبيع, بعنا, ننقل, نشر*, أرسلنا, שיתפ*, משתפים, מוכרים, מכרנו, העברנו, פרסמ*
    साझा, बेच*, शेयर, শেয়ার, বিক্রি
    共享, 分享, 出售, 卖给, 提供给, 公开, 转让, 披露, 提供給, 賣給, 公開, 揭露, 轉交
    提供, 共有, 売却, 販売, 渡し, 公表, 掲載, 공유*, 제공*, 판매*, 팔*, 넘기*, 넘겼*, 넘겨*, 게시*
    chia sẻ, bán cho, cung cấp cho, chuyển cho, แชร์, แบ่งปัน, ขายให้, ส่งให้, เปิดเผย, membagikan, menjual, menyerahkan, berkongsi, ibinahagi*, ibinenta*, ibinebenta*`,
  "choice.against": `opted out, opt out, opts out, unsubscribed, unticked, said no, says no, told us no, told us not to, asked us not to, asked us to stop, asked not to, objected, objects, objection*, withdrew, withdrawn, revoked, refused consent, refused, declined, do not sell, do not track, against their will, against her will, against his will, against your will, against the choice
    widersprochen, widerspruch, abgelehnt, abbestellt, widerrufen, avait refusé, ont refusé, a refusé, refusé, désabonné*, opposé*, malgré votre refus, malgré son refus, se negó, se negaron, se opuso, se opusieron, dijo que no, dijeron que no, dado* de baja, rechazó, revocó, recusou, recusaram, se opôs, disse que não, descadastr*, rifiutat*, si è oppost*, revocat*, disiscritt*, geweigerd, bezwaar, afgemeld, ingetrokken, odmówi*, sprzeciw*, wypisa*, sagt nej, sa nej, tackat nej, sagde nej, sa nei, sagt nei, kieltäyty*, kielsi, odmítl*, visszautasított*, tiltakozott, a refuzat, au refuzat, αρνήθηκ*, відмовив*, отказал*, против, reddet*, hayır dedi*, itiraz et*, رفض*, סירב*, התנגד*, मना, 拒绝, 退订, 反对, 拒絕, 反對, 拒否, 断っ, 거부*, 반대*, 철회*, từ chối, ปฏิเสธ, menolak, tumanggi*`,
};
