import hardwareProse from "../../data/descriptions/hardware.json" with { type: "json" };
import phrases from "../../data/phrases/hardware.json" with { type: "json" };
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

const details: Record<string, string> = phrases.details;
const knobs: Record<string, string> = phrases.knobs;

/** What tells a pull or a knob from the others of its kind, by form or a knob's shape, as names say it. */
const kinds: Record<string, string> = phrases.kinds;

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
        : random.pick(phrases.hardware_basics.screws);
  const drill = random.pick(phrases.hardware_basics.drill);
  const care = random.pick(phrases.hardware_basics.care);
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
      : { centers_in: phrases.hardware_attributes.centers_in }),
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
    makes: solid ? random.pick(phrases.hardware_facts.makes) : random.pick(["casts", "presses"]),
    detail,
    detail_cap: capital(detail),
    ...oneOfEach(phrases.draft_words, random),
    clear: depth_in > 0.8 ? `${Number(Math.max(0.6, depth_in - 0.35).toFixed(2))} in.` : undefined,
    ounces: spanned(
      choices.length > 0
        ? choices.map(({ size }) => (ounces * (size?.width_in ?? width_in)) / width_in)
        : [ounces],
      (weight) => String(Number(weight.toFixed(1))),
    ),
    cast: solid
      ? random.pick(phrases.hardware_facts.cast.solid)
      : random.pick(phrases.hardware_facts.cast.other),
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
