import { Color, DoubleSide, type Material, MeshPhysicalMaterial, Vector2 } from "three";
import { clothIds, clothMaterial } from "./fabric-materials.ts";
import { stoneIds, stoneMaterial } from "./stone-materials.ts";
import { fleckTexture, hammeredNormals, type WoodLook, woodTexture } from "./textures.ts";

type Metal = { color: string; roughness: number; brushed?: number; hammered?: boolean };
type Coat = { color: string; roughness: number; clearcoat: number };

const metals: Record<string, Metal> = {
  chrome: { color: "#e3e5e8", roughness: 0.045 },
  "brushed-nickel": { color: "#b9b0a4", roughness: 0.36, brushed: 0.5 },
  "polished-nickel": { color: "#d6cabb", roughness: 0.06 },
  stainless: { color: "#c2c4c6", roughness: 0.32, brushed: 0.7 },
  "black-stainless": { color: "#48494c", roughness: 0.3, brushed: 0.6 },
  gunmetal: { color: "#66696e", roughness: 0.32, brushed: 0.5 },
  pewter: { color: "#8b877f", roughness: 0.42 },
  "oil-rubbed-bronze": { color: "#463a32", roughness: 0.36 },
  "brushed-gold": { color: "#cdb083", roughness: 0.34, brushed: 0.5 },
  "polished-brass": { color: "#e3c07a", roughness: 0.06 },
  "aged-brass": { color: "#a58e66", roughness: 0.36 },
  copper: { color: "#b58468", roughness: 0.24, hammered: true },
};

const coats: Record<string, Coat> = {
  "matte-black": { color: "#1c1c1d", roughness: 0.5, clearcoat: 0 },
  white: { color: "#eceae6", roughness: 0.35, clearcoat: 1 },
  "matte-white": { color: "#eeece7", roughness: 0.55, clearcoat: 0 },
  "white-fireclay": { color: "#f2f0ea", roughness: 0.3, clearcoat: 1 },
  "warm-white": { color: "#ebe3d2", roughness: 0.42, clearcoat: 0.2 },
  greige: { color: "#b9ae9e", roughness: 0.42, clearcoat: 0.2 },
  biscuit: { color: "#e6dac3", roughness: 0.35, clearcoat: 1 },
  "gloss-black": { color: "#111112", roughness: 0.3, clearcoat: 1 },
  concrete: { color: "#9d9a94", roughness: 0.75, clearcoat: 0 },
  navy: { color: "#26364f", roughness: 0.42, clearcoat: 0.25 },
  sage: { color: "#9aa78e", roughness: 0.42, clearcoat: 0.25 },
  "forest-green": { color: "#2f4a3c", roughness: 0.42, clearcoat: 0.25 },
  "dove-gray": { color: "#b4b4b0", roughness: 0.42, clearcoat: 0.25 },
  charcoal: { color: "#3e4144", roughness: 0.45, clearcoat: 0.2 },
  "clay-pink": { color: "#c9937c", roughness: 0.42, clearcoat: 0.25 },
  rattan: { color: "#c29b6c", roughness: 0.6, clearcoat: 0 },
  linen: { color: "#e8e0d0", roughness: 0.9, clearcoat: 0 },
  terracotta: { color: "#b5714f", roughness: 0.85, clearcoat: 0 },
};

const flecks: Record<string, readonly [number, number, number]> = {
  "granite-black": [0.13, 0.13, 0.135],
  "granite-gray": [0.46, 0.46, 0.46],
  "granite-white": [0.9, 0.89, 0.87],
  "granite-mocha": [0.38, 0.31, 0.25],
};

const woods: Record<string, WoodLook> = {
  "white-oak": {
    light: [0.8, 0.68, 0.53],
    dark: [0.68, 0.55, 0.4],
    pore: [0.52, 0.4, 0.28],
    rings: 11,
    wave: 0.42,
  },
  walnut: {
    light: [0.47, 0.345, 0.25],
    dark: [0.3, 0.205, 0.145],
    pore: [0.19, 0.125, 0.09],
    rings: 9,
    wave: 0.75,
  },
  "weathered-oak": {
    light: [0.64, 0.56, 0.46],
    dark: [0.48, 0.41, 0.34],
    pore: [0.33, 0.27, 0.22],
    rings: 10,
    wave: 0.4,
    wear: 1.1,
  },
  teak: {
    light: [0.66, 0.48, 0.31],
    dark: [0.52, 0.36, 0.22],
    pore: [0.36, 0.24, 0.15],
    rings: 10,
    wave: 0.5,
  },
  "black-oak": {
    light: [0.13, 0.125, 0.12],
    dark: [0.085, 0.08, 0.075],
    pore: [0.04, 0.04, 0.04],
    rings: 11,
    wave: 0.42,
  },
  maple: {
    light: [0.86, 0.74, 0.58],
    dark: [0.79, 0.65, 0.48],
    pore: [0.74, 0.6, 0.44],
    rings: 5,
    wave: 0.8,
  },
  cherry: {
    light: [0.53, 0.345, 0.24],
    dark: [0.43, 0.26, 0.17],
    pore: [0.33, 0.19, 0.12],
    rings: 7,
    wave: 0.7,
  },
  espresso: {
    light: [0.24, 0.17, 0.13],
    dark: [0.15, 0.1, 0.075],
    pore: [0.08, 0.055, 0.04],
    rings: 9,
    wave: 0.6,
  },
};

export function isMetal(finish: string): boolean {
  return finish in metals;
}

export function isWood(finish: string): boolean {
  return finish in woods;
}

/** Every finish that the models can be made in. */
export const finishIds: readonly string[] = [
  ...[metals, coats, flecks, woods].flatMap((table) => Object.keys(table)),
  ...clothIds,
  ...stoneIds,
];

/** A new material for a finish of the catalog. Throws a RangeError for a finish that does not exist. */
export function finishMaterial(finish: string): MeshPhysicalMaterial {
  const material =
    metalOf(finish) ??
    coatOf(finish) ??
    fleckOf(finish) ??
    woodOf(finish) ??
    clothMaterial(finish) ??
    stoneMaterial(finish);
  if (!material) throw new RangeError(`No such finish: ${finish}`);
  material.name = finish;
  return material;
}

function metalOf(finish: string): MeshPhysicalMaterial | undefined {
  const look = metals[finish];
  if (!look) return undefined;
  const material = new MeshPhysicalMaterial({ color: look.color, metalness: 1, roughness: look.roughness });
  if (look.brushed) material.userData.brushed = look.brushed;
  if (look.hammered) {
    material.normalMap = hammeredNormals();
    material.normalScale = new Vector2(0.5, 0.5);
    material.userData.repeat_in = 6;
  }
  return material;
}

function coatOf(finish: string): MeshPhysicalMaterial | undefined {
  const look = coats[finish];
  if (!look) return undefined;
  return new MeshPhysicalMaterial({
    color: look.color,
    roughness: look.roughness,
    clearcoat: look.clearcoat,
    clearcoatRoughness: look.clearcoat > 0.9 ? 0.03 : 0.25,
  });
}

function fleckOf(finish: string): MeshPhysicalMaterial | undefined {
  const base = flecks[finish];
  if (!base) return undefined;
  const material = new MeshPhysicalMaterial({ map: fleckTexture(finish, base, 0.16, 0.1), roughness: 0.55 });
  material.userData.repeat_in = 8;
  return material;
}

function woodOf(finish: string): MeshPhysicalMaterial | undefined {
  const look = woods[finish];
  if (!look) return undefined;
  return new MeshPhysicalMaterial({
    map: woodTexture(finish, look),
    color: new Color("#ffffff"),
    roughness: 0.48,
    clearcoat: 0.2,
    clearcoatRoughness: 0.35,
  });
}

export function twoSided<T extends Material>(material: T): T {
  material.side = DoubleSide;
  return material;
}
