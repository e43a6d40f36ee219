import type { RoomPlan } from "../../../contract/design/room-design.ts";
import { nichesOf } from "../geometry/niches.ts";
import { ink } from "./ink.ts";
import { outlinePath, type Sheet } from "./sheet.ts";
import { at, wallLines } from "./wall-lines.ts";

/** Recesses in the walls, cut out of their ink. */
export function drawNiches(sheet: Sheet, plan: RoomPlan): string {
  const lines = wallLines(plan);
  return nichesOf(plan)
    .map(({ wall, offset_in, width_in, depth_in }) => {
      const line = lines.find((each) => each.wall.id === wall);
      if (!line) return "";
      const [from, to, deep] = [offset_in, offset_in + width_in, Math.min(depth_in, line.thickness_in)];
      const outline = [at(line, from, 0), at(line, to, 0), at(line, to, deep), at(line, from, deep)];
      const path = outlinePath(
        sheet,
        outline.map(([x, y]): [number, number] => [x, y]),
      );
      return `<path data-niche="" d="${path}" fill="${ink.floor}" stroke="${ink.line}" stroke-width="0.7"/>`;
    })
    .join("");
}
