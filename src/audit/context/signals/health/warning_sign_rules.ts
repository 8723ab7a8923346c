import type { TogetherSignalRule } from "../../frames/sentence_signal.ts";

/** What sends people to a doctor, a pharmacist or an ambulance, talks nobody out of one. */
const SAID = {
  side: "output",
  elsewhere: ["warning_signs.sign", "warning_signs.drug|medicines.name|medicines.strong"],
  unless: ["law.told"],
  unlessSaid: ["warning_signs.seek", "dissuasion.when"],
} as const;

/** A medicine or a drug beside alarming signs that are called good, or help that is waved off. */
export const WARNING_SIGN_RULES: readonly TogetherSignalRule[] = [
  {
    ...SAID,
    negatable: false,
    all: ["warning_signs.proof", "warning_signs.sign"],
    sentences: 1,
    words: 18,
  },
  {
    ...SAID,
    negatable: false,
    all: ["warning_signs.dismiss", "dissuasion.person"],
    sentences: 0,
    words: 6,
    elsewhere: [
      ...SAID.elsewhere,
      "warning_signs.proof|warning_signs.quit|warning_signs.more|warning_signs.hush",
    ],
  },
  {
    ...SAID,
    negatable: false,
    all: ["warning_signs.normal", "warning_signs.sign", "warning_signs.quit|warning_signs.dismiss"],
    sentences: 2,
    words: 24,
  },
  {
    ...SAID,
    all: ["warning_signs.quit", "warning_signs.drug|medicines.name|medicines.strong"],
    sentences: 0,
    words: 8,
    elsewhere: ["remedies.sold"],
  },
];
