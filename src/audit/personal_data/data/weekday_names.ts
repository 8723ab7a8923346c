/** Names of the days of the week in lower case, only such as mean nothing else. */
export const WEEKDAY_NAMES: ReadonlySet<string> = new Set(
  `monday tuesday wednesday thursday friday saturday sunday
  montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag
  lundi mardi mercredi jeudi vendredi samedi dimanche
  lunes martes miércoles miercoles jueves viernes sábado sabado domingo
  segunda-feira terça-feira quarta-feira quinta-feira sexta-feira
  lunedì martedì mercoledì giovedì venerdì sabato domenica
  maandag dinsdag woensdag donderdag vrijdag zaterdag zondag
  poniedziałek poniedziałku wtorek środa środę czwartek piątek sobota sobotę niedziela niedzielę
  måndag tisdag onsdag torsdag fredag lördag söndag mandag tirsdag lørdag søndag
  maanantai tiistai keskiviikko torstai perjantai lauantai sunnuntai
  maanantaina tiistaina keskiviikkona torstaina perjantaina lauantaina sunnuntaina
  pondělí úterý středa středu čtvrtek pátek sobotu neděle neděli pondelok utorok streda štvrtok piatok nedeľa nedeľu
  hétfő kedd szerda csütörtök péntek szombat vasárnap
  hétfőn kedden szerdán csütörtökön pénteken szombaton
  luni marți marţi miercuri joi vineri sâmbătă duminică
  pazartesi salı çarşamba perşembe cuma cumartesi
  понедельник вторник среда среду четверг пятница пятницу суббота субботу воскресенье
  понеділок вівторок середа середу четвер п'ятниця п'ятницю субота суботу неділя неділю
  ponedjeljak utorak srijeda srijedu četvrtak petak subota subotu nedjelja nedjelju
  ponedeljak sreda sredu nedelja nedelju četrtek
  δευτέρα τρίτη τετάρτη πέμπτη παρασκευή σάββατο κυριακή
  सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार रविवार`.split(/\s+/u),
);
