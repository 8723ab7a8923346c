import file from "./name_model.json" with { type: "json" };
import { loadNameModel, type NameModel } from "./name_model.ts";
import { EAST_ASIAN, languageNumber } from "./guess_language.ts";
import type { LanguageBiases } from "./tag_names.ts";

/** The tagger's weights, unpacked once. */
export const NAME_MODEL: NameModel = loadNameModel(file);

/**
 * What is added to each kind's score. Trained on news, forms and talk, the field leans towards "no
 * name"; a missed name harms more than a place or an organization too many, which are not personal. In
 * languages that inflect names it leans further, and in English, where the rules behind it sort out
 * most of what is too much. Chosen on groups that training left out.
 */
export const NAME_BIASES: LanguageBiases = {
  all: { PERSON: 0.4, LOCATION: 0.6, ORGANIZATION: 1.1, ADDRESS: 0 },
  of: new Map([
    [EAST_ASIAN, { PERSON: 1.1 }],
    ...["hs", "sk", "cs"].map((code) => [languageNumber(code), { PERSON: 1 }] as const),
    [languageNumber("en"), { PERSON: 1.7, LOCATION: 1.1, ORGANIZATION: 1.6 }],
  ]),
};
