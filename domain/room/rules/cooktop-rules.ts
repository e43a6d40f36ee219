import { axesOf, overlaps } from "../geometry/oriented-box.ts";
import { dot, type Point } from "../geometry/point.ts";
import { spanOn } from "../geometry/walls.ts";
import type { Broken } from "./finding.types.ts";
import { cookers } from "./kitchen-things.ts";
import { ofKind, type RoomView, type Standing } from "./room-view.ts";
import type { PlanningRule } from "./rule.types.ts";
import { inch, The, the } from "./words.ts";

/** Wall cabinets are combustible; hoods and microwaves made for the location are protected. */
const combustible_in = 30;
const protected_in = 24;

function aboveCooktop(view: RoomView): Broken[] {
  return cookers(view).flatMap((cooker) => {
    const surface = cooker.item.kind === "range" ? Math.min(cooker.top, 36.5) : cooker.top;
    return ofKind(view, "wall_cabinet", "hood").flatMap((above): Broken[] => {
      if (above.bottom < surface || !overlaps(cooker.box, above.box, 1)) return [];
      // a cabinet over a hood is shielded by it
      const shield = view.standing.some(
        ({ item, bottom, box }) =>
          (item.kind === "hood" || item.kind === "microwave") &&
          bottom < above.bottom &&
          overlaps(box, above.box, 1),
      );
      const wanted_in = above.item.kind === "wall_cabinet" && !shield ? combustible_in : protected_in;
      const free = above.bottom - surface;
      if (free >= wanted_in - 0.1) return [];
      return [
        {
          level: "must",
          items: [above.item.id, cooker.item.id],
          measured_in: free,
          wanted_in,
          message: `${The(view, above)} hangs ${inch(free)} over ${the(view, cooker)}; at least ${inch(wanted_in)} is required.`,
        },
      ];
    });
  });
}

function underWindow(view: RoomView): Broken[] {
  return cookers(view).flatMap((cooker) =>
    view.spans.flatMap((span): Broken[] => {
      if (span.opening.kind !== "window") return [];
      const { from_in, to_in, gap_in } = spanOn(span.face, cooker.box);
      const behind = dot(axesOf(cooker.box).back, span.face.inward) < -0.7 && gap_in < 6;
      if (!behind || from_in > span.to_in - 1 || to_in < span.from_in + 1) return [];
      return [
        {
          level: "should",
          items: [cooker.item.id],
          openings: [span.opening.id],
          measured_in: null,
          wanted_in: null,
          message: `${The(view, cooker)} is under a window; curtains and drafts are a hazard near a flame.`,
          moves: besideWindow(cooker, span),
        },
      ];
    }),
  );
}

function besideWindow(cooker: Standing, span: RoomView["spans"][number]): Point[] {
  const { from_in, to_in } = spanOn(span.face, cooker.box);
  const { along } = span.face;
  return [span.to_in - from_in, span.from_in - to_in]
    .sort((a, b) => Math.abs(a) - Math.abs(b))
    .map((by): Point => [along[0] * by, along[1] * by]);
}

/**
 * IRC M1901.1 and, for gas, G2447.5: 30 in. from the cooking surface up to what burns unprotected, 24 in. where it is
 * protected or the hood is made for it. NKBA's kitchen planning guidelines: 18 cooking surface clearance, 20 cooking
 * surface safety (not under a window that opens).
 */
export const cooktopRules: readonly PlanningRule[] = [
  {
    id: "above-cooktop",
    title: "Clearance above the cooktop",
    must_in: 30,
    should_in: null,
    source: "IRC M1901.1, G2447.5; NKBA kitchen 18",
    check: aboveCooktop,
  },
  {
    id: "cooktop-window",
    title: "No cooktop under a window",
    must_in: null,
    should_in: null,
    source: "NKBA kitchen 20",
    check: underWindow,
  },
];
