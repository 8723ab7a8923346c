/**
 * Given names and their short forms that the lists of the world's names leave out, lower case, by
 * where they are at home; from general knowledge.
 */
export const MORE_GIVEN_NAMES: Readonly<Record<string, string>> = {
  polish:
    "kasia basia gosia zosia hanka zuzia julka tosia wioletta jola krysia lucyna bartłomiej tomek wojtek piotrek krzysiek grzesiek maciek kuba sławek jarek zbyszek staszek rysiek heniek waldek witek bogusław edek franek józek olek przemek tadek wiesiek felicja gabrysia ludmiła mirosława bronisław gracjan",
  czech_slovak: "jirka honza pepa franta vašek láďa vláďa ondra vojta lucka káťa katka zuzka terka",
  balkan:
    "tihana ratko veljko vojislav živko žaklina mersad elvir kiril hristo asen rumen veselin stoyanka lyubomir",
  hungarian: "zsuzsa zsuzsi pisti jancsi gyuri zoli bandi",
  turkish: "nilay ilker sefa tuncay doğukan",
  finnish: "perttu topi vappu",
  nordic: "ingebjørg ingvild ørjan jostein jarle bård atle görel þórisson",
  german_dutch:
    "hinnerk ulli sabse moni babsi vroni basti franzi röbi tjeerd rienk sietske tjitske froukje geertje goedele pieterjan",
  romance:
    "maéva paqui maripili conchi toñi chayo inma montse oriol jaume meritxell unai gorka ander eneko maialen ainhoa garazi xabier xabi joseba koldo patxi xóchitl cuauhtémoc thayná thaís thais tainá taís rayssa raíssa kauã kauê caíque jussara jurema iracema moacir jandira sandrinho zezé chico toninho joãozinho zé duda dudu guga nathália tatiane weverton edmilson adilson ailton nilton genivaldo sidnei valdir wagner zilda nunzia giusy giusi pino peppe ninni mimmo totò ciccio enza luisella dănuț vlăduț",
  east_cyrillic:
    "саша даша катя оля юля аня женя паша дима миша коля вова володя лёша леша серёжа сережа костя ваня петя вася гриша боря стас славик толя витя юра федя алёна алена арина вика зина ксюша лера лида лиза люба люда надя настя рита рома света софья артём даниил данил семён фёдор оленка наталка мар'яна уляна немања вук урош стеван страхиња јелена катарина биљана љиљана димитър петър красимир пламен румен йордан ивайло десислава гергана пенка стефка",
  greek: "θανάσης στέλιος θοδωρής μανώλης αλέξης λευτέρης φώτης χρύσα βούλα ράνια",
  south_asian:
    "aditi anushka arpita chitra kajal keerthi mansi mrunal payal prachi pragya pranita prerna priyanka rajani rashmi renu revathi ruchi rupali sakshi sangeeta sanjana sapna savita seema shalini shanthi shruti shubhangi sindhu sonal sonali srishti subhashree sudha surbhi tulsi vaishali vinita abhijeet abhinav akhil aman ameya aniket ankur anuj anup arvind ashish ashutosh atul avinash balaji bhaskar bhavesh chirag debashish devendra dheeraj dilip gajanan govind gurpreet harpreet hemant himanshu jayant kalpesh kapil kaushik kedar keshav ketan kunal lokesh manish mayank milind mithun mohit murali nandan neeraj nilesh nishant omkar paresh piyush prabhakar prabhu pramod prateek praveen raghavan rajat rajkumar ramakrishnan rishabh rupesh sandesh saurabh shailesh sharad shashank shivam shreyas shubham soham srinivas sudhir sudheer sumit surendra uday umesh vaibhav venkat venkatesh vikas vinod vipul vivek iqra mahnoor shazia sumaira tahira uzma zubair waqas rizwan junaid haroon fawad adeel",
  african:
    "adeyinka kemisola funke bisi bukky dapo dayo deji folarin gbenga jide lanre lekan mosun nkechi obiageli oluwatobi oluwadamilare onyeka osaze seun seyi tayo toyin uju garba adjoa araba naledi nkosazana ntombi palesa refilwe tebogo tshepo tumelo zodwa jabu karabo katlego adhiambo awuor cheptoo kipchoge zawadi tinashe chipo tafadzwa rutendo nyasha tigist mekdes hirut dawit yonas bekele kidist ndeye",
  arab_persian_jewish:
    "abdelrahman ahlam alaa bader faten hadeel haifa haitham hamad hessa hisham joumana layan lubna majed meshal mohannad mohsen muneera munira nawaf nayef nouf qusai rabab sahar shahad shaima taher thamer waleed zeina arash arezoo ashkan bahram behnam behrouz elham fariba farzaneh fereshteh jaleh kaveh ladan laleh masoud mehran mojgan nazanin negar nima niloofar pouya pourya roya samaneh sepideh shabnam siavash soheila soroush yalda ayelet dafna efrat elad erez gadi galit hadar idit inbal itamar miri moran nadav naama nir nurit ofir ohad orit orly ronen ronit rotem sarit shimon sigal sivan tomer tzipi yigal yossi yuval ziv zvi",
  east_asian_roman:
    "jiahui jiaxin jiayi yutong zixuan yuxuan mengjie mengyao xiaowei xiaoli xiaoyan xiaofang weiwei yingying tingting tingyu ruoxi siyu yifan zhiwei zhihao zhiyong jianhua jianjun guoqiang guohua haiyan hongmei chunhua meihua shuhui shufen yating yiting wenjun wenbin minghao junjie weijie kaiwen chiamin himari hinata ichika riko akane ayaka harumi hikari hitomi izumi kaede kaoru maki mami manami mariko masami midori miho mitsuko miyu mizuki momoka natsuki nozomi reiko ryoko sanae sayaka shiori shizuka tomomi yuina yuka yukari yukiko yuriko akihiro akio daichi eiji fumio hayato hideaki hiroki hiroto hisashi isamu junichi kazuhiro keisuke kenjiro koichi kosuke kota masahiro masaki masaru masashi mitsuru nobu nobuyuki noriaki ryota ryuichi seiji shigeru shinichi shinya shun shunsuke susumu tadashi takahiro takao takayuki takeru takeshi tatsuya tetsuya tomohiro toshiro toru tsutomu yoshihiro yoshito yuichi yuji yuma yutaka bomi chaeyoung dahyun dohyun eunjung eunkyung eunseo gaeun haneul hayoon hyeri hyojin hyunjin hyunjung hyunsoo inho jaehee jaewon jieun jihye jinwoo jinyoung jiyoung joohyun junghee junsu jungmin kyungmin kyungsoo mijin minhee minkyu minseok misun nari sangmin sejin seohyun seungho seungmin siwoo sohee sora soojin soyoung sungho sunghoon sunmi taehyun taemin woojin yejun yerin yongjun yoona youngmi youngsoo yujin",
  southeast_asian:
    "annisa arief asep bayu didik endang fadli fajar fauzi ilham krisna lilis melati ningsih putra riska rizal septian sigit sudarman sugeng suhartono sukma sulastri susanti utami wahyuni wayan yanto yudi zainal somying supaporn wichai niran nattapong thanawat anong kittipong nattaya pimchanok marivic maricar analyn cherrylyn gerlie jhoanna junjun marites nenita ronnel jennylyn crisanto isagani bayani dalisay liwayway",
  english_modern:
    "kensley maddie oaklynn tinsley becca dodie dorrie gabby gilly gordie jem kev liddy mabs marv netty paddy paulie shaz steph tamsin tash trev viv wilf xavion kalani keoni makoa nalani noelani",
  bulgarian:
    "огнян калоян венцислав деси росица велислава недялка албена теменужка румяна диляна радостина пресияна боряна биляна ваньо гошо пешо тошо жоро краси мишо ники момчил стойко цанко ваклуша",
  serbian_croatian:
    "živorad živka blaženka ратко живорад слађана милорад светислав вукашин ђорђе бранислав радојка ратка предраг",
  czech_slovak_short: "ďuro jožo peťo evička anička terezka barča kačka verča míša jarda kája",
  polish_short:
    "halinka małgosia kaśka baśka zośka olka ewka iwonka renia bożenka danusia krycha jadzia jadwisia magdusia monia marysia mania tereska wiesia wiesława ziemowit dżesika przemko krzyś jasiek jaś stasiu zbysiek grześ wojtuś bartuś tomuś marcinek romek mietek kazik zenek edzio józio kacperek kubuś szymek filipek mateuszek pawełek piotruś rafałek sławomir włodek zdzisiek czesiek genek gienia stefcia lodzia wandzia ewunia agusia beatka dorotka helenka igusia jagoda jolka justynka karolcia klaudzia lidka lusia madzia martusia natalka patka sylwka ulka urszulka wercia zuza",
  hungarian_short:
    "emőke kriszti ildi marcsi mariska erzsi böske bözsi juci julcsi jutka panni pannika borcsa dalma gizi hajni irénke jolika klári manci margitka piri rozi sári szilvi timi zsófi ági ferkó feri gazsi isti józsi jóska karcsi lacika lóránt misi norbi öcsi ödön sanyi szabi zolika zsolti",
  romanian:
    "costică gheorghița neluțu mirel mihăiță crengu săndel tănase tudorel ștefăniță lenuța iulică georgică florinel fănel elenuța doinița",
  greek_more:
    "παρασκευούλα σούλα τούλα κούλα λίτσα νίτσα μαρίκα ρηνιώ κατίνα αργύρης σταματία θανασία βαγγέλης τάσος τασία μάκης τάκης σάκης λάκης άκης μπάμπης χαρούλα μήτσος μιμή μίμης γιάννα ντίνος ντίνα πάνος γιώτα πόπη σοφούλα βάσω βάσια ζήσης δώρα θόδωρος κική μάρω ξένια ραλλού ρούλα φρόσω",
  turkish_more:
    "emircan yusufcan beratcan şükriye gülsün güllü gülcan haticenur hayriye havva ferdane cemile büşra berna beyza begüm betül aysun ayşegül asuman neriman nebahat müzeyyen mürvet muazzez huriye safiye rukiye menderes cumali davut korhan lokman mürsel necmi satılmış seyit turhan ulaş yiğitcan",
  east_slavic_short:
    "лёха лёня саня санёк серёга толик колян витёк юрик жека димон вован вовка гоша катюха катюша маринка светка ленка наташка танюша ирка дашка машка настюха ксюха людка вадик андрюха андрюша валера валерка ванька костян софа тася уля эдик юлька яша ярик аля алёнка анька анюта ася варя глаша дуся инна клава любаша марьяна оксанка параска петрик федько юрась юрко явдоха соломійка мирося богданка василько грицько дзвінка іванка ілько катря мелася настуня стефко тарасик уласт христинка",
  latin_american:
    "jhordan yhonatan wandinha wanderley valdirene valdeci vanderlei uelinton thayane suelen sueli rosilene rosângela raimunda quitéria neusa neide nayane maycon maiara lucineide lindomar jucilene josenildo joelma jaciara ivonete erivaldo elisângela edvaldo dalva cleusa cleonice cleide claudemir cícero altagracia iratxe iñigo josune nekane oihane zulmira zuleica",
  south_asian_more:
    "akshara kamakshi balasubramaniam venkatesan saraswathi parvathi vasantha vijayalakshmi jayalakshmi subbulakshmi muthulakshmi murugan karthikeyan senthil kumaran ilango anbu selvam malarvizhi thenmozhi kayalvizhi ananthi devaki shobana geetha seetha lalitha padmini sundari thangam kanniamma chellamma rajesh naresh jignesh hetal jignasha komal kinjal riddhi shraddha swati tejal manpreet jaspreet simranjit baljit kuljit paramjit sukhwinder jaswinder",
  african_more:
    "temitayo tunde babatunde folake folasade bolanle biodun adebayo adesuwa aderonke ebere chinonso chidinma chidi chioma ikechukwu kenechukwu ugochi bashir efua thabo bongani nomsa zandile lindiwe kabelo lesego boitumelo",
  turkic_caucasian_cyrillic:
    "ильсур ильсия ильнар ильназ ильдар ильшат ильгиз ильяс рамиль рамиля рамзан рустам рустем ринат рафис рафаэль раиль радик равиль фарид фарида фаррух фархад фируза фатима хадижа хава хасан хусейн хачатур гульнара гульнар гульшат гульназ гульсина гузель гульмира камиль камила камилла карен каринэ армен ашот арсен артак арам ара айк акоп ованес рубен сурен тигран вазген гагик гурген самвел наири анаит асмик лусине гоар вахтанг гиви гия гоча зураб заза отар автандил нодар нугзар тамаз теймураз темур давид дато леван лаша нино нана манана мзия этери кетеван натела аслан аслана асланбек магомед магомедрасул муса мурад мурат мусса шамиль зелимхан заур залина зарема зарина зульфия зульфира зухра замира айгуль айгерим айнура айша алия алмаз азат азамат азиз аскар аскер ахмед ахмат амир амина асхат бахтияр бахыт батыр бекзат бато баир бадма балжима доржи цыден сэсэг эржена аюна оюна саян сарана дилмурод дильшод дильноза динара диляра ерлан ермек жанибек жанар жумабек ильхом искандер исмаил кайрат канат касым лейла мадина малика марат марьям махмуд мехмед мухаммад мухтар наргиз наргиза насиба нурлан нурсултан нурия ойбек отабек равшан раъно рахим рахмат садык саида салават салим салман санжар сардор саят талгат тахир улугбек умар усман фарход хабиб хамид шавкат шахзод шерзод эльвира эльдар эльмира эльнур эмин юлдуз юсуф ясмина санджай капитолина февронья зинаида лукерья прасковья евдокия агафья ефросинья аграфена пелагея снежана злата милана ульяна устинья любомир пахом прохор савелий тихон трофим фрол харитон эраст янина ядвига катюха катюша катюх настюша настёна ксюха дашка машка сашка пашка димон лёха вован толян колян санёк женёк вадик марик толик валера ваха вахо",
};
