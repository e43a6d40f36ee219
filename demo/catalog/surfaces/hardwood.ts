import type { Look } from "../../../domain/materials/look.ts";
import { listed, oneOfEach } from "../prose/grammar.ts";
import { hardwoodProse } from "../prose/plank.ts";
import { capital, finishChoice, inches, priced, some, someOf } from "./common.ts";
import { colorName, seenIn } from "./look-notes.ts";
import type { Choice, Size, SurfaceDraft, SurfaceLine, SurfacePlan, SurfaceSeed } from "./surface.types.ts";

interface Species {
  match: RegExp;
  name: string;
  janka: number;
  /** Pounds per cubic inch at 8 % moisture. */
  density: number;
  price: number;
}

const species: readonly Species[] = [
  { match: /reclaimed/, name: "reclaimed oak", janka: 1320, density: 0.026, price: 1.75 },
  { match: /white-oak|oak-ebony/, name: "white oak", janka: 1360, density: 0.0272, price: 1.12 },
  { match: /red-oak/, name: "red oak", janka: 1290, density: 0.0254, price: 0.94 },
  { match: /walnut/, name: "American walnut", janka: 1010, density: 0.0222, price: 1.62 },
  { match: /hickory/, name: "hickory", janka: 1820, density: 0.0296, price: 1.08 },
  { match: /maple/, name: "hard maple", janka: 1450, density: 0.0257, price: 1.02 },
  { match: /cherry-brazilian/, name: "jatoba", janka: 2350, density: 0.0335, price: 1.26 },
  { match: /cherry/, name: "American cherry", janka: 950, density: 0.0206, price: 1.3 },
  { match: /acacia/, name: "acacia", janka: 1700, density: 0.0275, price: 0.88 },
  { match: /ash/, name: "white ash", janka: 1320, density: 0.0242, price: 1 },
  { match: /birch/, name: "yellow birch", janka: 1260, density: 0.0249, price: 0.9 },
  { match: /pine/, name: "heart pine", janka: 1225, density: 0.0235, price: 1.3 },
  { match: /teak/, name: "teak", janka: 1070, density: 0.0238, price: 1.85 },
  { match: /bamboo-carbonized/, name: "strand-woven bamboo", janka: 3000, density: 0.039, price: 0.82 },
  { match: /bamboo/, name: "horizontal bamboo", janka: 1380, density: 0.0253, price: 0.72 },
];
const speciesOf = (look: Look): Species => species.find(({ match }) => match.test(look.id)) ?? species[1]!;

const faceFinishes: Record<string, Choice> = {
  wire_brushed: finishChoice("Wire-Brushed", "wire_brushed", 1.03),
  smooth: finishChoice("Smooth", "smooth"),
  oiled: finishChoice("Oiled", "oiled", 1.04),
  low_gloss: finishChoice("Low Gloss", "low_gloss"),
  hand_scraped: finishChoice("Hand-Scraped", "hand_scraped", 1.05),
};

const rooms = [
  "living rooms",
  "bedrooms",
  "dining rooms",
  "studies",
  "hallways",
  "stair landings",
  "libraries",
  "open-plan ground floors",
  "family rooms",
  "upstairs halls",
  "galleries",
  "home offices",
];
const partners = [
  "white plaster",
  "linen curtains",
  "stone hearths",
  "dark window frames",
  "painted millwork",
  "wool rugs",
  "brass lamps",
  "green cabinets",
  "exposed brick",
];

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

/** Words of which a description takes one each. */
const woodWords = {
  lengths: ["12 to 84 in.", "15 to 75 in.", "22 to 86 in.", "random lengths to 72 in.", "18 to 96 in."],
  edge: ["micro-beveled", "eased", "slightly beveled"],
  making: [
    "mills boards to a few thousandths of an inch",
    "sorts boards by hand before finishing",
    "lets lumber rest after the kiln",
    "brushes every board along the grain",
    "finishes in a dust-free line",
  ],
  inspected: [
    "packed in nested lengths with few shorts",
    "checked for moisture before sealing",
    "graded by two people",
    "marked with its kiln date",
  ],
  moisture: ["6 to 9", "7 to 8", "6 to 8"],
  milling: [
    "with a snug tongue",
    "with relief cuts in the back",
    "end-matched",
    "tongue and groove on four sides",
  ],
  hides: ["dog claws and crumbs", "small dents", "dust between cleanings", "the marks of moving chairs"],
  gap: ["1/2 in.", "5/8 in.", "3/4 in."],
  days: ["three", "five", "seven"],
  stagger: ["6", "8", "10"],
  count: ["three", "four", "five"],
} as const;

/** Ways of saying what depends on the goods; which list is used is decided below. */
const said = {
  coating: ["hardwax oil", "UV-cured oil", "penetrating oil"],
  coating2: ["aluminum-oxide urethane", "ceramic-filled urethane", "matte UV lacquer"],
  care: [
    "scratches are touched up with oil",
    "it is refreshed room by room with soap and oil",
    "worn spots can be re-oiled alone",
  ],
  care2: [
    "a microfiber mop is all it needs",
    "it never wants wax",
    "grit should be swept, not rubbed",
    "felt pads under chairs keep it new",
  ],
  levels: ["on or above grade only", "above grade, over wood subfloors", "never below grade"],
  levels2: [
    "on any level, basements included",
    "above, on or below grade",
    "over slab or plywood on every floor",
  ],
  aging: ["light changes it in the first year", "rugs should wait until it has colored"],
  aging2: [
    "it mellows slightly with light",
    "the color stays close to what it is on day one",
    "sun warms it a little",
  ],
  solidSandings: ["five or six times in its life", "again every generation", "four times and more"],
  radiant: ["radiant heat up to 82 °F at the surface", "slab or plywood", "long spans in dry winters"],
  gloss: ["low-gloss", "matte", "10-sheen", "soft satin"],
  jankaWord: ["far harder than oak", "among the hardest floors sold"],
  jankaWord2: ["softer than oak, so take shoes off", "kinder to bare feet than to heels"],
  jankaWord3: ["close to the oak standard", "firm enough for family life"],
  abuse: ["dogs and dropped pans", "heels and toys", "a busy hallway"],
  substrate: ["3/4 in. plywood", "plywood on joists", "a plank subfloor with paper between"],
  substrate2: ["plywood or a dry slab", "a sound, flat subfloor", "concrete with a moisture barrier"],
} as const;

function woodFacts(seed: SurfaceSeed, look: Look, wood: Species, build: Build, finish: string) {
  const { random } = seed;
  const solid = build.construction === "solid";
  const oiled = finish === "Oiled";
  const coating = oiled ? random.pick(said.coating) : random.pick(said.coating2);
  const install = build.install.map((method) => method.toLowerCase());
  const care = oiled ? random.pick(said.care) : random.pick(said.care2);
  const levels = solid ? random.pick(said.levels) : random.pick(said.levels2);
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
    ...oneOfEach(woodWords, random),
    wear: build.wear_mm ? `${build.wear_mm} mm` : undefined,
    core: build.wear_mm ? build.core : undefined,
    finish_word: finish.toLowerCase(),
    grade_cap: capital((build.grades[0]?.label ?? "Select").toLowerCase()),
    rooms: someOf(rooms, random.int(2, 3), random),
    partners: someOf(partners, 2, random),
    aging: /cherry|jatoba|walnut/.test(wood.name) ? random.pick(said.aging) : random.pick(said.aging2),
    siblings:
      seed.siblings > 0
        ? ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"][
            Math.min(9, seed.siblings)
          ]
        : undefined,
    sandings: build.wear_mm
      ? build.wear_mm >= 4
        ? random.pick(["two or three times", "three times"])
        : build.wear_mm >= 3
          ? "twice"
          : "once, lightly"
      : undefined,
    solid_sandings: solid ? random.pick(said.solidSandings) : undefined,
    radiant: build.wear_mm ? random.pick(said.radiant) : undefined,
    coats: oiled ? random.pick(["two", "three"]) : random.pick(["six", "seven", "nine"]),
    coating,
    coating_cap: capital(coating),
    gloss: oiled ? random.pick(["flat", "dead-matte"]) : random.pick(said.gloss),
    care,
    janka: String(wood.janka),
    janka_word:
      wood.janka > 1700
        ? random.pick(said.jankaWord)
        : wood.janka < 1100
          ? random.pick(said.jankaWord2)
          : random.pick(said.jankaWord3),
    abuse: wood.janka > 1250 ? random.pick(said.abuse) : undefined,
    levels,
    levels_cap: capital(levels),
    install_cap: capital(listed(install, "or")),
    install_short: `${random.pick(install)} it down`.replace("float it down", "float it over underlayment"),
    substrate: solid ? random.pick(said.substrate) : random.pick(said.substrate2),
  };
}

function woodDraft(seed: SurfaceSeed, build: Build): SurfaceDraft {
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

const board = (
  width_in: number,
  format: Size["format"],
  thickness_in: number,
  price: number,
  length_in = 48,
  pattern = "Random lengths",
): Size => ({
  label: `${inches(width_in).replace(" in.", "")} in. wide`.replace(
    "in. wide",
    length_in === 48 ? "in. wide" : `× ${inches(length_in)}`,
  ),
  code: String(width_in).replace(".", ""),
  format,
  width_in,
  length_in,
  thickness_in,
  pattern,
  price,
});

const select: Choice = { label: "Select", code: "SEL", price: 1.12 };
const character: Choice = { label: "Character", code: "CHR", price: 1 };
const classic: Choice = { label: "Classic", code: "NAT", price: 1.05 };
const rustic: Choice = { label: "Rustic", code: "RUS", price: 0.92 };

const isBlockOnly = (look: Look) => /bamboo|reclaimed|pine|teak/.test(look.id);

const engineered: SurfaceLine = {
  child: "engineered-hardwood",
  share: 40,
  group: "hardwood",
  accepts: () => true,
  draft: (seed) => {
    const { series_random: random } = seed;
    const wear_mm = random.pick([2, 2, 3, 4]);
    const thickness_in = wear_mm === 4 ? 0.625 : random.pick([0.5, 0.5625]);
    const widths = some([5, 6.5, 7.5], 3, random, 2);
    return woodDraft(seed, {
      child: "engineered-hardwood",
      construction: "engineered",
      thickness_in,
      wear_mm,
      core: random.pick([
        "nine-ply birch core",
        "seven-ply eucalyptus core",
        "poplar core",
        "multi-ply hardwood core",
      ]),
      install: ["Glue", "Nail", ...(random.chance(0.6) ? ["Float"] : [])],
      sizes: widths.map((width, at) =>
        board(width, width > 6 ? "plank-7.5" : "plank-5", thickness_in, 1 + at * 0.05),
      ),
      grades: some([character, select], 2, random),
      price: wear_mm === 4 ? [3.9, 5.6] : [2.8, 4.3],
      noun: "engineered hardwood plank",
      title: "Engineered Plank",
    });
  },
};

const solid: SurfaceLine = {
  child: "solid-hardwood",
  share: 26,
  group: "hardwood",
  brands: ["brackenfell", "hollin-and-rafe"],
  accepts: (look) => !/bamboo-natural|rift|fumed|whitewash/.test(look.id),
  draft: (seed) => {
    const { series_random: random } = seed;
    const widths = some([3.25, 2.25, 4, 5], 4, random, 2);
    return woodDraft(seed, {
      child: "solid-hardwood",
      construction: "solid",
      thickness_in: 0.75,
      wear_mm: null,
      core: "",
      install: ["Nail", "Staple"],
      sizes: widths.map((width) =>
        board(
          width,
          width > 4 ? "plank-5" : width > 3 ? "plank-3.25" : "plank-2.25",
          0.75,
          0.9 + width * 0.035,
        ),
      ),
      grades: some([select, classic, rustic], 2, random),
      price: [3.3, 4.6],
      noun: "solid hardwood strip",
      title: "Solid Strip",
    });
  },
};

const wide: SurfaceLine = {
  child: "wide-plank-hardwood",
  share: 20,
  group: "hardwood",
  accepts: (look) => !/strip|bamboo-natural/.test(look.id),
  draft: (seed) => {
    const { series_random: random } = seed;
    const widths = some([8.66, 9.5, 10.25], 3, random, 2);
    const thickness_in = random.pick([0.625, 0.75]);
    return woodDraft(seed, {
      child: "wide-plank-hardwood",
      construction: "engineered",
      thickness_in,
      wear_mm: random.pick([4, 4, 6]),
      core: random.pick(["birch multi-ply core", "balanced three-layer core", "nine-ply birch core"]),
      install: ["Glue", "Nail", "Glue-assist"],
      sizes: widths.map((width, at) => board(width, "plank-7.5", thickness_in, 1 + at * 0.06)),
      grades: some([character, select, rustic], 2, random, 2),
      price: [5, 7.4],
      noun: "wide-plank engineered floor",
      title: "Wide Plank",
    });
  },
};

const herringbone: SurfaceLine = {
  child: "herringbone-hardwood",
  share: 14,
  group: "hardwood",
  brands: ["norrvik", "brackenfell"],
  accepts: (look) =>
    !isBlockOnly(look) && look.formats("hardwood").some(({ id }) => id === "wood-herringbone"),
  draft: (seed) => {
    const { series_random: random } = seed;
    const chevron = random.chance(0.35);
    const thickness_in = random.pick([0.5625, 0.625]);
    const format = chevron ? "wood-chevron" : "wood-herringbone";
    const pattern = chevron ? "Chevron" : "Herringbone";
    const rows = some(
      [
        [4.75, 23.75],
        [3.5, 17.5],
        [5.5, 27.5],
      ] as const,
      3,
      random,
      2,
    );
    return woodDraft(seed, {
      child: "herringbone-hardwood",
      construction: "engineered",
      thickness_in,
      wear_mm: random.pick([3, 4]),
      core: random.pick(["nine-ply birch core", "multi-ply hardwood core"]),
      install: ["Glue"],
      sizes: rows.map(([width, length], at) =>
        board(width, format, thickness_in, 1 + at * 0.04, length, `${pattern}, left and right blocks`),
      ),
      grades: some([select, character], 2, random),
      price: [4.4, 6.4],
      noun: `${pattern.toLowerCase()} oak block`.replace("oak ", ""),
      title: `${pattern} Block`,
      pattern,
    });
  },
};

export const hardwood: SurfacePlan = {
  category: "hardwood-flooring",
  products: 310,
  lines: [engineered, solid, wide, herringbone],
};
