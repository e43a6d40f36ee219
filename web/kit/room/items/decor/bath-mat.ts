import { type Group, Vector3 } from "three";
import { put } from "../parts/assemble.ts";
import { repeatOf } from "../parts/fabric-materials.ts";
import { finishMaterial } from "../parts/finish-materials.ts";
import { fractalNoise } from "../parts/noise.ts";
import type { ItemParams } from "../parts/params.ts";
import { sheet } from "../parts/sheet.ts";

const corner = 1.8;
/** Width of the flat hem round the pile. */
const hem = 1.1;
/** Inches from the edge to the line woven into the pile. */
const line = 3.4;

/** A place of a rectangle moved so that the corners become round. */
function rounded(x: number, z: number, w: number, d: number): [x: number, z: number] {
  const dx = Math.abs(x) - (w / 2 - corner);
  const dz = Math.abs(z) - (d / 2 - corner);
  if (dx <= 0 || dz <= 0) return [x, z];
  const inwards = 1 - Math.max(dx, dz) / Math.hypot(dx, dz);
  return [x - Math.sign(x) * dx * inwards, z - Math.sign(z) * dz * inwards];
}

/** A mat of tufted cotton before a tub or basin: deep pile in a flat hem, a line woven round it. */
export function bathMat(group: Group, params: ItemParams, finish: string): void {
  const { width_in: w, depth_in: d, height_in: h } = params;
  const cloth = finishMaterial(finish);
  cloth.normalScale.setScalar(2.6);
  const tufts = (x: number, z: number) => fractalNoise(x * 0.9 + 90, z * 0.9 + 90, 997, 991, 5, 3) - 0.5;
  const ramp = (t: number) => Math.sqrt(Math.max(0, 1 - (1 - Math.max(0, Math.min(1, t))) ** 2));
  const spread = (t: number) => (t < 0.5 ? 0.5 * (2 * t) ** 1.25 : 1 - 0.5 * (2 - 2 * t) ** 1.25);
  const surface = sheet(
    86,
    54,
    (u, v) => {
      // u runs to the west, so that the pile looks up
      const [x0, z0] = [(0.5 - spread(u)) * w, (spread(v) - 0.5) * d];
      const edge = Math.min(w / 2 - Math.abs(x0), d / 2 - Math.abs(z0));
      const [x, z] = rounded(x0, z0, w, d);
      const groove = Math.max(0, 1 - Math.abs(edge - line) / 0.45);
      const pile = ramp((edge - hem) / 0.7) * (1 - 0.55 * groove);
      const flat = h * 0.34 * ramp(edge / 0.3);
      const sway = (fractalNoise(x * 0.08 + 40, z * 0.08 + 40, 997, 991, 9, 2) - 0.5) * 0.5;
      return new Vector3(
        x + tufts(z, 3) * 0.14,
        edge < 0.01 ? 0 : flat + pile * h * (0.52 + tufts(x, z) * 0.24),
        z + sway * 0.3,
      );
    },
    // Tufts of a mat are coarser than the loops of a towel.
    { repeat: repeatOf(cloth) * 1.5 },
  );
  put(group, surface, cloth);
}
