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
  contactenos`
    .split(/\s+/u)
    .filter((name) => name.length > 0),
);
