import type { RoomDesign, RoomItem } from "../../contract/design/room-design.ts";

/** Two designs of a brief that a client would not take for the same one; see `apartBy`. */
export const leastApart = 0.25;

/** Farther than this from where another design has its like, a thing stands elsewhere. Inches. */
const elsewhere_in = 18;

/** Kinds of items that decide how a room is arranged. Everything else follows them. */
const arranging = new Set(
  "toilet vanity tub shower tub_shower sink range cooktop refrigerator island peninsula dishwasher washer dryer sofa bed table grill pool lounge media chair".split(
    " ",
  ),
);

type Things = Pick<RoomDesign, "items" | "surfaces">;

/**
 * How far two designs are apart, 0 to 1, whichever comes first: half of it in arrangement, which is the share of things
 * that stand elsewhere or that only one has; half in taste, which is the share of products for the same purpose that
 * differ.
 */
export const apartBy = (a: Things, b: Things): number =>
  (arrangedApart(a.items, b.items) + chosenApart(a, b)) / 2;

function arrangedApart(a: readonly RoomItem[], b: readonly RoomItem[]): number {
  const [first = [], second = []] = [a, b].map((items) => items.filter(({ kind }) => arranging.has(kind)));
  const same = mostPairs(first, second, isSamePlace);
  const all = first.length + second.length - same;
  return all === 0 ? 0 : 1 - same / all;
}

const isSamePlace = (a: RoomItem, b: RoomItem): boolean =>
  a.kind === b.kind && Math.hypot(b.at_in[0] - a.at_in[0], b.at_in[1] - a.at_in[1]) <= elsewhere_in;

/** How many pairs there can be at most, each thing in one: by augmenting paths. */
function mostPairs<T>(first: readonly T[], second: readonly T[], fits: (a: T, b: T) => boolean): number {
  const partner = new Map<T, T>();
  const finds = (one: T, tried: Set<T>): boolean =>
    second.some((other) => {
      if (tried.has(other) || !fits(one, other)) return false;
      tried.add(other);
      const taken = partner.get(other);
      if (taken !== undefined && !finds(taken, tried)) return false;
      partner.set(other, one);
      return true;
    });
  return first.filter((one) => finds(one, new Set())).length;
}

/** Of the purposes that both have, the share with unlike products; half where only one design has some of its own. */
function chosenApart(a: Things, b: Things): number {
  const [first, second] = [productsOf(a), productsOf(b)];
  const both = [...first.keys()].filter((purpose) => second.has(purpose));
  const other = both.reduce((sum, purpose) => {
    const [own, others] = [first.get(purpose)!, second.get(purpose)!];
    return sum + (own.isSubsetOf(others) ? 0 : 0.5) + (others.isSubsetOf(own) ? 0 : 0.5);
  }, 0);
  return both.length === 0 ? 0 : other / both.length;
}

/** What a design takes for each purpose: kinds of things, and surfaces by the first word of their ids. */
function productsOf({ items, surfaces }: Things): Map<string, Set<string>> {
  const taken = new Map<string, Set<string>>();
  const note = (purpose: string, sku: string | null) => {
    if (sku !== null) taken.set(purpose, (taken.get(purpose) ?? new Set()).add(sku));
  };
  for (const { kind, sku } of items) note(kind, sku);
  for (const { id, sku } of surfaces) note(id.split(":", 1)[0]!, sku);
  return taken;
}
