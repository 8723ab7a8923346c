/**
 * Words with which sentences and lines of languages without labelled texts begin, that a tagger takes
 * for names for their capital; by language, from general knowledge.
 */
export const SENTENCE_OPENERS: ReadonlySet<string> = new Set(
  `sain saan saisin sait saitko sai sitten silti siksi siis sinä sinun tuloistasi tulos tulin tulen tulee tein teen teet tehtiin olen olet oletko olin olit ollaan olisi onko onhan oli ovat eikö etkö emme ette eivät voin voit voitko voisi voisiko voisitko voimme haluan haluaisin haluatko tarvitsen tarvitsisin pyydän pyysin kysyn kysyin kerro kirjoita lähetä lähetin laita laitoin katso katsoin auta autan mietin mietiskelin luulen luulin muista muistan hain haen sanoin sanoi soitin ostin ostan myyn maksoin maksan asun asuin asuu menin menen käyn kävin löysin löytyy pidän pelkäänkö varaston töissä eilen huomenna tänään kotona koulussa miten miksi milloin missä mistä mihin kuka kenen kuinka minkä mikä mitä hyvä hyvää huomenta iltaa päivää kiitos kiitti anteeksi terve terveisin toivottavasti valitettavasti selvä tarjous tarjoan
  szállítási számlázási születési sajnos sajnálom szeretném szeretnék szerintem szóval szia sziasztok helló tegnap holnap ma most már még itt ott ha hol hogy hogyan honnan hova mikor miért mennyi melyik milyen kérem kérlek kérjük köszönöm köszönjük kedves tisztelt üdvözlettel üdv vevő eladó rendelés rendelési bankkártya küldd írd írj írjon írok segíts segítsen tudok tudna tudnál tudod tudom lehet lehetne igen nem nincs van vannak volt voltam vagyok vagyunk azt ezt ezért azért amikor ahol aki ami amit amíg után előtt közben nálam nálunk nekem neked neki ön önök önnek maga ők mi ti én te ő összesen határidő fizetés értem értesítés
  sigur sunt suntem sunteți este ești era eram eu tu el ea noi voi ei ele da nu bună salut salutare mulțumesc mersi vă te rog rugăm aș am ai are avem aveți au pot poți putem vreau vrei doresc dorim trimite trimiteți scrie scrieți ajută când cum unde cine ce care cât câți câte dacă deci din după dar astăzi azi ieri mâine acum aici acolo totuși desigur firește bineînțeles conform potrivit stimate stimată stimați dragă dragi adresa telefon
  ano ne jsem jsi jsou jste jsme byl byla bylo byli mám máš máme máte mají mohu můžu můžeš můžete může chci chtěl chtěla chceme potřebuji potřebuju prosím děkuji děkuju díky dobrý dobrá dobré hezký ahoj zdravím vážený vážená vážení milý milá dnes včera zítra teď tady tam tak také takže proto protože proč kdy kde kdo jak jaký jaká jaké kolik který která které když kdyby jestli pokud přeložil přelož napiš napište pošli pošlete pomoz hlásí romy romů romové romům romech
  som sme ste sú bol bola bolo boli mám máme dobrý deň ďakujem prosím chcem môžem môžete potrebujem
  jestem jesteś jesteśmy mam masz mamy proszę dziękuję dzień dobry cześć witam chcę chciałbym chciałabym mogę możesz może potrzebuję jak kiedy gdzie dlaczego kto co czy jeśli jeżeli ponieważ dlatego dziś dzisiaj wczoraj jutro teraz tutaj tam
  juni juli januari februari maret april mei agustus september oktober november desember saya aku kami kita anda kamu dia mereka bapak ibu pak bu tolong mohon terima selamat halo hai apa apakah siapa kapan dimana mengapa kenapa bagaimana berapa jika kalau karena sebab untuk dengan dari ini itu ada tidak bukan sudah belum akan bisa dapat harus kirim tulis buat bantu agama nama alamat catatan pasien tanggal rujukan
  gab bussen kolli varebil varerne ordren hilsen venlig tak hej goddag dette denne disse
  môre goeie dankie asseblief ek jy hy sy ons julle hulle wat wie waar wanneer hoekom hoe twee drie vier
  xin chào cảm ơn tôi bạn mình em anh chị ông bà chúng giúp viết hãy vui lòng khi nếu vì tại sao ai gì đâu nào
  ja mina sina tema meie teie nemad tere palun aitäh kuidas millal miks kes mis kus
  gruß grüße grüssen
  `
    .trim()
    .split(/\s+/u),
);
