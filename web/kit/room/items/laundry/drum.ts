import { DoubleSide, MeshPhysicalMaterial } from "three";
import { clearGlass } from "../parts/stock-materials.ts";
import { texture } from "../parts/textures.ts";

const bump = (t: number, half: number) => Math.max(0, 1 - Math.abs(t) / half);

/** A steel drum as one sees it through a door: u goes round it, v from the middle of its back to the rubber of its mouth. */
export function drumMaterial(): MeshPhysicalMaterial {
  const map = texture("drum", 512, 128, true, (u, v) => {
    const back = 0.42;
    const mouth = 0.84;
    if (v > mouth) {
      const fold = 0.09 + 0.1 * bump(v - 0.93, 0.05);
      return [fold, fold, fold];
    }
    const inner = v < back;
    const rows = inner ? v * 12 : (v - back) * 15;
    const around = inner ? 20 : 42;
    const column = u * around + (Math.floor(rows) % 2) * 0.5;
    const hole = Math.hypot(column - Math.floor(column) - 0.5, (rows - Math.floor(rows) - 0.5) * 1.1) < 0.22;
    // Steel mirrors the laundry: lighter to the upper left, with streaks from the middle outwards.
    const turn = Math.cos((u - 0.62) * Math.PI * 2);
    const streak = 0.05 * Math.min(1, v * 3) * Math.sin(u * 31) * Math.sin(u * 57 + 1);
    const lifter = inner ? 0 : bump(((u * 3) % 1) - 0.5, 0.09);
    const deep = inner ? 0.5 + 0.12 * (v / back) : 0.34 + 0.42 * ((v - back) / (mouth - back));
    const steel = deep + 0.13 * turn + streak + lifter * 0.2;
    const seam = Math.abs(v - back) < 0.015 ? -0.2 : 0;
    const shade = Math.max(0.05, (hole && lifter < 0.2 && v > 0.22 ? steel * 0.38 : steel) + seam);
    return [shade, shade * 1.005, shade * 1.02];
  });
  return new MeshPhysicalMaterial({ map, roughness: 0.35, side: DoubleSide });
}

/** Smoked glass of a washer's door. */
export const doorGlass = (): MeshPhysicalMaterial => clearGlass("#101417", 0.3);
