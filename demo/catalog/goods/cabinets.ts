import cabinetProse from "../../data/descriptions/cabinets.json" with { type: "json" };
import type { AttributeValue } from "../product.types.ts";
import type { Facts } from "../prose/grammar.ts";
import { oneOfEach } from "../prose/grammar.ts";
import { capital } from "../surfaces/common.ts";
import { boxOf } from "./cabinet-boxes.ts";
import { dollars, goodsFacts, inSizes, param, years } from "./common.ts";
import type { GoodsDraft, GoodsPlan, GoodsSeed } from "./goods.types.ts";

/** A door style: name, appearance, material, and price relative to shaker. */
const doors: Record<string, { label: string; price: number; detail: readonly string[] }> = {
  shaker: {
    label: "Shaker",
    price: 1,
    detail: [
      "flat panels in square frames",
      "2-1/4 in. frames",
      "plain recessed panels",
      "square inner edges",
    ],
  },
  "slim-shaker": {
    label: "Slim Shaker",
    price: 1.16,
    detail: ["frames 3/4 in. wide", "a narrow frame line", "thin frames around flat panels"],
  },
  slab: {
    label: "Slab",
    price: 1.06,
    detail: ["flat fronts without a frame", "unbroken faces", "grain that runs on", "plain flat faces"],
  },
  raised: {
    label: "Raised Panel",
    price: 1.18,
    detail: ["raised panels and ogee edges", "beveled center panels", "molded frames"],
  },
  beadboard: {
    label: "Beadboard",
    price: 1.1,
    detail: ["beaded panels in square frames", "upright V-joints", "boards with a V between"],
  },
  reeded: {
    label: "Reeded",
    price: 1.38,
    detail: ["half-round reeds", "upright reeds from edge to edge", "reeds that catch side light"],
  },
};

/** Words of which a description takes one each. */
const draftWords = {
  close: [
    "close softly",
    "shut without a bang",
    "open to 107 degrees",
    "adjust three ways",
    "lift off by a clip",
  ],
  gap: ["3 mm joints", "even joints of 1/8 in.", "hairline joints", "joints of 3 mm"],
  backed: [
    "with a 1/4 in. back let in",
    "doweled and glued",
    "screwed and glued",
    "with a nailing rail in back",
  ],
  stays: ["stays square", "stays square in the truck", "takes a stone top", "needs no bracing"],
  delivered: ["assembled", "assembled and blanket-wrapped", "assembled, one to a carton", "ready to set"],
  coat_noun: [
    "a catalyzed topcoat",
    "two coats and a sanding between",
    "a water-based finish",
    "a satin conversion varnish",
  ],
  undrilled: ["fronts come undrilled", "pulls are bought apart", "holes for pulls are left to you"],
  extra: ["fillers and toe boards", "end panels and fillers", "crown and light rail", "matching panels"],
  fill: [
    "leave a 3 in. filler at walls",
    "set it level before the top goes on",
    "screw it to every stud",
    "shim at the toe, not at the back",
    "clamp neighbors before screwing",
    "allow 1/4 in. over a tiled floor",
  ],
  coats: ["sprays", "finishes"],
  coat: ["in a dust-free booth", "on all six sides", "after assembly", "before assembly, edges too"],
} as const;

const carcasses = [
  "furniture-grade plywood",
  "3/4 in. birch plywood",
  "plywood with a maple face",
  "3/4 in. plywood on all sides",
  "birch plywood",
];

const woods = new Set(["White Oak", "Walnut", "Natural Maple", "Cherry"]);

function doorOf(seed: GoodsSeed) {
  const key = seed.design.id.replace(/^cabinet-.*?-(slim-shaker|shaker|slab|raised|beadboard|reeded)$/, "$1");
  return doors[key] ?? doors.shaker!;
}

/** Stained lines are wood throughout; painted ones are made of what paint holds on. */
function stuffOf(seed: GoodsSeed, label: string): string {
  const stained = seed.finishes.filter((finish) => woods.has(finish)).length;
  if (label === "Slab" || label === "Reeded")
    return seed.random.pick(["veneer on a stable core", "matched veneer", "veneered board"]);
  return stained * 2 > seed.finishes.length
    ? seed.random.pick(["solid wood", "solid frames with veneered panels"])
    : seed.random.pick(["maple and MDF", "painted maple", "hardwood frames, MDF panels"]);
}

/** What a cabinet is, worked out once for its draft, attributes and description. */
function cabinetBasics(seed: GoodsSeed) {
  const { design, random } = seed;
  const door = doorOf(seed);
  const box = boxOf(design.id);
  return {
    seed,
    door,
    box,
    glass: param(seed, "door") === "glass",
    carcass: random.pick(carcasses),
    stuff: stuffOf(seed, door.label),
  };
}

type Basics = ReturnType<typeof cabinetBasics>;

function cabinetAttributes({ seed, door, box, carcass, glass }: Basics): Record<string, AttributeValue> {
  const { overhang_in } = seed.design.params;
  return {
    door_style: glass ? `${door.label}, Glass` : door.label,
    box_type: box.label,
    mounting: box.child === "wall-cabinets" || seed.design.kind === "wall_cabinet" ? "Wall" : "Floor",
    cabinet_material: capital(carcass),
    assembly: "Assembled",
    ...(typeof overhang_in === "number" && { overhang_in }),
    certifications: ["CARB2", "KCMA A161.1"],
  };
}

/** Shelves without doors: no line's door is seen on them. */
const isOpen = ({ params }: GoodsSeed["design"]) => params.layout === "open";

function cabinetFacts({ seed, door, box, carcass, stuff, glass }: Basics): Facts {
  const { design, random } = seed;
  const words = oneOfEach(draftWords, random);
  const detail = glass
    ? random.pick(["glass in the frames", "clear glass lights"])
    : random.pick(door.detail);
  const support = random.pick(box.support);
  const inside = random.pick(box.inside);
  const open = isOpen(design);
  return {
    ...goodsFacts(seed, box.noun),
    ...words,
    door: open ? undefined : `${glass ? "glass " : ""}${door.label.toLowerCase()}`,
    door_cap: open ? undefined : capital(door.label.toLowerCase()),
    detail: open ? random.pick(["open shelves", "edges of solid wood"]) : detail,
    deep: inSizes(design, box.sizes, "depth_in"),
    high: inSizes(design, box.sizes, "height_in"),
    widths: random.pick(box.widths),
    place: random.pick(box.places),
    carcass,
    carcass_cap: capital(carcass),
    stuff: open ? undefined : stuff,
    stuff_cap: open ? undefined : capital(stuff),
    edge: random.pick(["edges eased", "edges sealed", "corners eased by hand"]),
    close: open ? undefined : words.close,
    gap_cap: capital(words.gap),
    inside,
    inside_cap: capital(inside),
    support,
    support_cap: capital(support),
    backed_cap: capital(words.backed),
    fill_cap: capital(words.fill),
    undrilled_cap: capital(words.undrilled),
  };
}

function draft(seed: GoodsSeed): GoodsDraft {
  const basics = cabinetBasics(seed);
  const { box, door, glass } = basics;
  const { series, design, series_random, brand } = seed;
  return {
    child: box.child,
    name: `${series} ${glass || isOpen(design) ? "" : `${door.label} `}${box.title}`,
    noun: box.noun,
    option: { name: "Size", choices: box.sizes },
    weight_lb: box.weight_lb,
    wholesale: dollars(box.price * door.price * 0.97, box.price * door.price * 1.03, seed),
    saving: series_random.between(0.34, 0.44, 0.01),
    is_freight: true,
    extra_days: design.kind === "island" || design.kind === "peninsula" ? 7 : 3,
    attributes: cabinetAttributes(basics),
    surface: [],
    warranty: `${years(10, seed)}-year limited warranty on boxes and hinges by ${brand.name}; ${years(3, seed)} years on finish.`,
    prose: cabinetProse,
    facts: cabinetFacts(basics),
  };
}

const framed = /-(shaker|raised|beadboard)$/;
const slim = /slim-shaker$/;

export const cabinets: GoodsPlan = {
  category: "cabinets",
  styles: {},
  makes: (brand, design) =>
    (framed.test(design.id) && !slim.test(design.id)) === (brand.slug === "haddonfield-joinery"),
  line: (design) => doorLine(design.id),
  draft,
};

function doorLine(id: string): string {
  if (slim.test(id)) return "slim-shaker";
  return id.slice(id.lastIndexOf("-") + 1);
}
