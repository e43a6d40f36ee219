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

type Said = Omit<RoomWords, "measure" | "detail" | "stuff">;

const said: Record<string, Said> = {
  "indoor-plants": {
    rooms: ["bright corners", "bath shelves", "entry halls", "sofa ends", "window sills", "dark halls"],
    care: [
      "dust leaves with a feather",
      "no water, no light",
      "bend the stems to shape",
      "keep it off a hot sill",
      "turn it now and then",
    ],
    tests: [
      "bends and light-fasts",
      "tips and weighs",
      "sets in the sun for a year",
      "brushes the leaves of",
    ],
    checked: [
      "with leaves in tissue",
      "with its pot weighted",
      "fluffed and photographed",
      "with spare moss in a bag",
    ],
    does: [
      "it never droops",
      "it looks grown, not made",
      "it greens a north room",
      "it stands up to children",
      "pets leave it alone",
    ],
    plus: [
      "the pot is filled with stone",
      "leaves come off to wash",
      "moss hides the foot",
      "stems are wired",
    ],
    fit: [
      "unfold it from the top",
      "spread leaves one by one",
      "set it and step back",
      "it takes ten minutes to fluff",
    ],
    box: ["the pot has its own carton", "leaves travel folded", "no foam in the carton", "gloves are inside"],
  },
  "vases-stems": {
    rooms: ["console tables", "islands", "nightstands", "mantels", "dining tables", "open shelves"],
    care: [
      "rinse it with warm water",
      "a bottle brush reaches the foot",
      "felt saves the table",
      "keep it from frost",
      "wipe it with a soft cloth",
    ],
    tests: ["fills and weighs", "tips and drops", "soaks for a week", "looks twice at"],
    checked: ["ground flat below", "wrapped in tissue", "filled and emptied", "signed below"],
    does: [
      "it holds one stem or ten",
      "it stands firm when full",
      "it looks well empty",
      "it catches side light",
    ],
    plus: ["no two are quite alike", "the inside is glazed", "the foot is felted", "it makes a good gift"],
    fit: [
      "set it and step back",
      "keep stems twice its height",
      "group it by threes",
      "no water is needed for dry stems",
    ],
    box: [
      "molded pulp holds it",
      "breakage is replaced",
      "no foam in the carton",
      "stems travel in a sleeve",
    ],
  },
  "outdoor-planters": {
    rooms: ["front doors", "patios", "roof decks", "pool edges", "garden stairs"],
    care: [
      "drill out the plug for drainage",
      "empty the saucer before frost",
      "wash it with plain water",
      "line it before you plant",
    ],
    tests: ["freezes and thaws", "soaks and weighs", "drops and levels", "sets in the sun for a year"],
    checked: ["with its rim squared", "filled and weighed", "rinsed and dried", "with corners boarded"],
    does: ["it stands through frost", "wind does not tip it", "roots have room", "rain runs off below"],
    plus: [
      "feet keep it off the deck",
      "two handles are hidden inside",
      "the inside is sealed",
      "a saucer can be had",
    ],
    fit: ["two people set it", "add gravel below the soil", "set it dead level", "leave an inch for air"],
    box: [
      "it comes on a small pallet",
      "molded pulp holds the rim",
      "no foam in the carton",
      "gloves are inside",
    ],
  },
};

const leafStuff = [
  "molded and printed leaves",
  "wire, cloth and resin",
  "hand-wired stems",
  "leaves cut and veined",
];
const vaseStuff = ["glazed stoneware", "fired clay", "clay thrown by hand", "dense white clay"];

function growingDraft(seed: GoodsSeed): GoodsDraft {
  const { child, title, noun, price, weight, plant, detail } = growingOf(seed);
  const { width_in, height_in } = seed.design.size;
  const outdoors = child === "outdoor-planters";
  const pot = pots[seed.design.finishes[0] ?? ""] ?? "Ceramic";
  const stuff = outdoors
    ? (wares[pot] ?? wares["Fiber cement"]!)
    : child === "vases-stems"
      ? vaseStuff
      : leafStuff;
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
      measure: [
        `${inch(height_in)} high`,
        `${inch(width_in)} across`,
        `in ${pot.toLowerCase()}`,
        `${inch(height_in)} from foot to tip`,
      ],
      detail,
      stuff,
    },
  });
}

const pots: Record<string, string> = {
  terracotta: "Terracotta",
  concrete: "Fiber cement",
  charcoal: "Powder-coated metal",
  "matte-black": "Powder-coated metal",
  teak: "Teak",
  rattan: "Rattan",
  travertine: "Stone",
};

export const plantsAndPlanters: GoodsPlan = {
  category: "plants-and-planters",
  products: 130,
  styles: {},
  draft: growingDraft,
};
