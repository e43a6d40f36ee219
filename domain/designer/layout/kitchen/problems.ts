import { printLength } from "../../../lengths.ts";
import type { Brief, Feature } from "../../brief/brief.types.ts";
import type { Floor } from "../floor-rects.ts";
import type { Layout, LayoutProblem } from "../layout.types.ts";
import { aisleAround, aroundOf } from "./islands.ts";
import { type KitchenPlan, runRect } from "./plans.ts";

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
  return brief.wants
    .filter((feature) => arranged.includes(feature) && !layouts.some(({ has }) => has.includes(feature)))
    .map((feature) => ({ feature, words: why(feature, floor, plans) }));
}

const nothing = (plans: readonly KitchenPlan[]): string =>
  plans.length > 0
    ? "A sink, a range and a refrigerator fit on the walls, but not clear of the doors."
    : "A sink, a range and a refrigerator with counter between them need 10' of free wall, or two walls with 5' each; doors and low windows leave less.";

function why(feature: Feature, floor: Floor, plans: readonly KitchenPlan[]): string {
  const longest = Math.max(
    ...plans.map(({ fills }) => fills.reduce((sum, fill) => sum + fill.leg.to - fill.leg.from, 0)),
  );
  switch (feature) {
    case "island": {
      const aisle = Math.max(
        ...plans
          .filter(({ extras }) => extras.length === 0)
          .flatMap(({ fills }) => fills.map((fill) => aisleAround(aroundOf(floor, fills), fill))),
      );
      if (aisle < 42)
        return `An island needs 42" of aisle on each side; the room leaves ${printLength(Math.floor(aisle))}.`;
      return `An island needs 42" of aisle on all sides and the doors free; there is no such place.`;
    }
    case "peninsula":
    case "counter_seating":
      return `A ${feature === "peninsula" ? "peninsula" : "counter with stools"} needs 42" in front and 44" behind for people to sit and pass; the room leaves less.`;
    case "cooktop":
    case "wall_oven":
      return `A wall oven in a tall cabinet takes 30" of wall more than a range; the longest run is ${printLength(Math.floor(longest))}.`;
    case "pantry":
      return `A pantry cabinet takes 24" of wall at the end of a run; the longest run is ${printLength(Math.floor(longest))}.`;
    case "dishwasher":
      return `A dishwasher takes 24" beside the sink; the counters leave less.`;
    default: {
      const { x0, y0, x1, y1 } = floor.bounds;
      const [run] = plans[0]?.fills.map(runRect) ?? [];
      const left = Math.min(x1 - x0, y1 - y0) - (run ? 24 : 0);
      return `A table for four needs a floor of 10' × 10' beside the counters; the room leaves ${printLength(Math.floor(left))}.`;
    }
  }
}
