import type { Vocabulary } from "../../../reading/build_lexicon.ts";

/** Social conduct that is rated. */
export const socialConduct: Vocabulary = {
  "social_conduct.conduct": `social behavior, social behaviour, social conduct, social interactions, social media activity, civic behaviour, civic behavior, behavior and interactions, behaviour and interactions, trustworthiness, good citizenship, social standing, lifestyle, political posts, sozialverhalten, sozialem verhalten, sozialen verhaltens, soziales verhalten, lebensführung, lebensstil, vertrauenswürdigkeit, comportement social, conduite sociale, mode de vie, fiabilité sociale, comportamiento social, conducta social, estilo de vida, comportamento social, conduta social, comportamento sociale, condotta sociale, stile di vita, sociaal gedrag, levensstijl, zachowani* społeczn*, styl* życia, 社会行为, 社交行为, 生活方式, 诚信行为`,
};
