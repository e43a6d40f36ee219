import type { Look } from "../../../domain/materials/look.ts";
import { spanned } from "../measures.ts";
import { listed, oneOfEach } from "../prose/grammar.ts";
import { capital, millimeters, someOf } from "./common.ts";
import { colorName, seenIn } from "./look-notes.ts";
import type { Size, SurfaceSeed } from "./surface.types.ts";
import { toneWords } from "./tile-facts.ts";

export interface Click {
  kind: string;
  sizes: readonly Size[];
  /** Of each of its builds. */
  thicknesses_in: readonly number[];
  wear: string;
  wear_use: readonly string[];
  water: readonly string[];
  pad: readonly string[];
  iic: number;
  install: readonly string[];
  texture: readonly string[];
  features: readonly string[];
  rooms: readonly string[];
  floating: boolean;
}

const partners = [
  "white trim",
  "gray sofas",
  "oak furniture",
  "dark doors",
  "rattan",
  "black window frames",
  "painted cabinets",
  "stainless appliances",
  "linen",
  "brick walls",
];

/** Words of which a description takes one each. */
const clickWords = {
  edge: ["painted-bevel", "micro-beveled", "pressed-bevel", "eased"],
  promise: [
    "in stock the whole year",
    "unchanged for ten years so that a room can be added",
    "to one locking profile, so thicknesses may meet",
    "in builder quantities",
    "with trims on the same truck",
  ],
  trims: ["are on the shelf", "ship with the floor", "match in print and gloss", "come in 94 in. lengths"],
  abuse: [
    "dogs, toys and rolling chairs",
    "sandy shoes and pets",
    "kitchen traffic",
    "rental turnover",
    "office chairs",
    "a family of five",
    "stools dragged from a counter",
  ],
  care: [
    "a damp mop cleans it",
    "sweep grit before it scratches",
    "neutral cleaner and no steam",
    "felt pads keep chairs quiet",
    "it needs no polish",
  ],
  slab: ["a 6 in. slab without ceiling", "an 8 in. slab with dropped ceiling", "a 6 in. slab"],
  quiet: ["steps sound dull, not hollow", "the room below hears less", "upstairs bedrooms stay quiet"],
  levels: ["on every level of a house", "below grade as well", "over slab or plywood"],
  substrate: [
    "old vinyl, tile or plywood",
    "any flat, sound floor",
    "concrete or plywood",
    "existing tile with narrow joints",
  ],
  gap: ["1/4 in.", "5/16 in.", "3/8 in."],
  acclimate: [
    "no acclimation is needed between 60 and 85 °F",
    "leave cartons flat in the room for two days",
    "runs to 66 ft need no break",
    "start along the longest wall",
  ],
} as const;

/** Facts about floors that click or glue: laminate and vinyl. */
export function clickFacts(seed: SurfaceSeed, look: Look, click: Click) {
  const { random } = seed;
  const water = random.pick(click.water);
  const pad = random.pick(click.pad);
  const rooms = someOf(click.rooms, random.int(2, 3), random);
  const install = random.pick(click.install);
  return {
    brand: seed.brand.name,
    series: seed.series,
    color: colorName(look),
    words: random.pick(seenIn(look)),
    kind: click.kind,
    kind_cap: capital(click.kind),
    thickness: spanned(click.thicknesses_in, millimeters),
    sizes: listed(click.sizes.map((size) => size.label)),
    widths: `${listed(click.sizes.map((size) => String(size.width_in)))} in.`,
    feature: random.pick(click.features),
    texture: random.pick(click.texture),
    ...oneOfEach(clickWords, random),
    screens: String(random.int(8, 36)),
    partners: someOf(partners, 2, random),
    tier_word: seed.brand.tier > 1.08 ? "upper" : seed.brand.tier < 0.9 ? "builder" : "middle",
    tone: random.pick(toneWords[look.colorFamily] ?? ["boldest color"]),
    wear: click.wear,
    wear_cap: click.wear,
    wear_use: random.pick(click.wear_use),
    water,
    water_cap: capital(water),
    pad,
    pad_cap: capital(pad),
    iic: String(click.iic),
    rooms,
    rooms_cap: capital(rooms),
    install_cap: capital(install),
    click: click.floating
      ? random.pick([
          "angle in on the long side and drop on the short",
          "lock with a tap",
          "click without tools",
        ])
      : undefined,
    click_short: click.floating
      ? random.pick(["locks without glue", "drops in at the short end", "can be lifted and laid again"])
      : undefined,
  };
}
