import { facing } from "../geometry/footprint.ts";
import { isLavatory } from "../geometry/item-kinds.ts";
import { axesOf, inBox, type OrientedBox, onPlan } from "../geometry/oriented-box.ts";
import { type Point, times } from "../geometry/point.ts";
import type { Broken } from "./finding.types.ts";
import { freeAhead } from "./free-ahead.ts";
import { graded } from "./graded.ts";
import { ofKind, type RoomView, type Standing } from "./room-view.ts";
import type { PlanningRule } from "./rule.types.ts";
import { takesFloorOf } from "./standing-room.ts";
import { The, the, whatIs } from "./words.ts";

/** A zero-width strip at the item's center line, facing one side over the item's depth. */
function sideward(standing: Standing, side: "left" | "right"): OrientedBox {
  const box = facing(standing.item, side);
  return { ...box, depth_in: 0 };
}

const away = (standing: Standing, side: "left" | "right", by_in: number): Point =>
  times(axesOf(standing.box).right, side === "left" ? by_in : -by_in);

function toiletSides(view: RoomView, rule: PlanningRule): Broken[] {
  return ofKind(view, "toilet", "bidet").flatMap((standing) =>
    (["left", "right"] as const).flatMap((side) => {
      const free = freeAhead(view, sideward(standing, side), takesFloorOf(view, standing));
      return graded(rule, free.distance_in, {
        items: [standing.item.id],
        says: `${The(view, standing)}'s center line is`,
        ends: `from ${whatIs(view, free.by)}`,
        moves: (short) => [away(standing, side, short)],
      });
    }),
  );
}

function frontClear(view: RoomView, rule: PlanningRule): Broken[] {
  const fronts = view.standing.filter(
    ({ item }) => item.kind === "toilet" || item.kind === "bidet" || isLavatory(item),
  );
  return fronts.flatMap((standing) => {
    const half = standing.box.width_in / 2 - 1;
    const free = freeAhead(view, standing.box, takesFloorOf(view, standing), [-half, half]);
    const { back } = axesOf(standing.box);
    return graded(rule, free.distance_in, {
      items: [standing.item.id],
      says: `In front of ${the(view, standing)} there is`,
      ends: `to ${whatIs(view, free.by)}`,
      moves: (short) => [times(back, short)],
    });
  });
}

/** Positions of the basins of a vanity or lavatory, across it from its center. */
export function basinsOf(view: RoomView, standing: Standing): number[] {
  const guests = view.standing.filter(
    ({ item }) => item.host === standing.item.id && (item.kind === "sink" || item.kind === "lavatory"),
  );
  const taps = view.standing.filter(({ item }) => item.host === standing.item.id && item.kind === "faucet");
  const found = guests.length > 0 ? guests : taps;
  if (found.length > 0)
    return found.map(({ box }) => inBox(standing.box, box.center)[0]).sort((a, b) => a - b);
  const width = standing.box.width_in;
  // vanities from 5 ft have two basins, each in the middle of its half
  return width >= 58 ? [-width / 4, width / 4] : [0];
}

function lavatorySides(view: RoomView, rule: PlanningRule): Broken[] {
  return view.standing
    .filter(({ item }) => isLavatory(item))
    .flatMap((standing) => {
      const basins = basinsOf(view, standing);
      return (["left", "right"] as const).flatMap((side) => {
        const basin = side === "left" ? basins[0]! : basins.at(-1)!;
        const center = onPlan(standing.box, [basin, 0]);
        const walls = freeAhead(view, { ...sideward(standing, side), center }, () => false);
        return graded(rule, walls.distance_in, {
          items: [standing.item.id],
          says: `${The(view, standing)}'s basin is`,
          ends: `from ${whatIs(view, walls.by)}`,
          moves: (short) => [away(standing, side, short)],
        });
      });
    });
}

function lavatoryPairs(view: RoomView, rule: PlanningRule): Broken[] {
  const doubles = view.standing
    .filter(({ item }) => isLavatory(item))
    .flatMap((standing) => {
      const [first, second] = basinsOf(view, standing);
      if (first === undefined || second === undefined) return [];
      return graded(rule, second - first, {
        items: [standing.item.id],
        says: `The two basins of ${the(view, standing)} are`,
        ends: "apart from center to center",
      });
    });
  return doubles;
}

/**
 * Toilets, bidets and lavatories. IRC P2705.1 (5): 15 in. from the center to a wall, partition or vanity, 30 in. from
 * center to center of neighbors, 21 in. clear in front (IRC Figure R307.1 draws the same). NKBA's bathroom planning
 * guidelines with access standards: 4 clear floor 30 in., 5 one lavatory 20 in. to a wall, 6 two lavatories 36 in. apart,
 * toilet and bidet placement 18 in.
 */
export const bathRules: readonly PlanningRule[] = [
  {
    id: "toilet-sides",
    title: "Toilet: center line to wall or fixture",
    must_in: 15,
    should_in: 18,
    source: "IRC Figure R307.1, P2705.1 (5); NKBA bath: toilet and bidet placement",
    check: toiletSides,
  },
  {
    id: "front-clear",
    title: "Clear floor in front of toilet and lavatory",
    must_in: 21,
    should_in: 30,
    source: "IRC Figure R307.1, P2705.1 (5); NKBA bath 4",
    check: frontClear,
  },
  {
    id: "lavatory-side",
    title: "Lavatory: center line to a side wall",
    must_in: 15,
    should_in: 20,
    source: "IRC P2705.1 (5); NKBA bath 5",
    check: lavatorySides,
  },
  {
    id: "lavatory-pair",
    title: "Two lavatories: center to center",
    must_in: 30,
    should_in: 36,
    source: "IRC P2705.1 (5); NKBA bath 6",
    check: lavatoryPairs,
  },
];
