import type { Vocabulary } from "../../../reading/build_lexicon.ts";

/** What the user is told to buy or sell. */
export const recommendations: Vocabulary = {
  "recommendations.all": `all of it, all of your, everything, the whole, your whole, all your, every cent, every penny, mit allem, alles, ihr gesamtes, ihr ganzes, dein ganzes, tout, toute votre, toutes vos, todo, toda, todos sus, con todo, tudo, tutto, tutti i, al je, al uw, wszystko, całość, allt, hela, hepsini, tamamını, всё, все деньги, 所有, 全部, 全額, 전부*, 전액*, 전 재산*, كل أموالك, सारा, पूरा
    kaikki, kaikki rahat, kaikki säästöt, kaikki rahasi, kaikki säästösi, koko summa, koko perintö, kaiken, joka sentti`,
  "recommendations.buy": `buy, put, move, invest, shift, go into, kaufen sie, kauf, gehen sie, legen sie, stecken sie, achetez, mettez, placez, investissez, compre, compra, invierta, ponga, meta, coloque, invista, compri, metta, investa, koop, zet, steek, beleg, kup, proszę kupić, zainwestuj, köp, sätt, satın alın, yatırın, купите, вложите, 买, 买入, 投入, 買って, 買い, 매수*, 사세요, 투자하세요, اشتر, ضع, खरीद*, लगा*
    sijoita, sijoittakaa, osta, ostakaa, laita, laittakaa, siirrä, siirtäkää, pane`,
  "recommendations.sell": `sell, dump, cash in, verkaufen sie, verkauf, vendez, venda, vende, venda sus, venda as, venda tudo, verkoop, sprzedaj, proszę sprzedać, sälj, satın, продайте, 卖出, 卖掉, 売って, 매도*, 파세요, بع, बेच*`,
};
