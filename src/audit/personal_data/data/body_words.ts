/** Words that bodies are called by in one or more languages. */
interface BodyWords {
  /** Codes as in the lists of function words; `other` for languages without such a list. */
  readonly languages: readonly string[];
  /** With a capital, before the name of its own: "Hospital de São Gens"; `_` for a space. */
  readonly before?: string;
  /** Behind it: "Solbackens vårdcentral", "Ege Hastanesi". */
  readonly behind?: string;
}

/** What hospitals, schools, shops, offices and clubs are called, by language. */
export const BODY_WORDS: readonly BodyWords[] = [
  {
    languages: ["en"],
    behind: `Logistics Freight Haulage Couriers Movers Removals Homes Properties Realty Estates Lettings Attorneys Solicitors Barristers Plumbing Roofing Builders Construction
      Carpentry Joinery Electrical Heating Landscaping Motors Autos Bakery Brewery Pharmacy Dental Orthodontics Veterinary Vets Energy Power Gas Telecom Broadband Wireless
      Airlines Airways Insurance Assurance Mutual Credit_Union Savings Lending Mortgages Brokers Investments Wealth Capital Payments Hospital Infirmary Medical_Center
      Medical_Centre Health_Centre Clinic Surgery Hospice Academy Primary_School Elementary_School High_School Grammar_School Middle_School Council Foundation Partners Associates Consulting Holdings
      Industries Systems Software Technologies Robotics Analytics Labs Laboratories Pharmaceuticals Foods Textiles Furniture Interiors Kitchens Cleaners Catering Utilities
      Financial Outfitters Stationers Publishing Nurseries Preschool Daycare Credit Recruitment Staffing Security Swimming_Club Rugby_Club Football_Club Cricket_Club`,
  },
  {
    languages: ["es"],
    before: `Hospital Hospital_Universitario Clínica Clínica_Dental Colegio Escuela Instituto Universidad Ayuntamiento Banco Caja Fundación Asociación
      Restaurante Hotel Farmacia Talleres Taller Panadería Librería Academia Gimnasio Club Residencia Ferretería Supermercados Supermercado Seguros Bufete
      Gestoría Inmobiliaria Transportes Construcciones Autoescuela Peluquería Partido Sindicato Diputación Ministerio Consejería Juzgado Parroquia Comisaría
      Cooperativa Editorial Óptica Funeraria Ludoteca Guardería Cafetería Pastelería Carnicería Bodegas CEIP IES Centro_de_Salud Centro_Médico`,
  },
  {
    languages: ["fr"],
    before: `Hôpital Clinique CHU CHR CH Centre_hospitalier École Collège Lycée Université Mairie Banque Crédit Caisse Fondation Association Restaurant Hôtel
      Pharmacie Garage Boulangerie Pâtisserie Librairie Cabinet SCI SARL EURL SAS Groupe Agence Assurances Mutuelle Préfecture Tribunal Syndicat Parti
      Ministère Comité EHPAD Laboratoire Imprimerie Menuiserie Crèche Brasserie Fromagerie Éditions Transports Auto-école Clinique_vétérinaire`,
  },
  {
    languages: ["it"],
    before: `Ospedale Clinica Ambulatorio Poliambulatorio Casa_di_cura Casa_di_riposo Scuola Liceo Istituto Università Comune Banca Cassa Fondazione Associazione
      Ristorante Trattoria Pizzeria Hotel Albergo Farmacia Officina Autofficina Panificio Libreria Studio Palestra Circolo Cooperativa Azienda Agenzia
      Assicurazioni Partito Sindacato Ministero Tribunale Questura Parrocchia Pasticceria Immobiliare Edizioni ASL Gelateria Carrozzeria Falegnameria Autoscuola`,
  },
  {
    languages: ["pt"],
    before: `Hospital Clínica Centro_de_Saúde Escola Escola_Secundária Escola_Básica Colégio Liceu Universidade Instituto Câmara_Municipal Junta_de_Freguesia Banco Caixa
      Fundação Associação Restaurante Hotel Farmácia Oficina Padaria Livraria Ginásio Clube Seguradora Seguros Agência Imobiliária Transportes Construções
      Atelier Partido Sindicato Ministério Tribunal Prefeitura Academia Lar Pastelaria Mercearia Supermercados Creche Ótica Funerária Cooperativa Talho
      Igreja Confeitaria Auto_Escola`,
  },
  {
    languages: ["de"],
    before: `Klinikum Universität Universitätsklinikum Hochschule Gymnasium Grundschule Stadtwerke Sparkasse Volksbank Raiffeisenbank Stiftung Bäckerei Metzgerei Apotheke
      Autohaus Kanzlei Restaurant Gasthaus Gasthof Hotel Möbelhaus Buchhandlung Amtsgericht Landgericht Finanzamt Jobcenter Spedition Tischlerei Schreinerei
      Orgelbau Malerbetrieb TSV SV FC TuS VfB VfL Kita Fahrschule Gemeinde Landratsamt Tierarztpraxis Zahnarztpraxis Konditorei`,
  },
  {
    languages: ["nl"],
    before: `Ziekenhuis Universiteit Hogeschool Stichting Bakkerij Slagerij Apotheek Garage Restaurant Hotel Dansschool Basisschool Woningcorporatie Zorgverzekeraar
      Fietsenmakerij Notariskantoor Huisartsenpraktijk Tandartspraktijk Kinderdagverblijf Advocatenkantoor Rijschool Woonzorgcentrum Gemeente Kaarsenmakerij`,
    behind:
      "Ziekenhuis Universiteit Hogeschool College Bank Verzekeringen Makelaars Advocaten Notarissen Bouw Installatietechniek",
  },
  {
    languages: ["pl"],
    before: `Szpital Szpitala Szpitalu Szpitalem Uniwersytet Uniwersytetu Uniwersytecie Politechnika Politechniki Politechnice Szkoła Szkoły Szkole Liceum Urząd Urzędu
      Urzędzie Bank Banku Fundacja Fundacji Stowarzyszenie Stowarzyszenia Spółdzielnia Spółdzielni Hurtownia Hurtowni Sklep Sklepu Zakład Zakładu Apteka Apteki
      Aptece Kancelaria Kancelarii Przychodnia Przychodni Klub Klubu Biuro Biura Restauracja Restauracji Hotel Hotelu Piekarnia Piekarni Warsztat Wydawnictwo
      Wydawnictwa Teatr Teatru Partia Partii Sąd Sądu Komenda Komendy Parafia Parafii Przedszkole Przedszkola Gabinet Klinika Kliniki Klinice`,
  },
  {
    languages: ["sv", "da", "no"],
    before: `Brf Bostadsrättsföreningen Stiftelsen Föreningen Foreningen Restaurang Restaurant Hotell Hotel Borettslaget Andelsboligforeningen Ejerforeningen Fonden
      Sameiet Apotek Apoteket Kafé Café`,
    behind: `vårdcentral sjukhus skola gymnasium gymnasieskola bibliotek kommun universitet högskola båtklubb idrottsförening förskola församling åkeri bageri tandläkarmottagning
      familjedaghem brandförsvar tingsrätt sygehus sykehus hospital skole bibliotek kommune apotek sparekasse sparebank lægehus legesenter legekontor tannklinikk tandklinik
      idrætsforening idrettslag borettslag boligforening bakeri barnehage børnehave folkeskole efterskole videregående fysioterapi bogholderi auktioner
      Båtklubb Sjukhus Skola Sygehus Sykehus Kommune Kommun Boldklub Idrettslag IF BK IK HK Bank Sparebank Sparekasse Bageri Bakeri Begravningsbyrå Måleri Bygg Tømrerfirma
      menighet sogn politidistrikt tingrett byret byrett`,
  },
  {
    languages: ["hs"],
    before: `Bolnica Bolnici Bolnice KBC KB OŠ Osnovna_škola Osnovnoj_školi Gimnazija Gimnaziji Sveučilište Sveučilištu Univerzitet Fakultet Fakultetu Općina Općini Opština Banka Banci Udruga
      Udruzi Zaklada Restoran Restoranu Hotel Ljekarna Ljekarni Apoteka Obrt Klub Dom_zdravlja Domu_zdravlja Vrtić Dječji_vrtić Pekara Pekari Poliklinika Poliklinici Zadruga Autoservis`,
    behind: "banka banke osiguranje osiguranja",
  },
  {
    languages: ["sk", "cs"],
    before: `Nemocnica Nemocnici Nemocnice Poliklinika Poliklinike Univerzita Univerzite Univerzitě Gymnázium Gymnáziu Základná_škola Základnej_škole Základní_škola Základní_škole
      Materská_škola Mateřská_škola Banka Nadácia Nadace Združenie Spolek Reštaurácia Restaurace Hotel Lekáreň Lekárni Lékárna Lékárně Kancelária Kancelář Pekáreň Pekárstvo Pekařství
      Autoservis Stolárstvo Truhlářství Cukráreň Cukrárna Klub Okresný_súd Okresní_soud`,
    behind: "banka sporiteľňa spořitelna poisťovňa pojišťovna",
  },
  {
    languages: ["other"],
    behind: `Hastanesi Üniversitesi Bankası Okulu Ortaokulu İlkokulu Lisesi Anadolu_Lisesi Belediyesi Eczanesi Sigorta Derneği Vakfı Kliniği Market Holding Polikliniği Kreşi Lokantası
      Restoranı Otel Oteli Emlak Mobilya Nakliyat Spor_Kulübü Sitesi`,
  },
];
