import type { Look } from "../../../domain/materials/look.ts";
import backsplashProse from "../../data/descriptions/backsplash-tiles.json" with { type: "json" };
import phrases from "../../data/phrases/backsplash.json" with { type: "json" };
import finishRows from "../../data/product-kinds/surface-finishes.json" with { type: "json" };
import type { AttributeValue } from "../product.types.ts";
import type { Facts } from "../prose/grammar.ts";
import { filledIn, listed, oneOfEach } from "../prose/grammar.ts";
import { capital, finishChoices, inches, lookNames, millimeters, someOf } from "./common.ts";
import { colorName, seenIn } from "./look-notes.ts";
import type { Choice, Size, SurfaceDraft, SurfaceSeed } from "./surface.types.ts";
import { toneWords } from "./tile-facts.ts";

export const known = finishChoices(finishRows.backsplash);
export const [glossy, matte, satin] = [known.glossy!, known.matte!, known.satin!];
export const finishesOf = (look: Look) => look.finishes.flatMap((finish) => known[finish] ?? []);
export const sold = (look: Look, ...formats: string[]) =>
  look.formats("backsplash").some((format) => formats.includes(format.id));
const hints: Record<string, readonly string[]> = phrases.hints;

interface Wall {
  kind: string;
  material: string;
  sizes: readonly Size[];
  finishes: readonly Choice[];
  shade: "V1" | "V2" | "V3" | "V4";
  absorption: string;
  edge: string;
  density: number;
  price: number;
  sheets: boolean;
  sealed: boolean;
  name: string;
  shapes: string[];
  box_most_sqft: number;
}

function wallFacts(seed: SurfaceSeed, look: Look, wall: Wall): Facts {
  const { random } = seed;
  const [first] = wall.sizes as [Size];
  const care = wall.sealed ? random.pick(phrases.said.care) : random.pick(phrases.said.care2);
  const trim = random.pick(phrases.said.trim);
  const names = seed.looks.map(colorName);
  const several = seed.looks.length > 1;
  const counted = ["no", "one", "two", "three", "four", "five", "six"][seed.looks.length] ?? "several";
  const grout = random.pick(phrases.said.grout);
  return {
    brand: seed.brand.name,
    series: seed.series,
    color: seed.looks.length === 1 ? colorName(look) : undefined,
    kind: wall.kind,
    words: several ? `${counted} glazes from ${names[0]} to ${names.at(-1)}` : random.pick(seenIn(look)),
    glazes: several ? listed(names) : undefined,
    sizes:
      listed(wall.sizes.map((size) => size.label.replace(/ in\.(?: \w+)?$| on 12×12 in\. sheet$/, ""))) +
      (wall.sheets ? " on mesh" : " in."),
    finish_word: (wall.finishes[0]?.label ?? "Glossy").toLowerCase(),
    thickness: random.chance(0.5) ? millimeters(first.thickness_in) : inches(first.thickness_in),
    places: someOf(phrases.places, random.int(2, 3), random),
    stations: someOf(phrases.stations, 2, random, "or"),
    partners: someOf(phrases.partners, 2, random),
    ...oneOfEach(phrases.wall_words, random),
    making: random.pick(wall.sealed ? phrases.wall_facts.making.sealed : phrases.wall_facts.making.other),
    siblings:
      seed.siblings > 0 && seed.looks.length === 1
        ? ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"][
            Math.min(9, seed.siblings)
          ]
        : undefined,
    tone: random.pick(toneWords[look.colorFamily] ?? phrases.wall_facts.tone),
    absorption: wall.absorption,
    edge_word: wall.edge,
    trim: wall.sheets ? undefined : trim,
    trim_cap: wall.sheets ? undefined : capital(trim),
    shade: wall.shade,
    shade_hint: random.pick(hints[wall.shade] ?? []),
    care,
    care_cap: capital(care),
    pattern_word: wall.sheets
      ? "sheet to sheet"
      : first.pattern.startsWith("Straight")
        ? random.pick(phrases.said.patternWord)
        : /running|offset|brick|herring|bond/i.test(first.pattern)
          ? random.pick(
              filledIn(phrases.wall_facts.pattern_word.bond, { pattern: first.pattern.toLowerCase() }),
            )
          : random.pick(phrases.wall_facts.pattern_word.other),
    joint: random.pick(wall.shade === "V4" ? ["1/32", "1/16"] : ["1/16", "1/8"]),
    grout,
    grout_cap: capital(grout),
    mortar:
      wall.sealed || look.family === "glass" ? "white non-sag thinset" : random.pick(phrases.said.mortar),
    run: String(random.pick([10, 12, 14, 16])),
  };
}

export function wallDraft(seed: SurfaceSeed, wall: Wall): SurfaceDraft {
  const { series_random } = seed;
  const [look] = seed.looks as [Look];
  const [first] = wall.sizes as [Size];
  const attributes: Record<string, AttributeValue> = {
    color_family: look.colorFamily,
    look: lookNames[look.family] ?? "Glazed Color",
    material: wall.material,
    shape: wall.shapes,
    size: wall.sizes.map((size) => size.label),
    finish: wall.finishes.map((finish) => finish.label),
    thickness_in: Number(first.thickness_in.toFixed(3)),
    water_absorption: wall.absorption,
    shade_variation: wall.shade,
    edge: capital(wall.edge),
    sheet_mounted: wall.sheets,
    sealing: wall.sealed ? "Seal before grouting" : "No sealing needed",
    use: ["Wall", "Shower wall"],
    ...(wall.sealed || wall.material === "Metal" ? {} : { certifications: ["Greenguard Gold"] }),
  };
  return {
    name: wall.name,
    noun: wall.kind,
    sizes: wall.sizes,
    finishes: wall.finishes,
    unit: "Box",
    minimum_unit: 1,
    box_lb: 42,
    box_most_sqft: wall.box_most_sqft,
    density: wall.density,
    wholesale_sqft: wall.price,
    saving: series_random.between(0.42, 0.58, 0.01),
    is_freight: false,
    extra_days: 0,
    attributes,
    surface: ["backsplash", "wall", "shower"],
    warranty: wall.sealed
      ? "Stone is warranted to match the approved lot sample; color and figure vary by nature."
      : `${seed.brand.careful ? 10 : 5}-year limited warranty against ${wall.material === "Metal" ? "delamination" : "crazing"} and manufacturing defects.`,
    prose: backsplashProse,
    facts: wallFacts(seed, look, wall),
  };
}

export const shadeOf = (seed: SurfaceSeed, lively: boolean) =>
  seed.series_random.weighted<"V1" | "V2" | "V3" | "V4">(
    lively
      ? [
          ["V3", 4],
          ["V4", 3],
        ]
      : [
          ["V1", 5],
          ["V2", 2],
        ],
  );
