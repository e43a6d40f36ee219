import { type Group, Vector3 } from "three";
import { put } from "../parts/assemble.ts";
import { cushion, piping, type Stuffing } from "../parts/cushion.ts";
import { rail } from "../parts/legs.ts";
import { type ItemParams, number, text } from "../parts/params.ts";
import { bentPath } from "../parts/path.ts";
import { sheet } from "../parts/sheet.ts";
import { bar, plate, rectSection, rod, taper, tube } from "../parts/solids.ts";
import { grain, projectUv } from "../parts/uv.ts";
import type { ChairKit } from "./seat-kit.ts";
import { paddedShell } from "./shells.ts";

const SEAT = 17.6;

/** A seat of solid wood, hollowed for the sitter and rounded at its rim, its upper face at y. */
export function saddle(group: Group, kit: ChairKit, w: number, d: number, y: number, z = 0): void {
  const thick = 1.3;
  const seat = sheet(
    48,
    18,
    (u, v) => {
      const angle = u * Math.PI * 2;
      const [s, c] = [Math.sin(angle), -Math.cos(angle)];
      const scale = (Math.abs(s) ** 6 + Math.abs(c) ** 6) ** (-1 / 6);
      const over = Math.min(1, v / 0.62);
      const turn = Math.min(1, Math.max(0, (v - 0.62) / 0.24)) * Math.PI;
      const under = Math.max(0, (v - 0.86) / 0.14);
      const r = v < 0.62 ? over * 0.955 : v < 0.86 ? 0.955 + Math.sin(turn) * 0.045 : 0.955 * (1 - under);
      const x = (s * scale * r * w) / 2;
      const back = (c * scale * r * d) / 2;
      const dish = 0.5 * Math.exp(-(((back + d * 0.06) / (d * 0.3)) ** 2)) * Math.max(0, 1 - (r / 0.95) ** 6);
      const pommel = 0.25 * Math.exp(-((x / (w * 0.1)) ** 2)) * Math.max(0, back / d) * 2;
      const top = -dish + pommel * Math.max(0, 1 - (r / 0.95) ** 8);
      const yy = v < 0.62 ? top : v < 0.86 ? -thick / 2 + Math.cos(turn) * (thick / 2) : -thick;
      return new Vector3(x * (1 - 0.05 * Math.max(0, -back / d)), y + yy, z + back);
    },
    { ring: true },
  );
  put(group, grain(seat, "z", 2), kit.frame);
}

/** Wooden chair: `back` is "spindle", "ladder" or "wishbone". */
export function woodChair(group: Group, params: ItemParams, kit: ChairKit): void {
  const { width_in: w, depth_in: d, height_in: h } = params;
  const style = text(params, "back", "spindle");
  if (style === "wishbone") {
    wishbone(group, w, d, h, kit);
    return;
  }
  saddle(group, kit, w, d - 2, SEAT, 0.6);
  splayedLegs(group, kit, w - 5, d - 6, SEAT - 1.2);
  const z0 = -d / 2 + 3;
  const lean = 12;
  const up = h - SEAT;
  if (style === "ladder") {
    for (const side of [-1, 1])
      put(group, grain(taper(0.8, 0.6, up + 1, 0.1, 16), "y", side), kit.frame, {
        x: side * (w / 2 - 1.4),
        y: SEAT - 1,
        z: z0,
        rx: -lean,
      });
    for (let i = 0; i < 3; i++) {
      const t = 0.3 + i * 0.3;
      const y = SEAT + up * t;
      curvedRail(group, kit, w / 2 - 1.6, y, z0 - Math.tan((lean * Math.PI) / 180) * up * t, 2.4, i);
    }
    return;
  }
  for (let i = 0; i < 7; i++) {
    const s = (i - 3) / 3;
    put(group, grain(taper(0.34, 0.26, up - 0.6, 0.06, 10), "y", i), kit.frame, {
      x: s * (w / 2 - 2.6),
      y: SEAT - 0.6,
      z: z0 + 0.9 - (1 - s * s) * 0.9,
      rx: -lean,
      rz: -s * 5,
    });
  }
  curvedRail(group, kit, w / 2 - 0.4, h - 1.1, z0 - Math.tan((lean * Math.PI) / 180) * up + 0.4, 2.1, 3);
}

/** A bent rail across the back, hollow to the sitter. */
function curvedRail(
  group: Group,
  kit: ChairKit,
  half: number,
  y: number,
  z: number,
  high: number,
  shift: number,
): void {
  const path = Array.from({ length: 13 }, (_, i) => {
    const s = (i / 12) * 2 - 1;
    return new Vector3(s * half, y, z - (1 - s * s) * 1.3);
  });
  put(group, grain(bar(path, 0.85, high, 0.3, new Vector3(0, 0, 1)), "x", shift), kit.frame);
}

export function splayedLegs(group: Group, kit: ChairKit, w: number, d: number, y: number, lean = 7): void {
  const drop = Math.tan((lean * Math.PI) / 180) * y;
  for (const sx of [-1, 1])
    for (const sz of [-1, 1])
      put(group, grain(taper(0.52, 0.82, y + 0.4, 0.08, 16), "y", sx * 2 + sz), kit.frame, {
        x: sx * (w / 2 + drop * 0.6),
        z: sz * (d / 2 + drop * 0.6),
        rz: sx * lean,
        rx: -sz * lean,
      });
}

/** Y-shaped back under one bent arm rail, seat of paper cord. */
function wishbone(group: Group, w: number, d: number, h: number, kit: ChairKit): void {
  const armY = h - 1.2;
  const hoop = bentPath(
    [
      [-w / 2 + 0.8, armY - 1.6, d / 2 - 9],
      [-w / 2 + 0.8, armY, -d / 2 + 1.2],
      [w / 2 - 0.8, armY, -d / 2 + 1.2],
      [w / 2 - 0.8, armY - 1.6, d / 2 - 9],
    ],
    9,
    10,
  );
  put(group, grain(tube(hoop, 0.72, 12), "x"), kit.frame);
  for (const side of [-1, 1]) {
    put(group, grain(taper(0.5, 0.75, SEAT - 0.4, 0.08, 16), "y", side), kit.frame, {
      x: side * (w / 2 - 2.2),
      z: d / 2 - 2,
      rz: side * 2,
    });
    const back = bentPath(
      [
        [side * (w / 2 - 3.4), 0, -d / 2 + 2],
        [side * (w / 2 - 3.4), 16, -d / 2 + 3.4],
        [side * (w / 2 - 1.6), armY - 0.4, -d / 2 + 7.4],
      ],
      8,
      6,
    );
    put(group, grain(tube(back, 0.66, 12), "y", side), kit.frame);
    const y = bentPath(
      [
        [side * 0.5, SEAT, -d / 2 + 2.8],
        [side * 0.7, SEAT + 4.5, -d / 2 + 2],
        [side * 3.6, armY - 0.3, -d / 2 + 1.5],
      ],
      5,
      6,
    );
    put(group, grain(bar(y, 1.3, 0.5, 0.15), "y", side), kit.frame);
  }
  rail(group, kit.frame, [-w / 2 + 2.2, SEAT - 1.4, d / 2 - 2], [w / 2 - 2.2, SEAT - 1.4, d / 2 - 2], 1, 1.5);
  rail(
    group,
    kit.frame,
    [-w / 2 + 3.4, SEAT - 1.4, -d / 2 + 3],
    [w / 2 - 3.4, SEAT - 1.4, -d / 2 + 3],
    1,
    1.5,
  );
  for (const side of [-1, 1])
    rail(
      group,
      kit.frame,
      [side * (w / 2 - 2.6), SEAT - 1.4, d / 2 - 2],
      [side * (w / 2 - 3.2), SEAT - 1.4, -d / 2 + 3],
      1,
      1.4,
      "z",
    );
  cordSeat(group, kit, w - 4.4, d - 4.4, SEAT, 0.2);
}

/** Cord wound from four sides to the middle: four triangles with a dip along their seams. */
export function cordSeat(group: Group, kit: ChairKit, w: number, d: number, y: number, z: number): void {
  const skin = sheet(
    16,
    16,
    (u, v) => {
      const x = u * 2 - 1;
      const s = v * 2 - 1;
      const roll = Math.max(Math.abs(x), Math.abs(s));
      return new Vector3(
        (x * w) / 2,
        y - 0.5 * (1 - roll ** 4) - 1.1 * Math.max(0, roll - 0.93) ** 2 * 200,
        z + (s * d) / 2,
      );
    },
    { thick: 0.5, repeat: 5 },
  );
  put(group, skin, kit.cane);
}

/** Frame chair with plaited seat and back. */
export function caneChair(group: Group, params: ItemParams, kit: ChairKit): void {
  const { width_in: w, depth_in: d, height_in: h } = params;
  const z0 = -d / 2 + 2.2;
  const lean = 10;
  const up = h - SEAT;
  splayedLegs(group, kit, w - 3.6, d - 4, SEAT - 0.6, 3);
  const frame = plate(rectSection(w, d - 1, 2.4, 6), 1.2, 0.3, [rectSection(w - 4, d - 5, 1.6, 5)]);
  frame.rotateX(-Math.PI / 2);
  put(group, grain(frame, "x", 3), kit.frame, { y: SEAT - 0.6, z: 0.5 });
  const seat = plate(rectSection(w - 3.6, d - 4.6, 1.4, 4), 0.2, 0.02);
  seat.rotateX(-Math.PI / 2);
  put(group, projectUv(seat, "z", [5, 5]), kit.cane, { y: SEAT - 0.5, z: 0.5 });
  const back = plate(rectSection(w - 1, up - 4, 3, 7), 1.1, 0.3, [rectSection(w - 4.4, up - 7.4, 1.8, 6)]);
  const cane = plate(rectSection(w - 4, up - 7, 1.6, 5), 0.2, 0.02);
  for (const [geometry, material] of [
    [grain(back, "x", 5), kit.frame],
    [projectUv(cane, "y", [5, 5]), kit.cane],
  ] as const)
    put(group, geometry, material, {
      y: SEAT + 3.4 + (up - 4) / 2,
      z: z0 - Math.tan((lean * Math.PI) / 180) * (up * 0.55),
      rx: -lean,
    });
  for (const side of [-1, 1])
    put(group, grain(rod(0.58, 5.6, 0.1, 14), "y", side), kit.frame, {
      x: side * (w / 2 - 2.6),
      y: SEAT - 1,
      z: z0,
      rx: -lean,
    });
}

/** Upholstered dining chair on four legs; the back bends round the sitter when `curved`. */
export function upholsteredChair(group: Group, params: ItemParams, kit: ChairKit): void {
  const { width_in: w, depth_in: d, height_in: h } = params;
  const seatTop = number(params, "seat_in", 19);
  splayedLegs(group, kit, w - 6, d - 8, seatTop - 4, 5);
  const seat: Stuffing = { edge: 1.5, crown: [0.3, 0.5, 0.3], crease: 0.12, repeat: kit.repeat, grain: 2.8 };
  put(group, cushion(w - 1.5, 4.6, d - 3.5, seat), kit.cloth, { y: seatTop - 2.3, z: 1.6 });
  put(group, piping(w - 1.5, 4.6, d - 3.5, seat, "top", 0.13), kit.cloth, { y: seatTop - 2.3, z: 1.6 });
  if (params.curved === true) {
    const thick = 2.6;
    const top = (along: number) => h - (h - seatTop - 4.5) * Math.max(0, along - 0.4) ** 1.6 * 0.9;
    const shell = { rx: w / 2 - thick / 2, rz: d * 0.44, square: 0.8, reach: 100, thick, y0: seatTop - 3.4 };
    put(group, paddedShell({ ...shell, top, lean: 1.2, repeat: kit.repeat }), kit.cloth);
    return;
  }
  const thick = 2.8;
  const up = h - seatTop + 1.6;
  const s: Stuffing = {
    edge: 1.3,
    crown: [0.1, 0.3, 0.8],
    crease: 0.16,
    repeat: kit.repeat,
    grain: 2.8,
    seed: 5,
  };
  put(group, cushion(w - 1, up, thick, s), kit.cloth, { y: seatTop - 1.6 + up / 2, z: -d / 2 + 2.6, rx: -8 });
  put(group, piping(w - 1, up, thick, s, "front", 0.13), kit.cloth, {
    y: seatTop - 1.6 + up / 2,
    z: -d / 2 + 2.6,
    rx: -8,
  });
}
