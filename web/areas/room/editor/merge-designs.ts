import type {
  RoomDesign,
  RoomItem,
  RoomOpening,
  RoomSupply,
} from "../../../../contract/design/room-design.ts";
import { mostViews } from "../../../../contract/design/room-limits.ts";
import { areaById, areaOfSurface } from "../../../../domain/room/geometry/floor-areas.ts";
import { byId, mergeById, pick, same } from "./merge-by-id.ts";
import { mergePlans } from "./merge-plans.ts";

/** Both windows' changes of one design, and the new ids of my things whose ids the other used for something else. */
export interface Merged {
  design: RoomDesign;
  names: ReadonlyMap<string, string>;
}

/**
 * Merges two windows' changes of one design: whatever only one of them changed is taken as is; if both changed the same
 * thing, `mine` wins. What one deleted and the other changed is kept. Neither loses a change of something that the
 * other did not touch.
 */
export const mergeDesigns = (base: RoomDesign, mine: RoomDesign, theirs: RoomDesign): RoomDesign =>
  mergeNaming(base, mine, theirs).design;

/** @param before states of the room whose ids mean something yet: no new name is one of them */
export function mergeNaming(
  base: RoomDesign,
  mine: RoomDesign,
  theirs: RoomDesign,
  before: readonly RoomDesign[] = [],
): Merged {
  if (same(base, mine)) return { design: unversioned(theirs), names: new Map() };
  const names = ownIds(base, mine, theirs, before);
  return { design: both(base, renamed(mine, names), theirs, false), names };
}

/**
 * Makes the change between two states of a design in a later one: undoing goes from the state after a step to the one
 * before. What has been changed since, by somebody else, stays as it is now.
 */
export function changedAlike(
  now: RoomDesign,
  from: RoomDesign,
  to: RoomDesign,
  before: readonly RoomDesign[] = [],
): Merged {
  if (now === from || same(now, from)) return { design: to, names: new Map() };
  const names = ownIds(from, to, now, before);
  return { design: both(from, now, renamed(to, names), true), names };
}

/** A design as it is stored: only the room knows its version. */
export function unversioned(design: RoomDesign): RoomDesign {
  if (design.version === undefined) return design;
  const { version: _, ...rest } = design;
  return rest;
}

/** @param isFirm whether what mine deleted stays deleted though the other changed it */
function both(base: RoomDesign, mine: RoomDesign, theirs: RoomDesign, isFirm: boolean): RoomDesign {
  const {
    items,
    surfaces,
    supplies,
    views: theirViews,
    plan,
    version: _,
    style: _style,
    notes: _notes,
    ...rest
  } = theirs;
  const chosen = mergeById(asNamed(base.supplies), asNamed(mine.supplies), asNamed(supplies), isFirm);
  const views = mergeById(base.views ?? [], mine.views ?? [], theirViews ?? [], isFirm).slice(0, mostViews);
  const merged: RoomDesign = {
    ...rest,
    ...pickField(base, mine, theirs, "style"),
    ...pickField(base, mine, theirs, "notes"),
    plan: mergePlans(base.plan, mine.plan, plan, isFirm),
    surfaces: mergeById(base.surfaces, mine.surfaces, surfaces, isFirm),
    items: mergeById(base.items, withHostsOf(base, mine.items), withHostsOf(base, items), isFirm),
    ...(views.length > 0 && { views }),
    ...(chosen.length > 0 && { supplies: chosen.map(({ id: _id, ...supply }) => supply) }),
  };
  return withoutLostHosts(withoutLostAreas(merged));
}

/** Without coverings of floor areas that one deleted or that the other's walls cut off. */
function withoutLostAreas(design: RoomDesign): RoomDesign {
  const isLost = (surface: string) => {
    const area = areaOfSurface(surface);
    return area !== null && !areaById(design.plan, area);
  };
  if (!design.surfaces.some(({ id }) => isLost(id))) return design;
  return { ...design, surfaces: design.surfaces.filter(({ id }) => !isLost(id)) };
}

/** One place takes one product of each part. */
const asNamed = (supplies: readonly RoomSupply[] = []) =>
  supplies.map((supply) => ({ ...supply, id: `${supply.for} ${supply.part}` }));

function pickField<Key extends "style" | "notes">(
  base: RoomDesign,
  mine: RoomDesign,
  theirs: RoomDesign,
  key: Key,
): Partial<Pick<RoomDesign, Key>> {
  const value = pick(base[key], mine[key], theirs[key]);
  return value === undefined ? {} : ({ [key]: value } as Pick<RoomDesign, Key>);
}

/** New ids for those of mine that the other used for something else. */
function ownIds(
  base: RoomDesign,
  mine: RoomDesign,
  theirs: RoomDesign,
  before: readonly RoomDesign[],
): Map<string, string> {
  const [was, own, other] = [base, mine, theirs].map((design) => byId(named(design))) as [
    Named,
    Named,
    Named,
  ];
  const names = new Map<string, string>();
  const unlike = [...own].filter(
    ([id, thing]) => other.has(id) && !was.has(id) && !same(other.get(id), thing),
  );
  if (unlike.length === 0) return names;
  const taken = new Set(
    [...before, base, mine, theirs].flatMap((design) => named(design).map(({ id }) => id)),
  );
  for (const [id] of unlike) {
    const stem = id.replace(/-\d+$/, "").slice(0, 34);
    let count = 1;
    while (taken.has(`${stem}-${count}`)) count += 1;
    taken.add(`${stem}-${count}`);
    names.set(id, `${stem}-${count}`);
  }
  return names;
}

type Named = Map<string, RoomItem | RoomOpening>;

const named = ({ items, plan }: RoomDesign) => [...items, ...plan.openings];

/** A design in which things have the ids that a merge gave them. */
export function renamed(design: RoomDesign, names: ReadonlyMap<string, string>): RoomDesign {
  if (names.size === 0) return design;
  const nameOf = (id: string) => names.get(id) ?? id;
  const placeOf = (place: string) => {
    const [kind = "", target] = place.split(":", 2);
    return target === undefined ? nameOf(place) : `${kind}:${nameOf(target)}`;
  };
  return {
    ...design,
    plan: {
      ...design.plan,
      openings: design.plan.openings.map((opening) => ({ ...opening, id: nameOf(opening.id) })),
    },
    items: design.items.map((item) => ({
      ...item,
      id: nameOf(item.id),
      ...(item.host ? { host: nameOf(item.host) } : {}),
    })),
    surfaces: design.surfaces.map((surface) => ({ ...surface, id: placeOf(surface.id) })),
    ...(design.supplies && {
      supplies: design.supplies.map((supply) => ({ ...supply, for: placeOf(supply.for) })),
    }),
  };
}

/**
 * Things with the hosts that they lost because these went away: that alone is no change of theirs. Those that are still
 * gone at the end are taken out again.
 */
function withHostsOf(base: RoomDesign, items: readonly RoomItem[]): RoomItem[] {
  const there = byId(items);
  const was = byId(base.items);
  return items.map((item) => {
    const host = was.get(item.id)?.host;
    return host && !item.host && !there.has(host) ? { ...item, host } : item;
  });
}

function withoutLostHosts(design: RoomDesign): RoomDesign {
  const there = new Set(design.items.map(({ id }) => id));
  const items = design.items.map((item) =>
    item.host && !there.has(item.host) ? { ...item, host: null } : item,
  );
  return { ...design, items };
}
