import type { RoomDesign, RoomItem, RoomSurface } from "../../../contract/design/room-design.ts";
import { label } from "../../room/geometry/item-label.ts";
import { listed } from "../../room/geometry/listed.ts";
import { placementRefusal } from "../../room/rules/placement.ts";

/** What stays of a room that is furnished anew. */
export interface Kept {
  items: readonly RoomItem[];
  surfaces: readonly RoomSurface[];
  ids: ReadonlySet<string>;
}

/**
 * The items and surfaces with these ids. An item's host and guests stay with it, and so does its tile or top. Ids that the
 * room does not have are ignored.
 */
export function keptIn({ items, surfaces }: RoomDesign, keep: readonly string[]): Kept {
  const ids = new Set(keep);
  for (let before = -1; before !== ids.size; ) {
    before = ids.size;
    for (const { id, host } of items) {
      if (host && ids.has(id)) ids.add(host);
      if (host && ids.has(host)) ids.add(id);
    }
  }
  const kept = items.filter(({ id }) => ids.has(id));
  const covered = surfaces.filter(({ id }) => ids.has(id) || ids.has(id.split(":", 2)[1] ?? ""));
  return {
    items: kept,
    surfaces: covered,
    ids: new Set([...kept, ...covered].map(({ id }) => id)),
  };
}

/** Kinds that a room has one of for a purpose: what stays takes the new one's place. */
const purposes = new Map<string, string>(
  [
    ["toilet"],
    ["bidet"],
    ["vanity", "lavatory"],
    ["tub", "tub_shower"],
    ["shower"],
    ["range", "cooktop"],
    ["hood"],
    ["refrigerator"],
    ["dishwasher"],
    ["wall_oven"],
    ["microwave"],
    ["washer"],
    ["dryer"],
    ["island"],
    ["sofa"],
    ["bed"],
    ["low_table"],
    ["table"],
    ["media"],
    ["rug"],
    ["grill"],
    ["pool"],
  ].flatMap((kinds) => kinds.map((kind) => [kind, kinds[0]!] as const)),
);

/** A furnished room with what stays in it exactly as it was; what stood in its way is left out, named in `leftOut`. */
export function withKept(fresh: RoomDesign, kept: Kept): { design: RoomDesign; leftOut: string[] } {
  const named = withOtherIds(fresh, kept.ids);
  const replaced = new Set(kept.items.flatMap((item) => nearestLike(named, item)?.id ?? []));
  const stays = { ...named, items: [...kept.items] };
  const blocked = named.items.filter(
    (item) => !item.host && !replaced.has(item.id) && placementRefusal(withItem(stays, item), item) !== null,
  );
  const gone = withGuests(named, new Set([...replaced, ...blocked.map(({ id }) => id)]));
  const items = [...kept.items, ...named.items.filter(({ id }) => !gone.has(id))];
  const own = new Set(kept.surfaces.map(({ id }) => id));
  const surfaces = [
    ...kept.surfaces,
    ...named.surfaces.filter(({ id }) => !own.has(id) && !gone.has(id.split(":", 2)[1] ?? "")),
  ];
  return {
    design: { ...named, items, surfaces },
    leftOut: blocked.map((item) => label({ items: [item] }, item)),
  };
}

const withItem = (design: RoomDesign, item: RoomItem): RoomDesign => ({
  ...design,
  items: [...design.items, item],
});

/** Of the new things with the purpose of one that stays, the nearest. */
function nearestLike({ items }: RoomDesign, kept: RoomItem): RoomItem | undefined {
  const purpose = purposes.get(kept.kind);
  const away = ({ at_in: [x, y] }: RoomItem) => Math.hypot(x - kept.at_in[0], y - kept.at_in[1]);
  return purpose === undefined
    ? undefined
    : items.filter(({ kind }) => purposes.get(kind) === purpose).toSorted((a, b) => away(a) - away(b))[0];
}

function withGuests({ items }: RoomDesign, ids: ReadonlySet<string>): Set<string> {
  const all = new Set(ids);
  for (let before = -1; before !== all.size; ) {
    before = all.size;
    for (const { id, host } of items) if (host && all.has(host)) all.add(id);
  }
  return all;
}

/** The same room with other ids where things that stay have them. */
function withOtherIds(design: RoomDesign, taken: ReadonlySet<string>): RoomDesign {
  const renamed = (id: string) => (taken.has(id) ? `new-${id}`.slice(0, 40) : id);
  const renamedOf = (surface: string) => {
    const [kind = "", target] = surface.split(":", 2);
    return target !== undefined && design.items.some(({ id }) => id === target)
      ? `${kind}:${renamed(target)}`
      : surface;
  };
  return {
    ...design,
    items: design.items.map((item) => ({
      ...item,
      id: renamed(item.id),
      ...(item.host ? { host: renamed(item.host) } : {}),
    })),
    surfaces: design.surfaces.map((surface) => ({ ...surface, id: renamedOf(surface.id) })),
  };
}

/** What is said of things that are left out because something stays in their place. */
export function leftOutWords(leftOut: readonly string[]): string[] {
  if (leftOut.length === 0) return [];
  const counts = Map.groupBy(leftOut, (name) => name);
  const names = [...counts].map(([name, all]) =>
    all.length > 1 ? `${all.length} × ${name}` : `${/^[aeiou]/i.test(name) ? "an" : "a"} ${name}`,
  );
  return [`These don't fit beside what you keep: ${listed(names)}.`];
}
