import { outlineAreaSqft } from "../../room/drawing/index.ts";
import { findingsOf } from "../../room/rules/findings.ts";
import type { Brief, Feature } from "../brief/brief.types.ts";
import { RoomSketch } from "../sketch/room-sketch.ts";
import { palettes } from "../styles/palettes.ts";
import { type Floor, floorOf } from "./floor-rects.ts";

import { furnishKitchen } from "./kitchen/furnish.ts";
import { aroundOf, barAt, islandBefore, tableIn } from "./kitchen/islands.ts";
import { type Extra, type KitchenPlan, pieceOf } from "./kitchen/kitchen-plan.ts";
import { shapesOf, shorterOf } from "./kitchen/legs.ts";
import { counterIn, counterLoss, counterOf, isAsRecommended, plansOf } from "./kitchen/plans.ts";
import { problemsOf } from "./kitchen/problems.ts";
import { sizesFor } from "./kitchen/sizes.ts";
import { stretchesOf } from "./kitchen/stretches.ts";
import { arrangementOf, featuresOf, reasonsOf, shapeOf } from "./kitchen/words.ts";
import type { Layout, LayoutInput, Layouts, Search } from "./layout.types.ts";
import { missedOf } from "./missed-in.ts";

/** Most layouts. */
const most = 8;
/** As many are shown even if they are not good. */
const least = 3;
/** A difference of scores that anybody sees. */
const far = 14;
/** Most layouts tried with products. */
const tried = 14;

/** Kitchens for any plan whose walls run along the axes. */
export function* kitchenLayouts(input: LayoutInput): Search<Layouts> {
  const { plan, brief } = input;
  const floor = floorOf(plan.plan);
  const found = yield* candidatesOf(floor, input);
  const layouts: Layout[] = [];
  const names = new Set<string>();
  for (const candidate of [...wanted(found, brief), ...chosen(found, tried)]) {
    if (layouts.length === most) break;
    yield;
    const layout = layoutOf(floor, candidate, input);
    if (!layout || names.has(layout.arrangement)) continue;
    names.add(layout.arrangement);
    layouts.push(layout);
  }
  layouts.sort((a, b) => b.score - a.score);
  // what is far worse than the best is only shown where there is little else
  const good = layouts.filter(
    ({ score, has }, at) =>
      at < least ||
      score > layouts[0]!.score - far ||
      (brief.shape !== null && layouts[at]!.shape === brief.shape) ||
      brief.wants.some(
        (wish) => has.includes(wish) && !layouts.slice(0, at).some((each) => each.has.includes(wish)),
      ),
  );
  return { layouts: good, problems: problemsOf(floor, found, good, brief) };
}

/** For each wish the best plan that meets it, and one for all of them: they are shown even if others are better. */
function wanted(plans: readonly KitchenPlan[], brief: Brief): KitchenPlan[] {
  const best = brief.wants.flatMap(
    (feature) => plans.find((plan) => featuresOf(plan).includes(feature)) ?? [],
  );
  const shaped = plans.filter((plan) => brief.shape !== null && shapeOf(plan) === brief.shape);
  return [...new Set([...plans.slice(0, 1), ...shaped.slice(0, 1), ...best])];
}

/** Plans of every shape, those of comfortable sizes first, then narrower ones if there are few. */
function* candidatesOf(floor: Floor, { plan, brief, offers }: LayoutInput): Search<KitchenPlan[]> {
  const area_sqft = outlineAreaSqft(plan.plan.vertices_in);
  const { services } = plan.plan;
  // a window that reaches below the counter is in its way, but better than no kitchen
  for (const sill_in of [36, 24]) {
    const shapes = shapesOf(stretchesOf(floor, 30, sill_in));
    const shorter = shorterOf(shapes);
    const all: KitchenPlan[] = [];
    for (const sizes of sizesFor(offers, brief, area_sqft)) {
      // hardly any counter is better than no kitchen, and worse than any other
      if (sizes.bare && all.length > 0) break;
      for (const some of [shapes, shorter]) {
        if (some === shorter && hasGood(all, brief)) break;
        for (const each of yield* plansOf(floor, some, sizes, services, area_sqft)) {
          all.push(...withExtras(floor, each, brief, area_sqft));
          yield;
        }
      }
      const isShaped = brief.shape === null || all.some((each) => shapeOf(each) === brief.shape);
      const isSmall = sizes.loss >= smaller_loss;
      if (enough(all) && isShaped && sizes.loss >= 2 && (isSmall || hasGood(all, brief))) break;
    }
    if (all.length > 0) return all.sort((a, b) => b.score - a.score);
  }
  return [];
}

/** What sizes give up that leave more counter and floor than the usual ones. */
const smaller_loss = 4;

const keysOf = (plans: readonly KitchenPlan[]): number => new Set(plans.map(({ key }) => key)).size;

const enough = (plans: readonly KitchenPlan[]): boolean => keysOf(plans) >= 10;

/** Whether as many of those that meet the most wishes are as planners recommend as a brief has rooms. */
function hasGood(plans: readonly KitchenPlan[], brief: Brief): boolean {
  const met = (plan: KitchenPlan) => brief.wants.filter((wish) => featuresOf(plan).includes(wish)).length;
  const most = Math.max(0, ...plans.map(met));
  return keysOf(plans.filter((plan) => isAsRecommended(plan) && met(plan) === most)) >= 4;
}

/** The plan with what can stand free in it: a peninsula, or an island and none. */
function withExtras(floor: Floor, plan: KitchenPlan, brief: Brief, area_sqft: number): KitchenPlan[] {
  const around = aroundOf(floor, plan.fills);
  const isOut = (feature: Feature) => brief.avoids.includes(feature);
  const aisle = Math.max(42, plan.sizes.aisle);
  const made = (extras: readonly Extra[], more: number): KitchenPlan => {
    const table = brief.wants.includes("dining_table") ? tableIn(around, extras, plan.sizes) : null;
    const gained = counterLoss(counterIn(plan.fills)) - counterLoss(counterOf(plan.fills, extras));
    const all = table ? [...extras, table] : extras;
    return wished({ ...plan, extras: all, score: plan.score + more + gained }, brief);
  };
  if (plan.shape.bar !== null) {
    const bar = isOut("peninsula") ? null : barAt(around, plan.fills, plan.shape.bar, plan.sizes, aisle);
    return bar ? [made([bar], bar.score - 1.5)] : [];
  }
  // a large floor with nothing on it is a long way to walk
  const empty = Math.max(0, area_sqft - 150) * 0.02 + distant(plan);
  const plans = [made([], -empty)];
  if (isOut("island") || area_sqft < 110) return plans;
  const benches = plan.fills.flatMap((fill) => islandBefore(around, fill, plan.sizes, aisle) ?? []);
  const [bench] = benches.sort((a, b) => b.score - a.score);
  if (bench) plans.push(made([bench], bench.score - 1));
  return plans;
}

/** With what the brief wants and does not want in its score. */
function wished(plan: KitchenPlan, brief: Brief): KitchenPlan {
  const has = featuresOf(plan);
  const met = brief.wants.filter((feature) => has.includes(feature)).length * 16;
  const unwanted = brief.avoids.filter((feature) => has.includes(feature)).length * 40;
  const shaped = brief.shape !== null && shapeOf(plan) === brief.shape ? 60 : 0;
  const [free] = plan.extras;
  const name = free && free.kind !== "table" ? ` ${free.kind}` : "";
  return { ...plan, key: `${plan.key}${name}`, score: plan.score + met + shaped - unwanted };
}

/** Runs that face each other are to be a step and a turn apart, unless something stands between them. */
function distant({ shape, fills }: KitchenPlan): number {
  const near = new Map([
    ["galley", 54],
    ["U", 90],
  ]).get(shape.kind);
  if (near === undefined) return 0;
  const lines = fills.map(({ leg }) => leg.stretch.wall);
  const widest = Math.max(
    ...lines.flatMap((a) => lines.map((b) => (a.axis === b.axis ? Math.abs(a.line - b.line) - 48 : 0))),
  );
  return Math.max(0, widest - near) * 0.06;
}

interface Look {
  plan: KitchenPlan;
  walls: string;
  free: string;
  sink: string;
}

const lookOf = (plan: KitchenPlan): Look => ({
  plan,
  walls: plan.fills
    .map(({ leg }) => leg.stretch.wall.id)
    .sort()
    .join(),
  free: plan.extras.map(({ kind }) => kind).join(),
  sink: plan.fills.find((fill) => pieceOf(fill, "s"))?.leg.stretch.wall.id ?? "",
});

/** The best, and then those that differ most from what is taken. */
function chosen(plans: readonly KitchenPlan[], count: number): KitchenPlan[] {
  const taken: KitchenPlan[] = [];
  const rest = plans.slice(0, 150).map((plan) => ({ look: lookOf(plan), score: plan.score }));
  while (taken.length < count && rest.length > 0) {
    rest.sort((a, b) => b.score - a.score);
    const { look } = rest.shift()!;
    if (taken.some(({ key }) => key === look.plan.key)) continue;
    taken.push(look.plan);
    for (const other of rest) other.score -= likeness(look, other.look);
  }
  return taken;
}

/** How alike two plans look, as a loss. */
const likeness = (a: Look, b: Look): number =>
  (a.plan.shape.kind === b.plan.shape.kind ? 1.2 : 0) +
  (a.walls === b.walls ? 1.5 : 0) +
  (a.free === b.free ? 0.4 : 0) +
  (a.sink === b.sink ? 0.2 : 0);

/** With a table where there is floor for one, though nobody asked. */
function seated(floor: Floor, plan: KitchenPlan, brief: Brief): KitchenPlan {
  if (brief.wants.includes("dining_table") || brief.avoids.includes("dining_table")) return plan;
  const table = tableIn(aroundOf(floor, plan.fills), plan.extras, plan.sizes);
  return table ? { ...plan, extras: [...plan.extras, table], score: plan.score + 0.6 } : plan;
}

/** The plan as a layout; null where it breaks a rule that must hold. */
function layoutOf(floor: Floor, bare: KitchenPlan, { plan, brief, offers }: LayoutInput): Layout | null {
  const candidate = seated(floor, bare, brief);
  const sketch = new RoomSketch(plan, palettes[0]!, offers, 0);
  furnishKitchen(sketch, floor, candidate);
  const findings = findingsOf(sketch.design(""), { fixes: false });
  if (findings.some(({ level }) => level === "must")) return null;
  const missed = missedOf(findings);
  const { north_deg } = plan.plan;
  const shape = shapeOf(candidate);
  const table = candidate.extras.find(({ kind }) => kind === "table");
  return {
    ...(shape && { shape }),
    ...(table && { seats: table.seats }),
    arrangement: arrangementOf(candidate, north_deg),
    has: featuresOf(candidate),
    says: reasonsOf(candidate, north_deg),
    score: candidate.score - missed * 1.2,
    missed,
    furnish: (room) => furnishKitchen(room, floor, candidate),
  };
}
