import { type Group, Vector3 } from "three";
import { put } from "../parts/assemble.ts";
import { cushion, piping, type Stuffing } from "../parts/cushion.ts";
import { rail } from "../parts/legs.ts";
import { type ItemParams, number, text } from "../parts/params.ts";
import { rod, taper, tube, turned } from "../parts/solids.ts";
import { grain } from "../parts/uv.ts";
import { cordSeat, saddle } from "./dining.ts";
import type { ChairKit } from "./seat-kit.ts";
import { paddedShell } from "./shells.ts";

/** Stools by `form`: "saddle", "cord", "upholstered" with a low back, "metal", "swivel". */
export function stoolOf(group: Group, params: ItemParams, kit: ChairKit): void {
  const { width_in: w, depth_in: d, height_in: h } = params;
  const seat = number(params, "seat_in", 26);
  const form = text(params, "form", "saddle");
  if (form === "swivel") {
    swivel(group, kit, w, d, h, seat);
    return;
  }
  legs(group, kit, w, d, form === "upholstered" ? seat - 3.4 : seat - 1.2, form === "metal");
  if (form === "cord") cordSeat(group, kit, w - 1.4, d - 1.4, seat, 0);
  else if (form === "upholstered") {
    padded(group, kit, w, d, seat, h);
  } else if (form === "metal") {
    put(
      group,
      turned(
        [
          [0, -0.2],
          [w * 0.38, -0.2],
          [w * 0.42, 0.4],
          [w * 0.4, 1],
          [0, 0.7],
        ],
        0.2,
        32,
      ),
      kit.frame,
      { y: seat - 1 },
    );
  } else saddle(group, kit, w, d, seat);
}

function legs(group: Group, kit: ChairKit, w: number, d: number, y: number, metal: boolean): void {
  const lean = 5;
  const reach = Math.tan((lean * Math.PI) / 180);
  const top = { x: w / 2 - 1.9 - reach * y * 0.4, z: d / 2 - 1.9 - reach * y * 0.4 };
  for (const sx of [-1, 1])
    for (const sz of [-1, 1]) {
      const leg = metal
        ? rod(0.5, y + 0.6, 0.05, 14)
        : grain(taper(0.62, 0.82, y + 0.6, 0.1, 16), "y", sx + 2 * sz);
      put(group, leg, kit.frame, {
        x: sx * (top.x + reach * y),
        z: sz * (top.z + reach * y),
        rz: sx * lean,
        rx: -sz * lean,
      });
    }
  for (const [height, front] of [
    [y * 0.3, true],
    [y * 0.36, false],
  ] as const) {
    const x = top.x + reach * (y - height);
    const z = top.z + reach * (y - height);
    if (front) for (const s of [-1, 1]) bar(group, kit, metal, [-x, height, s * z], [x, height, s * z], "x");
    else for (const s of [-1, 1]) bar(group, kit, metal, [s * x, height, -z], [s * x, height, z], "z");
  }
}

function bar(
  group: Group,
  kit: ChairKit,
  metal: boolean,
  from: [number, number, number],
  to: [number, number, number],
  axis: "x" | "z",
): void {
  if (metal) put(group, tube([new Vector3(...from), new Vector3(...to)], 0.36, 12), kit.frame);
  else rail(group, kit.frame, from, to, 0.85, 1.1, axis);
}

function padded(group: Group, kit: ChairKit, w: number, d: number, seat: number, h: number): void {
  const s: Stuffing = { edge: 1.4, crown: [0.3, 0.6, 0.3], crease: 0.12, repeat: kit.repeat, grain: 3 };
  put(group, cushion(w - 0.6, 4, d - 1.6, s), kit.cloth, { y: seat - 2, z: 0.6 });
  put(group, piping(w - 0.6, 4, d - 1.6, s, "top", 0.12), kit.cloth, { y: seat - 2, z: 0.6 });
  const up = h - seat + 1.4;
  if (up < 4) return;
  const thick = 2.2;
  const top = (along: number) => h - (up - 3) * Math.max(0, along - 0.55) ** 1.5;
  const shell = { rx: w / 2 - thick / 2, rz: d * 0.45, square: 0.8, reach: 88, thick, y0: seat - 2.4 };
  put(group, paddedShell({ ...shell, top, lean: 0.8, repeat: kit.repeat }), kit.cloth);
}

/** Swivel stool: round foot, column, ring to rest the feet, bucket seat. */
function swivel(group: Group, kit: ChairKit, w: number, d: number, h: number, seat: number): void {
  put(
    group,
    turned(
      [
        [0, 0],
        [8.4, 0],
        [8.6, 0.4],
        [3, 0.9],
        [1.3, 1.8],
        [1.1, seat - 4],
        [0, seat - 4],
      ],
      0.12,
      40,
    ),
    kit.frame,
  );
  const ring = Array.from(
    { length: 33 },
    (_, i) => new Vector3(Math.cos((i / 32) * Math.PI * 2) * 7, 8.5, Math.sin((i / 32) * Math.PI * 2) * 7),
  );
  put(group, tube(ring, 0.36, 10), kit.frame);
  for (const a of [0, 120, 240]) put(group, rod(0.28, 6.6, 0.03, 10), kit.frame, { y: 8.5, rz: 90, ry: a });
  padded(group, kit, w, d, seat, h);
}
