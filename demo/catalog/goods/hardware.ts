import hardwareProse from "../../data/descriptions/hardware.json" with { type: "json" };
import { spanned } from "../measures.ts";
import type { AttributeValue } from "../product.types.ts";
import type { Facts } from "../prose/grammar.ts";
import { listed, oneOfEach } from "../prose/grammar.ts";
import { capital, inches } from "../surfaces/common.ts";
import { goodsFacts, inSizes, numberParam, param, years } from "./common.ts";
import type { GoodsChoice, GoodsDraft, GoodsPlan, GoodsSeed } from "./goods.types.ts";

const centersKnown = [3, 3.78, 5.04, 6.3, 7.56, 8.82, 12, 18];
const centersLabel: Record<string, string> = {
  "3": "3 in.",
  "3.5": "3-1/2 in.",
  "3.78": "3-3/4 in.",
  "4": "4 in.",
  "5": "5 in.",
  "5.04": "5-1/16 in.",
  "6.3": "6-5/16 in.",
  "7.56": "7-9/16 in.",
  "8.82": "8-13/16 in.",
  "12": "12 in.",
  "18": "18 in.",
};
/** Knob sizes are called by the eighth of an inch. */
const eighths = (value_in: number) => inches(Math.round(value_in * 8) / 8);
const labelOf = (cc: number) => centersLabel[String(cc)] ?? `${cc} in.`;

const details: Record<string, string> = {
  "t-bar": "a round bar on two posts",
  "square-bar": "a crisp square section",
  "d-bar": "ends that return to the door",
  knurled: "a cut diamond knurl",
  arch: "a shallow arch",
  "arch-flat": "a flat bent strap",
  bow: "a tapered bow on small feet",
  baluster: "a turned baluster",
  twist: "twisted rods in a birdcage",
  cup: "a half cup that hides the fingers",
  "cup-square": "a square cup",
  bail: "a swinging bail between rosettes",
  ring: "a ring on a backplate",
  edge: "a folded tab over the edge",
  tab: "a small finger tab",
  recessed: "a tray sunk into the door",
  leather: "a leather strap on brass posts",
  footed: "stepped feet",
  wire: "a bent wire",
  latch: "an icebox latch with a spring",
};
const knobs: Record<string, string> = {
  mushroom: "a mushroom head",
  ball: "a plain ball",
  ringed: "two turned rings",
  knurled: "a knurled drum",
  square: "a square cap",
  crystal: "facets of cut glass",
  porcelain: "a white porcelain cap",
  oval: "a football oval",
  t: "a short crossbar",
  disc: "a flat wood disc",
};

/** What tells a pull or a knob from the others of its kind, by form or a knob's shape, as names say it. */
const kinds: Record<string, string> = {
  "t-bar": "T-Bar",
  "square-bar": "Square Bar",
  "d-bar": "Round Bar",
  knurled: "Knurled",
  arch: "Arched",
  "arch-flat": "Strap",
  bow: "Bow",
  baluster: "Baluster",
  twist: "Birdcage",
  cup: "Bin",
  "cup-square": "Square",
  edge: "Folded",
  tab: "Finger",
  leather: "Leather",
  footed: "Footed",
  wire: "Wire",
  latch: "Icebox",
  mushroom: "Mushroom",
  ball: "Ball",
  ringed: "Ringed",
  square: "Square",
  crystal: "Faceted Glass",
  porcelain: "Porcelain",
  oval: "Oval",
  t: "T-Bar",
  disc: "Wood Disc",
};

function childOf(form: string, cc: number): readonly [string, string] {
  if (form === "knob") return ["cabinet-knobs", "cabinet knob"];
  if (form.startsWith("cup")) return ["cup-pulls", "cup pull"];
  if (cc >= 12) return ["appliance-pulls", "appliance pull"];
  if (["edge", "tab", "recessed"].includes(form))
    return ["edge-pulls", form === "recessed" ? "recessed pull" : "edge pull"];
  if (["latch", "ring", "bail"].includes(form))
    return ["latches-ring-pulls", form === "latch" ? "cabinet latch" : `${form} pull`];
  return ["cabinet-pulls", "cabinet pull"];
}

function sizesOf(seed: GoodsSeed, form: string, cc: number): readonly GoodsChoice[] {
  const { width_in } = seed.design.size;
  if (form === "knob") {
    const grown = Number((width_in * 1.2).toFixed(2));
    const fixed = ["crystal", "porcelain", "t"].includes(param(seed, "shape"));
    return [
      { label: eighths(width_in), code: "S", price: 1 },
      ...(fixed ? [] : [{ label: eighths(grown), code: "L", price: 1.14, size: { width_in: grown } }]),
    ];
  }
  if (cc === 0 || ["latch", "ring", "recessed", "leather", "bail"].includes(form)) return [];
  const reach = form.startsWith("cup") ? 2.2 : 4.2;
  const others =
    cc >= 12 ? [12, 18] : centersKnown.filter((centers) => centers < 9 && Math.abs(centers - cc) < reach);
  const chosen = [...new Set([cc, ...others])].sort((a, b) => a - b);
  const overhang = width_in - cc;
  return chosen.map((centers) => ({
    label: `${labelOf(centers)} centers`,
    code: String(Math.round(centers * 25.4)),
    price: Number((1 + (centers - cc) * 0.055).toFixed(3)),
    size: { width_in: Number((centers + overhang).toFixed(2)) },
  }));
}

/** Words of which a description takes one each. */
const draftWords = {
  doors: [
    "shaker doors",
    "slab fronts",
    "inset doors",
    "wide drawers",
    "tall pantry doors",
    "painted fronts",
    "oak drawers",
    "beaded inset frames",
  ],
  more: ["wardrobes", "vanities", "built-ins", "media cabinets", "mudroom lockers"],
  paint: [
    "navy paint",
    "white oak",
    "sage fronts",
    "white lacquer",
    "walnut",
    "dark green paint",
    "gray paint",
  ],
  packed: ["singly in cloth bags", "in builder boxes of 25", "by the ten", "with both screw lengths"],
  matches: [
    "faucets and lights in the same finish",
    "hinges and latches",
    "towel bars and hooks",
    "door levers of the same metal",
  ],
  grip: ["even in oven mitts", "for large hands too", "without touching paint"],
  process: ["PVD", "plating under lacquer", "hand-applied patina", "powder coat"],
  thick: ["1", "1-1/8", "7/8"],
  mix: ["short and long drawers match", "one kitchen needs one line", "small doors take the short one"],
  small: ["12", "15", "18"],
  large: ["30", "36", "42"],
} as const;

/** What a hardware is, worked out once for its draft, attributes and description. */
function hardwareBasics(seed: GoodsSeed) {
  const { design, random, series_random, series, brand } = seed;
  const form = param(seed, "form");
  const cc = numberParam(seed, "cc", 0);
  const [child, noun] = childOf(form, cc);
  const choices = sizesOf(seed, form, cc);
  const solid = brand.slug === "kendrick-and-bale";
  const wood = form === "knob" && param(seed, "shape") === "disc";
  const material = wood ? "solid wood" : solid ? "solid brass" : form === "wire" ? "steel" : "die-cast zinc";
  const { width_in, depth_in, height_in } = design.size;
  const ounces = Number(
    Math.max(
      0.7,
      width_in *
        depth_in *
        Math.max(height_in, 0.45) *
        (wood ? 0.25 : solid ? 0.85 : 0.58) *
        (form === "knob" ? 0.9 : 0.62),
    ).toFixed(1),
  );
  const detail =
    form === "knob" ? (knobs[param(seed, "shape")] ?? "a plain head") : (details[form] ?? "a plain bar");
  const base =
    (child === "appliance-pulls" ? 17 : form === "knob" ? 2.3 : 2.5 + width_in * 0.42) * (solid ? 1.75 : 1);
  const screws =
    child === "appliance-pulls"
      ? "through-bolts and washers"
      : form === "latch"
        ? "wood screws and a strike"
        : random.pick([
            "screws (#8-32) in two lengths",
            "break-off screws",
            "M4 screws for frame and slab doors",
          ]);
  const drill = random.pick([
    "drill 3/16 in. holes from the face",
    "a paper template gives the holes",
    "an adhesive template marks the door",
  ]);
  const care = random.pick([
    "wipe it with a soft cloth",
    "salt air wants a coat of wax",
    "soap and water clean it",
    "polish would dull the lacquer",
  ]);
  const labels = choices.map((choice) => choice.label.replace(" centers", ""));
  return {
    child,
    series,
    form,
    width_in,
    noun,
    choices,
    ounces,
    series_random,
    base,
    brand,
    solid,
    seed,
    cc,
    labels,
    depth_in,
    material,
    random,
    detail,
    screws,
    drill,
    care,
  };
}

function hardwareAttributes({
  cc,
  form,
  choices,
  labels,
  depth_in,
  material,
}: ReturnType<typeof hardwareBasics>): Record<string, AttributeValue> {
  return {
    ...(cc > 0 && form !== "knob"
      ? { centers_in: choices.length > 1 ? labels : [labelOf(cc)] }
      : { centers_in: ["Single screw"] }),
    projection_in: depth_in,
    material: capital(material),
    mounting:
      form === "latch"
        ? "Surface, two screws each"
        : form === "knob" || form === "ring"
          ? "One screw"
          : "Two screws",
    certifications: ["BIFMA/ANHI load tested"],
  };
}

function hardwareFacts({
  seed,
  noun,
  width_in,
  material,
  depth_in,
  solid,
  random,
  detail,
  ounces,
  screws,
  drill,
  choices,
  form,
  labels,
  care,
}: ReturnType<typeof hardwareBasics>): Facts {
  return {
    ...goodsFacts(seed, noun),
    width: inSizes(seed.design, choices, "width_in", eighths),
    material,
    projection: eighths(depth_in),
    makes: solid ? random.pick(["turns", "machines", "cuts"]) : random.pick(["casts", "presses"]),
    detail,
    detail_cap: capital(detail),
    ...oneOfEach(draftWords, random),
    clear: depth_in > 0.8 ? `${Number(Math.max(0.6, depth_in - 0.35).toFixed(2))} in.` : undefined,
    ounces: spanned(
      choices.length > 0
        ? choices.map(({ size }) => (ounces * (size?.width_in ?? width_in)) / width_in)
        : [ounces],
      (weight) => String(Number(weight.toFixed(1))),
    ),
    cast: solid
      ? random.pick(["turned and hand-polished", "machined from bar", "forged and cleaned by hand"])
      : random.pick(["cast and tumbled smooth", "cast in one piece", "pressed and plated"]),
    cast_cap: solid ? "Turned" : "Cast",
    screws,
    screws_cap: capital(screws),
    drill,
    drill_cap: capital(drill),
    centers: choices.length > 1 && form !== "knob" ? listed(labels) : undefined,
    ...(form === "knob" ? { mix: "one kitchen needs one line" } : {}),
    centers_cap: choices.length > 1 && form !== "knob" ? listed(labels) : undefined,
    care,
    care_cap: capital(care),
  };
}

function draft(seed: GoodsSeed): GoodsDraft {
  const basics = hardwareBasics(seed);
  const { child, series, form, width_in, noun, choices, ounces, series_random, base, brand, solid } = basics;
  const kind = kinds[form === "knob" ? param(seed, "shape") : form];
  return {
    child,
    name: `${series} ${form === "knob" && choices.length === 1 ? `${eighths(width_in)} ` : ""}${kind ? `${kind} ` : ""}${noun.replace(/(^|[ -])([a-z])/g, (_, gap: string, sign: string) => gap + sign.toUpperCase())}`,
    noun,
    ...(choices.length > 1 ? { option: { name: form === "knob" ? "Size" : "Centers", choices } } : {}),
    weight_lb: Number((ounces / 16).toFixed(2)),
    wholesale: Number(
      (series_random.around(base * 0.8, base * 1.3) * (brand.tier / (solid ? 1.25 : 0.85))).toFixed(2),
    ),
    saving: series_random.between(0.46, 0.58, 0.01),
    is_freight: false,
    extra_days: 0,
    attributes: hardwareAttributes(basics),
    surface: [],
    warranty: `Lifetime warranty on function; ${years(5, seed)} years on lacquered finishes, living finishes excepted.`,
    prose: hardwareProse,
    facts: hardwareFacts(basics),
  };
}

export const cabinetHardware: GoodsPlan = { category: "cabinet-hardware", styles: {}, draft };
