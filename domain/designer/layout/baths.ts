import { isSloped } from "../../room/geometry/ceiling.ts";
import { clearZoneOf, spansOf } from "../../room/geometry/openings.ts";
import { areaOf } from "../../room/geometry/polygon.ts";
import { faceById } from "../../room/geometry/walls.ts";
import type { Feature } from "../brief/brief.types.ts";
import { furnishBath } from "./bath-furnish.ts";
import type { BathRoom } from "./bath-pieces.ts";
import type { BathView, Entrance } from "./bath-score.ts";
import {
  type BathPlan,
  isStepFree,
  keyOf,
  type Program,
  plansFor,
  settled,
  withLinen,
} from "./bath-search.ts";
import { bathSlots, lengthsOf } from "./bath-slots.ts";
import { arrangementOf, problemsOf, roomProblem, saysOf } from "./bath-words.ts";
import { floorOf, wayOf } from "./floor-rects.ts";
import { FreeFloor } from "./free-floor.ts";
import type { Layout, LayoutInput, Layouts, Search } from "./layout.types.ts";
import { missedIn } from "./missed-in.ts";
import { spanWalls } from "./wall-spans.ts";

const most = { layouts: 8, settled: 24, tries: 14, close: 4 };
/** Plans so much worse than the best are only shown where there are few. */
const tooFar = 20;
/** Curbs for wheelchairs. */
const curbless_in = 2;

/**
 * Bathrooms of every size: powder rooms, three-quarter and full baths, baths with tub and shower. Places are tried along
 * the walls against the lengths of the planning rules, the best ones furnished and checked by the rules themselves.
 */
export function* bathLayouts(input: LayoutInput): Search<Layouts> {
  const low = ceilingProblem(input);
  if (low) return { layouts: [], problems: low };
  const { colors, materials, products } = input.brief;
  let view = viewOf(input);
  let plans = yield* chosen(view, input);
  if (plans.length === 0 && colors.length + materials.length + products.length > 0) {
    // fixtures of another kind or color are better than no room
    view = viewOf({ ...input, brief: { ...input.brief, colors: [], materials: [], products: [] } });
    plans = yield* chosen(view, input);
  }
  if (plans.length === 0) return { layouts: [], problems: [roomProblem(view.room)] };
  return {
    layouts: plans.map(({ missed, ...plan }) => ({ ...layoutOf(view, plan), missed })),
    problems: problemsOf(view, plans),
  };
}

function ceilingProblem({ plan }: LayoutInput) {
  const { must } = lengthsOf("ceiling-height");
  if (plan.plan.ceiling_height_in >= must) return null;
  return [{ feature: null, words: `A bathroom's ceiling must be at least 6' 8" high.` }];
}

function viewOf({ plan: { plan }, brief, offers }: LayoutInput): BathView {
  const floor = floorOf(plan);
  const room: BathRoom = {
    floor,
    // a toilet or vanity stands at a half wall only under a slope
    walls: spanWalls(floor).filter(({ id, height_in }) =>
      isSloped(plan) ? faceById(plan, id)?.kind === "wall" : height_in >= 60,
    ),
    slots: bathSlots(offers, brief),
    area_sqft: areaOf(plan.vertices_in) / 144,
  };
  const entrances = spansOf(plan)
    .filter((span) => clearZoneOf(span) !== null)
    .map(
      ({ from, to, face, opening }): Entrance => ({
        middle: [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2],
        inward: wayOf(face.inward),
        width_in: opening.width_in,
      }),
    );
  const drains = plan.services.filter(({ kind }) => kind === "drain").map(({ at_in }) => at_in);
  return { room, brief, entrances, drains };
}

/** What may be tried in a room of that size, by what is wanted and what is not. */
function programsFor({ room, brief }: BathView): Program[] {
  const { wants, avoids } = brief;
  const area = room.area_sqft;
  const stepFree = brief.household.includes("step_free");
  const noTub =
    avoids.includes("tub") || (stepFree && !wants.includes("tub") && !wants.includes("freestanding_tub"));
  const noFree = noTub || avoids.includes("freestanding_tub");
  const noShower = avoids.includes("shower");
  const programs: Program[] = [];
  if (!noTub && !stepFree) programs.push("tub");
  if (!noShower) programs.push("shower");
  if (!noFree && !noShower && area > 52) programs.push("free_tub+shower");
  if (!noTub && !noShower && area > 58) programs.push("tub+shower");
  if (!noFree && (wants.includes("freestanding_tub") || (noShower && area > 40))) programs.push("free_tub");
  if (area < 36 || (noTub && noShower)) programs.push("powder");
  return programs;
}

type Picked = BathPlan & Pick<Layout, "missed">;

const bathing: readonly Feature[] = ["tub", "freestanding_tub", "shower"];

/** Whether a program has what somebody wants to bathe in; an alcove tub has a shower over it. */
const suits = (program: Program, wants: readonly Feature[]): boolean =>
  (!wants.includes("tub") || program.includes("tub")) &&
  (!wants.includes("freestanding_tub") || program.startsWith("free")) &&
  (!wants.includes("shower") || program.includes("shower") || (program === "tub" && wants.includes("tub")));

/** The best plans; without the tub or the shower that somebody asked for only where none has it. */
function* chosen(view: BathView, input: LayoutInput): Search<Picked[]> {
  const programs = programsFor(view);
  const { wants } = view.brief;
  const suited = programs.filter((program) => suits(program, wants));
  if (suited.length < programs.length && bathing.some((each) => wants.includes(each))) {
    const picked = yield* chosenOf(view, input, suited);
    if (picked.length > 0) return picked;
  }
  const picked = yield* chosenOf(view, input, programs);
  return picked.length > 0 ? picked : yield* chosenOf(view, input, ["powder"]);
}

/** The best plans of some programs that look different and pass the rules when furnished. */
function* chosenOf(view: BathView, input: LayoutInput, programs: readonly Program[]): Search<Picked[]> {
  const found: BathPlan[] = [];
  for (const program of programs) found.push(...(yield* plansFor(view, program)).slice(0, most.settled));
  const free = new FreeFloor(view.room.floor);
  found.sort((a, b) => b.score - a.score);
  const settledPlans: BathPlan[] = [];
  for (const plan of found.slice(0, 3 * most.settled)) {
    const full = settled(view, plan, free);
    if (full) settledPlans.push(full);
    yield;
  }
  settledPlans.sort((a, b) => b.score - a.score);
  const picked: Picked[] = [];
  let tries = 0;
  const left = [...settledPlans];
  while (left.length > 0 && picked.length < most.layouts && tries < most.tries) {
    const next = bestNext(left, picked);
    left.splice(left.indexOf(next.plan), 1);
    if (picked.length >= most.close && next.plan.score < settledPlans[0]!.score - tooFar) break;
    const full = { ...roundedOff(view, next.plan), score: next.value };
    if (picked.some((each) => arrangementOf(view, each) === arrangementOf(view, full))) continue;
    tries += 1;
    const missed = missedIn(layoutOf(view, full), input);
    if (missed !== null) picked.push({ ...full, missed });
    yield;
  }
  return picked;
}

/** A linen cabinet where large rooms have a place left for it. */
function roundedOff(view: BathView, plan: BathPlan): BathPlan {
  if (view.room.area_sqft < 75 || plan.has.includes("linen_storage")) return plan;
  if (view.brief.avoids.includes("linen_storage") || isStepFree(view)) return plan;
  return withLinen(view, plan, false);
}

/** What each plan has in common with those picked costs it so much. */
const alike_cost = 26;

/** The best of the rest, less for what it has in common with those picked, so that the first few differ most. */
function bestNext(left: readonly BathPlan[], picked: readonly BathPlan[]): { plan: BathPlan; value: number } {
  let best: { plan: BathPlan; value: number } | null = null;
  for (const plan of left) {
    const value = plan.score - Math.max(0, ...picked.map((each) => alike_cost * likeness(plan, each)));
    if (!best || value > best.value) best = { plan, value };
  }
  return best!;
}

function likeness(a: BathPlan, b: BathPlan): number {
  const keys = new Set(b.pieces.map(keyOf));
  const main = a.pieces.filter(({ kind }) => kind !== "linen");
  const same = main.filter((piece) => keys.has(keyOf(piece))).length;
  // other bathing in another place makes it another room
  const bath = (plan: BathPlan) =>
    plan.pieces
      .filter(({ entry }) => entry.length > 0)
      .map(keyOf)
      .join();
  return same / main.length + (bath(a) === bath(b) ? 0.25 : 0);
}

function layoutOf(view: BathView, plan: BathPlan): Omit<Layout, "missed"> {
  return {
    arrangement: arrangementOf(view, plan),
    has: plan.has,
    says: saysOf(view, plan),
    score: Math.round(plan.score * 10) / 10,
    furnish: (sketch) =>
      furnishBath(sketch, view.room, plan.pieces, isStepFree(view) ? curbless_in : undefined),
  };
}
