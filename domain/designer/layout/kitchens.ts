import { outlineAreaSqft } from "../../plan-drawing/index.ts";
import { findingsOf } from "../../planning-rules/findings.ts";
import type { Brief, Feature } from "../brief/brief.types.ts";
import { palettes } from "../looks/palettes.ts";
import { RoomSketch } from "../sketch/room-sketch.ts";
import { type Floor, floorOf } from "./floor-rects.ts";
import { furnishKitchen } from "./kitchen/furnish.ts";
import { aroundOf, barAt, type Extra, islandBefore, tableIn } from "./kitchen/islands.ts";
import { shapesOf } from "./kitchen/legs.ts";
import { type KitchenPlan, pieceOf, plansOf } from "./kitchen/plans.ts";
import { problemsOf } from "./kitchen/problems.ts";
import { sizesFor } from "./kitchen/sizes.ts";
import { stretchesOf } from "./kitchen/stretches.ts";
import { arrangementOf, featuresOf, reasonsOf } from "./kitchen/words.ts";
import type { Layout, LayoutInput, LayoutSearch } from "./layout.types.ts";

/** At most so many layouts. */
const most = 8;
/** At most so many are tried with products. */
const tried = 14;

/** Kitchens for any plan whose walls run along the axes. */
export const kitchenLayouts: LayoutSearch = (input) => {
  const { plan, brief } = input;
  const floor = floorOf(plan.plan);
  const found = candidatesOf(floor, input);
  const layouts: Layout[] = [];
  const names = new Set<string>();
  for (const candidate of chosen(found, tried)) {
    if (layouts.length === most) break;
    const layout = layoutOf(floor, candidate, input);
    if (!layout || names.has(layout.arrangement)) continue;
    names.add(layout.arrangement);
    layouts.push(layout);
  }
  layouts.sort((a, b) => b.score - a.score);
  return { layouts, problems: problemsOf(floor, found, layouts, brief) };
};

/** Plans of every shape, those of comfortable sizes first, then narrower ones if there are few. */
function candidatesOf(floor: Floor, { plan, brief, shelf }: LayoutInput): KitchenPlan[] {
  const area_sqft = outlineAreaSqft(plan.plan.vertices_in);
  const { services } = plan.plan;
  // a window that reaches below the counter is in its way, but better than no kitchen
  for (const sill_in of [36, 24]) {
    const shapes = shapesOf(stretchesOf(floor, 30, sill_in));
    const all: KitchenPlan[] = [];
    for (const sizes of sizesFor(shelf, brief, area_sqft)) {
      const plans = plansOf(floor, shapes, sizes, services, area_sqft);
      all.push(...plans.flatMap((each) => withExtras(floor, each, brief, area_sqft)));
      if (enough(all) && sizes.loss >= 2) break;
    }
    if (all.length > 0) return all.sort((a, b) => b.score - a.score);
  }
  return [];
}

const enough = (plans: readonly KitchenPlan[]): boolean => new Set(plans.map(({ key }) => key)).size >= 10;

/** The plan with what can stand free in it: with an island and without, and a table where there is space. */
function withExtras(floor: Floor, plan: KitchenPlan, brief: Brief, area_sqft: number): KitchenPlan[] {
  const around = aroundOf(floor, plan.fills);
  const isWanted = (feature: Feature) => brief.wants.includes(feature);
  const isOut = (feature: Feature) => brief.avoids.includes(feature);
  const aisle = Math.max(42, plan.sizes.aisle);
  const made = (extras: readonly Extra[], more: number, name: string): KitchenPlan => {
    const table =
      isOut("dining_table") || !(isWanted("dining_table") || area_sqft > 120)
        ? null
        : tableIn(around, extras);
    const all = table ? [...extras, table] : extras;
    const full: KitchenPlan = { ...plan, extras: all, key: `${plan.key}${name}`, score: 0 };
    const has = featuresOf(full);
    const wished = brief.wants.filter((feature) => has.includes(feature)).length * 6;
    const unwanted = brief.avoids.filter((feature) => has.includes(feature)).length * 20;
    return {
      ...full,
      score: plan.score + more + wished - unwanted + (table && !isWanted("dining_table") ? 0.6 : 0),
    };
  };
  if (plan.shape.bar !== null) {
    const bar = isOut("peninsula") ? null : barAt(around, plan.fills, plan.shape.bar, aisle);
    return bar ? [made([bar], bar.score - 1.5, " bar")] : [];
  }
  // a large floor with nothing on it is a long way to walk
  const empty = Math.max(0, area_sqft - 150) * 0.02;
  const plans = [made([], -empty, "")];
  if (isOut("island") || area_sqft < 110) return plans;
  const main = plan.fills.find((fill) => pieceOf(fill, "r", "c")) ?? plan.fills[0]!;
  const bench = islandBefore(around, main, aisle);
  if (bench) plans.push(made([bench], bench.score - 1, " island"));
  return plans;
}

/** The best, and then those that differ most from what is taken. */
function chosen(plans: readonly KitchenPlan[], count: number): KitchenPlan[] {
  const taken: KitchenPlan[] = [];
  const rest = [...plans];
  while (taken.length < count && rest.length > 0) {
    let best = 0;
    let highest = Number.NEGATIVE_INFINITY;
    rest.forEach((plan, at) => {
      const like = taken.reduce((sum, other) => sum + likeness(plan, other), 0);
      if (plan.score - like > highest) {
        highest = plan.score - like;
        best = at;
      }
    });
    const [plan] = rest.splice(best, 1);
    if (plan && !taken.some(({ key }) => key === plan.key)) taken.push(plan);
  }
  return taken;
}

/** How alike two plans look, as a loss. */
function likeness(a: KitchenPlan, b: KitchenPlan): number {
  if (a.key === b.key) return 50;
  const walls = (plan: KitchenPlan) =>
    plan.fills
      .map(({ leg }) => leg.stretch.wall.id)
      .sort()
      .join();
  const kinds = (plan: KitchenPlan) => plan.extras.map(({ kind }) => kind).join();
  const sink = (plan: KitchenPlan) => plan.fills.find((fill) => pieceOf(fill, "s"))?.leg.stretch.wall.id;
  return (
    (a.shape.kind === b.shape.kind ? 0.7 : 0) +
    (walls(a) === walls(b) ? 1 : 0) +
    (kinds(a) === kinds(b) ? 0.3 : 0) +
    (sink(a) === sink(b) ? 0.2 : 0)
  );
}

/** The plan as a layout; null where it breaks a rule that must hold. */
function layoutOf(floor: Floor, candidate: KitchenPlan, { plan, shelf }: LayoutInput): Layout | null {
  const sketch = new RoomSketch(plan, palettes[0]!, shelf, 0);
  furnishKitchen(sketch, floor, candidate);
  const findings = findingsOf(sketch.design(""), { fixes: false });
  if (findings.some(({ level }) => level === "must")) return null;
  const { north_deg } = plan.plan;
  return {
    arrangement: arrangementOf(candidate, north_deg),
    has: featuresOf(candidate),
    says: reasonsOf(candidate, north_deg),
    score: candidate.score - findings.length * 1.2,
    furnish: (room) => furnishKitchen(room, floor, candidate),
  };
}
