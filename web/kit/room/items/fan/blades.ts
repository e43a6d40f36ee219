import { type Group, Vector3 } from "three";
import { put } from "../parts/assemble.ts";
import { loft } from "../parts/loft.ts";
import { box, plate, rod, type Section } from "../parts/solids.ts";
import { grain } from "../parts/uv.ts";
import type { FanTrim } from "./trim.ts";

/** Half widths along a blade from hub to tip, as parts of its length; the outline of each shape. */
const outlines: Record<string, readonly (readonly [t: number, half: number])[]> = {
  classic: [
    [0, 0.075],
    [0.06, 0.095],
    [0.9, 0.125],
    [0.97, 0.11],
    [1, 0.06],
  ],
  square: [
    [0, 0.09],
    [0.02, 0.1],
    [0.985, 0.135],
    [1, 0.125],
  ],
  slim: [
    [0, 0.075],
    [0.5, 0.08],
    [0.9, 0.062],
    [0.97, 0.05],
    [1, 0.025],
  ],
  tapered: [
    [0, 0.05],
    [0.15, 0.1],
    [0.7, 0.13],
    [0.93, 0.12],
    [1, 0.06],
  ],
  metal: [
    [0, 0.1],
    [0.3, 0.115],
    [0.9, 0.12],
    [1, 0.11],
  ],
};

/** One blade along +x with its iron, from `from` to `to`, pitched 12 degrees, the leading edge up. */
export function blade(
  group: Group,
  shape: string,
  t: FanTrim,
  from: number,
  to: number,
  y: number,
  seed: number,
  wedge: number,
): void {
  if (shape === "propeller") {
    propeller(group, t, from, to, y, seed);
    return;
  }
  if (shape === "leaf") {
    leaf(group, t, from + 3, to, y, seed);
    return;
  }
  if (shape === "windmill") {
    const length = to - from - 2;
    const w0 = (from + 2) * wedge * 0.7;
    const w1 = to * wedge * 0.52;
    const outline: Section = [
      [0, -w0 / 2],
      [length, -w1 / 2],
      [length, w1 / 2],
      [0, w0 / 2],
    ];
    const geometry = plate(outline, 0.24, 0.06);
    geometry.rotateX(-Math.PI / 2);
    put(group, t.woodBlades ? grain(geometry, "x", seed) : geometry, t.blades, { x: from + 2, y, rx: -18 });
    put(group, rod(0.18, length + 2, 0.02, 8), t.metal, { x: from, y: y - 0.3, rz: -90 });
    return;
  }
  const start = from + 3.6;
  const length = to - start;
  const half = outlines[shape] ?? outlines.classic!;
  const side = half.map(([p, w]) => [p * length, w * length] as const);
  const outline: Section = [
    ...side.map(([x, w]) => [x, -w] as const),
    ...[...side].reverse().map(([x, w]) => [x, w] as const),
  ];
  const geometry = plate(outline, 0.26, 0.08);
  geometry.rotateX(-Math.PI / 2);
  put(group, t.woodBlades ? grain(geometry, "x", seed) : geometry, t.blades, {
    x: start,
    y: y - 0.2,
    rx: 12,
  });
  put(group, box(5.6, 0.3, 1.4, 0.1, 2), t.metal, { x: from + 2.6, y: y - 0.02, rx: -12 });
  put(
    group,
    plate(
      [
        [0, -1.3],
        [2.6, -1.7],
        [3.6, 0],
        [2.6, 1.7],
        [0, 1.3],
      ],
      0.2,
      0.06,
    ).rotateX(-Math.PI / 2),
    t.metal,
    { x: start - 0.2, y: y - 0.44, rx: -12 },
  );
  for (const [dx, dz] of [
    [0.9, -0.7],
    [0.9, 0.7],
    [2.4, 0],
  ] as const)
    put(group, rod(0.2, 0.2, 0.05, 12), t.metal, { x: start + dx, y: y - 0.7, z: dz });
}

/** Carved blade: an aerofoil that twists and thins to the tip. */
function propeller(group: Group, t: FanTrim, from: number, to: number, y: number, seed: number): void {
  const rings: Vector3[][] = [];
  const steps = 16;
  for (let i = 0; i <= steps; i++) {
    const p = i / steps;
    const x = from + (to - from) * p;
    const chord =
      (to - from) *
      (0.1 + 0.1 * Math.sin(Math.min(1, p * 1.5 + 0.12) * Math.PI * 0.62)) *
      (p > 0.86 ? Math.sqrt(Math.max(0.02, 1 - ((p - 0.86) / 0.14) ** 2)) : 1);
    const thick = 0.62 * (1 - p) + 0.14;
    const twist = ((12 * p - 22) * Math.PI) / 180;
    rings.push(
      Array.from({ length: 20 }, (_, k) => {
        const a = (k / 20) * Math.PI * 2;
        const c = Math.cos(a) * chord * 0.62;
        const h = Math.sin(a) * thick * (Math.cos(a) > 0 ? 0.8 : 1);
        return new Vector3(
          x,
          y + h * Math.cos(twist) - c * Math.sin(twist),
          -(c * Math.cos(twist) + h * Math.sin(twist)) + Math.sin(p * 2.4) * 0.9,
        );
      }),
    );
  }
  const geometry = loft(rings, { start: true, end: true });
  put(group, t.woodBlades ? grain(geometry, "x", seed) : geometry, t.blades);
}

/** Palm leaf with a midrib and folds. */
function leaf(group: Group, t: FanTrim, from: number, to: number, y: number, seed: number): void {
  const length = to - from;
  const rings: Vector3[][] = [];
  for (let i = 0; i <= 18; i++) {
    const p = i / 18;
    const half = length * 0.19 * Math.sin(Math.PI * Math.min(1, p ** 0.75 * 0.96 + 0.03)) + 0.2;
    const x = from + length * p;
    const row: Vector3[] = [];
    for (let k = 0; k <= 12; k++) {
      const s = -1 + (2 * k) / 12;
      row.push(
        new Vector3(
          x - Math.abs(s) * 0.6,
          y + 0.35 * (1 - Math.abs(s)) + (k % 2 ? 0.07 : 0) - Math.sin(p * Math.PI) * 0.3,
          -s * half,
        ),
      );
    }
    const below = row.map((v) => v.clone().setY(v.y - 0.18)).reverse();
    rings.push([...row, ...below]);
  }
  const geometry = loft(rings, { start: true, end: true });
  put(group, t.woodBlades ? grain(geometry, "x", seed) : geometry, t.blades);
  put(group, rod(0.26, length * 0.9, 0.05, 10), t.metal, { x: from - 2.6, y: y + 0.1, rz: -90 });
}
