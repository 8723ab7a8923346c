/** Names of the days of the week in lower case, only such as mean nothing else. */
export const WEEKDAY_NAMES: ReadonlySet<string> = new Set(
  `monday tuesday wednesday thursday friday saturday sunday
  montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag
  lundi mardi mercredi jeudi vendredi samedi dimanche
  lunes martes miércoles miercoles jueves viernes sábado sabado domingo
  segunda-feira terça-feira quarta-feira quinta-feira sexta-feira
  lunedì martedì mercoledì giovedì venerdì sabato domenica
  maandag dinsdag woensdag donderdag vrijdag zaterdag zondag
  poniedziałek wtorek środa środę czwartek piątek sobota sobotę niedziela niedzielę
  måndag tisdag onsdag torsdag fredag lördag söndag mandag tirsdag lørdag søndag
  maanantai tiistai keskiviikko torstai perjantai lauantai sunnuntai
  pondělí úterý čtvrtek pátek neděle pondelok utorok streda štvrtok piatok nedeľa
  hétfő kedd szerda csütörtök péntek szombat vasárnap
  luni marți miercuri joi vineri sâmbătă duminică
  pazartesi salı çarşamba perşembe cuma cumartesi
  понедельник вторник среда среду четверг пятница пятницу суббота субботу воскресенье
  ponedjeljak utorak srijeda četvrtak petak subota nedjelja ponedeljak sreda nedelja
  सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार रविवार`.split(/\s+/u),
);
