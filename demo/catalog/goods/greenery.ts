import { inch, param, years } from "./common.ts";
import type { GoodsDraft, GoodsPlan, GoodsSeed } from "./goods.types.ts";
import { type RoomWords, roomGoodsDraft } from "./room-goods.ts";

const plantNames: Record<string, readonly [title: string, noun: string]> = {
  "fiddle-leaf": ["Faux Fiddle Leaf Fig", "faux fiddle leaf fig"],
  olive: ["Faux Olive Tree", "faux olive tree"],
  snake: ["Faux Snake Plant", "faux snake plant"],
  fern: ["Faux Boston Fern", "faux fern"],
  pothos: ["Faux Trailing Pothos", "faux pothos"],
  palm: ["Faux Areca Palm", "faux palm"],
  monstera: ["Faux Monstera", "faux monstera"],
};

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
    const shape =
      { square: "Square", round: "Round", trough: "Trough", bowl: "Bowl" }[param(seed, "form")] ?? "Square";
    const planted = plant && plant !== "none";
    const what = { boxwood: "Boxwood", grass: "Grasses", olive: "an Olive Tree" }[plant] ?? "";
    const volume = (size.width_in * size.depth_in * Math.min(high, 24)) / 1728;
    return {
      child: "outdoor-planters",
      title: planted ? `${shape} Planter with ${what}` : `${Math.round(size.width_in)} in. ${shape} Planter`,
      noun: `${shape.toLowerCase()} planter`,
      price: 60 + volume * 14 + (planted ? 120 : 0),
      weight: Math.round(16 + volume * 7),
      plant: planted ? what.replace(/^an /, "") : "None",
      detail: ["thick rolled walls", "a drain with a plug", "a plain rim", "walls that taper a little"],
    };
  }
  if (param(seed, "form") === "vase") {
    const stems = param(seed, "stems");
    const what = { branches: "Branches", eucalyptus: "Eucalyptus", grass: "Dried Grass" }[stems];
    return {
      child: "vases-stems",
      title: what ? `Vase with ${what}` : `${high} in. Vase`,
      noun: what ? `vase with ${what.toLowerCase()}` : "vase",
      price: what ? 46 : 34,
      weight: 5,
      plant: what ?? "None",
      detail: ["a thrown body", "a narrow neck", "an unglazed foot", "an uneven rim"],
    };
  }
  const [title, noun] = plantNames[plant] ?? plantNames["fiddle-leaf"]!;
  return {
    child: "indoor-plants",
    title: `${high} in. ${title}`,
    noun,
    price: 18 + high * 1.7,
    weight: Math.round(4 + high * 0.24),
    plant: title.replace("Faux ", ""),
    detail: ["leaves shaped one by one", "stems that bend", "leaves of four greens", "moss over the soil"],
  };
}

const wares: Record<string, readonly string[]> = {
  "Fiber cement": [
    "fiber-reinforced cement",
    "cast stone over mesh",
    "cement mixed light with fiber",
    "cement sealed inside",
  ],
  Terracotta: [
    "fired clay",
    "thick-walled terracotta",
    "clay fired twice for frost",
    "clay thrown in one piece",
  ],
  "Powder-coated metal": [
    "metal bent and welded",
    "powder-coated steel",
    "galvanized steel under powder coat",
    "sheet steel with hidden seams",
  ],
  Teak: [
    "boards on a steel frame",
    "teak and stainless screws",
    "oiled teak boards",
    "teak with a steel liner",
  ],
};

function growingDraft(seed: GoodsSeed): GoodsDraft {
  const growing = growingOf(seed);
  const { width_in, height_in } = seed.design.size;
  const outdoors = growing.child === "outdoor-planters";
  const pot =
    {
      terracotta: "Terracotta",
      concrete: "Fiber cement",
      charcoal: "Powder-coated metal",
      teak: "Teak",
      rattan: "Rattan",
      travertine: "Stone",
    }[seed.design.finishes[0] as string] ?? "Ceramic";
  const words: RoomWords = {
    measure: [
      `${inch(height_in)} high`,
      `${inch(width_in)} across`,
      `in ${pot.toLowerCase()}`,
      `${inch(height_in)} from floor to tip`,
    ],
    rooms: outdoors
      ? ["front doors", "patios", "roof decks", "pool edges", "garden stairs"]
      : ["bright corners", "bath shelves", "entry halls", "sofa ends", "window sills", "dark halls"],
    detail: growing.detail,
    stuff: outdoors
      ? (wares[pot] ?? wares["Fiber cement"]!)
      : [
          "molded and printed leaves",
          "wire, cloth and resin",
          "glazed stoneware",
          "fired clay",
          "hand-wired stems",
        ],
    care: outdoors
      ? [
          "drill out the plug for drainage",
          "empty the saucer before frost",
          "wash it with plain water",
          "line it before you plant",
        ]
      : [
          "dust leaves with a feather",
          "no water, no light",
          "bend the stems to shape",
          "keep it off a hot sill",
          "turn it now and then",
        ],
    tests: ["freezes and thaws", "bends and light-fasts", "soaks and weighs", "sets in the sun for a year"],
    checked: [
      "with leaves in tissue",
      "with its pot weighted",
      "rinsed and dried",
      "with spare moss in a bag",
    ],
    does: outdoors
      ? ["it stands through frost", "wind does not tip it", "roots have room", "rain runs off below"]
      : [
          "it never droops",
          "it looks grown, not made",
          "it greens a north room",
          "it stands up to children",
          "pets leave it alone",
        ],
    plus: outdoors
      ? ["feet keep it off the deck", "two handles are hidden inside", "the inside is sealed"]
      : ["the pot is filled with stone", "leaves come off to wash", "moss hides the foot", "stems are wired"],
    fit: outdoors
      ? ["two people set it", "add gravel below the soil", "set it dead level", "leave an inch for air"]
      : [
          "unfold it from the top",
          "spread leaves one by one",
          "set it and step back",
          "it takes ten minutes to fluff",
        ],
    box: [
      "the pot has its own carton",
      "molded pulp holds the pot",
      "leaves travel folded",
      "no foam in the carton",
      "gloves are inside",
    ],
  };
  return roomGoodsDraft(seed, {
    child: growing.child,
    title: growing.title,
    noun: growing.noun,
    price: growing.price,
    weight_lb: growing.weight,
    is_freight: growing.weight > 70,
    attributes: {
      plant_type: growing.plant,
      pot_material: pot,
      location: outdoors ? "Outdoor, frost-proof" : "Indoor",
      shape: { trough: "Trough", square: "Square" }[param(seed, "form")] ?? "Round",
      care: outdoors ? "Drain before frost" : "Dust only",
      certifications: ["REACH"],
    },
    warranty: `${years(1, seed)}-year warranty on pot and leaves.`,
    words,
  });
}

export const plantsAndPlanters: GoodsPlan = {
  category: "plants-and-planters",
  products: 130,
  styles: {},
  draft: growingDraft,
};
