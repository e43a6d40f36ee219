import { Group, type Material } from "three";
import { put } from "../parts/assemble.ts";
import { cushion, piping, type Stuffing } from "../parts/cushion.ts";
import { clothMaterial, isCloth, repeatOf } from "../parts/fabric-materials.ts";
import { finishMaterial } from "../parts/finish-materials.ts";
import { fourLegs, type LegStyle } from "../parts/legs.ts";
import { type ItemParams, number, text } from "../parts/params.ts";
import { box, rod } from "../parts/solids.ts";
import { grain } from "../parts/uv.ts";
import { bedding } from "./bedding.ts";

/** Beds made up with linen; head at -z against the wall, foot to +z. `form` "upholstered", "wood", "spindle", "canopy". */
export function buildBed(params: ItemParams, finish: string): Group {
  const group = new Group();
  const { width_in: w, depth_in: d, height_in: h } = params;
  const form = text(params, "form", isCloth(finish) ? "upholstered" : "wood");
  const frame = finishMaterial(finish);
  const railTop = number(params, "rail_in", 13);
  if (form === "upholstered") padded(group, frame, params, w, d, h, railTop);
  else wooden(group, frame, form, w, d, h, railTop);
  const linen = clothMaterial(text(params, "sheet", "linen-white"))!;
  const duvet = clothMaterial(text(params, "duvet", "linen-oat"))!;
  bedding(
    group,
    { linen, duvet, throwOver: clothMaterial(text(params, "throw", "knit-cream"))! },
    { w: w - 5, d: d - 7, y: railTop - 1, z: 1.6 },
  );
  return group;
}

function padded(
  group: Group,
  cloth: Material,
  params: ItemParams,
  w: number,
  d: number,
  h: number,
  railTop: number,
): void {
  const repeat = repeatOf(cloth);
  const lift = 4.5;
  fourLegs(group, finishMaterial(text(params, "wood", "walnut")), "tapered", w - 10, d - 10, lift, 2);
  const side: Stuffing = { edge: 1, crown: [0.15, 0.1, 0.1], repeat, grain: 10 };
  for (const s of [-1, 1])
    put(group, cushion(2.6, railTop - lift, d - 3, side), cloth, {
      x: s * (w / 2 - 1.3),
      y: (railTop + lift) / 2,
      z: 1.2,
    });
  put(group, cushion(w, railTop - lift, 2.6, side), cloth, { y: (railTop + lift) / 2, z: d / 2 - 1.3 });
  const up = h - lift;
  const head = text(params, "head", "plain");
  const thick = 4;
  if (head === "channel") {
    const count = Math.round(w / 6.5);
    for (let i = 0; i < count; i++)
      put(
        group,
        cushion(w / count, up, thick, {
          edge: 1.5,
          crown: [0, 0.2, 0.5],
          repeat,
          grain: 9,
          steps: 2,
          hidden: ["back"],
          seed: i,
        }),
        cloth,
        { x: ((i + 0.5) / count - 0.5) * w, y: lift + up / 2, z: -d / 2 + thick / 2 },
      );
    return;
  }
  const s: Stuffing = { edge: 1.8, crown: [0, 0.3, 0.8], repeat, grain: 5, seed: 4, crease: 0.1 };
  put(group, cushion(w, up, thick, s), cloth, { y: lift + up / 2, z: -d / 2 + thick / 2 });
  put(group, piping(w, up, thick, s, "front"), cloth, { y: lift + up / 2, z: -d / 2 + thick / 2 });
}

function wooden(
  group: Group,
  wood: Material,
  form: string,
  w: number,
  d: number,
  h: number,
  railTop: number,
): void {
  for (const s of [-1, 1])
    put(group, grain(box(1.4, 6, d - 3, 0.15, 2), "z", s), wood, {
      x: s * (w / 2 - 0.9),
      y: railTop - 3,
      z: 0,
    });
  put(group, grain(box(w - 1, 6, 1.4, 0.15, 2), "x", 3), wood, { y: railTop - 3, z: d / 2 - 0.9 });
  const legs: LegStyle = form === "wood" ? "splayed" : "square";
  if (form === "canopy") canopy(group, wood, w, d, h);
  else
    fourLegs(
      group,
      wood,
      legs,
      w - (legs === "splayed" ? 14 : 2.6),
      d - (legs === "splayed" ? 14 : 2.6),
      railTop - 5.5,
      2.4,
    );
  const z = -d / 2 + 1;
  if (form === "spindle") {
    const count = Math.round(w / 4.2);
    for (let i = 0; i < count; i++)
      put(group, grain(rod(0.46, h - railTop - 1, 0.1, 10), "y", i), wood, {
        x: ((i + 0.5) / count - 0.5) * (w - 4),
        y: railTop,
        z,
      });
    put(group, grain(box(w, 2.2, 1.6, 0.5, 3), "x", 7), wood, { y: h - 1.1, z });
    for (const s of [-1, 1])
      put(group, grain(box(2, h - 1, 1.8, 0.3, 2), "y", s), wood, { x: s * (w / 2 - 1), y: (h - 1) / 2, z });
    return;
  }
  const top = form === "canopy" ? Math.min(h, 44) : h;
  const boards = 3;
  const each = (top - railTop + 3) / boards;
  for (let i = 0; i < boards; i++)
    put(group, grain(box(w - (form === "canopy" ? 4 : 0), each - 0.1, 1.3, 0.12, 2), "x", i * 2), wood, {
      y: railTop - 3 + each * (i + 0.5),
      z,
      rx: form === "canopy" ? 0 : -3,
    });
}

function canopy(group: Group, wood: Material, w: number, d: number, h: number): void {
  for (const sx of [-1, 1]) {
    for (const sz of [-1, 1])
      put(group, grain(box(2, h, 2, 0.15, 2), "y", sx + sz * 2), wood, {
        x: sx * (w / 2 - 1),
        y: h / 2,
        z: sz * (d / 2 - 1),
      });
    put(group, grain(box(1.8, 1.8, d - 2, 0.12), "z", sx), wood, { x: sx * (w / 2 - 1), y: h - 1 });
    put(group, grain(box(w - 2, 1.8, 1.8, 0.12), "x", sx), wood, { y: h - 1, z: sx * (d / 2 - 1) });
  }
}
