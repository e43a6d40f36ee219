import type { BufferGeometry, Group, Material } from "three";
import { put } from "../parts/assemble.ts";
import { dressed as dressedIn } from "../parts/dressed.ts";
import { finishMaterial, isWood } from "../parts/finish-materials.ts";
import { type ItemParams, text } from "../parts/params.ts";
import { box, plate, rectSection, roundSection } from "../parts/solids.ts";
import { clearGlass, glassEdge, type TopStone, topStone } from "../parts/stock-materials.ts";
import { grain, projectUv } from "../parts/uv.ts";

/** What a table is made of. Stone and glass tops come on a frame of the finish. */
export type TableKit = {
  frame: Material;
  /** Whether grain is laid on the frame's parts. */
  wood: boolean;
  top: Material;
  stone: boolean;
  glass: boolean;
};

const stones = new Set(["marble", "quartz", "concrete"]);

export function tableKit(params: ItemParams, finish: string): TableKit {
  const top = text(params, "top", "same");
  const frame = finishMaterial(finish);
  if (stones.has(top))
    return { frame, wood: isWood(finish), top: topStone(top as TopStone), stone: true, glass: false };
  if (top === "glass")
    return { frame, wood: isWood(finish), top: clearGlass("#e4efec", 0.16), stone: false, glass: true };
  return {
    frame,
    wood: isWood(finish),
    top: top === "same" ? frame : finishMaterial(top),
    stone: false,
    glass: false,
  };
}

/** Grain or bedding of the frame laid along a part. */
export function dressed(
  kit: TableKit,
  geometry: BufferGeometry,
  axis: "x" | "y" | "z",
  shift = 0,
): BufferGeometry {
  return dressedIn(geometry, kit.frame, axis, shift);
}

/** A table's top with its upper face at y; `shape` is "rect", "round", "oval" or "soft". */
export function tableTop(
  group: Group,
  kit: TableKit,
  shape: string,
  w: number,
  d: number,
  y: number,
  thick: number,
): void {
  const boards = kit.wood && kit.top === kit.frame && shape === "rect" && w > 50;
  if (boards) {
    const count = Math.max(3, Math.round(d / 7));
    for (let i = 0; i < count; i++)
      put(group, grain(box(w, thick, d / count - 0.015, 0.05, 1), "x", i * 1.3), kit.top, {
        y: y - thick / 2,
        z: ((i + 0.5) / count - 0.5) * d,
      });
    return;
  }
  const outline =
    shape === "round" || shape === "oval"
      ? roundSection(0.5, 56).map(([x, z]) => [x * w, z * d] as const)
      : rectSection(w, d, shape === "soft" ? Math.min(w, d) * 0.28 : 0.4, shape === "soft" ? 12 : 4);
  const geometry = plate(outline, thick, kit.stone ? 0.12 : Math.min(0.3, thick * 0.35));
  geometry.rotateX(-Math.PI / 2);
  const laid = kit.stone ? projectUv(geometry, "x", [60, 60], 0.4) : dressedIn(geometry, kit.top, "x", 2);
  put(group, laid, kit.top, { y: y - thick / 2 });
  if (kit.glass) {
    const edge = plate(
      outline.map(([x, z]) => [x * 1.001, z * 1.001] as const),
      thick * 0.8,
      0.02,
      [outline.map(([x, z]) => [x * 0.995, z * 0.995] as const)],
    );
    edge.rotateX(-Math.PI / 2);
    put(group, edge, glassEdge(), { y: y - thick / 2 });
  }
}
