import { ink, n, typeface } from "../drawing/ink.ts";
import { claim, type Sheet, textWidth } from "../drawing/sheet.ts";
import { dimensionText } from "./paper-lengths.ts";

/** One row of dimensions on paper: where it runs, and its stops in points with the inches that they stand for. */
export interface DimensionRow {
  direction: "across" | "upright";
  /** Where the line is: its y if it runs across, else its x. */
  at_pt: number;
  stops: readonly { pt: number; inches: number }[];
}

/** Stops nearer than this are one: nobody measures the gap between two cabinets. */
const same_in = 0.2;

/** Sorted, with each place once, as stops of a row. */
export function stopsOf(
  inches: readonly number[],
  toPoint: (inches: number) => number,
): DimensionRow["stops"] {
  const sorted = [...inches].sort((first, second) => first - second);
  return sorted
    .filter((each, at) => at === 0 || each - sorted[at - 1]! > same_in)
    .map((each) => ({ pt: toPoint(each), inches: each }));
}

/** A line with slanted ticks and the lengths between them, to the nearest 1/16 in. or millimeter. Narrow places are written upright. */
export function drawDimensionRow(sheet: Sheet, { direction, at_pt, stops }: DimensionRow): string {
  if (stops.length < 2) return "";
  const across = direction === "across";
  const px = stops.map(({ pt }) => pt);
  const [first, last] = [Math.min(...px), Math.max(...px)];
  const t = sheet.font_px * 0.28;
  const line = across ? `M${n(first)} ${n(at_pt)}H${n(last)}` : `M${n(at_pt)} ${n(first)}V${n(last)}`;
  const ticks = px
    .map((place) => (across ? [place, at_pt] : [at_pt, place]) as [number, number])
    .map(([x, y]) => `M${n(x - t)} ${n(y + t)}L${n(x + t)} ${n(y - t)}`)
    .join("");
  const labels = stops.slice(1).map((stop, at) => {
    const before = stops[at]!;
    const text = dimensionText(stop.inches - before.inches);
    return drawLabel(sheet, across, (stop.pt + before.pt) / 2, at_pt, Math.abs(stop.pt - before.pt), text);
  });
  return (
    `<path d="${line}" stroke="${ink.faint}" stroke-width="0.5"/>` +
    `<path d="${ticks}" stroke="${ink.line}" stroke-width="0.8"/>` +
    `<g font-family="${typeface}" font-size="${n(sheet.font_px)}" fill="${ink.soft}" text-anchor="middle">${labels.join("")}</g>`
  );
}

/** A place for a label: its middle, and whether it is written along the line. */
interface LabelPlace {
  x: number;
  y: number;
  along: boolean;
}

/** Over its line; where that is too narrow on the line's other side, or across the line. */
function drawLabel(
  sheet: Sheet,
  across: boolean,
  middle: number,
  at_pt: number,
  room: number,
  text: string,
): string {
  const size = sheet.font_px;
  const wide = textWidth(text, size);
  const beside = (off: number): Omit<LabelPlace, "along"> =>
    across ? { x: middle, y: at_pt + off } : { x: at_pt + off, y: middle };
  const places: LabelPlace[] = [
    ...(wide <= room - 2 ? [{ ...beside(-size * 0.75), along: true }] : []),
    { ...beside(size * 0.85), along: true },
    ...(size <= room + 1.5 ? [{ ...beside(-wide / 2 - size * 0.4), along: false }] : []),
  ];
  for (const { x, y, along } of places) {
    const flat = along === across;
    const [w, h] = flat ? [wide, size] : [size, wide];
    if (!claim(sheet, { x: x - w / 2, y: y - h / 2, width: w, height: h })) continue;
    const drop = n(size * 0.35);
    return flat
      ? `<text x="${n(x)}" y="${n(y + size * 0.35)}">${text}</text>`
      : `<text transform="translate(${n(x)} ${n(y)}) rotate(-90)" y="${drop}">${text}</text>`;
  }
  return "";
}
