import { counterKinds } from "../geometry/item-kinds.ts";
import { inBox } from "../geometry/oriented-box.ts";
import { belongTogether, type RoomView, type Standing } from "./room-view.ts";

/** Cabinets nearer than this to each other are one counter. */
const joint_in = 1.5;

/** Not usable as work surface: other fixtures set into the counter. */
const interrupts = new Set(["sink", "cooktop"]);

/** Counter to the left and right of an appliance or basin, inches, seen from its front. */
export interface Landing {
  left_in: number;
  right_in: number;
}

/**
 * Free counter beside `standing`, in line with it: the rest of its own cabinet and the counters next to that, up to
 * an appliance, a tall cabinet, another basin, a gap or the corner.
 */
export function landingBeside(view: RoomView, standing: Standing): Landing {
  const host = view.standing.find(({ item }) => item.id === standing.item.host);
  return { left_in: landing(view, standing, host, -1), right_in: landing(view, standing, host, 1) };
}

function landing(view: RoomView, standing: Standing, host: Standing | undefined, way: -1 | 1): number {
  const base = host ?? standing;
  const spans = view.standing.map((each) => ({ each, ...across(standing, each, way) }));
  const inLine = spans.filter(({ deep }) => deep);
  const edge = standing.box.width_in / 2;
  let at = edge;
  const counters = inLine.filter(
    ({ each }) => counterKinds.has(each.item.kind) && (each === base || each.item.id !== standing.item.id),
  );
  const stops = inLine
    .filter(({ each }) => interrupts.has(each.item.kind) && each.item.id !== standing.item.id)
    .filter(({ each }) => !belongTogether(view, each.item, standing.item) || each.item.host === base.item.id)
    .map(({ from }) => from)
    .filter((from) => from > edge - 1);
  for (let grew = true; grew; ) {
    grew = false;
    for (const { from, to } of counters) {
      if (from <= at + joint_in && to > at + 0.01) {
        at = to;
        grew = true;
      }
    }
  }
  return Math.max(0, Math.min(at, ...stops) - edge);
}

/** An item's extent along the counter, away from the middle of `standing`, and whether it is in the same line. */
function across(standing: Standing, each: Standing, way: -1 | 1) {
  const corners = each.corners.map((corner) => inBox(standing.box, corner));
  const xs = corners.map(([x]) => x * way);
  const ys = corners.map(([, y]) => y);
  const half = standing.box.depth_in / 2;
  const overlap = Math.min(half, Math.max(...ys)) - Math.max(-half, Math.min(...ys));
  return { from: Math.min(...xs), to: Math.max(...xs), deep: overlap > Math.min(4, half) };
}
