import { counterKinds } from "../geometry/item-kinds.ts";
import { inBox } from "../geometry/oriented-box.ts";
import { distance } from "../geometry/point.ts";
import { landingBeside } from "./counter-run.ts";
import type { Broken } from "./finding.types.ts";
import { freeAhead } from "./free-ahead.ts";
import { graded } from "./graded.ts";
import { cookers, isKitchen, sinks } from "./kitchen-things.ts";
import { gapBetween } from "./placement.ts";
import { ofKind, type RoomView, type Standing } from "./room-view.ts";
import type { PlanningRule } from "./rule.types.ts";
import { inch, The, the } from "./words.ts";

/** Counter on both sides: `more` on one, `less` on the other. */
const landings =
  (which: (view: RoomView) => Standing[], more: number, less: number) =>
  (view: RoomView): Broken[] => {
    if (!isKitchen(view)) return [];
    return which(view).flatMap((standing): Broken[] => {
      const { left_in, right_in } = landingBeside(view, standing);
      const [small, large] = left_in < right_in ? [left_in, right_in] : [right_in, left_in];
      if (large >= more - 0.1 && small >= less - 0.1) return [];
      const short = large < more - 0.1;
      return [
        {
          level: "should",
          items: [standing.item.id],
          measured_in: short ? large : small,
          wanted_in: short ? more : less,
          message: `Beside ${the(view, standing)} there are ${inch(left_in)} and ${inch(right_in)} of counter; ${inch(more)} on one side and ${inch(less)} on the other are better.`,
        },
      ];
    });
  };

/** Beside the refrigerator, or across from it within 48 in. */
function fridgeLanding(view: RoomView, rule: PlanningRule): Broken[] {
  if (!isKitchen(view)) return [];
  return ofKind(view, "refrigerator").flatMap((standing) => {
    const { left_in, right_in } = landingBeside(view, standing);
    const across = freeAhead(view, standing.box, ({ item }) => counterKinds.has(item.kind));
    const opposite = across.by && "item" in across.by && across.distance_in <= 48;
    if (opposite) return [];
    return graded(rule, Math.max(left_in, right_in), {
      items: [standing.item.id],
      says: `Beside ${the(view, standing)} there is`,
      ends: "of counter",
    });
  });
}

function dishwasherNear(view: RoomView, rule: PlanningRule): Broken[] {
  const basins = sinks(view);
  if (basins.length === 0) return [];
  return ofKind(view, "dishwasher").flatMap((standing): Broken[] => {
    const apart = Math.min(...basins.map((sink) => gapBetween(standing, sink)));
    if (apart <= rule.should_in! + 0.1) return [];
    return [
      {
        level: "should",
        items: [standing.item.id],
        measured_in: apart,
        wanted_in: rule.should_in,
        message: `The dishwasher is ${inch(apart)} from the sink; at most ${inch(rule.should_in!)} is better.`,
      },
    ];
  });
}

function frontage(view: RoomView, rule: PlanningRule): Broken[] {
  if (view.design.room !== "kitchen" || !isKitchen(view)) return [];
  const counters = view.standing.filter(({ item }) => counterKinds.has(item.kind));
  const taken = view.standing
    .filter(({ item }) => item.kind === "sink" || item.kind === "cooktop")
    .filter(({ item }) => counters.some((each) => each.item.id === item.host));
  const sum = (all: Standing[]) => all.reduce((total, { box }) => total + box.width_in, 0);
  const total = Math.max(0, sum(counters) - sum(taken));
  return graded(rule, total, { items: [], says: "The kitchen has", ends: "of counter" });
}

function seatWidths(view: RoomView, rule: PlanningRule): Broken[] {
  const stools = ofKind(view, "stool");
  return stools.flatMap((standing, at) => {
    const before = stools.slice(0, at).filter(({ item }) => item.host === standing.item.host);
    const apart = before.map((other) => distance(other.box.center, standing.box.center));
    const least = Math.min(...apart);
    if (!Number.isFinite(least)) return [];
    const other = before[apart.indexOf(least)]!;
    return graded(rule, least, {
      items: [standing.item.id, other.item.id],
      says: `${The(view, standing)} and ${the(view, other)} are`,
      ends: "apart from center to center",
    });
  });
}

/** Boxes and the panel behind them; any extra depth of an island is counter over knees. */
const islandBox_in = 24.75;

/** Stools at the back of an island or peninsula need knee space under the overhang past the boxes. */
function kneeDepth(view: RoomView, rule: PlanningRule): Broken[] {
  return ofKind(view, "stool").flatMap((standing) => {
    const counter = view.standing.find(({ item }) => item.id === standing.item.host);
    if (counter?.item.kind !== "island" && counter?.item.kind !== "peninsula") return [];
    const [x, y] = inBox(counter.box, standing.box.center);
    const behind = y > 0 && Math.abs(x) < counter.box.width_in / 2;
    if (!behind) return [];
    return graded(rule, Math.max(0, counter.box.depth_in - islandBox_in), {
      items: [standing.item.id, counter.item.id],
      says: `At ${the(view, standing)} the counter gives knees`,
    });
  });
}

/**
 * NKBA's kitchen planning guidelines: 9 seating clearance (24 in. wide and, at 36 in. height, 15 in. deep), 11 landing
 * beside the sink (24 and 18 in.), 13 dishwasher within 36 in. of the sink, 16 landing at the refrigerator (15 in., or
 * across from it within 48), 17 landing beside the cooking surface (12 and 15 in.), 25 counter of 158 in. in all.
 */
export const counterRules: readonly PlanningRule[] = [
  {
    id: "landing-sink",
    title: "Counter beside the sink",
    must_in: null,
    should_in: 24,
    source: "NKBA kitchen 11",
    check: landings(sinks, 24, 18),
  },
  {
    id: "landing-cooktop",
    title: "Counter beside the cooktop",
    must_in: null,
    should_in: 15,
    source: "NKBA kitchen 17",
    check: landings(cookers, 15, 12),
  },
  {
    id: "landing-refrigerator",
    title: "Counter beside the refrigerator",
    must_in: null,
    should_in: 15,
    source: "NKBA kitchen 16",
    check: fridgeLanding,
  },
  {
    id: "dishwasher-sink",
    title: "Dishwasher near the sink",
    must_in: null,
    should_in: 36,
    source: "NKBA kitchen 13",
    check: dishwasherNear,
  },
  {
    id: "counter-frontage",
    title: "Total counter frontage",
    must_in: null,
    should_in: 158,
    source: "NKBA kitchen 25",
    check: frontage,
  },
  {
    id: "seat-width",
    title: "Seats at a counter: width",
    must_in: null,
    should_in: 24,
    source: "NKBA kitchen 9",
    check: seatWidths,
  },
  {
    id: "seat-knees",
    title: "Seats at a counter: knees",
    must_in: null,
    should_in: 15,
    source: "NKBA kitchen 9",
    check: kneeDepth,
  },
];
