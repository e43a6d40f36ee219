import { type Group, Vector3 } from "three";
import { put } from "../parts/assemble.ts";
import { cushion, piping, type Stuffing } from "../parts/cushion.ts";
import { fourLegs, type LegStyle } from "../parts/legs.ts";
import { type ItemParams, number, text } from "../parts/params.ts";
import { bentPath } from "../parts/path.ts";
import { sheet } from "../parts/sheet.ts";
import { bar, rod } from "../parts/solids.ts";
import { grain } from "../parts/uv.ts";
import type { ChairKit } from "./seat-kit.ts";
import { paddedShell } from "./shells.ts";

const BACK_LEAN = -19;

/** Mid-century lounge chair: a wooden frame with bent arms, seat and back cushions laid in. */
export function loungeChair(group: Group, params: ItemParams, kit: ChairKit): void {
  const { width_in: w, depth_in: d, height_in: h } = params;
  loungeFrame(group, kit, w, d, h);
  const s: Stuffing = {
    edge: 1.4,
    crown: [0.15, 0.8, 0.4],
    crease: 0.45,
    grain: 2.9,
    repeat: kit.repeat,
    seed: 2,
  };
  const inner = w - 4;
  const low = { y: 15.4, z: 1.4, rx: -5 };
  put(group, cushion(inner, 4.8, d - 9, s), kit.cloth, low);
  put(group, piping(inner, 4.8, d - 9, s, "top", 0.15), kit.cloth, low);
  const back: Stuffing = { ...s, crown: [0.15, 0.5, 1.3], seed: 7, thin: 0.1, crease: 0.6 };
  const high = { y: 16 + (h - 15) / 2, z: -d / 2 + 8, rx: BACK_LEAN };
  put(group, cushion(inner, h - 15, 4.8, back), kit.cloth, high);
  put(group, piping(inner, h - 15, 4.8, back, "front", 0.15), kit.cloth, high);
}

function loungeFrame(group: Group, kit: ChairKit, w: number, d: number, h: number): void {
  const x = w / 2 - 0.9;
  /** Front leg, arm, back leg and seat rail of a side: corners as [height, depth], bend, width, thickness. */
  const parts: [corners: [number, number][], bend: number, wide: number, high: number][] = [
    [
      [
        [0, d / 2 - 5],
        [22, d / 2 - 3.2],
        [22.6, d / 2 - 8],
      ],
      2.4,
      1.3,
      1.6,
    ],
    [
      [
        [22.3, d / 2 - 4.4],
        [23, 0],
        [21.2, -d / 2 + 5],
      ],
      6,
      2.3,
      1,
    ],
    [
      [
        [0, -d / 2 + 1],
        [12, -d / 2 + 6],
        [22, -d / 2 + 5.2],
      ],
      8,
      1.3,
      1.5,
    ],
    [
      [
        [13.6, d / 2 - 4.4],
        [10.2, -d / 2 + 6],
      ],
      1,
      1.1,
      2,
    ],
  ];
  for (const side of [-1, 1])
    parts.forEach(([corners, bend, wide, high], i) => {
      const path = bentPath(
        corners.map(([y, z]) => [side * x, y, z] as const),
        bend,
        6,
      );
      put(group, grain(bar(path, wide, high, 0.3), "z", side + i + 1), kit.frame);
    });
  const rail = (half: number, wide: number, high: number) =>
    bar([new Vector3(-half, 0, 0), new Vector3(half, 0, 0)], wide, high, 0.25, new Vector3(0, 0, 1));
  put(group, grain(rail(x, 1.1, 2), "x"), kit.frame, { y: 13.4, z: d / 2 - 5.2 });
  put(group, grain(rail(x, 1.1, 2), "x"), kit.frame, { y: 10.6, z: -d / 2 + 6.6 });
  put(group, grain(rail(x - 1.6, 1, 2.2), "x", 4), kit.frame, { y: h - 1.4, z: -d / 2 + 1.9 });
  for (let i = 0; i < 5; i++) {
    const at = { x: ((i - 2) / 2) * (w / 2 - 5), y: 12, z: -d / 2 + 7, rx: BACK_LEAN };
    put(group, grain(rod(0.42, h - 12, 0.1, 10), "y", i), kit.frame, at);
  }
}

/** Tub chair on a low plinth: one padded shell bent round the seat. */
export function barrelChair(group: Group, params: ItemParams, kit: ChairKit): void {
  const { width_in: w, depth_in: d, height_in: h } = params;
  const base = 1.6;
  put(group, rod(Math.min(w, d) * 0.36, base + 0.4, 0.1, 36), kit.frame);
  const thick = 4.6;
  const rx = w / 2 - thick / 2;
  const rz = (d - thick) / 1.66;
  const top = (along: number) => h * (1 - 0.43 * Math.max(0, along - 0.45) ** 1.4);
  put(group, paddedShell({ rx, rz, reach: 130, thick, y0: base, top, repeat: kit.repeat }), kit.cloth);
  roundSeat(group, kit, rx - thick / 2 + 0.5, rz - thick / 2 + 0.5, base, 12.4, 0.4);
  roundSeat(group, kit, rx - thick / 2 + 0.5, rz - thick / 2 + 0.4, 12.4, 17.4, 0.9);
}

/** A round block of stuffing that is square to the front. */
function roundSeat(
  group: Group,
  kit: ChairKit,
  a: number,
  b: number,
  y0: number,
  y1: number,
  crown: number,
): void {
  const h = y1 - y0;
  put(
    group,
    sheet(
      36,
      14,
      (u, v) => {
        const angle = u * Math.PI * 2;
        const fall = v < 0.5 ? v / 0.5 : 1;
        const r = v < 0.5 ? 1 - Math.max(0, fall - 0.75) * 0.1 : (1 - v) / 0.5;
        const y =
          v < 0.5
            ? y0 + (h - 1) * fall
            : y1 - 1 + Math.sqrt(Math.max(0, 1 - r ** 5)) * 1 + crown * (1 - r * r);
        const s = Math.sin(angle);
        const c = -Math.cos(angle);
        const power = c > 0 ? 0.62 : 1;
        return new Vector3(
          Math.sign(s) * Math.abs(s) ** power * a * r,
          y,
          Math.sign(c) * Math.abs(c) ** power * b * r + 0.6,
        );
      },
      { repeat: kit.repeat, ring: true },
    ),
    kit.cloth,
  );
}

/** Wing chair: a high back that comes forward in two wings, arms below them, loose seat. */
export function wingback(group: Group, params: ItemParams, kit: ChairKit): void {
  const { width_in: w, depth_in: d, height_in: h } = params;
  const lift = 7;
  fourLegs(group, kit.frame, text(params, "legs", "tapered") as LegStyle, w - 8, d - 9, lift, 2);
  const cover = (extra: Partial<Stuffing>): Stuffing => ({
    edge: 1.6,
    repeat: kit.repeat,
    grain: 4.5,
    crease: 0.12,
    ...extra,
  });
  put(group, cushion(w - 4, 6, d - 5, cover({ crown: [0.2, 0.1, 0.2] })), kit.cloth, { y: lift + 3, z: 0.5 });
  const seatTop = number(params, "seat_in", 18.5);
  const seat = cover({ crown: [0.2, 1, 0.5], crease: 0.4, seed: 4, grain: 2.9 });
  const at = { y: seatTop - 2.6, z: 2.2 };
  put(group, cushion(w - 10, 5.2, d - 9, seat), kit.cloth, at);
  put(group, piping(w - 10, 5.2, d - 9, seat, "top"), kit.cloth, at);
  const thick = 3.6;
  const wing = (along: number) => {
    const t = Math.min(1, Math.max(0, (along - 0.5) / 0.44));
    return h - 2.2 * Math.min(1, along / 0.5) ** 2 - (h - 27) * t * t * (3 - 2 * t);
  };
  const back = { rx: w / 2 - thick / 2 - 0.8, rz: d * 0.42, square: 0.56, reach: 92, thick, y0: lift + 1.5 };
  put(group, paddedShell({ ...back, top: wing, lean: 3, repeat: kit.repeat }), kit.cloth, { z: -d * 0.02 });
  const pad = cover({ edge: 2.4, crown: [0.2, 0.6, 1.4], thin: 0.3, seed: 6, crease: 0.3 });
  const tall = h - seatTop + 0.5;
  put(group, cushion(w - 10, tall, 5, pad), kit.cloth, {
    y: seatTop + tall / 2 - 0.6,
    z: -d / 2 + 6.6,
    rx: -6,
  });
  for (const side of [-1, 1]) {
    const arm = cover({ edge: 1.9, crown: [0.2, 0.3, 0.3], seed: side + 8 });
    put(group, cushion(4.4, 16.5, d - 6, arm), kit.cloth, { x: side * (w / 2 - 2.4), y: lift + 8.2, z: 2 });
  }
}

export function ottoman(group: Group, params: ItemParams, kit: ChairKit): void {
  const { width_in: w, depth_in: d, height_in: h } = params;
  const lift = 5;
  fourLegs(group, kit.frame, "tapered", w - 6, d - 6, lift, 1.8);
  const s: Stuffing = { edge: 1.6, crown: [0.2, 0.9, 0.2], crease: 0.2, repeat: kit.repeat };
  put(group, cushion(w, h - lift, d, s), kit.cloth, { y: lift + (h - lift) / 2 });
  put(group, piping(w, h - lift, d, s, "top"), kit.cloth, { y: lift + (h - lift) / 2 });
}
