import { hexOf, type Linear, linearOf } from "../../../domain/materials/color.ts";
import type { Hex, MaterialDefinition, PaperMotif } from "../../../domain/materials/material.ts";
import type { Supply, SupplyColor } from "../../fixtures/supplies/designs.ts";

/** How dark the two inks are against the paper, where the model doesn't say. */
const usualInk = { first: 0.16, second: 0.3 };

/** An ink in the paper's own hue: darker on light papers, lighter on dark ones. */
function inkOn(paper: Hex, share: number): Hex {
  const color = linearOf(paper);
  const light = (Math.max(...color) + Math.min(...color)) / 2;
  const ink = color.map((part) =>
    light > 0.5 ? part * Math.max(0.04, (light - share) / light) : part + (1 - part) * (share / (1 - light)),
  );
  return hexOf(ink as unknown as Linear);
}

/** Paper in one of its colors, as it hangs: the print of its model at the size that the roll has. */
export function paperMaterial(
  { size, roll_in = 0, model, attributes }: Supply,
  { color }: SupplyColor,
): MaterialDefinition {
  const [strip_in] = size;
  const share = (ink: keyof typeof usualInk) => Number(model[ink] ?? usualInk[ink]);
  return {
    schema: "material/1",
    seed: 17,
    piece: { width_in: strip_in, height_in: roll_in, thickness_in: 0.02, shape: "rectangle", edge: "square" },
    layout: { pattern: "slab", grout: null },
    sheen: attributes.material === "Vinyl" ? 0.62 : 0.85,
    relief: 0,
    variation: { tint: 0, tilt_deg: 0, gloss: 0 },
    family: "wallpaper",
    colors: { paper: color, first: inkOn(color, share("first")), second: inkOn(color, share("second")) },
    motif: model.pattern as PaperMotif,
    strip_in,
    repeat_in: strip_in / Number(model.across),
    is_unmatched: /Grass|Sisal/.test(String(attributes.material)),
  };
}
