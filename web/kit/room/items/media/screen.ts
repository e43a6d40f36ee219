import { type Group, MeshPhysicalMaterial } from "three";
import { put } from "../parts/assemble.ts";
import { flag, type ItemParams } from "../parts/params.ts";
import { box } from "../parts/solids.ts";
import { plastic } from "../parts/stock-materials.ts";

/** A flat screen, off: near-black glass in a thin frame; on two feet if `stand`, else on the wall. */
export function screen(group: Group, params: ItemParams): void {
  const { width_in: w, depth_in: d, height_in: h } = params;
  const stand = flag(params, "stand");
  const foot = stand ? 2.6 : 0;
  const body = plastic("#161617", 0.45);
  const glass = new MeshPhysicalMaterial({
    color: "#08090a",
    roughness: 0.16,
    clearcoat: 1,
    clearcoatRoughness: 0.04,
  });
  const thick = stand ? 1.4 : Math.min(1.4, d * 0.6);
  const z = stand ? 0 : d / 2 - thick / 2;
  put(group, box(w, h - foot, thick, 0.15, 2), body, { y: foot + (h - foot) / 2, z });
  put(group, box(w - 0.5, h - foot - 0.7, 0.1, 0.02), glass, {
    y: foot + (h - foot) / 2 + 0.08,
    z: z + thick / 2,
  });
  put(group, box(w * 0.55, (h - foot) * 0.4, stand ? 2.4 : d - thick, 0.3, 2), body, {
    y: foot + (h - foot) * 0.42,
    z: stand ? -1.6 : -d / 2 + (d - thick) / 2,
  });
  if (!stand) return;
  for (const s of [-1, 1]) {
    put(group, box(0.9, foot + 1, 0.9, 0.1), body, { x: s * w * 0.36, y: (foot + 1) / 2 });
    put(group, box(1.2, 0.5, d, 0.2, 2), body, { x: s * w * 0.36, y: 0.25 });
  }
}
