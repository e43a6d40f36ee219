import phrases from "../../data/phrases/beds.json" with { type: "json" };
import options from "../../data/product-kinds/options.json" with { type: "json" };
import { filledIn } from "../prose/grammar.ts";
import { inch, param, years } from "./common.ts";
import type { GoodsChoice, GoodsDraft, GoodsPlan, GoodsSeed } from "./goods.types.ts";
import { roomGoodsDraft } from "./room-goods.ts";
import { coverOf } from "./seating.ts";
import { wooden } from "./wooden.words.ts";

const bedSizes: readonly GoodsChoice[] = options.beds.sizes;

const bedDetails: Record<string, readonly string[]> = phrases.bed_details;

function bedDraft(seed: GoodsSeed): GoodsDraft {
  const { width_in, height_in } = seed.design.size;
  const form = param(seed, "form");
  const padded = form === "upholstered";
  const child = form === "canopy" ? "canopy-beds" : padded ? "upholstered-beds" : "wood-beds";
  const cover = coverOf(seed.design.finishes[0] ?? "");
  const measure = filledIn(phrases.bed_draft.measure, {
    width_in: inch(width_in),
    height_in: inch(height_in),
  });
  const words = wooden(
    bedDetails[param(seed, "head") === "channel" ? "channel" : form] ?? bedDetails.wood!,
    measure,
    phrases.bed_draft.words,
  );
  return roomGoodsDraft(seed, {
    child,
    title:
      form === "canopy"
        ? "Canopy Bed"
        : padded
          ? "Upholstered Platform Bed"
          : form === "spindle"
            ? "Spindle Bed"
            : "Platform Bed",
    noun: form === "canopy" ? "canopy bed" : padded ? "upholstered bed" : "wooden bed",
    price: padded ? 420 : form === "canopy" ? 560 : 480,
    weight_lb: padded ? 118 : 136,
    is_freight: true,
    option: { name: "Size", choices: bedSizes },
    attributes: {
      ...(padded ? { upholstery: cover.label, wear_rubs: cover.rubs } : {}),
      frame: padded ? "Plywood and hardwood" : "Solid wood",
      bed_size: bedSizes.map(({ label }) => label),
      support: seed.series_random.pick(["Slats, no box spring", "Slats with a center leg"]),
      assembly: "Headboard, rails and slats",
      certifications: padded ? ["TB 117-2013", "CARB2"] : ["FSC wood", "CARB2"],
    },
    warranty: `${years(5, seed)}-year warranty on frame and slats.`,
    words: {
      ...words,
      ...(padded ? phrases.of_upholstered_beds : {}),
      does: phrases.bed_draft.words_does,
      fit: phrases.bed_draft.words_fit,
      box: phrases.bed_draft.words_box,
    },
  });
}

export const beds: GoodsPlan = { category: "beds", styles: {}, draft: bedDraft };
