/** A file of labelled texts that the tagger learns from. */
export interface TrainingSource {
  readonly file: string;
  readonly title: string;
  readonly licence: string;
}

const UNER = "Universal NER (Mayhew et al. 2024) on Universal Dependencies";
const SHARE_ALIKE = "CC-BY-SA-4.0";

/** What the weights are learned from. The weights are an adaptation under CC BY-SA 4.0. */
export const TRAINING_SOURCES: readonly TrainingSource[] = [
  { file: "uner-en-ewt.jsonl.gz", title: `${UNER} English-EWT`, licence: SHARE_ALIKE },
  { file: "uner-da-ddt.jsonl", title: `${UNER} Danish-DDT`, licence: SHARE_ALIKE },
  { file: "uner-hr-set.jsonl.gz", title: `${UNER} Croatian-SET`, licence: SHARE_ALIKE },
  { file: "uner-nno-norne.jsonl", title: `${UNER} Norwegian-NDT Nynorsk`, licence: SHARE_ALIKE },
  { file: "uner-nob-norne.jsonl", title: `${UNER} Norwegian-NDT Bokmål`, licence: SHARE_ALIKE },
  { file: "uner-pt-bosque.jsonl.gz", title: `${UNER} Portuguese-Bosque`, licence: SHARE_ALIKE },
  { file: "uner-sk-snk.jsonl.gz", title: `${UNER} Slovak-SNK`, licence: SHARE_ALIKE },
  { file: "uner-sr-set.jsonl", title: `${UNER} Serbian-SET`, licence: SHARE_ALIKE },
  { file: "uner-sv-talbanken.jsonl", title: `${UNER} Swedish-Talbanken`, licence: SHARE_ALIKE },
  { file: "uner-zh-gsd.jsonl", title: `${UNER} Chinese-GSD`, licence: SHARE_ALIKE },
  { file: "uner-zh-gsdsimp.jsonl", title: `${UNER} Chinese-GSDSIMP`, licence: SHARE_ALIKE },
  { file: "wnut17-train.jsonl", title: "WNUT17 (Derczynski et al. 2017)", licence: "CC-BY-4.0" },
  { file: "wnut17-dev.jsonl", title: "WNUT17 (Derczynski et al. 2017)", licence: "CC-BY-4.0" },
  { file: "presidio-synth-v2.jsonl", title: "presidio-research (Microsoft)", licence: "MIT" },
  {
    file: "presidio-generated-large.jsonl",
    title: "presidio-research (Microsoft)",
    licence: "MIT",
  },
];

/** Labelled texts that nothing is learned from: another source, to measure with. */
export const UNSEEN_SOURCES: readonly TrainingSource[] = [
  "pii-anon-adversarial.jsonl",
  "pii-anon-clinical.jsonl.gz",
  "pii-anon-legal.jsonl.gz",
  "pii-anon-technology.jsonl",
].map((file) => ({
  file,
  title: "PII-Anon Evaluation Dataset (Subhash Holla)",
  licence: "CC0-1.0, CC-BY-4.0",
}));

/** Unlabelled talk, from which only the company that words keep is learned. */
export const TALK_SOURCES: readonly TrainingSource[] = [
  {
    file: "benign-background.jsonl.gz",
    title: "FastChat, Arena-Hard, awesome-chatgpt-prompts, GSM8K",
    licence: "Apache-2.0, CC0-1.0, MIT",
  },
  { file: "hh-rlhf-harmless.jsonl", title: "hh-rlhf (Anthropic)", licence: "MIT" },
  { file: "expguard.jsonl", title: "ExpGuard (Choi et al. 2026)", licence: "Apache-2.0" },
  { file: "davidson.jsonl.gz", title: "Davidson et al. (2017)", licence: "MIT" },
  { file: "surge-toxicity.jsonl", title: "Surge AI toxicity", licence: "MIT" },
];
