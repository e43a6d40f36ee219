import { param } from "./common.ts";
import type { GoodsSeed } from "./goods.types.ts";

/** A kind of shower products as a catalog lists it. */
export interface Kind {
  child: string;
  noun: string;
  title: string;
  price: readonly [number, number];
  weight: number;
  freight: boolean;
}

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

/** The kind that a design is, with the weight of its own measures. */
export function kindOf(seed: GoodsSeed): Kind {
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
