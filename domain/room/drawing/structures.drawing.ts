import type { RoomPlan } from "../../../contract/design/room-design.ts";
import { outlineOfStructure, structuresOf } from "../geometry/structures.ts";
import { ink, n } from "./ink.ts";
import { outlinePath, type Sheet } from "./sheet.ts";

/** Partitions and columns filled with ink, half walls in outline, soffits dashed: they hang above. */
export function drawStructures(sheet: Sheet, plan: RoomPlan): string {
  const thin = sheet.detail === "small" ? 0.8 : 1;
  return structuresOf(plan)
    .map((structure) => {
      const path = outlinePath(sheet, outlineOfStructure(structure));
      const line = `stroke="${ink.line}" stroke-width="${n(thin)}"`;
      if (structure.kind === "soffit")
        return `<path d="${path}" fill="none" ${line} stroke-dasharray="${n(6 * thin)} ${n(4 * thin)}"/>`;
      return `<path d="${path}" fill="${structure.kind === "half_wall" ? ink.hair : ink.poche}" ${line}/>`;
    })
    .join("");
}
