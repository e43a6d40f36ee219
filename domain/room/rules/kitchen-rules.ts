import { lengthText } from "../../catalog/page-lengths.ts";
import { isSloped } from "../geometry/ceiling.ts";
import { facing, frontCenter, sides } from "../geometry/footprint.ts";
import { distance } from "../geometry/point.ts";
import type { Broken } from "./finding.types.ts";
import { freeAhead } from "./free-ahead.ts";
import { graded } from "./graded.ts";
import { heightBefore } from "./headroom.ts";
import { cookers, sinks } from "./kitchen-things.ts";
import { belongTogether, blocksFloor, ofKind, type RoomView, type Standing } from "./room-view.ts";
import type { PlanningRule } from "./rule.types.ts";
import { inch, the, whatIs } from "./words.ts";

const workKinds = new Set(["base_cabinet", "range", "refrigerator", "dishwasher", "island", "peninsula"]);

/** One finding for each pair of things that face each other too closely, the closest. */
function workAisles(view: RoomView, rule: PlanningRule): Broken[] {
  const found = new Map<string, Broken>();
  for (const standing of ofKind(view, ...workKinds)) {
    const half = standing.box.width_in / 2 - 2;
    const others = (each: Standing) =>
      blocksFloor(each) &&
      !belongTogether(view, standing.item, each.item) &&
      each.item.kind !== "table" &&
      !each.item.host &&
      !isSideOn(standing, each);
    const free = freeAhead(view, standing.box, others, [-half, half]);
    // closer than a drawer's depth they meet corner to corner, which is a different rule
    if (!free.by || free.distance_in < 12) continue;
    const about = {
      items: "item" in free.by ? [standing.item.id, free.by.item.item.id] : [standing.item.id],
      says: `Between ${the(view, standing)} and ${whatIs(view, free.by)} there is`,
    };
    const [broken] = graded(rule, free.distance_in, about);
    const facingAngle = Math.round(standing.item.rotation_deg / 45) * 45;
    const key = "item" in free.by ? `${facingAngle % 180}:item` : `${facingAngle}:${free.by.wall}`;
    const before = found.get(key);
    if (broken && (!before || broken.measured_in! < before.measured_in!)) found.set(key, broken);
  }
  return [...found.values()];
}

const sidedKinds = new Set([...workKinds, "tall_cabinet", "filler", "end_panel"]);

/** Nobody works at the end of another run: what turns its side to a cabinet makes no work aisle with it. */
function isSideOn(a: Standing, b: Standing): boolean {
  const turn = Math.abs(a.item.rotation_deg - b.item.rotation_deg) % 180;
  return sidedKinds.has(b.item.kind) && b.item.kind !== "island" && Math.abs(turn - 90) < 1;
}

/** The aisles around an island need walking width even where nobody works. */
function islandWays(view: RoomView, rule: PlanningRule): Broken[] {
  return ofKind(view, "island").flatMap((standing) => {
    const others = (each: Standing) => blocksFloor(each) && !belongTogether(view, standing.item, each.item);
    const ways = sides.map((side) => freeAhead(view, facing(standing.item, side), others));
    const narrow = ways.filter(({ distance_in }) => distance_in > 1 && distance_in < 200);
    const [least] = narrow.sort((a, b) => a.distance_in - b.distance_in);
    if (!least) return [];
    return graded(rule, least.distance_in, {
      items: [standing.item.id],
      says: `Between ${the(view, standing)} and ${whatIs(view, least.by)} there is`,
    });
  });
}

interface Leg {
  from: Standing;
  to: Standing;
  length_in: number;
}

function triangleLegs(view: RoomView): Leg[] | null {
  const [sink] = sinks(view);
  const [cooker] = cookers(view);
  const [fridge] = ofKind(view, "refrigerator");
  if (!sink || !cooker || !fridge) return null;
  const leg = (from: Standing, to: Standing): Leg => ({
    from,
    to,
    length_in: distance(frontCenter(from.item), frontCenter(to.item)),
  });
  return [leg(sink, cooker), leg(cooker, fridge), leg(fridge, sink)];
}

function triangleLeg(view: RoomView): Broken[] {
  return (triangleLegs(view) ?? []).flatMap(({ from, to, length_in }): Broken[] => {
    const wanted_in = length_in < 48 ? 48 : length_in > 108 ? 108 : null;
    if (wanted_in === null) return [];
    const asked = wanted_in === 48 ? `at least ${lengthText(48)}` : `at most ${lengthText(108)}`;
    return [
      {
        level: "should",
        items: [from.item.id, to.item.id],
        measured_in: length_in,
        wanted_in,
        message: `From ${the(view, from)} to ${the(view, to)} it is ${inch(length_in)}; ${asked} is better.`,
      },
    ];
  });
}

function triangleSum(view: RoomView, rule: PlanningRule): Broken[] {
  const legs = triangleLegs(view);
  const sum = legs?.reduce((all, leg) => all + leg.length_in, 0) ?? 0;
  if (!legs || sum <= rule.should_in!) return [];
  return [
    {
      level: "should",
      items: legs.map(({ from }) => from.item.id),
      measured_in: sum,
      wanted_in: rule.should_in,
      message: `Sink, cooktop and refrigerator are ${inch(sum)} in total; at most ${inch(rule.should_in!)} is better.`,
    },
  ];
}

/** Under a slope a cook stands upright at the sink and the cooktop. */
function standingHeight(view: RoomView, rule: PlanningRule): Broken[] {
  const { plan } = view.design;
  if (!isSloped(plan)) return [];
  return [...sinks(view), ...cookers(view)].flatMap((standing) =>
    graded(rule, heightBefore(plan, standing.item, ["front"]), {
      items: [standing.item.id],
      says: `The ceiling in front of ${the(view, standing)} is`,
      ends: "high",
    }),
  );
}

/** NKBA's kitchen planning guidelines: 3 distance between work centers, 6 work aisle, 7 walkway. */
export const kitchenRules: readonly PlanningRule[] = [
  {
    id: "work-aisle",
    title: "Work aisle, one cook",
    must_in: null,
    should_in: 42,
    source: "NKBA kitchen 6",
    check: workAisles,
  },
  {
    id: "kitchen-walkway",
    title: "Walkway around an island",
    must_in: null,
    should_in: 36,
    source: "NKBA kitchen 7",
    check: islandWays,
  },
  {
    id: "triangle-leg",
    title: "Work triangle: each leg 4' to 9'",
    must_in: null,
    should_in: 108,
    source: "NKBA kitchen 3",
    check: triangleLeg,
  },
  {
    id: "triangle-sum",
    title: "Work triangle: total",
    must_in: null,
    should_in: 312,
    source: "NKBA kitchen 3",
    check: triangleSum,
  },
  {
    id: "standing-height",
    title: "Standing height at the sink and cooktop",
    must_in: null,
    should_in: 80,
    source: "IRC R305.1 for a bath's fixtures",
    check: standingHeight,
  },
];
