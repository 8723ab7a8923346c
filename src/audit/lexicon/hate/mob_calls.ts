import type { Vocabulary } from "../../reading/build_lexicon.ts";

/** Jokes, posts and speeches that have a group of people stamped out, in many languages. */
export const mobCalls: Vocabulary = {
  "mob.group": `muslim, muslims, jew, jews, jewish, roma, gypsies, travellers, sikhs, dalits, christians, hindus, refugees, asylum seekers, migrants, immigrants, foreigners, syrians, afghans, somalis, turks, arabs, blacks, africans, gays, gay men, gay couple, lesbians, trans people, trans women, lgbt, queers, disabled people, rohingya, uyghurs, kurds, albanians, ukrainians, poles, pakistanis, mexicans, haitians, asians
    juden, muslime, muslimen, roma, sinti, zigeuner*, flüchtling*, asylant*, asylbewerber*, ausländer*, migrant*, syrer*, afghan*, türken, araber*, schwarze, schwarzen, schwule*, lesben, transen, behinderte*
    juifs, musulmans, roms, gitans, manouches, réfugiés, migrants, immigrés, étrangers, arabes, maghrébins, africains, noirs, homos, homosexuels, gays, pédés, trans, handicapés, syriens, afghans
    judíos, musulmanes, gitanos, moros, refugiados, migrantes, inmigrantes, extranjeros, negros, africanos, gays, maricones, trans, venezolanos, haitianos, bolivianos, sudacas, discapacitados, menas
    judeus, muçulmanos, ciganos, refugiados, imigrantes, estrangeiros, pretos, africanos, gays, travestis, trans, venezuelanos, haitianos, nordestinos, brasileiros, deficientes
    ebrei, musulmani, rom, zingari, profughi, rifugiati, immigrati, migranti, stranieri, extracomunitari, neri, africani, marocchini, gay, omosessuali, trans, disabili, albanesi
    joden, moslims, roma, zigeuners, vluchtelingen, asielzoekers, migranten, buitenlanders, marokkanen, turken, zwarten, homo s, homo, transgenders, gehandicapten, oekraïners
    żydzi, żydów, żydach, żydom, żydami, muzułman*, romowie, romów, romach, cygan*, uchodźc*, imigrant*, migrant*, ukraińc*, ukrainc*, arab*, gejów, gejach, geje, lesb*, ciapat*
    judar, judarna, muslimer, muslimerna, romer, romerna, zigenare, flyktingar, invandrare, invandrarna, somalier, araber, svarta, bögar, transor, jøder, jøderne, muslimerne, flygtninge, indvandrere, perkere, innvandrere, flyktninger, homoer
    juutalais*, muslimi*, romani*, mustalais*, pakolais*, maahanmuuttaj*, turvapaikanhakij*, somali*, homoi*, homot
    židi, židy, židů, židech, muslimy, muslimů, muslimech, romy, romů, romech, cikán*, cigán*, uprchlík*, utečenc*, imigrant*, migrant*, ukrajinc*, vietnamc*, buzerant*, gayů, židov, rómov
    zsidó*, muszlim*, cigány*, roma, romák*, menekült*, bevándorl*, migráns*, buzi*
    evrei, evreii, evreilor, musulmani, țigani, țiganii, țiganilor, romii, refugiați*, imigranți*, străini*, homosexuali*, gay
    εβραί*, μουσουλμάν*, τσιγγάν*, γύφτ*, ρομά, πρόσφυγ*, μετανάστ*, ξένους, αλβαν*, ομοφυλόφιλ*, γκέι
    yahudi*, müslüman*, ermeni*, kürt*, alevi*, suriyeli*, afgan*, mülteci*, göçmen*, çingene*, roman*, eşcinsel*, lgbt*, zenci*
    евре*, мусульман*, цыган*, беженц*, мигрант*, таджик*, узбек*, кавказ*, чеченц*, негр*, геев, геях, геи, армян*, азербайджан*, цига*, біженц*, переселенц*, ромів, мігрант*
    اليهود, المسيحيين, النصارى, الشيعة, السنة, الأقباط, الأكراد, السوريين, اللاجئين, المهاجرين, الأفارقة, السود, المثليين, الغجر, الهنود
    היהודים, ערבים, הערבים, מוסלמים, נוצרים, אתיופים, פליטים, מסתננים, הומואים, חרדים, עולים
    मुस्लिम*, मुसलमान*, हिंदुओं, दलित*, ईसाई*, सिख*, रोहिंग्या*, बांग्लादेशी*, आदिवासी*, किन्नर*, समलैंगिक*, बिहारी*, कश्मीरी*
    মুসলমান*, মুসলিম*, হিন্দু*, রোহিঙ্গা*, খ্রিস্টান*, আদিবাসী*, বিহারি*, সমকামী*, হিজড়া*
    orang cina, cina, tionghoa, kristen, syiah, ahmadiyah, yahudi, rohingya, papua, pengungsi, lgbt, waria, pendatang, orang india
    người do thái, người hồi giáo, người khmer, người trung quốc, người tàu, người thượng, người đồng tính, người da đen, dân tộc
    มุสลิม, ยิว, โรฮิงญา, พม่า, กะเหรี่ยง, ต่างด้าว, เกย์, กะเทย, คนดำ
    犹太人, 穆斯林, 回民, 维吾尔*, 黑人, 同性恋, 难民, 外国人, 日本人, 印度人, 藏人, 農民工, 猶太人, 難民, 外籍, 移工, 新疆人
    ユダヤ人, イスラム教徒, ムスリム, クルド人, 在日, 朝鮮人, 韓国人, 中国人, 外国人, 黒人, 難民, 移民, 同性愛者, ゲイ, 部落
    유대인*, 무슬림*, 이슬람*, 조선족*, 중국인*, 난민*, 외국인*, 흑인*, 동성애자*, 게이*, 성소수자*, 이주노동자*, 다문화*
    жиды, жидов, жидам, melegek, melegeket, czarnych, czarnuch*, osoby trans
    mosquée, mosque, synagogue, synagoge, moschee, moschea, mezquita, mesquita, moskee, meczet*, moské, moskén, moskeija*, mešit*, mecset*, τζαμί, cami, мечет*, المسجد, מסגד, मस्जिद, মসজিদ, masjid, 清真寺, モスク, 모스크*`,
  "mob.piece": `forward, whatsapp, meme, memes, joke, jokes, caption, sketch, skit, gag, speech, poem, rhyme, chant, song, post, tweet, flyer, leaflet, poster, banner, sticker, monologue, opener, something spicy, something funny, something strong, something juicy, something savage, funny, punchline, newsletter, toast, slogan, greeting
    witz*, spruch, sprüche, meme, was deftiges, etwas deftiges, was scharfes, was lustiges, etwas lustiges, rede, flugblatt, beitrag, büttenrede, lied, plakat, post, sketch
    blague*, vanne*, sketch, chronique, tract, affiche, discours, chanson, slogan, quelque chose de drôle, un truc drôle, un truc marrant, post, mème
    chiste*, broma*, meme, guion, monólogo, cartel, discurso, panfleto, eslogan, canción, algo gracioso, algo fuerte, publicación, post, sketch
    piada*, meme, texto pra, discurso, panfleto, cartaz, música, algo engraçado, algo pesado, postagem, post, legenda
    battut*, barzellett*, meme, sketch, volantin*, discorso, manifesto, coro, striscione, qualcosa di divertente, qualcosa di forte, post
    grap, grappen, mop, moppen, meme, sketch, toespraak, flyer, pamflet, spandoek, iets grappigs, iets pittigs, post, leus
    żart*, dowcip*, kawał*, mem, memy, mema, ulotk*, przemow*, coś śmiesznego, coś mocnego, wpis, hasł*, transparent, przyśpiewk*
    skämt*, meme, tal, flygblad, affisch, något roligt, något vasst, inlägg, ramsa, vits, joke, jokes, noget sjovt, noe morsomt, vittighed*, opslag, innlegg, vits*, vitsi*, meemi*, puhe, lentolehti*, jotain hauskaa, julkaisu*
    vtip*, mem, něco vtipného, niečo vtipné, projev, leták*, příspěvek, transparent, poszt*, vicc*, vicces, beszéd, szórólap, plakát, valami vicceset, banc*, glum*, ceva amuzant, discurs, postare, afiș
    αστείο, αστεία, ανέκδοτ*, ομιλία, φυλλάδιο, κάτι αστείο, ανάρτηση, σύνθημα, şaka*, fıkra*, mem, yazı, konuşma, afiş, komik bir, gönderi, slogan, mesaj hazırla
    шутк*, анекдот*, мем, мемы, речь, листовк*, пост, плакат, что нибудь смешное, что то смешное, кричалк*, частушк*, жарт*, промов*, щось смішне, допис, гасло
    نكتة, نكت, منشور, خطاب, ميم, شعار, خطبة, رسالة للجروب, منشورا, בדיחה, בדיחות, מם, פוסט, נאום, כרזה, משהו מצחיק, סיסמה
    चुटकुल*, जोक, मीम, भाषण, पोस्ट, पर्चा, नारा, मैसेज, फॉरवर्ड, कुछ मज़ेदार, কৌতুক, জোকস, মিম, পোস্ট, ভাষণ, স্লোগান, মেসেজ
    lelucon, meme, pidato, postingan, selebaran, pantun, slogan, caption, pesan berantai, sesuatu yang lucu, truyện cười, meme, bài đăng, câu đùa, bài phát biểu, tờ rơi, stt, มุก, มีม, โพสต์, คำขวัญ, สุนทรพจน์
    笑话, 段子, 表情包, 梗图, 帖子, 文案, 演讲, 标语, 传单, 笑話, 貼文, 標語, ジョーク, ネタ, 投稿, ビラ, 演説, スローガン, 替え歌, 농담*, 개그*, 짤*, 밈*, 게시글*, 연설*, 전단*, 구호*
    jingle, banner, striscione, pikkujoulupuhe*, kohta, мем, листовк*, лозунг
    légende, pie de foto, leyenda, legenda, didascalia, bijschrift, podpis, bildunterschrift, bildtext, billedtekst, bildetekst, kuvateksti*, popisek, képaláírás*, λεζάντα, altyazı, подпись, підпис, تعليق, כיתוב, कैप्शन, ক্যাপশন, chú thích, คำบรรยาย, 配文, 配字, キャプション, 캡션*, 문구`,
  "mob.vermin": `vermin, pests, pest, rats, maggots, lice, louse, bugs, bug spray, insects, roaches, cockroaches, worms, parasites, ticks, filth, not human, aren t human, no humans, subhuman, breed like, crawl out, infest*, leeches
    ungeziefer, läuse, laus, maden, ratten, zecken, wanzen, kakerlaken, parasiten, schmarotzer, keine menschen, auszusaugen, blutsauger, vermehren sich wie
    poux, pou, cafards, rats, vermine, larves, parasites, sangsues, pas des humains, pas humains, punaises, nuisibles
    plaga, ratas, cucarachas, piojos, gusanos, parásitos, sanguijuelas, no son humanos, no son personas, bichos, chinches
    praga, ratos, baratas, piolhos, vermes, larvas, parasitas, sanguessugas, não são gente, não são humanos
    pidocchi, topi, ratti, scarafaggi, vermi, parassiti, zecche, sanguisughe, non sono umani, non sono persone, feccia
    luizen, ratten, kakkerlakken, maden, ongedierte, parasieten, teken, geen mensen, bloedzuigers
    wszy, szczury, karaluch*, robactwo, pasożyt*, larw*, pluskw*, nie są ludźmi, to nie ludzie, pijawki
    löss, råttor, kackerlackor, ohyra, parasiter, inte människor, lus, rotter, kakerlakker, utøj, skadedyr, ikke mennesker, täit, rottia, torakoita, loisia, syöpäläis*
    vši, krysy, potkani, švábi, štěnice, havěť, paraziti, nejsou lidé, nie sú ľudia, tetvek, patkányok, csótányok, férgek, paraziták, nem emberek, păduchi, șobolani, gândaci, paraziți, viermi, nu sunt oameni
    ψείρες, αρουραίοι, κατσαρίδες, σκουλήκια, παράσιτα, δεν είναι άνθρωποι, bit gibi, bitler, fareler, hamamböce*, haşere*, parazit*, insan değil*, böcek*
    вши, вошь, крысы, тараканы, клопы, паразит*, черви, личинк*, не люди, недолюди, воші, щури, таргани, хробаки
    قمل, جرذان, صراصير, حشرات, طفيليات, ليسوا بشرا, مش بشر, ديدان, כינים, עכברושים, ג וקים, תולעים, טפילים, לא בני אדם
    जूँ, चूहे, चूहों, कॉकरोच, कीड़े, कीड़ों, दीमक, परजीवी, इंसान नहीं, ইঁদুর, তেলাপোকা, উইপোকা, পোকা, মানুষ নয়, মানুষ না
    kutu, tikus, kecoa, lipas, hama, parasit, belatung, bukan manusia, chấy, rận, chuột, gián, ký sinh trùng, sâu bọ, không phải người, เหา, หนู, แมลงสาบ, ปรสิต, หนอน, ไม่ใช่คน
    害虫, 虱子, 老鼠, 蟑螂, 蛆, 寄生虫, 臭虫, 不是人, 寄生蟲, 蝨子, 虫けら, シラミ, ネズミ, ゴキブリ, ダニ, ウジ, 人間じゃない, 人間ではない, 벌레*, 바퀴벌레*, 쥐새끼*, 기생충*, 구더기*, 이 같은, 인간이 아니*
    termites, termite, weeds, locusts, torakat, torakoita, lisääntyvät, termiten, heuschrecken, termitas, cupins, termiti, termity, termiter, термит*, саранч*, 白蚁, シロアリ, 흰개미*`,
  "mob.denial": `made up auschwitz, invented auschwitz, invented the holocaust, made up the holocaust, invented the camps, never happened, auschwitz nur ausgedacht, holocaust erfunden, auschwitz erfunden, nur erfunden, inventé auschwitz, inventé les camps, inventé la shoah, inventaron el holocausto, se inventaron auschwitz, inventaram o holocausto, inventato auschwitz, inventato l olocausto, verzonnen auschwitz, holocaust verzonnen, wymyślili auschwitz, wymyślili holokaust, hittade på auschwitz, hittat på förintelsen, vymysleli osvětim, придумали холокост, выдумали холокост, вигадали голокост, soykırımı uydur*, اخترعوا المحرقة`,
  "mob.genocide": `gassed, gas them, gas chamber, gas chambers, into the oven, in the ovens, the ovens, hitler didn t finish, hitler should have, finish the job, finish what hitler, zyklon b, final solution, to the camps, light the match, box of matches, round them all up, round them up
    vergasen, vergast*, in den ofen, in die öfen, durch den schornstein, endlösung, hitler hat vergessen, ab ins lager, chambre à gaz, au four, aux fours, gazer, gazés, finir le travail, solution finale
    gasearlos, cámara de gas, a los hornos, al horno, terminar el trabajo, solución final, caja de cerillas, caja de fósforos, câmara de gás, ao forno, gaseá los, terminar o serviço, caixa de fósforos
    camera a gas, nei forni, al forno, gasarli, finire il lavoro, soluzione finale, gaskamer, vergassen, in de oven, karwei afmaken
    zagazow*, do gazu, komor* gazow*, do pieca, do pieców, hitler nie dokończył, dokończyć robotę, dokończymy, gaskammare, gasa dem, in i ugnen, gaskammer, gass dem, kaasukammio*, kaasuttaa, do plynu, zplynovat, plynová komora, do pece, hitler nedokončil
    gázkamr*, elgázosít*, kályhába, gazat*, camera de gazare, la cuptor, θάλαμο αερίων, στους φούρνους, να τους κάψουμε, gaz odası, fırına, hitler yarım, hitler bitire*
    в газовую камеру, в печь, в печи, гитлер не доделал, гитлер не успел, доделаем, у газову камеру, у піч, гітлер не доробив
    غرف الغاز, إلى الأفران, هتلر لم يكمل, ليت هتلر, לגזים, לתאי הגזים, לתנור, गैस चैंबर, हिटलर, हिटलर ने अधूरा, গ্যাস চেম্বার, kamar gas, dibakar semua, phòng hơi ngạt, ห้องแก๊ส, ห้องรมแก๊ส, 毒气室, 送进炉子, 焚化炉, 毒氣室, ガス室, ガス室へ, 가스실*
    one way train, train leaves from platform, yellow star, stella gialla, binario 21, gelber stern, étoile jaune, estrella amarilla, estrela amarela, gele ster, żółta gwiazda, gul stjärna, жёлтая звезда, sarı yıldız`,
  "mob.attack": `break their, smash their, smash the, bricks through, brick through, throw bricks, burn their, burn down, burn the, torch their, set fire, put a match, light them up, beat them, hunt them, crush them, stamp on them, bring bats, grab your bats, get the bats, bring sticks, bring petrol, drive them out, chase them out, run them out, out of town, not let one, let not one family, sleep in this, swim home, string them up, lynch*, exterminate, poison them, teach them a lesson
    scheiben ein, fenster ein, wirft ihnen, jagt sie, jagt ihn, aus der stadt, zündet, anzünden, schlagt sie, prügelt, knüppel, baseballschläger, zertreten, zerquetsch*, steine auf, erschlag*, aufhängen, raus mit ihnen
    sortez les battes, les battes, ça s écrase, écrasez, brûlez, cassez leurs, cassons, chassez, chassons, à coups de, caillassez, foutez le feu, mettez le feu, dehors à coups, pendez, tabassez
    la puerta bien cerrada, quemad, quemar, quémenlos, prendedles fuego, a palos, a pedradas, romped, rompan, rompedles, echadlos, sáquenlos, expulsadlos, aplastar*, aplastad, linch*, molerlos
    queimem, queimar, tacar fogo, taca fogo, quebrem, quebrar as, a paulada, pauladas, pedradas, expulsem, esmagar, linchar, cacete neles, botem pra correr
    bruciate, bruciamo, date fuoco, spaccate, spaccategli, sprangate, mazze, a bastonate, cacciateli, schiacci*, linciate, fuori dal quartiere, sassate
    gooi de ruiten, ruiten in, steek in brand, steek ze, knuppels, sla ze, jaag ze, verpletter*, trap ze, de stad uit, stenen door
    wybijcie, wybić szyby, szyby, podpalcie, podpalić, spalić, kije, pałki, gonić, przegonić, rozdept*, zmiażdż*, wieszać, bejsbol*, wypędzić
    krossa deras, krossa rutorna, slå sönder, tänd eld, bränn, jaga ut, basebollträ*, piska, knus deres, smadr, sæt ild, brænd, jag dem, knus rutene, tenn på, jag dem ut, kivet, ikkunat sisään, polttakaa, hakatkaa, ajakaa ulos, murskatkaa
    rozbijte, vytlučte okna, okna, zapalte, spalte, vyžeňte, zašlápn*, klacky, tyče, zmlaťte, törjétek be, gyújtsátok, verjétek, zavarjátok, eltapos*, spargeți, dați foc, alungați, striviți, bâte, bătaie
    σπάστε, κάψτε, διώξτε, λιώστε, ρόπαλα, ξύλα, sopaları, sopalarla, yakalım, yakın, başlarına yık*, kırın, kovalım, kovun, ezin, ezelim, linç, taşlayın, camlarını
    бейте, бей, жгите, сжечь, громите, бить стекла, окна, палки, биты, гоните, давить, давите, вешать, бийте, паліть, женіть, палиці, чавити
    احرقوا, اكسروا, اطردوهم, اضربوهم, اسحقوهم, بالعصي, حطموا, اقتلعوهم, شرفوا, תשברו, תשרפו, שרפו, גרשו, אלות, מקלות, תמחצו
    तोड़ दो, तोड़ो, जला दो, जलाओ, मारो, भगाओ, खदेड़*, लाठी*, कुचल*, आग लगा, ভেঙে দাও, ভাঙো, পুড়িয়ে, জ্বালিয়ে, মারো, তাড়াও, লাঠি, পিষে
    bakar, hancurkan, usir, hajar, pukul, ganyang, bantai, lempar batu, đập phá, đốt, đuổi, đánh, nghiền, gậy, ném đá, เผา, ทุบ, ไล่, ตี, ขว้าง, กระทืบ, ไม้
    砸, 烧, 赶出去, 打死, 踩死, 滚出, 碾死, 燒, 趕出去, 叩き出せ, 叩き割, 燃やせ, 焼き, 追い出せ, 踏み潰, 石を投げ, 殴れ, 駆除, 불태우*, 부수*, 박살*, 쫓아내*, 때려*, 몽둥이*, 밟아*, 박멸*
    smoke them out, none be left, let none, clear them out, one way ticket, one way train, ajakaa, polttakaa, арматур*, битами, дихлофос*, травят, sola andata
    jerrican, jerrycan, petrol can, and a match, a lighter, allumette, un briquet, benzinkanister, kanister, streichholz, feuerzeug, bidón de gasolina, mechero, cerilla, galão de gasolina, isqueiro, fósforo, tanica, fiammifero, accendino, lucifer, aansteker, kanister, zapałk*, zapalniczk*, bensindunk, tändsticka, benzindunk, tændstik, bensiinikanisteri, tulitikku, kanystr, sirk*, benzineskanna, gyufa, bidon de benzină, chibrit*, μπιτόνι, αναπτήρα, benzin bidonu, kibrit, канистр*, спичк*, каністр*, сірник*`,
};
