import { scaleBand, scaleLinear } from "d3-scale";
import { stack } from "d3-shape";
import { html } from "hono/html";
import type { Html } from "../page.ts";

export interface Column {
  /** Unique. */
  readonly key: string;
  /** Under the column; empty where there is no room for one. */
  readonly label: string;
  readonly values: Readonly<Record<string, number>>;
  /** What is told about the whole column when it is pointed at. */
  readonly title: string;
}

export interface Series {
  readonly key: string;
  /** Class by which the style sheet colours it. */
  readonly look: string;
}

const WIDTH = 1080;
const HEIGHT = 220;
const LEFT = 52;
const GROUND = 192;
const TOP = 10;
/** Below this, a scale of whole numbers would have parts of them. */
const LEAST_HEIGHT = 4;

/** Columns of stacked parts, drawn on the server: a picture that no script is needed for. */
export function stackedColumns(
  columns: readonly Column[],
  options: { readonly series: readonly Series[]; readonly title: string },
): Html {
  const keys = options.series.map(({ key }) => key);
  const highest = Math.max(
    LEAST_HEIGHT,
    ...columns.map(({ values }) => keys.reduce((sum, key) => sum + (values[key] ?? 0), 0)),
  );
  const x = scaleBand(
    columns.map(({ key }) => key),
    [LEFT, WIDTH],
  ).padding(0.25);
  const y = scaleLinear([0, highest], [GROUND, TOP]).nice(4);
  const layers = stack<Column>()
    .keys(keys)
    .value(({ values }, key) => values[key] ?? 0)([...columns]);
  return html`<svg
    viewBox="0 0 ${WIDTH} ${HEIGHT}"
    role="img"
    aria-label="${options.title}"
    preserveAspectRatio="xMidYMid meet"
  >
    ${y
      .ticks(4)
      .map(
        (tick) =>
          html`<line
              class="grid-line"
              x1="${LEFT}"
              x2="${WIDTH}"
              y1="${y(tick)}"
              y2="${y(tick)}"
            ></line>
            <text x="${LEFT - 8}" y="${y(tick) + 4}" text-anchor="end">${shortNumber(tick)}</text>`,
      )}
    ${columns.map(({ key, label, title }, place) => {
      const left = x(key)!;
      const parts = layers.map((layer, order) => {
        const [from, to] = layer[place]!;
        return to > from
          ? html`<rect
              class="${options.series[order]!.look}"
              x="${left.toFixed(1)}"
              y="${y(to).toFixed(1)}"
              width="${x.bandwidth().toFixed(1)}"
              height="${(y(from) - y(to)).toFixed(1)}"
            ></rect>`
          : "";
      });
      const middle = (left + x.bandwidth() / 2).toFixed(1);
      return html`<g><title>${title}</title>${parts}</g>
        ${label && html`<text x="${middle}" y="${GROUND + 18}" text-anchor="middle">${label}</text>`}`;
    })}
  </svg>`;
}

const SHORT = new Intl.NumberFormat("en-GB", { notation: "compact", maximumFractionDigits: 1 });

function shortNumber(value: number): string {
  return SHORT.format(value);
}
