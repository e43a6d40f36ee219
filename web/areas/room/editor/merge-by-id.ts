interface Named {
  id: string;
}

/**
 * Merges two windows' changes of one list: a thing that only one changed, added or deleted is taken as is. If both
 * changed it, mine wins; a thing that one deleted and the other changed is kept.
 * @param isFirm whether mine wins there too: what I deleted stays deleted
 */
export function mergeById<Thing extends Named>(
  base: readonly Thing[],
  mine: readonly Thing[],
  theirs: readonly Thing[],
  isFirm = false,
): Thing[] {
  const was = byId(base);
  const own = byId(mine);
  const other = byId(theirs);
  const merged = theirs.flatMap((thing) => {
    const before = was.get(thing.id);
    const here = own.get(thing.id);
    if (here) return [before && same(before, here) ? thing : here];
    // deleted here: it stays only if the other one changed or added it
    return before && (isFirm || same(before, thing)) ? [] : [thing];
  });
  const added = mine.filter((thing) => {
    if (other.has(thing.id)) return false;
    const before = was.get(thing.id);
    return !before || !same(before, thing);
  });
  return [...merged, ...added];
}

/** Mine if I changed the value, else theirs. */
export const pick = <Value>(base: Value, mine: Value, theirs: Value): Value =>
  same(base, mine) ? theirs : mine;

export const byId = <Thing extends Named>(things: readonly Thing[]): Map<string, Thing> =>
  new Map(things.map((thing) => [thing.id, thing]));

/** Deep equality of plain data, whatever the order of fields. */
export function same(a: unknown, b: unknown): boolean {
  // 0 and -0 are the same number once they are stored
  if (a === b || Object.is(a, b)) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  for (const key of keys) {
    if (!same((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key])) return false;
  }
  return Array.isArray(a) === Array.isArray(b);
}
