/** Letters beyond the 26 of English, by language. */
export const LANGUAGE_LETTERS: Readonly<Record<string, string>> = {
  de: "äöüß",
  fr: "àâçéèêëîïôùûüœæ",
  es: "áéíñóúü",
  it: "àèéìòù",
  pt: "ãõáâàéêíóôúç",
  nl: "éëïóöü",
  sv: "åäöé",
  da: "æøåé",
  no: "æøåéòô",
  hs: "čćđšž",
  sk: "áäčďéíľĺňóôŕšťúýž",
  cs: "áčďéěíňóřšťúůýž",
  pl: "ąćęłńóśźż",
};
