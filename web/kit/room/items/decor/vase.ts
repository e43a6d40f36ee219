import { Group, MeshPhysicalMaterial, Vector3 } from "three";
import { put } from "../parts/assemble.ts";
import { dressed } from "../parts/dressed.ts";
import { finishMaterial } from "../parts/finish-materials.ts";
import { LeafHeap, leaf, leafMaterial } from "../parts/foliage.ts";
import { grownInto } from "../parts/grown-into.ts";
import { smoothTurned } from "../parts/lathe.ts";
import { hash } from "../parts/noise.ts";
import { type ItemParams, number, text } from "../parts/params.ts";
import { tube } from "../parts/solids.ts";
import { placed } from "../plant/growth.ts";

const vases: Record<string, (r: number, h: number) => [number, number][]> = {
  bottle: (r, h) => [
    [0, 0],
    [r * 0.7, 0],
    [r, h * 0.25],
    [r * 0.92, h * 0.5],
    [r * 0.34, h * 0.74],
    [r * 0.3, h * 0.94],
    [r * 0.4, h],
    [r * 0.32, h],
    [r * 0.22, h * 0.9],
    [0, h * 0.6],
  ],
  jug: (r, h) => [
    [0, 0],
    [r * 0.62, 0],
    [r * 0.98, h * 0.42],
    [r, h * 0.58],
    [r * 0.62, h * 0.86],
    [r * 0.66, h],
    [r * 0.56, h],
    [r * 0.5, h * 0.86],
    [0, h * 0.4],
  ],
  cylinder: (r, h) => [
    [0, 0],
    [r * 0.95, 0],
    [r, 0.3],
    [r * 0.96, h],
    [r * 0.86, h],
    [r * 0.84, 0.6],
    [0, 0.6],
  ],
  sphere: (r, h) => [
    [0, 0],
    [r * 0.45, 0],
    [r * 0.94, h * 0.34],
    [r, h * 0.52],
    [r * 0.78, h * 0.84],
    [r * 0.38, h * 0.97],
    [r * 0.38, h],
    [r * 0.28, h],
    [r * 0.28, h * 0.9],
    [0, h * 0.6],
  ],
};

/** Vase, empty or with `stems`: "branches", "eucalyptus" or "grass". */
export function vase(group: Group, params: ItemParams, finish: string): void {
  const { width_in: w, height_in: h } = params;
  const stems = text(params, "stems", "none");
  const vaseH = number(params, "vase_in", stems === "none" ? h : h * 0.36);
  const vaseW = number(params, "vase_wide_in", stems === "none" ? w : vaseH * 0.62);
  const profile = (vases[text(params, "shape", "bottle")] ?? vases.bottle!)(vaseW / 2, vaseH);
  const ware = finishMaterial(finish);
  put(group, dressed(smoothTurned(profile, profile.length - 4), ware, "y"), ware);
  if (stems === "none") return;
  const wood = new MeshPhysicalMaterial({ color: stems === "grass" ? "#b7a574" : "#6d5642", roughness: 0.9 });
  const leaves = new Group();
  const heap = new LeafHeap();
  const round = stems === "eucalyptus";
  const one = leaf({
    length: 1,
    width: round ? 0.92 : stems === "grass" ? 0.1 : 0.42,
    widest: 0.5,
    fold: 0.12,
    bend: 0.12,
    across: 2,
    along: 3,
  });
  const count = stems === "grass" ? 16 : 6;
  for (let k = 0; k < count; k++) {
    const a = k * 2.399;
    const reach = (w / 2) * (0.45 + 0.5 * hash(k, 1, 3));
    const top = h * (0.78 + 0.2 * hash(k, 2, 3));
    const path = Array.from({ length: 9 }, (_, i) => {
      const t = i / 8;
      return new Vector3(
        Math.cos(a) * reach * t ** 1.7 + Math.sin(t * 6 + k) * 0.35,
        vaseH * 0.7 + (top - vaseH * 0.7) * t,
        Math.sin(a) * reach * t ** 1.7 + Math.cos(t * 5 + k) * 0.35,
      );
    });
    put(
      group,
      tube(path, stems === "grass" ? 0.06 : 0.17, 5, (t) => 1 - t * 0.6),
      wood,
    );
    const leaves = stems === "grass" ? 22 : 17;
    for (let i = 0; i < leaves; i++) {
      const t = stems === "grass" ? 0.72 + 0.28 * (i / leaves) : 0.3 + 0.7 * ((i + 0.5) / leaves);
      const f = t * 8;
      const j = Math.min(7, Math.floor(f));
      const at = path[j]!.clone().lerp(path[j + 1]!, f - j);
      const size = stems === "grass" ? 1.8 : round ? 1.5 + hash(i, k, 4) : 1.7 + hash(i, k, 4) * 1.1;
      heap.add(
        one,
        placed(at, i * 137 + k * 40, 20 + hash(i, k, 5) * 50, hash(i, k, 6) * 60 - 30, size),
        i + k,
      );
    }
  }
  put(leaves, heap.geometry(), leafMaterial(stems === "grass" ? "grass" : round ? "eucalyptus" : "olive"));
  grownInto(leaves, w, params.depth_in, vaseH * 0.7, h);
  group.add(leaves);
}
