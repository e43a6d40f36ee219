import { Group, MeshPhysicalMaterial } from "three";
import { put } from "../parts/assemble.ts";
import { dressed } from "../parts/dressed.ts";
import { wovenMaterial } from "../parts/fabric-materials.ts";
import { finishMaterial } from "../parts/finish-materials.ts";
import { grownInto } from "../parts/grown-into.ts";
import { smoothTurned } from "../parts/lathe.ts";
import { type ItemParams, number, text } from "../parts/params.ts";
import { box, rod, turned } from "../parts/solids.ts";
import { projectUv } from "../parts/uv.ts";
import { boxwood, grasses } from "./garden.ts";
import type { Room } from "./growth.ts";
import { fern, monstera, pothos, snakePlant } from "./houseplants.ts";
import { fiddleLeaf, oliveTree, palm } from "./trees.ts";

type Pot = { rim: number; top: number };

/** Potted plants on y = 0; `plant` says which, the finish is the pot's. */
export function buildPlant(params: ItemParams, finish: string): Group {
  const group = new Group();
  const { width_in: w, height_in: h } = params;
  const kind = text(params, "plant", "fiddle-leaf");
  const potW = number(params, "pot_in", w * 0.46);
  const stand = number(params, "stand_in", 0);
  const pot = potOf(
    group,
    text(params, "pot", "tapered"),
    finish,
    potW,
    number(params, "pot_high_in", potW * 0.92),
    stand,
  );
  const room: Room = { y: pot.top - 1.2, spread: w, top: h, seed: number(params, "seed", 1) };
  const leaves = new Group();
  if (kind === "olive") oliveTree(leaves, room);
  else if (kind === "snake") snakePlant(leaves, room);
  else if (kind === "fern") fern(leaves, room);
  else if (kind === "pothos") pothos(leaves, { ...room, low: 1.5 + stand * 0.3, rim: pot.rim });
  else if (kind === "palm") palm(leaves, room);
  else if (kind === "monstera") monstera(leaves, room);
  else fiddleLeaf(leaves, room);
  group.add(grownInto(leaves, w, params.depth_in, room.y, kind === "pothos" ? null : h));
  return group;
}

/** A pot with soil in it, on a wooden stand if `stand` is its height. */
function potOf(group: Group, shape: string, finish: string, w: number, h: number, stand: number): Pot {
  const r = w / 2;
  const ware = shape === "basket" ? wovenMaterial("wicker", "#b89466") : finishMaterial(finish);
  const profiles: Record<string, [number, number][]> = {
    tapered: [
      [0, 0],
      [r * 0.72, 0],
      [r, h],
      [r - 0.5, h],
      [r * 0.9 - 0.5, h - 1.6],
      [0, h - 1.6],
    ],
    cylinder: [
      [0, 0],
      [r * 0.96, 0],
      [r, 0.4],
      [r, h],
      [r - 0.5, h],
      [r - 0.5, h - 1.6],
      [0, h - 1.6],
    ],
    round: [
      [0, 0],
      [r * 0.5, 0],
      [r * 0.9, h * 0.3],
      [r, h * 0.6],
      [r * 0.84, h],
      [r * 0.84 - 0.5, h],
      [r * 0.84 - 0.5, h - 1.6],
      [0, h - 1.6],
    ],
    basket: [
      [0, 0],
      [r * 0.82, 0],
      [r, h * 0.5],
      [r * 0.94, h],
      [r * 0.94 - 0.7, h],
      [r * 0.9 - 0.7, h - 1.8],
      [0, h - 1.8],
    ],
    rim: [
      [0, 0],
      [r * 0.66, 0],
      [r * 0.88, h * 0.8],
      [r, h * 0.8],
      [r, h],
      [r - 0.6, h],
      [r * 0.86 - 0.5, h - 1.6],
      [0, h - 1.6],
    ],
  };
  const profile = profiles[shape] ?? profiles.tapered!;
  const body = shape === "round" ? smoothTurned(profile, 4) : turned(profile, 0.22, 40);
  put(group, shape === "basket" ? projectUv(body, "y", [5, 5]) : body, ware, { y: stand });
  put(group, rod(r * 0.88, 0.4, 0.1, 30), earth(), { y: stand + h - 1.5 });
  if (stand > 0) {
    const wood = finishMaterial("walnut");
    for (let i = 0; i < 4; i++) {
      const a = (i / 4) * Math.PI * 2 + Math.PI / 4;
      put(group, rod(0.42, stand + h * 0.45, 0.1, 12), wood, {
        x: Math.cos(a) * (r + 0.3),
        z: Math.sin(a) * (r + 0.3),
      });
    }
    for (const ry of [45, -45]) put(group, box(w + 0.4, 0.9, 0.7, 0.1), wood, { y: stand - 0.5, ry });
  }
  return { rim: r, top: stand + h };
}

function earth(): MeshPhysicalMaterial {
  return new MeshPhysicalMaterial({ color: "#33271d", roughness: 1 });
}

/** Planters for outdoors: "square", "round", "trough", "bowl" with boxwood, grasses, an olive tree or nothing. */
export function buildPlanter(params: ItemParams, finish: string): Group {
  const group = new Group();
  const { width_in: w, depth_in: d, height_in: h } = params;
  const form = text(params, "form", "square");
  const plant = text(params, "plant", "none");
  const boxH = number(params, "box_in", plant === "none" ? h : form === "trough" ? h * 0.5 : h * 0.42);
  const ware = finishMaterial(finish);
  const inner = number(params, "inner_in", plant === "olive" || plant === "grass" ? w * 0.62 : w);
  const bw = form === "trough" ? w : Math.min(w, inner);
  const bd = form === "trough" ? number(params, "box_depth_in", d) : bw;
  if (form === "round" || form === "bowl") {
    const r = bw / 2;
    const profile: [number, number][] =
      form === "bowl"
        ? [
            [0, 0],
            [r * 0.42, 0],
            [r * 0.86, boxH * 0.5],
            [r, boxH],
            [r - 1, boxH],
            [r - 1.4, boxH - 1.6],
            [0, boxH - 1.6],
          ]
        : [
            [0, 0],
            [r * 0.74, 0],
            [r, boxH],
            [r - 1, boxH],
            [r - 1.2, boxH - 1.8],
            [0, boxH - 1.8],
          ];
    put(group, dressed(turned(profile, 0.4, 48), ware, "y"), ware);
    put(group, rod(r - 1.1, 0.4, 0.1, 40), earth(), { y: boxH - 1.9 });
  } else squareBox(group, ware, bw, boxH, bd);
  const y = boxH - (plant === "boxwood" ? 2.2 : 1.5);
  const room: Room = { y, spread: w, top: h, seed: number(params, "seed", 4) };
  const leaves = new Group();
  if (plant === "boxwood") boxwood(leaves, { ...room, depth: d });
  else if (plant === "grass") grasses(leaves, { ...room, spread: w * 1.3, depth: d * 0.6 });
  else if (plant === "olive") oliveTree(leaves, room);
  else return group;
  group.add(grownInto(leaves, w, d, y, h));
  return group;
}

function squareBox(group: Group, ware: MeshPhysicalMaterial, w: number, h: number, d: number): void {
  const t = 1;
  for (const s of [-1, 1]) {
    put(group, dressed(box(w, h, t, 0.2, 2), ware, "x", s), ware, { y: h / 2, z: s * (d / 2 - t / 2) });
    put(group, dressed(box(t, h, d, 0.2, 2), ware, "z", s), ware, { y: h / 2, x: s * (w / 2 - t / 2) });
  }
  put(group, box(w - 2 * t, 0.4, d - 2 * t, 0.1), earth(), { y: h - 1.7 });
}
