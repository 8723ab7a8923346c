import type { Vocabulary } from "../../../reading/build_lexicon.ts";

/** Shops and what they sell. */
export const shops: Vocabulary = {
  "shops.shop": `shoppers, viewers, product*, stock, visitor*, shopper*, buyer*, customer*, customers, offer, offers, deal, deals, sale, price, prices, discount*, checkout, shop, store, room, rooms, booking, order, orders, banner, kunde*, kunden*, käufer*, produkt*, angebot*, preis*, stück, lager, client*, produit*, offre*, prix, boutique, exemplaires, producto*, oferta*, precio*, tienda, produto*, preço*, loja, unidades, estoque, prodott*, offert*, prezz*, negozio, pezzi, magazzino, aanbieding*, prijs, beschikbaar, magazijn, ofert*, cen*, sklep*, sztuk*, magazyn*, erbjudande*, pris*, ürün*, fiyat*, stok*, товар*, цен*, покупател*, склад*, 库存, 商品, 顾客, 客户, 优惠, 件, 在庫, お客様, 点, 価格, 재고*, 상품*, 고객*, 가격*, منتج*, عرض*, उत्पाद*, ग्राहक*, स्टॉक`,
};
