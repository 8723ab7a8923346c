const known = new Map<string, string>();
const MOST_KNOWN = 1000;

/**
 * A time zone that this program can reckon in.
 *
 * @param name an IANA name, as a browser gives it; UTC stands for none and for what is no zone
 */
export function readableZone(name: string | undefined): string {
  if (name === undefined || name.length > 64) return "UTC";
  const found = known.get(name);
  if (found !== undefined) return found;
  const zone = isZone(name) ? name : "UTC";
  if (known.size < MOST_KNOWN) known.set(name, zone);
  return zone;
}

function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
