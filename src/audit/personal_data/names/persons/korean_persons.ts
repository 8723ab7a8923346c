import { WORLD_GIVEN, worldNameBits } from "../../../tagging/world_names.ts";
import { matchSpans } from "../match_spans.ts";

/** Family names of one syllable that are frequent. */
const FREQUENT_SURNAMES =
  "김이박최정강조윤장임한오서신권황안송류홍전고문손양배백허남심노하곽성차주우구민유나진엄원천방공";
/** What follows a name: a particle, a mark, or nothing. */
const BEHIND =
  "(?=(?:이|가|은|는|을|를|의|과|입니다|이에요|예요|이고|이며|와|도|께|에게|에게서|한테|이가|이는|이랑|랑|야|아|이라는|라는|이며)?(?:[^\\p{Script=Hangul}]|$))";
const FULL_NAME = new RegExp(
  `(?<!\\p{Script=Hangul})(?:[${FREQUENT_SURNAMES}]|황보|남궁|제갈|사공|선우|서문|독고)\\p{Script=Hangul}{2}${BEHIND}`,
  "gu",
);
/** A given name alone behind a word for a child or a friend, with what ends it in speech. */
const OF_KIN =
  /(?<=(?:딸|아들|동생|친구|언니|누나|오빠|손자|손녀|조카|큰애|작은애|막내|남친|여친|아내|남편|와이프) )[가-힣]{2}(?=(?:이가|이는|이를|이의|이랑|이도|이한테|이에게|이와|아|야|이)(?:[^가-힣]|$))/gu;
/** A full name there, of which a list has the given name. */
const KIN_NAME = new RegExp(
  `(?<=(?:딸|아들|동생|친구|언니|누나|오빠|형|아내|남편|와이프|엄마|아빠|어머니|아버지|담임|배우자|보호자) )(?:황보|남궁|제갈|사공|선우|서문|독고|[${FREQUENT_SURNAMES}선])[가-힣]{1,2}(?= (?:명의|이름|씨|님|앞으로|계좌|번호|전화))`,
  "gu",
);
/** So written these are words. */
const WORDS = new Set("조정은 이상은 정상은 전지은 서정은 한정은 우수진 주지은 고정은".split(" "));

/** Full names in Korean: a family name before a listed given name of two syllables. */
export function koreanPersons(text: string): { start: number; end: number }[] {
  if (!/\p{Script=Hangul}/u.test(text)) return [];
  const ofKin = matchSpans(text, [OF_KIN]).filter(
    ({ start, end }) => (worldNameBits(text.slice(start, end)) & WORLD_GIVEN) !== 0,
  );
  const listed = matchSpans(text, [FULL_NAME]).filter(({ start, end }) => {
    const name = text.slice(start, end);
    return !WORDS.has(name) && (worldNameBits(name.slice(-2)) & WORLD_GIVEN) !== 0;
  });
  return [...listed, ...ofKin, ...matchSpans(text, [KIN_NAME])];
}
