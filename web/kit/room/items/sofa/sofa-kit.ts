import type { Group, Material } from "three";
import { put } from "../parts/assemble.ts";
import { cushion, piping, type Stuffing, seamRidge } from "../parts/cushion.ts";
import { clothMaterial, isCloth, repeatOf } from "../parts/fabric-materials.ts";
import { finishMaterial } from "../parts/finish-materials.ts";
import { flag, type ItemParams, number, text } from "../parts/params.ts";
import { throwPillow } from "../parts/throw-pillow.ts";

/** What a sofa is covered with and stands on. */
export type SofaKit = {
  cloth: Material;
  repeat: number;
  legs: Material;
  /** Cloth of the throw pillows. */
  accent: Material;
  accentRepeat: number;
  piped: boolean;
};

/** Cloths of pillows that go with a cover. */
const pillows: Record<string, string> = {
  "linen-oat": "linen-clay",
  "linen-white": "linen-blue",
  "linen-sage": "linen-white",
  "linen-blue": "linen-white",
  "linen-clay": "linen-oat",
  "tweed-gray": "linen-white",
  "tweed-charcoal": "linen-oat",
  "boucle-ivory": "linen-oat",
  "boucle-mocha": "boucle-ivory",
  "velvet-olive": "linen-oat",
  "velvet-navy": "linen-white",
  "velvet-rust": "linen-oat",
  "leather-cognac": "linen-white",
  "leather-black": "tweed-gray",
  "canvas-sand": "canvas-slate",
  "canvas-slate": "canvas-white",
  "canvas-white": "linen-blue",
};

export function sofaKit(params: ItemParams, finish: string): SofaKit {
  const cloth = finishMaterial(isCloth(finish) ? finish : "linen-oat");
  const accent = clothMaterial(pillows[finish] ?? "linen-oat")!;
  return {
    cloth,
    repeat: repeatOf(cloth),
    legs: finishMaterial(text(params, "wood", "walnut")),
    accent,
    accentRepeat: repeatOf(accent),
    piped: flag(params, "piped"),
  };
}

export function upholstered(
  group: Group,
  kit: SofaKit,
  w: number,
  h: number,
  d: number,
  at: { x?: number; y: number; z: number; edge?: number },
): void {
  const stuffing: Stuffing = {
    edge: at.edge ?? 0.9,
    repeat: kit.repeat,
    crown: [0.15, 0.1, 0.15],
    grain: 9,
    seed: 3,
  };
  put(group, cushion(w, h, d, stuffing), kit.cloth, { x: at.x ?? 0, y: at.y + h / 2, z: at.z });
}

type SeatRoom = { deck: number; seatTop: number; front: number; back: number; top: number; x?: number };

/** Radius of the ridge that a seam without a cord makes. */
const seam = 0.1;

/** Seat and back cushions in a row of `inner` inches. */
export function seats(group: Group, kit: SofaKit, params: ItemParams, inner: number, room: SeatRoom): void {
  const count = number(params, "cushions", number(params, "seats", 3));
  const backs = number(params, "backs", count);
  const tight = flag(params, "tight");
  const thick = room.seatTop - room.deck;
  const deep = room.front - room.back;
  for (let i = 0; i < count; i++) {
    const w = inner / count - 0.12;
    const s: Stuffing = {
      edge: 1.8,
      crown: [0.3, 1.7, 0.75],
      crease: 0.75,
      grain: 2.2,
      hidden: ["bottom"],
      repeat: kit.repeat,
      seed: i + 2,
    };
    const at = {
      x: (room.x ?? 0) + (i - (count - 1) / 2) * (inner / count),
      y: room.deck + thick / 2,
      z: (room.front + room.back) / 2,
    };
    put(group, cushion(w, thick, deep, s), kit.cloth, at);
    // Where there is no cord, the seam itself shows as a fine ridge.
    const cord = kit.piped ? 0.17 : seam;
    put(group, seamRidge(w, thick, deep, s, "top", cord), kit.cloth, at);
    if (kit.piped) put(group, piping(w, thick, deep, s, "bottom"), kit.cloth, at);
  }
  if (!tight) backCushions(group, kit, backs, inner, room);
  throwPillows(group, kit, params, inner, room, tight);
}

function backCushions(group: Group, kit: SofaKit, count: number, inner: number, room: SeatRoom): void {
  const h = room.top - room.seatTop + 0.4;
  for (let i = 0; i < count; i++) {
    const w = inner / count - 0.15;
    const s: Stuffing = {
      edge: 2.2,
      crown: [0.35, 0.9, 2.7],
      crease: 0.95,
      thin: 0.26,
      grain: 2.2,
      hidden: ["back"],
      repeat: kit.repeat,
      seed: i + 11,
    };
    const at = {
      x: (room.x ?? 0) + (i - (count - 1) / 2) * (inner / count),
      y: room.seatTop + h / 2 - 0.3,
      z: room.back + 3.1,
      rx: -9,
    };
    put(group, cushion(w, h, 6.4, s), kit.cloth, at);
    put(group, seamRidge(w, h, 6.4, s, "front", kit.piped ? 0.17 : seam), kit.cloth, at);
  }
}

function throwPillows(
  group: Group,
  kit: SofaKit,
  params: ItemParams,
  inner: number,
  room: SeatRoom,
  tight: boolean,
): void {
  const count = number(params, "pillows", 2);
  const z = room.back + (tight ? 6 : 14);
  const size = Math.min(18, Math.max(14, room.top - room.seatTop + 1));
  const sides = count === 1 ? [-1] : [-1, 1];
  for (const side of sides.slice(0, count)) {
    const plumping = { repeat: kit.accentRepeat, seed: side + 3, cells: 16, chop: size * 0.06 };
    put(group, throwPillow(size, size, size * 0.38, plumping), kit.accent, {
      x: (room.x ?? 0) + side * (inner / 2 - size * 0.53),
      y: room.seatTop + 0.1,
      z,
      rx: -15,
      ry: side * -7,
      rz: side * 3,
    });
  }
}
