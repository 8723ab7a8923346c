import { foldText } from "./fold_text.ts";

/** Words that name an ordinary number when they stand directly before it. */
const WORDS: readonly string[] = [
  // English
  ..."order|orders|invoice|ticket|tracking|parcel|shipment|case|reference|ref|booking|reservation".split(
    "|",
  ),
  ..."confirmation|transaction|txn|sku|isbn|issn|ean|upc|gtin|asin|doi|pmid|item|product|part|serial".split(
    "|",
  ),
  ..."imei|imsi|iccid|model|version|batch|lot|phone|telephone|tel|mobile|cell|fax|call|build|commit".split(
    "|",
  ),
  ..."port|page|pages|room|error|article|section|chapter|issue|pr|pull request|bug|jira|incident".split(
    "|",
  ),
  ..."timestamp|epoch|unix time|population|total|amount|sum|price|cost|revenue|meter|receipt|coupon".split(
    "|",
  ),
  ..."artikel|charge|modell|modelo|modele|modello|gate|item no|part no|lotto|partia|partii|모델|좌석".split(
    "|",
  ),
  ..."flight|customer|contract|quote|quotation|purchase order|po|rma|request|message|session|device".split(
    "|",
  ),
  // German, Dutch
  ..."bestellung|bestellnummer|rechnung|rechnungsnummer|auftrag|auftragsnummer|sendung".split("|"),
  ..."sendungsnummer|aktenzeichen|kundennummer|vertragsnummer|artikelnummer|telefon|handy".split(
    "|",
  ),
  ..."bestelling|bestelnummer|factuur|factuurnummer|klantnummer|zaaknummer|telefoon".split("|"),
  // Romance languages
  ..."commande|facture|colis|suivi|dossier|client|telephone|portable|pedido|factura|envio".split(
    "|",
  ),
  ..."expediente|referencia|guia|telefono|movil|ordine|fattura|spedizione|pratica|cellulare".split(
    "|",
  ),
  ..."fatura|encomenda|processo|rastreio|telefone|celular|comanda|comenda|dosar".split("|"),
  // Polish, Czech, Slovak, Hungarian, Croatian, Slovenian
  ..."zamowienie|zamowienia|faktura|faktury|fv|przesylka|przesylki|sygnatura|sygn|akt|sprawa".split(
    "|",
  ),
  ..."sprawy|telefon|tel|kom|umowa|umowy|zgloszenie|zgloszenia|paragon|objednavka|objednavky".split(
    "|",
  ),
  ..."zasilka|rendeles|rendelesszam|szamla|szamlaszam|narudzba|racun|narocilo".split("|"),
  // Nordic and Baltic languages, Turkish, Indonesian
  ..."bestallning|ordernummer|fakturanummer|arende|arendenummer|ordre|ordrenummer|sak|sag".split(
    "|",
  ),
  ..."tilaus|tilausnumero|lasku|puhelin|tellimus|arve|uzsakymas|saskaita|pasutijums|rekins".split(
    "|",
  ),
  ..."siparis|siparis no|takip|kargo|cep|pesanan|resi|faktur".split("|"),
  // Cyrillic and Greek
  ..."заказ|заказа|счет|счета|счёт|трек|накладная|дело|телефон|тел|замовлення|рахунок".split("|"),
  ..."поръчка|фактура|παραγγελια|παραγγελία|τιμολογιο|τιμολόγιο|τηλ|τηλέφωνο".split("|"),
];

/** Written without spaces around words, so that they are sought at the end of what stands before. */
const UNSPACED_WORDS: readonly string[] = [
  ..."注文番号|注文|請求書番号|追跡番号|伝票番号|電話|訂單編號|订单号|订单|订单编号|發票|发票号".split(
    "|",
  ),
  ..."运单号|快递单号|电话|電話|手机|手機|주문번호|주문|송장번호|운송장|전화|휴대폰".split("|"),
  ..."הזמנה|חשבונית|טלפון|طلب|فاتورة|هاتف|شحنة|คำสั่งซื้อ|ใบแจ้งหนี้|โทร".split("|"),
];

const ORDINARY: ReadonlySet<string> = new Set(WORDS.map(foldText));
const CONNECTORS: ReadonlySet<string> = new Set(
  "no|nr|nro|nri|nrul|num|number|numer|nummer|numero|numar|numarul|cislo|numara|numarasi|n|nº|id|is|was|the|of|code|ist|jest|es|est|номер|№|o|č|c|br|szam|szama|sz|αρ|αριθμός|a|º|ª".split(
    "|",
  ),
);
const UNITS =
  /^\s?(?:%|€|£|\$|¥|₹|zl\b|pln\b|eur\b|euros?\b|usd\b|dollars?\b|gbp\b|chf\b|kr\b|sek\b|nok\b|dkk\b|czk\b|kc\b|huf\b|ft\b|ron\b|lei\b|lv\b|rub\b|uah\b|tl\b|try\b|inr\b|rs\b|jpy\b|yen\b|krw\b|won\b|cny\b|yuan\b|brl\b|reais\b|mxn\b|pesos?\b|kg\b|km\b|cm\b|mm\b|ms\b|mb\b|gb\b|kb\b|tb\b|px\b|bytes?\b|kwh\b|people\b|users?\b|items?\b|pcs\b|szt\b|шт|руб|грн|円|元|원)/;
const CURRENCY_BEFORE = /(?:[$€£¥₹]|\b(?:usd|eur|gbp|pln|chf|inr|rs|brl|r\$))[ .]?$/;
const REACH = 40;

/** Splits what stands before a number into its last words, the nearest first. */
function lastWords(before: string): string[] {
  const cut = Math.max(before.lastIndexOf("\n"), before.lastIndexOf(";"), before.lastIndexOf(","));
  return before
    .slice(cut + 1)
    .split(/[^\p{L}\p{N}№]+/u)
    .filter((word) => word !== "")
    .reverse();
}

/**
 * Whether a text between a label and a number holds nothing but words such as `number` and `is`,
 * after the rest of an inflected label.
 */
export function isConnector(between: string): boolean {
  if (between.length > REACH || between.includes("\n")) return false;
  const words = between.replace(/^\p{L}{0,4}/u, "").split(/[^\p{L}\p{N}№]+/u);
  return words.every((word) => word === "" || CONNECTORS.has(word));
}

/**
 * Whether what stands directly around a number says that it is an order number, a telephone number,
 * an amount or another number that identifies nobody. Takes text folded by `foldText`.
 */
export function isLabelledOrdinary(folded: string, at: { start: number; end: number }): boolean {
  if (UNITS.test(folded.slice(at.end, at.end + 10))) return true;
  const before = folded.slice(Math.max(0, at.start - REACH), at.start);
  if (CURRENCY_BEFORE.test(before)) return true;
  const trimmed = before.replace(/[\s:：#.\-（(]+$/, "");
  if (UNSPACED_WORDS.some((word) => trimmed.endsWith(word))) return true;
  for (const word of lastWords(before)) {
    if (ORDINARY.has(word)) return true;
    if (!CONNECTORS.has(word)) return false;
  }
  return false;
}
