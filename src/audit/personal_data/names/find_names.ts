import { NAME_BIASES, NAME_MODEL } from "../../tagging/known_names.ts";
import { type TaggedText, tagNames } from "../../tagging/tag_names.ts";
import { rememberFrequentWords } from "../../tagging/remember_frequent_words.ts";
import { weighWord, WordMemory } from "../../tagging/word_memory.ts";
import type { DetectionInput } from "../detector.ts";
import { refineNames } from "./refine_names.ts";
import { restoreHanMarks } from "./words/restore_han_marks.ts";
import { restorePlaceholders } from "./words/restore_placeholders.ts";

/** One pass of the tagger serves all detectors of names that are given the same input. */
const memo = new WeakMap<DetectionInput, TaggedText>();
const weigh = rememberFrequentWords((surface) => weighWord(surface, NAME_MODEL));
/** The texts of one interaction share most of their words. */
const memories = new WeakMap<object, WordMemory>();

function memoryOf({ interaction }: DetectionInput): WordMemory {
  const known = interaction === undefined ? undefined : memories.get(interaction);
  const memory = known ?? new WordMemory(weigh);
  if (interaction !== undefined) memories.set(interaction, memory);
  return memory;
}

/** The names in the text; worked out once for each input object. */
export function findNames(input: DetectionInput): TaggedText {
  const known = memo.get(input);
  if (known !== undefined) return known;
  const text = restoreHanMarks(restorePlaceholders(input.redacted ?? input.text));
  const how = { model: NAME_MODEL, biases: NAME_BIASES, memory: memoryOf(input) };
  const tagged = refineNames(tagNames(text, how));
  memo.set(input, tagged);
  return tagged;
}
