import type { FixtureDesign } from "../../fixtures/designs.ts";
import type { AttributeValue } from "../product.types.ts";
import { inch, numberParam, param, years } from "./common.ts";
import type { GoodsDraft, GoodsPlan, GoodsSeed } from "./goods.types.ts";
import { type RoomWords, roomGoodsDraft } from "./room-goods.ts";

/** What an upholstered piece is covered with, by the first of its finishes. */
export function coverOf(finish: string): { label: string; rubs: number } {
  if (finish.startsWith("leather")) return { label: "Top-grain leather", rubs: 60000 };
  if (finish.startsWith("velvet")) return { label: "Performance velvet", rubs: 80000 };
  if (finish.startsWith("boucle")) return { label: "Bouclé", rubs: 30000 };
  if (finish.startsWith("tweed")) return { label: "Polyester tweed", rubs: 50000 };
  if (finish.startsWith("canvas")) return { label: "Solution-dyed acrylic canvas", rubs: 30000 };
  return { label: "Linen blend", rubs: 25000 };
}

const upholstered = (detail: readonly string[], width: string, seat: string): RoomWords => ({
  measure: [`${width} wide`, `${width} from arm to arm`, `with its seat at ${seat}`, `${width} long in all`],
  rooms: ["living rooms", "family rooms", "reading corners", "apartments", "dens", "lofts", "window bays"],
  detail,
  stuff: [
    "kiln-dried hardwood and high-resilience foam",
    "a doweled and corner-blocked hardwood frame",
    "plywood rails on a hardwood frame",
    "a glued frame with sinuous springs",
    "foam wrapped in down and fiber",
    "birch plywood with steel corner plates",
  ],
  care: [
    "covers zip off for cleaning",
    "blot spills and let them dry",
    "turn loose cushions every month",
    "vacuum it with a soft brush",
    "keep it out of noon sun",
    "seams are double stitched",
  ],
  tests: ["with 100,000 sit cycles", "for racking and drops", "under load", "for spring tension"],
  checked: ["brushed and wrapped", "packed with spare glides", "checked for square", "wiped down by hand"],
  does: [
    "the seat gives without bottoming out",
    "cushions keep their edge",
    "the back supports the shoulders",
    "it sits upright enough to read",
    "it's soft on top and firm below",
  ],
  plus: [
    "feet unscrew for narrow doors",
    "a spare swatch is included",
    "the underside is lined with fabric",
    "cushions are the same on both sides",
    "glides protect the floor",
  ],
  fit: [
    "the legs screw on by hand",
    "two people carry it",
    "it passes a 30 in. door",
    "it stands in ten minutes",
    "no tools needed",
  ],
  box: [
    "corners are boxed in the carton",
    "it ships blanket-wrapped",
    "white-glove delivery can be added",
    "we haul the packing away",
    "legs are in the seat's zip pocket",
  ],
});

const sofaDetails: Record<string, readonly string[]> = {
  track: [
    "square track arms",
    "plain arms and loose cushions",
    "a level line from arm to arm",
    "boxed cushions",
  ],
  rolled: ["rolled arms", "arms that scroll outward", "turned front legs", "piped cushions"],
  mid: ["one long bench cushion", "splayed legs", "a thin frame", "piping along every edge"],
  shelter: ["thick rounded arms", "a tight back", "soft corners all round", "arms as high as the back"],
  sectional: ["a chaise at one end", "a corner made for lying", "deep seats", "a low back"],
};

const armStyles: Record<string, string> = {
  track: "Track",
  rolled: "Rolled",
  slope: "Sloped",
  round: "Rounded",
};

function sofaChild(design: FixtureDesign): readonly [child: string, title: string, noun: string] {
  if (design.params.form === "sectional") {
    // the trade names the side as one faces the sofa, the model as one sits
    const side = design.params.side === "left" ? "Right" : "Left";
    return ["sectionals", `Sectional with ${side} Chaise`, "sectional with a chaise"];
  }
  if (design.id.startsWith("loveseat")) return ["loveseats", "Loveseat", "loveseat"];
  return ["three-seat-sofas", "Sofa", "sofa"];
}

function sofaDraft(seed: GoodsSeed): GoodsDraft {
  const { width_in, depth_in } = seed.design.size;
  const [child, title, noun] = sofaChild(seed.design);
  const form = param(seed, "form");
  const seat = numberParam(seed, "seat_in", form === "sectional" ? 17.5 : 18);
  const cover = coverOf(seed.design.finishes[0] ?? "");
  return roomGoodsDraft(seed, {
    child,
    title: `${Math.round(width_in)} in. ${title}`,
    noun,
    price:
      210 + width_in * 6.4 + (form === "sectional" ? 420 : 0) + (cover.label.includes("leather") ? 380 : 0),
    weight_lb: Math.round(width_in * depth_in * 0.042 + 22),
    is_freight: true,
    attributes: {
      upholstery: cover.label,
      wear_rubs: cover.rubs,
      frame: "Kiln-dried hardwood",
      cushion_fill: seed.series_random.pick([
        "Foam, 1.8 lb",
        "Foam wrapped in fiber",
        "Foam wrapped in down",
      ]),
      seats: String(form === "sectional" ? 4 : child === "loveseats" ? 2 : 3),
      seat_height_in: seat,
      seat_depth_in: Math.round(Math.min(depth_in, 40) - 15),
      arm_style: armStyles[param(seed, "arm")] ?? "Track",
      assembly: "Legs to be screwed on",
      certifications: ["CertiPUR-US foam", "TB 117-2013"],
    },
    warranty: `${years(10, seed)}-year warranty on the frame, ${years(3, seed)} years on cushions.`,
    words: upholstered(sofaDetails[form] ?? sofaDetails.track!, inch(width_in), inch(seat)),
  });
}

export const sofas: GoodsPlan = { category: "sofas", styles: {}, draft: sofaDraft };

type Seat = readonly [child: string, title: string, noun: string, price: number, detail: readonly string[]];

/** What a wooden chair's back shows. */
const backs: Record<string, readonly string[]> = {
  spindle: ["a back of thin rods", "a hollowed seat", "a bent top rail", "legs set at a slant"],
  ladder: ["three bent rails", "a hollowed seat", "a high straight back", "turned posts"],
  wishbone: [
    "a back like a wishbone",
    "one bent rail for back and arms",
    "a seat woven from paper cord",
    "round slim legs",
  ],
};

const seats: Record<string, Seat> = {
  lounge: [
    "lounge-chairs",
    "Lounge Chair",
    "lounge chair",
    245,
    ["bent wooden arms", "a slatted back", "cushions laid in a frame", "legs that lean back"],
  ],
  barrel: [
    "lounge-chairs",
    "Barrel Chair",
    "barrel chair",
    268,
    ["one curved shell", "a swivel under a plinth", "a round seat", "no corners anywhere"],
  ],
  wingback: [
    "lounge-chairs",
    "Wingback Chair",
    "wingback chair",
    312,
    ["wings that block drafts", "a high back", "tapered legs", "an attached back pillow"],
  ],
  wood: [
    "dining-chairs",
    "Dining Chair",
    "wooden dining chair",
    92,
    ["a hollowed seat", "a bent top rail", "turned legs", "a back of thin rods"],
  ],
  cane: [
    "dining-chairs",
    "Cane Dining Chair",
    "cane dining chair",
    118,
    ["woven cane seat and back", "rounded frames", "light slim legs", "cane set in a groove"],
  ],
  dining: [
    "dining-chairs",
    "Upholstered Dining Chair",
    "upholstered dining chair",
    112,
    ["a padded seat and back", "piped edges", "legs set at a slant", "a back that bends a little"],
  ],
  bench: [
    "benches-ottomans",
    "Bench",
    "bench",
    128,
    ["one long top", "square-set legs", "an even overhang", "room for two"],
  ],
  ottoman: [
    "benches-ottomans",
    "Ottoman",
    "ottoman",
    138,
    ["a piped square top", "tapered legs", "a firm flat top"],
  ],
};

const solidWood: Pick<RoomWords, "stuff" | "care"> = {
  stuff: [
    "solid wood, doweled and glued",
    "steam-bent and turned wood",
    "wood from managed forests",
    "kiln-dried solid wood",
    "wood with through tenons",
  ],
  care: [
    "wipe it along the grain",
    "oil it once a year",
    "small marks rub out with oil",
    "a damp cloth is enough",
    "tighten its bolts each spring",
  ],
};

const metal: Pick<RoomWords, "stuff" | "care"> = {
  stuff: ["welded steel", "powder-coated steel", "steel tube with welded joints", "solid steel rod"],
  care: ["wipe it with a damp cloth", "dry it after spills", "touch up scratches", "a damp cloth is enough"],
};

const seatWords = (base: RoomWords, low: boolean, padded: boolean): RoomWords => ({
  ...base,
  ...(padded ? {} : solidWood),
  rooms: low
    ? ["entry halls", "the foot of a bed", "long tables", "window walls", "mudrooms", "dressing rooms"]
    : [
        "dining rooms",
        "breakfast corners",
        "studies",
        "kitchen tables",
        "small apartments",
        "reading corners",
      ],
  does: low
    ? [
        "it tucks in where you need a seat",
        "it stays put on tile",
        "it is light enough to move",
        "the top stays flat under load",
      ]
    : [
        "it slides in under the table",
        "the back supports the spine",
        "it stays put on tile",
        "it is light enough to lift",
        "the seat stays comfortable through a long dinner",
      ],
  plus: low
    ? [
        "glides protect the floor",
        "it holds two adults",
        "the underside is finished too",
        "corners are rounded",
      ]
    : [
        "glides protect the floor",
        "spare glides are included",
        "plugs hide the screws",
        "it's sold in pairs",
        "the feet are level",
      ],
  fit: [
    "it comes assembled",
    "it goes together with four bolts",
    "glides level it",
    "it ships two to a carton",
    "it is ready to sit on",
  ],
  box: [
    "pairs ship in one carton",
    "corner foam is recycled paper",
    "a touch-up stick is included",
    "the carton has hand holes",
    "felt glides are in a bag",
  ],
});

/** What tells a chair, bench or stool from others of its kind, as its name says it. */
function chairTitle({ design }: GoodsSeed, kind: string): string {
  const told = seatKinds.find(([words]) => design.name_words.some((word) => words.test(word)));
  if (!told || kind.includes(told[1])) return kind;
  const [, word, instead] = told;
  return instead ?? `${word} ${kind}`;
}

/** Words of a design, what a name says for them, and a name that takes the place of the kind's. */
const seatKinds: readonly (readonly [words: RegExp, word: string, instead?: string])[] = [
  [/chair and a half/, "Wide"],
  [/reading chair/, "Reading", "Reading Chair"],
  [/spindle back/, "Spindle-Back"],
  [/ladder back/, "Ladder-Back"],
  [/wishbone back/, "Wishbone"],
  [/high upholstered back/, "High-Back"],
  [/slatted shelf/, "Entry"],
  [/hairpin/, "Hairpin"],
  [/woven top/, "Woven"],
  [/solid top/, "Dining"],
  [/cocktail/, "Cocktail"],
  [/saddle seat/, "Saddle"],
  [/cord seat/, "Cord-Seat"],
  [/backless/, "Backless"],
  [/low back/, "Low-Back"],
  [/swivel/, "Swivel"],
  [/curved back/, "Curved-Back"],
  [/metal frame/, "Metal"],
];

function chairDraft(seed: GoodsSeed): GoodsDraft {
  const { design } = seed;
  const { width_in, height_in } = design.size;
  if (design.kind === "stool") return stoolDraft(seed);
  const [child, kind, noun, price, detail] = seats[param(seed, "form")] ?? seats.wood!;
  const title = chairTitle(seed, kind);
  const seat = child === "dining-chairs" ? 18 : child === "benches-ottomans" ? height_in : 17;
  const cover = coverOf(design.finishes[0] ?? "");
  const shown = param(seed, "form") === "wood" ? (backs[param(seed, "back")] ?? detail) : detail;
  const padded =
    ["lounge", "barrel", "wingback", "dining", "ottoman"].includes(param(seed, "form")) ||
    param(seed, "top") === "padded";
  return roomGoodsDraft(seed, {
    child,
    title: child === "benches-ottomans" ? `${Math.round(width_in)} in. ${title}` : title,
    noun,
    price:
      price * (padded && cover.label.includes("leather") ? 1.4 : 1) +
      (param(seed, "back") === "wishbone" ? 60 : 0),
    weight_lb: Math.round(width_in * height_in * (child === "dining-chairs" ? 0.022 : 0.036)),
    is_freight: child === "lounge-chairs",
    attributes: {
      ...(padded ? { upholstery: cover.label, wear_rubs: cover.rubs } : {}),
      frame: padded ? "Hardwood, glued and blocked" : "Solid wood",
      seat_height_in: Number(seat.toFixed(1)),
      seats: child === "benches-ottomans" && width_in > 40 ? "2" : "1",
      assembly: child === "dining-chairs" ? "Assembled" : "Legs to be screwed on",
      certifications: padded ? ["CertiPUR-US foam", "TB 117-2013"] : ["FSC wood"],
    },
    warranty: `${years(5, seed)}-year warranty on frame and joints.`,
    words: seatWords(upholstered(shown, inch(width_in), inch(seat)), child === "benches-ottomans", padded),
  });
}

const stoolDetails: Record<string, readonly string[]> = {
  saddle: ["a saddle seat", "stretchers on four sides", "legs set at a slant", "a seat cut from one plank"],
  cord: ["a seat woven from paper cord", "a woven square seat", "cord under and over"],
  upholstered: ["a low padded back", "a piped seat", "a back that wraps the hips"],
  metal: ["a round pressed seat", "welded rods", "a thin steel frame"],
  swivel: ["a seat that swivels", "a round foot", "a ring for the feet"],
};

function stoolDraft(seed: GoodsSeed): GoodsDraft {
  const { design } = seed;
  const seat = numberParam(seed, "seat_in", 26);
  const bar = seat > 28;
  const form = param(seed, "form");
  const padded = form === "upholstered" || form === "swivel";
  const attributes: Record<string, AttributeValue> = {
    ...(padded
      ? {
          upholstery: coverOf(design.finishes[0] ?? "").label,
          wear_rubs: coverOf(design.finishes[0] ?? "").rubs,
        }
      : {}),
    frame: form === "metal" || form === "swivel" ? "Steel" : "Solid wood",
    seat_height_in: seat,
    seats: "1",
    assembly: "Assembled",
    certifications: ["ANSI/BIFMA X5.1"],
  };
  const base = upholstered(
    stoolDetails[form] ?? stoolDetails.saddle!,
    inch(design.size.width_in),
    inch(seat),
  );
  return roomGoodsDraft(seed, {
    child: bar ? "bar-stools" : "counter-stools",
    title: chairTitle(seed, bar ? "Bar Stool" : "Counter Stool"),
    noun: `${bar ? "bar" : "counter"} stool`,
    price: (padded ? 128 : form === "cord" ? 112 : 84) + (bar ? 8 : 0),
    weight_lb: padded ? 22 : 13,
    is_freight: false,
    attributes,
    warranty: `${years(5, seed)}-year warranty on frame and joints.`,
    words: {
      ...seatWords(base, false, padded),
      ...(form === "metal" ? metal : {}),
      rooms: [
        "kitchen islands",
        "breakfast bars",
        "peninsulas",
        "raised counters",
        "garage bars",
        "basement bars",
      ],
      does: [
        `it suits counters of ${bar ? "40 to 42" : "35 to 37"} in.`,
        "the stretcher works as a footrest",
        "it tucks in to the last inch",
        "leave 10 in. above the seat",
        "it doesn't tip when you lean",
      ],
    },
  });
}

export const seating: GoodsPlan = {
  category: "chairs-and-stools",
  styles: {},
  draft: chairDraft,
};
