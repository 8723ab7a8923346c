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

/** A setting whose value is an http or https URL; nothing stands for it when it is unset. */
export function httpUrl(
  texts: Pick<Texts, "variable" | "description"> & { readonly shownFallback: string },
) {
  return {
    ...texts,
    fallback: null,
    unit: "URL",
    rule: "an http or https URL",
    parse: (written: string) => {
      const url = URL.parse(written);
      return url && ["http:", "https:"].includes(url.protocol) ? url.href : undefined;
    },
  };
}

/** A setting that gives some names one of some values each: `A=x,B=y`. */
export function assignments<const Name extends string, const Value extends string>({
  names,
  values,
  ...texts
}: Texts & {
  readonly names: readonly Name[];
  readonly values: readonly Value[];
  readonly shownFallback: string;
}) {
  return {
    ...texts,
    fallback: null,
    rule: `pairs such as ${names[0]}=${values[0]}, parted by commas; values are ${values.join(", ")}`,
    parse: (written: string) => {
      const assigned: Partial<Record<Name, Value>> = {};
      for (const pair of written.split(",")) {
        const [left, right, ...more] = pair.split("=").map((part) => part.trim());
        const name = names.find((each) => each === left);
        const value = values.find((each) => each === right);
        if (name === undefined || value === undefined || more.length > 0) return undefined;
        assigned[name] = value;
      }
      return assigned;
    },
  };
}
