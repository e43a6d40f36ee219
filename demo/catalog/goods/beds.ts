import { inch, param, years } from "./common.ts";
import type { GoodsDraft, GoodsPlan, GoodsSeed } from "./goods.types.ts";
import { roomGoodsDraft } from "./room-goods.ts";
import { coverOf } from "./seating.ts";
import { wooden } from "./wooden.words.ts";

const bedSizes = [
  { label: "Queen", code: "Q", price: 1 },
  { label: "King", code: "K", price: 1.22, size: { width_in: 81 } },
  { label: "Full", code: "F", price: 0.92, size: { width_in: 59, depth_in: 81 } },
] as const;

const bedDetails: Record<string, readonly string[]> = {
  upholstered: ["a padded headboard", "rails wrapped in cloth", "a piped edge", "small tapered feet"],
  channel: ["channels sewn upright", "a padded headboard", "rails wrapped in cloth", "a tall soft head"],
  wood: ["a plank headboard", "legs set in from the corners", "rails with eased edges", "bookmatched boards"],
  spindle: ["a headboard of thin rods", "turned rods", "posts at the corners"],
  canopy: ["four square posts", "a frame overhead", "posts as high as a door"],
};

function bedDraft(seed: GoodsSeed): GoodsDraft {
  const { width_in, height_in } = seed.design.size;
  const form = param(seed, "form");
  const padded = form === "upholstered";
  const child = form === "canopy" ? "canopy-beds" : padded ? "upholstered-beds" : "wood-beds";
  const cover = coverOf(seed.design.finishes[0] ?? "");
  const measure = [
    `${inch(width_in)} wide as a queen`,
    `with a headboard of ${inch(height_in)}`,
    "in three sizes",
    `${inch(height_in)} high at the head`,
  ];
  const words = wooden(
    bedDetails[param(seed, "head") === "channel" ? "channel" : form] ?? bedDetails.wood!,
    measure,
    [
      "primary bedrooms",
      "guest rooms",
      "lofts",
      "bedrooms with low windows",
      "attic rooms",
      "rooms with a view",
    ],
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
      does: [
        "slats carry a mattress without a box",
        "it does not creak",
        "a center leg stops the sag",
        "shins meet no corner",
        "it takes mattresses to 14 in.",
      ],
      fit: [
        "two people and one hour",
        "rails hook and lock",
        "one key does it all",
        "slats roll out last",
        "the headboard goes on first",
      ],
      box: [
        "three cartons carry it",
        "mattress and linen are sold apart",
        "cartons pass a stair turn",
        "parts are sorted by step",
        "delivery goes to the room",
      ],
    },
  });
}

export const beds: GoodsPlan = { category: "beds", products: 60, styles: {}, draft: bedDraft };
