import { type Group, type Material, Vector3 } from "three";
import { put } from "./assemble.ts";
import { bar, box, rod, taper, tube } from "./solids.ts";
import { grain } from "./uv.ts";

export type LegStyle = "tapered" | "splayed" | "block" | "square" | "metal" | "turned" | "hairpin";

/** Four legs under a rectangle of w by d, from the floor to y; splayed ones reach out below. */
export function fourLegs(
  group: Group,
  material: Material,
  style: LegStyle,
  w: number,
  d: number,
  y: number,
  thick = 1.6,
): void {
  for (const sx of [-1, 1])
    for (const sz of [-1, 1]) {
      const at = { x: (sx * w) / 2, z: (sz * d) / 2 };
      if (style === "splayed" || style === "tapered") {
        const lean = style === "splayed" ? 9 : 0;
        const leg = grain(taper(thick * 0.3, thick * 0.56, y + 0.3, 0.06, 18), "y", sx + sz * 2);
        const drop = Math.sin((lean * Math.PI) / 180) * y;
        put(group, leg, material, {
          x: at.x + sx * drop,
          z: at.z + sz * drop,
          rz: sx * lean,
          rx: -sz * lean,
        });
      } else if (style === "metal") put(group, rod(thick * 0.26, y + 0.1, 0.04, 14), material, at);
      else if (style === "turned") {
        put(group, grain(taper(thick * 0.34, thick * 0.62, y * 0.8, 0.08, 20), "y", sx), material, at);
        put(group, grain(rod(thick * 0.66, y * 0.2, 0.2, 20), "y", sx), material, { ...at, y: y * 0.8 });
      } else if (style === "hairpin") hairpin(group, material, at, sx, sz, y);
      else
        put(group, grain(box(thick, y + 0.1, thick, 0.1, 2), "y", sx + sz * 3), material, {
          ...at,
          y: y / 2,
        });
    }
}

function hairpin(
  group: Group,
  material: Material,
  at: { x: number; z: number },
  sx: number,
  sz: number,
  y: number,
): void {
  const foot = new Vector3(at.x + sx * 1.4, 0.25, at.z + sz * 1.4);
  for (const [dx, dz] of [
    [-2.6, 0.4],
    [0.4, -2.6],
  ] as const)
    put(group, tube([foot, new Vector3(at.x + (sx * dx) / 1, y, at.z + (sz * dz) / 1)], 0.24, 10), material);
}

/** A flat bar between two points. */
export function rail(
  group: Group,
  material: Material,
  from: readonly [number, number, number],
  to: readonly [number, number, number],
  width: number,
  height: number,
  axis: "x" | "y" | "z" = "x",
): void {
  const path = [new Vector3(...from), new Vector3(...to)];
  const side = axis === "x" ? new Vector3(0, 0, 1) : new Vector3(1, 0, 0);
  put(group, grain(bar(path, width, height, 0.12, side), axis, from[0] * 0.13 + from[2] * 0.29), material);
}
