import { averageColor } from "../average-color.ts";
import { linearOf } from "../color.ts";
import type { Group } from "../look.ts";
import { looks } from "../looks.ts";
import type { Hex, MaterialDefinition } from "../material.ts";
import { Paint } from "./paint.ts";
import type { Ball, Block, Drum, Skin, Vector } from "./solids.ts";

export const coat = (color: Hex, rough = 0.85): Skin => ({ color: linearOf(color), rough });

export const block = (from: Vector, to: Vector, skin: Skin, round_in = 0): Block => ({
  kind: "block",
  from,
  to,
  skin,
  round_in,
});

export const ball = (center: Vector, radius_in: number, skin: Skin): Ball => ({
  kind: "ball",
  center,
  radius_in,
  skin,
});

export const drum = (center: Vector, radius_in: number, height_in: number, skin: Skin): Drum => ({
  kind: "drum",
  center,
  radius_in,
  height_in,
  skin,
});

/** Covered with the material; so much of it is laid out. */
export const covered = (
  definition: MaterialDefinition,
  size_in: readonly [number, number],
  perInch_px: number,
  more: Partial<Skin> & { start_in?: readonly [number, number] } = {},
): Skin => {
  const { start_in, ...skin } = more;
  return {
    color: linearOf(averageColor(definition)),
    rough: definition.sheen,
    paint: new Paint(definition, size_in, perInch_px, start_in),
    ...skin,
  };
};

/** The surroundings of products in their picture: always the same, so that only the products differ. */
export function aroundAs(id: string, group: Group): MaterialDefinition {
  const look = looks.find((one) => one.id === id);
  if (!look) throw new Error(`no look ${id}`);
  return look.make({ seed: 11, group });
}
