/** Stems of words for peoples and faiths, and how a language ends them. */
interface Family {
  /** Endings between bars; one of them may be empty. */
  readonly endings: string;
  readonly stems: string;
  /** Dutch writes these words with a capital. */
  readonly capitalised?: true;
}

/** Adjectives of nationality and faith, lower case, by language. */
const FAMILIES: readonly Family[] = [
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
    endings: "|e|s|es",
    stems: `polonais irlandais anglais écossais hollandais néerlandais finlandais islandais japonais
      thaïlandais taïwanais libanais sénégalais camerounais congolais gabonais ghanéen togolais béninois
      chinois danois suédois hongrois québécois roumain marocain mexicain américain cubain africain
      `,
  },
  {
    endings: "|s|ne|nes",
    stems: `italien syrien tunisien algérien égyptien libyen éthiopien ivoirien malien malgache haïtien
      brésilien colombien péruvien chilien vénézuélien bolivien équatorien argentin canadien australien
      norvégien autrichien ukrainien arménien géorgien lituanien estonien letton croate serbe bosnien
      iranien irakien palestinien indien pakistanien indonésien vietnamien cambodgien coréen européen`,
  },
  {
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
      sudafrican cameruñ gitan católic judí musulman  búlgar   húngar american
      african colombian romen ucranian polac brasileir angolan moçambican cabo-verdian cigan 
      muçulman indian `,
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
      iranian irachen  cattolic ortodoss  ebraic musulman islamic`,
  },
  {
    endings: "e|i",
    stems: `frances ingles irlandes scozzes portoghes olandes danes svedes norveges finlandes ungheres
      albanes cines giappones  thailandes ghanes senegales congoles camerunes canades
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
    stems: `ukraińsk białorusk rosyjsk niemieck francusk włosk hiszpańsk portugalsk rumuńsk bułgarsk węgiersk
      czesk słowack litewsk łotewsk estońsk chińsk japońsk koreańsk wietnamsk tajsk indyjsk pakistańsk
      afgańsk irańsk irack syryjsk tureck greck izraelsk palestyńsk egipsk marokańsk tunezyjsk
      algiersk nigeryjsk etiopsk somalijsk kenijsk amerykańsk kanadyjsk meksykańsk brazylijsk
      kolumbijsk peruwiańsk argentyńsk gruzińsk ormiańsk azerbejdżańsk kazachsk romsk żydowsk
      muzułmańsk katolick ewangelick protestanck`,
  },
  { endings: "y|a|e|ego|ej|ym|ych", stems: "prawosławn" },
  { endings: "|a|ów|owi|em|iem|u", stems: "grekokatolik katolik protestant buddyst ateist" },
];

function formsOf(families: readonly Family[]): ReadonlySet<string> {
  return new Set(
    families.flatMap(({ endings, stems }) =>
      stems
        .trim()
        .split(/\s+/u)
        .flatMap((stem) => endings.split("|").map((ending) => stem + ending)),
    ),
  );
}

const SMALL = formsOf(FAMILIES.filter(({ capitalised }) => capitalised !== true));
const CAPITALISED = formsOf(FAMILIES.filter(({ capitalised }) => capitalised === true));

/**
 * Whether a word, given as written and in lower case, is an adjective of nationality or faith in a
 * language that has many forms of them, written as that language does: with a capital it is the
 * country, "Svizzera", "Argentina".
 */
export function isDemonym(value: string, lower: string): boolean {
  return value === lower ? SMALL.has(lower) : CAPITALISED.has(lower);
}
