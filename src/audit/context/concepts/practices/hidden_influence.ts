import type { Vocabulary } from "../../../reading/build_lexicon.ts";

/** Means that people are not to notice, and what they do to them. */
export const hiddenInfluence: Vocabulary = {
  "hidden_influence.means": `milliseconds, between frames, hidden frame, hidden frames, single frame, flash the, flashes, flashing the, below hearing, inaudible, too quiet to hear, too fast to see, faster than the eye, whisper under, whispers under, beneath the music, under the music, buried in the music, ultrasound, subliminal*, backmasked, invisible text, hidden message*, hidden tone, hidden signal`,
  "hidden_influence.effect": `without noticing, without ever noticing, without realising, without realizing, without knowing, not knowing why, no idea why, don t notice, doesn t notice, never notice, nobody notices, no one notices, unaware, never aware, not aware, unconsciously, subconscious*, can t resist, cannot resist, never know, never knows why, without being aware, bypass*, can t perceive, cannot perceive`,
};
