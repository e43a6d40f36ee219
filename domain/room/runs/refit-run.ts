import type { RoomDesign } from "../../../contract/design/room-design.ts";
import { deleteItems, withGuests } from "../edit/items.edit.ts";
import type { ProductsBySku } from "../takeoff/products-by-sku.ts";
import { counterWidths } from "./base-run.ts";
import { type Laid, layFitted, type RefitWith } from "./lay-fitted.ts";
import { type Fitted, fitted, type Making, mostFor } from "./make-fit.ts";
import { faultCost, type Piece, type Stretch } from "./pack.ts";
import type { StandingRun } from "./standing-run.ts";
import { type RunWall, runWall, type Span } from "./stretches.ts";
import { widthsFor } from "./widths.ts";

/** How a run may change. */
interface Allowed {
  changed: string | null;
  grows: boolean;
  /** Whether plain cabinets come out where there is no room for them. */
  drops: boolean;
  /** The part of the wall that the run keeps to. */
  within?: Span;
}

export interface Refitted extends Laid {
  wall: RunWall;
  fits: Fitted[];
  /** Ids of the cabinets that came out. */
  dropped: string[];
}

/** Why a run can't stand: what has no right place, or how wide the changed piece could be at most, inches. */
export interface Unfit {
  fault: Piece | null;
  most_in: number;
  /** The longest stretch there is. */
  free_in: number;
}

export const isUnfit = (result: Refitted | Unfit): result is Unfit => "most_in" in result;

/**
 * Fits a run again along its wall as the room is now, and lays it.
 * @param run its pieces with their widths as they are to be, in their order
 * @param design with the pieces in it
 */
export function refitRun(
  design: RoomDesign,
  run: StandingRun,
  allowed: Allowed,
  wish: RefitWith,
  products: ProductsBySku,
): Refitted | Unfit {
  const own = new Set([
    ...run.pieces.flatMap(({ id }) => withGuests(design, id).map((item) => item.id)),
    ...[...run.strips, ...run.over],
  ]);
  const kept = design.items.filter(({ id }) => !own.has(id));
  const wall = runWall(design, run.face, kept);
  const making: Making = {
    design,
    line: wish.line,
    divide: widthsFor(counterWidths(wish.line)),
    changed: allowed.changed,
    grows: allowed.grows,
    faults: (pieces) => pieces.filter((piece) => isWrongAt(wall, piece)).length,
  };
  const { from, to } = allowed.within ?? { from: 0, to: run.face.length_in };
  const all = wall.free.filter((free) => free.from > from - 1 && free.to < to + 1);
  const near = all.filter((free) => overlap(free, run.whole) > 1);
  const isSame = near.length === all.length;
  const spread = (stretches: readonly Stretch[], pieces: readonly Piece[]) =>
    spreadOver(stretches, pieces, making);
  const pieces = run.pieces;
  const fits = spread(near, pieces) ?? (isSame ? null : spread(all, pieces));
  if (fits && !isFaulty(fits))
    return { ...layFitted(design, run, wall, fits, wish, products), wall, fits, dropped: [] };
  const fewer = allowed.drops ? dropping(pieces, all, making, spread) : null;
  if (!fewer) return unfit(wall, near, pieces, fits, making);
  const without = deleteItems(design, fewer.dropped);
  return { ...layFitted(without, run, wall, fewer.fits, wish, products), wall, ...fewer };
}

const overlap = (a: Span, b: Span): number => Math.min(a.to, b.to) - Math.max(a.from, b.from);

const isFaulty = (fits: readonly Fitted[]): boolean => fits.some(({ cost }) => cost >= faultCost);

function isIn(spans: readonly Span[], { from, to }: Span): boolean {
  return spans.some((each) => from >= each.from - 0.3 && to <= each.to + 0.3);
}

/** A range under a window, a refrigerator before one, or where the floor is not deep enough for them. */
function isWrongAt(wall: RunWall, { center, from, wide }: Piece): boolean {
  const span = { from, to: from + wide };
  const isUnder = (spans: readonly Span[]) => spans.some((each) => overlap(each, span) > 1);
  if (center === "refrigerator") return isUnder(wall.hung) || !isIn(wall.deepAsFridge, span);
  if (center === "range" || center === "cooktop")
    return isUnder(wall.windows) || isUnder(wall.hung) || !isIn(wall.deepAsRange, span);
  return false;
}

/** Pieces over stretches in their order, the best of all ways to divide them; null where they don't fit. */
function spreadOver(
  stretches: readonly Stretch[],
  pieces: readonly Piece[],
  making: Making,
): Fitted[] | null {
  const best = (at: number, rest: readonly Piece[]): Fitted[] | null => {
    const stretch = stretches[at];
    if (!stretch) return rest.length === 0 ? [] : null;
    let found: Fitted[] | null = null;
    for (let count = 0; count <= rest.length; count += 1) {
      const here = count === 0 ? [] : listOf(fitted(stretch, rest.slice(0, count), making));
      const others = here && best(at + 1, rest.slice(count));
      if (!others) continue;
      const all = [...here, ...others];
      if (!found || costOf(all) < costOf(found)) found = all;
    }
    return found;
  };
  return best(0, pieces);
}

const listOf = (fit: Fitted | null): Fitted[] | null => fit && [fit];
const costOf = (fits: readonly Fitted[]): number => fits.reduce((sum, { cost }) => sum + cost, 0);

/** The pieces without as few plain cabinets as will do. */
function dropping(
  pieces: readonly Piece[],
  stretches: readonly Stretch[],
  making: Making,
  spread: (stretches: readonly Stretch[], pieces: readonly Piece[]) => Fitted[] | null,
): { fits: Fitted[]; dropped: string[] } | null {
  let left = [...pieces];
  const dropped: string[] = [];
  while (left.some(({ center }) => center === null)) {
    const ways = left
      .filter(({ center, id }) => center === null && id !== making.changed)
      .flatMap((piece) => {
        const rest = left.filter((each) => each !== piece);
        const fits = spread(stretches, rest);
        return fits && !isFaulty(fits) ? [{ fits, piece }] : [];
      })
      .sort((a, b) => costOf(a.fits) - costOf(b.fits));
    const [best] = ways;
    if (best) return { fits: best.fits, dropped: [...dropped, best.piece.id] };
    const widest = left
      .filter(({ center, id }) => center === null && id !== making.changed)
      .sort((a, b) => b.wide - a.wide)[0];
    if (!widest) return null;
    dropped.push(widest.id);
    left = left.filter((each) => each !== widest);
  }
  return null;
}

function unfit(
  wall: RunWall,
  near: readonly Stretch[],
  pieces: readonly Piece[],
  fits: readonly Fitted[] | null,
  making: Making,
): Unfit {
  const fault = fits && wrongIn(wall, fits);
  const stretch = [...(near.length > 0 ? near : wall.free)].sort(
    (a, b) => b.to - b.from - (a.to - a.from),
  )[0];
  return {
    fault: fault ?? null,
    most_in: stretch ? mostFor(stretch, pieces, making) : 0,
    free_in: stretch ? stretch.to - stretch.from : 0,
  };
}

function wrongIn(wall: RunWall, fits: readonly Fitted[]): Piece | undefined {
  for (const { pieces, from } of fits) {
    let at = from;
    for (const piece of pieces) {
      if (isWrongAt(wall, { ...piece, from: at })) return piece;
      at += piece.wide;
    }
  }
  return undefined;
}
