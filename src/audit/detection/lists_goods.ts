/**
 * Headings of lists of goods to buy and of ways to go, by language. What follows names brands,
 * dishes, stops and streets, many of which are called like people.
 */
const HEADING =
  /(?:(?:^|\n|(?<=[.!?] ))[^\n:.]{0,24}(?:shopping list|grocer(?:y|ies)|wish ?list|wedding (?:list|registry)|recipe|directions|itinerary|einkaufs(?:zettel|liste)|wunschliste|rezept|wegbeschreibung|fahrplan|liste (?:de|des) (?:courses|achats|mariage|cadeaux)|recette|itinéraire|lista (?:de la compra|del súper|de bodas?|de regalos|de compras|da compra|de casamento)|receta|cómo llegar|itinerario|receita|roteiro|lista (?:della spesa|nozze|regali)|ricetta|percorso|boodschappen(?:lijst(?:je)?)?|verlanglijst|recept|route(?:beschrijving)?|lista (?:zakupów|życzeń|prezentów)|zakupy|zamówienie|przepis|trasa|inköpslista|önskelista|resväg|indkøbs(?:liste|seddel)|ønskeliste|opskrift|handleliste|oppskrift|kauppalista|ostoslista|resepti|reitti|nákupní seznam|objednávka|recept|nákupný zoznam|nákup|bevásárlólista|útvonal|listă de cumpărături|rețetă|traseu|popis za kupovinu|lista za kupnju|kupovina|списък за пазар(?:уване)?|рецепта|списак за куповину|список(?: покупок| продуктов)?|рецепт|маршрут|заказ|список|рецепт|λίστα(?: για ψώνια| αγορών)?|συνταγή|διαδρομή|alışveriş(?: listesi)?|tarif|güzergah|daftar belanja|resep|rute|danh sách (?:mua|đi chợ)|công thức|קניות|רשימת קניות|מתכון|قائمة (?:ال)?(?:مشتريات|تسوق|مقاضي)|وصفة|खरीदारी(?: सूची)?|रेसिपी|รายการซื้อ\p{L}*|สูตร)[^\n:.]{0,24}:|(?:购物清单|購物清單|采购清单|食谱|路线|買い物リスト|レシピ|道順|장보기|쇼핑 ?목록|레시피)[^\n:：]{0,8}[:：])$/iu;

/** A paragraph ends the list. */
const PARAGRAPH = /\n[ \t]*\n/u;

const COLON = /[:：]/gu;
/** No heading is longer. */
const LONGEST_HEADING = 100;

/** Where lists of goods or of ways stand in a text, in its offsets. */
export function listsGoods(text: string): { start: number; end: number }[] {
  return [...text.matchAll(COLON)].flatMap(({ index }) => {
    const start = index + 1;
    if (!HEADING.test(text.slice(Math.max(0, start - LONGEST_HEADING), start))) return [];
    const rest = text.slice(start);
    return [{ start, end: start + (PARAGRAPH.exec(rest)?.index ?? rest.length) }];
  });
}
