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
    before: `farmacia colegio instituto hospital clínica restaurante panadería academia librería ferretería guardería Hospital Hospital_Universitario Clínica Clínica_Dental Colegio Escuela Instituto Universidad Ayuntamiento Banco Caja Fundación Asociación
      Restaurante Hotel Farmacia Talleres Taller Panadería Librería Academia Gimnasio Club Residencia Ferretería Supermercados Supermercado Seguros Bufete
      Gestoría Inmobiliaria Transportes Construcciones Autoescuela Peluquería Partido Sindicato Diputación Ministerio Consejería Juzgado Parroquia Comisaría
      Cooperativa Editorial Óptica Funeraria Ludoteca Guardería Cafetería Pastelería Carnicería Bodegas CEIP IES Centro_de_Salud Centro_Médico Hospital_Clínico Hospital_General Hospital_Comarcal Universidad_Autónoma Universidad_Politécnica Universidad_Nacional Facultad Politécnico Juzgado_de_lo_Social Juzgado_de_Primera_Instancia Audiencia_Provincial Tribunal_Superior
      Registro_Civil Notaría Agencia_Tributaria Cámara_de_Comercio Caja_Rural Banco_Popular Cooperativa_de_Ahorro Diario Periódico La_Voz El_Diario Radio Hostal Posada Pensión Parador Mesón Taberna Cervecería Heladería Frutería Pescadería Lavandería Joyería Zapatería
      Mudanzas Reformas Piscinas Instalaciones Electricidad Fontanería Carpintería Imprenta Viajes Autocares Aerolíneas Editorial Secretaría Policlínica`,
  },
  {
    languages: ["fr"],
    before: `pharmacie lycée collège école clinique hôpital restaurant boulangerie préfecture mairie librairie crèche maternité brasserie Hôpital Clinique CHU CHR CH Centre_hospitalier École Collège Lycée Université Mairie Banque Crédit Caisse Fondation Association Restaurant Hôtel
      Pharmacie Garage Boulangerie Pâtisserie Librairie Cabinet SCI SARL EURL SAS Groupe Agence Assurances Mutuelle Préfecture Tribunal Syndicat Parti
      Ministère Comité EHPAD Laboratoire Imprimerie Menuiserie Crèche Brasserie Fromagerie Éditions Transports Auto-école Clinique_vétérinaire Centre_hospitalier_universitaire Polyclinique Institut Faculté Conservatoire Cour_d'appel Tribunal_judiciaire Tribunal_de_commerce Conseil_de_prud'hommes Conseil_départemental Conseil_régional Rectorat Caisse_d'Épargne
      Caisse_primaire Crédit_Agricole Banque_Populaire Maison_de_retraite Maison_médicale Chambre_de_commerce Cave Caves Domaine Château Vignobles Chocolaterie Boucherie Charcuterie Poissonnerie Traiteur Pressing Bijouterie Opticien Camping Auberge Gîte Relais
      Voyages Taxis Ambulances Plomberie Maçonnerie Tissages Filature Distillerie Journal Courrier Gazette Radio Société Compagnie Coopérative Notaires`,
  },
  {
    languages: ["it"],
    before: `farmacia liceo ospedale clinica ristorante trattoria pizzeria panificio libreria Cantina_Sociale Cantina_sociale Panetteria Ospedale Clinica Ambulatorio Poliambulatorio Casa_di_cura Casa_di_riposo Scuola Liceo Istituto Università Comune Banca Cassa Fondazione Associazione
      Ristorante Trattoria Pizzeria Hotel Albergo Farmacia Officina Autofficina Panificio Libreria Studio Palestra Circolo Cooperativa Azienda Agenzia
      Assicurazioni Partito Sindacato Ministero Tribunale Questura Parrocchia Pasticceria Immobiliare Edizioni ASL Gelateria Carrozzeria Falegnameria Autoscuola Azienda_Ospedaliera Ospedale_Civile Ospedale_Maggiore Policlinico Policlinico_Universitario Istituto_Comprensivo Scuola_Media Scuola_Primaria Liceo_Scientifico Liceo_Classico Politecnico
      Corte_d'Appello Procura_della_Repubblica Giudice_di_Pace Agenzia_delle_Entrate Camera_di_Commercio Banca_Popolare Banca_di_Credito_Cooperativo Cassa_di_Risparmio Cassa_Rurale Gazzetta Corriere Lanificio Salumificio Caseificio Birrificio Cantina Enoteca
      Macelleria Lavanderia Ottica Gioielleria Profumeria Pensione Agriturismo Polisportiva Editrice`,
  },
  {
    languages: ["pt"],
    before: `farmácia escola restaurante padaria colégio creche clínica Hospital Clínica Centro_de_Saúde Escola Escola_Secundária Escola_Básica Colégio Liceu Universidade Instituto Câmara_Municipal Junta_de_Freguesia Banco Caixa
      Fundação Associação Restaurante Hotel Farmácia Oficina Padaria Livraria Ginásio Clube Seguradora Seguros Agência Imobiliária Transportes Construções
      Atelier Partido Sindicato Ministério Tribunal Prefeitura Academia Lar Pastelaria Mercearia Supermercados Creche Ótica Funerária Cooperativa Talho
      Igreja Confeitaria Auto_Escola Hospital_Distrital Hospital_Universitário Centro_Hospitalar Santa_Casa_da_Misericórdia Agrupamento_de_Escolas Universidade_Federal Universidade_Estadual Faculdade Politécnico Conservatória Tribunal_Judicial
      Tribunal_da_Relação Tribunal_de_Justiça Juízo Delegacia Polícia Secretaria Diário Jornal Correio Folha Rádio Editora Livraria Cervejaria Quinta Herdade Adega Vinícola Hotéis Pousada Residencial Lavandaria Sapataria Ourivesaria Óptica Metalúrgica`,
  },
  {
    languages: ["de"],
    before: `Klinikum Universität Universitätsklinikum Hochschule Gymnasium Grundschule Stadtwerke Sparkasse Volksbank Raiffeisenbank Stiftung Bäckerei Metzgerei Apotheke
      Autohaus Kanzlei Restaurant Gasthaus Gasthof Hotel Möbelhaus Buchhandlung Amtsgericht Landgericht Finanzamt Jobcenter Spedition Tischlerei Schreinerei
      Orgelbau Malerbetrieb TSV SV FC TuS VfB VfL Kita Fahrschule Gemeinde Landratsamt Tierarztpraxis Zahnarztpraxis Konditorei Krankenhaus Kreiskrankenhaus Kantonsspital Landeskrankenhaus Landesklinikum Universitätsspital Stadtspital Rehaklinik Seniorenheim Pflegeheim Pflegedienst Fachhochschule Technische_Universität Realschule Gesamtschule
      Volksschule Mittelschule Berufsschule Volkshochschule Musikschule Bezirksgericht Kantonsgericht Oberlandesgericht Verwaltungsgericht Sozialgericht Arbeitsgericht Handelsgericht Staatsanwaltschaft Polizeiinspektion Polizeidirektion Bezirkshauptmannschaft
      Gemeindeamt Stadtverwaltung Bundesamt Landesamt Kreisverwaltung Kantonalbank Kreissparkasse Stadtsparkasse Raiffeisenkasse Hausverwaltung Wohnungsgenossenschaft
      Reisebüro Druckerei Brauerei Weingut Gärtnerei Friseursalon Zimmerei Dachdeckerei Bauunternehmen Fahrradladen Buchhaus Tagblatt Pizzeria Café Gasthof Landgasthof Pension Jugendherberge Praxis
      Hausarztpraxis Physiotherapie Turnverein Sportverein Musikverein Kirchengemeinde Pfarrei Pfarramt Diakonie Caritas`,
  },
  {
    languages: ["nl"],
    before: `Ziekenhuis Universiteit Hogeschool Stichting Bakkerij Slagerij Apotheek Garage Restaurant Hotel Dansschool Basisschool Woningcorporatie Zorgverzekeraar
      Fietsenmakerij Notariskantoor Huisartsenpraktijk Tandartspraktijk Kinderdagverblijf Advocatenkantoor Rijschool Woonzorgcentrum Gemeente Kaarsenmakerij Medisch_Centrum Universitair_Medisch_Centrum Zorggroep Zorgcentrum Verpleeghuis Thuiszorg Kliniek Rechtbank Gerechtshof Kantongerecht Ministerie Belastingdienst Waterschap Politie Bibliotheek Vereniging Vakbond
      Scholengemeenschap Lyceum Gymnasium Atheneum Kinderopvang Praktijk Fysiotherapiepraktijk Dierenartspraktijk Makelaardij Loodgietersbedrijf Schildersbedrijf Aannemersbedrijf Bouwbedrijf Installatiebedrijf Timmerbedrijf Hoveniersbedrijf Transportbedrijf
      Autobedrijf Taxibedrijf Schoonmaakbedrijf Reisbureau Boekhandel Bloemenhandel Drukkerij Uitgeverij Brouwerij Café Eetcafé Brasserie Pannenkoekenhuis Camping Omroep Dagblad Gazet Krant Woningstichting Woningbouwvereniging Studio Atelier Bank Verzekeringen Kwekerij Manege
      Voetbalvereniging Sportvereniging Sportschool Zwembad Parochie Kerk Moskee`,
    behind:
      "Ziekenhuis Universiteit Hogeschool College Lyceum Woningstichting Dagblad Courant Zorg Transport Logistiek Groep Techniek Bank Verzekeringen Makelaars Advocaten Notarissen Bouw Installatietechniek",
  },
  {
    languages: ["pl"],
    before: `Szpital Szpitala Szpitalu Szpitalem Uniwersytet Uniwersytetu Uniwersytecie Politechnika Politechniki Politechnice Szkoła Szkoły Szkole Liceum Urząd Urzędu
      Urzędzie Bank Banku Fundacja Fundacji Stowarzyszenie Stowarzyszenia Spółdzielnia Spółdzielni Hurtownia Hurtowni Sklep Sklepu Zakład Zakładu Apteka Apteki
      Aptece Kancelaria Kancelarii Przychodnia Przychodni Klub Klubu Biuro Biura Restauracja Restauracji Hotel Hotelu Piekarnia Piekarni Warsztat Wydawnictwo
      Wydawnictwa Teatr Teatru Partia Partii Sąd Sądu Komenda Komendy Parafia Parafii Przedszkole Przedszkola Gabinet Klinika Kliniki Klinice Szpital_Kliniczny Szpital_Wojewódzki Szpital_Powiatowy Centrum_Medyczne Centrum_Zdrowia Politechnikę Akademia Akademii Szkoła_Podstawowa Szkoły_Podstawowej Szkole_Podstawowej Liceum_Ogólnokształcące Technikum Gimnazjum Żłobek
      Sąd_Rejonowy Sąd_Okręgowy Sąd_Apelacyjny Sądu_Rejonowego Sądu_Okręgowego Sądem_Rejonowym Sądem_Okręgowym Prokuratura Prokuratury Urząd_Miasta Urząd_Gminy Urząd_Skarbowy Urzędu_Miasta Urzędu_Skarbowego Urzędzie_Miasta Urzędzie_Skarbowym Starostwo Ministerstwo Ministerstwa
      Bank_Spółdzielczy Banku_Spółdzielczego Bankiem Bankiem_Spółdzielczym Banku_Spółdzielczym Bankowi Komenda_Miejska Komenda_Powiatowa Komisariat Towarzystwo Towarzystwa Gazeta Gazety Gazecie Dziennik Dziennika Tygodnik Radio Radiu Spółka Spółki Drukarnia Drukarni Księgarnia Księgarni Cukiernia Cukierni
      Hurtownię Kancelarię Kancelarią Kancelaria_Adwokacka Kancelaria_Notarialna Firma_Handlowa Przedsiębiorstwo Przedsiębiorstwa Fabryka Fabryki Browar Browaru Pensjonat Pensjonatu Salon Salonu Serwis Pizzeria Dom_Kultury Domu_Kultury Muzeum Biblioteka Biblioteki Zespół_Szkół Zespołu_Szkół
      Mleczarnia Mleczarni Uzdrowisko Klubem Fundacją Fundację Wodociągi`,
  },
  {
    languages: ["sv", "da", "no"],
    before: `Brf Bostadsrättsföreningen Stiftelsen Föreningen Foreningen Restaurang Restaurant Hotell Hotel Borettslaget Andelsboligforeningen Ejerforeningen Fonden
      Sameiet Apotek Apoteket Kafé Café Region Regionen Kommunen Länsstyrelsen Landstinget Socialförvaltningen Försäkringskassan Arbetsförmedlingen Skatteverket Polisen Politiet Brottsoffermyndigheten Sparbanken Bokhandeln Firma Firmaet Tømrerfirmaet
      Murerfirmaet Malerfirmaet Blomsterhuset Plejecentret Plejehjemmet Børnehaven Vuggestuen Barnehagen Förskolan Skolan Skolen Gymnasiet Sygehuset Sjukhuset Hospitalet Klinikken Kliniken Lægehuset Lægerne Tandlægerne Advokatfirmaet Advokatbyrån Revisionsfirmaet
      Boligselskabet Boligforeningen Fagforeningen Idrætsforeningen Idrettslaget Kirken Kyrkan Församlingen Hotellet Kroen Bageriet Slagteriet Avisa Avisen Tidningen NAV Universitetet Høgskolen Högskolan Museet Biblioteket Stiftelsen
      Bilfirmaet Autohuset Forlaget Förlaget Radio Mäklarhuset`,
    behind: `vårdcentral sjukhus skola gymnasium gymnasieskola bibliotek kommun universitet högskola båtklubb idrottsförening förskola församling åkeri bageri tandläkarmottagning
      familjedaghem brandförsvar tingsrätt sygehus sykehus hospital skole bibliotek kommune apotek sparekasse sparebank lægehus legesenter legekontor tannklinikk tandklinik
      idrætsforening idrettslag borettslag boligforening bakeri barnehage børnehave folkeskole efterskole videregående fysioterapi bogholderi auktioner
      Båtklubb Sjukhus Skola Sygehus Sykehus Kommune Kommun Boldklub Idrettslag IF BK IK HK Bank Sparebank Sparekasse Bageri Bakeri Begravningsbyrå Måleri Bygg Tømrerfirma
      menighet sogn politidistrikt tingrett byret byrett retten landsret lagmannsrett hovrätt hovrett förvaltningsrätt universitetssjukhus universitetshospital universitetssykehus länssjukhus lasarett
      centralsygehus regionshospital legevakt lægevagt sykehjem plejehjem äldreboende husläkarmottagning vårdcentralen högskolan universitetet gymnasium gymnas ungdomsskole grundskola friskola montessoriskola idrottsklubb fotbollsklubb håndballklubb fotballklubb golfklubb
      pastorat menighet pensjonat vandrerhjem kro hotell hotel Hotell Hotel Tidende Avis Tidning Allehanda Dagblad Stiftstidende Folkeblad Dagblade Posten Avisen Bilhall Bilservice Takservice Bygdegård Byggservice VVS Rör El Elektro Eiendom Ejendomme Fastigheter Regnskap
      Revision Transport Transporter Åkeri Maskin Entreprenad Entreprenør Sjukvård Apotek Optik Frisør Tandklinik Kirurgi Sparbank Försäkringar Forsikring Energi Kraft Fjernvarme`,
  },
  {
    languages: ["hs"],
    before: `Bolnica Bolnici Bolnice KBC KB OŠ Osnovna_škola Osnovnoj_školi Gimnazija Gimnaziji Sveučilište Sveučilištu Univerzitet Fakultet Fakultetu Općina Općini Opština Banka Banci Udruga
      Udruzi Zaklada Restoran Restoranu Hotel Ljekarna Ljekarni Apoteka Obrt Klub Dom_zdravlja Domu_zdravlja Vrtić Dječji_vrtić Pekara Pekari Poliklinika Poliklinici Zadruga Autoservis Opća_bolnica Općoj_bolnici Opće_bolnice Županijska_bolnica Klinička_bolnica Klinički_bolnički_centar Kliničkom_bolničkom_centru Specijalna_bolnica Klinika Klinici Stomatološka_ordinacija Veterinarska_stanica Srednja_škola Srednjoj_školi
      Tehnička_škola Ekonomska_škola Medicinska_škola Filozofski_fakultet Pravni_fakultet Medicinski_fakultet Ekonomski_fakultet Veleučilište Visoka_škola Općinski_sud Općinskom_sudu Županijski_sud Županijskom_sudu Trgovački_sud Trgovačkom_sudu Osnovni_sud Osnovnom_sudu Viši_sud
      Prekršajni_sud Sud Policijska_postaja Policijskoj_postaji Policijska_uprava Porezna_uprava Ministarstvo Ministarstva Ministarstvu Hrvatski_zavod Zavod Centar_za_socijalnu_skrb Udruženje Savez Fond Fondacija Novi_list Večernji_list Jutarnji_list Slobodna_Dalmacija Radio Glas
      Konoba Pizzeria Kavana Trgovina Knjižara Cvjećarna Mesnica Autoškola Autokuća Turistička_agencija Odvjetnički_ured Javni_bilježnik Knjižnica Kazalište Muzej Hostel Kamp Pansion Vinarija Tiskara Nogometni_klub NK KK HNK Župa`,
    behind: "banka banke osiguranje osiguranja",
  },
  {
    languages: ["sk", "cs"],
    before: `Nemocnica Nemocnici Nemocnice Poliklinika Poliklinike Univerzita Univerzite Univerzitě Gymnázium Gymnáziu Základná_škola Základnej_škole Základní_škola Základní_škole
      Materská_škola Mateřská_škola Banka Nadácia Nadace Združenie Spolek Reštaurácia Restaurace Hotel Lekáreň Lekárni Lékárna Lékárně Kancelária Kancelář Pekáreň Pekárstvo Pekařství
      Autoservis Stolárstvo Truhlářství Cukráreň Cukrárna Klub Okresný_súd Okresní_soud Fakultní_nemocnice Fakultná_nemocnica Oblastní_nemocnice Krajská_nemocnice Městská_nemocnice Okresní_nemocnice Ústřední_vojenská_nemocnice Univerzitná_nemocnica Univerzitnej_nemocnici Fakultnej_nemocnici Fakultní_nemocnici Dětská_nemocnice Klinika
      Vysoká_škola Střední_škola Stredná_škola Obchodní_akademie Obchodná_akadémia Základní_umělecká_škola Karlova_univerzita Univerzita_Karlova České_vysoké_učení Krajský_soud Krajský_súd Městský_soud Mestský_súd Obvodní_soud Nejvyšší_soud Okresnímu_soudu Okresnému_súdu
      Krajského_soudu Okresního_soudu Okresného_súdu Krajského_súdu Státní_zastupitelství Úřad_práce Úrad_práce Finanční_úřad Daňový_úrad Městský_úřad Mestský_úrad Obecní_úřad Obecný_úrad Krajský_úřad Magistrát_města Magistrát Ministerstvo Ministerstva Policie Policajný_zbor
      Dopravní_podnik Dopravný_podnik Český_rozhlas Česká_televize Slovenský_rozhlas Deník Denník Lidové_noviny Hospodářské_noviny Mladá_fronta Rádio Rádia Nakladatelství Vydavateľstvo Knihkupectví Kníhkupectvo Hostinec Penzion Penzión Pivovar Vinařství Vinárstvo Pizzerie Kavárna Kaviareň
      Květinářství Kvetinárstvo Řeznictví Mäsiarstvo Zámečnictví Autoškola Autobazar Cestovní_kancelář Cestovná_kancelária Advokátní_kancelář Advokátska_kancelária Realitní_kancelář Realitná_kancelária Stavebniny Domov_důchodců Domov_dôchodcov Dům_dětí Knihovna Knižnica Muzeum Divadlo
      Farnost Farnosť Svaz Zväz Nadační_fond Spolok TJ SK FK HC TJ_Sokol Sokol`,
    behind:
      "Bank Banka nemocnice nemocnica univerzita gymnázium noviny rozhlas banka sporiteľňa spořitelna poisťovňa pojišťovna",
  },
  {
    // Romanian, then Hungarian, Finnish and Turkish; Vietnamese, Indonesian, Greek, Russian and Ukrainian
    languages: ["other"],
    before: `Bệnh_viện Bệnh_viện_Đa_khoa Bệnh_viện_Đa_khoa_tỉnh Bệnh_viện_Nhi Phòng_khám Trường Trường_Tiểu_học Trường_THCS Trường_THPT Trường_Đại_học Đại_học Đại_học_Bách_khoa Học_viện Cao_đẳng Ngân_hàng Công_ty Công_ty_TNHH Công_ty_Cổ_phần Công_an_tỉnh Công_an_quận Công_an_huyện Công_an_phường Công_an Ủy_ban_nhân_dân UBND
      UBND_phường UBND_quận Sở Bộ Tòa_án Viện Nhà_hàng Khách_sạn Báo Đài Trung_tâm Hợp_tác_xã Quán Nhà_thuốc Cục Chi_cục Tập_đoàn
      RS RSUD RSUP RSIA Rumah_Sakit Puskesmas Klinik Apotek Universitas Institut Politeknik Sekolah SD SDN SMP SMPN SMA SMAN SMK SMKN TK Bank Koperasi Yayasan PT CV UD Toko Warung Restoran Rumah_Makan Kantor KPP_Pratama Dinas Kementerian Polsek Polres Polda Pengadilan_Negeri Kejaksaan Masjid Gereja Pesantren
      Νοσοκομείο Γενικό_Νοσοκομείο Γενικού_Νοσοκομείου Νοσοκομείου Κλινική Κλινικής Πανεπιστήμιο Πανεπιστημίου Λύκειο Λυκείου Γυμνάσιο Γυμνασίου Σχολείο Δημοτικό_Σχολείο Τράπεζα Τράπεζας Εθνική_Τράπεζα Ταβέρνα Ταβέρνας Εστιατόριο Ξενοδοχείο Φαρμακείο Φαρμακείου Υπουργείο Υπουργείου Εφορία Εφορίας Αστυνομία Αστυνομικό_Τμήμα Εφημερίδα Σύλλογος Συλλόγου Εκδόσεις Ίδρυμα Ιδρύματος
      Больница Больницы Поликлиника Поликлиники Клиника Клиники Институт Института Институте Университет Университета Школа Школы Гимназия Лицей Банк Банка Театр Театра Музей Музея Министерство Министерства Фонд Фонда Завод Завода Ресторан Кафе Гостиница Аптека Издательство Газета Газеты
      Лікарня Лікарні Поліклініка Поліклініки Клініка Інститут Інституту Університет Університету Академія Академії Школа Школи Гімназія Ліцей Ліцею Банк Банку Театр Театру Музей Музею Міністерство Міністерства Архів Архіву Суд Суду Ресторан Кав'ярня Готель Аптека Видавництво Газета
      Spitalul Spitalul_Clinic Spitalul_Județean Spitalul_Județean_de_Urgență Spitalul_Clinic_Județean Spitalul_Municipal Spitalul_Orășenesc Spitalului Clinica Clinicii Policlinica Cabinetul Farmacia Farmaciei Universitatea Universității Facultatea Academia
      Liceul Liceul_Teoretic Liceul_Tehnologic Colegiul Colegiul_Național Colegiului Școala Școala_Gimnazială Școlii Grădinița Creșa Banca Băncii Primăria Primăriei Prefectura Consiliul_Județean Consiliul_Local Judecătoria Judecătoriei Tribunalul Tribunalului Curtea_de_Apel Parchetul
      Poliția Inspectoratul Ministerul Ministerului Direcția Agenția Agenția_Națională Casa_de_Asigurări Casa_Județeană Administrația Penitenciarul Asociația Asociației Fundația Fundației Federația Sindicatul Clubul Restaurantul Hotelul Pensiunea Cofetăria Brutăria Editura Librăria
      Ziarul Gazeta Monitorul Adevărul Evenimentul Radio Compania Societatea Grupul Cooperativa Biserica Parohia Mănăstirea Teatrul Muzeul Biblioteca
      Osuuspankki Säästöpankki Ravintola Hotelli Kahvila Apteekki Kukkakauppa Leipomo Lääkäriasema Hammaslääkäriasema Autokoulu Päiväkoti Asianajotoimisto Tilitoimisto Kirjakauppa Parturi-Kampaamo`,
    behind: `Kórház Megyei_Kórház Városi_Kórház Oktatókórház Klinika Rendelőintézet Egyetem Egyetemi_Klinika Főiskola Gimnázium Szakgimnázium Általános_Iskola Iskola Óvoda Bölcsőde Bank Takarékszövetkezet Takarékpénztár Biztosító Szövetkezet Törvényszék Járásbíróság Ítélőtábla Bíróság Ügyészség
      Önkormányzat Önkormányzata Polgármesteri_Hivatal Kormányhivatal Rendőrkapitányság Minisztérium Hivatal Hivatala Alapítvány Egyesület Szövetség Szakszervezet Gyógyszertár Patika Étterem Vendéglő Szálloda Panzió Cukrászda Pékség Könyvesbolt Könyvkiadó Kiadó Nyomda Hírlap Napló Hírek Rádió
      Múzeum Színház Könyvtár Plébánia Ügyvédi_Iroda Könyvelőiroda Autószerviz Kertészet Pincészet Sportegyesület
      keskussairaala keskussairaalassa keskussairaalan yliopistollinen_sairaala yliopistollisessa_sairaalassa yliopistollisen_sairaalan yliopistosairaala sairaala sairaalassa sairaalan terveyskeskus terveysasema terveysasemalla hyvinvointialue yliopisto yliopistossa yliopiston ammattikorkeakoulu
      lukio lukiossa peruskoulu koulu yläkoulu päiväkoti kaupunki kaupungin kunta kunnan seurakunta seurakunnan käräjäoikeus käräjäoikeudessa hovioikeus hallinto-oikeus poliisilaitos apteekki kirjasto pankki Osuuspankki Säästöpankki osuuskauppa Sanomat Uutiset Lehti teatteri museo ammattiopisto kansanopisto
      Hastanesi Üniversitesi Bankası Okulu Ortaokulu İlkokulu Lisesi Anadolu_Lisesi Belediyesi Eczanesi Sigorta Derneği Vakfı Kliniği Market Holding Polikliniği Kreşi Lokantası
      Restoranı Otel Oteli Emlak Mobilya Nakliyat Spor_Kulübü Sitesi Devlet_Hastanesi Şehir_Hastanesi Eğitim_ve_Araştırma_Hastanesi Tıp_Merkezi Sağlık_Ocağı Aile_Sağlığı_Merkezi Anaokulu Koleji Fakültesi Enstitüsü Mahkemesi Asliye_Hukuk_Mahkemesi Adliyesi Savcılığı Bakanlığı Müdürlüğü Valiliği Kaymakamlığı Vergi_Dairesi Noterliği
      Emniyet_Müdürlüğü Büyükşehir_Belediyesi Gazetesi Haber_Ajansı Yayınları Yayınevi Kitabevi Fırını Pastanesi Kafe Turizm Tekstil İnşaat Gıda Otomotiv Lojistik Kargo Bankası Kooperatifi Birliği Odası Partisi Camii Müzesi Tiyatrosu Kuruyemiş Berberi Kuaförü Çiçekçilik Eczanesi`,
  },
];
