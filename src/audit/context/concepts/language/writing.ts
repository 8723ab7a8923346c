import type { Vocabulary } from "../../../reading/build_lexicon.ts";

/** The user who writes. */
export const writing: Vocabulary = {
  "writing.self": `resume, résumé, cv, cover letter, bio, biography, linkedin, about me, about page, about us, personal statement, speech, toast, essay, blog post, press release, character, dialogue, script for`,
};
