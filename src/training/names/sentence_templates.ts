/**
 * Sentences to be filled with names. {P} a person's full name, {G} a given name, {S} a surname,
 * {C} a city, {K} a country, {O} an organization, {A} an address with postcode and city, {T} a
 * street with its number, {M} an e-mail address, {F} a phone number, {D} a date, {N} a number.
 */
export interface SentenceTemplates {
  readonly language: string;
  /** Cultures of `NAME_LISTS` that the names are taken from, most of the time. */
  readonly cultures: readonly string[];
  readonly sentences: string;
}

/** Written for training: letters, forms, chats and records in several languages. */
export const SENTENCE_TEMPLATES: readonly SentenceTemplates[] = [
  {
    language: "en",
    cultures: ["english", "spanish", "south_asian", "chinese", "arabic", "african", "german"],
    sentences: `
My name is {P} and I live at {A}.
Hi, I'm {G}. Can you help me write a letter to {P}?
Dear {G},
Dear Mr. {S}, thank you for your order.
Dear Mrs {S}, we regret to inform you that your application was declined.
Best regards, {P}
Thanks, {G}
Kind regards,\\n{P}\\n{O}
Name: {P}\\nAddress: {A}\\nPhone: {F}\\nEmail: {M}
Full name: {P}\\nDate of birth: {D}\\nAddress: {A}
First name: {G}\\nLast name: {S}\\nCity: {C}\\nCountry: {K}
Patient: {P}\\nDOB: {D}\\nMRN: {N}\\nReferring physician: Dr. {P}
Patient {P} was admitted on {D} with chest pain.
Dr. {S} saw the patient at {O} on {D}.
please ship it to {A}
ship to: {P}, {A}
Please deliver the parcel to {P}, {A}, before {D}.
My new address is {A}, please update your records.
I moved from {T} to {A} last month.
She lives at {T} in {C}.
we live on {T}, {C}
He was born in {C}, {K}, and works for {O}.
i am {G} from {C}
hey its {G}, are you coming to {C} this weekend?
my boss {P} keeps yelling at me, what should i do
my sister {G} has been diagnosed with diabetes
My ex-husband {P} refuses to pay child support.
{G} and {G} are getting married in {C}.
{G}: are you there?\\n{G}: yes, just got home
User: {P} ({M})
Employee {P} (ID {N}) joined {O} on {D}.
Customer {P} called about invoice {N}.
Contact person: {P}, {F}
Signed: {P}\\nDate: {D}
From: {P} <{M}>\\nTo: {P} <{M}>\\nSubject: Meeting in {C}
{P} v. {O}, filed on {D}
The defendant, {P}, resides at {A}.
The plaintiff {P} is represented by {P} of {O}.
Beneficiary: {P}\\nBank: {O}\\nAccount: {N}
{O} is headquartered in {C}, {K}.
{O} announced that {P} will become its new chief executive.
I used to work at {O} before I joined {O}.
Our office: {O}, {A}
Send the invoice to {O}, {A}.
Can you look up {P} on the web and tell me where she lives?
Write a recommendation for my student {P}, who is applying to {O}.
According to {P}, the deal between {O} and {O} is off.
{P} of {O} said the plant in {C} would close.
Shipping address\\n{P}\\n{T}\\n{C} {N}\\n{K}
Billing address:\\n{P}\\n{A}
INSERT INTO customers (name, city) VALUES ('{P}', '{C}');
{"name": "{P}", "address": "{A}", "company": "{O}"}
{"customer": {"first_name": "{G}", "last_name": "{S}", "city": "{C}"}}
name,email,city\\n{P},{M},{C}\\n{P},{M},{C}
- {P}: {F}\\n- {P}: {F}
Attendees: {P}, {P} and {P}.
Emergency contact: {G} {S}, {F}
The accident happened at the corner of {T} and {T}.
Take me to {T}, please.
is the pharmacy at {A} open today?
Record for {P} was updated by {P}.
Interview with {P}\\nPosition: sales manager\\nLocation: {C}
Hello {G}, your appointment with Dr. {S} is on {D}.
My landlord {P} lives at {T}, {C}.
Note from {P}: call {G} back at {F}.
# Contact {P} for the password
logged in as {P} from {C}
Ms. {S} will be your teacher this year.
tell {G} i said hi
my friend {G} {S} lives in {C}
{P}\\n{T}\\n{C}\\n{K}
Return address: {O}, {A}
P.S. {G} says hello from {C}!
The Lisbon Treaty and the Geneva Convention are often quoted.
Create a Python function that sorts a list of numbers.
Write a Poem about the Autumn Leaves.
How do I reset my password on the Settings page?
Introduction\\nBackground and Motivation\\nConclusion
The Quick Start Guide explains how to install Docker and Kubernetes.
Summarize the following article about Machine Learning in three Bullet Points.
Step 1: Open the Control Panel. Step 2: Click on Network Settings.
Chapter 3: The Long Way Home
I have a Samsung Galaxy and an iPhone, which one has the better camera?
What is the difference between React and Angular?
Happy Birthday to you and Merry Christmas!
Please use Microsoft Word or Google Docs for the report.
Order Number {N}, Tracking Number {N}, Status: Shipped
Dear Customer Support, my Wireless Router does not work.
Dear Sir or Madam, I am writing to complain about your service.
const userName = getUserName(); // returns the Name
Ingredients: Olive Oil, Sea Salt, Black Pepper, Fresh Basil
To Whom It May Concern
Terms and Conditions, Privacy Policy, Cookie Settings`,
  },
  {
    language: "de",
    cultures: ["german", "persian_turkish", "slavic_west"],
    sentences: `
Mein Name ist {P} und ich wohne in der {A}.
Ich heiße {G} und komme aus {C}.
Sehr geehrter Herr {S}, vielen Dank für Ihre Nachricht.
Sehr geehrte Frau {S}, Ihre Bestellung wurde am {D} verschickt.
Hallo {G}, kannst du mir bitte die Unterlagen schicken?
Liebe {G}, herzlichen Glückwunsch zum Geburtstag!
Mit freundlichen Grüßen\\n{P}
Viele Grüße, {G}
Name: {P}\\nAnschrift: {A}\\nTelefon: {F}\\nE-Mail: {M}
Vorname: {G}\\nNachname: {S}\\nWohnort: {C}
Patient: {P}, geboren am {D}
Die Patientin {P} klagt über starke Kopfschmerzen.
Herr Dr. {S} ist heute leider nicht im Haus.
Meine Nachbarin Frau {S} hat einen Hund.
Der Angeklagte {P} wohnt in {C}.
{P} arbeitet seit dem {D} bei der {O} in {C}.
Bitte liefern Sie das Paket an {P}, {A}.
Unsere neue Adresse lautet {A}.
Die {O} mit Sitz in {C} hat neue Mitarbeiter eingestellt.
Der Sprecher {P} sagte, die Regierung werde den Vorschlag prüfen.
Gestern war ich mit {G} und {G} in {C}.
mein chef {P} hat mir gekündigt
meine schwester {G} wohnt in {C}
Können Sie mir sagen, wie ich von {C} nach {C} komme?
Der Bundestag hat am Donnerstag über das Gesetz beraten.
Die Wirtschaft wächst langsamer als erwartet, sagte der Minister.
Ich möchte eine Rechnung über die Reparatur meiner Waschmaschine.
Das Wetter in {C} ist heute schön, aber der Wind ist kalt.
Die Lieferung der Ware erfolgt innerhalb von drei Tagen nach Eingang der Zahlung.
Bitte schreibe mir ein Gedicht über den Herbst und die Liebe.
Der Hund läuft durch den Garten und jagt die Katze.
Wie kann ich meine Sprachkenntnisse in kurzer Zeit verbessern?
Erkläre mir den Unterschied zwischen Umsatz und Gewinn.
Die Mitarbeiter der Abteilung haben Anspruch auf dreißig Tage Urlaub.
Guten Tag, mein Paket mit der Sendungsnummer {N} ist nicht angekommen.
Für den Kuchen brauche ich Mehl, Zucker, Butter, Eier und eine Prise Salz.
Die Kündigung des Vertrags muss schriftlich erfolgen.
Der Datenschutz und die Sicherheit der Nutzer stehen an erster Stelle.
Gestern Abend hat die Mannschaft das Spiel in der letzten Minute verloren.
Im Frühling blühen die Blumen, und die Vögel singen im Wald.
Das Gericht wies die Klage des Mieters wegen fehlender Beweise ab.
Zusammenfassung der wichtigsten Ergebnisse
Einleitung, Hauptteil und Schluss des Aufsatzes`,
  },
  {
    language: "fr",
    cultures: ["french", "arabic"],
    sentences: `
Je m'appelle {P} et j'habite au {A}.
Bonjour, je suis {G} et je viens de {C}.
Cher Monsieur {S}, nous vous remercions de votre lettre.
Chère Madame {S}, votre commande a été expédiée le {D}.
Salut {G}, tu peux m'envoyer le dossier ?
Cordialement,\\n{P}
Bises, {G}
Nom : {P}\\nAdresse : {A}\\nTéléphone : {F}\\nCourriel : {M}
Prénom : {G}\\nNom de famille : {S}\\nVille : {C}
Patient : {P}, né le {D}
Le docteur {S} recevra la patiente {P} à {C}.
M. {S} travaille chez {O} depuis {D}.
La société {O}, dont le siège est à {C}, a nommé {P} directeur général.
Veuillez livrer le colis à {P}, {A}.
Selon {P}, le projet sera terminé en {K}.
mon patron {P} ne veut pas me payer
ma sœur {G} habite à {C}
Hier, {G} et {G} sont partis en vacances à {C}.
L'accusé, {P}, domicilié à {C}, a été condamné.
Le gouvernement a présenté son projet de loi devant l'Assemblée nationale.
Pouvez-vous m'expliquer la différence entre ces deux méthodes ?
Écris-moi un poème sur l'automne et la mer.
La recette demande de la farine, du sucre et trois œufs.
Quelle est la meilleure façon d'apprendre une langue étrangère ?
Le contrat doit être résilié par lettre recommandée.
Bonjour, mon colis numéro {N} n'est jamais arrivé.
Merci de votre réponse et bonne journée.
Les Français aiment le fromage et le vin.`,
  },
  {
    language: "es",
    cultures: ["spanish"],
    sentences: `
Me llamo {P} y vivo en {A}.
Hola, soy {G} y soy de {C}.
Estimado señor {S}, gracias por su mensaje.
Estimada Sra. {S}, su pedido fue enviado el {D}.
Hola {G}, ¿me puedes mandar los documentos?
Un saludo,\\n{P}
Saludos cordiales, {P}
Nombre: {P}\\nDirección: {A}\\nTeléfono: {F}\\nCorreo: {M}
Nombre: {G}\\nApellidos: {S}\\nCiudad: {C}
Paciente: {P}, nacido el {D}
La doctora {S} atenderá a {P} en {C}.
Don {P} trabaja en {O} desde {D}.
La empresa {O}, con sede en {C}, nombró a {P} director general.
Envíen el paquete a {P}, {A}.
Según {P}, el proyecto terminará pronto en {K}.
mi jefe {P} no me quiere pagar
mi hermana {G} vive en {C}
Ayer {G} y {G} viajaron a {C}.
El acusado, {P}, vecino de {C}, fue condenado.
El Gobierno presentó el proyecto de ley en el Congreso.
¿Puedes explicarme la diferencia entre estos dos métodos?
Escribe un poema sobre el otoño y el mar.
La receta lleva harina, azúcar y tres huevos.
¿Cuál es la mejor forma de aprender un idioma?
El contrato debe rescindirse por escrito.
Buenos días, mi paquete número {N} no ha llegado.
Muchas gracias por su respuesta y que tenga un buen día.
Registro de empleado: {P}, correo: {M}, teléfono: {F}. Dirección: {A}. Empresa: {O}.`,
  },
  {
    language: "it",
    cultures: ["italian"],
    sentences: `
Mi chiamo {P} e abito in {A}.
Ciao, sono {G} e vengo da {C}.
Gentile signor {S}, grazie per il suo messaggio.
Gentile dott.ssa {S}, il suo ordine è stato spedito il {D}.
Ciao {G}, mi puoi mandare i documenti?
Cordiali saluti,\\n{P}
Un abbraccio, {G}
Nome: {P}\\nIndirizzo: {A}\\nTelefono: {F}\\nEmail: {M}
Nome: {G}\\nCognome: {S}\\nCittà: {C}
Paziente: {P}, nato il {D}
Il dottor {S} visiterà {P} a {C}.
Il signor {P} lavora per {O} dal {D}.
La società {O}, con sede a {C}, ha nominato {P} direttore generale.
Consegnate il pacco a {P}, {A}.
Secondo {P}, il progetto finirà presto in {K}.
il mio capo {P} non mi vuole pagare
mia sorella {G} vive a {C}
Ieri {G} e {G} sono andati a {C}.
L'imputato, {P}, residente a {C}, è stato condannato.
Il governo ha presentato il disegno di legge in Parlamento.
Puoi spiegarmi la differenza tra questi due metodi?
Scrivi una poesia sull'autunno e sul mare.
La ricetta richiede farina, zucchero e tre uova.
Qual è il modo migliore per imparare una lingua?
Il contratto deve essere disdetto per iscritto.
Buongiorno, il mio pacco numero {N} non è arrivato.
Grazie mille per la risposta e buona giornata.`,
  },
  {
    language: "nl",
    cultures: ["dutch"],
    sentences: `
Mijn naam is {P} en ik woon op {A}.
Hallo, ik ben {G} en ik kom uit {C}.
Geachte heer {S}, hartelijk dank voor uw bericht.
Geachte mevrouw {S}, uw bestelling is op {D} verzonden.
Hoi {G}, kun je mij de stukken sturen?
Met vriendelijke groet,\\n{P}
Groetjes, {G}
Naam: {P}\\nAdres: {A}\\nTelefoon: {F}\\nE-mail: {M}
Voornaam: {G}\\nAchternaam: {S}\\nWoonplaats: {C}
Patiënt: {P}, geboren op {D}
Dokter {S} ziet {P} morgen in {C}.
De heer {P} werkt sinds {D} bij {O}.
Het bedrijf {O} uit {C} heeft {P} benoemd tot directeur.
Bezorg het pakket bij {P}, {A}.
Volgens {P} is het project in {K} bijna klaar.
mijn baas {P} wil mij niet betalen
mijn zus {G} woont in {C}
Gisteren gingen {G} en {G} naar {C}.
De verdachte, {P}, wonend te {C}, is veroordeeld.
De regering heeft het wetsvoorstel naar de Tweede Kamer gestuurd.
Kun je mij het verschil tussen deze twee methoden uitleggen?
Schrijf een gedicht over de herfst en de zee.
Voor het recept heb je bloem, suiker en drie eieren nodig.
Wat is de beste manier om een taal te leren?
Het contract moet schriftelijk worden opgezegd.
Goedemorgen, mijn pakket met nummer {N} is niet aangekomen.
Hartelijk dank voor uw antwoord en nog een fijne dag.`,
  },
  {
    language: "pl",
    cultures: ["slavic_west"],
    sentences: `
Nazywam się {P} i mieszkam przy {A}.
Cześć, jestem {G} i jestem z miasta {C}.
Szanowny Panie {S}, dziękujemy za wiadomość.
Szanowna Pani {S}, zamówienie wysłano {D}.
Cześć {G}, możesz mi przesłać dokumenty?
Z poważaniem,\\n{P}
Pozdrawiam, {G}
Imię i nazwisko: {P}\\nAdres: {A}\\nTelefon: {F}\\nE-mail: {M}
Imię: {G}\\nNazwisko: {S}\\nMiasto: {C}
Pacjent: {P}, urodzony {D}
Doktor {S} przyjmie jutro pacjenta {P}.
Pan {P} pracuje w firmie {O} od {D}.
Firma {O} z siedzibą w mieście {C} mianowała dyrektorem {P}.
Proszę dostarczyć paczkę: {P}, {A}.
Oskarżony {P}, zamieszkały {A}, został skazany.
mój szef {P} nie chce mi zapłacić
moja siostra {G} mieszka w {C}
Rząd przedstawił projekt ustawy w Sejmie.
Czy możesz mi wyjaśnić różnicę między tymi metodami?
Napisz wiersz o jesieni i morzu.
Do ciasta potrzebna jest mąka, cukier i trzy jajka.
Jaki jest najlepszy sposób na naukę języka?
Umowę należy wypowiedzieć na piśmie.
Dzień dobry, moja paczka o numerze {N} nie dotarła.
Dziękuję za odpowiedź i życzę miłego dnia.
Sprzedający: {P}, {A}\\nKupujący: {P}, {A}`,
  },
  {
    language: "pt",
    cultures: ["portuguese"],
    sentences: `
Meu nome é {P} e moro na {A}.
Olá, sou a {G} e sou de {C}.
Prezado senhor {S}, obrigado pela mensagem.
Exma. Sra. {S}, a sua encomenda foi enviada em {D}.
Oi {G}, você pode me mandar os documentos?
Atenciosamente,\\n{P}
Nome: {P}\\nEndereço: {A}\\nTelefone: {F}\\nE-mail: {M}
Paciente: {P}, nascido em {D}
O doutor {S} vai atender {P} em {C}.
A empresa {O}, com sede em {C}, nomeou {P} diretor.
Entregue o pacote a {P}, {A}.
meu chefe {P} não quer me pagar
minha irmã {G} mora em {C}
Ontem a {G} e o {G} foram para {C}.
Você pode me explicar a diferença entre esses dois métodos?
Escreva um poema sobre o outono e o mar.
Bom dia, minha encomenda número {N} não chegou.`,
  },
  {
    language: "nordic",
    cultures: ["nordic"],
    sentences: `
Jag heter {P} och bor på {A}.
Hej {G}, kan du skicka papperen till mig?
Med vänlig hälsning\\n{P}
Namn: {P}\\nAdress: {A}\\nTelefon: {F}\\nE-post: {M}
Patienten {P} är född {D}.
Jeg hedder {P} og bor på {A}.
Hej {G}, kan du sende mig papirerne?
Med venlig hilsen\\n{P}
Navn: {P}\\nAdresse: {A}\\nTelefon: {F}
Jeg heter {P} og bor i {A}.
Med vennlig hilsen\\n{P}
min chef {P} vill inte betala mig
min søster {G} bor i {C}
Kan du förklara skillnaden mellan de här två metoderna?
Skriv et digt om efteråret og havet.`,
  },
  {
    language: "slavic",
    cultures: ["slavic_south"],
    sentences: `
Zovem se {P} i živim na adresi {A}.
Poštovani gospodine {S}, hvala na poruci.
Bok {G}, možeš li mi poslati dokumente?
Srdačan pozdrav,\\n{P}
Ime i prezime: {P}\\nAdresa: {A}\\nTelefon: {F}
Pacijent: {P}, rođen {D}
moja sestra {G} živi u gradu {C}
Možeš li mi objasniti razliku između ove dvije metode?
Volám sa {P} a bývam na adrese {A}.
S pozdravom\\n{P}
Meno: {P}\\nAdresa: {A}\\nTelefón: {F}`,
  },
];
