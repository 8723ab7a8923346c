/** Local parts that name a function and no person, in the languages where they are common. */
export const ROLE_MAILBOXES: ReadonlySet<string> = new Set(
  `abuse account accounting accounts admin administration administrator advertising alerts billing
  booking bookings bounce business careers care ceo-office claims club compliance contact contactus
  contracts customer customer.care customercare customer.service customerservice customer-service
  cs data dataprotection data.protection data-protection desk director dmarc dpo editor editorial
  education emergency engineering enquiries enquiry events everyone example facilities feedback finance
  frontdesk ftp general gdpr git group hello help helpdesk help-desk hi hiring host hostmaster hr
  humanresources info information inquiries inquiry international investor investors invoice
  invoices invoicing it jobs legal library list mail mailbox mailer-daemon mailman manager
  marketing media membership news newsletter no-reply noc noreply no_reply do-not-reply donotreply
  notification notifications office operations ops order orders payments payroll people postbox
  postmaster pr press privacy privacyoffice procurement public purchasing reception recruiting
  recruitment refunds registrar registration remove rental report reporting request reservations
  returns root safety sales schedule secretary security service services shipping shop sos spam
  staff store studio subscribe subscriptions support survey sysadmin tax team tech techsupport
  test training translations travel unsubscribe usenet uucp vendor volunteer web webmaster website
  welcome whistleblower work www
  anfrage anmeldung bestellung bewerbung buchhaltung buero büro datenschutz einkauf empfang karriere
  kasse kontakt kundendienst kundenservice leitung personal post presse rechnung redaktion rezeption
  sekretariat verkauf vertrieb verwaltung vorstand zentrale
  accueil assistance candidature commande comptabilite comptabilité direction dpd emploi facturation
  rgpd rh secretariat secrétariat service-client serviceclient service.client vente ventes
  administracion administración atencion atencionalcliente ayuda clientes comercial compras
  contacto contabilidad correo facturacion informacion información lopd oficina pedidos prensa
  privacidad recepcion reservas rrhh secretaria soporte ventas
  amministrazione assistenza clienti commerciale contatti fatture fatturazione informazioni lavoro
  ordini prenotazioni privacidade segreteria servizioclienti ufficio ufficiostampa vendite
  atendimento comunicacao contato contacto encarregado faturamento financeiro imprensa ouvidoria
  sac suporte vendas
  administratie bestellingen boekhouding klantenservice inkoop onthaal receptie secretariaat
  verkoop vacatures
  biuro bok ksiegowosc kontakt kadry iod obsluga pomoc praca reklamacje rodo rezerwacje sekretariat
  sklep sprzedaz zamowienia
  ekonomi faktura info kundeservice kundservice kundtjanst kundtjänst ordre post salg salj
  asiakaspalvelu myynti toimisto
  iletisim destek bilgi satis muhasebe
  informace objednavky podpora prodej ugyfelszolgalat rendeles relatii vanzari ofert poddrska
  podrska prodaja
  инфо поддержка продажи помощь контакт
  contactenos
  deliveries delivery dispatch shipments warehouse logistics returns-desk exchange exchanges repairs repair
  warranty complaints complaint appeals ombudsman concierge housekeeping catering ticketing tickets
  ticket membership members donations donate fundraising grants admissions enrolment enrollment registrar
  campus partners partnership partnerships affiliates wholesale trade export imports quality audit audits
  fraud phishing cert csirt incident incidents disclosure bugs bounty developers developer api status
  community moderators moderation safety trust legalnotices copyright dmca patents ethics diversity
  sustainability accessibility stay visit tours appointments appointment prescriptions pharmacy lab
  ruecksendung rücksendung retouren retoure reklamation reklamationen versand lieferung termine termin
  praxis ausbildung widerruf beschwerde beschwerden kuendigung kündigung service-center hotline
  livraison livraisons retours retour reclamation réclamation reclamations rendezvous rdv adhesion
  sav commandes presse reservation réservation reservations inscription inscriptions
  devoluciones envios envíos reclamaciones quejas citas cita pedidos garantia garantía matricula
  suscripciones empleo recepción reservaciones
  resi reso spedizioni consegne reclami reclamo prenotazione appuntamenti iscrizioni abbonamenti
  garanzia ricambi stampa ordine info-clienti
  devolucoes devoluções trocas entregas reclamacoes reclamações agendamento matriculas rh ajuda
  retouren bezorging levering klachten afspraken reserveringen pers facturen
  zwroty dostawa dostawy skargi rejestracja wysylka
  retur returer leverans leverans klagomal bokning booking reklamasjon levering presse
  palautukset tilaukset laskutus varaukset
  iade sikayet siparis randevu kargo
  kitchen cafeteria canteen cafe bar restaurant dining banquet bakery deli box-office boxoffice gallery
  museum archive archives collection collections exhibitions theatre theater cinema pool gym spa rooms
  lettings rentals rent valuations viewings estates property properties maintenance workshop garage
  parts nursery preschool kindergarten daycare afterschool transport transportation bus buses fleet
  parking dental surgery clinic nurses ward radiology bloodbank vaccination vaccinations triage oncall
  council mayor clerk elections voters permits planning licensing parks waste recycling water utilities
  animals adoptions adoption garden gardens farm nutrition wellbeing counselling counseling chaplaincy
  sports athletics alumni loans lending mortgages cards savings branch pensions benefits
  scholarships examinations exams timetable studentservices student-services graduation housing
  küche kueche kantine mensa hausverwaltung vermietung werkstatt fuhrpark bibliothek archiv museum
  stadtwerke bürgerbüro buergerbuero standesamt meldeamt kita schule hort pflege ambulanz labor
  cantine cuisine atelier location locations mairie bibliotheque bibliothèque ecole école creche crèche
  cocina comedor taller alquileres biblioteca escuela guarderia guardería ayuntamiento
  cucina mensa officina affitti scuola asilo comune
  cozinha cantina aluguel escola prefeitura
  keuken werkplaats verhuur bibliotheek school gemeente
  kuchnia stolowka warsztat wynajem biblioteka szkola przedszkole urzad
  wypozyczalnia czytelnia dyrekcja zapisy serwis redakcja rekrutacja zgloszenia
  utlan lan bibliotek skola rektor vaktmester kundsenter resepsjon utleie
  knihovna pujcovna skola ucetni recepce objednavky konyvtar iskola penzugy recepcio biblioteca scoala receptie
  kutuphane okul muhasebe resepsiyon perpustakaan sekolah keuangan layanan thuvien phongkham
  vraceni reklamace doprava rezervace visszaru panasz szallitas retururi plangeri livrari`
    .split(/\s+/u)
    .filter((name) => name.length > 0),
);
