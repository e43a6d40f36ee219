import type {
  RoomDesign,
  RoomItem,
  RoomOpening,
  RoomSupply,
} from "../../../../contract/design/room-design.ts";
import { byId, mergeById, pick, same } from "./merge-by-id.ts";
import { mergePlans } from "./merge-plans.ts";

/**
 * Merges two windows' changes of one design: whatever only one of them changed is taken as is; if both changed the same
 * thing, `mine` wins. What one deleted and the other changed is kept. Neither loses a change of something that the
 * other did not touch.
 */
export function mergeDesigns(base: RoomDesign, mine: RoomDesign, theirs: RoomDesign): RoomDesign {
  const own = withOwnIds(base, mine, theirs);
  const { items, surfaces, supplies, views: theirViews, plan, version: _, ...rest } = theirs;
  const chosen = mergeById(asNamed(base.supplies), asNamed(own.supplies), asNamed(supplies));
  const views = mergeById(base.views ?? [], own.views ?? [], theirViews ?? []);
  const merged: RoomDesign = {
    ...rest,
    ...pickField(base, own, theirs, "style"),
    ...pickField(base, own, theirs, "notes"),
    plan: mergePlans(base.plan, own.plan, plan),
    surfaces: mergeById(base.surfaces, own.surfaces, surfaces),
    items: mergeById(base.items, own.items, items),
    ...(views.length > 0 && { views }),
    ...(chosen.length > 0 && { supplies: chosen.map(({ id: _id, ...supply }) => supply) }),
  };
  return withoutLostHosts(merged);
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

/** Mine, with ids renamed that the other used for something else. */
function withOwnIds(base: RoomDesign, mine: RoomDesign, theirs: RoomDesign): RoomDesign {
  const [was, own, other] = [base, mine, theirs].map((design) => byId(named(design))) as [
    Named,
    Named,
    Named,
  ];
  const taken = new Set([...was.keys(), ...own.keys(), ...other.keys()]);
  const names = new Map<string, string>();
  for (const [id, thing] of own) {
    const there = other.get(id);
    if (!there || was.has(id) || same(there, thing)) continue;
    const stem = id.replace(/-\d+$/, "").slice(0, 34);
    let count = 1;
    while (taken.has(`${stem}-${count}`)) count += 1;
    taken.add(`${stem}-${count}`);
    names.set(id, `${stem}-${count}`);
  }
  return names.size === 0 ? mine : renamed(mine, names);
}

type Named = Map<string, RoomItem | RoomOpening>;

const named = ({ items, plan }: RoomDesign) => [...items, ...plan.openings];

function renamed(design: RoomDesign, names: ReadonlyMap<string, string>): RoomDesign {
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

function withoutLostHosts(design: RoomDesign): RoomDesign {
  const there = new Set(design.items.map(({ id }) => id));
  const items = design.items.map((item) =>
    item.host && !there.has(item.host) ? { ...item, host: null } : item,
  );
  return { ...design, items };
}
