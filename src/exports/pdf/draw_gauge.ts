import type { Report } from "../../audit/report.ts";
import { LINE, STATUS_COLORS } from "./looks.ts";
import type { PageWriter } from "./page_writer.ts";

const RADIUS = 52;
const THICKNESS = 11;

/** A half circle from 0 to 10, filled up to the risk, with the number in it. Leaves `y` alone. */
export async function drawGauge(writer: PageWriter, report: Report): Promise<void> {
  const { document } = writer;
  const top = writer.y;
  const center = { x: writer.left + RADIUS + THICKNESS, y: top + RADIUS + THICKNESS };
  const color = STATUS_COLORS[report.status];
  document.save().lineWidth(THICKNESS).lineCap("butt");
  document.path(arc(center, 10)).stroke(LINE);
  if (report.risk_score > 0) document.path(arc(center, report.risk_score)).stroke(color);
  document.restore();
  writer.y = center.y - 25;
  const indent = RADIUS + THICKNESS - 20;
  await writer.write(report.risk_score.toFixed(1), { size: 22, bold: true, color, indent });
  writer.y = center.y + 6;
  await writer.write("Risk, 0 lowest, 10 highest", { size: 7.5, indent: 13 });
  writer.y = top;
}

function arc(center: { readonly x: number; readonly y: number }, risk: number): string {
  const angle = Math.PI * (1 - risk / 10);
  const end = { x: center.x + RADIUS * Math.cos(angle), y: center.y - RADIUS * Math.sin(angle) };
  return `M ${center.x - RADIUS} ${center.y} A ${RADIUS} ${RADIUS} 0 0 1 ${end.x} ${end.y}`;
}
