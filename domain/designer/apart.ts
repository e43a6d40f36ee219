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

/**
 * How far two designs are apart, 0 to 1: half of it in arrangement, which is the share of things that stand elsewhere or
 * that only one has; half in taste, which is the share of products for the same purpose that differ.
 */
export const apartBy = (a: RoomDesign, b: RoomDesign): number =>
  (arrangedApart(a.items, b.items) + chosenApart(a, b)) / 2;

function arrangedApart(a: readonly RoomItem[], b: readonly RoomItem[]): number {
  const [first, second] = [a, b].map((items) => items.filter(({ kind }) => arranging.has(kind)));
  const left = [...second!];
  let same = 0;
  for (const { kind, at_in } of first!) {
    const at = left.findIndex(
      (each) =>
        each.kind === kind && Math.hypot(each.at_in[0] - at_in[0], each.at_in[1] - at_in[1]) <= elsewhere_in,
    );
    if (at < 0) continue;
    left.splice(at, 1);
    same += 1;
  }
  const all = first!.length + left.length;
  return all === 0 ? 0 : 1 - same / all;
}

function chosenApart(a: RoomDesign, b: RoomDesign): number {
  const [first, second] = [productsOf(a), productsOf(b)];
  const both = [...first.keys()].filter((purpose) => second.has(purpose));
  const other = both.filter((purpose) => !first.get(purpose)!.isSubsetOf(second.get(purpose)!));
  return both.length === 0 ? 0 : other.length / both.length;
}

/** What a design takes for each purpose: kinds of things, and surfaces by the first word of their ids. */
function productsOf({ items, surfaces }: RoomDesign): Map<string, Set<string>> {
  const taken = new Map<string, Set<string>>();
  const note = (purpose: string, sku: string | null) => {
    if (sku !== null) taken.set(purpose, (taken.get(purpose) ?? new Set()).add(sku));
  };
  for (const { kind, sku } of items) note(kind, sku);
  for (const { id, sku } of surfaces) note(id.split(":", 1)[0]!, sku);
  return taken;
}
