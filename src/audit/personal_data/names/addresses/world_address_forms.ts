import { addressForm, type AddressForm, CAP, END, FREE, TOWN, WORD } from "./address_form.ts";

/** A street with its number, in the countries whose streets are no "Street", "Straße" or "rue". */
export const WORLD_ADDRESS_FORMS: readonly AddressForm[] = [
  {
    // Russia, Ukraine, Belarus, Bulgaria.
    sign: /(?:[уУ]л|[Вв]ул|росп|пр-т|пер|ереул|наб|абереж|оссе|ульвар|б-р|лощ|пров|бул|ж\. ?к\.|мкр|микрорайон|кв\.)/u,
    form: addressForm(
      `(?:(?:г\\.|м\\.|гр\\.|город|місто) ?${TOWN}, )?`,
      `${FREE}(?:[Уу]л\\.|[Уу]лиц[аыеуи]|[Вв]ул\\.|[Вв]улиц[яію]|пр-т|пр\\.|[Пп]росп\\.|[Пп]роспект[ауе]?|пер\\.|[Пп]ереул(?:ок|ка|ке)|[Пп]ровул(?:ок|ку)|наб\\.|[Нн]абережн(?:ая|ой)|[Шш]оссе|[Бб]ульвар[ае]?|[Бб]ул\\.|б-р|пл\\.|[Пп]лощад[ьи]|[Пп]лоща|ж\\. ?к\\.|мкр\\.?|микрорайон|кв\\.(?= \\p{Lu})) ?`,
      `(?:[„“”"«»\\p{L}\\d.-]{1,24} ){0,3}[„“”"«»\\p{L}\\d.-]{2,24},? (?:(?:д\\.|дом|буд\\.|будинок|№|бл\\.) ?)?\\d{1,4}\\p{L}?(?:[/-]\\d{1,4})?`,
      `(?:,? (?:корп|к|стр|кв|оф|под|ет|эт|ап|вх|бл)\\.? ?(?:\\d{1,4}\\p{L}?|\\p{Lu})(?!\\p{L})){0,4}(?:,? (?:${TOWN},? \\d{4,6}|\\d{4,6},? ${TOWN}))?${END}`,
    ),
    examples: [
      "г. Москва, ул. Ленина, д. 5, кв. 12",
      "вул. Хрещатик 22, кв. 8, Київ 01001",
      "просп. Мира, 101",
    ],
  },
  {
    // Russia and its neighbours: what sort of street it is stands behind the name.
    sign: /\p{Lu}\p{Ll}+(?:ий|ый|ой|ая|яя|ое|ська|ський) (?:просп|пер|бульв|проезд|улиц|шоссе|туп|набер|линия|площ|вулиц|пров)/u,
    form: addressForm(
      `${FREE}(?:[Нн]а )?\\p{Lu}\\p{Ll}+(?:ий|ый|ой|ая|яя|ое|ська|ський)(?:-\\p{Lu}\\p{Ll}+)? (?:просп(?:ект|\\.)|пер(?:еулок|\\.)|бульвар|проезд|улица|шоссе|тупик|набережная|линия|площадь|вулиця|провулок),? `,
      `(?:(?:д\\.|дом|буд\\.|№) ?)?\\d{1,4}\\p{L}?(?:/\\d{1,4})?(?:,? (?:корп|к|стр|кв|оф|под|эт)\\.? ?\\d{1,4}\\p{L}?){0,4}${END}`,
    ),
    examples: ["Лесной проспект 61, корп. 2, кв. 45"],
  },
  {
    // Britain in small letters, as chats write: a street and a postcode.
    sign: /\b[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}\b/,
    form: addressForm(
      `${FREE}(?:(?:flat|unit|apt) ?\\d{1,4}[a-z]?,? )?\\d{1,4}[a-z]? (?:[a-z']{2,16} ){1,3}(?:lane|road|street|avenue|close|drive|way|terrace|gardens|st|rd|ave|ln|crescent|court|place|grove|hill|park|row|walk|square)`,
      `(?:,? [a-z]{2,16}){0,3},? [a-z]{1,2}\\d[a-z\\d]? ?\\d[a-z]{2}${END}`,
    ),
    examples: ["flat 2b 117 lordship lane london se22 8hu"],
  },
  {
    // A street in small letters, where words before it say that somebody is there.
    sign: /\b(?:near|at|to|on) \d/,
    form: addressForm(
      `(?<=\\b(?:im |i'm |i am |we are |were |live |lives |living |stay |staying |come |meet(?: me)? )(?:near|at|on|to) )\\d{1,4}(?:-\\d{1,5})? (?!minutes|mins|miles|hours|blocks|houses|people|cars|km|the)(?:[a-z']{3,16} ){1,2}(?:street|road|avenue|ave|lane|drive|boulevard|blvd|crescent|terrace)(?: (?:north|south|east|west))?${END}`,
    ),
    examples: [],
  },
  {
    // The United States in small letters.
    sign: /\b(?:st|street|ave|avenue|rd|road|dr|drive|ln|lane|blvd|ct|court|way|pl|place)\b[a-z0-9 ,.#]{4,40}\d{5}/,
    form: addressForm(
      `${FREE}\\d{1,5} (?:[nsew] )?(?:[a-z']{2,16} |\\d{1,3}(?:st|nd|rd|th) ){1,3}(?:st|street|ave|avenue|rd|road|dr|drive|ln|lane|blvd|ct|court|way|pl|place)\\.?`,
      `(?:,? (?:apt|unit|suite|#) ?[a-z\\d]{1,5})?,? (?:[a-z]{3,14} ?){1,3},? (?:a[klrz]|c[aot]|d[ce]|fl|ga|hi|i[adln]|k[sy]|la|m[adeinost]|n[cdehjmvy]|o[hkr]|pa|ri|s[cd]|t[nx]|ut|v[at]|w[aivy]) \\d{5}${END}`,
    ),
    examples: ["1180 peachtree st apt 4 atlanta ga 30309"],
  },
  {
    // Ireland: towns and a county, and the Eircode.
    sign: /(?:Co\.|County) \p{Lu}/u,
    form: addressForm(
      `${FREE}\\d{1,4}[A-Za-z]? (?:${CAP} ){0,4}${CAP}(?:, ${TOWN}){1,3}, (?:Co\\.|County) ${CAP}(?:,? [A-Z]\\d[\\dW] ?[A-Z\\d]{4})?${END}`,
    ),
    examples: ["12 Cois Abhann, Tuam, Co. Galway, H54 YX82"],
  },
  {
    // Britain and Ireland: a house with a name instead of a number.
    sign: /(?:Cottage|House|Lodge|Farm|Barn|Villa|Manor|Mews|Hall), /,
    form: addressForm(
      `${FREE}(?:The )?${CAP} (?:(?:${CAP} )?)(?:Cottage|House|Lodge|Farm|Barn|Villa|Manor|Mews|Hall),`,
      ` (?:\\d{1,4} )?(?:${CAP} ){1,2}(?:Lane|Road|Street|Avenue|Close|Drive|Way|Terrace|Gardens|Green|Hill|Row|Walk|Crescent)`,
      `(?:, ${TOWN}){0,3}(?:,? [A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2})?${END}`,
    ),
    examples: [
      "Rose Cottage, Mill Lane, Ashwell",
      "The Old Barn, Church Road, Great Missenden, HP16 0AX",
    ],
  },
  {
    // Japan, in Latin letters.
    sign: /\d-\d/,
    form: addressForm(
      `${FREE}(?:\\d{1,2}-){1,2}\\d{1,3},? ${CAP}(?:, ${CAP}){0,2},? (?:Tokyo|Osaka|Kyoto|Yokohama|Nagoya|Sapporo|Kobe|Fukuoka|Hiroshima|Sendai|${WORD}-(?:ku|shi|ken|fu|to))(?:,? \\d{3}-\\d{4})?(?:,? Japan)?${END}`,
    ),
    examples: ["1-2-3 Shibuya, Tokyo 150-0002", "2-11-3 Meguro, Meguro-ku"],
  },
  {
    // Türkiye.
    sign: /(?:Cad|Cd\.|Sok|Sk\.|Bul|Blv|Mah)/u,
    form: addressForm(
      `${FREE}(?!Adres)(?:(?:${CAP}|\\d{1,5}\\.) ){0,3}(?:Mahallesi|Mah\\.|Caddesi|Cad\\.|Cd\\.|Sokağı|Sokak|Sok\\.|Sk\\.|Bulvarı|Blv\\.)`,
      `(?:,? (?:(?:${CAP}|\\d{1,5}\\.?) ){1,3}(?:Caddesi|Cad\\.|Cd\\.|Sokağı|Sokak|Sok\\.|Sk\\.|Bulvarı|Blv\\.))?`,
      `(?: ${CAP} Apt\\.)?(?: [A-Z] Blok)?,? ?(?:(?:No|NO) ?[:.]? ?)?\\d{1,4}(?:[/-]\\d{1,4})?(?:,? ?(?:Daire|Kat|D|K) ?[:.]? ?\\d{1,3}){0,2}`,
      `(?:,?[ \\n]\\d{5})?(?:,? ?${CAP}(?:/${CAP})?)?${END}`,
    ),
    examples: [
      "Atatürk Caddesi No: 15 D: 4, 34710 Kadıköy/İstanbul",
      "Şirinyalı Mah. Lara Cad. Yıldız Apt. B Blok No: 5, 07160 Muratpaşa/Antalya",
    ],
  },
  {
    // Hungary.
    sign: /(?: utca| [uU]\.| út| tér| körút| sugárút| krt| köz)/u,
    form: addressForm(
      `(?:\\d{4} ${TOWN}, )?${FREE}(?:${CAP} ){1,3}(?:utca|u\\.|U\\.|útja|út|tere|tér|körútja|körút|sugárút|krt\\.|köz|sétány|fasor) \\d{1,4}(?:[-/]\\w{1,4})?`,
      `(?:\\.,? ?\\d{1,2}\\. em(?:elet)?)?(?:\\.?,? \\d{4} ${TOWN})?${END}`,
    ),
    examples: ["Kossuth Lajos utca 12., 1055 Budapest", "1055 Budapest, Kossuth Lajos tér 1"],
  },
  {
    // Greece and Cyprus.
    sign: /\p{Script=Greek}/u,
    form: addressForm(
      `${FREE}(?:(?:οδός|οδό|οδού|Οδός|Λεωφόρος|Λεωφόρου|Λεωφ\\.|Πλατεία|Πλατείας) )?(?:${CAP} ){1,3}\\d{1,3}, (?:Τ\\.?Κ\\.? ?)?\\d{3} ?\\d{2},? ${TOWN}${END}`,
    ),
    examples: ["Ερμού 15, 105 63 Αθήνα"],
  },
  {
    // Romania and Moldova.
    sign: /(?:[Ss]tr|[Bb]-dul|[Bb]d\.|[Bb]ul|[Cc]alea|[Aa]leea|[ȘŞșş]os)/u,
    form: addressForm(
      `${FREE}(?:[Ss]trada|[Ss]tr\\.|[Bb]ulevardul|[Bb]d\\.|[Bb]-dul|[Cc]alea|[Aa]leea|[ȘŞșş]oseaua|[ȘŞșş]os\\.) (?:${CAP} ){0,4}${CAP},? (?:(?:[nN][rR]\\.?|numărul) ?)?\\d{1,4}[A-Z]?`,
      `(?:,? ?(?:bloc|bl|scara|sc|etaj|et|apartament|ap)\\.? ?\\w{1,4}){0,4}(?:,? sector(?:ul)? \\d)?(?:,? ${TOWN})?(?:,? \\d{6})?(?:,? jud(?:\\.|ețul) ${CAP})?${END}`,
    ),
    examples: ["Strada Lalelelor nr. 5, bl. A2, ap. 14, București 010101"],
  },
  {
    // Korea: by road, or by quarter.
    sign: /[가-힣](?:로|길|동) ?\d/u,
    form: addressForm(
      `(?:[가-힣]{2,8}(?:특별자치시|특별자치도|특별시|광역시|도|시) |(?:서울|부산|대구|인천|광주|대전|울산|세종|경기|강원|충북|충남|전북|전남|경북|경남|제주)시? )?(?:[가-힣]{1,6}[시군구] ){1,2}(?:[가-힣]{1,8}[읍면] )?`,
      `[가-힣\\d]{1,14}(?:로|길|동)(?: ?\\d{1,3}(?:번길|길))? ?\\d{1,4}(?:-\\d{1,4})?(?:번지)?(?:,? \\d{1,4}동)?(?:,? \\d{1,5}호)?`,
    ),
    examples: [
      "서울 마포구 포은로 91-6",
      "서울특별시 강남구 테헤란로 123",
      "부산광역시 해운대구 우동 1394-2, 1203호",
    ],
  },
  {
    // Japan, without the sign for the postcode.
    sign: /[都道府県市区町村]/u,
    form: addressForm(
      `(?:東京都|北海道|(?:京都|大阪)府|\\p{Script=Han}{2,3}県)(?:さいたま|つくば|いわき|うるま|ひたちなか)?[\\p{Script=Han}ァ-ヶー]{2,24}?\\d{1,4}(?:(?:丁目|番地|番|号|[-−ー‐の]){1,2}\\d{1,4}){0,3}(?:番地|番|号)?(?![\\d,.]{0,8}[万億千人円年月日個点%％])`,
      `(?:[ 　]?[\\p{Script=Han}ァ-ヶーA-Za-z]{1,16} ?\\d{1,4}号室)?`,
    ),
    examples: ["東京都新宿区西新宿2-8-1", "大阪府大阪市北区梅田3丁目1番3号"],
  },
  {
    // Vietnam.
    sign: /(?:[ĐđPp](?:ường|hố)|[Nn]gõ|[Hh]ẻm|[Qq]uận|Q\.|P\.|[Hh]uyện)/u,
    form: addressForm(
      `${FREE}(?:[Ss]ố (?:nhà )?)?\\d{1,4}[A-Z]?(?:/\\d{1,4}){0,3},? `,
      `(?=[^\\n.]{0,60}(?:[Đđ]ường|[Pp]hố|[Nn]gõ|[Hh]ẻm|[Qq]uận|Q\\.|P\\.|[Pp]hường|[Hh]uyện|[Xx]ã))`,
      `(?:(?:[Nn]gõ|[Nn]gách|[Hh]ẻm|[Kk]iệt|[Tt]ổ|[Ấấ]p|[Tt]hôn) [\\d/]{1,9}[A-Z]?,? ){0,3}`,
      `(?:(?:đường|Đường|phố|Phố|ngõ|hẻm) )?(?:${CAP} ){0,4}${CAP}`,
      `(?:,? ?(?:[Pp]hường|P\\.|[Xx]ã|X\\.|[Qq]uận|Q\\.|[Hh]uyện|H\\.|[Tt]hị xã|[Tt]hành [Pp]hố|TP\\.?|[Tt]ỉnh|T\\.) ?[\\p{Lu}\\d][\\p{L}\\p{M}\\d]{0,12}(?: [\\p{Lu}\\d][\\p{L}\\p{M}\\d]{0,12}){0,3}){0,4}(?:, ${TOWN})?${END}`,
    ),
    examples: [
      "25 đường Lê Lợi, Quận 1, TP. Hồ Chí Minh",
      "số 27 ngõ 104 đường Lê Duẩn, phường Khâm Thiên, quận Đống Đa, Hà Nội",
    ],
  },
  {
    // Indonesia and Malaysia.
    sign: /(?:Jalan|Jln?\.|Lorong|Gang|Perum|Perumahan|Kompleks?|Apartemen|Dusun|Kampung|Kp\.) /u,
    form: addressForm(
      `(?:${FREE}No\\.? ?\\d{1,4}[A-Z]?,? )?${FREE}(?:Jalan|Jln?\\.|Lorong|Gang|Perum|Perumahan|Kompleks?|Apartemen|Dusun|Kampung|Kp\\.) (?=[^!?\\n]{0,40}\\d)(?:${CAP} ){0,3}[\\p{Lu}\\d][\\p{L}\\d./-]{0,20}`,
      `(?:,? (?:No|Nomor|Blok|Kav|RT|RW)\\.? ?[\\dA-Z][\\dA-Z/]{0,7}){0,3}(?:,? (?!No)${TOWN}){0,2}(?:,? \\d{5})?(?:,? (?!No)${TOWN})?${END}`,
    ),
    examples: ["Jalan Sudirman No. 45, Jakarta 10210", "No. 12, Jalan Ampang, 50450 Kuala Lumpur"],
  },
  {
    // India: what lies between the number and the code of six digits differs widely.
    sign: /\b\d{3} ?\d{3}\b/u,
    form: addressForm(
      `${FREE}(?=Flat|House|Plot|Door|H|[A-Z/-]{0,3}\\d)(?=[^\\n]{0,120}\\b(?:Road|Rd|Street|Nagar|Marg|Colony|Layout|Sector|Phase|Block|Cross|Main|Lane|Society|Apartments?|Vihar|Chowk|Salai|Enclave|Bagh|Puram|Bazaar)\\b)`,
      `(?:(?:Flat|House|Plot|Door|H)\\.? ?(?:No\\.?)? ?)?(?=[A-Z/-]{0,3}\\d)[\\dA-Z][\\dA-Z/-]{0,6},? (?:[\\p{L}\\d][\\p{L}\\d .'’/-]{1,36}, ?){1,5}${TOWN}(?: ?[-–] ?| )\\d{3} ?\\d{3}${END}`,
    ),
    examples: [
      "12/4, MG Road, Indiranagar, Bengaluru 560038",
      "Flat 302, Sai Apartments, Linking Road, Mumbai - 400 050",
    ],
  },
  {
    // India: a flat by its letter and number, in a named estate.
    sign: /\b[A-Z]-?\d{2,4}, [^\n]{8,120}?\b\d{3} ?\d{3}\b/u,
    form: addressForm(
      `${FREE}(?:Flat (?:No\\.? ?)?)?[A-Z]-?\\d{2,4}, (?:[\\p{L}\\d][\\p{L}\\d .'’/-]{1,36}, ?){1,5}${TOWN}(?: ?[-–] ?| )\\d{3} ?\\d{3}${END}`,
    ),
    examples: ["B-1204, Lodha Palava, Dombivli East, Thane 421204"],
  },
  {
    // Egypt, Saudi Arabia and other countries that write Arabic.
    sign: /(?:شارع|طريق|حي)/u,
    form: addressForm(
      `(?:${FREE}\\d{1,5}،? ?(?:شارع|طريق) [\\p{L}\\p{M}]{2,15}(?: [\\p{L}\\p{M}]{2,15}){0,3}|${FREE}(?:شارع|طريق) [\\p{L}\\p{M}]{2,15}(?: [\\p{L}\\p{M}]{2,15}){0,3}،? (?:رقم |مبنى |عمارة )?\\d{1,5})`,
      `(?:، ?[\\p{L}\\p{M}]{2,15}(?: [\\p{L}\\p{M}]{2,15}){0,2}){0,3}${END}`,
    ),
    examples: ["15 شارع طلعت حرب، القاهرة"],
  },
  {
    // Israel.
    sign: /(?:רחוב|רח['׳]|שדרות|שד['׳]|דרך)/u,
    form: addressForm(
      `(?<=(?:^|[^\\p{L}])[בלמהו]?)(?:רחוב|רח['׳]|שדרות|שד['׳]|דרך) (?:[\\p{L}"'׳״-]{2,15} ){1,3}\\d{1,4}(?:/\\d{1,3})?(?:, [\\p{L}"'׳״-]{2,12}(?: [\\p{L}"'׳״-]{2,12})?)?(?: \\d{7})?${END}`,
    ),
    examples: ["רחוב הרצל 12, תל אביב"],
  },
  {
    // Belgium, Luxembourg and Switzerland in French: the number stands behind the name.
    sign: /(?:rue|avenue|chaussée|boulevard|place|quai|chemin|route)/iu,
    form: addressForm(
      `${FREE}(?:[Rr]ue|[Aa]venue|[Cc]haussée|[Bb]oulevard|[Pp]lace|[Qq]uai|[Cc]hemin|[Rr]oute) (?:[\\p{L}'’-]{1,24} ){1,5}\\d{1,4}[a-zA-Z]?(?:,? (?:bte|boîte|b\\.) ?\\d{1,4})?,? (?:[A-Z]{1,2}-)?\\d{4} ${TOWN}${END}`,
    ),
    examples: ["rue de la Loi 16, 1000 Bruxelles", "Chemin des Vignes 3, 1009 Pully"],
  },
  {
    // Thailand.
    sign: /(?:ถนน|ซอย|หมู่|แขวง|ตำบล)/u,
    form: addressForm(
      `${FREE}\\d{1,4}(?:/\\d{1,4})? (?:(?:หมู่|ม\\.) ?\\d{1,2} )?(?:(?:ซอย|ซ\\.|ถนน|ถ\\.|หมู่บ้าน)[^\\s]{1,30}(?: \\d{1,3}(?:/\\d{1,3})?)? ?){0,3}`,
      `(?:(?<=[ ])(?:แขวง|ตำบล|ต\\.|เขต|อำเภอ|อ\\.|จังหวัด|จ\\.|กรุงเทพ)[\\p{Script=Thai}ฯ]{1,30} ?){0,4}(?:[\\p{Script=Thai}ฯ]{2,20} (?=\\d{5}))?(?:\\d{5})?${END}`,
    ),
    examples: [
      "99/1 ถนนสุขุมวิท แขวงคลองเตย กรุงเทพฯ 10110",
      "99/12 ซอยลาดพร้าว 71 แขวงลาดพร้าว เขตลาดพร้าว กรุงเทพฯ 10230",
    ],
  },
  {
    // The Philippines: street, barangay, town.
    sign: /(?:Brgy|Barangay)/u,
    form: addressForm(
      `${FREE}(?:(?:Blk|Block|Lot|Unit|No\\.|Phase) ?\\d{1,4}[A-Z]?,? ){0,3}(?:\\d{1,5}[A-Z]? )?(?:${CAP} ){1,4}(?:St\\.|Street|Ave\\.|Avenue|Road|Rd\\.|Drive|Dr\\.|Ext\\.|Subd\\.|Subdivision|Village|Purok \\d{1,2}),? (?:Brgy\\.?|Barangay) ${TOWN}`,
      `(?:, ${TOWN}){0,3}(?:,? \\d{4})?${END}`,
    ),
    examples: ["18 Sampaguita St., Brgy. Maligaya, Tarlac City"],
  },
  {
    // Singapore.
    sign: /Singapore \d{6}/u,
    form: addressForm(
      `${FREE}(?:Blk|Block|\\d{1,4}) (?:${WORD} |\\d{1,4}[A-Z]? ){1,6}(?:#\\d{2}-\\d{2,4},? )?Singapore \\d{6}${END}`,
    ),
    examples: ["Blk 123 Ang Mo Kio Ave 3 #05-67 Singapore 560123"],
  },
  {
    // Canada: what stands before the code of letters and digits in turn is another form's.
    sign: /\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b/u,
    form: addressForm(
      `(?<=\\b(?:AB|BC|MB|NB|NL|NS|NT|NU|ON|PE|QC|SK|YT),? )[ABCEGHJ-NPRSTVXY]\\d[ABCEGHJ-NPRSTV-Z] ?\\d[ABCEGHJ-NPRSTV-Z]\\d${END}`,
    ),
    examples: [],
  },
  {
    // Numbered roads of the United States.
    sign: /\d (?:County|Highway|Hwy|State R|Route|CR|FM|US) /u,
    form: addressForm(
      `${FREE}\\d{1,5} (?:County (?:Road|Rd)|Highway|Hwy|State R(?:oute|d)|Route|CR|FM|US) \\d{1,4}(?:,? (?:#|Apt\\.? |Unit )\\d{1,4})?(?:,? |,?\\n)${TOWN}, [A-Z]{2} \\d{5}(?:-\\d{4})?${END}`,
    ),
    examples: ["2090 County Road 14 #207\nTallahassee, FL 32303-1187"],
  },
  {
    // Kenya and its neighbours: a box and the post office's code.
    sign: /Box/u,
    form: addressForm(`${FREE}P\\.? ?O\\.? ?Box \\d{1,6}(?:[ -]\\d{5})?,? ${TOWN}${END}`),
    examples: ["P.O. Box 30197-00100, Nairobi"],
  },
];
