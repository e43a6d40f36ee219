import type { Look } from "../../../domain/materials/look.ts";
import hardwoodProse from "../../data/descriptions/hardwood.json" with { type: "json" };
import phrases from "../../data/phrases/wood-draft.json" with { type: "json" };
import finishRows from "../../data/product-kinds/surface-finishes.json" with { type: "json" };
import species from "../../data/product-kinds/wood-species.json" with { type: "json" };
import { listed, oneOfEach } from "../prose/grammar.ts";
import { capital, finishChoices, inches, priced, some, someOf } from "./common.ts";
import { colorName, seenIn } from "./look-notes.ts";
import type { Choice, Size, SurfaceDraft, SurfaceSeed } from "./surface.types.ts";

interface Species {
  /** A pattern of the ids of looks; the first that fits is meant. */
  match: string;
  name: string;
  janka: number;
  /** Pounds per cubic inch at 8 % moisture. */
  density: number;
  price: number;
}

const speciesOf = (look: Look): Species =>
  species.find(({ match }) => new RegExp(match).test(look.id)) ?? species[1]!;

const faceFinishes = finishChoices(finishRows.wood);

interface Build {
  child: string;
  construction: "engineered" | "solid";
  thickness_in: number;
  wear_mm: number | null;
  core: string;
  install: readonly string[];
  sizes: readonly Size[];
  grades: readonly Choice[];
  price: readonly [number, number];
  noun: string;
  title: string;
  pattern?: string;
}

function woodFacts(seed: SurfaceSeed, look: Look, wood: Species, build: Build, finish: string) {
  const { random } = seed;
  const solid = build.construction === "solid";
  const oiled = finish === "Oiled";
  const coating = oiled ? random.pick(phrases.said.coating) : random.pick(phrases.said.coating2);
  const install = build.install.map((method) => method.toLowerCase());
  const care = oiled ? random.pick(phrases.said.care) : random.pick(phrases.said.care2);
  const levels = solid ? random.pick(phrases.said.levels) : random.pick(phrases.said.levels2);
  return {
    brand: seed.brand.name,
    series: seed.series,
    color: colorName(look),
    words: random.pick(seenIn(look)),
    construction: build.construction,
    species: wood.name,
    species_cap: capital(wood.name),
    thickness: inches(build.thickness_in),
    widths: `${listed(build.sizes.map((size) => inches(size.width_in).replace(" in.", "")))} in.`,
    ...oneOfEach(phrases.wood_words, random),
    wear: build.wear_mm ? `${build.wear_mm} mm` : undefined,
    core: build.wear_mm ? build.core : undefined,
    finish_word: finish.toLowerCase(),
    grade_cap: capital((build.grades[0]?.label ?? "Select").toLowerCase()),
    rooms: someOf(phrases.rooms, random.int(2, 3), random),
    partners: someOf(phrases.partners, 2, random),
    aging: /cherry|jatoba|walnut/.test(wood.name)
      ? random.pick(phrases.said.aging)
      : random.pick(phrases.said.aging2),
    siblings:
      seed.siblings > 0
        ? ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"][
            Math.min(9, seed.siblings)
          ]
        : undefined,
    sandings: build.wear_mm
      ? build.wear_mm >= 4
        ? random.pick(phrases.wood_facts.sandings)
        : build.wear_mm >= 3
          ? "twice"
          : "once, lightly"
      : undefined,
    solid_sandings: solid ? random.pick(phrases.said.solidSandings) : undefined,
    radiant: build.wear_mm ? random.pick(phrases.said.radiant) : undefined,
    coats: oiled ? random.pick(["two", "three"]) : random.pick(phrases.wood_facts.coats),
    coating,
    coating_cap: capital(coating),
    gloss: oiled ? random.pick(["flat", "dead-matte"]) : random.pick(phrases.said.gloss),
    care,
    janka: String(wood.janka),
    janka_word:
      wood.janka > 1700
        ? random.pick(phrases.said.jankaWord)
        : wood.janka < 1100
          ? random.pick(phrases.said.jankaWord2)
          : random.pick(phrases.said.jankaWord3),
    abuse: wood.janka > 1250 ? random.pick(phrases.said.abuse) : undefined,
    levels,
    levels_cap: capital(levels),
    install_cap: capital(listed(install, "or")),
    install_short: `${random.pick(install)} it down`.replace("float it down", "float it over underlayment"),
    substrate: solid ? random.pick(phrases.said.substrate) : random.pick(phrases.said.substrate2),
  };
}

/** A product of solid or engineered wood; its species and finishes come from the look. */
export function woodDraft(seed: SurfaceSeed, build: Build): SurfaceDraft {
  const { series_random: random, brand } = seed;
  const [look] = seed.looks as [Look];
  const wood = speciesOf(look);
  const finishes = some(
    look.finishes.flatMap((finish) => faceFinishes[finish] ?? []),
    2,
    random,
    2,
  );
  const solid = build.construction === "solid";
  const [first] = finishes as [Choice];
  return {
    name: `${seed.series} ${colorName(look)} ${build.title}`,
    noun: build.noun,
    sizes: build.sizes,
    finishes,
    builds: { option: "Grade", choices: build.grades },
    unit: "Box",
    minimum_unit: 1,
    box_lb: solid ? 62 : 54,
    box_most_sqft: solid ? 22 : 32,
    density: solid ? wood.density : Math.max(0.0235, wood.density * 0.93),
    wholesale_sqft: priced(build.price[0], build.price[1], wood.price * (0.5 + brand.tier / 2), random),
    saving: random.between(0.26, 0.42, 0.01),
    is_freight: true,
    extra_days: 2,
    attributes: {
      species: capital(wood.name),
      construction: capital(build.construction),
      plank_width_in: build.sizes.map((size) => String(size.width_in)),
      grade: build.grades.map((grade) => grade.label),
      finish: finishes.map((finish) => finish.label),
      color_family: look.colorFamily,
      look: "Wood",
      ...(build.wear_mm ? { wear_layer_mm: String(build.wear_mm) } : {}),
      install_method: [...build.install],
      thickness_in: build.thickness_in,
      edge: "Micro-beveled",
      janka_lbf: wood.janka,
      gloss: first.label === "Oiled" ? "Flat" : "Low gloss",
      radiant_heat: !solid,
      below_grade: !solid,
      certifications: solid ? ["CARB2"] : ["CARB2", "FloorScore"],
      ...(build.pattern ? { pattern: build.pattern } : {}),
    },
    surface: ["floor"],
    warranty: `${solid ? 50 : brand.tier > 1.15 ? 35 : 25}-year residential finish warranty, lifetime on structure; 3 years in light commercial use.`,
    prose: hardwoodProse,
    facts: woodFacts(seed, look, wood, build, first.label),
  };
}
