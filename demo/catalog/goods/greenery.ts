import phrases from "../../data/phrases/greenery.json" with { type: "json" };
import plantRows from "../../data/product-kinds/plants.json" with { type: "json" };
import { filledIn } from "../prose/grammar.ts";
import { inch, param, years } from "./common.ts";
import type { GoodsDraft, GoodsPlan, GoodsSeed } from "./goods.types.ts";
import { type RoomWords, roomGoodsDraft } from "./room-goods.ts";

const plantNames: Record<string, { title: string; noun: string }> = plantRows;

/** Shapes of empty vases, as names say them. */
const vaseShapes: Record<string, string> = { sphere: "Round ", bottle: "Bottle ", jug: "Wide-Mouth " };

type Growing = {
  child: string;
  title: string;
  noun: string;
  price: number;
  weight: number;
  plant: string;
  detail: readonly string[];
};

function growingOf(seed: GoodsSeed): Growing {
  const { size, kind } = seed.design;
  const plant = param(seed, "plant");
  const high = Math.round(size.height_in);
  if (kind === "planter") {
    const tall = high > size.width_in * 1.5;
    const shape =
      { square: "Square", round: "Round", trough: "Trough", bowl: "Bowl" }[param(seed, "form")] ?? "Square";
    const planted = plant && plant !== "none";
    const what = { boxwood: "Boxwood", grass: "Grasses", olive: "an Olive Tree" }[plant] ?? "";
    const volume = (size.width_in * size.depth_in * Math.min(high, 24)) / 1728;
    return {
      child: "outdoor-planters",
      title: planted
        ? `${shape} Planter with ${what}`
        : `${Math.round(size.width_in)} in. ${tall ? "Tall " : ""}${shape} Planter`,
      noun: `${shape.toLowerCase()} planter`,
      price: 60 + volume * 14 + (planted ? 120 : 0),
      weight: Math.round(16 + volume * 7),
      plant: planted ? what.replace(/^an /, "") : "None",
      detail: phrases.growing_of.detail,
    };
  }
  if (param(seed, "form") === "vase") {
    const stems = param(seed, "stems");
    const what = { branches: "Branches", eucalyptus: "Eucalyptus", grass: "Dried Grass" }[stems];
    return {
      child: "vases-stems",
      title: what ? `Vase with ${what}` : `${high} in. ${vaseShapes[param(seed, "shape")] ?? ""}Vase`,
      noun: what ? `vase with ${what.toLowerCase()}` : "vase",
      price: what ? 46 : 34,
      weight: 5,
      plant: what ?? "None",
      detail: phrases.growing_of.vase_detail,
    };
  }
  const { title, noun } = plantNames[plant] ?? plantNames["fiddle-leaf"]!;
  return {
    child: "indoor-plants",
    title: `${high} in. ${title}${seed.design.params.stand_in ? " on a Stand" : ""}`,
    noun,
    price: 18 + high * 1.7,
    weight: Math.round(4 + high * 0.24),
    plant: title.replace("Faux ", ""),
    detail: phrases.growing_of.plant_detail,
  };
}

const wares: Record<string, readonly string[]> = phrases.wares;

type Said = Omit<RoomWords, "measure" | "detail" | "stuff">;

const said: Record<string, Said> = phrases.said;

function growingDraft(seed: GoodsSeed): GoodsDraft {
  const { child, title, noun, price, weight, plant, detail } = growingOf(seed);
  const { width_in, height_in } = seed.design.size;
  const outdoors = child === "outdoor-planters";
  const pot = pots[seed.design.finishes[0] ?? ""] ?? "Ceramic";
  const stuff = outdoors
    ? (wares[pot] ?? wares["Fiber cement"]!)
    : child === "vases-stems"
      ? phrases.vase_stuff
      : phrases.leaf_stuff;
  return roomGoodsDraft(seed, {
    child,
    title,
    noun,
    price,
    weight_lb: weight,
    is_freight: weight > 70,
    attributes: {
      plant_type: plant,
      pot_material: pot,
      location: outdoors ? "Outdoor, frost-proof" : "Indoor",
      shape: { trough: "Trough", square: "Square" }[param(seed, "form")] ?? "Round",
      care: outdoors ? "Drain before frost" : "Dust only",
      certifications: ["REACH"],
    },
    warranty: `${years(1, seed)}-year warranty against flaws.`,
    words: {
      ...said[child]!,
      measure: filledIn(phrases.growing_draft.words.measure, {
        height_in: inch(height_in),
        width_in: inch(width_in),
        pot: pot.toLowerCase(),
      }),
      detail,
      stuff,
    },
  });
}

const pots: Record<string, string> = phrases.pots;

export const plantsAndPlanters: GoodsPlan = {
  category: "plants-and-planters",
  styles: {},
  draft: growingDraft,
};
