import type { Interaction } from "../interaction.ts";

/** Uses in which journeys are planned or dishes are cooked. */
const USE =
  /(?:trip|travel|tour|city|hiking|weekend)[ -]?(?:plan(?:n|s\b)|ideas?|guide|inspiration|tips|companion)|holiday (?:ideas?|inspiration)|itinerar|sightseeing|reiseplan|reiseführer|reisetipp|ausflug|(?:planificat|idées|guide)\p{L}* (?:de |d['’])?(?:voyage|vacances|séjour)|(?:planific|guía)\p{L}* (?:de )?viaj|(?:planej|planead|guia)\p{L}* (?:de )?viage|(?:pianific|guida)\p{L}* (?:di |ai )?viagg|reisplan|reisgids|plan\p{L}* (?:podróży|wycieczek|wyjazd)|reseplan|rejseplan|reiseplanlegg|matkasuunnit|plánovač (?:cest|výletů)|planificator de (?:călătorii|vacanțe)|utazástervez|gezi plan|seyahat plan|планиров\p{L}+ (?:путешеств|поезд|подорож)|旅行(?:プラン|規劃|规划|計畫|计划|攻略|案内)|여행 (?:계획|플래너|일정)|perencana(?:an)? perjalanan|trợ lý du lịch|วางแผน(?:การ)?(?:เที่ยว|เดินทาง)|مخطط (?:رحلات|سفر)|תכנון טיול|यात्रा योजना|recipe|cooking|kochbuch|kochassist|kochhilfe|kochen|cuisine|cocina|cozinha|culinári|cucina|kookhulp|koken|kulinarn|matlag|ruoanlaitto|vaření|gătit|főző|μαγειρ|yemek tarif|кулинар|кулінар|菜谱|食谱|食譜|烹饪|烹飪|レシピ|料理|요리|레시피|memasak|nấu ăn|ทำอาหาร|طبخ|בישול|रसोई|पाककला/iu;

/** A question for a journey. */
const JOURNEY =
  /(?<!\p{L})(?:trip|travel|itinerar\p{L}*|days? in|nights? in|weekend|road ?trip|reise\p{L}*|urlaub|wochenende|voyage|séjour|week-end|viaje|escapada|viagem|viaggio|vakantie|podróż\p{L}*|wycieczk\p{L}*|resa|rejse\p{L}*|výlet\p{L}*|călători\p{L}*|utazás\p{L}*|ταξίδι|gezi|seyahat|tatil|путешеств\p{L}*|поездк\p{L}*|подорож\p{L}*|رحلة|سفر|טיול|यात्रा|liburan|perjalanan|du lịch|safari)(?!\p{L})|旅行|観光|一泊|여행|เที่ยว/iu;

/** The days of an itinerary. */
const DAY =
  /(?:^|\n|[.;]\s)[\s*#-]*(?:(?:days?|tage?|jours?|días?|dias?|giorn[oi]|dag(?:en)?|dni|dzień|dagar?|päivä|den|dny|ziua|nap|ημέρα|μέρα|gün|день|дні|يوم|اليوم|יום|दिन|hari|ngày|วันที่|siku ya|araw) ?\d|(?:^|\n|[.;]\s)[\s*#-]*(?:saturday|sunday|friday|monday|samstag|sonntag|freitag|samedi|dimanche|vendredi|sábado|domingo|viernes|sexta(?:-feira)?|sabato|domenica|venerdì|zaterdag|zondag|vrijdag|sobota|niedziela|piątek|lördag|söndag|lørdag|søndag|fredag|lauantai|sunnuntai|neděle|pátek|sâmbătă|duminică|szombat|vasárnap|σάββατο|κυριακή|cumartesi|pazar|суббота|воскресенье|субота|неділя|sabtu|minggu|thứ bảy|chủ nhật)\s?:|第?[一二三1-9][天日](?:目)?|[1-9]일차)/giu;
const FEWEST_DAYS = 2;

/** Every look at an interaction asks. */
const memo = new WeakMap<Interaction, boolean>();

/** Whether an answer tells of places to see or of dishes, where a name is one of a place. */
export function tellsOfPlaces(interaction: Interaction): boolean {
  const known = memo.get(interaction) ?? readPlaces(interaction);
  memo.set(interaction, known);
  return known;
}

function readPlaces({ use_case, input, output }: Interaction): boolean {
  if (USE.test(use_case)) return true;
  if (!JOURNEY.test(use_case) && !JOURNEY.test(input.value)) return false;
  return (output.value.match(DAY)?.length ?? 0) >= FEWEST_DAYS;
}
