import type { RoomService } from "../../../contract/design/room-design.ts";
import { type Arranged, arrange, type Block, roomIn, type Segment } from "./arrange.ts";
import type { WidthsFor } from "./widths.ts";

/** Segments with their blocks, and what had no place. */
export interface Spread {
  arranged: Arranged[];
  left: Block[];
}

/** Which of them is left out first when not all fit. */
const leftFirst = ["refrigerator", "dishwasher", "range", "cooktop", "sink"];

/**
 * Blocks over the segments of a run, in their order from left to right: the best of all ways to divide them. What does
 * not fit at all is left out, as little as can be.
 * @param divide how a length is divided into base cabinets
 */
export function spread(
  segments: readonly Segment[],
  blocks: readonly Block[],
  divide: WidthsFor,
  services: readonly RoomService[],
): Spread {
  const whole = divided(segments, blocks, divide, services);
  if (whole) return { arranged: whole, left: [] };
  const order = [...blocks].sort((a, b) => leftFirst.indexOf(a.kind) - leftFirst.indexOf(b.kind));
  for (const out of subsets(order)) {
    const arranged = divided(
      segments,
      blocks.filter((block) => !out.includes(block)),
      divide,
      services,
    );
    if (arranged) return { arranged, left: out };
  }
  return { arranged: [], left: [...blocks] };
}

/** Every choice of some blocks, the fewest first. */
function subsets(blocks: readonly Block[]): Block[][] {
  const all = Array.from({ length: 2 ** blocks.length - 1 }, (_, at) =>
    blocks.filter((_block, bit) => ((at + 1) >> bit) & 1),
  );
  return all.sort((a, b) => a.length - b.length);
}

function divided(
  segments: readonly Segment[],
  blocks: readonly Block[],
  divide: WidthsFor,
  services: readonly RoomService[],
): Arranged[] | null {
  const known = new Map<string, Arranged | null>();
  const one = (at: number, from: number, to: number): Arranged | null => {
    const key = `${at} ${from} ${to}`;
    if (!known.has(key)) {
      const part = blocks.slice(from, to);
      const needs = part.reduce((sum, { wide }) => sum + wide, 0);
      const segment = segments[at]!;
      known.set(key, needs > roomIn(segment) ? null : arrange(segment, part, divide, services));
    }
    return known.get(key)!;
  };
  const best = (at: number, from: number): Arranged[] | null => {
    if (at === segments.length) return from === blocks.length ? [] : null;
    let found: Arranged[] | null = null;
    for (let to = from; to <= blocks.length; to += 1) {
      if (to > 0 && to < blocks.length && arePair(blocks[to - 1]!, blocks[to]!)) continue;
      const here = one(at, from, to);
      if (!here) continue;
      const rest = best(at + 1, to);
      if (!rest) continue;
      const all = [here, ...rest];
      if (!found || scoreOf(all) > scoreOf(found)) found = all;
    }
    return found;
  };
  return best(0, 0);
}

/** A dishwasher stays beside its sink. */
const arePair = (a: Block, b: Block): boolean =>
  (a.kind === "sink" && b.kind === "dishwasher") || (a.kind === "dishwasher" && b.kind === "sink");

const scoreOf = (all: readonly Arranged[]): number => all.reduce((sum, { score }) => sum + score, 0);
