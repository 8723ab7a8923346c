/** Endings of nouns and adjectives in the cases of Slavic languages, the longer ones first. */
const CASE_ENDING =
  /(?:ого|его|ому|ему|ыми|ими|ій|ий|ый|ой|ей|ою|ею|ом|ем|єм|ым|им|ім|ах|ях|ам|ям|ая|яя|ое|ее|ие|ые|ію|ия|ии|ию|ії|ія|іє|ego|iego|emu|iemu|ami|iami|iach|ach|ích|ých|ovi|owi|iem|iom|iej|ej|em|om|ům|ou|ím|ým|ie|iu|ia|ií|[аяоеєіїиыуюьйaeiouyąęěéůúýí])$/u;
/** A vowel before the last consonant, which comes and goes: "Pilzeň", "v Plzni". */
const FLEETING = /[аоеєиіїaeiouy](?=[^аоеєиіїыуюяaeiouyь]$)/u;
const LEAST_LETTERS = 3;
const LEAST_FLEETING = 4;

/**
 * What all cases of a place's name have in common in Slavic languages, for a word in lower case. It
 * is coarse: different names can share it.
 */
export function placeStem(word: string): string {
  const cut = word.replace(CASE_ENDING, "");
  const kept = cut.length < LEAST_LETTERS ? word : cut;
  const plain = kept
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll("ł", "l")
    .replace(/ь$/u, "");
  return plain.length < LEAST_FLEETING ? plain : plain.replace(FLEETING, "");
}
