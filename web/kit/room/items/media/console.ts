import type { Group, Material } from "three";
import { put } from "../parts/assemble.ts";
import { wovenMaterial } from "../parts/fabric-materials.ts";
import { fourLegs, type LegStyle } from "../parts/legs.ts";
import { type ItemParams, number, text } from "../parts/params.ts";
import { box, rod } from "../parts/solids.ts";
import { grain, projectUv } from "../parts/uv.ts";

export type CaseKit = { wood: Material; metal: Material; dark: Material };

/**
 * A case on legs. `bays` is written left to right, a letter a bay: d door, D three drawers, T two drawers, o open with
 * a shelf; `front` is "slab", "fluted" or "cane".
 */
export function consoleCabinet(group: Group, params: ItemParams, kit: CaseKit): void {
  const { width_in: w, depth_in: d, height_in: h } = params;
  const legStyle = text(params, "legs", "tapered");
  const lift = legStyle === "plinth" ? 2 : legStyle === "wall" ? 0 : number(params, "leg_in", 6);
  if (legStyle === "plinth") put(group, grain(box(w - 2, 2.1, d - 2, 0.04), "x"), kit.wood, { y: 1.05 });
  else if (lift > 0)
    fourLegs(
      group,
      legStyle === "metal" ? kit.metal : kit.wood,
      legStyle as LegStyle,
      w - (legStyle === "splayed" ? 12 : 5),
      d - 4,
      lift,
      1.8,
    );
  const t = 0.85;
  const y1 = h;
  const body = y1 - lift;
  for (const s of [-1, 1])
    put(group, grain(box(t, body, d, 0.05), "y", s), kit.wood, {
      x: s * (w / 2 - t / 2),
      y: lift + body / 2,
    });
  put(group, grain(box(w, t, d, 0.06), "x", 3), kit.wood, { y: y1 - t / 2 });
  put(group, grain(box(w - t, t, d - 0.2, 0.05), "x", 5), kit.wood, { y: lift + t / 2 });
  put(group, grain(box(w - t, body - t, 0.3, 0.02), "x", 8), kit.wood, {
    y: lift + body / 2,
    z: -d / 2 + 0.3,
  });
  const bays = [...text(params, "bays", "dodd")];
  const each = (w - t * 2) / bays.length;
  const room = { y0: lift + t, y1: y1 - t };
  bays.forEach((bay, i) => {
    const x = -w / 2 + t + each * (i + 0.5);
    if (i > 0)
      put(group, grain(box(0.7, room.y1 - room.y0, d - 0.8, 0.04), "y", i), kit.wood, {
        x: x - each / 2,
        y: (room.y0 + room.y1) / 2,
        z: -0.3,
      });
    bayFront(group, params, kit, bay, { x, w: each, d, ...room, i });
  });
}

type Bay = { x: number; w: number; d: number; y0: number; y1: number; i: number };

function bayFront(group: Group, params: ItemParams, kit: CaseKit, bay: string, at: Bay): void {
  const { x, w, d, y0, y1, i } = at;
  const h = y1 - y0;
  if (bay === "o") {
    put(group, grain(box(w - 0.6, 0.7, d - 1.6, 0.04), "x", i), kit.wood, { x, y: y0 + h / 2, z: -0.3 });
    return;
  }
  put(group, box(w - 0.4, h, 0.1, 0.01), kit.dark, { x, y: y0 + h / 2, z: d / 2 - 1.2 });
  const count = bay === "D" ? 3 : bay === "T" ? 2 : 1;
  const each = h / count;
  for (let k = 0; k < count; k++) {
    const y = y0 + each * (k + 0.5);
    face(group, text(params, "front", "slab"), kit, {
      x,
      y,
      w: w - 0.22,
      h: each - 0.22,
      z: d / 2 - 0.45,
      drawer: count > 1,
      i: i + k,
    });
    handle(group, text(params, "pull", "knob"), kit, {
      x: count > 1 ? x : x + (i % 2 ? -1 : 1) * (w / 2 - 1.6),
      y: count > 1 ? y : y0 + h * 0.62,
      z: d / 2,
    });
  }
}

type Face = { x: number; y: number; w: number; h: number; z: number; drawer: boolean; i: number };

function face(group: Group, style: string, kit: CaseKit, f: Face): void {
  const axis = f.drawer ? "x" : "y";
  if (style === "fluted") {
    put(group, grain(box(f.w, f.h, 0.4, 0.03), "y", f.i), kit.wood, { x: f.x, y: f.y, z: f.z - 0.2 });
    const count = Math.max(4, Math.round(f.w / 0.95));
    for (let k = 0; k < count; k++)
      put(group, grain(box(f.w / count - 0.06, f.h, 0.6, 0.25), "y", f.i + k * 0.4), kit.wood, {
        x: f.x + ((k + 0.5) / count - 0.5) * f.w,
        y: f.y,
        z: f.z + 0.12,
      });
    return;
  }
  if (style === "cane") {
    const b = 1.6;
    for (const s of [-1, 1]) {
      put(group, grain(box(b, f.h, 0.8, 0.05), "y", f.i + s), kit.wood, {
        x: f.x + s * (f.w / 2 - b / 2),
        y: f.y,
        z: f.z,
      });
      put(group, grain(box(f.w - 2 * b, b, 0.8, 0.05), "x", f.i + s), kit.wood, {
        x: f.x,
        y: f.y + s * (f.h / 2 - b / 2),
        z: f.z,
      });
    }
    const cane = caneOf(kit);
    put(group, projectUv(box(f.w - 2 * b + 0.2, f.h - 2 * b + 0.2, 0.2, 0.02), "y", [5, 5]), cane, {
      x: f.x,
      y: f.y,
      z: f.z - 0.1,
    });
    return;
  }
  put(group, grain(box(f.w, f.h, 0.8, 0.06), axis, f.i * 1.7), kit.wood, { x: f.x, y: f.y, z: f.z });
}

const canes = new WeakMap<CaseKit, Material>();
function caneOf(kit: CaseKit): Material {
  const known = canes.get(kit) ?? wovenMaterial("wicker", "#d2b88e");
  canes.set(kit, known);
  return known;
}

function handle(group: Group, style: string, kit: CaseKit, at: { x: number; y: number; z: number }): void {
  if (style === "none") return;
  if (style === "bar") {
    put(group, box(0.35, 5, 0.35, 0.1, 2), kit.metal, { ...at, z: at.z + 0.9 });
    for (const s of [-1, 1])
      put(group, rod(0.16, 0.9, 0.02, 10), kit.metal, { ...at, y: at.y + s * 2, rx: 90 });
  } else put(group, rod(0.5, 0.8, 0.15, 18), kit.metal, { ...at, z: at.z - 0.05, rx: 90 });
}
