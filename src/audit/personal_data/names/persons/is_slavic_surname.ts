import { isInflectedPlace, isWorldPlace } from "../../../tagging/world_places.ts";

/** Endings of surnames of Eastern and Southern Slavs, of the Caucasus, and of their cases. */
const SURNAME =
  /^[\u0400-\u052f'’-]+(?:[оеё]в(?:а|у|ым|е|ой|ых|ыми|ы)?|[иы]н(?:а|у|ым|е|ой|ых|ыми|ы)?|енко|(?:ч|й|н|щ|х|р|л|м|с|в)ук(?:а|у|ом|е|и)?|юк(?:а|у|ом|е|и)?|[яа]н[цс]?(?:а|у|ом|е)?|швили|дзе|[иї]ћ(?:а|у|ем|и)?)$/u;
/** Those in "-yan", "-uk" and the like are fewer, and more words end so. */
const SURE =
  /(?:[оеё]в(?:а|у|ым|ой|ых)?|[иы]н(?:у|ым|ой|ых)?|енко|швили|дзе|[а-яё]{3}ян(?:а|у|ом|е)?|ић(?:а|у|ем)?)$/u;
/** Polish and Czech surnames that are adjectives, and women's in "-ová", in all cases. */
const LATIN =
  /^\p{Script=Latin}+(?:(?:sk|ck|dzk)(?:i|iego|iemu|im|a|iej|ą|ich|ý|ého|ému|ým|á|é|ou)|ov(?:á|é|ou))$/u;
const SHORTEST = 5;

/** Months, peoples and other words with a capital, or in titles, that end as surnames do. */
const WORDS = new Set(
  "украина украине украину украиной латин христов христова рождества божьева магазин латвия один одна одну одной время станов основ основа готов готова здоров здорова какова такова славян славяне армян армяне крестьян граждан россиян россияне киевлян москвичей иностранцев вконтакте господин господина господину причин причина машин машина партнёров клиентов документов вопросов".split(
    " ",
  ),
);

/** Regions and states that are called by an adjective. */
const PLACES =
  /^(?:\p{L}*pols[kc]\p{L}+|\p{L}*slovensk\p{L}+|česk\p{L}+|rus[kc]\p{L}+|nemeck\p{L}+|\p{L}*německ\p{L}+|rakousk\p{L}+|francousk\p{L}*|španělsk\p{L}*|tureck\p{L}*|maďarsk\p{L}*|chorvatsk\p{L}*|dánsk\p{L}*|polsk\p{L}*|švýcarsk\p{L}*|norsk\p{L}*|švédsk\p{L}*|finsk\p{L}*|japonsk\p{L}*|řeck\p{L}*|irsk\p{L}*|skotsk\p{L}*|belgick\p{L}*|portugalsk\p{L}*|rumunsk\p{L}*|bulharsk\p{L}*|estonsk\p{L}*|lotyšsk\p{L}*|bělorusk\p{L}*)$/u;

/**
 * Whether a word in Cyrillic, Polish or Czech, in lower case, is made as surnames are in Eastern and Southern Europe
 * ("Метшин", "Хабибуллиной"), and is no place's name.
 *
 * @param options `sure`: whether only endings count that few other words have.
 */
export function isSlavicSurname(lower: string, { sure }: { readonly sure: boolean }): boolean {
  if (lower.length < SHORTEST || WORDS.has(lower) || PLACES.test(lower)) return false;
  if (!LATIN.test(lower) && (!SURNAME.test(lower) || (sure && !SURE.test(lower)))) return false;
  return !isWorldPlace(lower) && !isInflectedPlace([lower]);
}
