import { type Group, IcosahedronGeometry, MeshPhysicalMaterial } from "three";
import { put } from "../parts/assemble.ts";
import { finishMaterial, isWood } from "../parts/finish-materials.ts";
import { knurled } from "../parts/handles.ts";
import { type ItemParams, text } from "../parts/params.ts";
import { box, rod, turned } from "../parts/solids.ts";
import { china } from "../parts/stock-materials.ts";
import { grain } from "../parts/uv.ts";
import type { Hardware, PullMaker } from "./pieces.ts";

type Profile = readonly (readonly [number, number])[];

/** Turned shapes for a knob of radius 1 and projection 1. */
const turnedShapes: Record<string, Profile> = {
  mushroom: [
    [0, 0],
    [0.52, 0],
    [0.5, 0.06],
    [0.36, 0.16],
    [0.34, 0.42],
    [0.5, 0.54],
    [0.96, 0.66],
    [1, 0.78],
    [0.78, 0.94],
    [0.3, 1],
    [0, 1],
  ],
  ringed: [
    [0, 0],
    [0.56, 0],
    [0.54, 0.08],
    [0.34, 0.2],
    [0.36, 0.42],
    [0.9, 0.52],
    [1, 0.6],
    [1, 0.74],
    [0.84, 0.8],
    [0.8, 0.86],
    [0.66, 0.87],
    [0.62, 0.94],
    [0.4, 0.95],
    [0.36, 1],
    [0, 1],
  ],
  ball: [
    [0, 0],
    [0.52, 0],
    [0.5, 0.05],
    [0.3, 0.1],
    [0.28, 0.26],
    [0.62, 0.31],
    [0.88, 0.43],
    [1, 0.58],
    [0.92, 0.78],
    [0.66, 0.93],
    [0.3, 0.995],
    [0, 1],
  ],
  oval: [
    [0, 0],
    [0.5, 0],
    [0.48, 0.06],
    [0.34, 0.16],
    [0.32, 0.42],
    [0.56, 0.52],
    [0.92, 0.64],
    [1, 0.78],
    [0.86, 0.92],
    [0.4, 0.99],
    [0, 1],
  ],
};

/** The heads that sit on a turned stem. */
const stemmed: Record<string, PullMaker> = {
  knurled: knurledHead,
  square: squareHead,
  t: tBar,
  porcelain: porcelainHead,
  disc: woodDisc,
};

/** A knob on the plane z = 0. */
export function knob(group: Group, params: ItemParams, kit: Hardware): void {
  const shape = text(params, "shape");
  const profile = turnedShapes[shape];
  if (profile) {
    turnedKnob(group, params, kit, profile, shape === "oval");
    return;
  }
  stem(group, params, kit);
  (stemmed[shape] ?? crystalHead)(group, params, kit);
}

function turnedKnob(group: Group, params: ItemParams, kit: Hardware, profile: Profile, oval: boolean): void {
  const r = params.width_in / 2;
  const d = params.depth_in;
  const body = turned(
    profile.map(([pr, py]) => [pr * r, py * d] as const),
    0.06,
    48,
  );
  put(group, body, kit.metal, { rx: 90 }).scale.set(1, 1, oval ? params.height_in / params.width_in : 1);
}

function stem(group: Group, params: ItemParams, kit: Hardware): void {
  const r = params.width_in / 2;
  const d = params.depth_in;
  const profile: Profile = [
    [0, 0],
    [r * 0.56, 0],
    [r * 0.52, d * 0.06],
    [r * 0.34, d * 0.14],
    [r * 0.34, d * 0.5],
    [0, d * 0.5],
  ];
  put(group, turned(profile, 0.03, 32), kit.metal, { rx: 90 });
}

function knurledHead(group: Group, params: ItemParams, kit: Hardware): void {
  const r = params.width_in / 2;
  const d = params.depth_in;
  put(group, rod(r, d * 0.1, 0.03, 48), kit.metal, { z: d * 0.42, rx: 90 });
  put(group, rod(r * 0.97, d * 0.38, 0.02, 64), knurled(kit.metal, 40, 7), { z: d * 0.52, rx: 90 });
  put(group, rod(r, d * 0.1, 0.04, 48), kit.metal, { z: d * 0.9, rx: 90 });
}

function squareHead(group: Group, params: ItemParams, kit: Hardware): void {
  const r = params.width_in / 2;
  const d = params.depth_in;
  put(group, box(r * 2, r * 2, d * 0.4, 0.06, 3), kit.metal, { z: d * 0.8 });
}

function tBar(group: Group, params: ItemParams, kit: Hardware): void {
  const { width_in: w, depth_in: d } = params;
  put(group, rod(0.17, d - 0.2, 0.02, 24), kit.metal, { rx: 90 });
  put(group, rod(0.235, w, 0.04, 32), kit.metal, { x: -w / 2, z: d - 0.235, rz: -90 });
}

function porcelainHead(group: Group, params: ItemParams, kit: Hardware): void {
  const r = params.width_in / 2;
  const d = params.depth_in;
  const head: Profile = [
    [r * 0.4, d * 0.38],
    [r * 0.62, d * 0.46],
    [r * 0.98, d * 0.62],
    [r, d * 0.76],
    [r * 0.8, d * 0.92],
    [r * 0.3, d],
    [0, d],
  ];
  const screw: Profile = [
    [0, 0],
    [0.12, 0],
    [0.1, 0.04],
    [0, 0.05],
  ];
  put(group, turned(head, 0.1, 44), china(), { rx: 90 });
  put(group, turned(screw, 0.02, 20), kit.metal, { z: d - 0.01, rx: 90 });
}

function woodDisc(group: Group, params: ItemParams, kit: Hardware): void {
  const r = params.width_in / 2;
  const d = params.depth_in;
  const wood = finishMaterial(isWood(kit.finish) ? kit.finish : "walnut");
  const dish: Profile = [
    [0, 0],
    [r * 0.86, 0],
    [r, d * 0.12],
    [r, d * 0.3],
    [r * 0.9, d * 0.4],
    [r * 0.4, d * 0.36],
    [0, d * 0.35],
  ];
  put(group, grain(turned(dish, 0.06, 48), "x", 2), wood, { z: d * 0.6, rx: 90 });
}

function crystalHead(group: Group, params: ItemParams, kit: Hardware): void {
  const r = params.width_in / 2;
  const d = params.depth_in;
  const crystal = new MeshPhysicalMaterial({
    color: "#dfe6e8",
    metalness: 0.85,
    roughness: 0.03,
    flatShading: true,
  });
  const setting: Profile = [
    [0, d * 0.2],
    [r * 0.4, d * 0.24],
    [r * 0.62, d * 0.36],
    [r * 0.6, d * 0.42],
    [0, d * 0.42],
  ];
  put(group, new IcosahedronGeometry(r * 1.02, 1), crystal, { z: d - r * 0.94 });
  put(group, turned(setting, 0.04, 32), kit.metal, { rx: 90 });
}
