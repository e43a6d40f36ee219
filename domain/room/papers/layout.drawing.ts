import { ink, n } from "../drawing/ink.ts";
import type { Sheet } from "../drawing/sheet.ts";
import { type Bounds, boundsOf } from "../geometry/polygon.ts";
import { drawDimensionRow, stopsOf } from "./dimension-row.ts";
import { asSvg, type Drawing, paperFont_pt } from "./elevation.drawing.ts";
import { drawPieces, showsPieces } from "./pieces.drawing.ts";
import type { LaidPanel } from "./wall-surfaces.ts";

const margin = { left: 56, right: 14, top: 26, bottom: 34 };
export const layoutMargins = [margin.left + margin.right, margin.top + margin.bottom] as const;

/** The extent of a panel as it is drawn, in inches. */
export const boundsOfPanel = (panel: LaidPanel): Bounds => boundsOf(panel.region.flat());

/**
 * How one panel is laid, to scale: each piece with its joints, the cut ones tinted, the point to start from, the sizes of
 * the panel, and of the first and last pieces on its lower and left edges.
 */
export function drawLayout(panel: LaidPanel, pt_per_in: number): Drawing {
  const bounds = boundsOfPanel(panel);
  const wide = (bounds.right - bounds.left) * pt_per_in;
  const high = (bounds.top - bounds.bottom) * pt_per_in;
  const sheet: Sheet = {
    width_px: wide + margin.left + margin.right,
    height_px: high + margin.top + margin.bottom,
    scale: pt_per_in,
    font_px: paperFont_pt,
    detail: "full",
    frame: { x: margin.left, y: margin.top, width: wide, height: high },
    taken: [],
    x: (inches) => margin.left + (inches - bounds.left) * pt_per_in,
    y: (inches) => margin.top + (bounds.top - inches) * pt_per_in,
  };
  const { x, y, width, height } = sheet.frame;
  const svg = [
    drawPieces(sheet, panel, "layout"),
    drawDimensionRow(sheet, {
      direction: "across",
      at_pt: y - 10,
      stops: stopsOf([bounds.left, bounds.right], sheet.x),
    }),
    drawDimensionRow(sheet, {
      direction: "upright",
      at_pt: x - 34,
      stops: stopsOf([bounds.bottom, bounds.top], sheet.y),
    }),
    drawDimensionRow(sheet, {
      direction: "across",
      at_pt: y + height + 14,
      stops: stopsOf(edgeStops(panel, bounds, sheet.scale, "lower"), sheet.x),
    }),
    drawDimensionRow(sheet, {
      direction: "upright",
      at_pt: x - 14,
      stops: stopsOf(edgeStops(panel, bounds, sheet.scale, "left"), sheet.y),
    }),
    drawStart(sheet, panel, bounds, width),
  ].join("");
  return {
    svg: asSvg(svg, sheet.width_px, sheet.height_px),
    width_pt: sheet.width_px,
    height_pt: sheet.height_px,
  };
}

/** Ends of the first and the last piece along an edge; none where the pieces lie at an angle to it. */
function edgeStops(panel: LaidPanel, bounds: Bounds, scale: number, edge: "lower" | "left"): number[] {
  if (!showsPieces(panel, scale)) return [];
  const square = panel.pieces!.every(({ rotation_deg }) => Math.abs(rotation_deg % 90) < 0.01);
  if (!square) return [];
  const ends = panel
    .pieces!.map((piece) => boundsOf(piece.whole ? piece.outline : piece.parts.flat()))
    .filter(({ bottom, left }) =>
      edge === "lower" ? bottom < bounds.bottom + 0.26 : left < bounds.left + 0.26,
    )
    .map(({ left, right, bottom, top }) => (edge === "lower" ? [left, right] : [bottom, top]))
    .sort(([first = 0], [second = 0]) => first - second);
  const first = ends[0];
  const last = ends[ends.length - 1];
  return first && last && first !== last ? [...first, ...last] : [];
}

/** A cross at the corner of the first piece, if it lies on the panel. */
function drawStart(sheet: Sheet, { start: [x, y], laid }: LaidPanel, bounds: Bounds, width: number): string {
  const isOn =
    x >= bounds.left - 0.5 && x <= bounds.right + 0.5 && y >= bounds.bottom - 0.5 && y <= bounds.top + 0.5;
  if (!laid || !isOn || width === 0) return "";
  const [px, py] = [sheet.x(x), sheet.y(y)];
  return (
    `<circle cx="${n(px)}" cy="${n(py)}" r="4" fill="none" stroke="${ink.accent}" stroke-width="0.9"/>` +
    `<path d="M${n(px - 7)} ${n(py)}H${n(px + 7)}M${n(px)} ${n(py - 7)}V${n(py + 7)}" stroke="${ink.accent}" stroke-width="0.9"/>`
  );
}
