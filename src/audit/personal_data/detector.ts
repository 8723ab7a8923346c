import type { Side } from "../interaction.ts";
import type { PersonalDataKind } from "../report.ts";

/** What a detector is given: one text, and what is known about where it comes from. */
export interface DetectionInput {
  /** The text to search. It may be a decoded view of the submitted value. */
  readonly text: string;
  /** The text with the placeholders of an earlier redaction, of which `text` has only the places. */
  readonly redacted?: string;
  readonly side: Side;
  /** ISO 3166-1 alpha-2 codes of the user's and the business's country; empty for `global`. */
  readonly countries: readonly string[];
  /** Stands for the interaction that the text is of, by which its texts can share work. */
  readonly interaction?: object;
}

/** A span that a detector proposes. Overlaps and thresholds are settled centrally, afterwards. */
export interface Candidate {
  readonly kind: PersonalDataKind;
  /** A finer name such as `PL_PESEL`. */
  readonly type?: string;
  /** UTF-16 offsets into `DetectionInput.text`; `end` is exclusive. */
  readonly start: number;
  readonly end: number;
  /** 0 to 1: how sure the detector is that the span is of this kind. */
  readonly confidence: number;
  /** Whether a checksum or an equally strict rule of the format holds. */
  readonly validated: boolean;
  /** Whether a field's name right beside it says what it is; by its kind when left out. */
  readonly labelled?: boolean;
  /** False where the value itself shows that it concerns no natural person (a role mailbox). */
  readonly personal?: boolean;
  /** The jurisdiction that issues such a value (ISO 3166), where the value tells. */
  readonly jurisdiction?: string;
}

/** A text and the stretches of it that the detector must find. */
export interface DetectorExample {
  readonly text: string;
  readonly finds: readonly string[];
  readonly countries?: readonly string[];
}

/**
 * One detector of personal data. A file in this folder that exports `detector` is all it takes to
 * add one: the catalogue finds it, and its examples are run as tests.
 */
export interface Detector {
  /** Unique, open: by convention the kind in lower case, or `pl_pesel`. */
  readonly id: string;
  /** The standard or authority that defines the format, with a link. */
  readonly source: string;
  /** Must be linear in the length of the text, and must not throw. */
  detect(input: DetectionInput): Candidate[];
  readonly examples: {
    readonly true: readonly DetectorExample[];
    /** Texts in which the detector must find nothing. */
    readonly false: readonly string[];
  };
}
