import tubProse from "../../data/descriptions/tubs.json" with { type: "json" };
import phrases from "../../data/phrases/tubs.json" with { type: "json" };
import options from "../../data/product-kinds/options.json" with { type: "json" };
import type { AttributeValue } from "../product.types.ts";
import type { Facts } from "../prose/grammar.ts";
import { oneOfEach } from "../prose/grammar.ts";
import { capital } from "../surfaces/common.ts";
import { goodsFacts, inch, param, years } from "./common.ts";
import type { GoodsChoice, GoodsDraft, GoodsPlan, GoodsSeed } from "./goods.types.ts";

const shapes: Record<string, string> = phrases.shapes;

/** How the wall of a tub is made; acrylic ones differ. */
const walls: Record<string, string> = phrases.walls;

function kindOf(form: string, japanese: boolean): { child: string; noun: string } {
  if (japanese) return { child: "soaking-walk-in-tubs", noun: "Japanese soaking tub" };
  const kinds: Record<string, readonly [child: string, noun: string]> = {
    claw: ["clawfoot-tubs", "clawfoot tub"],
    pedestal: ["clawfoot-tubs", "pedestal tub"],
    alcove: ["alcove-tubs", "alcove tub"],
    "drop-in": ["drop-in-tubs", "drop-in tub"],
    "walk-in": ["soaking-walk-in-tubs", "walk-in tub"],
    corner: ["soaking-walk-in-tubs", "corner tub"],
    dshape: ["freestanding-tubs", "back-to-wall tub"],
  };
  const [child, noun] = kinds[form] ?? ["freestanding-tubs", "freestanding tub"];
  return { child, noun };
}

/** Faucet holes of footed tubs, drain sides of alcove tubs; the side that the model shows comes first. */
function choicesOf(form: string, drain: string): GoodsChoice[] {
  if (form === "claw" || form === "pedestal") {
    return options.tubs.rim_holes;
  }
  if (form !== "alcove") return [];
  const sides = drain === "right" ? ["Right", "Left"] : ["Left", "Right"];
  return sides.map((side) => ({ label: `${side} drain`, code: side.charAt(0), price: 1 }));
}

/** What a tub is, worked out once for its draft, attributes and description. */
function tubBasics(seed: GoodsSeed) {
  const { design, random, series_random, series } = seed;
  const form = param(seed, "form");
  const { width_in, depth_in, height_in } = design.size;
  const japanese = design.id.includes("japanese");
  const { child, noun } = kindOf(form, japanese);
  const copper = design.finishes.includes("copper") && form === "bateau";
  const iron = design.name_words.includes("cast iron");
  const material = copper
    ? "copper"
    : iron
      ? "cast iron"
      : form === "alcove" || form === "drop-in" || form === "walk-in" || form === "corner"
        ? "acrylic"
        : series_random.pick(phrases.tub_basics.material);
  const soak = Number(Math.min(height_in * (form === "walk-in" ? 0.45 : 0.62), 27).toFixed(1));
  const wetted =
    (width_in - 9) *
    (depth_in - 8) *
    soak *
    (form === "round" || form === "oval" || form === "bateau" || form === "claw" || form === "pedestal"
      ? 0.6
      : 0.68);
  const gallons = Math.round(wetted / 231);
  const shell = { acrylic: 0.052, "stone resin": 0.17, "cast iron": 0.2, copper: 0.085 }[material] ?? 0.06;
  const weight = Math.round(width_in * depth_in * shell + height_in * 1.1 + (form === "walk-in" ? 60 : 0));
  const filled = Math.round((weight + gallons * 8.34 + 170) / 10) * 10;
  const price = { acrylic: 9.2, "stone resin": 21, "cast iron": 15.5, copper: 44 }[material] ?? 10;
  const jets = param(seed, "jets");
  const base =
    (width_in * price * (form === "alcove" ? 0.62 : 1) + (jets ? 420 : 0) + (form === "walk-in" ? 1150 : 0)) *
    0.92;
  const drain = param(seed, "drain");
  const where = drain ? `${drain}-hand drain` : form === "drop-in" ? "reversible drain" : "center drain";
  const install =
    form === "alcove"
      ? random.pick(phrases.said.install)
      : form === "drop-in" || form === "corner"
        ? random.pick(phrases.said.install2)
        : random.pick(phrases.said.install3);
  const overflow = form === "freestanding" ? "a slotted overflow" : random.pick(phrases.said.overflow);
  const layers = walls[material] ?? random.pick(phrases.said.layers);
  const nominal = Math.round(width_in);
  const tap = choicesOf(form, drain);
  return {
    child,
    series,
    nominal,
    noun,
    tap,
    form,
    weight,
    series_random,
    base,
    seed,
    material,
    copper,
    jets,
    where,
    soak,
    gallons,
    width_in,
    depth_in,
    random,
    layers,
    filled,
    overflow,
    install,
  };
}

function tubAttributes({
  material,
  form,
  where,
  soak,
  gallons,
  width_in,
  depth_in,
  jets,
}: ReturnType<typeof tubBasics>): Record<string, AttributeValue> {
  return {
    material: capital(material),
    mounting:
      form === "alcove"
        ? "Alcove"
        : form === "drop-in"
          ? "Drop-in"
          : form === "corner"
            ? "Corner"
            : "Freestanding",
    drain: form === "alcove" ? ["Left", "Right"] : capital(where.replace(/ drain|-hand drain/, "")),
    soak_depth_in: soak,
    capacity_gal: gallons,
    size: `${Math.round(width_in)}×${Math.round(depth_in)} in.`,
    certifications: ["ANSI Z124", "CSA B45.5", ...(jets ? ["UL 1795"] : [])],
  };
}

function tubFacts({
  seed,
  noun,
  nominal,
  material,
  width_in,
  form,
  random,
  layers,
  soak,
  gallons,
  weight,
  filled,
  where,
  overflow,
  install,
}: ReturnType<typeof tubBasics>): Facts {
  return {
    ...goodsFacts(seed, noun),
    width: `${nominal} in.`,
    material,
    material_cap: capital(material),
    makes: material === "acrylic" ? "forms" : material === "copper" ? "hammers" : "casts",
    bathers:
      width_in > 68 || form === "corner"
        ? random.pick(phrases.tub_facts.bathers.large)
        : width_in < 56
          ? random.pick(phrases.tub_facts.bathers.small_width_in)
          : random.pick(phrases.tub_facts.bathers.other),
    shape: shapes[form] ?? "a plain oval",
    shape_cap: capital(shapes[form] ?? "a plain oval"),
    ...oneOfEach(phrases.draft_words, random),
    layers,
    layers_cap: capital(layers),
    soak: inch(soak),
    gallons: String(gallons),
    over:
      soak >= 14 ? random.pick(phrases.tub_facts.over.large_soak) : random.pick(phrases.tub_facts.over.other),
    warm: String(random.int(28, 60)),
    weight: String(weight),
    touch: material === "acrylic" ? "it feels warm at once" : random.pick(phrases.tub_facts.touch),
    touch_word:
      material === "acrylic"
        ? random.pick(phrases.tub_facts.touch_word.acrylic)
        : random.pick(phrases.tub_facts.touch_word.other),
    repair:
      material === "acrylic" || material === "stone resin"
        ? random.pick(phrases.tub_facts.repair.resin)
        : random.pick(phrases.tub_facts.repair.other),
    filled: filled.toLocaleString("en-US"),
    floor:
      filled > 900
        ? random.pick(phrases.tub_facts.floor.large_filled)
        : random.pick(phrases.tub_facts.floor.other),
    heater: gallons > 65 ? "75" : "50",
    drain: where,
    drain_cap: capital(where),
    overflow,
    overflow_cap: capital(overflow),
    install,
    install_cap: capital(install),
    crew: weight > 220 ? "four" : weight > 110 ? "three" : "two",
  };
}

function draft(seed: GoodsSeed): GoodsDraft {
  const basics = tubBasics(seed);
  const { child, series, nominal, noun, tap, form, weight, series_random, base, material, copper, jets } =
    basics;
  return {
    child,
    name: `${series} ${nominal} in. ${noun.replace(/(^|[ -])([a-z])/g, (_, gap: string, sign: string) => gap + sign.toUpperCase())}`,
    noun,
    ...(tap.length
      ? { option: { name: form === "alcove" ? "Drain side" : "Faucet holes", choices: tap } }
      : {}),
    weight_lb: weight,
    wholesale: Number((series_random.around(base * 0.85, base * 1.25) * seed.brand.tier).toFixed(2)),
    saving: series_random.between(0.26, 0.41, 0.01),
    is_freight: true,
    extra_days: material === "stone resin" || copper ? 4 : 1,
    attributes: tubAttributes(basics),
    surface: [],
    warranty: `${material === "acrylic" ? years(10, seed) : 25}-year limited warranty on shell and finish${jets ? ", 2 years on pump and blower" : ""}.`,
    prose: tubProse,
    facts: tubFacts(basics),
  };
}

export const bathTubs: GoodsPlan = {
  category: "bath-tubs",
  styles: {},
  makes: (brand, design) =>
    brand.slug === "halvorne" || !/alcove|dropin|whirlpool|corner|walkin/.test(design.id),
  draft,
};
