import type { RoomPlan } from "../../../contract/design/room-design.ts";
import { lengthText, millimeters } from "../../catalog/page-lengths.ts";
import { isMetric } from "../../catalog/page-units.ts";
import { feetInches } from "./feet-inches.ts";
import { ink, n, typeface } from "./ink.ts";
import { claim, type Sheet, textWidth } from "./sheet.ts";
import { lineOf, wallLines } from "./wall-lines.ts";

type Side = "north" | "south" | "east" | "west";

const outOf: Record<Side, readonly [number, number]> = {
  north: [0, 1],
  south: [0, -1],
  east: [1, 0],
  west: [-1, 0],
};
const lengthwise = (side: Side) => side === "north" || side === "south";

/** Where walls of a side begin and end, and the middles of its openings, along that side. */
function stopsOf(plan: RoomPlan, side: Side, withOpenings: boolean): number[] {
  const lines = wallLines(plan);
  const [x, y] = outOf[side];
  const facing = lines.filter((line) => line.out[0] * x + line.out[1] * y > 0.99);
  const axis = lengthwise(side) ? 0 : 1;
  const ends = facing.flatMap((line) => [line.start[axis], line.end[axis]]);
  const middles = plan.openings.flatMap((opening) => {
    const line = lineOf(facing, opening);
    if (!line || !withOpenings) return [];
    return [line.start[axis] + line.along[axis] * (opening.offset_in + opening.width_in / 2)];
  });
  return [...new Set([...ends, ...middles].map((value) => Math.round(value * 4) / 4))].sort(
    (first, second) => first - second,
  );
}

function overall(plan: RoomPlan, side: Side): [number, number] {
  const values = plan.vertices_in.map((point) => point[lengthwise(side) ? 0 : 1]);
  return [Math.min(...values), Math.max(...values)];
}

/** A label on its line; rotated for the vertical sides. Empty if it would not fit. */
function label(sheet: Sheet, side: Side, middle: number, line_px: number, room_px: number, text: string) {
  const wide = textWidth(text, sheet.font_px);
  if (wide > room_px - 3) return "";
  const rise = sheet.font_px * 0.32;
  const flat = lengthwise(side);
  const over = line_px - rise;
  const box = flat
    ? { x: middle - wide / 2, y: over - sheet.font_px * 0.85, width: wide, height: sheet.font_px }
    : { x: over - sheet.font_px * 0.85, y: middle - wide / 2, width: sheet.font_px, height: wide };
  if (!claim(sheet, box)) return "";
  const where = flat
    ? `x="${n(middle)}" y="${n(over)}"`
    : `transform="translate(${n(over)} ${n(middle)}) rotate(-90)"`;
  return `<text ${where}>${text.replace(/"/g, "&quot;")}</text>`;
}

/** One row of dimensions: line, slanted ticks, labels. `stops` are plan inches along the side. */
function drawRow(sheet: Sheet, side: Side, stops: readonly number[], line_px: number): string {
  const flat = lengthwise(side);
  const px = stops.map((stop) => (flat ? sheet.x(stop) : sheet.y(stop)));
  const first = Math.min(...px);
  const last = Math.max(...px);
  const t = sheet.font_px * 0.28;
  const path = flat ? `M${n(first)} ${n(line_px)}H${n(last)}` : `M${n(line_px)} ${n(first)}V${n(last)}`;
  const ticks = px
    .map((place) => (flat ? [place, line_px] : [line_px, place]) as [number, number])
    .map(([x, y]) => `M${n(x - t)} ${n(y + t)}L${n(x + t)} ${n(y - t)}`)
    .join("");
  const labels = stops.slice(1).map((stop, at) => {
    const length = stop - stops[at]!;
    const middle = (px[at]! + px[at + 1]!) / 2;
    return label(
      sheet,
      side,
      middle,
      line_px,
      Math.abs(px[at + 1]! - px[at]!),
      isMetric() ? (sheet.isPaper ? millimeters : lengthText)(length) : feetInches(length),
    );
  });
  return `<path d="${path}" stroke="${ink.faint}" stroke-width="0.7"/><path d="${ticks}" stroke="${ink.line}" stroke-width="1.1"/>${labels.join("")}`;
}

/** Rows beside the drawing: the total length on two sides, openings and breaks if the sheet is large enough. */
export function drawDimensions(sheet: Sheet, plan: RoomPlan): string {
  const { frame, font_px, detail } = sheet;
  const gap = font_px * 1.75;
  const place = (side: Side, row: number) => {
    const off = font_px * (side === "south" || side === "east" ? 1.75 : 1.05) + row * gap;
    if (side === "north") return frame.y - off;
    if (side === "south") return frame.y + frame.height + off;
    return side === "west" ? frame.x - off : frame.x + frame.width + off;
  };
  const rows: string[] = [];
  for (const side of ["north", "west", "south", "east"] as const) {
    const whole = overall(plan, side);
    const stops = detail === "small" ? [] : stopsOf(plan, side, true);
    const near = stops.length > 1 && (stops.length > 2 || stops[0] !== whole[0] || stops[1] !== whole[1]);
    const main = side === "north" || side === "west";
    // written from the inside out: the row nearer to the wall takes precedence
    if (main) rows.push(drawRow(sheet, side, whole, place(side, near ? 1 : 0)));
    if (near) rows.push(drawRow(sheet, side, stops, place(side, 0)));
  }
  return `<g font-family="${typeface}" font-size="${n(font_px)}" fill="${ink.soft}" text-anchor="middle" style="font-variant-numeric:tabular-nums">${rows.join("")}</g>`;
}
