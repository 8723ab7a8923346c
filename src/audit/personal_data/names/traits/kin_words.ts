/** Words for members of a family and for those whom one cares for, as languages write them. */
export const KIN =
  "(?:mother|father|mum|mom|dad|wife|husband|son|daughter|brother|sister|gran|granny|nan|nana|grandma|grandpa|grandmother|grandfather|grandson|granddaughter|aunt|uncle|niece|nephew|cousin|partner|girlfriend|boyfriend|toddler" +
  "|kind|mutter|vater|mama|papa|oma|opa|großmutter|großvater|frau|mann|tochter|sohn|bruder|schwester|tante|onkel|nichte|neffe|freundin|enkelin|enkel|schwiegermutter|schwiegervater" +
  "|mère|père|maman|mari|femme|fille|fils|frère|sœur|soeur|grand-mère|grand-père|mamie|papi|papy|tante|oncle|nièce|neveu|compagne|compagnon" +
  "|viej[oa]|madre|padre|mamá|papá|abuel[oa]|hij[oa]|herman[oa]|espos[oa]|marido|mujer|suegr[oa]|sobrin[oa]|niet[oa]|novi[oa]" +
  "|mãe|pai|avó|avô|vovó|vovô|filh[oa]|irmão|irmã|sogr[oa]|sobrinh[oa]|net[oa]|namorad[oa]" +
  "|mamma|babbo|nonn[oa]|figli[oa]|fratello|sorella|moglie|marito|suocer[oa]|zi[oa]|nipote|compagn[oa]" +
  "|moeder|vader|zoon|dochter|broer|zus|oom|nicht|neef|vrouw|schoonmoeder|kleinzoon|kleindochter" +
  "|mor|far|mamma|pappa|mormor|farmor|morfar|farfar|datter|dotter|sønn|søn|bror|søster|syster|søs|kone|hustru|bestemor|bestefar" +
  "|matka|ojciec|mamę|mama|tata|babcia|dziadek|córka|syn|brat|siostra|żona|mąż" +
  "|äiti(?:ni)?|isä(?:ni)?|mummo(?:ni)?|poika(?:ni)?|tytär|tyttäreni|vaimo(?:ni)?|mieheni" +
  "|matka|otec|máma|táta|babička|děda|dcera|manžel(?:ka)?|anyám|apám|lányom|fiam|nagymamám|férjem|feleségem" +
  "|annem|babam|kızım|oğlum|eşim|ninem|dedem|мама|папа|бабушка|дедушка|сын|дочь|муж|жена|брат|сестра|мати|тато|бабуся|дідусь|дочка)";
