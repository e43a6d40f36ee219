import { printLength } from "../../catalog/printed-lengths.ts";
import { clearZoneOf, spansOf } from "../../room/geometry/openings.ts";
import { windowAt } from "../sketch/bath-sets.ts";
import { kitchenOf, run, uppers } from "../sketch/kitchen-runs.ts";
import { counterThings } from "../sketch/props.ts";
import type { RoomSketch } from "../sketch/room-sketch.ts";
import { floorOf, type Rect, type Way, wayOf } from "./floor-rects.ts";
import {
  type CounterRun,
  type LaundryPlan,
  type LaundryView,
  laundryPlans,
  type Machines,
  machineSizes,
  pairWidth,
  splitWidths,
} from "./laundry-search.ts";
import type { Layout, LayoutInput, LayoutProblem, Layouts, Search } from "./layout.types.ts";
import { missedIn } from "./missed-in.ts";
import { aroundMiddle, hang } from "./overhead.ts";
import { wallWords } from "./sides.ts";
import { freeSpans, spanWalls, strip } from "./wall-spans.ts";

const most = { layouts: 8, tries: 30, compared: 200 };

/** Laundries: washer and dryer side by side, a sink in a counter, cabinets above, more counter where there is room. */
export function* laundryLayouts(input: LayoutInput): Search<Layouts> {
  const view = viewOf(input);
  const picked: { plan: LaundryPlan; layout: Layout }[] = [];
  const left = (yield* laundryPlans(view)).slice(0, most.compared);
  for (let tries = 0; tries < most.tries && left.length > 0 && picked.length < most.layouts; tries++) {
    const value = (plan: LaundryPlan) =>
      plan.score - Math.max(0, ...picked.map((each) => likeness(plan, each.plan)));
    const next = left.reduce((best, plan) => (value(plan) > value(best) ? plan : best));
    left.splice(left.indexOf(next), 1);
    const arrangement = arrangementOf(view, next);
    if (picked.some(({ layout }) => layout.arrangement === arrangement)) continue;
    const layout = layoutOf(view, { ...next, score: value(next) }, arrangement);
    const missed = missedIn(layout, input);
    if (missed !== null) picked.push({ plan: next, layout: { ...layout, missed } });
    yield;
  }
  const layouts = picked.map(({ layout }) => layout);
  return { layouts, problems: problemsOf(view, layouts) };
}

const counterWishes = ["utility_sink", "folding_counter"] as const;

/** What two plans have in common, as points off the later one. */
function likeness(a: LaundryPlan, b: LaundryPlan): number {
  const walls = ({ runs }: LaundryPlan) => runs.map(({ wall }) => wall.id).sort();
  const isNear = Math.abs(a.machines.from - b.machines.from) < 20;
  return (
    (a.machines.wall.id === b.machines.wall.id ? (isNear ? 8 : 4) : 0) +
    (walls(a).join() === walls(b).join() ? 6 : 0)
  );
}

function viewOf({ plan: { plan }, brief, offers }: LayoutInput): LaundryView {
  const floor = floorOf(plan);
  const at = (kind: string) => plan.services.filter((each) => each.kind === kind).map(({ at_in }) => at_in);
  return {
    floor,
    walls: spanWalls(floor).filter(({ height_in }) => height_in >= 60),
    brief,
    sizes: machineSizes(offers),
    hasCounters: offers.has("base_cabinet") || counterWishes.some((each) => brief.wants.includes(each)),
    drains: at("drain"),
    power: at("power_240"),
  };
}

/** Which way one looks who comes in; null without a door. */
function inwardOf({ floor }: LaundryView): Way | null {
  const way = spansOf(floor.plan).find((span) => clearZoneOf(span) !== null);
  return way ? wayOf(way.face.inward) : null;
}

function arrangementOf(view: LaundryView, { machines, runs }: LaundryPlan): string {
  const inward = inwardOf(view);
  const along = (each: { from: number; to: number; wall: Machines["wall"] }) =>
    (each.from + each.to) / 2 < (each.wall.from + each.wall.to) / 2 ? "one end" : "the other end";
  const ordered = [...runs].sort((a, b) => (a.wall.id < b.wall.id ? -1 : 1));
  const parts = ordered.map((each) => {
    const name = each.sink === null ? "counter" : "sink and counter";
    const long = printLength(each.to - each.from);
    return each.wall.id === machines.wall.id
      ? `${name}, ${long} long, beside them`
      : `${name}, ${long} long, on ${wallWords(inward, each.wall)}`;
  });
  const begun = `washer and dryer on ${wallWords(inward, machines.wall)} at ${along(machines)}`;
  return [begun, ...parts].join("; ");
}

function layoutOf(view: LaundryView, plan: LaundryPlan, arrangement: string): Omit<Layout, "missed"> {
  return {
    arrangement,
    has: plan.has,
    says: saysOf(view, plan),
    score: Math.round(plan.score * 10) / 10,
    furnish: (sketch) => furnishLaundry(sketch, view, plan),
  };
}

function saysOf(view: LaundryView, { machines, runs }: LaundryPlan): string[] {
  const inward = inwardOf(view);
  const says = [`Washer and dryer stand side by side on ${wallWords(inward, machines.wall)}.`];
  const sink = runs.find((each) => each.sink !== null);
  if (sink) {
    const beside = sink.wall.id === machines.wall.id;
    says.push(
      beside
        ? "The sink is on the same wall, so one wall has all the plumbing."
        : "The sink is in the counter across from or next to the machines.",
    );
  }
  const long = [...runs].sort((a, b) => b.to - b.from - (a.to - a.from))[0];
  if (long && long.to - long.from >= 48)
    says.push(`The longest counter is ${printLength(long.to - long.from)}, with room to fold.`);
  return says;
}

function furnishLaundry(sketch: RoomSketch, view: LaundryView, plan: LaundryPlan): void {
  const { machines, runs } = plan;
  const kitchen = kitchenOf(sketch);
  const { size, wall, from, to, washerLow } = machines;
  const options = { most: { width: size.wide + 0.1, depth: size.deep + 0.1, height: size.high + 0.1 } };
  const [low, high] = [from + size.wide / 2, to - size.wide / 2];
  sketch.on(wall.id, washerLow ? low : high, "washer", options);
  sketch.on(wall.id, washerLow ? high : low, "dryer", options);
  for (const each of runs) {
    const pieces = each.widths.map(
      (wide, at) => `${at === each.sink ? "s" : at % 2 === 1 ? "d" : "b"}${wide}`,
    );
    const { items } = run(sketch, kitchen, each.wall.id, each.from, pieces.join(" "));
    const forms = [
      ["basket", "canisters"],
      ["plant", "vase"],
    ];
    const bare = items.filter((_, at) => at !== each.sink).slice(0, forms.length);
    for (const [at, base] of bare.entries()) counterThings(sketch, base, [forms[at]!]);
  }
  hangCabinets(sketch, view, plan);
  hang(sketch, view.floor, "ceiling_light", aroundMiddle(view.floor));
}

const upper = { under_in: 54, deep_in: 13, high_in: 42 };

/** Wall cabinets over machines and counters, where no window or door is in the way. */
function hangCabinets(sketch: RoomSketch, view: LaundryView, { machines, runs }: LaundryPlan): void {
  const ceiling = sketch.plan.plan.ceiling_height_in;
  if (ceiling < upper.under_in + 36 || !sketch.shelf.has("wall_cabinet")) return;
  const kitchen = kitchenOf(sketch);
  // a faucet under a window may be as tall as the cabinets hang
  const hung: Rect[] = runs.flatMap(({ wall, from, widths, sink }) => {
    if (sink === null) return [];
    const middle = from + widths.slice(0, sink).reduce((sum, wide) => sum + wide, 0) + widths[sink]! / 2;
    const isUnder = windowAt(sketch, wall.id, middle - 8, middle + 8, 60);
    return isUnder ? [strip(wall, middle - 9, middle + 9, upper.deep_in)] : [];
  });
  for (const each of [machines, ...runs] as (Machines | CounterRun)[]) {
    const need = { depth_in: upper.deep_in, height_in: ceiling, bottom_in: upper.under_in, taken: hung };
    for (const span of freeSpans(view.floor, each.wall, need, 12)) {
      const edge = (end: string) => (end === "opening" ? 3 : 0);
      const from = Math.max(span.from + edge(span.low), each.from);
      const to = Math.min(span.to - edge(span.high), each.to);
      const length = Math.floor((to - from) / 3) * 3;
      if (length < 12) continue;
      uppers(
        sketch,
        kitchen,
        each.wall.id,
        from,
        splitWidths(length)
          .map((wide) => `w${wide}`)
          .join(" "),
      );
      hung.push(strip(each.wall, from, from + length, upper.deep_in));
    }
  }
}

function problemsOf(view: LaundryView, layouts: readonly Layout[]): LayoutProblem[] {
  const least = Math.min(...view.sizes.map(pairWidth));
  const lengths = view.walls.flatMap((wall) =>
    freeSpans(view.floor, wall, { depth_in: 26, height_in: 34 }).map(({ from, to }) => to - from),
  );
  const longest = printLength(Math.max(0, ...lengths));
  if (layouts.length === 0)
    return [
      {
        feature: null,
        words: `A washer and a dryer side by side need ${printLength(Math.ceil(least + 0.5))} of clear wall and 2' 6" in front; the longest clear wall is ${longest}.`,
      },
    ];
  const words = {
    utility_sink: `A sink needs 2' of clear wall next to the machines or across from them.`,
    folding_counter: "A counter to fold on needs 3' of clear wall besides the machines and the sink.",
  } as const;
  return counterWishes
    .filter(
      (feature) => view.brief.wants.includes(feature) && !layouts.some(({ has }) => has.includes(feature)),
    )
    .map((feature) => ({ feature, words: words[feature] }));
}
