/**
 * Names of the months in the order of the year, a line a language; several names of a month are
 * joined by `/`, forms that need a number beside them (short ones, and words of other meanings)
 * begin with `~`.
 */
const LINES = `
january/~jan february/~feb ~march/~mar ~april/~apr ~may ~june/~jun july/~jul ~august/~aug september/~sep/~sept october/~oct november/~nov december/~dec
januar/jänner februar/feber märz/~mär ~april ~mai juni juli ~august ~september oktober/~okt ~november dezember/~dez
janvier/~janv février/fevrier/~févr/~fév ~mars avril/~avr ~mai juin juillet/~juil août/~aout septembre octobre novembre décembre/decembre/~déc
enero/~ene febrero ~marzo abril/~abr mayo ~junio ~julio ~agosto/~ago septiembre/setiembre octubre noviembre diciembre/~dic
janeiro fevereiro/~fev ~março/~marco ~abril maio junho julho agosto setembro outubro/~out novembro dezembro
gennaio/~gen febbraio marzo aprile maggio/~mag giugno/~giu luglio/~lug agosto settembre/~sett ottobre/~ott novembre dicembre
januari februari maart/~mrt ~april ~mei ~juni ~juli augustus/~aug ~september ~oktober ~november ~december
stycznia/styczeń lutego/luty marca/marzec kwietnia/kwiecień maja/~maj czerwca/czerwiec lipca/lipiec sierpnia/sierpień września/wrzesień października/październik listopada/listopad grudnia/grudzień
~januari ~februari ~mars ~april ~maj ~juni ~juli augusti ~september ~oktober ~november ~december
~januar ~februar marts ~april ~maj ~juni ~juli ~august ~september ~oktober ~november desember
tammikuuta/tammikuu helmikuuta/helmikuu maaliskuuta/maaliskuu huhtikuuta/huhtikuu toukokuuta/toukokuu kesäkuuta/kesäkuu heinäkuuta/heinäkuu elokuuta/elokuu syyskuuta/syyskuu lokakuuta/lokakuu marraskuuta/marraskuu joulukuuta/joulukuu
tammikuussa helmikuussa maaliskuussa huhtikuussa toukokuussa kesäkuussa heinäkuussa elokuussa syyskuussa lokakuussa marraskuussa joulukuussa
ledna/leden února/únor března/březen dubna/duben května/květen června/červen července/červenec srpna/srpen září října/říjen ~listopadu prosince/prosinec
januára februára ~marca apríla mája júna júla augusta septembra októbra novembra decembra
január február/~febr március/~márc április/~ápr május/~máj június/~jún július/~júl augusztus szeptember/~szept október ~november ~december
ianuarie/~ian februarie martie aprilie ~mai iunie/~iun iulie/~iul ~august septembrie octombrie noiembrie/~noi decembrie
ocak şubat ~mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık
января/январь февраля/февраль марта/~март апреля/апрель мая/~май июня/июнь июля/июль августа/~август сентября/сентябрь октября/октябрь ноября/ноябрь декабря/декабрь
січня лютого березня квітня травня червня липня серпня вересня жовтня листопада грудня
siječnja veljače ožujka travnja svibnja lipnja srpnja kolovoza rujna listopada studenoga/studenog prosinca
januara februara ~marta aprila maja juna jula avgusta/~avgust septembra oktobra novembra decembra
~januára ~februára ~marec ~apríl ~máj ~jún ~júl ~august ~septembra ~októbra ~novembra ~decembra
siječanj veljača ožujak travanj svibanj lipanj srpanj kolovoz rujan ~listopad studeni prosinac
січень ~лютий березень квітень травень червень липень серпень вересень жовтень ~листопад грудень
ιανουαρίου φεβρουαρίου μαρτίου απριλίου μαΐου ιουνίου ιουλίου αυγούστου σεπτεμβρίου οκτωβρίου νοεμβρίου δεκεμβρίου
يناير فبراير مارس أبريل/ابريل مايو يونيو يوليو أغسطس/اغسطس سبتمبر أكتوبر/اكتوبر نوفمبر ديسمبر
~كانون ~شباط ~آذار ~نيسان ~أيار ~حزيران ~تموز ~آب ~أيلول ~تشرين ~تشرين ~كانون
جانفي فيفري مارس أفريل ماي جوان جويلية أوت سبتمبر أكتوبر نوفمبر ديسمبر
يناير فبراير مارس أبريل ماي يونيو يوليوز غشت شتنبر أكتوبر نونبر دجنبر
ינואר/בינואר פברואר/בפברואר ~מרץ/~במרץ אפריל/באפריל ~מאי/~במאי יוני/ביוני יולי/ביולי אוגוסט/באוגוסט ספטמבר/בספטמבר אוקטובר/באוקטובר נובמבר/בנובמבר דצמבר/בדצמבר
जनवरी फरवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर/सितम्बर अक्टूबर नवंबर/नवम्बर दिसंबर/दिसम्बर
januari februari maret ~april ~mei ~juni ~juli agustus ~september ~oktober ~november desember
janúar febrúar ~mars apríl maí júní júlí ágúst ~september október nóvember ~desember
sausio vasario ~kovo balandžio gegužės birželio ~liepos rugpjūčio rugsėjo spalio lapkričio gruodžio
sausį vasarį ~kovą balandį gegužę birželį ~liepą rugpjūtį rugsėjį spalį lapkritį gruodį
janvāra/janvārī februāra/februārī martā aprīļa/aprīlī ~maija/maijā jūnija/jūnijā jūlija/jūlijā augustā septembra/septembrī oktobra/oktobrī ~novembra/novembrī ~decembra/decembrī
jaanuar/jaanuaril/jaanuarist veebruar/veebruaril/veebruarist märts/märtsil/märtsist aprill/aprillil/aprillist ~mai/maist juuni/juunil/juunist juuli/juulil/juulist augustil/augustist septembril/septembrist oktoober/oktoobril/oktoobrist novembril/novembrist detsember/detsembril/detsembrist
januarja/januarjem februarja/februarjem ~marca aprila maja junija julija avgusta septembra oktobra novembra decembra
јануара/јануар фебруара/фебруар ~марта/~март априла/април ~маја/мај јуна/јун јула/јул ~августа/~август септембра/септембар октобра/октобар новембра/новембар децембра/децембар
януари февруари ~март ~април ~май юни юли ~август септември октомври ноември декември
gener febrer ~març ~abril maig juny juliol agost setembre octubre novembre ~desembre
januarie februarie ~maart ~april ~mei junie ~julie ~augustus ~september ~oktober ~november ~desember
januari februari ~machi aprili ~mei ~juni julai agosti septemba oktoba novemba desemba
januari februari ~march ~april ~mei ~jun julai ogos ~september ~oktober ~november disember
~enero pebrero ~marso ~abril ~mayo hunyo hulyo ~agosto setyembre oktubre nobyembre disyembre
জানুয়ারি/জানুয়ারি ফেব্রুয়ারি/ফেব্রুয়ারি মার্চ এপ্রিল ~মে জুন জুলাই আগস্ট সেপ্টেম্বর অক্টোবর নভেম্বর ডিসেম্বর
جنوری فروری مارچ اپریل مئی ~جون جولائی اگست ستمبر اکتوبر نومبر دسمبر
فروردین اردیبهشت خرداد ~تیر مرداد شهریور ~مهر ~آبان ~آذر ~دی ~بهمن ~اسفند
มกราคม/~ม.ค กุมภาพันธ์ มีนาคม เมษายน พฤษภาคม มิถุนายน กรกฎาคม สิงหาคม กันยายน ตุลาคม พฤศจิกายน ธันวาคม
`;

/** The number of a month (1 to 12) and whether the word alone says that it is meant. */
export interface MonthName {
  readonly month: number;
  readonly alone: boolean;
}

/** By the name in lower case. */
export const MONTH_NAMES: ReadonlyMap<string, MonthName> = readMonths();

function readMonths(): Map<string, MonthName> {
  const months = new Map<string, MonthName>();
  for (const line of LINES.trim().split("\n")) {
    for (const [index, names] of line.split(" ").entries()) {
      for (const written of names.split("/")) {
        const name = written.replace("~", "");
        if (!months.has(name)) months.set(name, { month: index + 1, alone: name === written });
      }
    }
  }
  return months;
}
