import { Group } from "three";
import { BOARD, TOE_DEPTH, TOE_HEIGHT } from "../../../../../domain/room/cabinetry/measures.ts";
import { put } from "../parts/assemble.ts";
import { finishMaterial } from "../parts/finish-materials.ts";
import { type ItemParams, text } from "../parts/params.ts";
import { plate } from "../parts/solids.ts";
import { grain } from "../parts/uv.ts";

/**
 * A filler or an end panel of a run: a board from front to back in the line's finish, in line with the doors. `form`
 * is `wall` for one beside wall cabinets; others have a notch for the toe kick.
 */
export function buildFiller(params: ItemParams, finish: string): Group {
  const { width_in: w, depth_in: d, height_in: h } = params;
  const isWall = text(params, "form") === "wall";
  const back = isWall ? 0 : -d / 2;
  const front = back + d;
  const toe = front - TOE_DEPTH;
  const outline = isWall
    ? ([
        [back, 0],
        [front, 0],
        [front, h],
        [back, h],
      ] as const)
    : ([
        [back, 0],
        [toe, 0],
        [toe, TOE_HEIGHT],
        [front, TOE_HEIGHT],
        [front, h],
        [back, h],
      ] as const);
  const group = new Group();
  const board = plate(outline, Math.max(w, BOARD / 4), 0.03);
  board.rotateY(-Math.PI / 2);
  const material = finishMaterial(finish);
  put(group, grain(board, "y", 1.7), material);
  return group;
}
