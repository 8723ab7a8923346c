/**
 * Novels, plays, films and series that much is asked about, and who acts in them, a work a line:
 * titles; names that only this work has; names that others bear, too. Lower case without marks, by
 * the parts that texts use, `|` between. From general knowledge.
 */
export const WORKS_AND_CASTS = `
divina commedia|divine comedy|gottliche komodie|divine comedie|divina comedia|inferno|paradiso|purgatorio;dante alighieri;dante|virgilio|beatrice|virgil|virgile|vergil
the good soldier svejk|dobry vojak svejk|osudy dobreho vojaka svejka|braver soldat schwejk;svejk|svejka|schwejk|josef svejk
pride and prejudice|stolz und vorurteil|orgueil et prejuges|orgullo y prejuicio|duma i uprzedzenie;elizabeth bennet|mr darcy|fitzwilliam darcy|mr bingley|mrs bennet|lady catherine de bourgh|mr wickham|jane bingley|caroline bingley;darcy|bingley|wickham|bennet|jane|lydia|lizzy|collins|charlotte|charlotte lucas|jane bennet|lydia bennet|kitty|mary|georgiana
sense and sensibility;elinor dashwood|marianne dashwood|john willoughby|colonel brandon|edward ferrars|lucy steele;elinor|marianne|willoughby|brandon|lucy
emma woodhouse;emma woodhouse|mr knightley|frank churchill|jane fairfax|miss bates;emma|harriet|knightley|elton
jane eyre;jane eyre|mr rochester|edward rochester|bertha mason|st john rivers|adele varens|helen burns;jane|rochester|bertha|adele|helen
wuthering heights|sturmhohe|hurlevent|cumbres borrascosas;heathcliff|catherine earnshaw|hindley earnshaw|edgar linton|isabella linton|nelly dean;catherine|cathy|hindley|edgar|linton|isabella|hareton|nelly|lockwood
great expectations;miss havisham|abel magwitch|joe gargery|philip pirrip|bentley drummle|wemmick|magwitch|havisham;pip|estella|joe|jaggers|biddy|herbert|herbert pocket|orlick|compeyson
oliver twist;oliver twist|fagin|bill sikes|artful dodger|mr bumble|mr brownlow;oliver|nancy|sikes|brownlow|monks
a christmas carol;ebenezer scrooge|scrooge|bob cratchit|tiny tim|jacob marley;cratchit|marley|fred|fezziwig
david copperfield novel;wilkins micawber|mr micawber|uriah heep|betsey trotwood|peggotty;david|agnes|dora|steerforth
a tale of two cities;sydney carton|charles darnay|madame defarge|lucie manette|doctor manette;carton|darnay|lucie|defarge
frankenstein;victor frankenstein|frankenstein|henry clerval|robert walton;victor|elizabeth|clerval|justine|walton
dracula;count dracula|dracula|van helsing|jonathan harker|mina harker|mina murray|lucy westenra|renfield;mina|lucy|harker|jonathan|seward|quincey
sherlock holmes;sherlock holmes|sherlock|dr watson|doctor watson|john watson|professor moriarty|moriarty|mycroft|mycroft holmes|irene adler|inspector lestrade|lestrade|mrs hudson;holmes|watson|adler|baskerville
poirot;hercule poirot|poirot|miss marple|jane marple|captain hastings|chief inspector japp|roger ackroyd;marple|hastings|ackroyd
to kill a mockingbird|mockingbird;atticus finch|atticus|scout finch|jem finch|boo radley|bob ewell|mayella ewell|calpurnia;scout|jem|dill|tom robinson|radley|mayella|ewell|miss maudie
the great gatsby|great gatsby|gatsby;jay gatsby|gatsby|nick carraway|daisy buchanan|tom buchanan|myrtle wilson;nick|daisy|tom|jordan|jordan baker|myrtle|wilson
the catcher in the rye|catcher in the rye;holden caulfield|phoebe caulfield|allie caulfield;holden|phoebe|stradlater|ackley|jane gallagher
of mice and men;lennie small|george milton|curley's wife;lennie|george|curley|candy|slim|crooks
the grapes of wrath;tom joad|ma joad|jim casy;joad|casy
;;ralph|jack|piggy|simon|roger
animal farm|farm der tiere|folwark zwierzecy;old major;napoleon|snowball|squealer|boxer|mr jones|benjamin|clover|mollie
1984|nineteen eighty four;winston smith|big brother|emmanuel goldstein;winston|julia|o'brien|o brien|parsons
brave new world;bernard marx|lenina crowne|mustapha mond|helmholtz watson;bernard|lenina|john the savage|john
fahrenheit 451;guy montag|montag|clarisse mcclellan|captain beatty|mildred montag;clarisse|beatty|mildred|faber
the handmaid's tale|handmaid;offred|serena joy|aunt lydia;moira|nick|luke|ofglen
harry potter|hogwarts;harry potter|hermione granger|hermione|ron weasley|albus dumbledore|dumbledore|severus snape|snape|voldemort|draco malfoy|malfoy|sirius black|rubeus hagrid|hagrid|ginny weasley|minerva mcgonagall|mcgonagall|neville longbottom|luna lovegood|bellatrix lestrange|dolores umbridge|remus lupin|dobby|lily potter|james potter;harry|ron|ginny|sirius|neville|luna|lupin|dudley|petunia
the lord of the rings|lord of the rings|herr der ringe|seigneur des anneaux|senor de los anillos;frodo|frodo baggins|bilbo|bilbo baggins|gandalf|samwise gamgee|aragorn|legolas|gimli|boromir|sauron|saruman|gollum|galadriel|arwen|elrond|faramir|eowyn|theoden;sam|merry|pippin|strider
game of thrones|ice and fire;jon snow|daenerys|daenerys targaryen|tyrion|tyrion lannister|cersei|cersei lannister|jaime lannister|arya|arya stark|sansa stark|ned stark|eddard stark|robb stark|bran stark|theon greyjoy|joffrey|petyr baelish|varys|stannis;sansa|robb|bran|jaime|ned|stark|lannister|robert
the hunger games|hunger games|tribute von panem;katniss|katniss everdeen|peeta|peeta mellark|gale hawthorne|haymitch|effie trinket|president snow|primrose everdeen;gale|effie|cinna|prim|rue
twilight saga;bella swan|edward cullen|carlisle cullen|alice cullen;bella|edward|jacob|alice
narnia;aslan|lucy pevensie|edmund pevensie|peter pevensie|susan pevensie|mr tumnus;lucy|edmund|peter|susan|tumnus
alice in wonderland|alice's adventures|alice im wunderland;mad hatter|cheshire cat|white rabbit|queen of hearts;alice|hatter|dinah
peter pan;peter pan|captain hook|tinker bell|tinkerbell|wendy darling|mr smee;wendy|michael|john
little women|betty und ihre schwestern|mujercitas;jo march|amy march|beth march|meg march|theodore laurence|professor bhaer;jo|amy|beth|meg|laurie|marmee
anne of green gables|green gables;anne shirley|marilla cuthbert|matthew cuthbert|gilbert blythe|diana barry;anne|marilla|matthew|gilbert|diana
huckleberry finn|tom sawyer;huckleberry finn|huck finn|tom sawyer|aunt polly|becky thatcher|injun joe;huck|tom|jim|becky|polly
moby dick|moby-dick;captain ahab|ahab|ishmael|queequeg;stubb|flask|pip
the scarlet letter|scarlet letter;hester prynne|arthur dimmesdale|dimmesdale|roger chillingworth|chillingworth;hester|pearl
the crucible;abigail williams|elizabeth proctor|reverend hale|giles corey;abigail|john proctor|proctor|mary warren|parris|tituba|danforth
death of a salesman;willy loman|linda loman|biff loman|happy loman;willy|biff|linda|happy|bernard
a streetcar named desire|streetcar;blanche dubois|stanley kowalski|stella kowalski;blanche|stanley|stella|mitch
the glass menagerie;amanda wingfield|laura wingfield|tom wingfield;laura|tom|amanda
hamlet;hamlet|ophelia|laertes|polonius|horatio|gertrude|claudius|rosencrantz|guildenstern|fortinbras;yorick
macbeth;macbeth|lady macbeth|banquo|macduff;duncan|malcolm|fleance
romeo and juliet|romeo und julia|romeo et juliette|romeo y julieta|romeo e giulietta|romeo i julia;romeo montague|juliet capulet|mercutio|tybalt|friar laurence;romeo|juliet|julia|juliette|julieta|giulietta|paris|benvolio|rosaline
othello;othello|desdemona|iago|cassio;emilia|brabantio|roderigo
king lear;king lear|cordelia|goneril;regan|edmund|edgar|kent|gloucester
a midsummer night's dream|midsummer night|sommernachtstraum;puck|titania|oberon|hermia|lysander|nick bottom;helena|demetrius|bottom|theseus
twelfth night;malvolio|orsino;viola|olivia|sebastian|toby
the merchant of venice|merchant of venice;shylock|bassanio;portia|antonio|jessica|lorenzo
the tempest;prospero|caliban;miranda|ariel|ferdinand
much ado about nothing;benedick|dogberry;beatrice|hero|claudio|don pedro
faust;faust|mephisto|mephistopheles|gretchen|heinrich faust;margarete|wagner|marthe|valentin
woyzeck;woyzeck|franz woyzeck;marie|andres|hauptmann
nathan der weise;nathan der weise|sultan saladin|recha;nathan|daja|saladin
kabale und liebe;ferdinand von walter|luise millerin|lady milford|sekretar wurm;ferdinand|luise|wurm|miller
die rauber;karl moor|franz moor|amalia von edelreich;karl|franz|amalia|spiegelberg
die leiden des jungen werther|werther;werther;lotte|albert|wilhelm
effi briest;effi briest|geert von innstetten|innstetten|major crampas|crampas|roswitha;effi|gieshubler|annie
buddenbrooks;thomas buddenbrook|tony buddenbrook|hanno buddenbrook|christian buddenbrook|buddenbrook;thomas|tony|hanno|christian|gerda
der prozess|the trial;josef k;josef|leni|titorelli
die verwandlung|the metamorphosis|metamorphosis|la metamorfosis|la metamorphose;gregor samsa|grete samsa|samsa;gregor|grete
homo faber;walter faber|hanna landsberg;faber|sabeth|hanna
der besuch der alten dame|besuch der alten dame;claire zachanassian|alfred ill|zachanassian;claire|ill
der sandmann;nathanael|coppelius|coppola;clara|lothar|olimpia
emilia galotti;emilia galotti|odoardo galotti|grafin orsina|marinelli;emilia|odoardo|appiani
les miserables;jean valjean|valjean|javert|cosette|fantine|marius pontmercy|thenardier|eponine|gavroche|enjolras;marius
notre-dame de paris|hunchback of notre;quasimodo|claude frollo|frollo;esmeralda|phoebus
madame bovary;emma bovary|madame bovary|charles bovary|rodolphe boulanger|monsieur homais|homais;emma|charles|rodolphe|leon|berthe
l'etranger|the stranger|el extranjero;meursault|raymond sintes|marie cardona;marie|raymond|salamano
le petit prince|the little prince|der kleine prinz|el principito;petit prince;renard
germinal;etienne lantier|catherine maheu|maheu|souvarine;etienne|catherine|chaval
le rouge et le noir;julien sorel|madame de renal|mathilde de la mole;julien|mathilde
candide;candide|cunegonde|pangloss|cacambo;martin
tartuffe;tartuffe|orgon|elmire|dorine;mariane|damis|cleante
les trois mousquetaires|three musketeers|drei musketiere;d'artagnan|athos|porthos|aramis|milady de winter|cardinal richelieu;constance|planchet
le comte de monte-cristo|count of monte cristo;edmond dantes|edmond dantes|fernand mondego|danglars|villefort|abbe faria|mercedes herrera;mercedes|haydee|albert
cyrano;cyrano de bergerac|cyrano;roxane|christian|ragueneau
don quijote|don quixote|don quichotte;don quijote|don quixote|sancho panza|sancho|dulcinea|rocinante|alonso quijano;sanson
cien anos de soledad|one hundred years of solitude|hundert jahre einsamkeit;aureliano buendia|jose arcadio buendia|ursula iguaran|melquiades|remedios la bella|amaranta buendia;aureliano|ursula|amaranta|rebeca|remedios
la casa de bernarda alba|bernarda alba;bernarda alba|pepe el romano|la poncia;bernarda|angustias|martirio|adela|magdalena|amelia
la celestina;celestina|calisto|melibea|parmeno|sempronio;elicia
el lazarillo|lazarillo de tormes;lazarillo|lazaro de tormes;lazaro
la divina commedia|divine comedy|inferno;francesca da rimini|paolo malatesta|beatrice portinari;beatrice|virgilio|francesca|paolo
i promessi sposi|promessi sposi;renzo tramaglino|lucia mondella|don abbondio|don rodrigo|fra cristoforo|innominato|perpetua;renzo|lucia|agnese
pinocchio;pinocchio|geppetto|mangiafuoco|mastro ciliegia|lucignolo;
os maias;carlos da maia|maria eduarda|joao da ega|afonso da maia;carlos|eduarda|ega
dom casmurro;bentinho|capitu|bento santiago;escobar|ezequiel
memorias postumas;bras cubas|quincas borba;virgilia|marcela
max havelaar;max havelaar|batavus droogstoppel|saidjah|adinda;tine
pan tadeusz;tadeusz soplica|jacek soplica|zosia horeszko|telimena|gerwazy|robak|ksiadz robak;tadeusz|zosia|hrabia
lalka|powieść lalka;stanislaw wokulski|wokulski|izabela lecka|rzecki|ignacy rzecki|starski;lalka|izabela|stawska|lecka|łecka|łęcka
wesele;pan mlody|racheli|stanczyk|wernyhora;jasiek|rachela|maryna
quo vadis;marek winicjusz|winicjusz|ligia|petroniusz|chilon chilonides|ursus;neron|piotr
krzyzacy;zbyszko z bogdanca|macko z bogdanca|danusia|jurand ze spychowa|jurand|jagienka;zbyszko|macko
zbrodnia i kara|crime and punishment|schuld und suhne|crime et chatiment|crimen y castigo|delitto e castigo|преступление и наказание;raskolnikov|raskolnikow|rodion raskolnikov|sonya marmeladova|sonia marmeladov|porfiry petrovich|porfirij|svidrigailov|dunya|marmeladov|razumikhin|раскольников|родион раскольников|соня мармеладова|порфирий петрович|свидригайлов|мармеладов|разумихин|лужин|алёна ивановна|алена ивановна;sonya|sonia|rodion|соня|дуня|родион
the brothers karamazov|brothers karamazov|bruder karamasow|братья карамазовы;karamazov|dmitri karamazov|ivan karamazov|alyosha karamazov|fyodor karamazov|smerdyakov|grushenka|zosima|карамазов|смердяков|грушенька|иван карамазов|алёша карамазов;dmitri|ivan|alyosha|митя|иван|алёша|алеша
war and peace|krieg und frieden|guerre et paix|guerra y paz|guerra e pace|wojna i pokoj|война и мир;pierre bezukhov|andrei bolkonsky|natasha rostova|nikolai rostov|marya bolkonskaya|anatole kuragin|пьер безухов|безухов|андрей болконский|болконский|наташа ростова|ростова|николай ростов|элен курагина|кутузов;pierre|andrei|natasha|nikolai|helene|anatole|sonya|наташа|пьер|андрей|соня|элен
anna karenina|анна каренина;anna karenina|alexei karenin|vronsky|count vronsky|konstantin levin|kitty shcherbatskaya|stiva oblonsky|анна каренина|вронский|каренин|константин левин|стива облонский|долли;anna|levin|kitty|dolly|stiva|анна|левин|кити
евгений онегин|eugene onegin|onegin;евгений онегин|онегин|татьяна ларина|владимир ленский|ленский|ольга ларина|onegin|lensky|tatyana larina;татьяна|ольга|tatyana|olga
мастер и маргарита|master and margarita|maitre et marguerite|meister und margarita;воланд|понтий пилат|иешуа|азазелло|бегемот|коровьев|иван бездомный|берлиоз|woland|behemoth|azazello|pontius pilate|bezdomny|berlioz;маргарита|margarita|пилат
герой нашего времени;печорин|григорий печорин|максим максимыч|грушницкий|княжна мери|бэла|казбич|азамат;вера|мери
отцы и дети;евгений базаров|базаров|аркадий кирсанов|кирсанов|одинцова|анна одинцова;аркадий|фенечка
мёртвые души|мертвые души|dead souls;чичиков|манилов|собакевич|плюшкин|ноздрёв|коробочка|chichikov;селифан
горе от ума;чацкий|фамусов|молчалин|скалозуб;софья|лиза
обломов;обломов|илья обломов|штольц|ольга ильинская|захар;ольга
вишнёвый сад|вишневый сад|cherry orchard;раневская|лопахин|гаев|ranevskaya|lopakhin;варя|аня|петя трофимов|фирс
тарас бульба;тарас бульба|остап и андрий;остап|андрий|тарас
капитанская дочка;пётр гринёв|гринёв|маша миронова|швабрин|пугачёв;пётр|маша|савельич
кайдашева сім'я|лісова пісня;мавка|лукаш|кайдашиха|омелько кайдаш;карпо|лаврін|мотря|мелашка
tuntematon sotilas;rokka|antti rokka|koskela|lahtinen|hietanen;lehto|kariluoto
kalevala;vainamoinen|lemminkainen|ilmarinen|louhi|kullervo|joukahainen;aino
peer gynt;peer gynt|solveig av peer gynt|dovregubben;solveig|ase|anitra
et dukkehjem|a doll's house|nora oder ein puppenheim|ett dockhem;nora helmer|torvald helmer|nils krogstad|doctor rank|kristine linde;nora|torvald|krogstad|linde
pippi langstrump|pippi longstocking|pippi langstrumpf;pippi langstrump|pippi longstocking|pippi langstrumpf|herr nilsson|prussiluskan;pippi|tommy|annika
millennium trilogy|dragon tattoo;lisbeth salander|mikael blomkvist|harriet vanger|henrik vanger;lisbeth|mikael|harriet
the odyssey|odyssey|odyssee|odisea|ιλιαδα|οδυσσεια;odysseus|telemachus|polyphemus|circe|nausicaa|οδυσσεας|τηλεμαχος|πηνελοπη|αχιλλεας|εκτορας;penelope|calypso|helen|hector
antigone|αντιγονη;antigone|kreon|creon|ismene|haimon|polyneikes|αντιγονη|κρεοντας|ισμηνη;
star wars;luke skywalker|darth vader|princess leia|leia organa|han solo|obi-wan kenobi|obi wan kenobi|yoda|anakin skywalker|padme amidala|kylo ren|chewbacca|lando calrissian|palpatine;luke|leia|han|rey|finn|anakin|poe
star trek;captain kirk|james t kirk|jean-luc picard|captain picard|mr spock|spock|captain janeway|seven of nine|worf|geordi la forge|benjamin sisko;kirk|picard|data|riker|scotty|janeway
the simpsons|simpsons;homer simpson|bart simpson|marge simpson|lisa simpson|ned flanders|mr burns|moe szyslak|maggie simpson;homer|bart|marge|lisa|maggie
friends sitcom|central perk;rachel green|monica geller|ross geller|chandler bing|joey tribbiani|phoebe buffay;rachel|monica|ross|chandler|joey|phoebe
breaking bad|better call saul;walter white|jesse pinkman|saul goodman|hank schrader|gus fring|skyler white|kim wexler;walter|jesse|saul|skyler|hank
the office;michael scott|dwight schrute|jim halpert|pam beesly|kevin malone|creed bratton;dwight|jim|pam|michael|kevin
stranger things;jim hopper|dustin henderson|mike wheeler|will byers|joyce byers|vecna;eleven|dustin|mike|will|lucas|hopper|max
the big bang theory|big bang theory;sheldon cooper|leonard hofstadter|howard wolowitz|raj koothrappali|amy farrah fowler;sheldon|leonard|penny|howard|raj
marvel|avengers;tony stark|iron man|captain america|bruce banner|natasha romanoff|peter parker|thanos|wanda maximoff|t'challa|loki|doctor strange|nick fury|black widow;thor|wanda|steve rogers|clint barton|gamora
batman|gotham;bruce wayne|batman|alfred pennyworth|harvey dent|selina kyle;alfred|robin|joker|bane
superman|metropolis;clark kent|superman|lois lane|lex luthor|jimmy olsen;lois|clark
frozen|die eiskonigin|la reine des neiges;olaf the snowman|kristoff bjorgman;elsa|anna|olaf|kristoff|hans|sven
the lion king|konig der lowen|roi lion;simba|mufasa|timon and pumbaa|rafiki;scar|nala|timon
finding nemo|findet nemo;nemo and dory|marlin and dory;nemo|dory|marlin
titanic;jack dawson|rose dewitt bukater|cal hockley;jack|rose|cal
forrest gump;forrest gump|lieutenant dan|jenny curran;forrest|jenny|bubba
the godfather|godfather|der pate|el padrino;vito corleone|michael corleone|sonny corleone|fredo corleone|don corleone|tom hagen;vito|michael|sonny|fredo
the matrix|matrix;agent smith|morpheus and neo;neo|trinity|morpheus|cypher
inception;dom cobb|cobb and mal;cobb|mal|ariadne|saito
红楼梦|紅樓夢;贾宝玉|林黛玉|薛宝钗|王熙凤|贾母|史湘云|晴雯|袭人|賈寶玉|薛寶釵|王熙鳳;宝玉|黛玉|宝钗|凤姐
西游记|西遊記;孙悟空|猪八戒|唐僧|沙和尚|沙悟净|孫悟空|豬八戒|牛魔王|铁扇公主;悟空|八戒
三国演义|三國演義;诸葛亮|刘备|曹操|关羽|张飞|孙权|周瑜|赵云|吕布|貂蝉|司马懿|諸葛亮|劉備|關羽|張飛;孔明|玄德
水浒传|水滸傳;宋江|林冲|武松|李逵|鲁智深|潘金莲|西门庆|吴用;
阿q正传|祝福|孔乙己|骆驼祥子|围城|活着;阿q|祥林嫂|孔乙己|祥子|虎妞|方鸿渐|苏文纨|孙柔嘉|徐福贵;福贵|家珍
源氏物語;光源氏|紫の上|藤壺|葵の上|六条御息所;
坊っちゃん|こころ|吾輩は猫である|人間失格|羅生門;大庭葉蔵|赤シャツ|苦沙弥|葉蔵;
ハリー・ポッター|鬼滅の刃|ワンピース|ナルト|名探偵コナン|進撃の巨人|ドラえもん;竈門炭治郎|竈門禰豆子|我妻善逸|モンキー・D・ルフィ|うずまきナルト|江戸川コナン|毛利蘭|エレン・イェーガー|野比のび太|源静香|剛田武|毛利小五郎|冨岡義勇|煉獄杏寿郎;炭治郎|禰豆子|ルフィ|のび太
춘향전|홍길동전|심청전|흥부전|오징어 게임|기생충|토지|소나기;성춘향|이몽룡|변학도|홍길동|심봉사|성기훈|조상우|강새벽|오일남|최서희|김길상|변사또;춘향|심청|흥부|놀부
truyện kiều|truyen kieu|chí phèo|tắt đèn|vợ nhặt|vợ chồng a phủ|số đỏ;thúy kiều|thuy kieu|thúy vân|kim trọng|từ hải|tu hai|sở khanh|hoạn thư|chí phèo|chi pheo|thị nở|bá kiến|chị dậu|nghị quế|xuân tóc đỏ|tú bà|mã giám sinh;kiều|a phủ|mị
laskar pelangi|bumi manusia|siti nurbaya;minke|nyai ontosoroh|annelies mellema|siti nurbaya|samsul bahri|datuk maringgih|robert suurhof;ikal|lintang|mahar|annelies
ramayana|mahabharata|रामायण|महाभारत|गोदान;ravana|hanuman|lakshmana|arjuna|yudhishthira|duryodhana|draupadi|bhishma|karna|होरी|धनिया|रावण|हनुमान|अर्जुन|द्रौपदी|भीष्म|कर्ण|दुर्योधन;rama|sita|krishna|kunti|bhima|गोबर|राम|सीता
ألف ليلة وليلة|ثلاثية|موسم الهجرة|arabian nights|thousand and one nights;شهرزاد|شهريار|مصطفى سعيد|السيد أحمد عبد الجواد|scheherazade|shahryar|sinbad;علاء الدين|سندباد|aladdin
ince memed|calikusu|çalıkuşu|aşk-ı memnu|ask-i memnu|tutunamayanlar|kürk mantolu madonna;ince memed|abdi ağa|bihter|firdevs hanım|adnan bey|raif efendi|maria puder|turgut özben|selim ışık;memed|hatçe|feride|kamran|behlül|nihal
a pál utcai fiúk|egri csillagok|az ember tragédiája|a pal utcai fiuk;nemecsek|nemecsek ernő|boka jános|áts feri|bornemissza gergely|cecey éva|dobó istván|jumurdzsák;boka|gereb|geréb|gergely|vicuska
moara cu noroc|ion rebreanu|enigma otiliei|baltagul|morometii|moromeții;lică sămădăul|ion glanetașu|otilia mărculescu|felix sima|vitoria lipan|nechifor lipan|ilie moromete|costache giurgiuveanu;ion|ana|otilia|felix|vitoria|gheorghiță|ilie|niculae
под игото|тютюн|под манастирската лоза;бойчо огнянов|рада госпожина|чорбаджи марко|кандов|соколов;бойчо|рада
на дрини ћуприја|na drini cuprija|zločin i kazna;mehmed-paša|alihodža|алихоџа;
dundo maroje|smogovci|vlak u snijegu|čudnovate zgode;maro marojev|pomet|petrunjela|hlapić|gita;laura|ljuban|draga|pero
`;
