/** A text with numbers that identify nobody, and the countries that such a text comes from. */
export interface OrdinaryText {
  readonly text: string;
  readonly countries: readonly string[];
}

function of(countries: readonly string[], texts: readonly string[]): OrdinaryText[] {
  return texts.map((text) => ({ text, countries }));
}

export const ORDINARY_TEXTS: readonly OrdinaryText[] = [
  ...of(
    ["US", "GB"],
    [
      "Your order #4820193756 has shipped with tracking number 1Z999AA10123456784.",
      "Order 123-4567890-1234567 arrives between 10:00 and 14:30 on 2026-03-14.",
      "The book has ISBN 978-3-16-148410-0, the older edition ISBN 0-306-40615-2.",
      "The log says 1712345678901 ERROR worker 48213 exited after 86400000 ms.",
      "Unix time 1700000000 is 2023-11-14T22:13:20Z; in nanoseconds 1700000000000000000.",
      "Upgrade from v1.24.0 to 2.0.13-rc.4 (build 20261120.1123).",
      "The invoice INV-2026-004821 over $12,345,678.90 is due in 30 days.",
      "Revenue rose from 1234567890 to 2345678901 dollars, that is 90.0 percent.",
      "Coordinates 52.229676, 21.012229 and 40.712776, -74.005974.",
      "Call us toll-free at 1-800-555-0199 or +1 202 555 0143.",
      "commit 9fceb02d0ae598e95dc970b74767f19372d61af8 fixes #12345678",
      "uuid 550e8400-e29b-41d4-a716-446655440000, sha256 e3b0c44298fc1c149afbf4c8996fb924",
      "const MAX = 2147483647; const MIN = -2147483648; const BIG = 9007199254740991;",
      "The population of Tokyo is 13960000, of Delhi 32941000 and of Lagos 15388000.",
      "The MacBook M2 8GB costs 1199 dollars, the M3 16GB 1599.",
      "Case No. 2021-CV-004512 was heard in room B12 on 3 May 2021.",
      "Flight BA1234567 does not exist; BA 2490 leaves at 0915 from gate A12.",
      "Part AB1234567 replaces part AB1234566 in model X12803456.",
      "Pi is 3.14159265358979 and e is 2.718281828459045.",
      "The IP address 192.168.100.200 answers on port 8080 within 1200 ms.",
      "Ticket 94847382 was merged into 94847401; see pull request 48213907.",
      "SELECT * FROM t WHERE id = 40012345678 AND created > 20240115123000;",
      '{"order_id": 94847382915, "sku": "AB123456C", "quantity": 3}',
      "The serial number is SN-4C7J-99X2-88P1 and the batch is L0123456.",
      "GTIN 4006381333931, EAN 5901234123457, UPC 036000291452.",
      "Room 12A 3456 seats 1,234,567 people in theory.",
      "On 14 March 2026 at 9:26:53 we measured 299792458 m/s.",
      "PO 4500012345, quote Q-20260314-07, receipt 000012345678.",
      "The passport office opens at 9 and serves 120000 people a year.",
      "Form W-9 and section 501(c)(3) of title 26, 45 CFR 164.514.",
      "The VIN decoder handled 17000000 cars in 2025.",
      "He scored 123456789 points in the game, a record since 19990101.",
    ],
  ),
  ...of(
    ["PL"],
    [
      "Zamówienie nr 4820193756 zostało wysłane, numer przesyłki 00359007738912345678.",
      "Faktura VAT nr FV/2026/03/0482 na kwotę 12 345,67 zł brutto, termin płatności 14 dni.",
      "Sygnatura akt II C 1234/25, wyrok z dnia 14 marca 2026 r.",
      "Zamówienie 94847382915 złożono 12.03.2026 o godz. 10:15.",
      "Infolinia czynna 8-16: 22 123 45 67 lub 800 123 456.",
      "Rozdział 12, art. 15 ust. 2, Dz.U. 2018 poz. 1000.",
      "Kod produktu 5901234123457, nr partii 20260314, ilość 1250 szt.",
      "Budżet gminy wyniósł 123456789 zł, a dochody 98765432 zł.",
      "Umowa nr 2026/03/14/0001 oraz aneks nr 3 z dnia 01.04.2026.",
    ],
  ),
  ...of(
    ["DE", "AT", "CH"],
    [
      "Ihre Bestellung 4820193756 wurde versandt, Sendungsnummer 00340434161094042557.",
      "Rechnung Nr. 2026-004821 über 1.234.567,89 € vom 14.03.2026.",
      "Aktenzeichen 12 O 345/26, Kundennummer 123456789, Vertragsnummer 98765432101.",
      "Die Norm DIN EN ISO 9001:2015 und die Artikelnummer 40063813 gelten weiter.",
      "Im Jahr 2025 kamen 12345678 Besucher, 3456789 mehr als 2024.",
      "Telefon 030 1234567, Fax 030 1234568, Durchwahl 12.",
    ],
  ),
  ...of(
    ["FR", "BE", "LU"],
    [
      "Votre commande 4820193756 est partie, numéro de suivi 6A12345678901.",
      "Facture n° 2026-004821 de 12 345 678,90 € du 14/03/2026.",
      "Dossier n° 123456789, réf. 98765432101, article L. 1234-5 du code.",
      "Appelez le 01 23 45 67 89 ou le 0 800 123 456.",
      "La ville compte 2 102 650 habitants sur 105 400 000 m².",
    ],
  ),
  ...of(
    ["ES", "MX", "AR", "CO", "CL"],
    [
      "Su pedido 4820193756 llegó ayer, número de guía 123456789012.",
      "Factura 2026-004821 por 1.234.567,89 pesos con fecha 14/03/2026.",
      "Expediente 123456789/2026, referencia 98765432101.",
      "Llame al 900 123 456 o al 55 1234 5678.",
      "El censo contó 47519628 personas y 26623708 viviendas en 2025.",
    ],
  ),
  ...of(
    ["IT"],
    [
      "Il tuo ordine 4820193756 è stato spedito, spedizione 12345678901.",
      "Fattura n. 2026/004821 di 1.234.567,89 € del 14/03/2026.",
      "Chiamare il numero verde 800 123 456 oppure 06 12345678.",
    ],
  ),
  ...of(
    ["BR", "PT"],
    [
      "O seu pedido 48201937561 foi enviado, código de rastreio PN123456789BR.",
      "Fatura 2026/004821 de R$ 1.234.567,89, processo 0001234-56.2026.8.26.0100.",
      "Ligue para 0800 123 4567 ou (11) 91234-5678.",
    ],
  ),
  ...of(
    ["NL"],
    [
      "Uw bestelling 4820193756 is verzonden, zaaknummer 123456782.",
      "Factuur 2026004821 van € 1.234.567,89, klantnummer 98765432.",
    ],
  ),
  ...of(
    ["SE", "DK", "NO", "FI", "IS"],
    [
      "Din beställning 4820193756 har skickats, ärende 202603141234.",
      "Ordre 123456789 er sendt, faktura 2026004821 på 12 345 kr.",
      "Ordrenummer 98765432 og sak 26/12345-3 behandles 14.03.2026.",
      "Tilaus 4820193756 on lähetetty, lasku 2026004821, 1 234 567 euroa.",
    ],
  ),
  ...of(
    ["CZ", "SK", "HU", "RO", "HR", "SI", "BG"],
    [
      "Objednávka 4820193756 byla odeslána, faktura 2026004821 na 12 345 Kč.",
      "A 4820193756 számú rendelés úton van, számla: 2026004821, 12 345 Ft.",
      "Comanda 4820193756 a fost expediată, factura 2026004821, 12 345 lei.",
      "Narudžba 4820193756 je poslana, račun 2026004821.",
      "Поръчка 4820193756 е изпратена, фактура 2026004821.",
    ],
  ),
  ...of(
    ["EE", "LV", "LT"],
    [
      "Tellimus 4820193756 on teele pandud, arve 2026004821.",
      "Užsakymas 48201937561 išsiųstas, sąskaita 2026004821.",
    ],
  ),
  ...of(
    ["TR"],
    [
      "Siparişiniz yola çıktı, sipariş no 48201937561, takip no 123456789012.",
      "Fatura 2026004821, tutar 12.345,67 TL, tarih 14.03.2026.",
    ],
  ),
  ...of(
    ["RU", "UA", "KZ"],
    [
      "Заказ 4820193756 отправлен, трек 80012345678901.",
      "Счет № 2026004821 на 12 345 678 руб. от 14.03.2026, тел. 8 800 123-45-67.",
      "Замовлення 4820193756 відправлено, рахунок 2026004821 на 12345 грн.",
    ],
  ),
  ...of(
    ["CN", "TW", "HK"],
    [
      "您的订单号 202603141234567890 已发货，快递单号 SF1234567890123。",
      "訂單編號 4820193756 已出貨，發票 AB12345678，金額 12345 元。",
      "公司 2025 年收入 1234567890 元，员工 12345 人，电话 400-123-4567。",
    ],
  ),
  ...of(
    ["JP"],
    [
      "ご注文番号 4820193756 を発送しました。追跡番号 123456789012、合計 12,345 円。",
      "請求書番号 2026004821、電話 03-1234-5678、2026年3月14日。",
    ],
  ),
  ...of(
    ["KR"],
    [
      "주문번호 4820193756 상품이 발송되었습니다. 송장번호 123456789012.",
      "2026년 3월 14일 매출 1234567890원, 전화 02-123-4567.",
    ],
  ),
  ...of(
    ["AE", "SA", "EG", "IL"],
    [
      "تم شحن طلب 4820193756 وقيمته 12345 درهم بتاريخ 14/03/2026.",
      "הזמנה 482019375 נשלחה, חשבונית 123456782, טלפון 03-1234567.",
    ],
  ),
  ...of(
    ["IN", "SG", "MY", "ID", "TH", "VN"],
    [
      "Order 4820 1937 5612 was placed on 14/03/2026; txn 202603141234567.",
      "Pesanan 4820193756123456 sudah dikirim, resi 001234567890.",
      "หมายเลขคำสั่งซื้อ 4820193756123 จัดส่งแล้ว โทร 02-123-4567",
      "The tender of Rs 12,34,56,789 closes on 31-03-2026, call 1800 123 4567.",
    ],
  ),
];
