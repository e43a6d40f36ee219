import phrases from "../../data/phrases/outdoor-kitchens.json" with { type: "json" };
import options from "../../data/product-kinds/options.json" with { type: "json" };
import fitRows from "../../data/product-kinds/outdoor-cabinets.json" with { type: "json" };
import { inch, numberParam, param, years } from "./common.ts";
import type { GoodsDraft, GoodsPlan, GoodsSeed } from "./goods.types.ts";
import { type RoomWords, roomGoodsDraft } from "./room-goods.ts";

const fits: Record<string, { title: string; detail: readonly string[] }> = fitRows;

const measureOf = ({ design: { size } }: GoodsSeed): string[] => [
  `${inch(size.width_in)} wide`,
  `${inch(size.width_in)} by ${inch(size.depth_in)}`,
  `${inch(size.depth_in)} deep`,
  "built for rain",
];

const boxWords: Omit<RoomWords, "measure" | "detail"> = {
  rooms: phrases.rooms,
  ...phrases.box_words,
};

function moduleDraft(seed: GoodsSeed): GoodsDraft {
  const { title, detail } = fits[param(seed, "fit")] ?? fits.doors!;
  const { width_in } = seed.design.size;
  return roomGoodsDraft(seed, {
    child: "outdoor-cabinets",
    title: `${Math.round(width_in)} in. Outdoor ${title}`,
    noun: `outdoor ${title.toLowerCase()}`,
    price: 330 + width_in * 9 + (param(seed, "fit") === "fridge" ? 520 : 0),
    weight_lb: Math.round(60 + width_in * 1.8),
    is_freight: true,
    attributes: {
      frame: seed.design.finishes[0] === "teak" ? "Teak on stainless steel" : "Stainless steel, 304",
      mounting: "Floor, leveling feet",
      assembly: "Assembled",
      weather: "Leave out all year",
      certifications: ["NSF", "304 stainless"],
    },
    warranty: `${years(10, seed)}-year warranty on box and hinges.`,
    words: { ...boxWords, measure: measureOf(seed), detail },
  });
}

const gasWords: Omit<RoomWords, "measure" | "fit"> = {
  ...boxWords,
  ...phrases.gas_words,
};

const gasFits: Record<string, readonly string[]> = phrases.gas_fits;

function gasDraft(seed: GoodsSeed): GoodsDraft {
  const { width_in } = seed.design.size;
  const built = param(seed, "form") === "built-in";
  const burners = numberParam(seed, "burners", 4);
  const choices = options.outdoor_kitchens.fuel;
  return roomGoodsDraft(seed, {
    child: built ? "built-in-grills" : "freestanding-grills",
    title: built ? `${Math.round(width_in)} in. Built-In Gas Grill` : `${burners}-Burner Gas Grill`,
    noun: built ? "built-in gas grill" : "freestanding gas grill",
    price: built ? 620 + burners * 130 : 260 + burners * 95,
    weight_lb: built ? 118 : 142,
    is_freight: true,
    option: { name: "Fuel", choices },
    attributes: {
      fuel: choices.map(({ label }) => label),
      burners: String(burners),
      btu: burners * 12000,
      cooking_area_sqin: Math.round(width_in * (built ? 17 : 10.5)),
      frame: "Stainless steel, 304",
      mounting: built ? "Built in" : "Freestanding",
      weather: "Cover in winter",
      certifications: ["CSA Z21.58"],
    },
    warranty: `${years(5, seed)}-year warranty, ${years(10, seed)} years on burners.`,
    words: { ...gasWords, measure: measureOf(seed), fit: gasFits[built ? "built-in" : "cart"]! },
  });
}

function kamadoDraft(seed: GoodsSeed): GoodsDraft {
  return roomGoodsDraft(seed, {
    child: "kamado-grills",
    title: "Ceramic Kamado Grill",
    noun: "kamado grill",
    price: 690,
    weight_lb: 190,
    is_freight: true,
    attributes: {
      fuel: "Charcoal",
      cooking_area_sqin: 280,
      frame: "Ceramic",
      mounting: "Freestanding",
      weather: "Cover in winter",
      certifications: ["EN 1860"],
    },
    warranty: `${years(5, seed)}-year warranty, ${years(10, seed)} years on the shell.`,
    words: {
      ...gasWords,
      measure: measureOf(seed),
      ...phrases.kamado_draft.words,
    },
  });
}

function kitchenDraft(seed: GoodsSeed): GoodsDraft {
  if (seed.design.kind === "base_cabinet") return moduleDraft(seed);
  return param(seed, "form") === "kamado" ? kamadoDraft(seed) : gasDraft(seed);
}

export const outdoorKitchens: GoodsPlan = {
  category: "outdoor-kitchens",
  styles: {},
  draft: kitchenDraft,
};
