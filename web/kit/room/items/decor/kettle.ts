import { type Group, type Material, Vector3 } from "three";
import { put } from "../parts/assemble.ts";
import { finishMaterial } from "../parts/finish-materials.ts";
import { type ItemParams, text } from "../parts/params.ts";
import { bentPath } from "../parts/path.ts";
import { tube, turned } from "../parts/solids.ts";

/** Where a kettle's pot stands: its axis, radius and height. */
type Pot = { x0: number; r: number; high: number };

/** Stovetop kettle with a hoop, or one with a gooseneck and a side handle. */
export function kettle(group: Group, params: ItemParams, finish: string): void {
  const { width_in: w, height_in: h } = params;
  const body = finishMaterial(finish);
  const trim = finishMaterial(text(params, "trim", "walnut"));
  const goose = text(params, "spout") === "goose";
  const pot: Pot = { x0: -w * 0.06, r: w * (goose ? 0.25 : 0.36), high: goose ? h - 1.25 : h * 0.56 };
  if (goose) gooseneck(group, body, trim, pot);
  else hooped(group, body, trim, pot, h);
  lid(group, body, trim, pot);
}

function lid(group: Group, body: Material, trim: Material, { x0, r, high }: Pot): void {
  const cover: [number, number][] = [
    [0, 0],
    [r * 0.46, 0],
    [r * 0.44, 0.18],
    [0.3, 0.34],
    [0, 0.34],
  ];
  const knob: [number, number][] = [
    [0, 0],
    [0.24, 0],
    [0.46, 0.5],
    [0.4, 0.9],
    [0, 0.95],
  ];
  put(group, turned(cover, 0.08, 32), body, { x: x0, y: high });
  put(group, turned(knob, 0.1, 20), trim, { x: x0, y: high + 0.3 });
}

function gooseneck(group: Group, body: Material, trim: Material, { x0, r, high }: Pot): void {
  const wall: [number, number][] = [
    [0, 0],
    [r, 0],
    [r * 0.94, high * 0.5],
    [r * 0.7, high],
    [0, high],
  ];
  put(group, turned(wall, 0.3, 44), body, { x: x0 });
  const spout = bentPath(
    [
      [x0 + r * 0.9, high * 0.2, 0],
      [x0 + r * 1.75, high * 0.3, 0],
      [x0 + r * 1.45, high * 0.95, 0],
      [x0 + r * 2.3, high * 1.08, 0],
    ],
    1.2,
    7,
  );
  put(
    group,
    tube(spout, 0.3, 16, (t) => 1 - t * 0.3),
    body,
  );
  const grip = bentPath(
    [
      [x0 - r * 0.7, high * 0.9, 0],
      [x0 - r * 1.7, high * 0.98, 0],
      [x0 - r * 1.6, high * 0.25, 0],
    ],
    0.9,
    6,
  );
  put(group, tube(grip, 0.34, 14), trim);
}

function hooped(group: Group, body: Material, trim: Material, { x0, r, high }: Pot, h: number): void {
  const wall: [number, number][] = [
    [0, 0],
    [r * 0.92, 0],
    [r, high * 0.3],
    [r * 0.86, high * 0.78],
    [r * 0.5, high],
    [0, high],
  ];
  put(group, turned(wall, 0.9, 44), body, { x: x0 });
  const spout = bentPath(
    [
      [x0 + r * 0.8, high * 0.5, 0],
      [x0 + r * 1.3, high * 0.72, 0],
      [x0 + r * 1.52, high * 1.02, 0],
    ],
    1,
    6,
  );
  put(
    group,
    tube(spout, 0.62, 16, (t) => 1 - t * 0.45),
    body,
  );
  const rise = h - high * 0.84 - 0.3;
  const arc = Array.from({ length: 17 }, (_, i) => {
    const a = (i / 16) * Math.PI;
    return new Vector3(x0 + Math.cos(a) * r * 0.84, high * 0.84 + Math.sin(a) * rise, 0);
  });
  put(group, tube(arc, 0.2, 10), body);
  put(group, tube(arc.slice(5, 12), 0.38, 12), trim);
}
