/**
 * What somebody is to a business or to somebody else, and how he is titled, right before a name; a
 * `*` lets the word go on for up to four letters. By language, in the forms that stand before names.
 */
const WORDS = `
customer* client* patient* policyholder* member* subscriber* tenant* lessee* borrower* debtor* guarantor* cosigner* applicant* candidate* student* pupil* classmate* colleague* coworker* employee* nurse* driver* guest* passenger* cardholder* landlord* neighbour* neighbor* roommate* flatmate* husband* wife* widow* widower* spouse* partner* fiancé* fiancée* brother* sister* mother* father* son* daughter* uncle* aunt* cousin* nephew* niece* grandmother* grandfather* stepmother* stepfather* detective* inspector* officer* sergeant* captain* lieutenant* professor* prof lawyer* attorney* judge* witness* defendant* plaintiff* suspect* victim* mr mrs ms mx miss dr
kunde kundin kunden patient patientin patienten mieter mieterin schuldner schuldnerin bürge bürgin kreditnehmer* antragsteller* bewerber bewerberin mitarbeiter mitarbeiterin kollege kollegin kollegen schüler schülerin versicherte versicherter fahrer fahrerin zeuge zeugin nachbar nachbarin nachbarn mitbewohner mitbewohnerin ehemann ehefrau mann frau witwe bruder schwester mutter vater sohn tochter onkel tante vermieter* kontoinhaber* herr herrn
titulaire* locataire* débiteur débitrice garant garante caution emprunteu* client cliente patient patiente salarié salariée assuré assurée élève candidat candidate collègue voisin voisine mari femme épouse époux veuve frère sœur mère père fils fille oncle tante colocataire* bailleur* monsieur madame mademoiselle mme mlle
titular* inquilin* deudor* fiador* aval avalista prestatari* client* paciente* asegurad* emplead* alumn* candidat* compañer* vecin* marido esposa esposo mujer viuda herman* madre padre hijo hija tío tía arrendatari* abonad* señor señora señorita sr sra don doña
titular inquilino inquilina devedor devedora fiador fiadora cliente paciente segurado segurada funcionári* empregad* aluno aluna vizinho vizinha marido esposa mulher viúva irmão irmã mãe pai filho filha tio tia locatári* mutuári* beneficiári* colega senhor senhora seu dona
titolare inquilino inquilina debitore debitrice garante cliente paziente assicurato assicurata dipendente impiegat* alunno alunna studente studentessa vicino vicina marito moglie vedova fratello sorella madre padre figlio figlia zio zia conduttore conduttrice collega coinquilin* signor signora signorina dott dottor dottoressa
klant huurder huurster schuldenaar kredietnemer patiënt patiënte verzekerde medewerker medewerkster werknemer leerling collega buurman buurvrouw echtgenoot echtgenote weduwe broer zus moeder vader zoon dochter oom tante dhr mevrouw mevr meneer
klient klientka klienta klientki pacjent pacjentka pacjenta pacjentki dłużnik dłużniczka dłużnika dłużniczki najemca najemczyni lokator lokatorka pracownik pracownica uczeń uczennica kredytobiorca poręczyciel* ubezpieczony ubezpieczona sąsiad sąsiadka mąż żona wdowa brat siostra matka ojciec syn córka wujek ciotka kolega koleżanka współlokator* pan pani panem panią pana panu notariusz notariuszem notariuszką wychowawca wychowawczyni oskarżon* świadkiem świadek poręczyciel* konkubina konkubent narzeczona narzeczony synem córką mężem żoną
kund kunden patient patienten hyresgäst hyresgästen gäldenär* låntagare* anställd* elev eleven försäkrade granne grannen maken maka makan änka bror syster sonen dotter dottern kollega kollegan borgensman* fru herr
kunde kunden patient patienten lejer lejeren leietaker* skyldner* debitor* låntager* låntaker* medarbejder* ansatt* elev eleven nabo naboen ægtefælle ektefelle mand manden mann mannen kone konen enke bror søster søn sønnen sønn datter datteren kollega kautionist*
asiakas potilas vuokralainen velallinen lainanottaja työntekijä oppilas naapuri puoliso mies miehensä vaimo vaimonsa leski veli sisko äiti isä poika tytär takaaja rouva herra
klient* pacient* dlužník dlužnice dlužníka nájemce nájemkyně zaměstnan* žák žákyně žiak* soused sousedka manžel manželka vdova bratr sestra matka otec syn dcera kolega kolegyně ručitel* dlžník dlžníčka nájomca nájomkyňa zamestnan* sused suseda susedka brat paní pán pani
ügyfél ügyfelünk beteg adós bérlő dolgozó munkatárs tanuló kezes hitelfelvevő szomszéd férj férje feleség felesége özvegy testvér* anya apja anyja apa fia lánya lány kolléga kolléganő
client* clienta pacient* debitor* debitoar* datornic* chiriaș* garant* împrumutat* angajat* elev eleva vecin* soț soțul soția văduv* frate fratele sora mama tata fiul fiica unchiul mătușa coleg* doamna domnul domnișoara dna dnul
πελάτης πελάτισσα ασθενής οφειλέτης οφειλέτρια ενοικιαστής ενοικιάστρια εγγυητής εγγυήτρια υπάλληλος μαθητής μαθήτρια γείτονας γειτόνισσα σύζυγος άντρας γυναίκα χήρα αδελφός αδελφή μητέρα πατέρας γιος κόρη θείος θεία συνάδελφος κύριος κυρία κ
müşteri* hastamız hastanın borçlu* kiracı* kefil* çalışan* öğrenci* komşu* eşi kocası karısı annesi babası oğlu kızı kardeşi ağabeyi ablası amcası teyzesi arkadaşı doktoru sayın
клиент* клієнт* пациент* пацієнт* должник* должниц* боржник* боржниц* длъжник* длъжниц* заёмщик* заемщик* позичальник* арендатор* орендар* наемател* поручител* гарант* сотрудник* сотрудниц* працівник* працівниц* служител* ученик* учениц* учень учениц* сосед* соседк* сусід* сусідк* съсед* съседк* муж мужа мужу жена жены жене чоловік дружина съпруг* вдова вдовец брат брата сестра сестры мать отец мати батько майка баща сын сына син дочь дочка дъщеря дядя тётя тетя коллега колега гражданин* гражданк* громадян* господин* госпож* г-н г-жа пан пані
pasien peminjam* nasabah pelanggan penghutang* debitur* penyewa karyawan karyawati pegawai pekerja siswa siswi pelajar murid tetangga* jiran* suami* istri* isteri* janda kakak* adik* ibu* ayah* bapak* anak* paman bibi penjamin* pesakit kakitangan pak encik puan cik tuan bapa sdr sdri
mteja wateja mgonjwa mkopaji mdaiwa mpangaji mdhamini mfanyakazi mwanafunzi jirani mume mke mjane kaka dada mama baba mwana binti bwana bibi mzee
pasyente kliyente umuutang nangutang nangungupahan empleyado estudyante kapitbahay asawa kapatid anak tiyo tiya ginoo ginang gng gg
doctor doctora doctores profesor profesora maestr* abogad* enfermer* licenciad* ingenier* dentista doutor doutora professor professora advogad* enfermeir* dottor* professoressa avvocat* infermier* maestra docteur* professeur* avocat* infirmièr* dokter huisarts tandarts fysiotherapeut* juf advocaat doktor doktorin arzt ärztin zahnarzt zahnärztin lehrer lehrerin anwalt anwältin rechtsanwalt rechtsanwältin pfarrer* pastor* oberarzt oberärztin chefarzt chefärztin hauptmann prokurist* lekarz* lekark* nauczyciel* profesor* lékař* lékařk* učitel* läkare läkaren tandläkare lärare læge lege tandlæge tannlege lærer fysioterapeut lääkäri opettaja orvos tanár* doctorul doctorița profesorul profesoara
врач* доктор* учител* профессор* профессор директор* бабушк* дедушк* мам* пап* подруг* друг* лікар* вчител* професор* тат* бабус* дідус* γιατρ* καθηγητ* δασκάλ*
oma opa abuela abuelo nonna nonno mamie papi avó avô babcia dziadek babička dědeček mormor morfar farmor farfar bestemor bestefar mummo nagymama nagyapa bunica bunicul büyükanne dede anneanne babaanne nenek kakek
nieto nieta suegr* yerno nuera cuñad* sobrin* novi* primo prima amigo amiga suocer* nipote cognat* genero nuora fidanzat* amico amica neveu nièce gendre cousin cousine ami amie copain copine neto neta sogr* genro nora cunhad* sobrinh* namorad* enkel enkelin schwager schwägerin neffe nichte freund freundin wnuk wnuczk* teści* zięć synow* kuzyn* szef szefow* przyjaci* kleinzoon neef vriend vriendin barnbarn sambo pojkvän flickvän venn venninde kjæreste samboer nepot* prieten* socr* vnuk vnučk* kamarád* přítel* tchyně unoká* barát* főnök* torun* siskoni veljeni äitini isäni vaimoni mieheni poikani tyttäreni ystäväni naapurini kaverini внук* внучк* свекров* тещ* тёщ* зят*
vítima* réu ré autora testemunha* víctima* testig* acusad* denunciante* imputad* victime* prévenu* plaignant* témoin* vittima testimon* imputat* opfer zeugin* beschuldigt* angeklagt* slachtoffer* getuige* verdachte* pokrzywdzon* podejrzan* brottsoffer vittne vitne vidne потерпевш* обвиняем* подсудим*
vợ chồng anh chị ông bà cô chú bác cậu mợ
pacijent* klijent* kupac kupca susjed* suprug* kći kćer kćeri otac oca majku ujak* tetk* rođak* prijatelj* kolegic* stanar* učenik* učenic* gospodin* gospođ*
пацијент* клијент* купац купца продавац комшиј* комшиниц* кћерк* ћерк* отац оца мајк* ујак* тетк* рођак* пријатељ* станар* запослени* ученик* госпођ*
купувач* продавач* съпругата съпругът синът дъщеря дъщерята сестрата братът майката колежк* покупател* продавец свидетел* ответчик* истец истца потерпевш* свідк* відповідач* позивач*
kupující* prodávající* kupujúci* predávajúci* svědek svědkyně obžalovan* švagr* synovec neteř strýc teta tchán* zeť snacha
vevő eladó tanú panaszos páciens nagybátyám nagynéném sógor* keresztany* unokaöcs* unokahúg*
cumpărător* vânzător* martor* pârât* reclamant* ginere* cumnat* nepoat* naș* verișoar* subsemnat*
αγοραστής πωλητής μάρτυρας πελάτη γιαγιά παππούς κουμπάρος κουνιάδος ξαδέρφη ξάδερφος ανιψιός εγγονός εγγονή
oğlum kızım eşim kocam karım annem babam kardeşim ablam abim ağabeyim dayım amcam teyzem halam yengem kuzenim arkadaşım komşum patronum öğretmenim doktorum yeğenim torunum kaynanam nişanlım sevgilim müvekkil* davacı davalı alıcı satıcı
wethouder* raadslid burgemeester ploegleider directeur* rechter* cardioloog tandarts oud-minister informateur muzikant gastvrouw buurtbewoner* medeverdachte verloskundige wijkagent notaris voorzitter penningmeester trainer* coach
radny radna sędzia sędzi trener* bramkarz* pielęgniark* pielęgniarz* ordynator* dyrektor* wójt burmistrz* kapitan*
muhtar kaymakam hemşire* avukatı hâkim* hakim* diyetisyen ortağı kayınpederi kayınvalidesi eğitmeni gazeteci müdürü yardımcısı tanık imamı gelini torunu yeğeni
мэр инженер* депутат* тренер* вратар* капитан* судья судье судьёй адвокат* нотариус* юрист* медсестр* повар продавец редактор* хозяин хозяйк* няня няне следовател* управляющ* секретар* горничн* невролог* хирург* историк* тёте дяде тёти дяди бабул* соседк*
alcalde* alcaldesa concejal* entrenador* juez jueza fiscal comisari* maire adjoint entraîneu* juge procureu* commissaire inspecteu* vendeu* kinésithérapeut* sindaco assessore allenator* giudice carabinier*
` as const;

const WORD_LIST = WORDS.split(/\s+/).filter((word) => word !== "");

const WHOLE: ReadonlySet<string> = new Set(WORD_LIST.filter((word) => !word.endsWith("*")));
const STEMS: ReadonlySet<string> = new Set(
  WORD_LIST.filter((word) => word.endsWith("*")).map((word) => word.slice(0, -1)),
);
const MOST_ENDING = 4;

/** The first three letters of a word as a number of 16 bits. */
function beginningOf(word: string): number {
  const pair = Math.imul(word.charCodeAt(0), 0x9e37) + word.charCodeAt(1);
  return (Math.imul(pair, 0x85eb) + word.charCodeAt(2)) & 0xffff;
}

/** Beginnings that some word has: most words of a text have none of them, which is told at once. */
const BEGINNINGS = new Uint8Array(0x10000);
for (const word of [...WHOLE, ...STEMS]) BEGINNINGS[beginningOf(word)] = 1;

/**
 * Whether a word, in lower case, says what somebody is to somebody, or is a title before a name.
 *
 * @param most_ending letters by which words that may go on do so at most
 */
export function isPersonRole(word: string, most_ending = MOST_ENDING): boolean {
  if (BEGINNINGS[beginningOf(word)] === 0) return false;
  if (WHOLE.has(word)) return true;
  for (let cut = 0; cut <= most_ending && word.length - cut > 2; cut++) {
    if (STEMS.has(word.slice(0, word.length - cut))) return true;
  }
  return false;
}
