/** What a word before a value says that the value is. */
export type LabelKind =
  | "NATIONAL_ID"
  | "PASSPORT"
  | "DRIVER_LICENSE"
  | "MEDICAL_ID"
  | "BANK_ACCOUNT"
  | "TAX_ID"
  | "MEMBER"
  | "VEHICLE"
  | "PASSWORD"
  | "PIN"
  | "USERNAME";

/** Words for members of peoples, faiths and political camps: every stem with every ending. */
export interface PeopleFamily {
  /** What the family is, for who reads the file. */
  readonly note?: string;
  readonly endings: string;
  readonly stems: string;
  /** The language writes these words with a capital. */
  readonly capitalised: boolean;
}

/** What one language calls that by which people are known; own work, from general knowledge. */
export interface Vocabulary {
  readonly language: string;
  readonly peoples: readonly PeopleFamily[];
  /** The same in several words. */
  readonly groups: readonly string[];
  /** Words for people, and the names behind each of them: "orang Jawa", "warga Swiss". */
  readonly groups_behind?: readonly {
    readonly before: readonly string[];
    readonly names: readonly string[];
  }[];
  /** What stands between a label and its value: "is", "number". */
  readonly links: readonly string[];
  /** Behind which the value itself follows. */
  readonly labels: Readonly<Partial<Record<LabelKind, readonly string[]>>>;
}
