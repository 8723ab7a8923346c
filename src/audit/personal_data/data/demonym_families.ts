/** Stems of words for peoples and faiths, and how a language ends them. */
export interface DemonymFamily {
  /** Endings between bars; one of them may be empty. */
  readonly endings: string;
  readonly stems: string;
  /** The language writes these words with a capital. */
  readonly capitalised?: true;
  /** French, whose nouns for inhabitants have a capital, and whose adjectives have none. */
  readonly french?: true;
}

/** Adjectives of nationality and faith, lower case, by language. */
export const DEMONYM_FAMILIES: readonly DemonymFamily[] = [
  {
    // German
    endings: "|e|er|en|es|em",
    stems: `polnisch österreichisch rumänisch türkisch russisch syrisch ukrainisch amerikanisch chinesisch
      griechisch französisch italienisch spanisch portugiesisch kroatisch serbisch bosnisch albanisch
      kosovarisch bulgarisch ungarisch tschechisch slowakisch slowenisch niederländisch belgisch dänisch
      schwedisch norwegisch finnisch isländisch irisch schottisch britisch kanadisch mexikanisch
      brasilianisch argentinisch kolumbianisch peruanisch chilenisch venezolanisch kubanisch japanisch
      koreanisch vietnamesisch thailändisch philippinisch indonesisch indisch pakistanisch afghanisch
      iranisch irakisch libanesisch israelisch palästinensisch ägyptisch marokkanisch tunesisch algerisch
      libysch sudanesisch äthiopisch eritreisch somalisch kenianisch nigerianisch ghanaisch senegalesisch
      kongolesisch südafrikanisch australisch neuseeländisch georgisch armenisch aserbaidschanisch
      kasachisch estnisch lettisch litauisch belarussisch moldauisch kurdisch jüdisch muslimisch
      islamisch katholisch evangelisch protestantisch buddhistisch hinduistisch alevitisch jesidisch`,
  },
  {
    // French, by its four forms
    french: true,
    endings: "|e|s|es",
    stems: `polonais portugais français irlandais anglais écossais hollandais néerlandais finlandais islandais japonais
      thaïlandais taïwanais libanais sénégalais camerounais congolais gabonais ghanéen togolais béninois
      chinois danois suédois hongrois québécois roumain marocain mexicain américain cubain africain
      `,
  },
  {
    french: true,
    endings: "|s|ne|nes",
    stems: `italien syrien tunisien algérien égyptien libyen éthiopien ivoirien malien malgache haïtien
      brésilien colombien péruvien chilien vénézuélien bolivien équatorien argentin canadien australien
      norvégien autrichien ukrainien arménien géorgien lituanien estonien letton croate serbe bosnien
      iranien irakien palestinien indien pakistanien indonésien vietnamien cambodgien coréen européen`,
  },
  {
    french: true,
    endings: "|s",
    stems: `belge suisse russe turc turque grec grecque bulgare tchèque slovaque slovène croate serbe arabe kurde
      afghan afghane allemand allemande espagnol espagnole catholique protestant protestante juif juive
      musulman musulmane bouddhiste orthodoxe évangélique athée malgache`,
  },
  {
    // Spanish and Portuguese
    endings: "o|a|os|as",
    stems: `ecuatorian bolivian paraguay uruguay venezolan colombian peruan chilen argentin mexican cuban
      dominican hondureñ salvadoreñ panameñ puertorriqueñ brasileñ italian ruman polac rus ucranian
      turc grieg suec norueg chin filipin marroquin argelin tunecin egipci sirian iraquian
      sudafrican cameruñ gitan católic judí musulman búlgar húngar american
      african colombian romen ucranian polac brasileir angolan moçambican cabo-verdian cigan
      muçulman indian roman visigod celt fenici galleg vasc andaluz canari asturian valencian xiit açorian suíç austríac egípci líbi síri`,
  },
  {
    endings: "|s|a|as|es",
    stems: `español alemán francés inglés irlandés escocés portugués holandés danés finlandés japonés
      senegalés taiwanés libanés sudanés`,
  },
  {
    endings: "|s",
    stems: `alemana francesa inglesa irlandesa escocesa portuguesa holandesa danesa finlandesa japonesa
      senegalesa libanesa estadounidense nicaragüense costarricense canadiense marroquí iraní iraquí
      israelí paquistaní nigeriano belga croata vietnamita budista evangelista protestante ortodoxo
      ortodoxa evangélico evangélica hebrea judía judío checa checo húngara suiza suizo austríaca
      austríaco austriaca austriaco guatemalteca guatemalteco`,
  },
  {
    // Italian
    endings: "o|a|i|e",
    stems: `rumen polacc ucrain russ tunisin algerin marocchin egizian sirian eritre somal etiop nigerian
      peruvian ecuadorian colombian messican argentin brasilian cuban american african indian 
      filippin tedesc svizzer austriac croat serb bulgar grec turc macedon moldav georgian armen
      iranian irachen cattolic ortodoss ebraic musulman islamic`,
  },
  {
    endings: "e|i",
    stems: `frances ingles irlandes scozzes portoghes olandes danes svedes norveges finlandes ungheres
      albanes cines giappones thailandes ghanes senegales congoles camerunes canades
      libanes palestines bengales pakistan maltes sloven valdes`,
  },
  {
    // Dutch
    capitalised: true,
    endings: "e",
    stems: `pools oekraïens roemeens bulgaars hongaars tsjechisch slowaaks kroatisch servisch bosnisch
      albanees grieks turks marokkaans tunesisch algerijns egyptisch syrisch irakees iraans afghaans
      pakistaans indiaas chinees japans koreaans vietnamees thais indonesisch filipijns surinaams
      antilliaans braziliaans colombiaans mexicaans amerikaans canadees eritrees ethiopisch somalisch
      ghanees nigeriaans keniaans congolees zuid-afrikaans russisch spaans portugees italiaans frans
      belgisch zwitsers oostenrijks deens zweeds noors fins iers schots brits joods katholiek islamitisch
      boeddhistisch hindoestaans koerdisch armeens georgisch`,
  },
  {
    // Polish
    endings: "i|a|ie|iego|iej|im|imi|ich|ą|iemu",
    stems: `polsk ukraińsk białorusk rosyjsk niemieck francusk włosk hiszpańsk portugalsk rumuńsk bułgarsk węgiersk
      czesk słowack litewsk łotewsk estońsk chińsk japońsk koreańsk wietnamsk tajsk indyjsk pakistańsk
      afgańsk irańsk irack syryjsk tureck greck izraelsk palestyńsk egipsk marokańsk tunezyjsk
      algiersk nigeryjsk etiopsk somalijsk kenijsk amerykańsk kanadyjsk meksykańsk brazylijsk
      kolumbijsk peruwiańsk argentyńsk gruzińsk ormiańsk azerbejdżańsk kazachsk romsk żydowsk
      muzułmańsk katolick ewangelick protestanck`,
  },
  { endings: "y|a|e|ego|ej|ym|ych", stems: "prawosławn" },
  { endings: "|a|ów|owi|em|iem|u", stems: "grekokatolik katolik protestant buddyst ateist" },
  {
    capitalised: true,
    endings: "ees|ese|ezen",
    stems:
      "alban chin japan vietnam congol ghan sudan eritr canad portug liban nepal senegal malt taiwan",
  },
  {
    // Dutch, of faiths
    endings: "|e|en",
    stems: `gereformeerd hervormd protestants katholiek joods islamitisch boeddhistisch hindoeïstisch
      doopsgezind remonstrants luthers moslim moslima`,
  },
  {
    endings: "|er|en|e",
    stems: "evangelisch-lutherisch römisch-katholisch griechisch-orthodox freikirchlich",
  },
  {
    endings: "|es|s",
    stems:
      "marroquí iraní iraquí israelí pakistaní bangladesí saudí timorense guineense canadense israelense estadunidense são-tomense vietnamita moscovita",
  },
  {
    endings: "ês|esa|eses|esas",
    stems:
      "portugu ingl franc holand irland escoc dinamarqu noruegu finland polon chin japon senegal congol camaron liban sudan nepal tailand",
  },
  {
    endings: "o|a|os|as",
    stems:
      "sueco-finland suec dinamarques finlandes grec iraquian iranian nigerian paquistan angolan húngar checo-eslovac checo eslovac eslovén croat sérvi bósni búlgar espírit umbandist evangélic católic ortodox judaic budist hinduíst quilombol kosovar ugandes bengal",
  },
  { endings: "a|i|e|o", stems: "sloven venezuelan cilen camerunens copt maronit valdes" },
  {
    // Swedish, Danish and Norwegian adjectives
    endings: "|a|t|e|s",
    stems: `svensk dansk norsk finsk finländsk islandsk isländsk färöisk færøsk færøysk grönländsk grønlandsk samisk
      polsk tysk fransk engelsk brittisk britisk irländsk irsk skotsk walesisk italiensk spansk portugisisk grekisk
      græsk gresk turkisk tyrkisk rysk russisk ukrainsk rumänsk rumænsk rumensk bulgarisk bulgarsk ungersk ungarsk
      tjeckisk tjekkisk tsjekkisk slovakisk slovensk kroatisk serbisk bosnisk albansk kosovoalbansk makedonsk
      estnisk estisk lettisk latvisk litauisk syrisk irakisk iransk afghansk afgansk libanesisk palestinsk
      palæstinensisk israelisk israelsk egyptisk marockansk marokkansk tunisisk tunesisk algerisk libysk eritreansk
      eritreisk etiopisk somalisk sudanesisk sudansk kenyansk kenyask nigeriansk ghanansk ghanesisk gambisk kongolesisk
      congolesisk ugandisk sydafrikansk sørafrikansk indisk pakistansk bangladeshisk srilankesisk srilankisk tamilsk nepalesisk
      nepalsk kinesisk japansk koreansk vietnamesisk thailändsk thailandsk filippinsk indonesisk burmesisk amerikansk
      kanadensisk canadisk kanadisk mexikansk mexicansk meksikansk kubansk cubansk brasiliansk argentinsk chilensk
      colombiansk peruansk boliviansk australisk australsk nyzeeländsk newzealandsk judisk jødisk muslimsk katolsk
      protestantisk luthersk luthersk-evangelisk buddhistisk hinduisk hinduistisk kurdisk assyrisk armenisk armensk georgisk
      tatarisk kazakisk belarusisk hviderussisk hviterussisk`,
  },
  {
    // Inhabitants and believers in the same languages
    endings: "|n|en|e|er|ne|ene|erne|arna|ar|na|s",
    stems: `polack polak polakk jude jøde muslim katolik katolikk kurd kurder syrier syrer irakier iraker iranier iraner
      afghan afghaner somalier eritrean eritreer etiopier etioper sudanes sudaneser kenyan kenyaner nigerian nigerianer
      ghanes ghaneser libanes libaneser palestinier palestiner palæstinenser egyptier egypter marockan marokkaner tunisier
      tuneser algerier svensker dansker nordmann nordmand norrman islänning islænding islending grönländare grønlænder
      tysker fransman franskmand franskmann engelsman englænder engelskmann irländare italienare italiener spanjor spanier
      spanjol portugis portugiser grek græker greker turk tyrk tyrker ryss russer ukrainare ukrainer rumän rumæner rumener
      bulgar bulgarer ungrare ungarer tjeck tjekke tsjekker slovak kroat serb serber bosnier albaner makedon estländare
      lettländare litauer finländare indier inder pakistanier pakistaner bangladeshare tamil kines kineser japaner
      korean koreaner vietnames vietnameser thailändare filippinare filippiner indones indoneser amerikan amerikaner
      kanadensare canadier kanadier mexikan mexicaner brasilian brasilianer argentinare chilenare chilener colombian
      colombianer buddhist hindu sikh protestant lutheran baptist pingstvän `,
  },
  {
    // Finnish
    endings: "nen|sen|sta|stä|set|sia|siä|sten|selle|sena|senä",
    stems: `ruotsalai venäläi virolai saksalai ranskalai englantilai brittiläi irlantilai skotlantilai italialai
      espanjalai portugalilai kreikkalai turkkilai ukrainalai puolalai unkarilai romanialai bulgarialai tšekkiläi
      latvialai liettualai serbialai kroatialai albanialai syyrialai irakilai iranilai afganistanilai somalialai
      eritrealai etiopialai nigerialai kenialai marokkolai egyptiläi kiinalai japanilai korealai vietnamilai
      thaimaalai filippiiniläi intialai pakistanilai nepalilai amerikkalai kanadalai meksikolai brasilialai
      australialai juutalai katolilai ortodoksi saamelai`,
  },
  {
    // Croatian and Serbian
    endings: "i|a|o|og|oga|om|ome|oj|u|e|ih|im|ima",
    stems: `hrvatsk srpsk bosansk slovensk njemačk nemačk talijansk italijansk francusk englesk britansk irsk škotsk
      španjolsk špansk portugalsk grčk tursk rusk ukrajinsk poljsk češk slovačk mađarsk rumunjsk rumunsk bugarsk
      makedonsk crnogorsk albansk kosovsk američk kanadsk kinesk japansk korejsk indijsk pakistansk nepalsk filipinsk
      sirijsk iračk iransk afganistansk afgansk egipatsk marokansk židovsk jevrejsk muslimansk islamsk katoličk
      rimokatoličk pravoslavn protestantsk romsk budističk`,
  },
  {
    capitalised: true,
    endings: "|a|u|om|i|e|ima",
    stems: `Hrvat Hrvatic Srbin Srpkinj Bošnjak Bošnjakinj Slovenk Njemic Talijan Talijank Francuz Francuskinj Englez
      Engleskinj Ruskinj Ukrajink Albank Mađar Mađaric Romkinj Židov Židovk Jevrej Jevrejk Nepalk Filipink
      Crnogork Makedonk Amerikank Turčin Turkinj`,
  },
  {
    capitalised: true,
    endings: "ac|ca|cu|cem|ci|aca|cima",
    stems: "Sloven Nijem Nem Albanes Ukrajin Alban Nepal Filipin Crnogor Makedon Amerikan Pakistan",
  },
  {
    endings: "|a|u|om|i|e|ima|ka|ke|ku|kinja|kinje",
    stems: "musliman katolik protestant budist baptist adventist ateist",
  },
  { endings: "ac|ca|cu|cem|ci|ka|ke|ku", stems: "pravoslav" },
  {
    // Slovak and Czech
    endings: "y|ý|a|á|e|é|ého|eho|ej|ou|ém|om|ých|ych|ým|ymi|ými|u|ú|í|i",
    stems: `slovensk česk poľsk polsk maďarsk ukrajinsk rusk nemeck německ rakúsk rakousk francúzsk francouzsk taliansk
      italsk španielsk španělsk portugalsk anglick britsk írsk irsk škótsk skotsk gréck řeck tureck bulharsk rumunsk
      srbsk chorvátsk chorvatsk slovinsk albánsk macedónsk vietnamsk čínsk japonsk kórejsk korejsk indick pakistansk
      afgansk afghánsk sýrsk syrsk irack iránsk íránsk egyptsk marock etiópsk somálsk nigérijsk americk kanadsk mexick
      brazílsk brazilsk kubánsk židovsk moslimsk muslimsk katolíck katolick rímskokatolíck gréckokatolíck evanjelick
      evangelick pravoslávn protestantsk rómsk romsk gruzínsk arménsk kurdsk`,
  },
  {
    capitalised: true,
    endings: "|a|ovi|om|i|ia|ov|ka|ky|ku|kou|ek|kyňa",
    stems:
      "Slovák Čech Češ Poliak Poľ Polák Maďar Róm Žid Srb Chorvát Bulhar Rumun Turek Grék Talian Francúz",
  },
  {
    capitalised: true,
    endings: "ec|ca|covi|com|ci|cov|ka|ky|ku",
    stems: "Ukrajin Nem Vietnam Filipín Španiel Japon Afgan Albán Kórej",
  },
  {
    endings: "|a|ovi|om|i|ov|ka|ky|ku",
    stems: "katolík evanjelik moslim muslim budhist pravoslávnik ateist baptist evangelík",
  },
  {
    // Hungarian
    endings: "|ek|ok|ak|ot|et|at|nak|nek|ul|ül",
    stems:
      "lengyel német szlovák ukrán orosz szerb horvát zsidó cigány katolikus református evangélikus muszlim muzulmán szír iraki iráni afgán kínai török görög olasz francia spanyol angol skót svéd",
  },
  {
    // Romanian
    endings: "|ă|i|e|ul|ului|ii|ilor|ească|esc|ești",
    stems:
      "român românc maghiar ucrainean ucrainc german francez englez italian spaniol portughez grec turc bulgar sârb evreu ortodox catolic musulman penticostal baptist adventist sirian irakian iranian afgan chinez vietnamez nepalez moldovean",
  },
  {
    // Turkish
    capitalised: true,
    endings: "|lar|ler|lara|lere|ların|lerin|ım|im|yım|yim",
    stems:
      "Suriyeli Iraklı İranlı Afgan Türk Kürt Alevi Sünni Müslüman Yahudi Hristiyan Hıristiyan Ermeni Süryani Alman Fransız İngiliz Ukraynalı Azeri Gürcü Bulgar Yunan Amerikalı Çerkes Boşnak Arnavut Özbek Türkmen Kırgız Pakistanlı Somalili Sudanlı Mısırlı Faslı Filistinli Ezidi",
  },
  {
    // Russian and Ukrainian
    endings: "ий|ая|ое|ого|ому|им|ом|ой|ую|ие|их|ими|ою|а|е|і|их|ої|у",
    stems: `русск украинск українськ польськ польск немецк німецьк французск французьк английск англійськ итальянск італійськ
      испанск іспанськ румынск румунськ болгарск болгарськ венгерск угорськ чешск чеськ словацк словацьк сербск сербськ
      хорватск турецк турецьк греческ грецьк грузинск грузинськ армянск вірменськ азербайджанск казахск узбекск таджикск
      киргизск татарск татарськ чеченск чеченськ еврейск єврейськ сирийск сирійськ иранск афганск афганськ китайск
      китайськ японск японськ корейск корейськ вьетнамск індійськ индийск пакистанск американск американськ белорусск
      білоруськ молдавск молдовськ мусульманск мусульманськ католическ католицьк православн иудейск`,
  },
  {
    endings: "|а|у|ом|е|ы|и|ов|ам|ами|ів|ка|ки|ку|кой|ою",
    stems:
      "мусульманин католик протестант баптист буддист иудей грузин армян татарин чеченец таджик узбек казах киргиз цыган серб хорват болгар румын",
  },
  {
    // Spanish and Portuguese, by other endings
    endings: "|a|es|as|is",
    stems:
      "español catalán aragonés leonés mallorquín menorquín espanhol ismaelita galaico açoriano",
  },
  {
    endings: "|s",
    stems: "espanhóis espanholas catalana catalanes ismaelita ismaelitas ismailí madeirense",
  },
  {
    endings: "o|a|os|as",
    stems: "galeg basc catalã judai umband candombleci paraguai bolivian equatorian norte-american",
  },
  {
    // French peoples of France and of long ago
    french: true,
    endings: "|s|e|es|ne|nes",
    stems:
      "breton alsacien savoyard catalan normand auvergnat occitan flamand wallon kabyle berbère basque corse ivoirien tchétchène tatare ouïghour tibétain druze alaouite yézidi sunnite chiite",
  },
  {
    // Italian peoples of long ago, which have a capital
    capitalised: true,
    endings: "i",
    stems:
      "Longobard Etrusc Normann Celt Ostrogot Visigot Vandal Unn Vichingh Bizantin Saracen Ottoman Fenic Cartagines Sabin Sannit Sard Rom",
  },
  {
    endings: "o|a|i|e",
    stems: "sard sicilian friulan ladin longobard etrusc normann bizantin ottoman",
  },
  {
    capitalised: true,
    endings: "|s|er|ern",
    stems:
      "Christen Heiden Wikinger Germanen Kelten Römer Sorben Friesen Donauschwaben Siebenbürger Sudetendeutsche Sudetendeutschen Spätaussiedler",
  },
  {
    // Swedish, Danish and Norwegian peoples of long ago, and those of the north
    endings: "|en|ar|er|arna|erne|ene|arnas|ernes|s",
    stems: "viking kelt samer kven tornedaling",
  },
  {
    // Czech and Slovak women, and the plurals of believers
    capitalised: true,
    endings: "ka|ky|ce|ke|ku|kou|ek|iek|kám|kách|kami",
    stems:
      "Židov Češ Slovák Slovens Polá Pol Poľ Němeč Nem Ruš Rus Ukrajin Maďar Vietnam Rom Róm Rakušan Rakúšan Francouz Francúz Angličan Ital Talian Španěl Španiel Řek Grék Tureč Chorvat Chorvát Srb Bulhar Rumun Američan Číňan Japon Syřan Arab Běloruš Slovin Litev Lotyš Eston Gruzín Armén",
  },
  {
    endings: "|é|i|y|ů|ech|om|ům|ovia|ovi|a|em",
    stems: "husit katolík evangelík evanjelik protestant luterán kalvinist buddhist budhist ateist",
  },
  {
    // Polish groups of faith and origin, with their adjectives
    endings: "y|a|e|ego|ej|ym|ych|i|ie|iego|iej|im|ich|ą",
    stems:
      "łemkowsk kaszubsk śląsk romsk tatarsk karaimsk ormiańsk unick luterańsk kalwińsk buddyjsk hinduistyczn prawosławn greckokatolick rzymskokatolick staroobrzędow",
  },
  {
    // Romanian, with the plurals and the women that stems change for
    endings: "|i|ii|ilor|ul|ului|ă|ă|e|ele|elor|oaică|oaice|oaica|oaicele|că|ca|ce|cele",
    stems:
      "aromân ungur bulgar grec sârb turc rus ucrainean moldovean ardelean oltean bucovinean tătar secui român maghiar polon ceh slovac armean lipovean istroromân meglenoromân",
  },
  {
    endings: "esc|ească|ești|ească|easca|escul|eștii",
    stems:
      "bulgăr ungur nemț franțuz turc rus grec sârb polon român chinez englez evrei tătăr săs secui armen ucrain moldoven arăb american",
  },
  {
    endings: "|i|ii|ilor|oaică|oaice",
    stems: "neamț nemț franțuz șvab aromâni sași sașii sașilor evrei evreii evreilor evreică",
  },
  {
    // Finnish peoples and faiths, with the adjectives of faith
    endings: "nen|sen|sta|stä|set|sia|siä|sten|selle|sena|senä|sille|silla",
    stems:
      "karjalai saamelai inkeriläi kveeni vepsäläi mordvalai udmurtti hämäläi ortodoksi katoli luterilai kristilli islamilai hindulai muslimi juutalai helluntailai lestadiolai vanhoillislestadiolai",
  },
  { endings: "|n|t|ja|jen|a|lle", stems: "viikinki kolttasaamelainen saami" },
  {
    // Russian and Ukrainian peoples
    endings: "|а|у|ом|ов|ы|и|ам|ами|ах|ів|ка|ки|ку|кой|кою|ок",
    stems:
      "карел вепс мордвин удмурт якут бурят калмык тувин хакас эвенк черкес кабардин балкар абхаз аджар езид гагауз русин лемк гуцул викинг варяг половц старообрядец старовер ингерманланд карачаев ногай ненец чукч коряк эвен нанай ительмен манси ханты",
  },
  {
    endings: "ий|ая|ое|ого|ому|им|ом|ой|ую|ие|их|ими|а|е|і|ої|у|ою|ій",
    stems:
      "грузинск карельск вепсск удмуртск якутск бурятск калмыцк тувинск осетинск абхазск дагестанск ингушск башкирск чувашск мордовск цыганск ромск арабск курдск греческ кримськотатарськ крымскотатарск ромськ циганськ арабськ курдськ молдавськ литовськ литовск латышск латиськ эстонск естонськ финск фінськ шведск шведськ норвежск норвезьк датск данськ голландск голландськ австрийск австрійськ швейцарск швейцарськ португальск португальськ албанск албанськ словенск македонск туркменск монгольск монгольськ израильск ізраїльськ палестинск палестинськ иракск іракськ ліванськ ливанск египетск єгипетськ марокканск нигерийск нігерійськ кубинск мексиканск бразильск бразильськ буддийск буддійськ лютеранск баптистськ шиитск суннитск грекокатолицьк казацьк",
  },
  {
    // Turkish adjectives and peoples that live there
    capitalised: true,
    endings: "|lar|ler|ların|lerin|lara|lere|a|e|ı|i|u|ü|yım|yim|ım|im|dır|dir",
    stems:
      "Suriyeli Türk Kürt Çerkes Pomak Gürcü Abhaz Arap Rum Ermeni Süryani Levanten Boşnak Tahtacı Yörük Alevi Bektaşi Hanefi Şafii Müslüman Musevi Hristiyan Bahai Ateist Deist Ülkücü Kemalist Filistinli Lübnanlı Ukraynalı Bosnalı Makedonyalı Özbekistanlı Türkmenistanlı Kırgızistanlı Kazakistanlı Azerbaycanlı Koreli Taylandlı",
  },
  {
    // Indonesian peoples and faiths, as Indonesian and Malay write them
    capitalised: true,
    endings: "",
    stems:
      "Jawa-Sunda Minangkabau Minang Batak Bugis Betawi Dayak Tionghoa Melayu Sasak Toraja Asmat Dani Makassar Banjar Katolik Kristen Protestan Hindu Buddha Konghucu Muslim Muslimah Nasrani Ahmadiyah Syiah Suni",
  },
];
