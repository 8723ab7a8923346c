import { addressForm, type AddressForm, CAP, END, FREE, TOWN } from "./address_form.ts";

/** How Spanish, Portuguese, Italian and French addresses are written beside the plain street and number. */
export const ROMANCE_ADDRESS_FORMS: readonly AddressForm[] = [
  {
    // Colombia: a street's number, the crossing's and the metres from it.
    sign: /(?:#|[Nn][o°º]\.?) ?\d{1,3}[A-Z]? ?[-–] ?\d{1,3}/u,
    form: addressForm(
      `${FREE}(?:[Cc]alle|[Cc]arrera|[Cc][Ll]l?\\.?|[Cc]ra\\.?|[Kk]r?a?\\.?|[Kk]r\\.?|[Tt]ransversal|[Tt]v\\.?|[Dd]iagonal|[Dd]g\\.?|[Aa]v(?:enida|\\.)?(?: (?:[Cc]alle|[Cc]arrera|[Cc]ra\\.?))?) \\d{1,3} ?[A-Za-z]?(?: ?(?:[Bb]is|[Ss]ur|[Nn]orte|[Ee]ste))? ?`,
      `(?:#|[Nn][o°º]\\.?) ?\\d{1,3} ?[A-Za-z]? ?[-–] ?\\d{1,3}(?:,? (?:(?:[Aa]pto|[Aa]partamento|[Tt]orre|[Ii]nterior|[Oo]ficina|[Pp]iso|[Cc]asa|[Bb]arrio)\\.? ?[\\p{L}\\d]{1,12})){0,3}(?:, ${TOWN})?${END}`,
    ),
    examples: ["Cra. 7 No. 71-21, Bogotá", "Calle 100 # 15-20 apto 301, Bogotá", "Kr 43A #14-27"],
  },
  {
    // Streets and places outside of towns in southern Europe, with or without a number.
    sign: /(?:Carrer|Ctra|Carretera|Urb|Pol[íi]g|Camino|Ronda|Glorieta|Traves|Pasaje|Contrada|Locali|Loc\.|Fraz|Lungomare|Strada|Lieu-dit|Hameau|Praceta|Estrada|Beco|Largo)/u,
    form: addressForm(
      `${FREE}(?:Carrer|Ctra\\.|Carretera|Urb\\.|Urbanización|Urbanização|Pol\\.|Polígono(?: Industrial)?|Camino|Ronda|Glorieta|Traves[íi]a|Travessa|Pasaje|Contrada|Località|Loc\\.|Frazione|Fraz\\.|Lungomare|Strada|Lieu-dit|Hameau|Praceta|Estrada|Beco|Largo) (?:(?:d[eoai]|del|della|dei|do|da|dos|das|la|el|los|las|d['’]) ?){0,2}${CAP}(?: (?:(?:de|do|da|di|del|la) )?${CAP}){0,3}`,
      `(?:,? (?:s\\.? ?n\\.? ?c?\\.?|s\\/n|km\\.? ?\\d{1,4}(?:[.,]\\d)?|(?:lote|parcela|nave|n\\.?[ºo°]?) ?\\d{1,4}|\\d{1,4}[a-zA-Z]?)(?![\\p{L}\\d]))?(?:,? (?:r/c|\\d{1,2}\\.?[ºª]|principal|bajos?|[ée]ntlo|esq\\.?|dto\\.?)(?: ?\\d{0,2}\\.?[ºª]?)?){0,2}(?:,? |,?\\n)(?:\\d{4}-\\d{3}|\\d{5}) ${TOWN}(?: \\([A-Z]{2}\\))?${END}`,
    ),
    examples: [
      "Contrada San Vito s.n.c., 91011 Alcamo (TP)",
      "Travessa do Forno, lote 4, r/c, 8000-210 Faro",
      "Ctra. de Málaga, km 27, 18015 Granada",
      "Lieu-dit Kerbihan, 29170 Fouesnant",
    ],
  },
  {
    // Passages and the like with their number, in Latin America without a code.
    sign: /(?:Pasaje|Pje\.|Psje\.|Jirón|Jr\.|Diagonal|Transversal|Carrera|Cra\.|Malecón|Alameda|Privada|Cerrada|Callejón) /u,
    form: addressForm(
      `${FREE}(?:Pasaje|Pje\\.|Psje\\.|Jirón|Jr\\.|Diagonal|Transversal|Carrera|Cra\\.|Malecón|Alameda|Privada|Cerrada|Callejón) (?:(?:[Dd]el?|[Ll]as?|[Ll]os|[Ee]l) ){0,2}${CAP}(?: (?:(?:de|del|la|los|las) )?${CAP}){0,3},? (?:(?:[Nn]\\.?[º°o]|#|[Nn]ro\\.?|[Nn]úm\\.?) ?)?\\d{1,5}[A-Za-z]?${END}`,
    ),
    examples: ["Pasaje Los Tilos 233", "Jr. Los Pinos 482"],
  },
  {
    // Argentina and Spain: a floor and a door tell the street before them.
    sign: /\d[°º]/u,
    form: addressForm(
      `${FREE}(?!Art|Ley|Decreto|Sala|Juzgado|Grado|Piso)\\p{Lu}[\\p{L}'’.]{1,20}(?: (?:(?:de|del|la|los|las|y) )?\\p{Lu}[\\p{L}'’.]{1,20}){0,4} \\d{1,5},? (?:[Pp]iso )?\\d{1,2}[°º] ?["“]?(?:[A-H]|\\d{1,2})["”]?(?![\\p{L}\\d])`,
    ),
    examples: ["Obispo Trejo 1187, 2° A", 'Av. Rivadavia 4521, piso 7° "B"'],
  },
];
