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
      detail: ["thick rolled walls", "a drain with a plug", "a plain rim", "walls that taper a little"],
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
      detail: ["a hand-thrown body", "a narrow neck", "an unglazed base", "an uneven rim"],
    };
  }
  const [title, noun] = plantNames[plant] ?? plantNames["fiddle-leaf"]!;
  return {
    child: "indoor-plants",
    title: `${high} in. ${title}${seed.design.params.stand_in ? " on a Stand" : ""}`,
    noun,
    price: 18 + high * 1.7,
    weight: Math.round(4 + high * 0.24),
    plant: title.replace("Faux ", ""),
    detail: ["leaves shaped one by one", "stems that bend", "leaves in four greens", "moss over the soil"],
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
      "dust the leaves with a feather duster",
      "it needs no water or light",
      "bend the stems to shape",
      "keep it off a hot windowsill",
      "turn it now and then",
    ],
    tests: ["for bending and fading", "for tipping", "in full sun for a year", "for loose leaves"],
    checked: [
      "packed with tissue between the leaves",
      "weighted in the pot",
      "shaped and photographed",
      "packed with extra moss",
    ],
    does: [
      "it never droops",
      "it looks like the real plant",
      "it brightens a north room",
      "it stands up to kids",
      "pets leave it alone",
    ],
    plus: [
      "the pot is filled with stone",
      "leaves come off to wash",
      "moss hides the base",
      "stems are wired",
    ],
    fit: [
      "unfold it from the top",
      "spread leaves one by one",
      "it needs no setup",
      "plan ten minutes to shape it",
    ],
    box: [
      "the pot ships in its own carton",
      "leaves ship folded",
      "no foam in the carton",
      "gloves are in the box",
    ],
  },
  "vases-stems": {
    rooms: ["console tables", "islands", "nightstands", "mantels", "dining tables", "open shelves"],
    care: [
      "rinse it with warm water",
      "a bottle brush reaches the bottom",
      "felt pads protect the table",
      "keep it from frost",
      "wipe it with a soft cloth",
    ],
    tests: ["for weight and balance", "for tipping and drops", "by soaking it for a week", "piece by piece"],
    checked: ["ground flat on the bottom", "wrapped in tissue", "filled and checked", "signed on the bottom"],
    does: [
      "it holds one stem or ten",
      "it's stable when full",
      "it looks good empty",
      "it catches the light",
    ],
    plus: [
      "no two are exactly alike",
      "the inside is glazed",
      "the base has felt pads",
      "it makes a good gift",
    ],
    fit: [
      "it needs no setup",
      "cut stems to twice its height",
      "group it in threes",
      "no water is needed for dry stems",
    ],
    box: [
      "it ships in molded pulp, not foam",
      "we replace broken pieces",
      "no foam in the carton",
      "stems ship in a sleeve",
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
    tests: ["through freeze and thaw", "for water and weight", "for drops", "in full sun for a year"],
    checked: ["squared at the rim", "filled and weighed", "rinsed and dried", "boxed at the corners"],
    does: ["it stands through frost", "wind doesn't tip it", "roots have room", "it drains from the bottom"],
    plus: [
      "feet keep it off the deck",
      "two handles are hidden inside",
      "the inside is sealed",
      "a saucer is sold separately",
    ],
    fit: [
      "two people can set it",
      "add gravel below the soil",
      "set it level",
      "leave an inch for air under it",
    ],
    box: [
      "it comes on a small pallet",
      "molded pulp protects the rim",
      "no foam in the carton",
      "gloves are in the box",
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
  styles: {},
  draft: growingDraft,
};
