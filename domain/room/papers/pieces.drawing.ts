import { ink, n } from "../drawing/ink.ts";
import type { Sheet } from "../drawing/sheet.ts";
import type { Point } from "../geometry/point.ts";
import type { LaidPanel } from "./wall-surfaces.ts";

/** Pieces smaller than this on paper would be a gray mass. */
const least_pt = 1.6;
/** More pieces than these on one panel make no drawing that anybody could use. */
const most = 12_000;

const outline = (sheet: Sheet, points: readonly Readonly<Point>[]): string =>
  `M${points.map(([x, y]) => `${n(sheet.x(x))} ${n(sheet.y(y))}`).join("L")}Z`;

/** Whether the panel's pieces can be drawn one by one at this scale. */
export const showsPieces = ({ laid, pieces }: LaidPanel, scale: number): boolean =>
  laid !== null &&
  pieces !== null &&
  pieces.length <= most &&
  Math.min(laid.piece.width_in, laid.piece.height_in) * scale >= least_pt;

/** A panel with its joints: faint behind cabinets, or as a layout in which the cut pieces are tinted. */
export function drawPieces(sheet: Sheet, panel: LaidPanel, as: "faint" | "layout"): string {
  const around = `<path d="${panel.region.map((ring) => outline(sheet, ring)).join("")}" stroke="${as === "faint" ? ink.hair : ink.line}" stroke-width="${as === "faint" ? 0.5 : 0.8}" fill="none"/>`;
  if (!showsPieces(panel, sheet.scale)) return panel.laid ? around : "";
  const whole = panel.pieces!.filter((piece) => piece.whole).map((piece) => outline(sheet, piece.outline));
  const cut = panel.pieces!.flatMap((piece) => piece.parts.map((part) => outline(sheet, part)));
  const [line, wide] = as === "faint" ? [ink.hair, 0.3] : [ink.soft, 0.4];
  const fill = as === "faint" ? "none" : "#efe3d3";
  return (
    (whole.length > 0
      ? `<path d="${whole.join("")}" fill="none" stroke="${line}" stroke-width="${wide}"/>`
      : "") +
    (cut.length > 0
      ? `<path d="${cut.join("")}" fill="${fill}" stroke="${line}" stroke-width="${wide}"/>`
      : "") +
    around
  );
}
