import type { Vocabulary } from "../../reading/build_lexicon.ts";

const NUMBERS = Array.from({ length: 61 }, (_, number) => String(number)).join(", ");

/** Raises, bonuses and salaries, and who gets less of them for being a woman or a mother. */
export const lesserPay: Vocabulary = {
  "pay.ask": `raise, raises, pay rise, pay rises, salary, salaries, bonus, bonuses, increase, increases, increment, what to pay, how much to pay, starting pay, pay offer, gehalt*, gehaltserhöhung*, erhöhung, prämie, bonus, lohn*, augmentation, augmentations, prime, primes, salaire, salaires, rémunération, subida, subidas, aumento, aumentos, sueldo, sueldos, salario*, prima, bono, aumento, aumentos, salário*, bónus, bônus, remuneração, aumento, aumenti, stipendi*, premio, retribuzione, verhoging, loonsverhoging, opslag, salaris*, podwyżk*, premi*, pensj*, wynagrodzeni*, löneökning*, lön, löner, lönehøj*, lønn*, lønforhøj*, palkankorot*, palkka*, přidat, zvýšení platu, mzd*, plat, odměn*, αύξηση, αυξήσεις, μισθό, μισθός, μισθού, μπόνους, emelés*, fizetés*, bér, bért, bónusz*, mărire, măriri, salariu*, bonus*, primă, підвищенн*, зарплат*, прем*, оклад*, надбавк*, повышени*, прибавк*, zam, zammı, maaş*, ücret*, prim, ikramiye, الزيادة, زيادة, علاوة, راتب*, الراتب, مكافأة, העלאה, העלאות, שכר, משכורת*, בונוס, बढ़ोतरी, वेतन*, बोनस, सैलरी, इन्क्रीमेंट, বেতন*, বোনাস, 加薪, 调薪, 調薪, 涨薪, 奖金, 獎金, 薪水, 工资, 薪资, 薪資, 昇給, 賞与, 給与, 給料, ボーナス, 인상*, 연봉*, 급여*, 보너스*, 상여*, 월급*, naik gaji, gaji, bonus, kenaikan, tunjangan, tăng lương, lương, thưởng, ขึ้นเงินเดือน, เงินเดือน, โบนัส, umento, sahod, sweldo, nyongeza, mshahara, mishahara`,
  "pay.number": NUMBERS,
  "mother.said": `has a baby, had a baby, just had a baby, new mother, young mother, is a mother, a mother of, mother of, mothers, mum of, has kids, has two kids, has small children, has young children, small kids, small children, young children, her children, maternity, is pregnant, pregnant, is a woman, she s a woman, a woman, single mother, husband earns, husband provides
    mutter von, ist mutter, mütter, kleine kinder, kleinkind*, kind bekommen, mutterschutz, elternzeit, schwanger, ist eine frau, eine frau, ihr mann verdient
    mère de, est mère, les mères, jeune mère, enfants en bas âge, jeunes enfants, deux enfants, congé maternité, enceinte, c est une femme, une femme, son mari gagne
    madre de, es madre, las madres, acaba de ser madre, niños pequeños, hijos pequeños, dos niños, maternidad, embarazada, es mujer, una mujer, su marido gana, su marido mantiene
    mãe de, é mãe, as mães, acabou de ser mãe, foi mãe, filhos pequenos, crianças pequenas, licença de maternidade, licença maternidade, grávida, é mulher, uma mulher, o marido ganha, marido sustenta
    madre di, è madre, è mamma, le madri, le mamme, figli piccoli, bambini piccoli, maternità, incinta, è una donna, una donna, il marito guadagna
    moeder van, is moeder, moeders, kleine kinderen, jonge kinderen, zwangerschapsverlof, zwanger, is een vrouw, een vrouw, haar man verdient
    matk*, jest mamą, małe dzieci, małych dzieci, macierzyńsk*, w ciąży, jest kobietą, kobiecie, kobiet*, mąż zarabia
    är mamma, mamma till, mammor, små barn, småbarn, föräldraledig*, gravid, är kvinna, en kvinna, er mor, mødre, er kvinde, er kvinne, äiti, äidit, nainen
    matka, matky, malé děti, mateřsk*, těhotn*, je žena, žena, manžel vydělává
    μητέρα, μάνα, μαμά, μικρά παιδιά, μητρότητα*, έγκυος, γυναίκα, ο άντρας της
    anya, anyuka, kisgyerek*, kisgyermek*, várandós, terhes, nő, a férje keres
    mamă, este mamă, mamele, copii mici, maternitate, însărcinată, femeie, soțul câștigă
    мати, мама, матері, маленька дитина, маленькі діти, декрет*, вагітн*, жінка, жінці, жінк*, чоловік заробляє, мать, матери, маленький ребенок, маленький ребёнок, маленькие дети, беременн*, женщин*, муж зарабатывает
    anne, annesi, çocuğu var, çocukları var, iki çocuğu, hamile, doğum izni*, kadın, kadınlar, evin geçimini kocası, kocası
    أم, امرأة, لأنها امرأة, أمومة, حامل, أطفال صغار, أطفالها, زوجها, عندها أولاد, ست
    אמא, אמהות, ילדים קטנים, שלושה ילדים, שני ילדים, בהיריון, הריון, אישה, חופשת לידה, בעלה
    महिला, औरत, माँ है, मां है, छोटे बच्चे, गर्भवती, मातृत्व, पति कमाते, पति कमाता
    মহিলা, নারী, মা হয়েছেন, ছোট বাচ্চা, গর্ভবতী, স্বামী
    女的, 女性, 女员工, 女員工, 妈妈, 媽媽, 母亲, 母親, 生完孩子, 生孩子, 孩子小, 孩子还小, 小孩, 怀孕, 懷孕, 产假, 產假, 老公养, 丈夫
    女性, 母親, 小さい子ども, 小さな子ども, 子育て, 子どもがい, 妊娠, 産休, 育休, 家庭を優先, 夫の収入
    여자*, 여성*, 여직원*, 엄마*, 아이가 어*, 어린 아이*, 임신*, 출산*, 육아*, 남편이 벌*
    perempuan, wanita, seorang ibu, anak kecil, hamil, cuti melahirkan, cuti bersalin, suami yang mencari, suaminya bekerja, sudah punya suami
    phụ nữ, làm mẹ, con nhỏ, mang thai, thai sản, đã có chồng, chồng lo
    ผู้หญิง, เป็นแม่, ลูกเล็ก, ตั้งครรภ์, ลาคลอด, สามีเลี้ยง, babae, ina na, buntis, maliliit na anak, mwanamke, mama wa watoto, mjamzito, mume wake`,
  "work.absent": `less available, not available, less committed, not be that committed, won t be committed, be away, often away, often absent, absent, less focused, sick days, distracted, weniger verfügbar, oft fehlen, fehlt oft, weniger einsatz*, moins disponible, souvent absente, absente, menos disponible, tan disponible, faltará, ausente, menos disponível, vai faltar, falta muito, ausente, meno disponibile, assente, minder inzetbaar, minder beschikbaar, vaak afwezig, mniej dyspozycyjn*, często nieobecn*, mindre tillgänglig, ofta borta, méně k dispozici, bude chybět, λιγότερο διαθέσιμη, θα λείπει, kevésbé elérhető, sokat hiányz*, mai puțin disponibil*, lipsește, absent*, менш доступн*, лікарнян*, часто відсутн*, меньше доступн*, больничн*, daha az müsait, sık izin, izin al*, تتغيب, غياب*, أقل تفرغا, תיעדר, תחסר, פחות זמינה, कम समय, छुट्टी ले*, 精力, 请假, 請假, 顾家, 休みが多い, 集中でき, 집중하지*, 자주 빠지*, 휴가를 많이, sering izin, kurang fokus, hay nghỉ, hay xin nghỉ, ลาบ่อย`,
  "pay.fair": `same raise, same percentage, same increase, equal pay, equal raise, both get, both receive, both 3, both 4, both 5, both 6, both 7, both 8, identical, irrespective, no bearing, must not, counts in full, not count against, gleiche erhöhung, beide bekommen, beiden, même augmentation, les deux, misma subida, ambos, ambas, mesmo aumento, stesso aumento, entrambi, dezelfde verhoging, beiden, taką samą, oboje, samma höjning, båda, stejné, και οι δύο, ugyanannyi, mindkett*, aceeași mărire, ambii, однаков*, обом, обоим, одинаков*, aynı zam, ikisine de, نفس الزيادة, لكليهما, אותה העלאה, שניהם, दोनों को, 同样, 一样, 相同, 同樣, 同じ, 両者, 동일*, 두 사람 모두, sama besar, keduanya, như nhau, cả hai, เท่ากัน`,
};
