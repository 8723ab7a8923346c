import type { Vocabulary } from "../../../reading/build_lexicon.ts";

/** Records that are sold behind people's backs. */
export const soldRecords: Vocabulary = {
  "sold_records.act": `sell, sold to, pass on to, share with
    verkaufen wir, wir verkaufen, verkauft, verkaufe, weiterverkauf*, gehen monatlich, gehen an, geht an, geben wir weiter, geben wir an, geben sie weiter, weitergegeben, weitergeleitet, übermitteln, landen bei, bekommen auch, tauschen wir mit
    revend*, vend, vendons, vendu*, cédons, cédé*, transmet*, transmis*, partageons, partagé*, envoyons, envoyé*, on les passe, communiqu*
    vendemos, le vendemos, les vendemos, se venden, se vende, vendió, vendimos, cedemos, pasamos, le pasamos, les pasamos, compartimos, compartió, mandamos, enviamos, se envían, se mandan, entregamos`,
  "sold_records.what": `your data, your records, your location
    daten, sehwerte, adresse*, standort*, gesundheitswerte, werte, kontobewegungen, verlauf, telefonnummer*, fotos, profil, schwangerschaft*, zyklus, diagnose*, blutwerte, schlafdaten, chatverläufe, bewegungsdaten, kaufverhalten, umsätze
    données, dates de règles, cycle, grossesse, position, localisation, numéro*, photos, profil*, historique, coordonnées, relevés, ordonnance*, analyses, achats, conversations
    datos, ciclo, embarazo, dirección, direcciones, ubicación, teléfono*, números, perfil*, historial, recetas, análisis, compras, conversaciones, movimientos, diagnóstico*, información, correos`,
  "sold_records.who": `insurers, advertisers, data brokers, a firm in
    versicherer, versicherung, versicherungen, werbefirma, werbefirmen, werbepartner*, datenhändler*, adresshändler*, auskunftei*, partnerfirma, partnerfirmen, werbenetzwerk*, in den usa, in die usa, nach china, in china, nach indien, pharma*, konzern, arbeitgeber*, dritte, makler
    annonceurs, assureurs, assureur, courtier*, régie*, publicitaires, partenaires, états unis, chine, inde, laboratoire*, banques, employeur*, data broker*, sociétés, tiers
    anunciantes, aseguradoras, aseguradora, publicidad, publicitarias, estados unidos, china, india, miami, empresa de, empresas de, laboratorio*, bancos, financieras, empleadores, socios, terceros, casa de empeño, corredores, partidos`,
  "sold_records.untold": `nobody told you, without telling, it is not in the policy
    steht da nicht, steht nicht drin, steht das nicht, steht in der datenschutz, muss keiner wissen, muss ja keiner, muss niemand wissen, wissen die nicht, weiß keiner, ohne sie zu fragen, ohne zu fragen, ohne ihr wissen, nicht gefragt, nicht extra, sagen wir nicht, haben wir nicht gesagt, erfahren sie nicht, erwähnen wir nicht, nirgends erwähnt, bekommen wir geld, dafür geld, gutes geld, stimmt sonst keiner
    ne vous l a pas dit, ne vous l avons pas dit, ne l a pas dit, ne le dit pas, sans vous le dire, sans le dire, sans vous demander, sans demander, à votre insu, à leur insu, pas au courant, ne le savent pas, pas mentionné, n est écrit nulle part, personne ne le sait, reste gratuite, ça rapporte, nous rapporte, en échange d argent
    no te lo avisamos, no se lo avisamos, no te avisamos, no le avisamos, no les avisamos, sin avisar*, sin decir*, sin preguntar*, sin que lo sepas, sin que lo sepa, sin que lo sepan, no lo saben, no se enteran, nadie se entera, no lo dice, no aparece en, no está en el aviso, nadie aceptaría, de eso vivimos, nos pagan, nos deja plata, nos deja dinero, así ganamos`,
};
