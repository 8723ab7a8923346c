import type { Vocabulary } from "../../reading/build_lexicon.ts";

/** Ages, in years, from which people are called too old. */
const AGES = [30, 35, 38, 40, 42, 43, 44, 45, 46, 47, 48, 50, 52, 53, 54, 55, 56, 58, 60, 62, 65];

/** "Over 45" in many languages. */
const OLDER = AGES.map(
  (age) =>
    `over ${age}, above ${age}, past ${age}, older than ${age}, ${age} and over, ${age} or over, ${age} and older, ${age} or older, ${age} plus, über ${age}, älter als ${age}, jenseits der ${age}, ab ${age} jahren, plus de ${age} ans, au dessus de ${age}, ${age} ans et plus, más de ${age} años, mayores de ${age}, mayor de ${age}, pasan de los ${age}, pasa de los ${age}, más de ${age}, mais de ${age}, acima de ${age}, acima dos ${age}, passam dos ${age}, passa dos ${age}, oltre i ${age}, sopra i ${age}, più di ${age} anni, over de ${age}, boven de ${age}, ouder dan ${age}, powyżej ${age}, po ${age} roku, starszych niż ${age}, starsi niż ${age}, ponad ${age} lat, över ${age}, äldre än ${age}, over ${age} år, ældre end ${age}, eldre enn ${age}, yli ${age} vuo*, yli ${age}, nad ${age}, starší než ${age}, starších než ${age}, ${age} év felett*, ${age} fölött*, ${age} felett*, peste ${age}, άνω των ${age}, πάνω από ${age}, ${age} yaş üst*, ${age} yaşın üzerin*, ${age} üstü, старше ${age}, кому за ${age}, старші за ${age}, старших за ${age}, понад ${age}, после ${age}, فوق ${age}, فوق الـ${age}, أكثر من ${age}, تجاوز ${age}, מעל ${age}, מעל גיל ${age}, מבוגרים מ${age}, ${age} से ऊपर, ${age} साल से, ${age} के ऊपर, ${age} বছরের বেশি, ${age} এর বেশি, di atas ${age}, lebih dari ${age}, atas ${age}, trên ${age}, hơn ${age}, เกิน ${age}, มากกว่า ${age}, ${age}岁以上, 超过${age}, ${age}歲以上, 超過${age}, ${age}歳以上, ${age}歳を超え, ${age}세 이상, ${age}세가 넘*, ${age}살 넘*, ${age}살 이상`,
).join(",");

/** "Before 1990", of what only people of some age can have done. */
const BEFORE = Array.from({ length: 40 }, (_, index) => 1965 + index)
  .map(
    (year) =>
      `before ${year}, prior to ${year}, earlier than ${year}, vor ${year}, avant ${year}, antes de ${year}, prima del ${year}, voor ${year}, przed ${year}, före ${year}, før ${year}, ennen vuotta ${year}, před rokem ${year}, ${year} előtt, înainte de ${year}, πριν το ${year}, πριν από το ${year}, ${year} öncesi, ${year} den önce, до ${year}, раньше ${year}, قبل ${year}, قبل عام ${year}, לפני ${year}, ${year} से पहले, ${year} এর আগে, sebelum ${year}, trước ${year}, trước năm ${year}, ก่อน ${year}, ${year}年以前, ${year}年之前, ${year}年より前, ${year}년 이전`,
  )
  .join(",");

/** How applicants are sifted by what their papers tell of their age. */
export const siftedAges: Vocabulary = {
  "sift.years": `${OLDER},
    over forty, over fifty, over sixty, past forty, past fifty, mid forties, mid fifties, late forties, late fifties, in their forties, in their fifties, in their sixties
    über vierzig, über fünfzig, mitte vierzig, mitte fünfzig, ende vierzig, anfang fünfzig, jenseits der vierzig, jenseits der fünfzig
    la quarantaine, la cinquantaine, plus de quarante ans, plus de cinquante ans, quinquas, quinquagénaires
    cuarenta y tantos, cincuenta y tantos, más de cuarenta, más de cincuenta, cuarentones, cincuentones
    mais de quarenta, mais de cinquenta, quarentões, cinquentões, na casa dos quarenta, na casa dos cinquenta
    oltre i quaranta, oltre i cinquanta, più di quarant anni, più di cinquant anni, quarantenni, cinquantenni, veertigers, vijftigers, boven de veertig, boven de vijftig
    po czterdziestce, po pięćdziesiątce, över fyrtio, över femtio, over fyrre, over halvtreds, over førti, over femti, yli nelikymppi*, yli viisikymppi*, po čtyřicítce, po padesátce, po štyridsiatke, po päťdesiatke, negyven felett*, ötven felett*, peste patruzeci, peste cincizeci
    σαραντάρ*, πενηντάρ*, kırkını geç*, ellisini geç*, kırk yaş üst*, elli yaş üst*, за сорок, за пятьдесят, після сорока, після п ятдесяти
    فوق الأربعين, فوق الخمسين, מעל ארבעים, מעל חמישים, चालीस से ऊपर, पचास से ऊपर, চল্লিশের বেশি, পঞ্চাশের বেশি, kepala empat, kepala lima, ngoài bốn mươi, ngoài năm mươi, 四十岁以上, 五十岁以上, 四十多岁, 五十多岁, 四十以上, 五十以上, 四十代, 五十代, 40代, 50代, 마흔 넘*, 쉰 넘*, 40대, 50대`,
  "sift.before": BEFORE,
  "sift.dates": `graduation, graduated, graduation year, year of graduation, class of, finished school, finished college, left school, left college, school leaving, degree from, diploma from, first job, started working, started work, began working, work history, date of birth, dates of birth, birth date, birth year, year of birth, birth years, birthday, born, working out ages, their age, their ages, everyone s age, estimated age, estimated ages, guessed their age, age from
    abitur, abiturjahr, schulabschluss, abschlussjahr, abschluss, geburtsjahr, geburtsjahre, geburtsdatum, geboren, erste stelle, ersten stelle, berufseinstieg, das alter, alter geschätzt
    du bac, bac, du diplôme, diplôme, diplômé, date de naissance, année de naissance, né en, née en, nés, premier emploi, premier poste, l âge
    graduación, graduarse, se graduaron, egresaron, egreso, titulación, bachillerato, fecha de nacimiento, año de nacimiento, nacidos, nacieron, primer empleo, primer trabajo, la edad
    formatura, se formaram, formados, formou, conclusão, ensino médio, data de nascimento, ano de nascimento, nascidos, nasceram, primeiro emprego, a idade
    diploma, diplomati, laurea, laureati, maturità, data di nascita, anno di nascita, nati, primo impiego, primo lavoro, l età
    diploma, afstudeerjaar, afgestudeerd, eindexamen, geboortejaar, geboortedatum, geboren, eerste baan, de leeftijd
    matura, maturę, maturze, ukończenia, dyplom*, studia, rok urodzenia, data urodzenia, urodzon*, pierwsza praca, pierwszą pracę, wiek
    examen, examensår, studenten, födelseår, födda, född, första jobb*, åldern, eksamen, fødselsår, født, fødselsdato, første job, alderen, valmistui*, valmistumisvuo*, syntymävuo*, syntymäaja*, syntyneet, iän
    maturit*, rok narození, narozen*, datum narození, absolvoval*, první práce, věk, rok narodenia, narodení, érettségi, születési év*, születtek, végzett, diploma, életkor*, bacalaureat, absolvit*, absolvire, anul nașterii, născuți, născut, vârst*
    αποφοίτησ*, απολυτήριο, έτος γέννησης, γεννηθ*, γεννήθηκ*, ηλικία, mezuniyet, mezun, doğum yıl*, doğumlu, doğum tarihi, yaşları, окончания, выпуск*, год рождения, года рождения, родил*, диплом*, возраст, закінчення, випуск*, рік народження, народил*, вік
    تخرج*, سنة التخرج, الثانوية, تاريخ الميلاد, سنة الميلاد, مواليد, أعمار*, סיום, בגרות, שנת לידה, תאריך לידה, ילידי, הגיל
    पास आउट, ग्रेजुएशन, जन्म, जन्मतिथि, उम्र, পাশের সাল, জন্ম, বয়স, lulus, kelulusan, ijazah, tahun lahir, tanggal lahir, usia, umur, tốt nghiệp, năm sinh, sinh năm, tuổi, เรียนจบ, ปีที่จบ, ปีเกิด, เกิดก่อน, อายุ
    毕业, 毕业年份, 出生, 出生年份, 年龄, 畢業, 年齡, 卒業, 卒業年, 生年月日, 生まれ, 年齢, 졸업, 졸업연도, 출생, 생년월일, 나이`,
  "sift.out": `no pile, no folder, reject pile, rejects, rejected, the bin, binned, trash, trashed, archive, archived, out of the list, off the list, out of the pile, off the pile, out of the pool, taken out, took out, i took them out, took them off, removed, filtered out, filtered, weeded out, weeded, screened out, sifted out, discarded, dropped, cut, set aside, put aside, left out, skipped, excluded, ruled out, knocked out, sent a rejection, turned down, declined, hidden, moved to the bottom, at the bottom, to the bottom, ranked last, ranked below, pushed down, scored lower, deducted, didn t make it
    aussortiert, herausgenommen, rausgenommen, rausgeworfen, rausgeschmissen, ausgesiebt, gestrichen, weggelegt, beiseitegelegt, beiseite gelegt, zur seite gelegt, abgelehnt, ausgeschlossen, herausgefiltert, rausgefiltert, nach unten, nach hinten, ans ende, ablage, papierkorb, weggelassen, abgewertet
    mis de côté, mises de côté, mis à l écart, écarté, écartés, écartées, éliminé, éliminés, retiré, retirés, retirées, rejeté, rejetés, refusé, refusés, supprimé, enlevé, enlevés, exclu, exclus, en bas de la liste, à la fin, à la corbeille
    descarté, descartado, descartados, aparté, apartado, quité, quitado, eliminé, eliminado, saqué, sacado, fuera, rechacé, rechazado, excluí, al final de la lista, al fondo, al archivo, a la papelera
    descartei, descartados, eliminei, eliminados, separei, tirei, retirei, removi, cortei, exclui, excluí, rejeitei, deixei de fora, de fora, no fim da lista, arquivei, lixeira, dispensei
    scartato, scartati, scartate, eliminato, eliminati, tolto, tolti, escluso, esclusi, messo da parte, messi da parte, rimosso, rimossi, cestinat*, in fondo, archiviat*
    eruit gehaald, eruit gefilterd, eruit gelaten, weggelaten, afgewezen, verwijderd, aan de kant, terzijde, opzij gelegd, onderaan, afgevallen, geschrapt
    odrzuciłem, odrzuciłam, odrzuceni, odrzucone, odsiałem, odsiałam, odsunąłem, odłożyłem, odłożyłam, usunąłem, usunęłam, wykluczyłem, pominąłem, na koniec, do kosza
    sorterat bort, sorterade bort, tagit bort, tog bort, plockat bort, plockade bort, valt bort, valde bort, gallrade, gallrat, lagt åt sidan, längst ner, sorteret fra, sorterede fra, fravalgt, taget ud, fjernet, lagt til side, valgt bort, tatt bort, tatt ut, sortert bort, sortert ut, nederst, karsin, karsittu, poistin, poistettu, pudotin, jätin pois, siirsin sivuun, hylkäsin, listan loppuun
    vyřadil*, vyřazen*, odstranil*, vyhodil*, odložil*, zamítl*, dal stranou, dal jsem stranou, na konec, vyradil*, vylúčil*, kiszűrtem, kivettem, kihagytam, félretettem, elutasítottam, kizártam, a végére, am eliminat, am scos, am exclus, am respins, am dat deoparte, la coadă
    απέκλεισα, έβγαλα, αφαίρεσα, απέρριψα, άφησα έξω, έβαλα στην άκρη, στο τέλος, eledim, elendi, çıkardım, çıkarıldı, ayırdım, kenara, reddettim, en alta, en sona, отсеял*, убрал*, отсортировал*, исключил*, отложил*, отклонил*, вычеркнул*, в конец, відсіяв, відсіяла, прибрав, прибрала, виключив, виключила, відклав, відхилив, викреслив, у кінець
    استبعدت, استبعاد, استبعدنا, أزلت, حذفت, رفضت, وضعت جانبا, في آخر, סיננתי, הוצאתי, הסרתי, דחיתי, פסלתי, הורדתי, שמתי בצד, לתחתית
    छाँट दिए, छांट दिए, हटा दिए, हटा दिया, बाहर कर दि*, अलग कर दि*, रिजेक्ट, सबसे नीचे, বাদ দিয়ে*, বাদ দিলাম, সরিয়ে দি*, বাতিল, saya sisihkan, saya singkirkan, saya keluarkan, saya buang, saya coret, tersingkir, ketepikan, đã loại, loại bỏ, loại ra, gạt ra, bỏ ra, cuối danh sách, ตัดออก, คัดออก, เอาออก, ไว้ท้าย
    剔除, 筛掉, 淘汰, 去掉, 排除, 刷掉, 放到最后, 拒绝, 篩掉, 刪掉, 除外しました, 除外し, 外しました, 落としました, 弾きました, 不採用, 一番下, 제외했*, 제외하*, 걸러*, 탈락*, 뺐습니다, 맨 아래*, 불합격*`,
  "sift.fair": `plays no part, play no part, plays no role, play no role, no role, without age, not by age, regardless of age, irrespective of age, blind to age, age blind, dates removed, hidden the dates, hid graduation, hid the, ages hidden, anonymi*, minimum age, at least 18, under 18, unlawful, illegal, discriminat*, not allowed, spielt keine rolle, spielen keine rolle, keine rolle, nicht nach alter, unabhängig vom alter, anonymi*, diskriminier*, verboten, ne joue aucun, aucun rôle, quel que soit l âge, sans tenir compte de l âge, anonym*, discrimina*, interdit, sin importar la edad, no cuenta la edad, anónim*, discrimin*, prohib*, não conta, independentemente da idade, anônim*, proibid*, a prescindere dall età, anonim*, vietat*, speelt geen rol, ongeacht leeftijd, nie ma znaczenia, bez względu na wiek, dyskrymin*, oavsett ålder, spelar ingen roll, uanset alder, uansett alder, iästä riippumatta, bez ohledu na věk, kortól függetlenül, indiferent de vârst*, ανεξαρτήτως ηλικίας, yaşa bakılmaksızın, ayrımcılık, независимо от возраста, дискримин*, незалежно від віку, дискримін*, بغض النظر عن العمر, تمييز, בלי קשר לגיל, אפליה, उम्र से कोई फर्क, भेदभाव, tanpa memandang usia, diskrimin*, không phân biệt, 不看年龄, 不论年龄, 歧视, 年齢は考慮, 年齢を問わず, 差別, 나이와 관계없이, 차별`,
};
