import type { DesignStep } from "./design.types.ts";
import type { Task } from "./design-task.types.ts";
import { furnished } from "./furnish.ts";
import { heldPlaces, isInPlace } from "./kept-sides.ts";
import type { Layout } from "./layout/layout.types.ts";
import { otherwiseDrawn } from "./otherwise-drawn.ts";
import { type Placed, placedIn } from "./placed-in.ts";
import { assumptions } from "./plan-for.ts";
import { OfferIndex } from "./sketch/offer-index.ts";
import type { SketchPlan } from "./sketch/room-sketch.ts";
import { stylesFor } from "./styles/styles-for.ts";
import { offerThrift } from "./within-budget.ts";

/**
 * The arrangements of a room in which what stays stands where it is now, as far as there are any. In a room that we draw,
 * the door and the window may be elsewhere.
 */
export function* heldIn(
  given: SketchPlan | null,
  brief: Task["brief"],
  offers: OfferIndex,
): Generator<DesignStep, Placed> {
  const first = yield* placedIn(given, brief, offers);
  const places = heldPlaces(brief);
  if (places.length === 0 || first.layouts.length === 0) return first;
  let best = held(first);
  if (given) return best.placed;
  for (const plan of otherwiseDrawn(first.plan)) {
    if (best.met === places.length) break;
    const other = held({ ...(yield* placedIn(plan, brief, offers)), assumed: assumptions(brief, plan.plan) });
    if (other.met > best.met) best = other;
  }
  return best.placed;

  /** Those of the arrangements that hold the most. */
  function held(placed: Placed): { placed: Placed; met: number } {
    const look = stylesFor(brief, 1, offers)[0]!;
    const shelf = new OfferIndex(offers, offerThrift[0]);
    const metBy = (layout: Layout): number => {
      const room = furnished({ brief, plan: placed.plan }, layout, look, shelf, 0);
      return places.filter((place) => isInPlace(room, place)).length;
    };
    const all = placed.layouts.map((layout) => ({ layout, met: metBy(layout) }));
    const met = Math.max(0, ...all.map((each) => each.met));
    const layouts = all.filter((each) => each.met === met).map(({ layout }) => layout);
    return { placed: { ...placed, layouts }, met };
  }
}
