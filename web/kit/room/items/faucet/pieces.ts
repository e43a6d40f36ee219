import { Group, type Material, type Vector3 } from "three";
import { put } from "../parts/assemble.ts";
import { box, rod, turned } from "../parts/solids.ts";
import { plastic, rubber } from "../parts/stock-materials.ts";

/** What a faucet is made of. */
export type Trim = { metal: Material; dark: Material; gap: Material };

export function trimOf(metal: Material): Trim {
  return { metal, dark: rubber("#202122"), gap: plastic("#0d0d0e", 0.6) };
}

/** Outlet looking down at the end of a spout: ring, recessed screen. */
export function aerator(group: Group, trim: Trim, r: number, at: Vector3): void {
  put(group, rod(r, 0.34, 0.04, 24), trim.metal, { x: at.x, y: at.y - 0.3, z: at.z });
  put(group, rod(r * 0.78, 0.03, 0.01, 20), trim.gap, { x: at.x, y: at.y - 0.315, z: at.z });
}

/** A pull-down spray head hanging from `at` (its top), with joint, buttons and nozzle face. */
export function sprayHead(group: Group, trim: Trim, r: number, length: number, at: Vector3, tilt = 0): void {
  const head = new Group();
  const l = length;
  put(head, rod(r * 0.94, 0.06, 0.01, 28), trim.gap, { y: -0.06 });
  put(
    head,
    turned(
      [
        [0, -l],
        [r * 1.16, -l],
        [r * 1.26, -l + 0.1],
        [r * 1.26, -l * 0.62],
        [r * 1.1, -l * 0.3],
        [r * 1.03, -0.07],
        [0, -0.06],
      ],
      0.09,
      32,
    ),
    trim.metal,
  );
  put(head, rod(r * 1.06, 0.1, 0.03, 28), trim.dark, { y: -l - 0.07 });
  put(head, rod(r * 0.4, 0.08, 0.02, 16), trim.gap, { y: -l - 0.1 });
  put(head, box(r * 0.62, l * 0.26, 0.1, 0.05, 2), trim.dark, { y: -l * 0.7, z: r * 1.23 });
  put(head, box(r * 0.62, l * 0.14, 0.1, 0.05, 2), trim.dark, { y: -l * 0.46, z: r * 1.14 });
  put(group, head, null, { x: at.x, y: at.y, z: at.z, rx: tilt });
}

/** A separate hand spray standing on the deck. */
export function sideSpray(group: Group, trim: Trim, x: number, height: number): void {
  const h = height;
  put(
    group,
    turned(
      [
        [0, 0],
        [0.95, 0],
        [0.92, 0.14],
        [0.6, 0.34],
        [0.52, 0.62],
        [0, 0.62],
      ],
      0.07,
      28,
    ),
    trim.metal,
    { x },
  );
  put(
    group,
    turned(
      [
        [0, 0.6],
        [0.36, 0.6],
        [0.4, h * 0.45],
        [0.5, h * 0.62],
        [0.56, h * 0.82],
        [0.5, h * 0.94],
        [0, h],
      ],
      0.08,
      28,
    ),
    trim.metal,
    { x },
  );
  put(group, rod(0.44, 0.12, 0.03, 24), trim.dark, { x, y: h * 0.76, z: 0.22, rx: 90 });
  put(group, box(0.2, h * 0.22, 0.12, 0.05), trim.dark, { x, y: h * 0.6, z: -0.52, rx: -8 });
}

/** A 10 in. plate that covers three holes. */
export function deckPlate(group: Group, trim: Trim, width: number, depth: number): number {
  put(group, box(width, 0.06, depth, 0.02), trim.gap, { y: 0.03 });
  put(group, box(width, 0.26, depth, 0.12, 3), trim.metal, { y: 0.16 });
  return 0.27;
}
