import type { Vocabulary } from "../../../reading/build_lexicon.ts";

/** "Only" and whole kinds of people, by language. */
const ONLY_KINDS: readonly (readonly [only: string, kinds: string])[] = [
  [
    "only, nothing but, just",
    "germans, americans, brits, locals, whites, white people, men, women, young men, young women, young people, boys, girls, males, females, christians, hindus, muslims, natives, citizens, native speakers, singles, childless couples",
  ],
  [
    "nur, ausschließlich, lediglich",
    "deutsche, männer, frauen, junge männer, junge frauen, junge leute, junge, inländer, einheimische, christen, muslime, muttersprachler, kinderlose, singles, österreicher, schweizer",
  ],
  [
    "que des, uniquement des, seulement des, rien que des",
    "français, blancs, hommes, femmes, jeunes, jeunes hommes, jeunes femmes, européens, célibataires, chrétiens, gens d ici",
  ],
  [
    "solo, sólo, solamente, únicamente",
    "españoles, nacionales, hombres, mujeres, jóvenes, chicos, chicas, blancos, europeos, cristianos, gente joven, gente de aquí, mexicanos, argentinos, solteros",
  ],
  [
    "só, somente, apenas",
    "portugueses, brasileiros, homens, mulheres, jovens, rapazes, moças, brancos, europeus, cristãos, solteiros, gente jovem, gente daqui",
  ],
  [
    "solo, soltanto, unicamente",
    "italiani, uomini, donne, giovani, ragazzi, ragazze, bianchi, europei, cristiani, single",
  ],
  [
    "alleen, enkel, uitsluitend",
    "nederlanders, vlamingen, belgen, autochtonen, mannen, vrouwen, jongens, meisjes, jongeren, blanke mensen, christenen, singles",
  ],
  [
    "tylko, wyłącznie",
    "polaków, polakom, polacy, mężczyzn, mężczyźni, mężczyznom, kobiety, młodych, młodzi, katolików, katolicy, białych",
  ],
  ["bara, endast, enbart", "svenskar, män, kvinnor, unga, killar, tjejer, kristna, vita"],
  [
    "kun, bare, udelukkende",
    "danskere, nordmenn, mænd, menn, kvinder, kvinner, unge, hvide, kristne",
  ],
  ["vain", "suomalaisia, miehiä, naisia, nuoria"],
  ["jen, pouze", "čechy, češi, čechům, muže, muži, ženy, mladé, mladí"],
  ["csak, kizárólag", "magyarokat, magyarok, férfiakat, férfiak, nőket, fiatalokat, fiatalok"],
  ["doar, numai", "români, bărbați, femei, tineri, creștini"],
  ["μόνο, αποκλειστικά", "έλληνες, άντρες, άνδρες, γυναίκες, νέους, νέοι, χριστιανούς"],
  [
    "sadece, yalnızca",
    "türkler, türkleri, erkek, erkekleri, erkekler, kadın, gençler, gençleri, müslüman*",
  ],
  [
    "только, лишь, исключительно",
    "русских, русские, русским, мужчин, мужчины, женщин, молодых, славян, славянам, местных",
  ],
  ["тільки, лише, виключно", "українців, українцям, чоловіків, чоловіки, жінок, молодих, місцевих"],
  ["只要, 只招, 只收, 仅限", "男性, 男的, 女性, 女的, 年轻人, 本地人, 汉族, 未婚"],
  ["فقط", "الرجال, رجال, النساء, الشباب, المواطنين, السعوديين, المسلمين"],
  [
    "hanya",
    "pria, laki laki, lelaki, wanita, muslim, orang melayu, orang cina, orang lokal, anak muda",
  ],
  ["chỉ", "nam, nữ, người kinh, người trẻ, thanh niên"],
];

/** Whole kinds of people: "only", "more", "the". */
export const kinds: Vocabulary = {
  "kinds.only": `${ONLY_KINDS.flatMap(([only, kinds]) =>
    only.split(", ").flatMap((word) => kinds.split(", ").map((kind) => `${word} ${kind}`)),
  ).join(",")}`,
  "kinds.person": `normal couple, normal family, white tenants, vegetarian hindu, hindu girls, his own people, own tribe, deutschem pass, mit deutschem pass, deutschen pass, internationals, русские лица, attraktive, ledig, akzentfrei*, ragazza senza, gente bien, gente de bien, de confianza, bubbly girl, pretty girl*, nice girl, young girl, a girl, young lady, a lady, local girl, local lad, young lad, young man, a young guy, younger guy, younger man, younger woman, younger person, younger face, someone young, somebody young, in her twenties, in his twenties, in their twenties, twenties, thirties, under thirty, under 30, young couple, single man, single woman, white family, white person, white guy, white girl, a white, european receptionist, european face, european looking, a european, locals, native speaker, one of our own, someone from here, somebody from here, straight couple, christian, a christian, hindu family, muslim family, no mums, no moms, without kids, without children, without family, no family commitments, no commitments, europäer*, europäisch*, einheimisch*, deutsche*, deutscher, junge frau, junges mädchen, mädchen, jemand jungen, jemand junges, jemanden jungen, jüngere*, zwanzigjährig*, mitte zwanzig, ohne kinder, kinderlos*, ohne familie, européen*, réceptionniste européen, français*, une jeune, un jeune, jeune femme, jeune homme, jeune fille, la vingtaine, plus jeune, sans enfant*, sans attaches, célibataire sans, europeo*, europea*, español*, una chica, un chico, chica joven, chico joven, gente joven, veinteañer*, más joven, sin hijos, sin cargas, sin familia, europeu, europeia, brasileir*, uma moça, moça, um rapaz, rapaz, garotada, gente jovem, menina nova, mais nov*, vinte e poucos, sem filhos, sem família, solteir*, europe*, italian*, una ragazza, ragazza, ragazze, ragazzo, ragazzi, più giovan*, giovane, giovani, ventenne, ventenni, senza figli, senza impegni, senza famiglia, europeaan, europese, nederlands*, vlaams*, een meisje, jonge meid, jonge vrouw, jonge vent, jonger, jongere, twintiger*, zonder kinderen, europejsk*, polsk*, polak*, dziewczyn*, młod* osob*, młodsz*, młodego, młodą, bez dzieci, bez zobowiązań, svensk*, en tjej, en kille, ung tjej, ung kille, yngre, tjugoåring*, utan barn, avrupalı*, genç bir, genç kız*, genç erkek*, çocuksuz, bekâr, европе*, русск*, славян*, молод*, девушк*, девочк*, парня, парень, без детей, дівчин*, хлопц*, без дітей, 小姑娘, 小伙子, 年轻, 年轻的, 二十多岁, 二十岁, 本地的, 未婚的, 没孩子, 女の子, 若い, 若い女性, 若い人, 二十代, 20代, 日本人, 独身, 젊은*, 아가씨*, 총각*, 20대*, 이십대*, 한국인*, 미혼*, 아이 없는*, شابة*, شاب*, شابا*, فتاة*, عزباء*, بدون أطفال, لبناني*, سعودي*, مصري*, जवान*, युवा*, लड़की*, लड़का*, कुंवार*, ब्राह्मण*, हिंदू*, gadis, cewek, cowok, lajang, masih muda, pribumi, cô gái, chưa chồng, người kinh, สาว, หนุ่ม, โสด, msichana, kijana, wazungu`,
  "kinds.more": `mother of, single mother, single mothers, single mum, single mom, working mother, working mothers, mère seule, mère célibataire, mères célibataires, mère isolée, maman solo, mères de famille, alleinerziehend*, madre soltera, madres solteras, madre sola, mãe solteira, mãe solo, mães solo, madre single, ragazza madre, alleenstaande moeder*, samotna matka, samotne matki, ensamstående, svobodn* matk*, samoživitel*, egyedülálló anya, mamă singură, bekar anne, одинокая мать, мать-одиночка, матері одиначк*, мати одиначка, 单亲妈妈, シングルマザー, 미혼모*, 싱글맘*, أم عزباء, أم وحيدة, אם חד הורית, सिंगल मदर, single parent*, janda, ibu tunggal, mẹ đơn thân, แม่เลี้ยงเดี่ยว, solo parent, nanay na, mama mmoja, tatooed, tattoo*, obese, overweight, fat, dick, übergewichtig*, gros, grosse, obèse*, gord*, grass*, immigrant background, migrationshintergrund, migratieachtergrond, issu de l immigration, origen inmigrante, trade union*, union member*, gewerkschaft*, syndiqué*, syndicaliste*, sindicalista*, sindicaliz*, sindacalist*, vakbond*, związkow*`,
};
