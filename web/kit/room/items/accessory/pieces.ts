import type { Group, Material, Vector3 } from "three";
import { type ItemParams, number } from "../parts/params.ts";
import { bentPath } from "../parts/path.ts";

export type Hardware = { metal: Material; dark: Material; finish: string };

export type PullMaker = (group: Group, params: ItemParams, kit: Hardware) => void;

/** Where the screws are along x. */
export const screws = (params: ItemParams) => [-1, 1].map((s) => (s * number(params, "cc", 3.78)) / 2);

/** Curved strap through x-z points. */
export function strap(points: readonly (readonly [number, number])[], bend: number): Vector3[] {
  return bentPath(
    points.map(([x, z]) => [x, 0, z] as const),
    bend,
    9,
  );
}
