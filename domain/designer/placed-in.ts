import type { Feature } from "./brief/brief.types.ts";
import { planOfBrief } from "./change/base-room.ts";
import type { DesignStep } from "./design.types.ts";
import type { Task } from "./design-task.types.ts";
import type { LayoutProblem, Layouts, Search } from "./layout/layout.types.ts";
import { layoutSearches } from "./layout/layout-searches.ts";
import { layoutsFor } from "./layout-order.ts";
import { betterDrawn, lastResorts } from "./otherwise-drawn.ts";
import { assumptions, plansFor } from "./plan-for.ts";
import { keyOf, remembered } from "./remembered.ts";
import type { OfferIndex } from "./sketch/offer-index.ts";
import type { SketchPlan } from "./sketch/room-sketch.ts";

export interface Placed extends Layouts {
  plan: SketchPlan;
  assumed: readonly string[];
}

/** So many rooms of a shelf: a search takes longer than all that follows it. */
const placed = remembered<Placed>(12);

/** The arrangements of a given room; of one that we draw with the widest door with which every wish has its place. */
export function* placedIn(
  given: SketchPlan | null,
  brief: Task["brief"],
  offers: OfferIndex,
): Generator<DesignStep, Placed> {
  const looked = planOfBrief(brief);
  const key = keyOf(given, looked);
  const before = placed.find(offers, key);
  if (before) return before;
  const found = yield* searched(given, brief, offers);
  // who changes the design gives its walls
  if (!given) placed.keep(offers, keyOf(found.plan, looked), { ...found, assumed: [] });
  return placed.keep(offers, key, found);
}

function* searched(
  given: SketchPlan | null,
  brief: Task["brief"],
  offers: OfferIndex,
): Generator<DesignStep, Placed> {
  const drawn = given ? [{ plan: given, assumed: [] }] : plansFor(brief);
  let best: Placed | null = null;
  for (const { plan, assumed } of drawn) {
    const found = yield* placing(layoutSearches[brief.room]({ plan, brief, offers }));
    if (!best || lackOf(found) < lackOf(best)) best = { plan, assumed, ...found };
    if (lackOf(best) === 0) break;
  }
  if (!best) return { plan: drawn[0]!.plan, assumed: [], layouts: [], problems: [] };
  const bath = unbathed(best);
  if (given) return best;
  if (best.layouts.length > 0 && bath === null) return yield* better(best, brief, offers);
  for (const plan of lastResorts(best.plan)) {
    const found = yield* placing(layoutSearches[brief.room]({ plan, brief, offers }));
    if (found.layouts.some(({ has }) => bath === null || has.includes(bath)))
      return { plan, assumed: assumptions(brief, plan.plan), ...found };
  }
  return best;
}

/** Rooms of a brief at most. */
const most = 4;

/** How many recommendations the designs of a brief begin without. */
const missedOf = ({ layouts }: Layouts, brief: Task["brief"]): number =>
  Array.from({ length: most }, (_, at) => layoutsFor(layouts, brief, at)[0]?.missed ?? 0).reduce(
    (sum, missed) => sum + missed,
    0,
  );

/**
 * Nobody gave the door and the window of a room that we draw, so where its designs would miss recommendations they may
 * be elsewhere, if that helps and takes no wish away.
 */
function* better(first: Placed, brief: Task["brief"], offers: OfferIndex): Generator<DesignStep, Placed> {
  let best = first;
  for (const plan of missedOf(first, brief) > 0 ? betterDrawn(first.plan) : []) {
    const found = yield* placing(layoutSearches[brief.room]({ plan, brief, offers }));
    if (found.layouts.length === 0 || lackOf(found) > lackOf(first)) continue;
    if (missedOf(found, brief) < missedOf(best, brief))
      best = { plan, assumed: assumptions(brief, plan.plan), ...found };
    if (missedOf(best, brief) === 0) break;
  }
  return best;
}

const bathing: readonly LayoutProblem["feature"][] = ["tub", "freestanding_tub", "shower"];

/** What somebody wants to bathe in and that has no place: a bath is made for it. */
export const unbathed = ({ layouts, problems }: Layouts): Feature | null => {
  const missing = problems.find(({ feature }) => bathing.includes(feature));
  return layouts.length > 0 && missing ? (missing.feature as Feature) : null;
};

/** Whether anything fits a room that we draw, or something with what is wished for. */
export function* hasPlace(
  brief: Task["brief"],
  offers: OfferIndex,
  wish: Feature | null,
): Generator<DesignStep, boolean> {
  const { plan } = plansFor(brief).at(-1)!;
  for (const each of [plan, ...lastResorts(plan)]) {
    const { layouts } = yield* placing(layoutSearches[brief.room]({ plan: each, brief, offers }));
    if (layouts.some(({ has }) => wish === null || has.includes(wish))) return true;
  }
  return false;
}

/** So many arrangements that the rooms of a brief can differ. */
const leastArrangements = 2;

/** Wishes without a place, and arrangements that are too few. */
const lackOf = ({ layouts, problems }: Layouts): number =>
  problems.length + (layouts.length < leastArrangements ? (leastArrangements - layouts.length) * 10 : 0);

const placingStep: DesignStep = { stage: "placing", progress: 0.05, doing: "Trying where everything can go" };

/** A search with its pauses passed on. */
function* placing(search: Search<Layouts>): Generator<DesignStep, Layouts> {
  for (;;) {
    const { done, value } = search.next();
    if (done) return value;
    yield placingStep;
  }
}
