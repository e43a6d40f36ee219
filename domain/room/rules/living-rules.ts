import { frontCenter } from "../geometry/footprint.ts";
import { isWay } from "../geometry/openings.ts";
import { axesOf, inBox } from "../geometry/oriented-box.ts";
import { openingWords } from "../geometry/place-words.ts";
import { add, type Point, times } from "../geometry/point.ts";
import { onWall } from "../geometry/walls.ts";
import type { Broken } from "./finding.types.ts";
import { graded } from "./graded.ts";
import { gapBetween } from "./placement.ts";
import { ofKind, type RoomView, type Standing } from "./room-view.ts";
import type { PlanningRule } from "./rule.types.ts";
import { widestWay } from "./walkable.ts";
import { inch, The, the } from "./words.ts";

/** Paths from the entrance to every exit and to the sofas, around the furniture as placed. */
function walkways(view: RoomView, rule: PlanningRule): Broken[] {
  if (ofKind(view, "sofa").length === 0) return [];
  const ways = view.spans.filter(({ opening }) => isWay(opening));
  const [entry, ...others] = ways;
  if (!entry) return [];
  const before = (span: typeof entry): Point => onWall(span.face, (span.from_in + span.to_in) / 2, 2);
  const start = before(entry);
  const doors = others.flatMap((span) =>
    graded(rule, widestWay(view, start, before(span), rule.should_in!), {
      items: [],
      openings: [entry.opening.id, span.opening.id],
      says: `The way from the ${openingWords(entry.opening.kind)} to the other ${openingWords(span.opening.kind)} is`,
      ends: "wide at its narrowest",
    }),
  );
  const sofas = ofKind(view, "sofa").flatMap((sofa) =>
    graded(rule, reachOfSofa(view, start, sofa, rule.should_in!), {
      items: [sofa.item.id],
      says: `The way to ${the(view, sofa)} is`,
      ends: "wide at its narrowest",
    }),
  );
  return [...doors, ...sofas];
}

/** A sofa can be reached from either end of its front as well as from the front. */
function reachOfSofa(view: RoomView, start: Point, sofa: Standing, most_in: number): number {
  const { right, back } = axesOf(sofa.box);
  const front = add(frontCenter(sofa.item), times(back, -9));
  const half = sofa.box.width_in / 2;
  const places = [front, add(front, times(right, half)), add(front, times(right, -half))];
  return Math.max(...places.map((place) => widestWay(view, start, place, most_in)));
}

const nearest_in = 14;
const farthest_in = 18;

/** A coffee table is within reach of a sofa and leaves room for legs. */
function sofaTable(view: RoomView): Broken[] {
  return ofKind(view, "low_table").flatMap((table): Broken[] => {
    const before = ofKind(view, "sofa").filter((sofa) => {
      const [x, y] = inBox(sofa.box, table.box.center);
      return Math.abs(x) < sofa.box.width_in / 2 && y < 0 && -y - sofa.box.depth_in / 2 < 60;
    });
    return before.flatMap((sofa): Broken[] => {
      const gap = gapBetween(sofa, table);
      const wanted_in = gap < nearest_in - 0.1 ? nearest_in : gap > farthest_in + 0.1 ? farthest_in : null;
      if (wanted_in === null) return [];
      return [
        {
          level: "should",
          items: [table.item.id, sofa.item.id],
          measured_in: gap,
          wanted_in,
          message: `${The(view, table)} is ${inch(gap)} from ${the(view, sofa)}; ${inch(nearest_in)} to ${inch(farthest_in)} is better.`,
          moves: [times(axesOf(sofa.box).back, gap - wanted_in)],
        },
      ];
    });
  });
}

export const livingRules: readonly PlanningRule[] = [
  {
    id: "living-walkway",
    title: "Walkways in the living room",
    must_in: null,
    should_in: 36,
    source: "usual practice",
    check: walkways,
  },
  {
    id: "sofa-table",
    title: 'Sofa to low table: 14" to 18"',
    must_in: null,
    should_in: 14,
    source: "usual practice",
    check: sofaTable,
  },
];
