import { isSloped } from "../geometry/ceiling.ts";
import { facing, type Side, sides } from "../geometry/footprint.ts";
import { bathKinds, drainedKinds, isStall, isTub } from "../geometry/item-kinds.ts";
import { clearZoneOf } from "../geometry/openings.ts";
import { distance } from "../geometry/point.ts";
import type { Broken } from "./finding.types.ts";
import { freeAhead } from "./free-ahead.ts";
import { graded } from "./graded.ts";
import { heightBefore, heightInside } from "./headroom.ts";
import { upTheSlope } from "./placement-rules.ts";
import type { RoomView, Standing } from "./room-view.ts";
import type { PlanningRule } from "./rule.types.ts";
import { takesFloorOf } from "./standing-room.ts";
import { inch, The, the } from "./words.ts";

/** IRC P2708.1, exception 2. */
const narrowest_in = 25;
const longShower_sqin = 1300;

function showerSize(view: RoomView, rule: PlanningRule): Broken[] {
  return view.standing
    .filter(({ item }) => item.kind === "shower" && isStall(item))
    .flatMap((standing) => {
      const { width_in, depth_in } = standing.box;
      const least = Math.min(width_in, depth_in);
      // long showers may be narrower
      const isLong = least >= narrowest_in - 0.1 && width_in * depth_in >= longShower_sqin;
      return graded(isLong ? { ...rule, must_in: narrowest_in } : rule, least, {
        items: [standing.item.id],
        says: `${The(view, standing)} is inside only`,
      });
    });
}

/** Clear floor along this much of the open side is enough for a person to step in. */
const entry_in = 24;

/** The largest clear floor space in front of any 24 in. of one side. */
function entryDepth(view: RoomView, standing: Standing, side: Side): number {
  const box = facing(standing.item, side);
  const width = Math.min(entry_in, box.width_in);
  const room = box.width_in - width;
  let best = 0;
  for (let step = 0; step <= 8; step += 1) {
    const from = -box.width_in / 2 + (room * step) / 8;
    const free = freeAhead(view, box, takesFloorOf(view, standing), [from, from + width]);
    best = Math.max(best, free.distance_in);
    if (room === 0) break;
  }
  return best;
}

const bathEntry =
  (isOne: (standing: Standing) => boolean) =>
  (view: RoomView, rule: PlanningRule): Broken[] =>
    view.standing.filter(isOne).flatMap((standing) => {
      const depths = sides.map((side) => entryDepth(view, standing, side));
      return graded(rule, Math.max(...depths), {
        items: [standing.item.id],
        says: `In front of ${the(view, standing)} there is only`,
        ends: "of clear floor",
      });
    });

/** Under a slope each fixture is measured where one stands to use it: in the shower, or before the fixture. */
function underSlope(view: RoomView, rule: PlanningRule): Broken[] {
  return view.standing
    .filter(({ item }) => bathKinds.has(item.kind) && (item.kind !== "shower" || isStall(item)))
    .flatMap((standing) => {
      const isShower = isStall(standing.item);
      const { plan } = view.design;
      const height = isShower
        ? heightInside(plan, standing.item)
        : heightBefore(plan, standing.item, isTub(standing.item) ? sides : ["front"]);
      return graded(rule, height, {
        items: [standing.item.id],
        says: isShower
          ? `The ceiling over ${the(view, standing)} is`
          : `The ceiling in front of ${the(view, standing)} is`,
        ends: "high",
        moves: (short_in) => upTheSlope(plan, short_in),
      });
    });
}

function ceilings(view: RoomView, rule: PlanningRule): Broken[] {
  if (isSloped(view.design.plan)) return underSlope(view, rule);
  const ceiling = view.design.plan.ceiling_height_in;
  const fixtures = view.standing.filter(({ item }) => bathKinds.has(item.kind));
  if (fixtures.length === 0) return [];
  return graded(rule, ceiling, {
    items: fixtures.map(({ item }) => item.id),
    says: "The ceiling over the fixtures is",
    ends: "high",
  });
}

/** Leaf and stop reduce a hinged door's opening by this. */
const leaf_in = 2;

function entryDoor(view: RoomView, rule: PlanningRule): Broken[] {
  const ways = view.spans.filter((span) => clearZoneOf(span) !== null);
  if (ways.length === 0) return [];
  const widths = ways.map(({ opening }) => opening.width_in - (opening.kind === "door" ? leaf_in : 0));
  const widest = Math.max(...widths);
  return graded(rule, widest, {
    items: [],
    openings: [ways[widths.indexOf(widest)]!.opening.id],
    says: "The widest doorway is",
    ends: "clear",
  });
}

function drainRuns(view: RoomView, rule: PlanningRule): Broken[] {
  const drains = view.design.plan.services.filter(({ kind }) => kind === "drain");
  if (drains.length === 0) return [];
  return view.standing
    .filter(({ item }) => drainedKinds.has(item.kind) && (item.kind !== "shower" || isStall(item)))
    .flatMap((standing) => {
      const runs = drains.map(({ at_in }) => distance(at_in, standing.box.center));
      const run = Math.min(...runs);
      if (run <= rule.should_in! + 0.1) return [];
      return [
        {
          level: "should",
          items: [standing.item.id],
          measured_in: run,
          wanted_in: rule.should_in,
          message: `${The(view, standing)} is ${inch(run)} from the nearest drain; beyond ${inch(rule.should_in!)} budget for a new drain line.`,
        } satisfies Broken,
      ];
    });
}

/**
 * Bathing, and what fixtures need from the room. IRC P2708.1: 30 in. and 900 sq in. inside a shower, or 25 in. where it
 * has 1,300 sq in.; IRC Figure R307.1: 24 in. before a shower's opening, 21 in. before a tub; IRC R305.1: ceilings of 6
 * ft 8 in. in bathrooms, under slopes at the showers' heads and in front of the other fixtures. NKBA's bathroom planning guidelines: 1 a clear way in of 32 in., 4 clear floor 30 in., 9
 * showers of 36 by 36 in.
 */
export const bathingRules: readonly PlanningRule[] = [
  {
    id: "shower-size",
    title: "Shower inside",
    must_in: 30,
    should_in: 36,
    source: "IRC P2708.1; NKBA bath 9",
    check: showerSize,
  },
  {
    id: "shower-front",
    title: "Clear floor before the shower",
    must_in: 24,
    should_in: 30,
    source: "IRC Figure R307.1; NKBA bath 4",
    check: bathEntry(({ item }) => item.kind === "shower" && isStall(item)),
  },
  {
    id: "tub-front",
    title: "Clear floor before the tub",
    must_in: 21,
    should_in: 30,
    source: "IRC Figure R307.1; NKBA bath 4",
    check: bathEntry(({ item }) => isTub(item)),
  },
  {
    id: "ceiling-height",
    title: "Ceiling above fixtures",
    must_in: 80,
    should_in: null,
    source: "IRC R305.1",
    check: ceilings,
  },
  {
    id: "entry-door",
    title: "Entry: clear width",
    must_in: null,
    should_in: 32,
    source: "NKBA kitchen 1, bath 1",
    check: entryDoor,
  },
  {
    id: "drain-run",
    title: "Fixtures near a drain",
    must_in: null,
    should_in: 72,
    source: "cost of moving a drain",
    check: drainRuns,
  },
];
