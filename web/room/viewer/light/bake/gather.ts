import type { Gathered, GatherRows } from "./bake.types.ts";
import type { LightField } from "./light-field.ts";
import { Spot } from "./spot.ts";

/** Farther from everything than this, a plane's own light map is good enough. */
const open_in = 34;
const near_in = 16;
/** Rougher planes show no things in them. */
const shiny = 0.5;

/**
 * The light that falls on each of a picture's points: straight and bounced, four numbers each. The fourth says how much
 * it is to be trusted over the light map: 1 near other things, 0 in the open middle of a plane.
 */
export function gatherRows(
  field: LightField,
  { positions, normals, rays, seed, camera }: GatherRows,
): Gathered {
  const count = positions.length / 4;
  const light = new Float32Array(count * 4);
  const gloss = new Float32Array(count * 4);
  const out = new Float64Array(3);
  const spot = new Spot();
  const counts = { portal: Math.max(4, Math.round(rays / 4)), lamp: 2, patch: 6 };
  const open = field.scene.open_air;
  for (let i = 0; i < count; i += 1) {
    const at = i * 4;
    if (positions[at + 3]! < 0.5) continue;
    const nx = normals[at]!;
    const ny = normals[at + 1]!;
    const nz = normals[at + 2]!;
    const x = positions[at]! + nx * 0.15;
    const y = positions[at + 1]! + ny * 0.15;
    const z = positions[at + 2]! + nz * 0.15;
    let trust = 1;
    if (normals[at + 3]! > 0.5) {
      const rough = positions[at + 3]! - 1;
      if (rough < shiny)
        field.mirrored(spot.set(x, y, z, nx, ny, nz, i * 3 + seed), camera, rough, gloss, at);
      const nearest = field.nearest(spot.set(x, y, z, nx, ny, nz, i * 5 + seed), open ? 20 : 14, open_in);
      if (nearest >= open_in) continue;
      const t = Math.min(1, Math.max(0, (nearest - near_in) / (open_in - near_in)));
      trust = 1 - t * t * (3 - 2 * t);
    }
    out.fill(0);
    field.direct(spot.set(x, y, z, nx, ny, nz, i * 7 + seed), counts, out);
    const backs = field.bounced(spot.set(x, y, z, nx, ny, nz, i * 13 + seed), rays, out);
    // A point that sees things from within lies inside of one, by a rounded normal: its neighbours know better.
    if (backs > 0.35) continue;
    light[at] = out[0]!;
    light[at + 1] = out[1]!;
    light[at + 2] = out[2]!;
    light[at + 3] = trust;
  }
  return { light, gloss };
}
