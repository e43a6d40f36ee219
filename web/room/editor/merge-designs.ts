import type { RoomDesign } from "../../../contract/room-design.ts";

/**
 * Two people's changes of one design put together: whatever only one of them changed is taken as they left it; where
 * both changed the same thing, `mine` stands. What one deleted and the other changed is kept. Neither loses a change
 * of something that the other did not touch.
 */
export function mergeDesigns(base: RoomDesign, mine: RoomDesign, theirs: RoomDesign): RoomDesign {
  const { items, surfaces, plan, version: _, ...rest } = theirs;
  const merged: RoomDesign = {
    ...rest,
    ...pick(base, mine, theirs, "style"),
    ...pick(base, mine, theirs, "notes"),
    plan: same(base.plan, mine.plan) ? plan : mine.plan,
    surfaces: mergeById(base.surfaces, mine.surfaces, surfaces),
    items: mergeById(base.items, mine.items, items),
  };
  return withoutLostHosts(merged);
}

function pick<Key extends "style" | "notes">(
  base: RoomDesign,
  mine: RoomDesign,
  theirs: RoomDesign,
  key: Key,
): Partial<Pick<RoomDesign, Key>> {
  const value = mine[key] === base[key] ? theirs[key] : mine[key];
  return value === undefined ? {} : ({ [key]: value } as Pick<RoomDesign, Key>);
}

function mergeById<Thing extends { id: string }>(
  base: readonly Thing[],
  mine: readonly Thing[],
  theirs: readonly Thing[],
): Thing[] {
  const was = byId(base);
  const own = byId(mine);
  const other = byId(theirs);
  const merged = theirs.flatMap((thing) => {
    const before = was.get(thing.id);
    const here = own.get(thing.id);
    if (here) return [before && same(before, here) ? thing : here];
    // gone here: it stays only where the other one changed it, or began it
    return before && same(before, thing) ? [] : [thing];
  });
  const added = mine.filter((thing) => {
    if (other.has(thing.id)) return false;
    const before = was.get(thing.id);
    return !before || !same(before, thing);
  });
  return [...merged, ...added];
}

function withoutLostHosts(design: RoomDesign): RoomDesign {
  const there = new Set(design.items.map(({ id }) => id));
  const items = design.items.map((item) =>
    item.host && !there.has(item.host) ? { ...item, host: null } : item,
  );
  return { ...design, items };
}

const byId = <Thing extends { id: string }>(things: readonly Thing[]): Map<string, Thing> =>
  new Map(things.map((thing) => [thing.id, thing]));

/** Plain data alike, whatever the order of its fields. */
export function same(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  for (const key of keys) {
    if (!same((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key])) return false;
  }
  return Array.isArray(a) === Array.isArray(b);
}
