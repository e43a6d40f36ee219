import {
  BufferGeometry,
  DoubleSide,
  Float32BufferAttribute,
  type Matrix4,
  MeshPhysicalMaterial,
  Vector3,
} from "three";
import { fractalNoise, valueNoise } from "./noise.ts";
import { sheet } from "./sheet.ts";
import { texture } from "./textures.ts";

type Rgb = readonly [number, number, number];

/** The colors of a leaf: blade, its paler vein, how many side veins, and cross bands for sword leaves. */
export type LeafLook = { dark: Rgb; light: Rgb; vein: Rgb; veins: number; banded?: boolean; edge?: Rgb };

export const leafLooks = {
  fiddle: { dark: [0.25, 0.38, 0.17], light: [0.4, 0.55, 0.26], vein: [0.68, 0.75, 0.48], veins: 7 },
  olive: { dark: [0.46, 0.53, 0.4], light: [0.66, 0.71, 0.58], vein: [0.76, 0.78, 0.66], veins: 0 },
  snake: {
    dark: [0.22, 0.35, 0.24],
    light: [0.5, 0.61, 0.45],
    vein: [0.4, 0.52, 0.36],
    veins: 0,
    banded: true,
    edge: [0.83, 0.8, 0.5],
  },
  pothos: { dark: [0.3, 0.5, 0.2], light: [0.53, 0.7, 0.3], vein: [0.7, 0.8, 0.46], veins: 4 },
  fern: { dark: [0.32, 0.51, 0.2], light: [0.5, 0.68, 0.29], vein: [0.6, 0.72, 0.38], veins: 0 },
  box: { dark: [0.24, 0.39, 0.16], light: [0.45, 0.6, 0.25], vein: [0.55, 0.68, 0.33], veins: 0 },
  grass: { dark: [0.52, 0.59, 0.34], light: [0.74, 0.76, 0.5], vein: [0.8, 0.77, 0.55], veins: 0 },
  eucalyptus: { dark: [0.52, 0.61, 0.55], light: [0.7, 0.77, 0.69], vein: [0.78, 0.82, 0.74], veins: 3 },
  monstera: { dark: [0.2, 0.38, 0.18], light: [0.36, 0.53, 0.25], vein: [0.58, 0.7, 0.42], veins: 6 },
  palm: { dark: [0.34, 0.52, 0.23], light: [0.52, 0.68, 0.32], vein: [0.62, 0.74, 0.4], veins: 0 },
} as const satisfies Record<string, LeafLook>;

const TINTS = 4;

/** Leaves' material: four columns of tints side by side, a leaf's length along v. */
export function leafMaterial(kind: keyof typeof leafLooks): MeshPhysicalMaterial {
  const look: LeafLook = leafLooks[kind];
  const map = texture(`leaf-${kind}`, 256, 128, true, (u, v) => {
    const column = Math.floor(u * TINTS);
    const x = (u * TINTS - column) * 2 - 1;
    const mottle = fractalNoise(u * 40, v * 16, 40, 16, 3, 3) - 0.5;
    const tint = 0.25 + column * 0.17 + mottle * 0.5;
    const mix = (a: Rgb, b: Rgb, t: number): Rgb => [
      a[0] + (b[0] - a[0]) * t,
      a[1] + (b[1] - a[1]) * t,
      a[2] + (b[2] - a[2]) * t,
    ];
    let color = mix(look.dark, look.light, Math.max(0, Math.min(1, tint)));
    if (look.banded) {
      const band = valueNoise(x * 3 + 8, v * 26, 64, 26, 7) - 0.5;
      color = mix(color, look.light, Math.max(0, Math.min(1, band * 3 + 0.1)));
      if (Math.abs(x) > 0.8 && look.edge) color = mix(color, look.edge, 0.85);
    }
    const middle = Math.max(0, 1 - Math.abs(x) / (look.banded ? 0.001 : 0.07));
    const side =
      look.veins > 0
        ? Math.max(0, 1 - Math.abs(((v * look.veins - Math.abs(x) * 0.6 + 8) % 1) - 0.5) / 0.055) *
          (1 - Math.abs(x))
        : 0;
    color = mix(color, look.vein, Math.min(1, middle * 0.8 + side * 0.45));
    return [...color];
  });
  return new MeshPhysicalMaterial({
    map,
    roughness: kind === "fern" || kind === "grass" || kind === "olive" ? 0.7 : 0.48,
    clearcoat: kind === "fiddle" || kind === "monstera" || kind === "pothos" ? 0.25 : 0,
    clearcoatRoughness: 0.35,
    side: DoubleSide,
  });
}

/** How a leaf is formed; width and length are in inches. */
export type LeafForm = {
  length: number;
  width: number;
  /** Where along the leaf it is widest, 0 to 1. */
  widest?: number;
  /** Depth of the fold along the middle, bend toward the tip, waviness of the rim. */
  fold?: number;
  bend?: number;
  wave?: number;
  across?: number;
  along?: number;
  heart?: boolean;
};

/** A leaf from the origin along +z, its face up. */
export function leaf(form: LeafForm): BufferGeometry {
  const {
    length,
    width,
    widest = 0.45,
    fold = 0.1,
    bend = 0.15,
    wave = 0,
    across = 2,
    along = 5,
    heart = false,
  } = form;
  return sheet(across, along, (u, v) => {
    const x = u * 2 - 1;
    const skew = v < widest ? v / widest : 1 - (v - widest) / (1 - widest);
    const half =
      (width / 2) *
      Math.sin((Math.max(0, skew) * Math.PI) / 2) ** (heart && v < widest ? 0.45 : 0.8) *
      (v >= 1 ? 0 : 1);
    const y =
      Math.abs(x) * half * fold * 2 - bend * length * v * v + Math.sin(v * 17 + x * 2) * wave * Math.abs(x);
    const back = heart ? Math.abs(x) * Math.max(0, 1 - v / widest) * length * -0.14 : 0;
    return new Vector3(-x * half, y, v * length * (1 - bend * 0.25 * v) + back);
  });
}

/** Gathers many leaves into one geometry. */
export class LeafHeap {
  readonly #positions: number[] = [];
  readonly #normals: number[] = [];
  readonly #uvs: number[] = [];
  readonly #index: number[] = [];

  /** Adds a leaf placed by a matrix, in one of four tints. */
  add(one: BufferGeometry, matrix: Matrix4, tint: number): void {
    const base = this.#positions.length / 3;
    const position = one.getAttribute("position");
    const normal = one.getAttribute("normal");
    const uv = one.getAttribute("uv");
    const p = new Vector3();
    for (let i = 0; i < position.count; i++) {
      p.fromBufferAttribute(position, i).applyMatrix4(matrix);
      this.#positions.push(p.x, p.y, p.z);
      p.fromBufferAttribute(normal, i).transformDirection(matrix);
      this.#normals.push(p.x, p.y, p.z);
      this.#uvs.push(((Math.floor(tint) % TINTS) + 0.04 + uv.getX(i) * 0.92) / TINTS, uv.getY(i));
    }
    const index = one.getIndex()!;
    for (let i = 0; i < index.count; i++) this.#index.push(base + index.getX(i));
  }

  geometry(): BufferGeometry {
    const geometry = new BufferGeometry();
    geometry.setAttribute("position", new Float32BufferAttribute(this.#positions, 3));
    geometry.setAttribute("normal", new Float32BufferAttribute(this.#normals, 3));
    geometry.setAttribute("uv", new Float32BufferAttribute(this.#uvs, 2));
    geometry.setIndex(this.#index);
    return geometry;
  }
}
