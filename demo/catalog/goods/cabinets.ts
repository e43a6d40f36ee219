import cabinetProse from "../../data/descriptions/cabinets.json" with { type: "json" };
import phrases from "../../data/phrases/cabinets.json" with { type: "json" };
import doorRows from "../../data/product-kinds/cabinet-doors.json" with { type: "json" };
import type { AttributeValue } from "../product.types.ts";
import type { Facts } from "../prose/grammar.ts";
import { oneOfEach } from "../prose/grammar.ts";
import { capital } from "../surfaces/common.ts";
import { boxOf } from "./cabinet-boxes.ts";
import { dollars, goodsFacts, inSizes, param, years } from "./common.ts";
import type { GoodsDraft, GoodsPlan, GoodsSeed } from "./goods.types.ts";

/** A door style: name, appearance, material, and price relative to shaker. */
const doors: Record<string, { label: string; price: number; detail: readonly string[] }> = doorRows;

const woods = new Set(phrases.woods);

function doorOf(seed: GoodsSeed) {
  const key = seed.design.id.replace(/^cabinet-.*?-(slim-shaker|shaker|slab|raised|beadboard|reeded)$/, "$1");
  return doors[key] ?? doors.shaker!;
}

/** Stained lines are wood throughout; painted ones are made of what paint holds on. */
function stuffOf(seed: GoodsSeed, label: string): string {
  const stained = seed.finishes.filter((finish) => woods.has(finish)).length;
  if (label === "Slab" || label === "Reeded") return seed.random.pick(phrases.stuff_of);
  return stained * 2 > seed.finishes.length
    ? seed.random.pick(phrases.stuff_of_large_stained)
    : seed.random.pick(phrases.stuff_of_other);
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
    carcass: random.pick(phrases.carcasses),
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
  const words = oneOfEach(phrases.draft_words, random);
  const detail = glass ? random.pick(phrases.cabinet_facts.detail) : random.pick(door.detail);
  const support = random.pick(box.support);
  const inside = random.pick(box.inside);
  const open = isOpen(design);
  return {
    ...goodsFacts(seed, box.noun),
    ...words,
    door: open ? undefined : `${glass ? "glass " : ""}${door.label.toLowerCase()}`,
    door_cap: open ? undefined : capital(door.label.toLowerCase()),
    detail: open ? random.pick(phrases.cabinet_facts.open_detail) : detail,
    deep: inSizes(design, box.sizes, "depth_in"),
    high: inSizes(design, box.sizes, "height_in"),
    widths: random.pick(box.widths),
    place: random.pick(box.places),
    carcass,
    carcass_cap: capital(carcass),
    stuff: open ? undefined : stuff,
    stuff_cap: open ? undefined : capital(stuff),
    edge: random.pick(phrases.cabinet_facts.edge),
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
