import type { RoomPlan } from "../../../contract/design/room-design.ts";
import { ink, n } from "./ink.ts";
import { outlinePath, type Sheet, spot } from "./sheet.ts";
import { wallLines, wallPieces } from "./wall-lines.ts";

/** Floor, walls filled with ink, half walls in outline, open edges dashed. */
export function drawWalls(sheet: Sheet, plan: RoomPlan): string {
  const thin = sheet.detail === "small" ? 0.8 : 1;
  const floor = `<path d="${outlinePath(sheet, plan.vertices_in)}" fill="${ink.floor}"/>`;
  const pieces = wallPieces(plan);
  const full = pieces
    .filter(({ line }) => line.wall.kind === "wall")
    .map(({ corners }) => outlinePath(sheet, corners))
    .join("");
  const half = pieces
    .filter(({ line }) => line.wall.kind === "half_wall")
    .map(({ corners }) => outlinePath(sheet, corners))
    .join("");
  const open = wallLines(plan)
    .filter((line) => line.wall.kind === "open")
    .map((line) => `M${spot(sheet, line.start)}L${spot(sheet, line.end)}`)
    .join("");
  return [
    floor,
    // a hairline of the same ink closes the seams between pieces
    full &&
      `<path d="${full}" fill="${ink.poche}" stroke="${ink.poche}" stroke-width="0.6" stroke-linejoin="miter"/>`,
    half && `<path d="${half}" fill="${ink.hair}" stroke="${ink.line}" stroke-width="${n(thin)}"/>`,
    open &&
      `<path d="${open}" fill="none" stroke="${ink.soft}" stroke-width="${n(thin)}" stroke-dasharray="${n(7 * thin)} ${n(5 * thin)}"/>`,
  ].join("");
}
