/** Words that landscapes, waters and squares are called by, in one or more languages. */
interface LandmarkWords {
  /** Before the name, and a part of it: "sierra de Cazorla", "Góry Stołowe"; `_` for a space. */
  readonly before?: string;
  /** Before the name, which stands without it: "río Guadalquivir", "село Довге". */
  readonly apart?: string;
  /** Behind the name, and a part of it: "Van Gölü", "Онежское озеро". */
  readonly behind?: string;
}

/** What mountains, waters, squares and settlements are called, in all their cases. */
export const LANDMARK_WORDS: readonly LandmarkWords[] = [
  {
    // Spanish, Portuguese, Italian, French
    before: `sierra serra sierras cordillera macizo valle val vallée vale delta golfo golfe bahía baie baía baia ría costa côte cabo capo península péninsule penisola isla isola île ilha islas isole îles ilhas
      archipiélago arcipelago archipel laguna embalse pantano lago lac lagoa laghi monte mont monti monts montes pico picos cerro volcán vulcano desierto deserto désert selva bosque forêt foresta
      plaza piazza piazzale piazzetta praça glorieta puente ponte cascada cascata gorges cirque col colle passo puerto_de alto_de playa praia spiaggia plage barranco cueva grotta grotte marais`,
    apart: `río rio fiume torrente fleuve rivière arroyo pueblo ciudad_de aldea provincia_de barrio_de barrio_del barrio_de_la barrio ville_de village_de quartier_de quartier_des quartier_du département_de
      città_di paese_di frazione borgo_di provincia_di quartiere stazione_di gare_de estación_de aeropuerto_de aeroporto_di aéroport_de cidade_de vila_de aldeia_de distrito_de bairro_da bairro_do bairro_de bairro
      comarca_de región_de regione région_de`,
  },
  {
    // Polish
    before: `góry gór górach górami góra górę górze jezioro jeziora jeziorze jeziorem plac placu placem dolina doliny dolinie dolinę doliną puszcza puszczy puszczę puszczą zatoka zatoki zatoce zalew zalewu zalewem wyspa
      wyspy wyspie półwysep półwyspie przełęcz przełęczy rondo ronda rondzie rondem wzgórze wzgórza wzgórzu pojezierze pojezierza pojezierzu wyżyna wyżyny wyżynie morze morza morzem`,
    apart: `wieś wsi wioska wioski wiosce miasto miasta mieście miasteczko miasteczka miasteczku rzeka rzeki rzece rzekę rzeką dzielnica dzielnicy dzielnicę stacja stacji powiat powiatu powiecie dorzecze dorzecza dorzeczu
      miejscowość miejscowości okolicach okolice`,
  },
  {
    // Czech, Slovak, Croatian
    before: `jezero jezera jezeře jezeru jezerom jazero jazera jazere náměstí námestie námestia námestí hora horou hoře vrch vrchu rybník rybníka rybníku přehrada přehrady přehradě přehradu priehrada priehrady priehrade
      vodní_nádrž vodní_nádrže vodní_nádrži vodná_nádrž údolí dolina doliny doline hrad hradu hradě ostrov ostrova ostrově ostrove sedlo planina planine planini otok otoka otoku trg trga trgu`,
    apart: `řeka řeky řece řeku řekou rieka rieky rieke rijeka rijeke rijeci vesnice vesnici vesnička dedina dediny dedine selo sela selu mesto mesta meste město města městě městečko stanice nádraží čtvrť`,
  },
  {
    // Romanian
    before: `munții munților muntele lacul lacului valea văii pasul vârful piața pieței podul insula barajul peștera cetatea mănăstirea defileul cheile delta deltei`,
    apart: `râul râului satul satului comuna comunei orașul orașului municipiul municipiului județul județului cartierul cartierului gara gării`,
  },
  {
    // Vietnamese and Indonesian
    before: `cầu núi hồ đèo vịnh đảo quần_đảo thác hang chợ chùa bãi_biển quảng_trường công_viên sông suối sân_bay bến_xe gunung danau pulau pantai sungai teluk selat tanjung bukit candi`,
    apart: `tỉnh thành_phố huyện thị_xã xã phường quận quê_quán kabupaten kecamatan kelurahan desa dusun provinsi stasiun kota`,
  },
  {
    // Greek
    before: `λίμνη λίμνης όρος όρους κόλπος κόλπου πλατεία πλατείας νησί παραλία ακρωτήριο γέφυρα φαράγγι κοιλάδα`,
    apart: `ποταμός ποταμό ποταμού χωριό χωριού συνοικία σταθμός σταθμό δήμος δήμο δήμου νομός νομό νομού`,
  },
  {
    // Russian and Ukrainian
    before: `озеро озера озере озеру озером озері гора горы горе гору горой гори горі площадь площади площадью площа площі площу остров острова острове острові острів залив залива заливе затока затоки
      мост моста мосту перевал перевала перевале водопад водоспад вулкан вулкана`,
    apart: `станция станции станцию станція станції станцію метро река реки реке реку рекой річка річки річці річку ріка ріки село села селе селі селу деревня деревни деревне деревню город города городе городу городом
      місто міста місті місту посёлок посёлка посёлке поселок поселка поселке селище селища район_метро аэропорт аэропорта аэропорту аеропорт аеропорту`,
    behind: `озеро озера озере озеру озером озері море моря морю морем морі водохранилище водохранилища водохранилище водосховище водосховища горы гор горах горами гори хребет хребта хребте хребтом площадь площади площадью
      площа площі площу мост моста мосту мостом міст вокзал вокзала вокзале вокзалу залив залива заливе полуостров полуострова полуострове півострів острова островов острови залива область области областью області
      край края крае краю район района районе району равнина равнины низменность`,
  },
  {
    // Turkish
    behind: `Gölü Dağı Dağları Nehri Irmağı Barajı Körfezi Boğazı Adası Adaları Ovası Yaylası Vadisi Kalesi Köprüsü Meydanı Denizi Şelalesi Plajı Havalimanı Garı Köyü Mağarası Çayı Deresi Ormanı Koyu Burnu
      gölü dağı dağları nehri ırmağı barajı körfezi boğazı adası ovası yaylası vadisi meydanı şelalesi köyü`,
  },
  {
    // Hungarian
    behind: `tér téren térre térről tere terén terére híd hídon hegység hegységben patak völgy völgyben pályaudvar pályaudvaron sziget szigeten várkastély`,
  },
];
