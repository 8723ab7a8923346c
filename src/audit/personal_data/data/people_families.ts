import type { DemonymFamily } from "./demonym_families.ts";

/** Nouns for members of peoples and faiths, and rarer adjectives of nationality, by language. */
export const PEOPLE_FAMILIES: readonly DemonymFamily[] = [
  {
    // German: inhabitants in "-er"
    capitalised: true,
    endings: "|s|n|in|innen",
    stems: `Afghanistaner Albaner Algerier Amerikaner Angolaner Araber Argentinier Armenier Aserbaidschaner Äthiopier Australier Bangladescher Belgier Bolivianer Bosnier Brasilianer Chilene Ecuadorianer
      Engländer Eritreer Europäer Gambier Georgier Ghanaer Guineer Haitianer Holländer Inder Indonesier Iraker Iraner Isländer Israeli Italiener Ivorer Jamaikaner Japaner Jemenit Kambodschaner Kameruner
      Kanadier Kenianer Kolumbianer Koreaner Kosovare Kubaner Liechtensteiner Litauer Luxemburger Marokkaner Mazedonier Mexikaner Moldauer Montenegriner Namibier Nepalese Neuseeländer Niederländer Nigerianer
      Norweger Österreicher Pakistaner Palästinenser Peruaner Portugiese Puerto-Ricaner Rumäne Schweizer Senegalese Serbe Somalier Spanier Sudanese Südafrikaner Syrer Tansanier Thailänder Togoer
      Tunesier Ugander Ukrainer Uruguayer Venezolaner Vietnamese Weißrusse Zyprer Ägypter Libyer Sizilianer`,
  },
  {
    // German: weak nouns
    capitalised: true,
    endings: "e|en|in|innen",
    stems: `Afghan Bulgar Chines Dän Deutsch Est Finn Franzos Griech Ir Kasach Kirgis Kongoles Kroat Kurd Lett Libanes Mongol Nepales Portugies Rumän Russ Schott Schwed Senegales Serb Slowak
      Slowen Sudanes Tadschik Tatar Tschech Tschetschen Türk Turkmen Usbek Vietnames Chilen Kosovar Belaruss Brit Bosniak Jud Jesid Burmes Malt Jord`,
  },
  {
    capitalised: true,
    endings: "|en|in|innen|s",
    stems:
      "Katholik Protestant Alevit Buddhist Hinduist Atheist Baptist Methodist Adventist Sunnit Schiit Jemenit Mennonit Maronit Kopt Lutheraner Calvinist Jesuit Christ Pakistani Iraki Israeli Muslim",
  },
  { capitalised: true, endings: "|s|n|a|en|as", stems: "Muslim Muslima Hindu Sikh Roma Sinti Rom" },
  {
    // Dutch inhabitants
    capitalised: true,
    endings: "|s|en",
    stems: `Nederlander Vlaming Waal Duitser Engelsman Schot Zweed IJslander Litouwer Tsjech Slowaak Hongaar Roemeen Bulgaar Oekraïner Wit-Rus Moldaviër Serviër Kroaat Sloveen
      Bosniër Montenegrijn Macedoniër Albanees Kosovaar Griek Turk Cyprioot Italiaan Spanjaard Portugees Zwitser Oostenrijker Amerikaan Canadees Mexicaan Braziliaan Argentijn Chileen Colombiaan Peruaan
      Venezolaan Cubaan Surinamer Antilliaan Curaçaoënaar Arubaan Marokkaan Algerijn Tunesiër Libiër Egyptenaar Soedanees Ethiopiër Eritreeër Somaliër Keniaan Nigeriaan Ghanees Senegalees Kameroener
      Congolees Rwandees Angolees Zuid-Afrikaan Syriër Libanees Irakees Iraniër Afghaan Pakistaan Indiër Chinees Japanner Koreaan Vietnamees Filipijn Indonesiër Molukker Israëliër Palestijn Koerd Armeniër
      Georgiër Azerbeidzjaan Australiër Katholiek Protestant Moslim Boeddhist Hindoe Jood Sikh`,
  },
  {
    // Danish, Norwegian and Swedish believers and peoples that the adjectives leave out
    endings: "|a|t|e|s|na|ne|er|ere|erne|en|n",
    stems:
      "ateist agnostiker metodist adventist mormon pinsevenn pinsekristen sjiamuslim shiamuslim sunnimuslim kopt syrianer assyrier tjetjen tsjetsjener finlandssvensk jemenit jordaner gambier senegales kamerun haitier jamaican jamaikaner",
  },
  {
    // Spanish and Portuguese, that the others leave out
    endings: "o|a|os|as",
    stems:
      "haitian ucranian venezolan georgian armeni lituan esloven croat eslovac bosni macedoni montenegrin kosovar afgan jordan yemení etíop keniat ruandes angoleñ guinean beliceñ guyan jamaican trinitens malayo mongol kurd tibetan cristian anglican luteran metodist presbiterian mormon musulman católic cristã evangélic adventist moldav azerbaiyan kazaj uzbek siri libi ugandes ghanes togoles maurician caboverdian santomens",
  },
  {
    endings: "|s",
    stems: `cristão cristã cristãos alemão alemã alemães escocês afegão afegã romeno letão letã letões húngaro sírio síria sírios sérvio croata bielorrusso moldavo georgiano arménio armênio curdo haitiano israelita
      iraquiano jordano iemenita etíope queniano nigeriano ganês senegalesa togolês zimbabuano zambiano namibiano malgaxe indonésio indonésia tailandês filipino coreano vietnamita nepalês paquistanês bengali
      judeu judia judeus judias budista hindu ateu ateia mórmon católico evangélico estonio estonia letón letona lituano bielorruso moldavo húngaro chipriota tailandesa tailandés filipino indonesio vietnamita
      hindú hindúes ateo atea mormón`,
  },
  {
    // French nouns and adjectives that the others leave out
    french: true,
    endings: "|e|s|es",
    stems: `allemand espagnol afghan kurde catalan andorran monégasque luxembourgeois rwandais burundais soudanais angolais mauricien guinéen burkinabé nigérian nigérien tchadien comorien djiboutien mauritanien
      jordanien yéménite saoudien émirien qatari koweïtien népalais bangladais sri-lankais birman laotien mongol taïwanais thaïlandais philippin kazakh ouzbek azéri biélorusse moldave monténégrin macédonien
      kosovar albanais maltais chypriote lituanien estonien letton haïtien dominicain jamaïcain panaméen équatorien uruguayen paraguayen chrétien protestant anglican luthérien calviniste copte maronite chiite
      sunnite hindou sikh bouddhiste athée mormon évangélique baptiste adventiste`,
  },
  {
    // Italian, that the others leave out
    endings: "o|a|i|e|he|hi",
    stems: `lituan bieloruss kosovar montenegrin kazak uzbek afghan curd azer libanes giordan yemenit kuwaitian saudit libic sudanes kenian ugandes rwandes angolan mozambican ivorian senegales malian
      camerunens haitian domenican giamaican panamens bolivian uruguaian paraguaian ecuadorian filippin indonesian corean cristian protestant anglican luteran valdes buddist induist sikh ate mormon evangelic`,
  },
  { endings: "o|a|i|e", stems: "svizzer austriac letton eston" },
  {
    endings: "e|i",
    stems: "maltes singales srilankes congoles portoghes libanes sudanes ugandes senegales",
  },
  {
    // Polish inhabitants and believers
    capitalised: true,
    endings:
      "|a|owi|em|ie|owie|ów|om|ami|ach|iec|ca|cem|cy|ców|cowi|ka|ki|kę|ką|ce|ek|kom|kami|in|ini|ina|ini",
    stems: `Niem Ukrain Ukraini Białorusin Rosjan Rosjanin Litwin Łotysz Estoń Czech Słowak Węg Węgier Rumun Bułgar Serb Chorwat Sło Słoweni Bośniak Albań Alban Macedoń Grek Turek Turczyn Włoch Hiszpan Portugal
      Francuz Anglik Szkot Irland Brytyj Holender Belg Szwajcar Austria Duń Duńczyk Szwed Norweg Fin Island Amerykan Kanadyj Meksykan Brazylij Argentyń Kolumbij Peruwia Wenezuel Kuban Chińczyk Chin Japoń
      Koreań Wietnam Taj Filipiń Hindus Pakistań Afgań Irań Irakij Syryj Liba Libań Izrael Palestyń Egip Egipcjanin Marokań Tunezyj Algier Nigeryj Kenij Etiop Somalij Kongij Gruzin Ormianin Ormian Azer Kazach
      Uzbek Tatar Czeczen Kurd Rom Romn Cygan Żyd Żydów Polak Polk Łemk Kaszub Ślązak Ślązaczk`,
  },
  {
    endings: "|a|owi|em|ie|owie|ów|om|ami|ach|ka|ki|kę|ką|ce|ek|cy|ini",
    stems:
      "katolik katolicz protestant protestan ewangelik ewangelicz prawosław muzułmanin muzułman buddyst ateist baptyst adwentyst zielonoświątkow luteran kalwinist hinduist",
  },
  {
    // Czech and Slovak inhabitants
    capitalised: true,
    endings:
      "|a|ovi|em|om|i|e|é|u|y|ů|ov|ům|ech|ka|ky|ce|ku|kou|ek|kyně|ec|ce|ci|cem|com|covi|ců|cov|ic",
    stems: `Slovák Slovenk Češ Čech Moravan Slezan Němec Něm Nem Rakušan Rakúšan Polák Poliak Polk Poľk Maďar Ukrajin Rus Rusk Bělorus Bielorus Litev Litov Lotyš Eston Rumun Bulhar Srb Chorvat Chorvát Slovin Bosň Bosňan
      Albán Albán Makedon Řek Grék Turek Turk Tureč Ital Talian Španěl Španiel Portugal Francouz Francúz Angličan Skot Škót Ir Brit Nizozem Holanďan Belgičan Švýcar Švajčiar Dán Švéd Nor Fin Island Američan Kanaďan
      Mexičan Brazil Argentin Kolumbij Peruán Kubán Čín Číňan Japon Korej Korejec Vietnam Thaj Filipín Ind Pákistán Pakistan Afghán Afgan Írán Irán Iráčan Syřan Sýr Sýrčan Libanon Izrael Palestin Egypťan Maroč Maročan
      Tunis Alžír Nigerij Keňan Etiop Somál Konžan Gruzín Armén Arménec Kazach Uzbek Mongol Tatar Čečen Kurd Rom Róm Romk Žid Židovk Rusín Rusínk`,
  },
  {
    endings: "y|ý|a|á|e|é|ého|ej|ou|ém|om|ých|ych|ým|ými|u|ú|í|i",
    stems:
      "rusínsk rusínskej haitsk keňsk senegalsk konžsk lybijsk líbyjsk alžírsk tunisk tunisk jordánsk libanonsk izraelsk palestinsk kazašsk uzbeck tatarsk čečensk mongolsk thajsk filipínsk indonésk nepálsk bangladéšsk sudánsk ghansk islandsk dánsk švédsk norsk finsk belgick nizozemsk holandsk švýcarsk švajčiarsk lotyšsk litevsk litovsk estonsk bělorusk bielorusk moldavsk kosovsk černohorsk bosensk bosniansk argentinsk chilsk peruánsk kolumbijsk venezuelsk austrálsk novozélandsk kypersk maltsk luteránsk buddhistick budhistick hinduistick husitsk baptistick",
  },
  {
    endings: "|a|ovi|om|em|i|y|ov|ů|ka|ky|ku|kou|ek|ce",
    stems:
      "křesťan kresťan katolič katolík protestant evangelík luterán husit baptist muslim muslimk buddhist budhist hinduist ateist pravoslavn grékokatolík řeckokatolík adventist metodist mormon",
  },
  {
    // Hungarian, that the others leave out
    endings: "|ek|ok|ak|ot|et|at|t|nak|nek|ul|ül|i|ként|k|kat|ket|je|ja",
    stems: `magyar román lengyel osztrák szlovén bolgár cseh litván észt fehérorosz moldáv bosnyák montenegrói macedón albán koszovói holland belga svájci portugál ír brit dán norvég finn izlandi amerikai
      kanadai mexikói brazil argentin chilei kolumbiai perui kubai japán koreai vietnámi thai fülöp-szigeteki indiai pakisztáni bangladesi nepáli indonéz izraeli palesztin libanoni egyiptomi marokkói tunéziai
      algériai líbiai nigériai ghánai kenyai etióp szomáliai szudáni kongói dél-afrikai örmény grúz azeri kazah üzbég tatár mongol kurd evangélikus baptista unitárius görögkatolikus ortodox izraelita buddhista
      hindu ateista protestáns keresztény adventista szunnita síita`,
  },
  {
    // Romanian, that the others leave out
    endings: "|ă|i|e|ul|a|ului|ei|ii|ilor|elor|că|ce|ci|cul|ca|cului|ească|esc|ești|eașcă|easca",
    stems: `polonez rus austriac elvețian belgian olandez portughez irlandez scoțian danez suedez norvegian finlandez islandez estonian leton lituanian belarus sloven slovac ceh croat bosniac muntenegrean macedonean
      albanez kosovar cipriot american canadian mexican brazilian argentinian chilian columbian peruan cubanez japonez coreean thailandez filipinez indian pakistanez bangladeshian srilankez indonezian
      israelian palestinian libanez egiptean marocan tunisian algerian libian nigerian ghanez kenyan etiopian somalez sudanez congolez georgian armean azer kazah uzbec tătar mongol kurd țigan creștin
      protestant reformat luteran greco-catolic unitarian budist hindus ateu evanghelic iudeu mozaic`,
  },
  {
    // Finnish, that the others leave out
    endings: "nen|sen|sta|stä|set|sia|siä|sten|selle|sena|senä|sella|seksi|sesta|sestä|sille|silla",
    stems: `suomalai ruotsinsuomalai norjalai tanskalai islantilai itävaltalai sveitsiläi belgialai hollantilai alankomaalai slovakialai slovenialai bosnialai kosovolai makedonialai montenegrolai moldovalai valkovenäläi
      georgialai armenialai azerbaidžanilai kazakstanilai uzbekistanilai mongolialai israelilai palestiinalai libanonilai jordanialai jemeniläi tunisialai algerialai libyalai sudanilai ghanalai ugandalai ruandalai
      kongolai angolalai gambialai kamerunilai eteläafrikkalai senegalilai bangladeshilai srilankalai indonesialai malesialai taiwanilai uusiseelantilai argentiinalai chileläi kolumbialai perulai kuubalai venezuelalai
      haitilai kurdilai muslimilai luterilai helluntailai kristillinen`,
  },
  {
    endings: "|a|ä|n|t|en|ien|eja|ia|ille|lle|na",
    stems:
      "muslimi kristitty katolilainen buddhalainen hindu sikhi romani kurdi juutalainen ateisti baptisti adventisti mormoni luterilainen saamelainen ortodoksi",
  },
  {
    // Croatian and Serbian, that the others leave out
    capitalised: true,
    endings:
      "|a|u|om|em|i|e|ima|ka|ke|ki|ku|kinja|kinje|kinju|ica|ice|icu|in|ina|inu|inom|ac|ca|cu|cem|ci|aca",
    stems: `Austrijan Austrij Švicar Švicark Nizozem Nizozemk Belgij Belgijank Španjol Španjolk Portugal Grk Grkinj Bugar Bugark Rumunj Rumunjk Poljak Poljakinj Čeh Čehinj Slovak Slovakinj Rus Litav Latvijac Eston
      Šveđan Šveđank Norvež Norvežank Finkinj Irac Irk Škot Britan Amer Kanađan Kanađank Meksikan Brazil Brazilk Argentin Čilean Kolumbij Peruan Kin Kinez Kineskinj Japan Japank Korej Korejk Vijetnam Indij
      Indijk Pakistan Afgan Afganistan Iran Irank Iračan Iračank Sirij Sirijk Libanon Izrael Palestin Egipćan Egipćank Marokan Tunižan Alžir Nigerij Kenij Etiop Somalij Kurd Kurdkinj Armen Armenk Gruz Kosovar Kosovark
      Rom Romkinj Crnogor Bosan Bosank`,
  },
  {
    // Turkish, that the others leave out
    capitalised: true,
    endings: "|lar|ler|lara|lere|ların|lerin|ı|i|ım|im|yım|yim|dır|dir",
    stems: `Rus İtalyan İspanyol Portekizli Hollandalı Belçikalı İsviçreli Avusturyalı Polonyalı Çek Macar Rumen Sırp Hırvat Makedon Kosovalı Karadağlı Yunanlı Kıbrıslı İsveçli Norveçli Danimarkalı Finli İrlandalı İskoç
      Kanadalı Meksikalı Brezilyalı Arjantinli Kübalı Çinli Japon Koreli Vietnamlı Taylandlı Filipinli Hintli Hindistanlı Bangladeşli Nepalli Endonezyalı İsrailli Lübnanlı Ürdünlü Yemenli Suudi Tunuslu Cezayirli Libyalı
      Nijeryalı Ganalı Kenyalı Etiyopyalı Eritreli Senegalli Kongolu Kazak Tatar Çeçen Laz Zaza Roman Çingene Ortodoks Katolik Protestan Budist Hindu Ateist Şii Caferi Nusayri Yezidi Keldani`,
  },
  {
    // Russian and Ukrainian inhabitants
    endings:
      "|а|у|ом|ем|е|и|і|ы|ов|ів|ам|ами|ев|ец|ца|цу|цем|цы|ці|цев|ців|ка|ки|ку|кой|ою|ке|ок|ин|ина|ину|ином|янин|янка|яне|ян",
    stems: `украин україн белорус білорус молдаван молдован литов латыш латиш эстон естон поля поляк польк чех словак венгр угор румын румун болгар серб хорват словен албан македон грек турок турк
      итальян італій испан іспан португал француз англичан ирланд шотланд голланд бельгий бельгі швейцар австри немец немк німц німк датчан швед норвеж финн финк американ канад мексикан бразил аргентин кубин кубан китаец китая китаян японец
      японц корей корея вьетнам тайц индус индий пакистан афган иран иранк ирак сириец сирий палестин израильтян египтян марокк тунис алжир нигерий кениец эфиоп сомалий конгол грузин армян вірменин вірмен азербайджан казах
      казаш киргиз узбек узбеч таджик таджич туркмен татар чечен чечен дагестан ингуш осетин башкир чуваш еврей єврей цыган ром кумык лезгин католи мусульман православн буддист протестант баптист християн христиан атеист иудей`,
  },
  {
    // Greek adjectives and nouns
    endings: "ός|ή|ό|ού|ής|ούς|ές|ά|ών|οί|ικός|ική|ικό|ικής|ικού|ικών|ικά|ικές",
    stems:
      "ελλην γερμαν γαλλ ιταλ ισπαν αλβαν βουλγαρ ρουμαν τουρκ ρωσ ουκραν πολων βρεταν αγγλ αμερικαν συριακ αιγυπτιακ πακισταν ινδ κινεζ ορθοδοξ καθολικ μουσουλμαν εβραϊκ χριστιαν",
  },
  {
    capitalised: true,
    endings: "ός|ή|ού|οί|ών|ίδα|ίδας|ας|α|ες|ος|ου|οι|ων|ους|η|ης|ο",
    stems:
      "Έλλην Ελλην Γερμαν Γάλλ Ιταλ Ισπαν Αλβαν Βούλγαρ Ρουμάν Τούρκ Ρώσ Ρωσίδ Ουκραν Πολων Βρεταν Άγγλ Αμερικαν Σύρ Σύρι Αιγύπτι Πακισταν Ινδ Κινέζ Κύπρι Σέρβ Γεωργιαν Αρμέν Ορθόδοξ Καθολικ Μουσουλμάν Εβραί Χριστιαν",
  },
  {
    // Arabic: masculine and feminine, with the article and in the plural
    endings: "ي|ية|يا|يون|يين|يات",
    stems: `إمارات الإمارات سعود السعود مصر المصر سور السور لبنان اللبنان أردن الأردن عراق العراق فلسطين الفلسطين كويت الكويت قطر القطر بحرين البحرين عمان العمان يمن اليمن سودان السودان ليب الليب تونس التونس
      جزائر الجزائر مغرب المغرب موريتان صومال الصومال إيران الإيران ترك الترك باكستان الباكستان هند الهند فلبين الفلبين بنغلاديش أفغان الأفغان إثيوب إندونيس صين الصين يابان كور فرنس الفرنس بريطان البريطان ألمان الألمان
      إيطال إسبان أمريك الأمريك روس الروس أوكران كرد الكرد أرمن الأرمن سن السن شيع الشيع مسيح المسيح يهود اليهود بوذ هندوس قبط القبط درز الدرز`,
  },
  { endings: "|ة|ون|ين|ات", stems: "مسلم المسلم درزي علوي ماروني أرثوذكسي كاثوليكي بروتستانتي" },
];
