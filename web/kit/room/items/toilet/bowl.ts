import type { Group, Vector3 } from "three";
import { put } from "../parts/assemble.ts";
import { bowlRing, loft } from "../parts/loft.ts";
import { box, rod } from "../parts/solids.ts";
import { grain } from "../parts/uv.ts";
import type { Ware } from "./ware.ts";

/** Plan of a bowl: half width at z, lengths to front and back from there; `wall` is the z of the wall. */
export type Outline = { half: number; toFront: number; back: number; z: number; power: number; wall: number };

const N = 52;

const ring = (o: Outline, scale: number, y: number, shift = 0, back = 1, width = scale): Vector3[] =>
  bowlRing(o.half * width, o.toFront * scale, o.back * back, y, o.z + shift, o.power, N);

/** Floor-standing bowl up to the rim at `top`: pedestal with visible trapway, or a smooth skirt. */
export function bowlBody(
  group: Group,
  ware: Ware,
  o: Outline,
  top: number,
  look: { skirt: boolean; stepped: boolean; square: boolean },
): void {
  const backReach = (o.z - o.wall) / o.back;
  const rings: Vector3[][] = [];
  if (look.skirt) {
    const b = Math.min(backReach * 0.985, 2.4);
    rings.push(
      ring(o, 0.6, 0, -0.6, b, 0.66),
      ring(o, 0.62, 0.12, -0.6, b, 0.68),
      ring(o, 0.64, top * 0.2, -0.5, b, 0.69),
    );
    for (const [t, s, w] of [
      [0.4, 0.7, 0.73],
      [0.58, 0.8, 0.82],
      [0.74, 0.9, 0.92],
      [0.88, 0.97, 0.985],
    ] as const)
      rings.push(ring(o, s, top * t, -0.4 * (1 - t), b, w));
  } else {
    const b = Math.min(backReach * 0.72, 1.5);
    if (look.stepped)
      rings.push(
        ring(o, 0.66, 0, -1.6, b, 0.74),
        ring(o, 0.67, 0.9, -1.6, b, 0.75),
        ring(o, 0.62, 1.1, -1.6, b * 0.97, 0.68),
      );
    else rings.push(ring(o, 0.58, 0, -1.8, b, 0.66), ring(o, 0.59, 0.25, -1.8, b, 0.67));
    rings.push(
      ring(o, 0.5, top * 0.12, -1.8, b * 0.94, 0.58),
      ring(o, 0.42, top * 0.28, -1.8, b * 0.86, 0.5),
      ring(o, 0.42, top * 0.42, -1.6, b * 0.84, 0.5),
      ring(o, 0.58, top * 0.56, -1, b * 0.9, 0.64),
      ring(o, 0.8, top * 0.72, -0.4, b * 0.96, 0.84),
      ring(o, 0.94, top * 0.86, -0.1, b, 0.96),
    );
  }
  const b = look.skirt ? Math.min(backReach * 0.985, 2.4) : Math.min(backReach * 0.72, 1.5);
  rings.push(
    ring(o, 1, top - 1.1, 0, b),
    ring(o, 1.012, top - 0.4, 0, b),
    ring(o, 1, top - 0.06, 0, b),
    ring(o, 0.97, top, 0, b * 0.985),
  );
  put(group, loft(rings, { start: true, end: true }), ware.china);
  if (!look.skirt) trapway(group, ware, o, top);
  for (const side of [-1, 1])
    put(group, rod(0.62, 0.5, 0.2, 20), ware.china, {
      x: side * o.half * 0.62,
      y: look.stepped ? 0.9 : 0.1,
      z: o.z - o.back * 0.5,
    });
}

/** The trap's bulge on both sides behind the bowl. */
function trapway(group: Group, ware: Ware, o: Outline, top: number): void {
  const z = o.z - o.back * 0.75;
  for (const side of [-1, 1]) {
    const rings = [0, 0.12, 0.3, 0.5, 0.7, 0.88, 1].map((t) => {
      const y = top * (0.08 + 0.62 * t);
      const swell = Math.sin(Math.PI * (0.12 + t * 0.76));
      return bowlRing(
        2.2 * swell + 0.3,
        3.6 * swell + 0.6,
        3.6 * swell + 0.6,
        y,
        z - 1.2 + 2.4 * t,
        2,
        28,
      ).map((p) => p.setX(p.x + side * o.half * 0.36));
    });
    put(group, loft(rings, { start: true, end: true }), ware.china);
  }
}

/** Hung on the wall: a smooth shell that tapers to its lower edge at y = 0. */
export function hungBody(group: Group, ware: Ware, o: Outline, top: number, square: boolean): void {
  const at = (scale: number, y: number, shift: number, _back: number, width: number) =>
    ring(o, scale, y, shift, Math.max(0.2, 1 + shift / o.back), width);
  const rings = [
    at(0.16, 0, -o.toFront * 0.42, 1, 0.4),
    at(0.4, 0.25, -o.toFront * 0.3, 1, square ? 0.68 : 0.56),
    at(0.62, top * 0.16, -1.4, 1, square ? 0.84 : 0.7),
    at(0.78, top * 0.36, -0.8, 1, square ? 0.92 : 0.82),
    at(0.9, top * 0.6, -0.3, 1, square ? 0.97 : 0.92),
    ring(o, 0.98, top * 0.84, 0, 1, 0.99),
    ring(o, 1, top - 0.3, 0, 1),
    ring(o, 0.995, top - 0.05, 0, 1),
    ring(o, 0.97, top, 0, 0.99),
  ];
  put(group, loft(rings, { start: true, end: true }), ware.china);
}

/** Seat ring and closed lid with the shadow gaps between them, bumpers and hinge caps. */
export function seatAndLid(group: Group, ware: Ware, o: Outline, rim: number, kind: string): void {
  const material = kind === "wood" ? ware.wood : ware.seat;
  const slim = kind === "slim";
  const back = Math.min(0.92, 6.6 / o.back);
  const slab = (y0: number, y1: number, grow: number, dome: number) => {
    const e = Math.min(0.28, (y1 - y0) * 0.42);
    const rings = [
      ring(o, grow - 0.05, y0, 0, back * 0.985, grow - 0.04),
      ring(o, grow - 0.01, y0 + e * 0.3, 0, back, grow - 0.008),
      ring(o, grow, y0 + e, 0, back, grow),
      ring(o, grow, y1 - e, 0, back, grow),
      ring(o, grow - 0.012, y1 - e * 0.3, 0, back, grow - 0.01),
      ring(o, grow - 0.05, y1, 0, back * 0.985, grow - 0.05),
      ring(o, 0.6, y1 + dome * 0.7, 0, back * 0.7, 0.6),
      ring(o, 0.2, y1 + dome, 0, back * 0.3, 0.2),
    ];
    const geometry = loft(rings, { start: true, end: true });
    return kind === "wood" ? grain(geometry, "z", y0) : geometry;
  };
  put(group, slab(rim - 0.06, rim + 0.1, 0.93, 0), ware.dark);
  const seatTop = rim + (slim ? 0.62 : 0.92);
  put(group, slab(rim + 0.12, seatTop, slim ? 0.985 : 1.0, 0), material);
  put(group, slab(seatTop - 0.02, seatTop + 0.12, 0.94, 0), ware.dark);
  put(
    group,
    slab(seatTop + 0.1, seatTop + (slim ? 0.55 : 0.8), slim ? 0.99 : 1.015, slim ? 0.08 : 0.22),
    material,
  );
  const hinge = o.z - o.back * back + 0.35;
  for (const side of [-1, 1])
    put(group, box(1.9, 0.95, 1.2, 0.35, 3), kind === "wood" ? ware.chrome : material, {
      x: side * 3,
      y: rim + 0.5,
      z: hinge - 0.5,
    });
}
