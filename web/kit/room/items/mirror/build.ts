import { Group, type Material } from "three";
import { put } from "../parts/assemble.ts";
import { finishMaterial, isWood } from "../parts/finish-materials.ts";
import { type ItemParams, number, text } from "../parts/params.ts";
import { box, plate, rectSection, rod, type Section } from "../parts/solids.ts";
import { glowing, mirrorGlass, plastic } from "../parts/stock-materials.ts";
import { grain } from "../parts/uv.ts";

/** Wall mirrors and mirrored cabinets, the wall on z = 0, the lower edge on y = 0. `form`: round, oval, pill, rect, arch, medicine. */
export function buildMirror(params: ItemParams, finish: string): Group {
  const group = new Group();
  if (text(params, "form") === "medicine") medicine(group, params, finish);
  else framed(group, params, finish);
  return group;
}

/** The outline of a mirror, `inset` inside its outer edge; its middle at the origin. */
function outline(params: ItemParams, inset: number): Section {
  const w = params.width_in - 2 * inset;
  const h = params.height_in - 2 * inset;
  switch (text(params, "form")) {
    case "round":
    case "oval":
      return Array.from({ length: 72 }, (_, i) => {
        const angle = (i / 72) * Math.PI * 2;
        return [(Math.cos(angle) * w) / 2, (Math.sin(angle) * h) / 2] as const;
      });
    case "pill":
      return rectSection(w, h, w / 2, 24);
    case "arch":
      return arch(w, h, Math.min(w / 2, number(params, "rise_in", w / 2)));
    default: {
      const corner = number(params, "corner_in", 0) - inset;
      return corner > 0.3 ? rectSection(w, h, corner, 8) : square(w, h);
    }
  }
}

const square = (w: number, h: number): Section => [
  [w / 2, h / 2],
  [-w / 2, h / 2],
  [-w / 2, -h / 2],
  [w / 2, -h / 2],
];

/** Straight sides and a rounded head; `rise` below half the width gives a flat arch. */
function arch(w: number, h: number, rise: number): Section {
  const radius = (w * w) / 8 / rise + rise / 2;
  const middle = h / 2 - radius;
  const reach = Math.asin(Math.min(1, w / 2 / radius));
  const head = Array.from({ length: 33 }, (_, i) => {
    const angle = reach - (2 * reach * i) / 32;
    return [Math.sin(angle) * radius, middle + Math.cos(angle) * radius] as const;
  });
  return [...head, [-w / 2, -h / 2], [w / 2, -h / 2]];
}

function framed(group: Group, params: ItemParams, finish: string): void {
  const frame = finishMaterial(finish);
  const { depth_in: d, height_in: h } = params;
  const wide = number(params, "frame_in", 0.4);
  const y = h / 2;
  const glass = mirrorGlass();
  if (text(params, "frame") === "none") {
    put(group, plate(outline(params, 0.5), d * 0.4, 0.02), frame, { y, z: d * 0.2 });
    put(group, plate(outline(params, 0), d * 0.6, 0.05), glass, { y, z: d * 0.7 });
    const bevel = number(params, "bevel_in", 0);
    if (bevel > 0) put(group, plate(outline(params, bevel), 0.12, 0.05), mirrorGlass(), { y, z: d + 0.02 });
    if (params.lit === true)
      put(group, plate(outline(params, 0.8), 0.1, 0.02), glowing("#ffe9c8", 2), { y, z: 0.1 });
    return;
  }
  if (isWood(finish) && text(params, "form") === "rect") boards(group, params, frame, wide);
  else {
    const ring = plate(outline(params, 0), d, Math.min(0.12, wide * 0.2), [outline(params, wide)]);
    put(group, isWood(finish) ? grain(ring, "y", 1) : ring, frame, { y, z: d / 2 });
  }
  if (text(params, "frame") === "stepped")
    put(group, plate(outline(params, wide * 0.72), d * 0.86, 0.1, [outline(params, wide * 1.25)]), frame, {
      y,
      z: d * 0.43,
    });
  put(group, plate(outline(params, wide * 0.6), 0.18, 0.02), glass, { y, z: Math.max(0.2, d * 0.42) });
}

/** Miterd boards in the round would need curved grain; a straight frame is four boards. */
function boards(
  group: Group,
  { width_in: w, height_in: h, depth_in: d }: ItemParams,
  wood: Material,
  wide: number,
): void {
  for (const side of [-1, 1]) {
    put(group, grain(box(wide, h, d, 0.08, 2), "y", side), wood, {
      x: side * (w / 2 - wide / 2),
      y: h / 2,
      z: d / 2,
    });
    put(group, grain(box(w - 2 * wide, wide, d, 0.08, 2), "x", side * 2), wood, {
      y: h / 2 + side * (h / 2 - wide / 2),
      z: d / 2,
    });
  }
}

/** A mirrored cabinet: its box on or in the wall, one to three doors. */
function medicine(group: Group, params: ItemParams, finish: string): void {
  const { width_in: w, height_in: h, depth_in: d } = params;
  const frame = finishMaterial(finish);
  const doors = number(params, "doors", 1);
  const framedDoors = text(params, "frame") !== "none";
  const thick = framedDoors ? 0.75 : 0.35;
  put(group, box(w, h, d - thick - 0.1, 0.04), frame, { y: h / 2, z: (d - thick - 0.1) / 2 });
  put(group, box(w - 0.4, h - 0.4, 0.1, 0.01), plastic("#101010", 0.8), { y: h / 2, z: d - thick - 0.06 });
  const each = w / doors;
  for (let i = 0; i < doors; i++) {
    const x = -w / 2 + each * (i + 0.5);
    const dw = each - 0.1;
    if (framedDoors) {
      const wide = number(params, "frame_in", 0.9);
      put(group, plate(square(dw, h), thick, 0.05, [square(dw - 2 * wide, h - 2 * wide)]), frame, {
        x,
        y: h / 2,
        z: d - thick / 2,
      });
      put(group, plate(square(dw - wide, h - wide), 0.15, 0.02), mirrorGlass(), {
        x,
        y: h / 2,
        z: d - thick * 0.6,
      });
    } else put(group, plate(square(dw, h), thick, 0.06), mirrorGlass(), { x, y: h / 2, z: d - thick / 2 });
    if (framedDoors)
      put(group, rod(0.28, 0.1, 0.02, 18), frame, {
        x: x + (i % 2 ? -1 : 1) * (dw / 2 - 0.5),
        y: h * 0.32,
        z: d - 0.1,
        rx: 90,
      });
  }
}
