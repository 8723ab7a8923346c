import { isIP } from "node:net";

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

/** A setting whose value is any text, and for which nothing stands when it is unset. */
export function optional(texts: Texts & { readonly secret?: boolean }) {
  return {
    ...texts,
    fallback: null,
    shownFallback: "unset",
    rule: "a text without control characters",
    parse: parsePlain,
  };
}

/** Refuses control characters, which neither paths nor names nor keys hold. */
function parsePlain(written: string): string | undefined {
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

/** A setting whose value is a list of IP addresses and networks, parted by commas. */
export function addresses(
  texts: Pick<Texts, "variable" | "description"> & { readonly shownFallback: string },
) {
  return {
    ...texts,
    fallback: null,
    unit: "addresses",
    rule: "IP addresses or networks such as 10.0.0.0/8, parted by commas",
    parse: parseAddresses,
  };
}

function parseAddresses(written: string): readonly string[] | undefined {
  const parts = written.split(",").map((part) => part.trim());
  return parts.every(isNetwork) ? parts : undefined;
}

function isNetwork(written: string): boolean {
  const [, address = "", bits] = /^([^/]*)(?:\/(\d{1,3}))?$/.exec(written) ?? [];
  const version = isIP(address);
  return version !== 0 && (bits === undefined || Number(bits) <= (version === 4 ? 32 : 128));
}
