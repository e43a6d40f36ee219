import { inch, numberParam, param, years } from "./common.ts";
import type { GoodsDraft, GoodsPlan, GoodsSeed } from "./goods.types.ts";
import { roomGoodsDraft } from "./room-goods.ts";
import { weathered } from "./weathered.words.ts";

const fits: Record<string, readonly [title: string, detail: readonly string[]]> = {
  doors: ["Cabinet with Two Doors", ["doors that close softly", "one deep shelf", "gaskets round the doors"]],
  drawers: [
    "Cabinet with Three Drawers",
    ["three deep drawers", "slides of stainless steel", "a top drawer for tools"],
  ],
  grill: ["Grill Cabinet", ["a cutout for the grill", "room for a gas bottle", "vents on both sides"]],
  sink: ["Sink Cabinet", ["an open back for pipes", "a floor that drains", "doors on lift-off hinges"]],
  fridge: ["Refrigerator Cabinet", ["a refrigerator built in", "a toe grille for air", "a black glass door"]],
};

function kitchenDraft(seed: GoodsSeed): GoodsDraft {
  const { design } = seed;
  const { width_in, depth_in } = design.size;
  const form = param(seed, "form");
  const steel = design.finishes[0] === "teak" ? "Teak on stainless steel" : "Stainless steel, 304";
  const measure = [
    `${inch(width_in)} wide`,
    `${inch(width_in)} by ${inch(depth_in)}`,
    `${inch(depth_in)} deep`,
    "built for rain",
  ];
  const rooms = ["outdoor kitchens", "covered patios", "pool houses", "roof terraces", "backyard islands"];
  const base = { ...weathered([], measure, form === "kamado" ? "Ceramic" : "Stainless steel"), rooms };
  if (design.kind === "base_cabinet") {
    const [title, detail] = fits[param(seed, "fit")] ?? fits.doors!;
    return roomGoodsDraft(seed, {
      child: "outdoor-cabinets",
      title: `${Math.round(width_in)} in. Outdoor ${title}`,
      noun: `outdoor ${title.toLowerCase()}`,
      price: 330 + width_in * 9 + (param(seed, "fit") === "fridge" ? 520 : 0),
      weight_lb: Math.round(60 + width_in * 1.8),
      is_freight: true,
      attributes: {
        frame: steel,
        mounting: "Floor, leveling feet",
        assembly: "Assembled",
        weather: "Leave out all year",
        certifications: ["NSF", "304 stainless"],
      },
      warranty: `${years(10, seed)}-year warranty on box and hinges.`,
      words: {
        ...base,
        detail,
        does: [
          "rain runs to the drip edge",
          "doors line up along a run",
          "hinges do not rust",
          "ants find no way in",
        ],
        fit: [
          "level the feet, then bolt",
          "boxes bolt side to side",
          "the top is sold apart",
          "leave 1 in. at the wall",
        ],
        box: [
          "it comes on a pallet",
          "shims are in the drawer",
          "film peels off the fronts",
          "a touch-up pad is inside",
        ],
      },
    });
  }
  const burners = numberParam(seed, "burners", 4);
  const kamado = form === "kamado";
  const area = kamado ? 280 : Math.round(width_in * (form === "cart" ? 10.5 : 17));
  return roomGoodsDraft(seed, {
    child: form === "built-in" ? "built-in-grills" : kamado ? "kamado-grills" : "freestanding-grills",
    title: kamado
      ? "Ceramic Kamado Grill"
      : form === "built-in"
        ? `${Math.round(width_in)} in. Built-In Gas Grill`
        : `${burners}-Burner Gas Grill`,
    noun: kamado ? "kamado grill" : form === "built-in" ? "built-in gas grill" : "freestanding gas grill",
    price: kamado ? 690 : form === "built-in" ? 620 + burners * 130 : 260 + burners * 95,
    weight_lb: kamado ? 190 : form === "built-in" ? 118 : 142,
    is_freight: true,
    ...(kamado
      ? {}
      : {
          option: {
            name: "Fuel",
            choices: [
              { label: "Natural gas", code: "NG", price: 1 },
              { label: "Propane", code: "LP", price: 1 },
            ],
          },
        }),
    attributes: {
      fuel: kamado ? "Charcoal" : ["Natural gas", "Propane"],
      ...(kamado ? {} : { burners: String(burners), btu: burners * 12000 }),
      cooking_area_sqin: area,
      frame: kamado ? "Ceramic" : "Stainless steel, 304",
      mounting: form === "built-in" ? "Built in" : "Freestanding",
      weather: "Cover in winter",
      certifications: kamado ? ["EN 1860"] : ["CSA Z21.58"],
    },
    warranty: `${years(5, seed)}-year warranty, ${years(10, seed)} years on burners and shell.`,
    words: {
      ...base,
      detail: kamado
        ? ["a thick ceramic shell", "a vent in the lid", "two folding shelves"]
        : ["a double-walled lid", "knobs with a bezel", "a warming rack", "cast grates"],
      does: kamado
        ? ["it holds 225 degrees all night", "it sears at 700 degrees", "one load of coal lasts"]
        : [
            "it heats in eight minutes",
            "each burner lights alone",
            "grease runs to one tray",
            "the lid stays where it stops",
          ],
      fit:
        form === "built-in"
          ? [
              "the cutout is in the manual",
              "it drops in from above",
              "use an insulated jacket in wood",
              "gas comes in at the right",
            ]
          : ["an hour and one wrench", "casters lock", "keep 24 in. to any wall", "the hose comes along"],
      box: ["it comes on a pallet", "grates are packed apart", "a cover is sold apart", "two people lift it"],
    },
  });
}

export const outdoorKitchens: GoodsPlan = {
  category: "outdoor-kitchens",
  products: 80,
  styles: {},
  draft: kitchenDraft,
};
