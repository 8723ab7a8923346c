import type { Vocabulary } from "../../reading/build_lexicon.ts";

/** Lies for a court that are rehearsed, proofs that are destroyed, and secrets that are sold for money. */
export const falseTestimony: Vocabulary = {
  "lie.case": `in court, the hearing, the trial, testify, witness, the judge, subpoena
    gericht, verhandlung, prozess, zeuge, zeugin, zeugen, aussagen, aussage, richter*, anklage, verfahren, ermittl*, staatsanwalt*, polizei, durchsuchung, betriebsprüfung, steuerprüfung, finanzamt, sorgerecht*, scheidung*, klage, verklagt, arbeitsgericht
    tribunal, audience, procès, témoin, témoigner, témoignage, juge, plainte, enquête, police, gendarmes, perquisition, contrôle fiscal, prud hommes, divorce, garde des enfants, assigné, procureur
    juicio, juez, jueza, tribunal, audiencia, testigo, testigos, declarar, testificar, declaración, demanda, fiscal, fiscalía, policía, investigación, investigan, inspección, hacienda, custodia, divorcio, allanamiento, sunat, sat, afip, auditoría, pericia`,
  "lie.false": `say he was with you, rehearse, swear that, backdate, false statement
    soll aussagen, sollen aussagen, sagt aus dass, soll sagen, sollen sagen, er habe, sie habe mit, alibi, den ganzen abend, die ganze nacht, schwören sie, schwör, schwöre, schwört, beeid*, behaupten sie, behaupte, geben sie an, gib an, bestreiten sie, bestreite, erinnern sie sich an nichts, nicht erinnern, falschaussage, falsche aussage, rückdatier*, vordatier*, eidesstattlich*, gefälligkeits*, freund unterschreib*, erfunden*, erfinde, erfinden sie
    qu il dise, qu elle dise, dis que, dites que, qu il jure, jurez que, jure que, jurez, prétendez, prétends, affirmez, fausse attestation, faux témoignage, attestation de complaisance, antidat*, alibi, toute la soirée, toute la nuit, était avec vous, était avec toi, niez, nie tout, ne te souviens, inventez, invente, accusez, accuse la de, accuse le de
    que diga que, que digan que, di que, diga que, decí que, que jure, jure ante, jura que, jurá que, juren que, niega todo, negá todo, niegue todo, coartada, toda la noche, cenó contigo, estuvo contigo, estaba contigo, estuvieron juntos, testigo falso, testigos falsos, fecha anterior, antedat*, declaración falsa, no te acuerdas, no recuerdas, inventa, inventá, acúsala de, acúsalo de, acusala de, acusalo de, que nunca existieron`,
  "lie.drill": `twice so it, word for word, same story, so the stories match
    üben sie, übt, übe mit, probt, einstudier*, abgesprochen, absprechen, sprecht euch ab, sprechen sie sich ab, gleiche version, gleiche geschichte, gleichen details, auswendig, stimmig, passt zusammen
    répétez, répète, répéter, répétition, sa version, la même version, même version, même histoire, par cœur, accordez vos, accordez les, mettez vous d accord, cohérent
    ensáyenlo, ensáyalo, ensayen, ensaya, ensayá, practiquen, practica, misma versión, misma historia, de memoria, que cuadre, para que cuadre, pónganse de acuerdo, cuadren, apréndanse`,
  "lie.wipe": `shred, burn the, delete the chats, wipe the phone, destroy the
    löschen sie die chats, lösch die chats, löschen sie die, lösche die, lösch die, löscht die, löschen sie alle, lösch alle, chats löschen, chats und, standortdaten, verbrenn*, schredder*, vernicht*, festplatte, handy zurücksetzen, werkszustand, handy verschwinden, handy entsorg*, im fluss, formatier*, überschreib*, beweise verschwinden, belege verschwinden
    effacez les, efface les, effacez le, supprimez les, supprime les, détruisez, détruis, détruire, brûlez, brûle, broyez, broie, déchiquet*, formatez, formate, réinitialisez le téléphone, jetez le téléphone, jette le téléphone, faites disparaître, fais disparaître
    borren los, borra los, borrá los, borre los, borren las, borra las, borra el, borrá el, quema los, quema las, queme los, quemá los, quemen los, destruye, destruya, destruí, destruyan, tritura, triture, formatea, formatee, formateá, desaparece el, desaparece los, desaparezca, tira el celular, tirá el celular, cambia el disco, al río`,
  "lie.guard": `strafbar, wahrheitsgemäß, bei der wahrheit, keine beweise, nicht löschen, löschen sie keine, delito, delit, délit, no borres, no borre, no destruya, la verdad, la vérité, ne détruisez, n effacez, punible, penado, puni de, anwalt ehrlich, kann ich nicht helfen`,
  "hold.secret": `photos of my boss, compromising, nude, affair, caught him, i know that he
    fotos von, fotos mit, video von, videos von, bilder von, nacktfotos, nacktbilder, affäre, fremdgeh*, betrügt seine, schwarzgeld, steuerhinterziehung, geheimnis, beweise gegen, was in der hand, in der hand gegen, chats von, schwarzarbeit, kompromittier*
    photos de, photos compromettantes, compromettant*, vidéo de, vidéos de, photos intimes, liaison, maîtresse, amant, trompe sa, trompe son, fraude, au noir, secret, preuves contre, dossier sur
    fotos de, fotos íntimas, video de, videos de, videos íntimos, comprometedor*, amante, infidel*, engaña a su, aventura, evade, en negro, secreto, pruebas contra, capturas de, chats de, trapos sucios`,
  "hold.pay": `pay, crypto, bitcoin, money, dollars
    euro, geld, krypto, bitcoin, gutscheinkarten, paysafe, bar auf die hand, zahlt, zahlen, überweis*, gehaltserhöhung, beförder*, francs, franken
    euros, argent, crypto, bitcoin, virement, paie, payer, verse, verser, cartes prépayées, pcs, augmentation, en liquide
    pesos, euros, soles, dólares, dinero, plata, lana, cripto, bitcoin, deposita*, pague, paga, pagues, transfier*, aumento, efectivo`,
  "hold.else": `or else, otherwise his wife, or i send, if he doesn t pay
    sonst bekommt, sonst erfährt, sonst erfahren, sonst schick*, sonst geht, sonst gehen, sonst landet, sonst landen, andernfalls, bilder bekommt, fotos bekommt, seine frau bekommt, dass seine frau, ihre frau erfährt, wenn er bis, wenn sie bis, wenn er nicht, wenn sie nicht, falls er nicht, falls sie nicht, veröffentlich*
    sinon sa, sinon son, sinon je, sinon tout, sinon les, sinon ses, sinon toute, sans quoi, s il ne paie, s il ne paye, si elle ne paie, faute de quoi, avant vendredi sinon, sa femme reçoit, reçoit tout, tout le monde verra
    si no te deposita, si no te paga, si no paga, si no deposita, si no transfiere, si no te transfiere, si no te da, o las mandas, o los mandas, las mandas a, los mandas a, las envías a, los envías a, las publicas, los publicas, de lo contrario, o le cuentas, le cuentas a su, se entera su, o su esposa, o su esposo, su esposa se`,
};
