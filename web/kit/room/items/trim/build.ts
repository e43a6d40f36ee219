import { Group } from "three";
import { trimSection } from "../../../../../domain/room/cabinetry/moulding-profiles.ts";
import { put } from "../parts/assemble.ts";
import { finishMaterial } from "../parts/finish-materials.ts";
import { type ItemParams, text } from "../parts/params.ts";
import { plate } from "../parts/solids.ts";
import { grain } from "../parts/uv.ts";

/** A sample length of molding along x, its back on z = -depth/2, as it lies on the counter of a mill shop. */
export function buildTrim(params: ItemParams, finish: string): Group {
  const group = new Group();
  const { width_in: w, depth_in: d, height_in: h } = params;
  const section = trimSection(text(params, "profile", "square"), h, d).map(([out, up]) => [out, up] as const);
  const board = plate(section, w, 0.012);
  board.rotateY(-Math.PI / 2);
  board.translate(0, 0, -d / 2);
  const material = finishMaterial(finish);
  if (!material.map) {
    material.clearcoat = 0.1;
    material.roughness = 0.5;
  }
  put(group, grain(board, "x", 2), material);
  return group;
}
