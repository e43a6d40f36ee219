import type { Look } from "../../../domain/materials/look.ts";
import finishRows from "../../data/product-kinds/surface-finishes.json" with { type: "json" };
import wetFriction from "../../data/product-kinds/wet-friction.json" with { type: "json" };
import type { AttributeValue } from "../product.types.ts";
import { finishChoices, lookNames } from "./common.ts";
import type { Choice, Size, SurfaceDraft, SurfaceSeed } from "./surface.types.ts";
import type { TileRatings } from "./tile-facts.ts";

/** Finishes of sawn stone, by the look's own word. */
export const stoneFinishes = finishChoices(finishRows.stone_tile);

const wetDcof = wetFriction as unknown as Record<string, [number, number]>;

/** Slip resistance of the first finish; ratings differ by hundredths from lab to lab. */
export function dcofFor(finish: Choice | undefined, seed: SurfaceSeed): number {
  const [least, most] = wetDcof[finish?.label ?? "Matte"] ?? [0.42, 0.5];
  return seed.series_random.between(least, most, 0.01);
}

/** The attributes that every floor tile carries. */
export function tileAttributes(
  look: Look,
  material: string,
  draft: Pick<SurfaceDraft, "sizes" | "finishes">,
  ratings: TileRatings,
  natural: boolean,
): Record<string, AttributeValue> {
  const [first] = draft.sizes as [Size];
  return {
    color_family: look.colorFamily,
    look: lookNames[look.family] ?? "Natural Stone",
    material,
    size: draft.sizes.map((size) => size.label),
    finish: draft.finishes.map((finish) => finish.label),
    thickness_in: Number(first.thickness_in.toFixed(3)),
    thickness_mm: Number((first.thickness_in * 25.4).toFixed(1)),
    ...(ratings.pei ? { pei_rating: ratings.pei } : {}),
    dcof: ratings.dcof,
    water_absorption: ratings.absorption,
    shade_variation: ratings.shade,
    breaking_strength_lbf: ratings.strength_lbf,
    grout_joint_in: ratings.joint_in,
    edge: ratings.rectified ? "Rectified" : natural ? "Sawn, micro-beveled" : "Pressed",
    frost_proof: ratings.frost_proof,
    use: ratings.dcof >= 0.42 ? ["Floor", "Wall", "Wet areas"] : ["Floor", "Wall"],
    ...(natural ? { sealing: "Seal before grouting" } : { certifications: ["Greenguard Gold"] }),
  };
}
