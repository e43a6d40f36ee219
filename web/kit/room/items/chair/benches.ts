import type { Group } from "three";
import { put } from "../parts/assemble.ts";
import { cushion, piping, type Stuffing } from "../parts/cushion.ts";
import { fourLegs, type LegStyle, rail } from "../parts/legs.ts";
import { flag, type ItemParams, text } from "../parts/params.ts";
import { bentPath } from "../parts/path.ts";
import { bar, box } from "../parts/solids.ts";
import { grain, projectUv } from "../parts/uv.ts";
import type { ChairKit } from "./seat-kit.ts";

/** Bench of wood, or with a padded or plaited top. */
export function bench(group: Group, params: ItemParams, kit: ChairKit): void {
  const { width_in: w, depth_in: d, height_in: h } = params;
  const top = text(params, "top", "wood");
  const legs = text(params, "legs", "block") as LegStyle;
  const thick = top === "padded" ? 4.5 : 1.6;
  fourLegs(group, kit.frame, legs, w - (legs === "splayed" ? 12 : 4), d - 4, h - thick, 2);
  if (top === "padded") {
    const s: Stuffing = { edge: 1.3, crown: [0.2, 0.5, 0.2], crease: 0.14, repeat: kit.repeat, grain: 4 };
    put(group, cushion(w, thick, d, s), kit.cloth, { y: h - thick / 2 - 0.5 });
    put(group, piping(w, thick, d, s, "top", 0.14), kit.cloth, { y: h - thick / 2 - 0.5 });
    return;
  }
  if (top === "woven") {
    put(group, projectUv(box(w - 3.4, 0.7, d - 2.6, 0.3, 2), "x", [5, 5]), kit.cane, { y: h - 0.8 });
    for (const s of [-1, 1]) {
      rail(
        group,
        kit.frame,
        [-w / 2, h - 0.9, s * (d / 2 - 0.8)],
        [w / 2, h - 0.9, s * (d / 2 - 0.8)],
        1.6,
        1.8,
      );
      rail(
        group,
        kit.frame,
        [s * (w / 2 - 0.9), h - 0.9, -d / 2 + 0.8],
        [s * (w / 2 - 0.9), h - 0.9, d / 2 - 0.8],
        1.6,
        1.8,
        "z",
      );
    }
  } else put(group, grain(box(w, thick, d, 0.25, 3), "x", 3), kit.frame, { y: h - thick / 2 });
  if (flag(params, "shelf"))
    for (let i = 0; i < 5; i++)
      put(group, grain(box(w - 4, 0.7, d / 6.5, 0.08), "x", i), kit.frame, { y: 6, z: (i - 2) * (d / 6) });
}

/** Garden chair with arms: frame of teak or powder-coated metal, a seat pad. */
export function outdoorDining(group: Group, params: ItemParams, kit: ChairKit): void {
  const { width_in: w, depth_in: d, height_in: h } = params;
  const x = w / 2 - 0.9;
  for (const side of [-1, 1]) {
    const part = (points: [number, number, number][], bend: number, wide: number, high: number, s: number) =>
      put(group, grain(bar(bentPath(points, bend, 5), wide, high, 0.2), "y", side + s), kit.frame);
    part(
      [
        [side * x, 0, d / 2 - 2],
        [side * x, 25, d / 2 - 2.4],
      ],
      1,
      1.4,
      1.4,
      1,
    );
    part(
      [
        [side * x, 0, -d / 2 + 3],
        [side * x, 17, -d / 2 + 4.6],
        [side * x, h, -d / 2 + 0.8],
      ],
      9,
      1.4,
      1.5,
      2,
    );
    part(
      [
        [side * x, 25.2, d / 2 - 0.6],
        [side * x, 24.6, -d / 2 + 3],
      ],
      1,
      2.2,
      0.9,
      3,
    );
    part(
      [
        [side * x, 15.6, d / 2 - 2],
        [side * x, 14.8, -d / 2 + 4],
      ],
      1,
      1,
      1.8,
      4,
    );
  }
  const slats = 7;
  for (let i = 0; i < slats; i++) {
    const t = i / (slats - 1);
    put(group, grain(box(w - 1.6, 0.7, (d - 8) / slats - 0.3, 0.15), "x", i), kit.frame, {
      y: 16.2 - 0.8 * (1 - t),
      z: -d / 2 + 5 + t * (d - 8),
    });
  }
  for (let i = 0; i < 4; i++) {
    const y = 20 + i * ((h - 21) / 4) + 1.6;
    const z = -d / 2 + 4.2 - ((y - 17) / (h - 17)) * 3.4;
    put(group, grain(box(w - 1.6, (h - 21) / 4 - 0.7, 0.7, 0.15), "x", i + 9), kit.frame, {
      y,
      z,
      rx: -12,
    });
  }
  const s: Stuffing = { edge: 0.8, crown: [0.1, 0.25, 0.1], repeat: kit.repeat, grain: 5 };
  put(group, cushion(w - 3.4, 2, d - 6.5, s), kit.cloth, { y: 17.3, z: 1 });
  put(group, piping(w - 3.4, 2, d - 6.5, s, "top", 0.12), kit.cloth, { y: 17.3, z: 1 });
}

/** Deep garden armchair: the same frame as the outdoor sofa for one. */
export function outdoorLounge(group: Group, params: ItemParams, kit: ChairKit): void {
  const { width_in: w, depth_in: d, height_in: h } = params;
  const x = w / 2 - 1.2;
  for (const side of [-1, 1]) {
    const legs = bentPath(
      [
        [side * x, 0, d / 2 - 2.4],
        [side * x, 23, d / 2 - 2.4],
        [side * x, 23, -d / 2 + 2.4],
        [side * x, 0, -d / 2 + 2.4],
      ],
      3,
      6,
    );
    put(group, grain(bar(legs, 2.4, 1.5, 0.3), "z", side), kit.frame);
    rail(group, kit.frame, [side * x, 9.5, d / 2 - 2.4], [side * x, 9.5, -d / 2 + 2.4], 1.2, 2.2, "z");
  }
  for (const z of [d / 2 - 3, -d / 2 + 3]) rail(group, kit.frame, [-x, 9.5, z], [x, 9.5, z], 1.2, 2.2);
  for (let i = 0; i < 6; i++)
    put(group, grain(box(w - 3, 0.7, 2.6, 0.12), "x", i), kit.frame, { y: 10.4, z: (i - 2.5) * (d / 7) });
  for (let i = 0; i < 6; i++)
    put(group, grain(box(1.6, h - 14, 0.7, 0.15), "y", i), kit.frame, {
      x: (i - 2.5) * ((w - 5) / 6),
      y: 10 + (h - 14) / 2,
      z: -d / 2 + 3,
      rx: -12,
    });
  rail(group, kit.frame, [-x + 1, h - 3.4, -d / 2 + 0.9], [x - 1, h - 3.4, -d / 2 + 0.9], 1, 2.2);
  const s: Stuffing = { edge: 1.4, crown: [0.15, 0.6, 0.3], crease: 0.2, repeat: kit.repeat };
  const inner = w - 5.2;
  put(group, cushion(inner, 5.4, d - 6, s), kit.cloth, { y: 13.6, z: 1.6 });
  put(group, piping(inner, 5.4, d - 6, s, "top"), kit.cloth, { y: 13.6, z: 1.6 });
  const back: Stuffing = { ...s, crown: [0.15, 0.4, 1.2], crease: 0.4, thin: 0.15, seed: 8 };
  put(group, cushion(inner, h - 15.5, 5.6, back), kit.cloth, {
    y: 15.8 + (h - 15.5) / 2,
    z: -d / 2 + 6.4,
    rx: -12,
  });
}

/** Slatted garden chair with a fanned back and wide arms. */
export function adirondack(group: Group, params: ItemParams, kit: ChairKit): void {
  const { width_in: w, depth_in: d, height_in: h } = params;
  const x = w / 2 - 3.4;
  const slope = 12;
  for (let i = 0; i < 7; i++) {
    const t = i / 6;
    put(group, grain(box(w - 8, 0.8, 3, 0.2), "x", i), kit.frame, {
      y: 14.4 - t * 5.4,
      z: d / 2 - 3 - t * (d * 0.56),
      rx: -slope,
    });
  }
  for (const side of [-1, 1]) {
    rail(group, kit.frame, [side * x, 13, d / 2 - 2], [side * x, 1, -d / 2 + 1.5], 0.9, 4, "z");
    put(group, grain(box(3.4, 21, 0.9, 0.15), "y", side), kit.frame, {
      x: side * (x + 1),
      y: 10.5,
      z: d / 2 - 4.6,
    });
    put(group, grain(box(5.4, 0.9, d * 0.74, 0.35, 3), "z", side + 4), kit.frame, {
      x: side * (w / 2 - 2.7),
      y: 21.4,
      z: d * 0.1,
    });
    put(group, grain(box(2.6, 14, 0.9, 0.15), "y", side + 6), kit.frame, {
      x: side * x,
      y: 14.6,
      z: -d / 2 + 9,
      rx: -16,
    });
  }
  const slats = 5;
  for (let i = 0; i < slats; i++) {
    const s = i - (slats - 1) / 2;
    const tall = h - 8 - s * s * 1.3;
    put(group, grain(box((w - 11) / slats, tall, 0.8, 0.3, 2), "y", i), kit.frame, {
      x: s * ((w - 10) / slats) * 1.05,
      y: 8.6 + (tall / 2) * 0.94,
      z: -d / 2 + 11.6 - tall * 0.16,
      rx: -21,
      rz: -s * 1.6,
    });
  }
  rail(group, kit.frame, [-x - 1.4, 20.6, -d / 2 + 8.4], [x + 1.4, 20.6, -d / 2 + 8.4], 0.9, 2.6);
}
