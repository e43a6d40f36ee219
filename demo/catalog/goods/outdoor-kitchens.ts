import { inch, numberParam, param, years } from "./common.ts";
import type { GoodsDraft, GoodsPlan, GoodsSeed } from "./goods.types.ts";
import { type RoomWords, roomGoodsDraft } from "./room-goods.ts";

const fits: Record<string, readonly [title: string, detail: readonly string[]]> = {
  doors: ["Cabinet with Two Doors", ["soft-close doors", "one deep shelf", "gaskets around the doors"]],
  drawers: [
    "Cabinet with Three Drawers",
    ["three deep drawers", "slides of stainless steel", "a top drawer for tools"],
  ],
  grill: ["Grill Cabinet", ["a cutout for the grill", "room for a propane tank", "vents on both sides"]],
  sink: ["Sink Cabinet", ["an open back for pipes", "a floor that drains", "doors on lift-off hinges"]],
  fridge: ["Refrigerator Cabinet", ["a refrigerator built in", "a toe grille for air", "a black glass door"]],
};

const rooms = ["outdoor kitchens", "covered patios", "pool houses", "roof terraces", "backyard islands"];

const measureOf = ({ design: { size } }: GoodsSeed): string[] => [
  `${inch(size.width_in)} wide`,
  `${inch(size.width_in)} by ${inch(size.depth_in)}`,
  `${inch(size.depth_in)} deep`,
  "built for rain",
];

const boxWords: Omit<RoomWords, "measure" | "detail"> = {
  rooms,
  stuff: [
    "welded stainless steel",
    "304 stainless steel",
    "steel with hemmed edges",
    "stainless steel, inside and out",
    "sheet steel on welded corners",
  ],
  care: [
    "wipe steel along its grain",
    "rinse off salt each month",
    "oil teak once a year",
    "keep bleach away from it",
    "hose it down in spring",
  ],
  tests: ["in salt spray", "in the rain", "with loaded shelves", "through freeze and thaw"],
  checked: [
    "adjusted at the hinges",
    "leveled on stone",
    "wrapped in protective film",
    "packed with its leveling feet",
  ],
  does: ["rain runs to the drip edge", "doors line up along a run", "hinges don't rust", "bugs stay out"],
  plus: [
    "gaskets keep dust out",
    "feet adjust by two inches",
    "the back comes off",
    "pipe holes are plugged",
  ],
  fit: [
    "level the feet, then bolt",
    "boxes bolt side to side",
    "the top is sold separately",
    "leave 1 in. at the wall",
  ],
  box: [
    "it comes on a pallet",
    "shims are in a bag",
    "film peels off the fronts",
    "a touch-up pad is inside",
  ],
};

function moduleDraft(seed: GoodsSeed): GoodsDraft {
  const [title, detail] = fits[param(seed, "fit")] ?? fits.doors!;
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
  detail: ["a double-walled lid", "knobs with a bezel", "a warming rack", "cast grates"],
  stuff: [
    "stainless steel and cast burners",
    "304 stainless steel",
    "heavy steel and cast grates",
    "steel with a double wall",
  ],
  care: [
    "burn it off, then brush",
    "empty the grease tray",
    "wipe steel along its grain",
    "cover it when cold",
  ],
  tests: ["by relighting every burner", "by burning it for a week", "under pressure", "in salt spray"],
  checked: [
    "lit on both fuels",
    "pressure-tested at the hoses",
    "balanced at the lid",
    "oiled at the grates",
  ],
  does: [
    "it heats in eight minutes",
    "each burner lights on its own",
    "grease runs to one tray",
    "the lid stays where it stops",
  ],
  plus: [
    "lights shine on the grates",
    "a rotisserie can be added",
    "a conversion kit is included",
    "burners lift out",
  ],
  box: [
    "it comes on a pallet",
    "grates are packed separately",
    "a cover is sold separately",
    "two people lift it",
  ],
};

const gasFits: Record<string, readonly string[]> = {
  cart: ["plan on an hour and one wrench", "casters lock", "keep 24 in. to any wall", "the hose is included"],
  "built-in": [
    "the cutout is in the manual",
    "it drops in from above",
    "use an insulated jacket in wood",
    "gas comes in at the right",
  ],
};

function gasDraft(seed: GoodsSeed): GoodsDraft {
  const { width_in } = seed.design.size;
  const built = param(seed, "form") === "built-in";
  const burners = numberParam(seed, "burners", 4);
  const choices = [
    { label: "Natural gas", code: "NG", price: 1 },
    { label: "Propane", code: "LP", price: 1 },
  ];
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
      detail: ["a thick ceramic shell", "a vent in the lid", "two teak side tables"],
      stuff: [
        "glazed ceramic an inch thick",
        "ceramic, steel bands and teak",
        "high-fired clay",
        "ceramic over a steel grate",
      ],
      care: [
        "burn it clean, then brush",
        "empty the ash every third fire",
        "oil the teak in spring",
        "cover it when cold",
      ],
      does: [
        "it holds 225 degrees all night",
        "it sears at 700 degrees",
        "one load of charcoal lasts for hours",
        "the lid opens with a finger",
      ],
      plus: [
        "an ash rake is included",
        "a heat deflector can be added",
        "the gasket can be replaced",
        "bands tighten with one key",
      ],
      fit: [
        "two people lift it in",
        "keep 24 in. to any wall",
        "set it on stone or steel",
        "plan on an hour and one wrench",
      ],
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
