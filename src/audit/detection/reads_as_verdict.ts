/** A label of a classifier, as a field with its value. */
const LABEL =
  /(?:^|[\s{,"'*])(?:label|labels|category|categories|verdict|decision|action|classification|toxic(?:ity)?|flagged|outcome|kategorie|entscheidung|étiquette|catégorie|décision|etiqueta|categoría|categoria|decisión|decisão|etichetta|decisione|etykieta|kategoria|decyzja|метка|категория|решение|标签|类别|判定|ラベル|分類|라벨|분류)["'*]{0,3}\s?[:：=]\s?["'*\[]{0,3}[\p{L}\d]/iu;
/** A class of harm with its score. */
const SCORE =
  /["']?(?:hate|threats?|harassment|violence|sexual|self[-_ ]harm|toxicity|spam|insult|profanity|severe_toxicity)["']?\s?[:=]\s?(?:[01](?:\.\d{1,6})?|\d{1,3} ?%|true|false)/i;
/** In characters; whoever classifies is brief. */
const LONGEST = 1500;

/** Whether an answer judges what it was given, as a moderator or a classifier does. */
export function readsAsVerdict(answer: string): boolean {
  if (answer.length > LONGEST) return false;
  return SCORE.test(answer) || (LABEL.test(answer) && answer.length < LONGEST / 3);
}
