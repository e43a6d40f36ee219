import type { Feature } from "../brief/brief.types.ts";
import { agree, type Piece, recommendedOf, shifted } from "./bath-pieces.ts";
import { alcoveTubs, freeTubs, linens, showers, toilets, vanities } from "./bath-places.ts";
import { aloneScore, type BathView, scoreOf } from "./bath-score.ts";
import type { Slot } from "./bath-slots.ts";
import { type Rect, share } from "./floor-rects.ts";
import { type FreeFloor, standAt } from "./free-floor.ts";
import type { Search } from "./layout.types.ts";
import { holdsSquare, isFree } from "./wall-spans.ts";

/** What a bathroom is for bathing. */
export type Program = "tub" | "shower" | "free_tub" | "free_tub+shower" | "tub+shower" | "powder";

/** Fixtures in their places. */
export interface BathPlan {
  program: Program;
  pieces: readonly Piece[];
  score: number;
  has: readonly Feature[];
}

/** How many ways to place what one bathes in are followed up, how many toilets with each, how many basins with both,
 * how many pairs of tub and shower on the same walls. */
const followed = { bathing: 14, toilets: 7, basins: 8, linens: 120, alike: 3 };
/** The turning circle of a wheelchair. */
export const turning_in = 60;
const stepFreeShower = { wide: 60, deep: 30 };

export const isStepFree = (view: BathView): boolean => view.brief.household.includes("step_free");

/** Every way to place a program's fixtures, the best of each arrangement, best first. */
export function* plansFor(view: BathView, program: Program): Search<BathPlan[]> {
  const best = new Map<string, BathPlan>();
  for (const bath of yield* bathing(view, program)) {
    const taken = bath.map(({ rect }) => rect);
    const all = [...view.room.floor.walls, ...taken];
    const seats = toilets(view.room, taken).filter((each) => agree(each, bath, all));
    for (const seat of topOf(view, seats, bath, followed.toilets)) {
      withBasins(view, program, [...bath, seat], best);
      yield;
    }
  }
  const plans = [...best.values()].sort(byScore);
  if (!view.brief.wants.includes("linen_storage")) return plans;
  const stored: BathPlan[] = [];
  for (const plan of plans.slice(0, followed.linens)) {
    stored.push(withLinen(view, plan));
    yield;
  }
  return stored.sort(byScore);
}

const byScore = (a: BathPlan, b: BathPlan): number => b.score - a.score;

/** The plan with a linen cabinet where one still fits; one that nobody asked for leaves the recommended room in front. */
export function withLinen(view: BathView, plan: BathPlan, isAsked = true): BathPlan {
  const linen = linenFor(view, plan.pieces, isAsked);
  if (!linen) return plan;
  const pieces = [...plan.pieces, linen];
  const has = hasOf(view, plan.program, pieces);
  return { ...plan, pieces, has, score: scoreOf(view, pieces) + wishScore(view, plan.program, pieces) };
}

/** The best pieces to add to those placed. */
function topOf(view: BathView, pieces: readonly Piece[], placed: readonly Piece[], count: number): Piece[] {
  return pieces
    .map((each) => ({ each, score: scoreOf(view, [...placed, each]) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, count)
    .map(({ each }) => each);
}

/** The best by themselves, where judging each with all others would take too long. */
function bestAlone(
  view: BathView,
  pieces: readonly Piece[],
  all: readonly Rect[],
  count: number,
): readonly Piece[] {
  if (pieces.length <= count) return pieces;
  return pieces
    .map((each) => ({ each, score: aloneScore(view, each, all) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, count)
    .map(({ each }) => each);
}

function withBasins(
  view: BathView,
  program: Program,
  placed: readonly Piece[],
  best: Map<string, BathPlan>,
): void {
  const { room, brief } = view;
  const taken = placed.map(({ rect }) => rect);
  const keep = placed.flatMap(({ clear }) => clear);
  const all = [...room.floor.walls, ...taken];
  const wantsLinen = brief.wants.includes("linen_storage");
  const basins = vanities(room, taken, keep, basinKinds(view, program), wantsLinen ? 5 : 2).filter((each) =>
    agree(each, placed, all),
  );
  for (const basin of bestAlone(view, basins, all, wantsLinen ? 24 : followed.basins)) {
    const pieces = [...placed, basin];
    // a smaller vanity may leave the place for towels
    const key = pieces.map(keyOf).join(" ") + (wantsLinen ? basin.slot.wide : "");
    const score = scoreOf(view, pieces) + wishScore(view, program, pieces);
    const old = best.get(key);
    if (!old || old.score < score)
      best.set(key, { program, pieces, score, has: hasOf(view, program, pieces) });
  }
}

/** Which kinds of basins are tried: open ones for wheelchairs, small ones only in small rooms. */
function basinKinds(view: BathView, program: Program): readonly (readonly Slot[])[] {
  const { room, brief } = view;
  const { slots, area_sqft } = room;
  const kinds: (readonly Slot[])[] = [];
  if (isStepFree(view)) kinds.push(slots.open);
  else kinds.push(slots.vanities);
  const wantsDouble = brief.wants.includes("double_vanity");
  // two basins with cabinets below are no use from a wheelchair
  const mayDouble = area_sqft > 66 && !isStepFree(view) && !brief.avoids.includes("double_vanity");
  if (program !== "powder" && (wantsDouble || mayDouble)) kinds.push(slots.doubles);
  if (area_sqft < 45) kinds.push(slots.small);
  return kinds;
}

function linenFor(view: BathView, pieces: readonly Piece[], isAsked: boolean): Piece | null {
  const taken = pieces.map(({ rect }) => rect);
  const all = [...view.room.floor.walls, ...taken];
  const found = linens(
    view.room,
    taken,
    pieces.flatMap(({ clear }) => clear),
  ).filter(
    (each) =>
      agree(each, pieces, all) &&
      (isAsked || pieces.every((piece) => !recommendedOf(piece).some((zone) => share(zone, each.rect)))),
  );
  return bestAlone(view, found, all, 1)[0] ?? null;
}

function* bathing(view: BathView, program: Program): Search<Piece[][]> {
  const { room } = view;
  const middles = [0, 1].map((axis) =>
    view.entrances.filter(({ inward }) => inward % 2 !== axis % 2).map(({ middle }) => middle[axis]!),
  );
  const bases = isStepFree(view) ? room.slots.curbless : room.slots.showers;
  const tubs = () =>
    program.startsWith("free")
      ? freeTubs(room, [], middles)
      : program.startsWith("tub")
        ? alcoveTubs(room, [])
        : [];
  // small rooms have few places, and of those few work out
  const single = (pieces: readonly Piece[]) =>
    topOf(view, pieces, [], followed.bathing * (room.area_sqft < 66 ? 2 : 1)).map((each) => [each]);
  if (program === "powder") return [[]];
  if (program === "tub" || program === "free_tub") return single(tubs());
  if (program === "shower") return single(showersIn(view, [], bases));
  const pairs: { pair: Piece[]; score: number }[] = [];
  const stalls = showersIn(view, [], bases);
  for (const tub of tubs()) {
    for (const stall of stalls)
      if (agree(stall, [tub], [...room.floor.walls, tub.rect]) && stepsIn(view, stall, tub))
        pairs.push({ pair: [tub, stall], score: scoreOf(view, [tub, stall]) });
    yield;
  }
  pairs.sort((a, b) => b.score - a.score);
  // where many wishes compete for the walls, the best pair alone may leave no place for the rest
  const count = followed.bathing * (view.brief.wants.length > 2 ? 2 : 1);
  const groups = new Map<string, number>();
  const varied = pairs.filter(({ pair: [tub, stall] }) => {
    const group = `${tub!.wall.id} ${keyOf(stall!)}`;
    const have = groups.get(group) ?? 0;
    groups.set(group, have + 1);
    return have < followed.alike;
  });
  return varied.slice(0, count).map(({ pair }) => pair);
}

const stepsIn = (view: BathView, stall: Piece, tub: Piece): boolean =>
  agree(tub, [stall], [...view.room.floor.walls, stall.rect]);

/** For a wheelchair the largest bases count first; smaller ones only where none fits. */
function showersIn(view: BathView, taken: readonly Rect[], bases: readonly Slot[]): Piece[] {
  const { room } = view;
  if (!isStepFree(view)) return showers(room, taken, bases);
  const wide = showers(
    room,
    taken,
    bases.filter((slot) => slot.wide >= stepFreeShower.wide - 0.1 && slot.deep >= stepFreeShower.deep),
  );
  return wide.length > 0 ? wide : showers(room, taken, bases);
}

/** Tells arrangements apart: walls, and whether low, in the middle or high. */
export function keyOf({ kind, wall, at, slot }: Piece): string {
  const third = Math.min(2, Math.floor(((at - wall.from) / (wall.to - wall.from)) * 3));
  const isLong = slot.wide > 0.55 * (wall.to - wall.from);
  return `${kind}:${wall.id}${isLong ? "" : third}`;
}

/** Wishes about arrangement that pieces meet. */
function hasOf({ brief }: BathView, program: Program, pieces: readonly Piece[]): Feature[] {
  const has: Feature[] = [];
  if (program.includes("tub")) has.push("tub");
  if (program.startsWith("free")) has.push("freestanding_tub");
  // an alcove tub has a shower over it, which is what "a tub and a shower" means in a small bath
  const both = brief.wants.includes("tub") && brief.wants.includes("shower");
  if (program.includes("shower") || (program === "tub" && both)) has.push("shower");
  if (pieces.some(({ slot }) => slot.place === "double_vanity")) has.push("double_vanity");
  if (pieces.some(({ kind }) => kind === "linen")) has.push("linen_storage");
  return has;
}

/** Towels find a place in another room, a bath does not. */
const weights = new Map<Feature, number>([
  ["freestanding_tub", 50],
  ["linen_storage", 22],
]);

function wishScore(view: BathView, program: Program, pieces: readonly Piece[]): number {
  const has = hasOf(view, program, pieces);
  const met = has.filter((each) => view.brief.wants.includes(each));
  return met.reduce((sum, each) => sum + (weights.get(each) ?? 40), programScore(view, program));
}

/** What suits a room of that size where nobody asked for anything. */
function programScore({ room, brief }: BathView, program: Program): number {
  const area = room.area_sqft;
  const children = brief.household.includes("children") ? 4 : 0;
  switch (program) {
    case "tub":
      return 13 + children - (area > 90 ? 10 : 0);
    case "shower":
      return 8;
    case "free_tub+shower":
      return area >= 80 ? 22 : area >= 68 ? 12 : 2;
    case "tub+shower":
      return (area >= 80 ? 16 : 4) + children;
    case "free_tub":
      return -6;
    default:
      return area < 30 ? 20 : area < 36 ? 4 : -30;
  }
}

/** Moves toilet and basin along their walls as long as that makes the plan better, and judges it in full. */
export function settled(view: BathView, plan: BathPlan, free: FreeFloor): BathPlan | null {
  let { pieces } = plan;
  const extra = plan.score - scoreOf(view, pieces);
  let score = plan.score - extra;
  for (const step of [6, 3, 1.5, 0.75])
    for (const way of [-step, step])
      for (const at of pieces.keys()) {
        const next = nudged(view, pieces, at, way);
        const value = next ? scoreOf(view, next) : score;
        if (!next || value <= score + 0.01) continue;
        score = value;
        pieces = next;
      }
  const taken = pieces.map(({ rect }) => rect);
  const stands = pieces.map(standsOf);
  if (!free.connects(taken, stands)) return null;
  const floor = Math.min(66, free.square(taken)) * 0.15;
  const turns = isStepFree(view) && turnsAround(view, pieces) ? 25 : 0;
  return { ...plan, pieces, score: score + extra + floor + turns };
}

const standsOf = ({ rect, front, entry }: Piece): Rect[] =>
  entry.length > 0 ? entry.map(({ way }) => standAt(rect, way)) : [standAt(rect, front)];

/** Whether a wheelchair can turn; the floor of a shower without a curb counts. */
export const turnsAround = ({ room }: BathView, pieces: readonly Piece[]): boolean =>
  holdsSquare(
    room.floor,
    pieces.filter(({ kind }) => kind !== "shower").map(({ rect }) => rect),
    turning_in,
  );

function nudged(view: BathView, pieces: readonly Piece[], at: number, by: number): Piece[] | null {
  const old = pieces[at]!;
  if (old.kind !== "toilet" && old.kind !== "vanity" && old.kind !== "free_tub") return null;
  const others = pieces.filter((each) => each !== old);
  const moved = shifted(old, old.at + by);
  const taken = others.map(({ rect }) => rect);
  const all = [...view.room.floor.walls, ...taken];
  const { wall } = moved;
  const half = moved.slot.wide / 2;
  if (moved.at - half < wall.from || moved.at + half > wall.to) return null;
  if (!isFree(view.room.floor, moved.rect, taken) || !stands(moved, view)) return null;
  return agree(moved, others, all) ? pieces.map((each) => (each === old ? moved : each)) : null;
}

/** What agrees with other pieces must agree with the walls as well. */
function stands(piece: Piece, view: BathView): boolean {
  if (piece.kind === "free_tub") return true;
  const [low, high] = piece.wall.axis === 0 ? [piece.rect.x0, piece.rect.x1] : [piece.rect.y0, piece.rect.y1];
  const below = piece.kind === "toilet" ? 33 : 36;
  const isOpen = piece.wall.openings.some(
    ({ sill_in, from, to }) => sill_in < below && from < high + 2 && to > low - 2,
  );
  const basin = piece.slot.place === "double_vanity" ? piece.slot.wide / 4 : 0;
  const near = piece.kind === "vanity" ? 15.1 + basin : 0;
  const { wall } = piece;
  if (near > 0 && wall.low === "corner" && piece.at - wall.from < near) return false;
  if (near > 0 && wall.high === "corner" && wall.to - piece.at < near) return false;
  return !isOpen && piece.clear.every((zone) => !view.room.floor.walls.some((each) => share(each, zone)));
}
