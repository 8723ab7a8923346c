import { type AddressForm, CITY, GAP, STREET_WORD } from "./address_form.ts";

/** Words that the next sentence begins with, and no town. */
const NO_TOWN =
  "(?:My|It|The|I|We|He|She|They|This|That|These|Our|Your|His|Her|Please|There|If|And|But|So|You|In|On|At|When|What|Is|Are|Can|Do)\\b";
/** The point behind a street's word only where that is an abbreviation; elsewhere a sentence ends. */
const SHORT_POINT = "(?:(?<=\\b(?:St|Ave|Rd|Blvd|Ln|Dr|Ct|Pl|Cir|Hwy|Pkwy|Tce|Cres))\\.)?";
const UNIT = "(?:,? (?:Apt|Suite|Ste|Unit|Flat|#)\\.? ?[\\dA-Z-]{1,6})?";
const TOWN_AND_CODE =
  `(?:${GAP}(?!${NO_TOWN})${CITY}(?! ?:))?` +
  `(?:${GAP}(?:[A-Z]{2} )?(?:\\d{5}(?:-\\d{4})?|[A-Z]{1,2}\\d[A-Z\\d]? \\d[A-Z]{2}))?`;
const SIDE = "(?:[NSEW]\\.? |North |South |East |West )?";

/** Words that hardly stand behind a number and a name but in addresses. */
const SURE =
  "Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Lane|Ln|Drive|Dr|Court|Ct|Place|Pl|Square|Terrace|Tce|Way|Circle|Cir|Highway|Hwy|Parkway|Pkwy|Crescent|Cres|Close|Grove|Gardens|Mews|Parade|Esplanade|Quay|Trail|Alley|Rise|Causeway|Turnpike|Expressway|Freeway|Throughway|Motorway|Trafficway|Stravenue|Crossroads?|Rowe?(?= [A-Z]\\d)";
/** Words that mean other things, too: only where the address ends or goes on behind them. */
const LIKELY =
  "Row|Wharf|Walk|Lawn|Villas|Heights|Croft|Approach|Hill|Run|View|Vale|Chase|Yard|Fold|Brow|Mead|Garth|Dene|Buildings|Cottages";
/**
 * The rest of the suffixes of the United States: only behind a number of three figures or more that
 * is no year.
 */
const RARE =
  "Annex|Arcade|Bayou|Beach|Bend|Bluffs?|Bottom|Branch|Bridge|Brooks?|Burgs?|Bypass|Camp|Canyon|Cape|Center|Centers|Circles|Cliffs?|Club|Commons?|Corners?|Course|Courts|Coves?|Creek|Crest|Crossing|Curve|Dale|Dam|Divide|Drives|Estates?|Extensions?|Falls?|Ferry|Fields?|Flats?|Fords?|Forest|Forges?|Forks?|Fort|Garden|Gateway|Glens?|Greens?|Groves|Harbors?|Haven|Hills|Hollow|Inlet|Islands?|Isle|Junctions?|Keys?|Knolls?|Lakes?|Land|Landing|Lights?|Loaf|Locks?|Lodge|Loop|Mall|Manors?|Meadows?|Mills?|Mission|Mountains?|Mount|Neck|Orchard|Oval|Overpass|Parks?|Parkways|Pass|Passage|Path|Pike|Pines?|Plains?|Plaza|Points?|Ports?|Prairie|Radial|Ramp|Ranch|Rapids?|Rest|Ridges?|River|Roads|Route|Rue|Shoals?|Shores?|Skyway|Springs?|Spurs?|Squares|Station|Stream|Streets|Summit|Trace|Track|Tunnel|Underpass|Unions?|Valleys?|Via|Viaduct|Views|Villages?|Ville|Vista|Walks|Wall|Ways|Wells?";
/** Behind the word the address ends or goes on, or the sentence does. */
const CLOSED =
  "(?=[,.;)\\n]|$| (?:since|and|but|from|near|is|was|has|for|on|early|late|Apt|Suite|Unit)\\b)";

/** Words before "street" in small letters that make it no address: "2 lane road", "15 minutes on". */
const NO_NAME =
  "(?!(?:the|an?|on|in|of|to|and|or|for|from|at|by|with|per|my|our|their|this|that|more|other|old|new|big|busy|different|hours?|minutes?|days?|weeks?|months?|years?|miles?|km|kms|met(?:er|re)s?|feet|foot|blocks?|yards?|percent|people|lanes?|way|wheel|star|point|mile|degrees?|dollars?|euros?|pounds?|[gmt]b|usb|hard|disk|flash|test|tennis|food|basketball|supreme|high|tea|hit)\\b)";

/** A court of law is no street. */
const COURT =
  "(?<!\\b(?:claims|district|appeals?|appellate|circuit|county|crown|federal|family|criminal|civil|magistrates?|law|moot|traffic|probate|juvenile|bankruptcy) )court";

/**
 * A street with its number in English-speaking countries, with flat, town and code behind it.
 * Suffixes of the United States are those of the Postal Service's Publication 28, appendix C1.
 */
export const ENGLISH_ADDRESS_FORMS: readonly AddressForm[] = [
  {
    sign: /\d/,
    form: new RegExp(
      `(?<![\\p{L}\\d.,-])(?:\\d{1,4}[-/])?\\d{1,5}[A-Za-z]? ${SIDE}(?:${STREET_WORD} |\\d{1,3}(?:st|nd|rd|th) ){1,4}(?:${SURE}|(?:${LIKELY})${CLOSED})\\b${SHORT_POINT}${UNIT}${TOWN_AND_CODE}(?![\\p{L}\\d])`,
      "gu",
    ),
    examples: [
      "34781 Martin Luther King Jr. Blvd, Toledo",
      "63 Railway Tce, Ballina",
      "16 Station Approach, Kettering",
    ],
  },
  {
    sign: /\d{3} \p{Lu}/u,
    form: new RegExp(
      `(?<![\\p{L}\\d.,-])(?!(?:19|20)\\d\\d )\\d{3,5} ${SIDE}(?:${STREET_WORD} ){1,2}(?:${RARE})${CLOSED}${UNIT}${TOWN_AND_CODE}(?![\\p{L}\\d])`,
      "gu",
    ),
    examples: ["6850 Emmett Islands Suite 920", "642 Pheasant Ridge, El Paso, TX 79944"],
  },
  {
    sign: /\d \p{Ll}.{2,40}(?:street|st|road|avenue|lane|blvd|boulevard|crescent|terrace|parkway|parade|esplanade|grove|mews|court|ct|drive|gardens|rd|ave)\b/u,
    form: new RegExp(
      `(?<![\\p{L}\\d.,/-])(?!(?:19|20)\\d\\d )(?:\\d{1,4}[-/])?\\d{1,5}[a-z]? (?:${NO_NAME}[\\p{Ll}'’.]{2,20} ){1,4}(?:street|st|road|avenue|lane|boulevard|blvd|crescent|terrace|parkway|parade|esplanade|grove|mews|${COURT}|ct|drive|gardens|rd|ave)(?=$|[,.;:!?)\\n]| (?:and|in|is|was|has|near|by|but|so|please|for|at|to|from|with|before|after|apt|unit|flat|drop|tomorrow|today|tonight)\\b)`,
      "gu",
    ),
    examples: ["52 victoria park road", "594 crescent parkway", "4/18 tarrawonga st"],
  },
];
