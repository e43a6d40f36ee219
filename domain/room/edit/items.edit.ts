import type { RoomDesign, RoomItem } from "../../../contract/design/room-design.ts";
import { add, minus, type Point, rotated } from "../geometry/point.ts";
import { usualSettings } from "../takeoff/settings.ts";
import { counterTopOn } from "../takeoff/shapes/countertop.ts";

/** An item before it has an id in the design. */
export type NewItem = Omit<RoomItem, "id"> & { id?: string };

/** Ids have at most 40 characters; this leaves room for a number. */
const longestStem = 34;

/** An id that no item, wall or opening of the design has: `toilet-2`. */
export function freeId(design: RoomDesign, stem: string): string {
  const taken = new Set<string>([
    ...design.items.map(({ id }) => id),
    ...design.plan.walls.map(({ id }) => id),
    ...design.plan.openings.map(({ id }) => id),
  ]);
  for (let count = 1; ; count += 1) {
    const id = `${stem.slice(0, longestStem)}-${count}`;
    if (!taken.has(id)) return id;
  }
}

export const itemById = (design: RoomDesign, id: string): RoomItem | undefined =>
  design.items.find((item) => item.id === id);

/** The item and everything set into it or standing on it, recursively. */
export function withGuests(design: RoomDesign, id: string): RoomItem[] {
  const found = design.items.filter((item) => item.id === id);
  for (const host of found) {
    for (const item of design.items) if (item.host === host.id && !found.includes(item)) found.push(item);
  }
  return found;
}

/** The design with one more item, and that item's id. */
export function addItem(design: RoomDesign, item: NewItem): { design: RoomDesign; id: string } {
  const id = item.id && !itemById(design, item.id) ? item.id : freeId(design, item.kind);
  return { design: { ...design, items: [...design.items, { ...item, id }] }, id };
}

/**
 * The design without the items, their guests, and surfaces that only they carried; a counter stays on the remaining
 * cabinets.
 */
export function deleteItems(design: RoomDesign, ids: readonly string[]): RoomDesign {
  const gone = new Set(ids.flatMap((id) => withGuests(design, id).map((item) => item.id)));
  const { supplies } = design;
  return {
    ...design,
    ...(supplies && { supplies: supplies.filter((supply) => !gone.has(supply.for)) }),
    items: design.items.filter(({ id }) => !gone.has(id)),
    surfaces: design.surfaces.flatMap((surface) => {
      const [word = "", target = ""] = surface.id.split(":", 2);
      if (!gone.has(target) || !/^(countertop|shower|coping)$/.test(word)) return [surface];
      const left =
        word === "countertop" ? cabinetsUnder(design, target).find(({ id }) => !gone.has(id)) : undefined;
      return left ? [{ ...surface, id: `countertop:${left.id}` }] : [];
    }),
  };
}

const cabinetsUnder = (design: RoomDesign, id: string): RoomItem[] =>
  counterTopOn(design, id, usualSettings)?.items ?? [];

/** A copy with its guests, one width to its right; `id` is the copy's id. */
export function duplicateItem(design: RoomDesign, id: string): { design: RoomDesign; id: string } {
  const originals = withGuests(design, id);
  const [first] = originals;
  if (!first) return { design, id };
  const shift = rotated([first.width_in, 0], first.rotation_deg);
  const names = new Map<string, string>();
  let next = design;
  for (const item of originals) {
    const name = freeId(next, item.kind);
    names.set(item.id, name);
    const host = item.host ? (names.get(item.host) ?? item.host) : item.host;
    const copy: RoomItem = {
      ...item,
      id: name,
      at_in: add(item.at_in, shift),
      ...(host === undefined ? {} : { host }),
    };
    next = { ...next, items: [...next.items, copy] };
  }
  return { design: next, id: names.get(id)! };
}

/** The design with a changed item; `placeItem` changes position and rotation. */
export function changeItem(
  design: RoomDesign,
  id: string,
  change: Partial<Omit<RoomItem, "id" | "at_in" | "rotation_deg">>,
): RoomDesign {
  return { ...design, items: design.items.map((item) => (item.id === id ? { ...item, ...change } : item)) };
}

/** The item at a new position and rotation; its guests move with it. */
export function placeItem(
  design: RoomDesign,
  id: string,
  place: { at_in: Point; rotation_deg: number; against?: string | null },
): RoomDesign {
  const item = itemById(design, id);
  if (!item) return design;
  const turn = place.rotation_deg - item.rotation_deg;
  const moving = new Set(withGuests(design, id).map((each) => each.id));
  const items = design.items.map((each): RoomItem => {
    if (!moving.has(each.id)) return each;
    const at_in = add(place.at_in, rotated(minus(each.at_in, item.at_in), turn));
    const rotation_deg = normal(each.rotation_deg + turn);
    const against = place.against === undefined ? {} : { against: place.against };
    const wall = each.id === id || each.against === item.against ? against : {};
    return { ...each, at_in, rotation_deg, ...(each.id === id || each.against ? wall : {}) };
  });
  return { ...design, items };
}

/** Degrees from 0 up to 360, without float noise. */
export const normal = (degrees: number): number => {
  const turn = ((degrees % 360) + 360) % 360;
  return Math.round(turn * 1e6) / 1e6 === 360 ? 0 : Math.round(turn * 1e6) / 1e6;
};
