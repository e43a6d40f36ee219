import type { AttributeValue } from "../product.types.ts";
import { showerProse } from "../prose/bath.ts";
import type { Facts } from "../prose/grammar.ts";
import { capital } from "../surfaces/common.ts";
import { dollars, goodsFacts, inch, param, years } from "./common.ts";
import type { GoodsChoice, GoodsDraft, GoodsPlan, GoodsSeed } from "./goods.types.ts";

interface Kind {
  child: string;
  noun: string;
  title: string;
  price: readonly [number, number];
  weight: number;
  freight: boolean;
}

const doorKinds = /^(?:door|enclosure)/;

type KindRow = readonly [
  child: string,
  noun: string,
  title: string,
  least: number,
  most: number,
  weight: number,
];

/** Weights of glass and bases come on top, by their size. */
const kinds: Record<string, KindRow> = {
  head: ["shower-heads", "shower head", "Shower Head", 22, 58, 1.6],
  rain: ["shower-heads", "rain shower head", "Rain Shower Head", 58, 138, 4.2],
  hand: ["hand-showers", "hand shower", "Hand Shower", 42, 92, 2.4],
  slide: ["hand-showers", "slide bar hand shower", "Slide Bar Hand Shower", 66, 138, 4.1],
  system: ["shower-systems", "exposed shower system", "Exposed Shower System", 225, 430, 16],
  panel: ["shower-systems", "shower panel", "Shower Panel with Body Jets", 190, 360, 24],
  set: ["shower-systems", "tub and shower trim kit", "Tub and Shower Trim Kit", 74, 158, 5.4],
  trim: ["valve-trims", "shower valve trim", "Shower Valve Trim", 54, 128, 2.8],
  "door-sliding": ["shower-doors", "sliding shower door", "Sliding Shower Door", 310, 540, 34],
  "door-framed": ["shower-doors", "framed bypass shower door", "Framed Bypass Shower Door", 168, 290, 28],
  "door-hinged": ["shower-doors", "hinged shower door", "Hinged Shower Door", 290, 520, 18],
  "door-grid": ["shower-doors", "walk-in grid panel", "Walk-In Grid Panel", 240, 420, 26],
  "door-panel": ["shower-doors", "walk-in glass panel", "Walk-In Glass Panel", 185, 330, 10],
  enclosure: ["shower-doors", "corner shower enclosure", "Corner Shower Enclosure", 420, 720, 30],
  "enclosure-neo": ["shower-doors", "neo-angle shower enclosure", "Neo-Angle Shower Enclosure", 400, 690, 30],
  base: ["shower-bases", "shower base", "Shower Base", 150, 330, 8],
};

function kindOf(seed: GoodsSeed): Kind {
  const form = param(seed, "form");
  const { width_in, depth_in, height_in } = seed.design.size;
  const [child, noun, title, least, most, fittings] = kinds[form] ?? kinds.head!;
  const thin = form === "door-framed" ? 0.7 : form.startsWith("enclosure") ? 1.7 : 1;
  const glass = child === "shower-doors" ? width_in * height_in * 0.034 * thin : 0;
  const base = child === "shower-bases" ? width_in * depth_in * 0.034 : 0;
  const heavy = glass + base > 0;
  const weight = heavy ? Math.round(fittings + glass + base) : fittings;
  return { child, noun, title, price: [least, most], weight, freight: heavy };
}

function optionOf(
  seed: GoodsSeed,
  kind: Kind,
): { name: string; choices: readonly GoodsChoice[] } | undefined {
  const { width_in, depth_in, height_in } = seed.design.size;
  if (kind.child === "shower-heads" || kind.child === "hand-showers") {
    return {
      name: "Flow rate",
      choices: ["1.75", "2.0", "2.5"].map((gpm) => ({
        label: `${gpm} gpm`,
        code: gpm.replace(".", ""),
        price: 1,
      })),
    };
  }
  if (kind.child === "valve-trims" || kind.noun.includes("trim kit")) {
    return {
      name: "Valve",
      choices: [
        { label: "Trim only", code: "T", price: 1 },
        { label: "With rough-in valve", code: "TV", price: 1.62 },
      ],
    };
  }
  if (kind.child === "shower-doors" && !kind.noun.includes("enclosure")) {
    const grown = kind.noun.includes("hinged") || kind.noun.includes("panel") ? 4 : -6;
    return {
      name: "Opening",
      choices: [
        { label: `${width_in} in.`, code: String(width_in), price: 1 },
        {
          label: `${width_in + grown} in.`,
          code: String(width_in + grown),
          price: grown > 0 ? 1.07 : 0.95,
          size: { width_in: width_in + grown, height_in },
        },
      ],
    };
  }
  if (kind.child === "shower-bases" && width_in > depth_in) {
    return {
      name: "Size",
      choices: [
        { label: `${width_in}×${depth_in} in.`, code: `${width_in}${depth_in}`, price: 1 },
        { label: `48×${depth_in} in.`, code: `48${depth_in}`, price: 0.9, size: { width_in: 48 } },
        { label: `72×${depth_in} in.`, code: `72${depth_in}`, price: 1.2, size: { width_in: 72 } },
      ],
    };
  }
  return undefined;
}

interface Words {
  measure: string;
  detail: readonly string[];
  does: readonly string[];
  plus: readonly string[];
  fit: readonly string[];
  box: readonly string[];
  material: string;
  care: readonly string[];
}

function doorWords(seed: GoodsSeed): Words {
  const { width_in, depth_in, height_in } = seed.design.size;
  const form = param(seed, "form");

  const thick = form === "door-framed" ? "1/4 in." : "3/8 in.";
  return {
    measure: form.startsWith("enclosure")
      ? `of ${width_in} by ${depth_in} in., ${height_in} in. high`
      : `for openings to ${width_in} in., ${height_in} in. high`,
    detail:
      form === "door-grid"
        ? ["a factory grid on the glass", "black bars at ladder spacing"]
        : form === "door-framed"
          ? ["a slim frame on all sides", "two towel bars"]
          : form === "door-panel"
            ? ["clear glass and little metal", "polished edges", "one slim wall channel"]
            : [
                "clear glass and little metal",
                "polished edges",
                "through-glass fixings",
                "a single long handle",
              ],
    does: [
      `${thick} tempered glass meets ANSI Z97.1`,
      `${thick} glass carries a coating that sheds water`,
      "seals keep water in without a sill",
      "panels adjust by half an inch at the wall",
    ],
    plus: [
      "walls may be out of plumb by 3/8 in.",
      "the door may be hung left or right",
      "rollers can be lifted off for cleaning",
      "the bottom guide lifts out for cleaning",
    ],
    fit: [
      "it wants blocking behind the hinge or rail",
      "measure the opening at three heights before ordering",
      "set it after the tile has cured",
    ],
    box: [
      "handles, seals and fixings are in the crate",
      "the crate takes two people to carry",
      "a drilling template comes with it",
    ],
    material: `${thick} tempered glass and stainless steel`,
    care: ["a squeegee keeps it clear", "vinegar takes off lime", "coated glass needs less wiping"],
  };
}

function baseWords(seed: GoodsSeed): Words {
  const { width_in, depth_in, height_in } = seed.design.size;

  const linear = param(seed, "drain") === "linear";
  return {
    measure: `of ${width_in} by ${depth_in} in.`,
    detail: linear
      ? ["a linear drain along one side", "a slate-like texture"]
      : ["a molded tile flange", "a low front edge", "a fine grip texture"],
    does: [
      `the floor falls 1/4 in. a foot to the ${linear ? "channel" : "drain"}`,
      `the threshold is ${inch(height_in)} high`,
      "a textured floor holds wet feet at DCOF 0.60",
    ],
    plus: [
      "the flange is molded on three sides",
      "it can be cut along one edge",
      "the drain is in reach of a 2 in. trap",
    ],
    fit: [
      "bed it in mortar so that the floor does not flex",
      "check the drain's place before the joists are cut",
      "set it on a level subfloor and screw the flange to studs",
    ],
    box: [
      "the drain body comes with it",
      "a drain cover in the same color is in the box",
      "it ships flat on a pallet",
    ],
    material: linear ? "mineral resin with gel coat" : "reinforced acrylic",
    care: ["soap and water clean it", "scratches rub out with a pad", "avoid scouring powder"],
  };
}

function trimWords(seed: GoodsSeed): Words {
  const thermo = seed.design.name_words.some((word) => word.includes("thermostatic"));
  return {
    measure: thermo ? "with separate volume and temperature" : "with one control",
    detail: [
      `${/lever/.test(param(seed, "handle")) ? "a lever" : /cross/.test(param(seed, "handle")) ? "a cross handle" : "two knobs"} on a plain plate`,
      "a plate that covers a 6 in. hole",
      "a sealed escutcheon",
    ],
    does: [
      thermo
        ? "a wax element holds the set temperature within 2 °F"
        : "a pressure-balance spool holds temperature when a toilet flushes",
      thermo ? "a stop at 100 °F guards children" : "a limit stop is set once at installation",
    ],
    plus: [
      "the cartridge comes out from the front",
      "the same valve body takes every trim of the brand",
      "it meets ASSE 1016",
    ],
    fit: [
      "the valve sits 2 to 3 in. behind the finished wall",
      "rough-in valve and trim may be ordered apart",
      "screwdriver stops shut the water at the valve",
    ],
    box: ["plate, handle and screws are in the box", "a mud guard shows the depth of the tile"],
    material: "brass with a zinc handle",
    care: ["lime wipes off with vinegar and water", "the plate lifts off for caulking"],
  };
}

function systemWords(seed: GoodsSeed): Words {
  const { height_in } = seed.design.size;
  const form = param(seed, "form");

  return {
    measure: `${inch(height_in)} tall`,
    detail:
      form === "panel"
        ? ["body jets in two rows", "a shelf-like head"]
        : ["a long riser and a curved hand shower", "exposed pipes in one finish", "a shelf on the valve"],
    does: [
      "a diverter sends water to the rain head or the hand shower",
      "it runs at 1.75 gpm through either outlet",
      form === "panel"
        ? "six jets and a rain head share 2.5 gpm"
        : "water of one temperature reaches both outlets",
    ],
    plus: [
      "no wall has to be opened beyond two inlets",
      "the valve meets ASSE 1016",
      "a check valve keeps hot and cold apart",
    ],
    fit: [
      "it connects to two 1/2 in. outlets 6 in. apart",
      "one wall bracket and two unions hold it",
      "centers adjust by half an inch each way",
    ],
    box: ["hose, hand shower and unions are in the box", "escutcheons cover uneven tile"],
    material: form === "panel" ? "304 stainless steel" : "brass tube and castings",
    care: ["silicone nozzles rub clean", "dry it after use and it stays bright"],
  };
}

function headWords(seed: GoodsSeed): Words {
  const { width_in, height_in } = seed.design.size;
  const form = param(seed, "form");
  const rain = form === "rain";
  return {
    measure: rain
      ? `${inch(width_in)} across`
      : form === "slide"
        ? `on a ${inch(height_in)} bar`
        : `${inch(width_in)} across the face`,
    detail: rain
      ? ["a thin, flat plate of nozzles", "a head that seems to float"]
      : form === "slide"
        ? ["a bar with hidden screws", "a slider that moves with one hand"]
        : ["a clean rim around the nozzles", "a small neck and a full face"],
    does: rain
      ? [
          "water falls straight down without needles",
          `${Math.round(width_in * width_in * 0.9)} nozzles spread an even rain`,
          "it covers both shoulders at once",
        ]
      : [
          "it changes from full spray to massage with a thumb lever",
          "a pause button saves water while soaping",
          "three sprays are found without looking",
        ],
    plus: [
      "silicone nozzles rub clean",
      "a ball joint tilts it 20 degrees",
      "a check valve guards the supply",
      "a flow restrictor can be read from the outside",
    ],
    fit: [
      form === "hand" || form === "slide"
        ? "the 69 in. hose swivels at both ends"
        : "it screws to any 1/2 in. arm",
      form === "slide"
        ? "mounts can reuse old holes, since they slide on the bar"
        : "thread tape is all that is needed",
    ],
    box: [
      form === "hand" || form === "slide"
        ? "bracket and hose are in the box"
        : "arm and flange are in the box",
      "a cleaning pin comes with it",
    ],
    material: "brass and ABS",
    care: ["lime rubs off with a finger", "soak it in vinegar once a year"],
  };
}

function wordsOf(seed: GoodsSeed, kind: Kind): Words {
  if (kind.child === "shower-doors") return doorWords(seed);
  if (kind.child === "shower-bases") return baseWords(seed);
  if (kind.child === "valve-trims" || kind.noun.includes("trim kit")) return trimWords(seed);
  return kind.child === "shower-systems" ? systemWords(seed) : headWords(seed);
}

/** What a shower is, worked out once for its draft, attributes and description. */
function showerBasics(seed: GoodsSeed) {
  const { design, random, series_random, series } = seed;
  const kind = kindOf(seed);
  const words = wordsOf(seed, kind);
  const option = optionOf(seed, kind);
  const door = doorKinds.test(param(seed, "form"));
  const thermo = design.name_words.some((word) => word.includes("thermostatic"));
  const pick = (list: readonly string[]) => random.pick(list);
  const does = pick(words.does);
  const fit = pick(words.fit);
  const box = pick(words.box);
  const care = pick(words.care);
  const match = random.pick(
    kind.child === "shower-bases"
      ? ["wall panels and drain covers", "bases and tubs", "wall niches and corner seats"]
      : door
        ? ["towel bars and robe hooks", "doors and fixed panels"]
        : ["towel bars, hooks and drains", "tub fillers and trims", "faucets and accessories"],
  );
  const { width_in, depth_in } = design.size;
  const sized = kind.child === "shower-bases" || kind.noun.includes("enclosure");
  return {
    kind,
    series,
    // a measure that one chooses is no part of the name
    sized: !sized ? "" : option ? `${depth_in} in. Deep ` : `${width_in}×${depth_in} in. `,
    thermo,
    option,
    seed,
    series_random,
    door,
    design,
    words,
    pick,
    does,
    fit,
    box,
    care,
    match,
    random,
  };
}

function showerAttributes({
  door,
  kind,
  seed,
  series_random,
  thermo,
  design,
  words,
}: ReturnType<typeof showerBasics>): Record<string, AttributeValue> {
  return {
    mounting: door
      ? "Opening"
      : kind.child === "shower-bases"
        ? "Floor"
        : param(seed, "arm") === "ceiling"
          ? "Ceiling"
          : "Wall",
    ...(kind.child === "shower-heads" || kind.child === "hand-showers"
      ? {
          flow_gpm: ["1.75", "2.0", "2.5"],
          spray_patterns: param(seed, "form") === "rain" ? "1" : series_random.pick(["3", "4", "5"]),
          watersense: true,
        }
      : {}),
    ...(kind.child === "valve-trims" || kind.child === "shower-systems"
      ? {
          valve: thermo ? "Thermostatic" : "Pressure balance",
          certifications: ["ASSE 1016", "CSA B125.1", "NSF/ANSI 61"],
        }
      : {}),
    ...(kind.child === "shower-systems" ? { flow_gpm: "1.75", spray_patterns: "2" } : {}),
    ...(door
      ? {
          glass_thickness: param(seed, "form") === "door-framed" ? "1/4 in. tempered" : "3/8 in. tempered",
          certifications: ["ANSI Z97.1", "CPSC 16 CFR 1201"],
        }
      : {}),
    ...(kind.child === "shower-bases"
      ? {
          drain: capital(param(seed, "drain")),
          threshold_in: design.size.height_in,
          dcof: 0.6,
          certifications: ["ANSI Z124.2", "CSA B45.5"],
        }
      : {}),
    material: capital(words.material),
  };
}

function showerFacts({
  seed,
  kind,
  words,
  pick,
  does,
  fit,
  box,
  care,
  match,
  random,
}: ReturnType<typeof showerBasics>): Facts {
  return {
    ...goodsFacts(seed, kind.noun),
    measure: words.measure,
    detail: pick(words.detail),
    does,
    does_cap: capital(does),
    plus: pick(words.plus),
    fit,
    fit_cap: capital(fit),
    box,
    box_cap: capital(box),
    care,
    care_cap: capital(care),
    material: words.material,
    material_cap: capital(words.material),
    match,
    match_cap: capital(match),
    rooms: random.pick([
      "walk-in showers",
      "alcove showers",
      "guest baths",
      "tub alcoves",
      "family baths",
      "primary baths",
      "pool baths",
    ]),
    test: random.pick(["with water at 125 psi", "piece by piece", "for leaks under air", "in hard water"]),
  };
}

function draft(seed: GoodsSeed): GoodsDraft {
  const basics = showerBasics(seed);
  const { kind, series, sized, thermo, option, series_random, door } = basics;
  return {
    child: kind.child,
    name: `${series} ${sized}${thermo && kind.child === "valve-trims" ? "Thermostatic " : ""}${kind.title}`,
    noun: kind.noun,
    ...(option ? { option } : {}),
    weight_lb: kind.weight,
    wholesale: dollars(kind.price[0], kind.price[1], seed),
    saving: series_random.between(0.26, 0.42, 0.01),
    is_freight: kind.freight,
    extra_days: kind.freight ? 2 : 0,
    attributes: showerAttributes(basics),
    surface: kind.child === "shower-bases" ? ["shower"] : [],
    warranty: door
      ? `${years(5, seed)}-year warranty on hardware and seals, lifetime on glass breakage from defects.`
      : kind.child === "shower-bases"
        ? `${years(10, seed)}-year limited warranty on the base.`
        : `Limited lifetime warranty on finish and function to the first owner; ${years(5, seed)} years in hotels.`,
    prose: showerProse,
    facts: showerFacts(basics),
  };
}

export const showers: GoodsPlan = {
  category: "showers",
  products: 104,
  styles: {
    averline: ["transitional", "traditional", "modern"],
    brasswick: ["traditional", "transitional", "industrial"],
    rivenna: ["modern", "industrial"],
    halvorne: ["modern", "transitional", "industrial"],
  },
  makes: (brand, design) => {
    const glassOrBase = /^shower(?:door|base)/.test(design.id);
    return brand.slug === "halvorne"
      ? glassOrBase || design.id.startsWith("showerpanel")
      : brand.slug === "rivenna"
        ? true
        : !glassOrBase;
  },
  draft,
};
