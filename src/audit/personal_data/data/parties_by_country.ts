/** Full names of parties, which mean nothing else where they are written so; forms of the cases included. */
export const PARTIES_IN_FULL: readonly string[] = [
  // Sweden, Denmark, Norway, Finland
  "Socialdemokraterna|Sverigedemokraterna|Moderaterna|Moderata samlingspartiet|Centerpartiet|Vänsterpartiet|Kristdemokraterna|Liberalerna|Miljöpartiet(?: de gröna)?|Feministiskt initiativ",
  "Socialdemokratiet|Socialdemokraterne|Dansk Folkeparti|Det Konservative Folkeparti|Konservative Folkeparti|Radikale Venstre|Enhedslisten|Socialistisk Folkeparti|Liberal Alliance|Moderaterne|Danmarksdemokraterne|Alternativet|Nye Borgerlige",
  "Arbeiderpartiet|Fremskrittspartiet|Senterpartiet|Sosialistisk Venstreparti|Kristelig Folkeparti|Miljøpartiet De Grønne|Kansallinen Kokoomus|Perussuomalaiset|Perussuomalaisten|Suomen Keskusta|Vasemmistoliitto|Kristillisdemokraatit|Sosialidemokraatit",
  // Netherlands and Belgium
  "GroenLinks(?:-PvdA)?|ChristenUnie|BoerBurgerBeweging|Nieuw Sociaal Contract|Partij van de Arbeid|Partij voor de Dieren|Partij voor de Vrijheid|Forum voor Democratie|Vlaams Belang|Open VLD|Les Engagés|Mouvement réformateur",
  // Germany, Austria, Switzerland
  "Bündnis 90/Die Grünen|Die Grünen|Die Linke|Freie Wähler|Freien Wähler(?:n)?|Freie Demokraten|Piratenpartei|Alternative für Deutschland|Bündnis Sahra Wagenknecht|Schweizerische Volkspartei|Grünliberale",
  // France, Spain, Italy, Portugal and Latin America
  "Rassemblement National|Rassemblement national|La France [Ii]nsoumise|Les Républicains|Parti socialiste|Parti communiste(?: français)?|Les Écologistes|Europe Écologie(?: Les Verts)?|Lutte ouvrière|Reconquête|Parti Québécois|Québec solidaire|Bloc [Qq]uébécois",
  "Partido Popular|Partido Socialista(?: Obrero Español)?|Izquierda Unida|Unidas Podemos|Esquerra Republicana|Junts per Catalunya|EH Bildu|Partido Nacionalista Vasco|Coalición Canaria|Más Madrid|Movimiento Ciudadano|Partido Justicialista|Frente Amplio|Centro Democrático",
  "Partito Democratico|Fratelli d['’]Italia|Forza Italia|Movimento 5 Stelle|Movimento Cinque Stelle|Italia Viva|Alleanza Verdi e Sinistra|Sinistra Italiana|Europa Verde|Noi Moderati|Rifondazione Comunista|Potere al Popolo|Südtiroler Volkspartei",
  "Partido Social Democrata|Partido Comunista(?: Português)?|Bloco de Esquerda|Iniciativa Liberal|Partido dos Trabalhadores|União Brasil",
  // Poland, Czechia, Slovakia, Hungary, Romania
  "Praw[oau] i Sprawiedliwoś(?:ć|ci|cią)|Platform[aęy] Obywatelsk(?:a|iej|ą)|Koalicj[aięą] Obywatelsk(?:a|iej|ą)|Polskie(?:go)? Stronnictw[oa] Ludowe(?:go)?|Now(?:a|ej|ą) Lewic[aęyą]|Trzeci(?:a|ej|ą) Drog[aięą]|Suwerenn(?:a|ej) Polsk[ai]|Polsk[ai] 2050|Konfederacj[aię] Wolność i Niepodległość",
  "Občanská demokratická strana|Občanské demokratické strany|Česká pirátská strana|Starostové a nezávislí|Progresívne(?:ho)? Slovensk[oa]|Sloboda a Solidarita|Kresťanskodemokratické hnutie",
  "Fidesz(?:-KDNP)?|Demokratikus Koalíció|Mi Hazánk(?: Mozgalom)?|Momentum Mozgalom|Tisza Párt|Magyar Szocialista Párt|Partidul (?:Social Democrat|Național Liberal|Mișcarea Populară)|Partidului (?:Social Democrat|Național Liberal)|Uniunea Salvați România|Alianța pentru Unirea Românilor",
  // Croatia, Serbia, Bosnia, Slovenia
  "Hrvatsk(?:a|e|oj|u) demokratsk(?:a|e|oj|u) zajednic[aeiu]|Socijaldemokratsk(?:a|e|oj|u) partij[aeiu]|Domovinsk(?:i|og|om) pokreta?u?|Hrvatsk(?:a|e|oj) seljačk(?:a|e|oj) strank[aei]|Srpsk(?:a|e|oj) napredn(?:a|e|oj) strank[aei]|Gibanje Svoboda",
  // Turkey, Greece, Bulgaria, Russia, Ukraine
  "A[Kk] Parti|İY[İi] Parti|İyi Parti|DEM Parti|Saadet Partisi|Zafer Partisi|DEVA Partisi|Gelecek Partisi|Yeniden Refah(?: Partisi)?|Cumhuriyet Halk Partisi|Milliyetçi Hareket Partisi|Adalet ve Kalkınma Partisi|Memleket Partisi|Vatan Partisi",
  "Νέα Δημοκρατία|Νέας Δημοκρατίας|ΣΥΡΙΖΑ|ΠΑΣΟΚ|Един(?:ая|ой|ую) Росси(?:я|и|ю)|Справедлив(?:ая|ой) Росси(?:я|и)|КПРФ|ЛДПР|Слуг(?:а|и|у|ою) народу|Європейськ(?:а|ої) солідарніст(?:ь|і)|Опозиційна платформа",
  // China, Taiwan, Japan, Korea
  "中国共产党(?:党员)?|中共(?:预备)?党员|中共|共产党员|预备党员|共青团员|民盟盟员|民革党员|民建会员|民进会员|农工党党员|致公党党员|九三学社社员|九三学社|台盟盟员|无党派人士|國民黨|国民党|民進黨|民进党|民眾黨|時代力量",
  "自民党|自由民主党|立憲民主党|公明党|日本維新の会|日本共産党|共産党|国民民主党|社民党|れいわ新選組|参政党|더불어민주당|국민의힘|정의당|개혁신당|조국혁신당|진보당|기본소득당|국민의당|자유한국당|새누리당",
];

/** Short names, which are a party's where the text speaks of politics beside them. */
export const PARTIES_IN_SHORT: readonly string[] = [
  "SD|KrF|FrP|Ap|Sp|SV|MDG|Rødt|Høyre|Venstre|SF|Alternativet|Kokoomus|Kokoomuksen|SDP|SDP:n|Keskusta|Keskustan|Vihreät|Vihreiden|RKP|RKP:n|PS",
  "VVD|PvdA|D66|CDA|PVV|SP|SGP|DENK|Volt|JA21|BBB|NSC|PvdD|FvD|50PLUS|N-VA|CD&V|Vooruit|Groen|PVDA|PTB|MR|Ecolo|DéFI",
  "SPD|CDU|CSU|FDP|AfD|BSW|ÖDP|SSW|FPÖ|ÖVP|SPÖ|NEOS|KPÖ|GLP|EVP|SVP|Grünen?|Linken?",
  "RN|LFI|LR|PCF|EELV|Renaissance|MoDem|Horizons|UDI|NPA|CAQ|PLQ|PP|PSOE|Vox|VOX|Podemos|Sumar|IU|Ciudadanos|ERC|Junts|PNV|BNG|Compromís|CUP|UPN|Morena|MORENA|PAN|PRI|PRD",
  "PD|Lega|FdI|M5S|Azione|AVS|PSD|Chega|IL|BE|PCP|Livre|CDS-PP|CDS|PT|PSDB|MDB|PL|PSOL|PDT|PSB|PCdoB|Novo|Republicanos",
  "PiS|PiS-u|PO|KO|PSL|PSL-u|SLD|Lewic[aęy]|Konfederacj[aię]|Razem|ODS|ANO(?: 2011)?|KDU-ČSL|TOP 09|STAN|Pirát[iůy]|ČSSD|SOCDEM|KSČM|Zelení|Smer(?:-SD)?|Hlas(?:-SD)?|SaS|KDH|SNS|OĽaNO",
  "KDNP|MSZP|DK|Jobbik|Momentum|LMP|MKKP|PNL|USR|AUR|UDMR|PMP|ALDE|HDZ|Možemo|Mosta?|HNS|HSS|IDS|HSLS|SDSS|SPS|SSP|SDA|SNSD|SDS|NSi|Levica",
  "AKP|CHP|MHP|HDP|TİP|BBP|ΝΔ|ΚΚΕ|ГЕРБ|БСП|ДПС|Яблоко|Голос|民盟|民革|民建|民进|农工党|致公党|台盟|公明|維新|민주당",
];
