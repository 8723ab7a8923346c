import type { Vocabulary } from "../../reading/build_lexicon.ts";

/** One word or two for a number that is to tell who will offend. */
const SCORES = `crime score*, criminality score*, offending score*, offender score*, kriminalitätsscore*, kriminalitätswert*, straftatenscore*, score de délinquance, score de criminalité, score criminel, puntuación delictiva, puntuación criminal, índice delictivo, pontuação criminal, índice de criminalidade, punteggio criminale, punteggio di criminalità, misdaadscore*, criminaliteitsscore*, wskaźnik przestępczości, punkty przestępcze, brottspoäng, brottsscore*, kriminalitetsscore*, rikospisteet, rikospistee*, kriminální skóre, scor infracțional, bűnözési pontszám*, σκορ εγκληματικότητας, suç puanı, suç skoru, балл преступности, индекс преступности, бал злочинності, درجة الإجرام, ציון פשיעה, अपराध स्कोर, skor kejahatan, 犯罪スコア, 범죄 점수*, 犯罪评分, 犯罪分数`;

/** Scores of crime, which name the act and its likelihood at once. */
export const crimeScores: Vocabulary = {
  "crime.chance": SCORES,
  "crime.act": SCORES,
};
