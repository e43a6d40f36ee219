import { Group } from "three";
import { trimSection } from "../../../../../domain/room/cabinetry/moulding-profiles.ts";
import { put } from "../parts/assemble.ts";
import { finishMaterial } from "../parts/finish-materials.ts";
import { type ItemParams, text } from "../parts/params.ts";
import { plate } from "../parts/solids.ts";
import { plastic } from "../parts/stock-materials.ts";
import { grain } from "../parts/uv.ts";

/** A sample length of molding along x, its back on z = -depth/2, as it lies on the counter of a mill shop. */
export function buildTrim(params: ItemParams, finish: string): Group {
  const group = new Group();
  const { width_in: w, depth_in: d, height_in: h } = params;
  const section = trimSection(text(params, "profile", "square"), h, d).map(([out, up]) => [out, up] as const);
  const lying = (length: number) =>
    plate(section, length, 0.012)
      .rotateY(-Math.PI / 2)
      .translate(0, 0, -d / 2);
  const board = lying(w);
  const material = finishMaterial(finish);
  if (!material.map) {
    material.clearcoat = 0.1;
    material.roughness = 0.5;
    // Primed molding is cut to length after it is painted: its ends show the wood.
    const raw = plastic("#d9c6a6", 0.75);
    for (const end of [-1, 1]) put(group, lying(0.03), raw, { x: end * (w / 2) });
  }
  put(group, grain(board, "x", 2), material);
  return group;
}
