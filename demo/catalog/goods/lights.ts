import lightProse from "../../data/descriptions/lights.json" with { type: "json" };
import phrases from "../../data/phrases/lights.json" with { type: "json" };
import shadeRows from "../../data/product-kinds/light-shades.json" with { type: "json" };
import options from "../../data/product-kinds/options.json" with { type: "json" };
import type { AttributeValue } from "../product.types.ts";
import type { Facts } from "../prose/grammar.ts";
import { oneOfEach } from "../prose/grammar.ts";
import { capital } from "../surfaces/common.ts";
import { dollars, goodsFacts, numberParam, param, years } from "./common.ts";
import type { GoodsDraft, GoodsPlan, GoodsSeed } from "./goods.types.ts";

interface Shade {
  word: string;
  material: string;
}
const shades: Record<string, Shade> = shadeRows.shades;
const noShade: Record<string, Shade> = shadeRows.without_shade;

function childOf(form: string, id: string): readonly [string, string] {
  if (/outdoor|gooseneck-barn/.test(id))
    return ["outdoor-lights", id.includes("lantern") ? "outdoor wall lantern" : "outdoor wall light"];
  if (form.startsWith("linear")) return ["island-lights", "linear island light"];
  if (form === "pendant" || form === "lantern")
    return ["pendant-lights", form === "lantern" ? "lantern pendant" : "pendant"];
  if (["sputnik", "candle", "wheel", "ring", "arms"].includes(form)) return ["chandeliers", "chandelier"];
  if (form === "flush")
    return ["flush-mount-lights", id.includes("caged") ? "semi-flush light" : "flush mount light"];
  if (form === "bath-bar" || form === "vanity-row") return ["vanity-lights", "vanity light"];
  return ["wall-sconces", "wall sconce"];
}

const rooms: Record<string, readonly string[]> = phrases.rooms;

/** Where each kind is hung. */
const spaces: Record<string, readonly string[]> = phrases.spaces;

/** Ways of saying how many lamps of which base a fixture takes. */
function lampsOf(arms: number, candle: boolean): string[] {
  const [base, socket] = candle ? ["E12", "candelabra"] : ["E26", "medium"];
  if (arms === 1) {
    return [`one lamp, ${base}, 60 W or LED`, `one ${socket} base lamp to 60 W`, `an ${base} LED lamp`];
  }
  return [
    `${arms} lamps, ${base}, 60 W or LED`,
    `${arms} ${socket} base lamps to 60 W`,
    `${arms} ${base} LED lamps`,
  ];
}

/** Wholesale dollars of a middling brand. */
function priceOf(child: string, width_in: number, height_in: number, arms: number): number {
  const prices: Record<string, number> = {
    chandeliers: 90 + width_in * 4.6,
    "island-lights": 110 + width_in * 2.1,
    "pendant-lights": 32 + width_in * 3.1,
    "vanity-lights": 26 + width_in * 2 + arms * 6,
    "flush-mount-lights": 24 + width_in * 2.1,
    "outdoor-lights": 38 + height_in * 2.1,
  };
  return prices[child] ?? 30 + height_in * 2.2;
}

/** What a light is, worked out once for its draft, attributes and description. */
function lightBasics(seed: GoodsSeed) {
  const { design, random, series_random, series } = seed;
  const form = param(seed, "form");
  const [child, noun] = childOf(form, design.id);
  const { word: shade, material: shadeMaterial } =
    shades[param(seed, "shade")] ?? noShade[form] ?? shadeRows.plain;
  const arms = Math.max(
    1,
    numberParam(seed, "arms", design.name_words.some((word) => word.includes("four-light")) ? 4 : 1),
  );
  const led = ["linear-bar", "ring", "bath-bar", "updown"].includes(form);
  const { width_in, height_in } = design.size;
  const candle = form === "candle" || form === "wheel";
  const perLamp = candle ? 450 : shadeMaterial === "Metal" ? 800 : 700;
  const lumens = led
    ? Math.round((form === "ring" ? 3600 : form === "updown" ? 900 : width_in * 70) / 50) * 50
    : arms * perLamp;
  const base = candle
    ? "E12 candelabra"
    : led
      ? "Integrated LED"
      : form === "sputnik"
        ? "E26 or G25"
        : "E26 medium";
  const kelvin = led ? series_random.pick(phrases.said.kelvin) : random.pick(phrases.said.kelvin2);
  const outdoor = child === "outdoor-lights";
  const bath = child === "vanity-lights";
  const location = outdoor ? "Wet rated" : bath || form === "flush" ? "Damp rated" : "Dry rated";
  const weight = Number(
    (
      width_in * 0.16 +
      arms * 0.7 +
      height_in * 0.05 +
      (shadeMaterial.includes("glass") ? arms * 0.8 : 0) +
      (form === "wheel" ? 6 : 0)
    ).toFixed(1),
  );
  const price = priceOf(child, width_in, height_in, arms);
  const hang =
    child === "pendant-lights" || child === "island-lights" || child === "chandeliers"
      ? random.pick(phrases.said.hang)
      : outdoor
        ? random.pick(phrases.said.hang2)
        : random.pick(phrases.said.hang3);
  const lamp = led ? "a replaceable LED module" : random.pick(lampsOf(arms, candle));
  const space = random.pick(spaces[child] ?? phrases.said.space);
  const throws =
    shadeMaterial === "Metal"
      ? random.pick(phrases.said.throws)
      : shadeMaterial === "Clear glass"
        ? random.pick(phrases.said.throws2)
        : random.pick(phrases.said.throws3);
  return {
    child,
    series,
    height_in,
    width_in,
    arms,
    led,
    form,
    noun,
    weight,
    price,
    seed,
    series_random,
    outdoor,
    base,
    lumens,
    location,
    shadeMaterial,
    bath,
    shade,
    random,
    kelvin,
    lamp,
    throws,
    hang,
    space,
  };
}

function lightAttributes({
  led,
  arms,
  base,
  lumens,
  location,
  shadeMaterial,
  outdoor,
  bath,
}: ReturnType<typeof lightBasics>): Record<string, AttributeValue> {
  return {
    bulbs: led ? "Integrated" : String(arms),
    bulb_base: base,
    lumens,
    color_temperature: led ? phrases.light_attributes.color_temperature : "By lamp",
    cri: led ? "90" : "By lamp",
    dimmable: true,
    location,
    shade_material: shadeMaterial,
    certifications: ["UL", "cUL", ...(outdoor ? ["Dark Sky"] : []), ...(led ? ["Title 24 JA8"] : [])],
    ...(led ? { energy_star: bath } : {}),
  };
}

function lightFacts({
  seed,
  noun,
  shade,
  random,
  child,
  form,
  outdoor,
  lumens,
  kelvin,
  led,
  lamp,
  throws,
  hang,
  bath,
  space,
  weight,
}: ReturnType<typeof lightBasics>): Facts {
  return {
    ...goodsFacts(seed, noun),
    shade,
    shade_cap: capital(shade),
    ...oneOfEach(phrases.draft_words, random),
    rooms: random.pick(rooms[child] ?? phrases.light_facts.rooms),
    over:
      child === "pendant-lights" || child === "island-lights" || child === "chandeliers"
        ? random.pick(phrases.light_facts.over)
        : undefined,
    detail:
      form === "sputnik"
        ? "twelve rods around a ball"
        : child === "chandeliers"
          ? random.pick(phrases.light_facts.detail.chandeliers)
          : child === "vanity-lights"
            ? random.pick(phrases.light_facts.detail["vanity-lights"])
            : child === "wall-sconces" || outdoor
              ? random.pick(phrases.light_facts.detail.wall)
              : random.pick(phrases.light_facts.detail.other),
    lumens: lumens.toLocaleString("en-US"),
    kelvin,
    cri: led ? "90" : undefined,
    lamp,
    lamp_cap: capital(lamp),
    throws,
    hang,
    hang_cap: capital(hang),
    location: outdoor
      ? random.pick(phrases.light_facts.location.outdoor)
      : bath
        ? random.pick(phrases.light_facts.location.bath)
        : random.pick(phrases.light_facts.location.other),
    space_cap: space,
    weight: String(weight),
  };
}

function draft(seed: GoodsSeed): GoodsDraft {
  const basics = lightBasics(seed);
  const { child, series, height_in, width_in, arms, led, form, noun, weight, price, series_random, outdoor } =
    basics;
  return {
    child,
    name: `${series} ${Math.round(child === "outdoor-lights" || child === "wall-sconces" ? height_in : width_in)} in. ${arms > 1 ? `${["", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten", "Eleven", "Twelve"][arms] ?? arms}-Light ` : led && form !== "updown" ? "LED " : ""}${noun.replace(/(^|[ -])([a-z])/g, (_, gap: string, sign: string) => gap + sign.toUpperCase())}`,
    noun,
    ...(led
      ? {
          option: options.lights.color_temperature,
        }
      : child === "pendant-lights"
        ? {
            option: options.lights.cord_length,
          }
        : {
            option: {
              name: "Lamps",
              choices: [
                { label: "Not included", code: "", price: 1 },
                {
                  label: "LED lamps included",
                  code: "LP",
                  price: Number((1 + Math.min(0.2, arms * 0.03)).toFixed(2)),
                },
              ],
            },
          }),
    weight_lb: weight,
    wholesale: dollars(price * 0.8, price * 1.25, seed),
    saving: series_random.between(0.34, 0.52, 0.01),
    is_freight: weight > 40,
    extra_days: seed.brand.slug === "aldous-and-wick" ? 6 : 0,
    attributes: lightAttributes(basics),
    surface: [],
    warranty: `${led ? years(5, seed) : years(2, seed)}-year warranty on parts and finish${outdoor ? ", salt air included" : ""}.`,
    prose: lightProse,
    facts: lightFacts(basics),
  };
}

export const lights: GoodsPlan = {
  category: "lights",
  styles: {
    lanternfold: ["farmhouse", "industrial", "traditional", "coastal", "scandinavian"],
    "aldous-and-wick": ["traditional", "midcentury", "transitional", "scandinavian"],
    brightholm: ["modern", "transitional", "industrial", "midcentury"],
  },
  draft,
};
