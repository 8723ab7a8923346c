/** One environment variable: how it is written, what it means, and how its text becomes a value. */
export interface Setting<Value> {
  readonly variable: string;
  /** The text that is read when the variable is unset or empty; null when nothing stands for it. */
  readonly fallback: string | null;
  /** What the documentation shows as the default, where it depends on the machine. */
  readonly shownFallback?: string;
  readonly unit: string;
  readonly description: string;
  /** Completes the sentence "PORT must be …" when the value is refused. */
  readonly rule: string;
  /** Secret values are never repeated in a message. */
  readonly secret?: boolean;
  /** Returns undefined for a text that breaks the rule. */
  readonly parse: (text: string) => Value | undefined;
}

type Texts = Pick<Setting<unknown>, "variable" | "unit" | "description">;

/** A setting whose value is any text. */
export function text(texts: Texts & { readonly fallback: string }) {
  return {
    ...texts,
    rule: "a text without control characters",
    parse: parsePlain,
  };
}

/** Refuses control characters, which neither paths nor names nor keys hold. */
export function parsePlain(written: string): string | undefined {
  return /\p{Cc}/u.test(written) ? undefined : written;
}

/** A setting whose value is a whole number between two bounds, both allowed. */
export function integer(
  texts: Texts & {
    readonly fallback: number;
    readonly shownFallback?: string;
    readonly minimum: number;
    readonly maximum: number;
  },
) {
  const { fallback, minimum, maximum, ...rest } = texts;
  return {
    ...rest,
    fallback: String(fallback),
    rule: `a whole number from ${minimum} to ${maximum}`,
    parse: (written: string) => {
      const value = /^\d{1,9}$/.test(written) ? Number(written) : NaN;
      return value >= minimum && value <= maximum ? value : undefined;
    },
  };
}

/** A setting whose value is one of some names. */
export function choice<const Name extends string>(
  names: readonly Name[],
  texts: Texts & { readonly fallback: NoInfer<Name> },
) {
  return {
    ...texts,
    rule: `one of ${names.join(", ")}`,
    parse: (written: string) => names.find((name) => name === written),
  };
}
