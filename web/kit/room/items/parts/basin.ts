import type { BufferGeometry, Group, Material, Vector3 } from "three";
import { put } from "./assemble.ts";
import { ellipseRing, loft, rectRing } from "./loft.ts";
import { rod, turned } from "./solids.ts";

export type Bowl = {
  shape: "rect" | "oval";
  width: number;
  depth: number;
  deep: number;
  corner?: number;
  slope?: number;
};

/** The inner skin of a bowl hanging from y = 0, open above; its floor falls a little to the drain. */
export function bowlSkin(bowl: Bowl, x = 0, z = 0): BufferGeometry {
  const { shape, width, depth, deep, corner = 1, slope = 0.86 } = bowl;
  const ring = (scale: number, y: number, tight = 0): Vector3[] =>
    shape === "oval"
      ? ellipseRing((width / 2) * scale, (depth / 2) * scale, y, 2.15, 48, x, z)
      : rectRing(width * scale, depth * scale, Math.max(corner * scale, tight), y, 8, x, z);
  const radius = Math.min(2.2, deep * 0.4) * (shape === "oval" ? 1.6 : Math.max(0.35, Math.min(1, corner)));
  const rings: Vector3[][] = [ring(1, 0), ring(0.995, -0.12), ring(1 - (1 - slope) * 0.5, -deep * 0.5)];
  const small = Math.min(width, depth) / 2;
  for (let i = 0; i <= 5; i++) {
    const angle = ((i / 5) * Math.PI) / 2;
    const inset = (radius * (1 - Math.cos(angle))) / small;
    rings.push(ring(slope - inset, -deep + radius * (1 - Math.sin(angle)), corner * 0.6));
  }
  rings.push(ring(slope * 0.5, -deep - 0.12, corner * 0.5), ring(0.12, -deep - 0.3));
  return loft(rings, { end: true });
}

/** Flange, strainer or pop-up of a drain, its rim on y. */
export function drain(
  group: Group,
  metal: Material,
  dark: Material,
  r: number,
  at: { x?: number; y: number; z?: number },
  basket = false,
): void {
  put(
    group,
    turned(
      [
        [r * 0.62, -0.06],
        [r * 0.66, 0.02],
        [r * 0.95, 0.1],
        [r, 0.02],
      ],
      0.03,
      36,
    ),
    metal,
    at,
  );
  put(group, rod(r * 0.68, 0.02, 0.005, 28), dark, { ...at, y: at.y - 0.02 });
  if (!basket) {
    put(
      group,
      turned(
        [
          [0, 0.02],
          [r * 0.6, 0.02],
          [r * 0.6, 0.14],
          [r * 0.3, 0.22],
          [0, 0.24],
        ],
        0.04,
        28,
      ),
      metal,
      at,
    );
    return;
  }
  put(group, rod(r * 0.6, 0.06, 0.02, 28), metal, at);
  put(group, rod(0.14, 0.5, 0.04, 14), metal, at);
  for (let i = 0; i < 8; i++) {
    const angle = (i / 8) * Math.PI * 2;
    put(group, rod(r * 0.09, 0.03, 0.005, 10), dark, {
      x: (at.x ?? 0) + Math.cos(angle) * r * 0.4,
      z: (at.z ?? 0) + Math.sin(angle) * r * 0.4,
      y: at.y + 0.05,
    });
  }
}
