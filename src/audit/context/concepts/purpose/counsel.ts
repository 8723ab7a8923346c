import type { Vocabulary } from "../../../reading/build_lexicon.ts";

/** How an answer advises to go past people: they need not be asked, and will not notice. */
export const counsel: Vocabulary = {
  "counsel.needless": `no need, not needed, needn t, not necessary, unnecessary, isn t needed, aren t needed, isn t required, not required, don t need, doesn t need, do not need, don t have to, do not have to, doesn t have to, don t bother, not worth the trouble, isn t worth the trouble, skip, overrated, forget about asking
    nicht nötig, nicht notwendig, nicht erforderlich, brauchen sie nicht, brauchst du nicht, brauchen wir nicht, braucht ihr nicht, braucht es nicht, müssen sie nicht, muss nicht, müssen nicht, musst du nicht, müsst ihr nicht, nicht gefragt werden, überflüssig, unnötig, sparen sie sich, spar dir, verzichten sie auf, pfeifen sie auf
    pas besoin, pas nécessaire, inutile, nul besoin, pas obligé*, pas obligatoire, pas la peine, superflu*, laissez tomber
    no hace falta, no es necesari*, no son necesari*, no necesita*, no necesitas, innecesari*, no tiene* que, no tenéis que, no hay que, olvíd*, sáltate
    non serve, non servono, non occorre, non è necessari*, non c è bisogno, non avete bisogno, lasci perdere, lasciate perdere
    não precisa*, não é preciso, não é necessári*, desnecessári*, nem precisa, não tem que, dispensa*
    hoeft niet, niet nodig, hoef je niet, hoeft u niet, hoeven niet, hoeven we niet, overbodig, onnodig
    nie trzeba, nie potrzeb*, nie muszą, nie musicie, nie musi, nie musisz, niepotrzebn*, zbędn*, nie jest potrzebn*, nie jest konieczn*
    behövs inte, behöver inte, behöver ni inte, behöver du inte, behöver vi inte, inte nödvändigt, onödig*, hoppa över, strunta i
    behøver ikke, behøves ikke, ikke nødvendig*, trenger ikke, trengs ikke, overflødig*, spring over, dropp
    ei tarvitse, ei tarvita, tarpeeton*, jättäkää väliin
    není potřeba, není třeba, není nutn*, nemusíte, nemusí, nemusíme, nemusíš, netřeba, zbytečn*, netreba, vynechte, vynech
    δεν χρειάζεται, δεν χρειάζονται, δεν είναι απαραίτητ*, περιττ*, μη ζητήσ*
    nem kell, nem szükséges, fölösleges, felesleges, nincs szükség
    nu e nevoie, nu este nevoie, nu trebuie, nu e necesar*, nu este necesar*, n aveți nevoie, nu aveți nevoie, inutil*
    не потрібно, не треба, не обов язково, не потрібна, зайве, не нужно, не надо, не нужна, не обязательно, незачем, лишнее
    gerek yok, gerekmez, gerekmiyor, gerek duymadan, lüzum yok, şart değil, gereksiz
    لا حاجة, لا داعي, لا يلزم, ليس ضروريا, ليس من الضروري, غير ضروري, لا تحتاج*, אין צורך, לא צריך, לא חייבים, מיותר, אין חובה
    ज़रूरत नहीं, जरूरत नहीं, आवश्यक नहीं, आवश्यकता नहीं, দরকার নেই, প্রয়োজন নেই
    不需要, 不用, 无需, 無需, 没必要, 沒必要, 不必, 毋須, 必要ありません, 必要はありません, 不要です, 必要ない, 必要なし, いりません, 필요 없*, 필요없*, 필요가 없*, 필요는 없*, 필요하지 않*
    không cần, chẳng cần, ไม่จำเป็น, ไม่ต้อง, tidak perlu, tak perlu, tidak usah, tak usah, gak perlu, nggak perlu, gak usah, nggak usah
    hindi na kailangan, hindi kailangan, di na kailangan, di kailangan, hakuna haja, si lazima, huhitaji, hamhitaji, hatuhitaji
    nu avem nevoie de acordul, nu avem nevoie, nu trebuie acord, n are rost, nu are rost, nu e cazul`,
  "counsel.unasked": `without asking, without even asking, without permission, without their permission, without consent, without their consent, without telling, without informing, without notifying, without warning, without mentioning, without involving, without any notice, without notice, don t ask, do not ask, don t tell, do not tell, don t mention, do not mention, don t inform, don t involve, never mention, never tell
    ohne zu fragen, ohne nachzufragen, ohne rückfrage, ohne erlaubnis, ohne einwilligung, ohne zustimmung, ohne bescheid, ohne hinweis, ohne es zu sagen, sagen sie nichts, sagen sie es nicht, sagen sie den, sag nichts, fragen sie nicht
    sans demander, sans rien demander, sans autorisation, sans consentement, sans leur consentement, sans prévenir, sans le prévenir, sans les prévenir, sans informer, sans les informer, sans passer par, ne demandez pas, ne prévenez, ne dites rien, ne le dites, n en parlez
    sin preguntar*, sin pedir*, sin permiso, sin su permiso, sin consentimiento, sin su consentimiento, sin avisar*, sin informar*, sin decir*, no pidas, no pidan, no preguntes, no avises, no se lo digas, no les digas, no digas
    senza chieder*, senza il consenso, senza consenso, senza permesso, senza avvisar*, senza avvertir*, senza informar*, senza dir*, senza passare, senza coinvolger*, non chieda, non chiedete, non dica, non dite, non dirlo
    sem perguntar*, sem pedir*, sem autorização, sem consentimento, sem o consentimento, sem avisar*, sem informar*, sem dizer*, não pergunte, não peça, não avise, não diga
    zonder te vragen, zonder toestemming, zonder hun toestemming, zonder iets te zeggen, zonder te melden, zonder het te, zonder de ouders, vertel ze niet*, vertel het ze niet, vertel het niet, vraag het niet, zeg niets, zeg het niet
    bez pytania, bez zgody, bez pozwolenia, bez wiedzy, bez informowania, bez uprzedzenia, nie pytaj*, nie mówcie, nic nie mówcie, nic im nie mówcie, nie mów, nie informuj*
    utan att fråga, utan samtycke, utan tillåtelse, utan att säga, utan att berätta, utan att informera, berätta inget, säg inget, säg inte, fråga inte, uden at spørge, uden samtykke, uden at sige, uden at fortælle, uten å spørre, uten samtykke, uten å si
    ilman lupaa, ilman suostumusta, kysymättä, kertomatta, älä kerro, älkää kertoko
    bez ptaní, bez souhlasu, bez dovolení, bez vědomí, neptejte se, nic jim neříkejte, neříkejte, bez súhlasu, bez pýtania
    χωρίς να ρωτ*, χωρίς συγκατάθεση, χωρίς άδεια, χωρίς να το πει*, χωρίς να ενημερώ*, μην ρωτ*, μην το πει*, μην τους πει*
    kérdés nélkül, engedély nélkül, hozzájárulás nélkül, értesítés nélkül, ne kérdezz*, ne szólj*, ne mondj*
    fără să întreb*, fără să mai întreb*, fără acord*, fără consimțământ*, fără permisiune*, fără să spun*, fără să anunț*, nu întreb*, nu le spune*
    без дозволу, без згоди, не питаючи, не питайте, не кажіть, без попередження, без разрешения, без согласия, не спрашивая, не спрашивайте, не говорите, без предупреждения
    sormadan, izin almadan, izinsiz, haber vermeden, söylemeden, bilgilendirmeden, söylemeyin, sormayın
    دون إذن, بدون إذن, دون موافقة, بدون موافقة, دون أن تسأل*, دون سؤال, دون إخبار*, بدون علم, לא לספר, בלי לשאול, ללא הסכמה, בלי הסכמה, בלי אישור
    बिना पूछे, बिना अनुमति, बिना सहमति, बिना बताए, অনুমতি ছাড়া, না জানিয়ে, জিজ্ঞেস না করে
    不征求, 不征得, 不经同意, 未经同意, 不告知, 不告诉, 不要告诉, 别告诉, 不通知, 不問, 不徵求, 同意を取らず, 同意なし, 同意を得ず, 断りなく, 知らせず, 告げず, 동의 없이, 허락 없이, 알리지 않고, 묻지 않고, 알리지 말고
    không xin phép, không hỏi, không báo, mà không cần hỏi, đừng nói, đừng hỏi, โดยไม่ขอ, โดยไม่แจ้ง, โดยไม่ถาม, tanpa izin, tanpa persetujuan, tanpa bertanya, tanpa memberi tahu, tanpa memberitahu, tanpa kebenaran, jangan beri tahu, jangan tanya
    nang walang pahintulot, nang hindi nagpapaalam, huwag sabihin, bila ruhusa, bila idhini, bila kuwauliza, usiwaambie, msiwaambie`,
  "counsel.unseen": `won t notice, will not notice, never notice, nobody notices, no one notices, hardly anyone notices, nobody will notice, no one will notice, nobody will know, no one will know, nobody has to know, no one has to know, nobody needs to know, no one needs to know, never find out, won t find out, never know, nobody checks, no one checks, nobody reads, no one reads, nobody cares, in the background, silently, quietly, behind the scenes
    merkt keiner, merkt niemand, das merkt, merkt das, im hintergrund, nicht auffallen, fällt nicht auf, fällt keinem auf, fällt niemandem auf, muss niemand wissen, muss keiner wissen, erfährt niemand, erfährt keiner, unbemerkt
    en arrière plan, personne ne remarque*, personne ne le remarque*, personne ne s en, ne s en apercevr*, ne s en rendr*, ne verront rien, ne s en apercevront, personne ne le saura, discrètement
    en segundo plano, nadie se da cuenta, nadie se dará cuenta, no se dará* cuenta, no se darán cuenta, nadie lo sabrá, no se enterar*, nadie se enter*
    in background, in sottofondo, nessuno se ne accorge, nessuno se ne accorger*, non se ne accorger*, nessuno lo saprà
    em segundo plano, ninguém percebe, ninguém vai perceber, ninguém nota, ninguém repara, ninguém vai saber, não vão perceber
    op de achtergrond, niemand merkt, niemand ziet, niemand let daarop, bijna niemand let, valt niet op, merken ze niet, niemand hoeft het te weten
    w tle, nikt nie zauważy, nikt się nie zorientuje, nie zauważą, nikt się nie dowie
    i bakgrunden, ingen märker, märker ingen, ingen behöver veta, ingen lägger märke, i baggrunden, i bakgrunnen, ingen opdager, ingen merker, taustalla, kukaan ei huomaa
    na pozadí, nikdo si nevšimne, nikdo nic nepozná, nikdo se nedozví, στο παρασκήνιο, κανείς δεν θα καταλάβει, δεν θα το καταλάβ*, κανείς δεν το, háttérben, senki nem veszi észre, nem veszik észre, în fundal, nimeni nu observă, nimeni nu va, nu observă nimeni
    у фоні, у фоновому, ніхто не помітить, ніхто не дізнається, в фоне, в фоновом, никто не заметит, никто не узнает, arka planda, kimse fark etmez, fark etmezler, في الخلفية, لن يلاحظ*, لن يعرف*, ברקע, אף אחד לא ישים לב, बैकग्राउंड, पता नहीं चलेगा, কেউ জানবে না
    后台, 後台, 没人会发现, 不会发现, 不會發現, 没人知道, 不会知道, バックグラウンド, 気づきません, 気づかれ, 裏側で, 백그라운드, 아무도 모*, 눈치채지 못*, chạy ngầm, không biết đâu, không ai biết, เบื้องหลัง, ไม่มีใครรู้, di latar belakang, tidak akan tahu, tidak akan sadar, tak akan tahu, hindi nila mapapansin, hindi nila malalaman, chinichini, hawatajua
    emme ole tästä kertoneet, emme ole kertoneet, ei ole kerrottu, emme kerro, emme ilmoita, ei kerrota, kukaan ei tiedä, salaa
    nu citește nimeni, nimeni nu va afla, nu trebuie să afle, nu o să afle, fără să știe, n o să observe`,
  "counsel.shrug": `nobody complains, no one complains, hardly anyone complains, most people don t complain, few people complain, doesn t complain, don t complain, won t complain, never complain, won t remember, don t remember, won t mind, nobody minds, hardly anyone, better to ask forgiveness, consent later, good offer never hurts, never hurts
    beschwert sich, beschweren sich, meldet sich schon ab, kann sich abmelden, können sich abmelden, erinnert sich, niemand erinnert, wer nicht will, schadet nie
    personne ne se plain*, ne se plaint, ne se plaindr*, ne s en souvien*, s en souviendr*, ne se souvien*, peu se plain*, pourront se désinscrire
    nadie se queja*, nadie se va a quejar, no se quejar*, se quejar*, no se acordar*, nadie se acuerda, ya se darán de baja
    nessuno si lament*, nessuno protest*, se qualcuno protesta, non si ricorder*, non se ne ricorder*, il consenso lo sistem*
    ninguém reclama, ninguém vai reclamar, ninguém se queixa, não se lembram, nem se lembram, não vão lembrar
    niemand klaagt, klaagt niemand, klaagt er niemand, herinneren zich, weten ze niet meer, wie niet wil
    mało kto, nikt się nie poskarży, nikt się nie skarży, nie pamięta*, nikt nie pamięta
    ingen som klagar, ingen klagar, klagar ingen, minns inte, kommer inte ihåg, ingen klager, husker det ikke, kukaan ei valita
    nikdo si nestěžuje, stejně si nikdo, nebude si stěžovat, nevzpomene, κανείς δεν παραπονι*, κανείς δεν θα παραπον*, δεν θα το θυμ*, nem tesz panaszt, senki nem panasz*, úgysem emlék*, nu se plânge, nimeni nu se plânge, nu își amintesc, nu își mai amintesc
    ніхто не скаржиться, ніхто не поскаржиться, никто не жалуется, никто не пожалуется, не вспомнят, kimse şikayet etmez, şikayet etmez, hatırlamaz, لن يشتكي, لا أحد يشتكي, לא יתלוננו, אף אחד לא מתלונן, कोई शिकायत नहीं, কেউ অভিযোগ, 没人会投诉, 没人投诉, 不会投诉, 苦情は来ません, 誰も文句, 불만 없*, 아무도 불평, không ai phàn nàn, chẳng ai phàn nàn, ไม่มีใครร้องเรียน, tidak ada yang protes, tidak ada yang mengeluh, walang magrereklamo, hakuna atakayelalamika`,
  "counsel.yes": `yes, yeah, yep, sure, sure thing, of course, absolutely, go ahead, go for it, feel free, why not, great idea, good idea, no problem, ja, klar, na klar, natürlich, sicher, gerne, gute idee, oui, bien sûr, bonne idée, allez y, sí, claro, por supuesto, buena idea, adelante, sim, com certeza, boa ideia, sì, certo, certamente, buona idea, jazeker, natuurlijk, prima, tak, jasne, oczywiście, pewnie, jo, javisst, självklart, visst, selvfølgelig, jada, kyllä, joo, totta kai, ano, jistě, jasně, áno, ναι, βέβαια, φυσικά, igen, persze, da, sigur, desigur, так, звісно, да, конечно, evet, tabii, elbette, نعم, أجل, بالتأكيد, طبعا, כן, בטח, हाँ, हां, जी हाँ, হ্যাঁ, 是的, 可以, 当然, 好的, 當然, はい, ええ, もちろん, 네, 예, 물론, có, vâng, được, ได้, ใช่, ya, iya, boleh, tentu, oo, opo, sige, ndiyo`,
};
