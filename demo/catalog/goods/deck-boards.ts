import { makeMaterial } from "../../../domain/materials/looks.ts";
import type { MaterialDefinition } from "../../../domain/materials/material.ts";
import type { Supply, SupplyColor } from "../../fixtures/supplies/designs.ts";

/** The gap between two boards, which lets rain through, and what is seen in it. */
const gap = { width_in: 0.1875, color: "#1f1c19" };

/** A board in one of its colors, laid with its gaps on the joists; its length is the usual one. */
export function deckMaterial(
  { id, laid = {}, choices, size }: Supply,
  color: SupplyColor,
): MaterialDefinition {
  const look = laid[color.id];
  if (!look) throw new Error(`${id}: no look for ${color.id}`);
  const middle = choices?.values[Math.floor((choices.values.length - 1) / 2)]?.size ?? size;
  const [width_in, height_in, thickness_in] = middle;
  return makeMaterial(look, {
    seed: 23,
    format: "plank-5",
    piece: { width_in, height_in, thickness_in, edge: "eased" },
    layout: { pattern: "random", grout: gap },
  });
}
