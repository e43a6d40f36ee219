import { Group } from "three";
import { put } from "../parts/assemble.ts";
import { finishMaterial, isWood } from "../parts/finish-materials.ts";
import { type ItemParams, text } from "../parts/params.ts";
import { box, rod } from "../parts/solids.ts";
import { plastic } from "../parts/stock-materials.ts";
import { grain, projectUv } from "../parts/uv.ts";

/**
 * A cabinet for the outdoors, without its top: steel or teak fronts on levelling feet. `fit` is "doors", "drawers",
 * "sink", "grill" (open above) or "fridge".
 */
export function buildOutdoorModule(params: ItemParams, finish: string): Group {
  const group = new Group();
  const { width_in: w, depth_in: d, height_in: h } = params;
  const fit = text(params, "fit", "doors");
  const face = finishMaterial(finish);
  const metal = finishMaterial("stainless");
  const dark = plastic("#1b1b1c", 0.7);
  const kick = 4;
  const dressed = (geometry: ReturnType<typeof box>, axis: "x" | "y" | "z", shift = 0) =>
    isWood(finish) ? grain(geometry, axis, shift) : projectUv(geometry, axis, [16, 48], shift);
  put(group, box(w - 1, kick, d - 4, 0.05), dark, { y: kick / 2, z: -1 });
  for (const s of [-1, 1])
    put(group, dressed(box(0.8, h - kick, d - 1, 0.05), "y", s), face, {
      x: s * (w / 2 - 0.4),
      y: kick + (h - kick) / 2,
      z: -0.5,
    });
  put(group, dressed(box(w - 1.6, 0.8, d - 1.4, 0.05), "x"), face, { y: kick + 0.4, z: -0.6 });
  put(group, dressed(box(w - 1.6, h - kick, 0.6, 0.04), "y", 4), face, {
    y: kick + (h - kick) / 2,
    z: -d / 2 + 0.6,
  });
  put(group, box(w - 1.6, h - kick - 0.4, 0.2, 0.02), dark, { y: kick + (h - kick) / 2, z: d / 2 - 1.6 });
  const z = d / 2 - 0.6;
  const top = fit === "grill" ? h - 10 : h;
  const y0 = kick + 0.2;
  const front = (x: number, y: number, fw: number, fh: number, drawer: boolean, seed: number) => {
    if (isWood(finish))
      for (let i = 0, n = Math.max(2, Math.round((drawer ? fh : fw) / 4)); i < n; i++) {
        const step = (drawer ? fh : fw) / n;
        const off = (i - (n - 1) / 2) * step;
        put(
          group,
          grain(
            box(drawer ? fw : step - 0.14, drawer ? step - 0.14 : fh, 0.9, 0.06),
            drawer ? "x" : "y",
            seed + i,
          ),
          face,
          { x: x + (drawer ? 0 : off), y: y + (drawer ? off : 0), z },
        );
      }
    else put(group, dressed(box(fw, fh, 0.9, 0.15, 2), drawer ? "x" : "y", seed), face, { x, y, z });
    const long = drawer ? fw * 0.6 : Math.min(10, fh * 0.4);
    const hx = drawer ? x : x + (x > 0 ? -1 : 1) * (fw / 2 - 1.6);
    const hy = drawer ? y + fh / 2 - 1.6 : y + fh / 2 - 2 - long / 2;
    put(group, rod(0.32, long, 0.06, 14), metal, {
      x: drawer ? x - long / 2 : hx,
      y: drawer ? hy : hy - long / 2,
      z: z + 1.5,
      rz: drawer ? -90 : 0,
    });
    for (const s of [-1, 1])
      put(group, rod(0.24, 1.2, 0.03, 10), metal, {
        x: drawer ? x + s * long * 0.4 : hx,
        y: drawer ? hy : hy + s * long * 0.4,
        z: z + 0.4,
        rx: 90,
      });
  };
  const fh = top - y0 - 0.1;
  if (fit === "drawers") {
    const parts = [0.24, 0.38, 0.38];
    let y = top;
    parts.forEach((p, i) => {
      const each = fh * p;
      front(0, y - each / 2, w - 0.3, each - 0.18, true, i);
      y -= each;
    });
  } else if (fit === "fridge") {
    put(group, box(w - 3, fh - 2, 0.2, 0.05), dark, { y: y0 + fh / 2, z: z + 0.4 });
    front(0, y0 + fh / 2, w - 0.3, fh, false, 3);
  } else for (const s of [-1, 1]) front((s * w) / 4, y0 + fh / 2, w / 2 - 0.25, fh, false, s);
  if (fit === "grill") put(group, box(w - 1.6, 9.6, 0.6, 0.05), metal, { y: h - 4.8, z: -d / 2 + 1.4 });
  return group;
}
