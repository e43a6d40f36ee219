import { printLength } from "../../../catalog/printed-lengths.ts";
import type { Brief, Feature, KitchenShape } from "../../brief/brief.types.ts";
import type { Floor } from "../floor-rects.ts";
import type { Layout, LayoutProblem } from "../layout.types.ts";
import { aisleAround, aroundOf } from "./islands.ts";
import type { KitchenPlan } from "./kitchen-plan.ts";
import { shapeOf } from "./words.ts";

const arranged: readonly Feature[] = [
  "island",
  "peninsula",
  "counter_seating",
  "cooktop",
  "wall_oven",
  "pantry",
  "dishwasher",
  "dining_table",
];

/** Why wishes are not met, each in words. */
export function problemsOf(
  floor: Floor,
  plans: readonly KitchenPlan[],
  layouts: readonly Layout[],
  brief: Brief,
): LayoutProblem[] {
  if (layouts.length === 0) return [{ feature: null, words: nothing(plans) }];
  const { shape } = brief;
  const isShaped = shape === null || layouts.some((layout) => layout.shape === shape);
  const wishes = brief.wants
    .filter((feature) => arranged.includes(feature) && !brief.avoids.includes(feature))
    .filter((feature) => !layouts.some(({ has }) => has.includes(feature)))
    .map((feature) => ({ feature, words: why(feature, floor, plans) }));
  return isShaped ? wishes : [...wishes, { feature: "shape", words: whyNot(shape, plans) }];
}

/** Why no kitchen of a shape fits. */
function whyNot(shape: KitchenShape, plans: readonly KitchenPlan[]): string {
  const name = shapeNames[shape];
  if (plans.some((plan) => shapeOf(plan) === shape))
    return `${name} fits along the walls here, but not clear of the doors.`;
  switch (shape) {
    case "one_wall":
      return longestOf(plans) < 120
        ? `${name} needs 10' of free wall; the longest is ${printLength(longestOf(plans))}.`
        : `${name} needs 10' of free wall, clear of doors and low windows; there is no such wall.`;
    case "galley":
      return `${name} needs free wall on two sides that face each other, with 3' to walk between the counters; doors and low windows leave no such pair.`;
    case "l":
      return `${name} needs two walls that meet in a corner, both free for 5'; doors and low windows leave no such corner.`;
    case "u":
      return `${name} needs three walls with two free corners between them; doors and low windows leave no such place.`;
  }
}

const shapeNames: Readonly<Record<KitchenShape, string>> = {
  one_wall: "A kitchen on one wall",
  galley: "A galley kitchen",
  l: "An L-shaped kitchen",
  u: "A U-shaped kitchen",
};

const nothing = (plans: readonly KitchenPlan[]): string =>
  plans.length > 0
    ? "A sink, a range and a refrigerator fit on the walls, but not clear of the doors."
    : "A sink, a range and a refrigerator need at least 8' of free wall, or two walls with 5' each; doors and low windows leave less.";

function why(feature: Feature, floor: Floor, plans: readonly KitchenPlan[]): string {
  switch (feature) {
    case "island": {
      if (plans[0]?.sizes.islands.length === 0) return "The showroom sells no islands.";
      const aisle = Math.max(
        ...plans
          .filter(({ extras }) => extras.length === 0)
          .flatMap(({ fills }) => fills.map((fill) => aisleAround(aroundOf(floor, fills), fill))),
      );
      if (aisle < 42) return `An island needs 42" of aisle on each side; the room leaves ${inches(aisle)}.`;
      return "An island needs 42\" of aisle in front and 3' on the other sides, clear of doors; there is no such place.";
    }
    case "peninsula":
    case "counter_seating": {
      if (plans[0]?.sizes.bars.length === 0) return "The showroom sells no peninsulas.";
      const name = feature === "peninsula" ? "A peninsula" : "A counter with stools";
      const longest = longestOf(plans);
      return longest < 156
        ? `${name} needs 13' along one wall, clear of doors: to cook, to sit and to pass. The longest such wall is ${printLength(longest)}.`
        : `${name} needs 13' along one wall and a second run around the corner, clear of doors and low windows; there is no such corner.`;
    }
    case "cooktop":
    case "wall_oven":
      return `A cooktop needs a wall oven as well, which takes 30" more wall than a range; there is none to spare.`;
    case "pantry":
      return `A pantry cabinet takes at least 18" of wall at the end of a run; there is none to spare.`;
    case "dishwasher":
      return `A dishwasher takes 24" beside the sink; there is none to spare.`;
    default:
      return `A table needs 9' × 9' of floor beside the counters, clear of doors, to sit and to pass; there is no such place.`;
  }
}

const inches = (length: number): string => `${Math.floor(length)}"`;

const longestOf = (plans: readonly KitchenPlan[]): number =>
  Math.floor(
    Math.max(...plans.flatMap(({ fills }) => fills.map(({ leg: { stretch } }) => stretch.to - stretch.from))),
  );
