import { makeMaterial } from "../../../domain/materials/looks.ts";
import type { MaterialDefinition } from "../../../domain/materials/material.ts";
import type { Supply, SupplyChoice, SupplyColor } from "../../fixtures/supplies/designs.ts";

/** The gap between two boards, which lets rain through, and what is seen in it. */
const gap = { width_in: 0.1875, color: "#1f1c19" };

/** A board in one of its colors and lengths, laid with its gaps on the joists. */
export function deckMaterial(
  { id, laid = {}, size }: Supply,
  color: SupplyColor,
  choice: SupplyChoice | undefined,
): MaterialDefinition {
  const look = laid[color.id];
  if (!look) throw new Error(`${id}: no look for ${color.id}`);
  const [width_in, height_in, thickness_in] = choice?.size ?? size;
  return makeMaterial(look, {
    seed: 23,
    format: "plank-5",
    piece: { width_in, height_in, thickness_in, edge: "eased" },
    layout: { pattern: "random", grout: gap },
  });
}
