import type { Look } from "../../../domain/materials/look.ts";
import type { AttributeValue } from "../product.types.ts";
import { finishChoice, lookNames } from "./common.ts";
import type { Choice, Size, SurfaceDraft, SurfaceSeed } from "./surface.types.ts";
import type { TileRatings } from "./tile-facts.ts";

/** Finishes of sawn stone, by the look's own word. */
export const stoneFinishes: Record<string, Choice> = {
  honed: finishChoice("Honed", "honed"),
  polished: finishChoice("Polished", "polished", 1.02),
  tumbled: finishChoice("Tumbled", "tumbled", 1.08),
  brushed: finishChoice("Brushed", "brushed", 1.07),
  natural_cleft: finishChoice("Natural Cleft", "natural_cleft"),
  flamed: finishChoice("Flamed", "flamed", 1.1),
};

const wetDcof: Record<string, readonly [number, number]> = {
  Matte: [0.42, 0.52],
  Grip: [0.56, 0.68],
  Polished: [0.3, 0.38],
  Lappato: [0.36, 0.44],
  Honed: [0.4, 0.48],
  Tumbled: [0.48, 0.58],
  Brushed: [0.46, 0.55],
  "Natural Cleft": [0.52, 0.66],
  Flamed: [0.58, 0.7],
  Glossy: [0.28, 0.36],
};

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
