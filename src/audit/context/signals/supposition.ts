import { lexicon } from "./lexicon.ts";

/** Words that make a statement a supposition, a possibility or a teaching. */
export const SUPPOSITION: RegExp = lexicon(
  [
    "if", "whether", "in case", "unless", "may", "might", "could", "would", "can be", "sometimes",
    "often", "usually", "typically", "generally", "in general", "for example", "for instance", "e.g.",
    "such as", "imagine", "suppose", "hypothetical*", "fiction*", "wenn", "falls", "könnte*", "würde*",
    "möglicherweise", "zum beispiel", "pourrait", "peut", "par exemple", "podría*", "puede",
    "por ejemplo", "poderia", "pode", "por exemplo", "potrebbe", "può", "ad esempio", "indien", "zou", "kan worden", "bijvoorbeeld", "jeśli", "jeżeli", "może", "na przykład",
  ],
  ["如果", "可能", "例如", "もし", "場合", "かもしれ", "例えば", "만약", "수도 있", "예를 들", "경우"],
);
