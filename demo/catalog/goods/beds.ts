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
  channel: ["vertical channels", "a padded headboard", "rails wrapped in cloth", "a tall, soft headboard"],
  wood: ["a plank headboard", "legs set in from the corners", "rails with eased edges", "bookmatched boards"],
  spindle: ["a headboard of thin rods", "turned rods", "posts at the corners"],
  canopy: ["four square posts", "a frame overhead", "door-height posts"],
};

const ofUpholsteredBeds = {
  stuff: [
    "plywood and hardwood under foam",
    "a hardwood frame wrapped in foam",
    "foam and fabric over a kiln-dried frame",
    "a padded plywood frame",
  ],
  care: [
    "vacuum it with a soft brush",
    "blot spills and let them dry",
    "keep it out of direct sun",
    "brush the fabric now and then",
  ],
  tests: ["for creaks", "under load", "for fabric wear", "at every joint"],
  checked: [
    "brushed and wrapped",
    "checked at every seam",
    "checked for square",
    "packed with spare hardware",
  ],
  plus: [
    "felt pads protect the floor",
    "the back of the headboard is covered too",
    "the fabric resists pilling",
    "seams are double stitched",
  ],
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
      ...(padded ? ofUpholsteredBeds : {}),
      does: [
        "slats carry a mattress without a box",
        "it doesn't creak",
        "a center leg stops the sag",
        "corners are set in from your shins",
        "it fits mattresses up to 14 in.",
      ],
      fit: [
        "two people need an hour",
        "rails hook and lock",
        "one hex key does it all",
        "slats roll out last",
        "the headboard goes on first",
      ],
      box: [
        "it ships in three cartons",
        "mattress and bedding are sold separately",
        "cartons fit around a stair turn",
        "parts are bagged by step",
        "delivery is to the room you choose",
      ],
    },
  });
}

export const beds: GoodsPlan = { category: "beds", styles: {}, draft: bedDraft };
