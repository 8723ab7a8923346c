import type { Vocabulary } from "../../../reading/build_lexicon.ts";

/** That somebody is a mother or will be one. */
export const mothers: Vocabulary = {
  "mothers.said": `has a baby, had a baby, just had a baby, new mother, young mother, is a mother, a mother of, mother of, mothers, mum of, has kids, has two kids, has small children, has young children, small kids, small children, young children, her children, maternity, is pregnant, pregnant, is a woman, she s a woman, a woman, single mother, husband earns, husband provides
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
    小さい子ども, 小さな子ども, 子育て, 子どもがい, 妊娠, 産休, 育休, 家庭を優先, 夫の収入
    여자*, 여성*, 여직원*, 엄마*, 아이가 어*, 어린 아이*, 임신*, 출산*, 육아*, 남편이 벌*
    perempuan, wanita, seorang ibu, anak kecil, hamil, cuti melahirkan, cuti bersalin, suami yang mencari, suaminya bekerja, sudah punya suami
    phụ nữ, làm mẹ, con nhỏ, mang thai, thai sản, đã có chồng, chồng lo
    ผู้หญิง, เป็นแม่, ลูกเล็ก, ตั้งครรภ์, ลาคลอด, สามีเลี้ยง, babae, ina na, buntis, maliliit na anak, mwanamke, mama wa watoto, mjamzito, mume wake
    μητέρες, οι μητέρες, μάνες, μανάδες, μαμάδες, δύο μικρά παιδιά, έχει παιδιά, έχει μικρά παιδιά, είναι έγκυος, γυναίκες`,
};
