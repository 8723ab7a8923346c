import { html } from "hono/html";
import type { Html } from "../page.ts";

const STYLES = {
  moment: { dateStyle: "medium", timeStyle: "short" },
  precise: { dateStyle: "medium", timeStyle: "medium" },
  day: { dateStyle: "medium" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const formats = new Map<string, Intl.DateTimeFormat>();
const MOST_FORMATS = 200;

/** A moment in the reader's zone; the exact one, in UTC, shows when it is pointed at. */
export function timeElement(
  moment: Date,
  zone: string,
  options: { readonly style?: keyof typeof STYLES } = {},
): Html {
  const style = STYLES[options.style ?? "moment"];
  const exact = moment.toISOString();
  return html`<time
    datetime="${exact}"
    title="${exact.replace("T", " ").replace("Z", " UTC")}"
    data-style="${JSON.stringify(style)}"
    >${formatOf(zone, style).format(moment)}</time
  >`;
}

/** Making a format costs more than a page's fifty uses of it. */
function formatOf(zone: string, style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${zone} ${JSON.stringify(style)}`;
  const known = formats.get(key);
  if (known) return known;
  if (formats.size >= MOST_FORMATS) formats.clear();
  const made = new Intl.DateTimeFormat("en-GB", { ...style, timeZone: zone });
  formats.set(key, made);
  return made;
}
