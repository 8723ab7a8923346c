/**
 * Parts of an organization, wares and matters after which a mailbox is called: `kitchen@`,
 * `lost.property@`, `hundesteuer@`. None of them is a given name or a usual surname.
 */
export const DEPARTMENT_WORDS: ReadonlySet<string> = new Set(
  `absence academics access accommodation activities admissions adoption advice aftercare alarm
  allergies allotments alumni ambassadors announcements apartments appeals apply appointments archive
  archives arts assembly assist astronomy athletics attendance auction audit aviation awards
  bakery band bar baths bicycles bike bikes board boats boxoffice box breakfast brewery building
  buildings bus buses cafe cafeteria campus canteen cargo catering catalog ceremony chaplain charity
  checkin checkout childcare choir church cinema circulation classes clinic coaching collections
  college committee communications community complaint complaints concerts concierge conference
  consult consulting cooking council counseling counselling counter course courses court cyber daycare
  delivery deliveries dental department deposits deputy dining dinner dispatch district donations
  donate dorms drama duty election elections electric emergencies energy enrollment enrolment
  enrolments environment equipment estates ethics exam exams exchange excursions exhibition
  exhibitions expo faculty fair farm festival films fire fitness fleet flowers food foodbank football
  forms forum foundation fraud fundraising funerals galleries gallery games garage garden gardens gas
  gifts grants greenhouse grounds group groups guestservices guide gym harbor headoffice
  headquarters health heating helpline hire history homework hospital hostel hotel hotline house
  housekeeping housing icerink ideas immigration imports innovation inspection insurance intake
  integrity intern interns internship inventory join journal kennel kindergarten kitchen lab
  laboratory labs landlords language laundry leasing lending letters licences licensing lifeguards
  lights loans lobby logistics lostandfound lost lostproperty lunch lunches mails maintenance market
  meals meetings meters midwives mobility moving municipality museum music nursery nurses
  nutrition observatory officers online onlineshop opera orchestra orientation outreach packages
  painting parcels parents parish parking parts party passports patients pension pensions
  permits pets pharmacy phones photos physio pilots pool pools portal posters poster practice
  president principal print printing prizes production products programs project projects promo
  property publicity publications quality questions radio radiology railway ranger reading rebates
  recipes records recycling referrals region relocation renewals rentals repair repairs replies
  rescue research residents restaurant returnsdesk rides rink riders roads roster rowing rsvp running
  safeguarding sailing sample samples sanitation savings scheduling scholarships school schools
  science scout scouts season seasontickets senate seniors settlement shares shelter shuttle signup
  ski skating snacks soccer social software speakers special sponsor sponsors sponsorship sports
  stables stage statements station stay stock storage students studies studio submissions suggestions
  summercamp supplies swim swimming switchboard syllabus system tables talent taxes tenders
  tennis theater theatre theft ticket tickets timetable titles tourism tours toys trade trading train
  trains transport transportation traffic trees trips trust tuition tutoring undergrad uniform uniforms
  union university updates utilities vacations vaccination vaccine valuations vans vets videos
  visit visitors visits voice voting warehouse warranty waste water weather wedding weddings wellness
  wholesale wildlife wine winery workshop workshops yoga youth zoo plots plot
  abfall abo abos abwasser aktion allergie amt angebot angebote anmeldungen anzeigen archiv ausbildung
  auskunft ausleihe ausstellung auto bad baeckerei bäckerei bau bauamt beratung beschwerde beschwerden
  besuch bibliothek bücherei buecherei bühne bürger buergerbuero bürgerbüro buergeramt bürgeramt
  einwohnermeldeamt elternbeirat elternrat energie ernährung fahrkarten fahrrad fahrschule ferien
  feuerwehr filiale finanzen finanzamt forst freibad friedhof fundbuero fundbüro fundstelle galerie
  gartenbau gas gast gastro gemeinde geschäftsstelle geschaeftsstelle gesundheit gewerbe grundschule
  gutscheine hausmeister hausverwaltung heizung hunde hundesteuer immobilien jugend jugendamt
  kantine karten kfz kinder kinderarzt kindergarten kirche kita klinik konzert konzerte kueche küche
  kultur kurse küchenteam labor lager leihe lieferung mahnung markt mensa mieten mieter mitglied
  mitglieder mitgliedschaft museum musikschule müll muell notdienst notfall ordnung ordnungsamt ostern
  parken pfarramt pfarrbuero pflege pforte praktikum praxis projekt projekte rathaus rechnungen
  redaktionsteam reisen reparatur retoure retouren rezept rezepte sammlung schule schulbuero
  schwimmbad seminar seminare sozialamt sport sportamt stadtbibliothek standesamt steuer steueramt
  steuern stiftung strom studium technik termin termine theater tickets tiere tierheim tourismus
  umwelt umzug verein verleih verlag versand versicherung vermietung vhs wache wahl wahlen wartung
  wasser werkstatt wohnen zeitung zulassung zoll
  abonnement abonnements accueil animation annonces ateliers atelier auto bibliotheque bibliothèque
  billets billetterie cantine camping chambres cinema cinéma colonie conciergerie concours crèche
  creche culture cours cuisine depannage dépannage devis dons ecole école eau etatcivil état-civil
  etudes expo exposition festival formation formations garderie gestion garage inscription
  inscriptions jardin jeunesse livraison livraisons location locations logement mairie mediatheque
  médiathèque menuiserie messagerie musee musée objets objetstrouves objets-trouves objetstrouvés
  parents partenaires partenariat perisco periscolaire périscolaire permanence pharmacie piscine
  publicite recrutement recrutements reclamation réclamation reclamations réclamations remboursement
  reparation reservations réservation réservations restaurant restauration sante santé scolarite
  scolarité soutien spectacle spectacles sport sports stage stages tourisme transport transports
  trouves trouvés travaux urbanisme urgence urgences vacances vie-scolaire viescolaire voirie
  abonos actividades agua alquiler alquileres ayuntamiento almacen almacén archivo asociacion
  asociación averias averías ayudas becas biblioteca bodega campamento cantina cita citas clases cocina
  comedor compras comunidad concejalia concejalía conserjeria conserjería cultura cursos deportes devoluciones
  donaciones educacion educación emergencias entradas enfermeria envios envíos escuela eventos extraescolares
  farmacia festival formacion formación garantia garantía garantias gerencia incidencias inscripciones
  jardineria juventud licencias mantenimiento matricula matriculas matrículas medioambiente museo
  obras objetos objetosperdidos oposiciones padron padrón parques parking piscina pizzeria portero
  presupuestos proveedores proyectos reciclaje reclamaciones recetas registro residuos salud
  secretaría seguros socios sugerencias taller talleres taquilla teatro tesoreria tienda transporte
  tramites trámites turismo urbanismo urgencias vacunas viajes vivienda voluntarios
  academico acadêmico agendamento aluguel almoxarifado arquivo assinaturas biblioteca bilheteria
  bilheteira bolsas cantina cobranca cobrança coordenacao coordenação cozinha creche cultura cursos
  denuncias denúncias doacoes doações entregas escola esportes estagios estágios eventos farmacia
  farmácia festas financas habitacao inscricoes inscrições lanchonete licitacao licitações loja
  manutencao manutenção matricula matrículas merenda obras oficina orcamento orçamento orcamentos
  ouvidor pedidos piscina portaria projetos protocolo reclamacoes reclamações recepcao recepção reservas
  residuos restaurante saude saúde secretaria socios sócios teatro transporte tributos turismo
  vacinas vagas vendas vestibular viagens
  abbonamenti affitti anagrafe archivio asilo associazione biblioteca biglietteria biglietti bagagli
  cantina campeggio comune concorsi consegne corsi cucina cultura donazioni eventi farmacia
  formazione gare gestione giardini guasti immatricolazioni iscrizioni laboratorio magazzino
  manutenzione mensa mostra mostre museo negozio noleggio officina oggetti oggettismarriti parcheggi
  piscina polizia portineria preventivi progetti protocollo reclami resi ricambi rifiuti rimborsi
  ristorante scuola scuole segreteriadidattica servizi soci spedizioni sport stampa tasse teatro
  tributi turismo urbanistica vaccinazioni viaggi visite volontari
  abonnementen afspraak afspraken afval agenda aanmelden aanmelding bakkerij belasting beheer
  bezorging bibliotheek boekingen bezwaar burgerzaken camping cursussen dierenarts donaties
  evenementen fietsen gemeente gevonden gevondenvoorwerpen horeca huisarts huren inschrijving
  inschrijvingen jeugd kaartverkoop keuken kinderopvang klachten kantine leden ledenadministratie
  levering magazijn meldingen muziekschool ouders onderhoud onderwijs parkeren praktijk
  publiciteit reparatie reparaties reserveren reserveringen restaurant retour roosters scholen
  schoolplein sollicitatie sollicitaties sportschool storing storingen studenten techniek theater
  tickets toerisme tuin tuinen vergunning vergunningen verhuur vervoer verzending vrijwilligers
  werkplaats winkel zaalverhuur ziekmelding zorg zwembad
  apteka awarie basen biblioteka bilety bursa czynsze czytelnia dotacje dyrekcja dziekanat
  gabinet gmina hotel imprezy inspektor internat kino klub konkurs koncerty kuchnia kultura
  kursy księgarnia magazyn mieszkania muzeum nabor nieruchomosci odpady odbior ogrod parafia parking
  podatki poczta przedszkole przychodnia przyjecia recepcja recepty rejestracja rekrutacja remonty
  restauracja rodzice samorzad serwis skargi sport stolowka stołówka stypendia szkola szkoła
  szkolenia targi teatr transport turystyka uczelnia urzad wesela wnioski woda wolontariat wydarzenia
  wypozyczalnia zapisy zamówienia żłobek zwroty
  anmalan anmälan arkiv avfall bibliotek biljetter bokning bokningar bostad butik butiken cykel
  evenemang felanmalan felanmälan forskola förskola förening forening fritids hyra idrott inkop kansli
  kiosk klagomal kök kommun kommunen konferens kultur kurser kyrka lager leverans medlem medlemmar
  medlemskap miljö museum parkering personal praktik reception renhallning reservdelar
  resor retur returer ris-och-ros skola skolan skolmat stadsbibliotek sport teater turism
  uthyrning vaktmastare verkstad vaccin varuprov avis barnehage billetter bestillinger bibliotek
  forening forsyning husleje kjokken kjøkken koekken køkken medlemmer postkasse skole
  sykehus turist udlejning utleie vaktmester`
    .split(/\s+/)
    .map((word) => word.normalize("NFC")),
);
