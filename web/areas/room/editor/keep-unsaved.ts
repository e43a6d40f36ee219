import type { RoomDesign, RoomItem } from "../../../../contract/design/room-design.ts";

/** Changes the server does not have yet, kept in the browser so that a reload or a crash loses nothing. */
export interface Unsaved {
  version: number;
  /** What `version` looked like. */
  base: RoomDesign;
  design: RoomDesign;
}

const before = (roomId: string) => `room-unsaved:${roomId}:`;
// two windows on one room each keep their own
const ofThisWindow = crypto.randomUUID();
const keyOf = (roomId: string) => before(roomId) + ofThisWindow;

export function keepUnsaved(roomId: string, unsaved: Unsaved): void {
  try {
    localStorage.setItem(keyOf(roomId), JSON.stringify(unsaved));
  } catch {
    // storage is full or switched off: the server copy follows within a second anyway
  }
}

/**
 * What windows of this browser left behind, including this one before a reload; call `forget` when the server has it.
 * It may include changes that another window is about to save; then both save them.
 */
export function unsavedOf(roomId: string): { left: Unsaved[]; forget(): void } {
  const found = new Map<string, string>();
  try {
    for (const key of Object.keys(localStorage)) {
      const text = key.startsWith(before(roomId)) ? localStorage.getItem(key) : null;
      if (text) found.set(key, text);
    }
  } catch {
    // nothing was kept then
  }
  return {
    left: [...found.values()].flatMap((text) => parsed(text)),
    forget() {
      for (const [key, text] of found) forget(key, text);
    },
  };
}

/** Forgets what this window kept. */
export const forgetUnsaved = (roomId: string): void => forget(keyOf(roomId));

function forget(key: string, asRead?: string): void {
  try {
    if (asRead === undefined || localStorage.getItem(key) === asRead) localStorage.removeItem(key);
  } catch {
    // nothing was kept then
  }
}

function parsed(text: string): Unsaved[] {
  try {
    const { version, base, design } = JSON.parse(text) as Partial<Unsaved>;
    if (typeof version !== "number" || !isDesign(base) || !isDesign(design)) return [];
    return [{ version, base: known(base), design: known(design) }];
  } catch {
    return [];
  }
}

/** A draft that was cut off or changed by hand is not one. */
function isDesign(value: Partial<RoomDesign> | undefined): value is RoomDesign {
  const { items, surfaces, plan } = value ?? {};
  const lists = [items, surfaces, plan?.vertices_in, plan?.walls, plan?.openings, plan?.services];
  return lists.every((list) => Array.isArray(list));
}

/** Every field of an object in a room; the compiler keeps it complete. */
const itemFields: Readonly<Record<keyof RoomItem, true>> = {
  id: true,
  sku: true,
  kind: true,
  at_in: true,
  rotation_deg: true,
  width_in: true,
  depth_in: true,
  height_in: true,
  elevation_in: true,
  against: true,
  host: true,
  finish: true,
  hardware_sku: true,
};

/** Without what an earlier version of this page put into objects: the server would refuse the whole room for it. */
const known = (design: RoomDesign): RoomDesign => ({
  ...design,
  items: design.items.map(
    (item) =>
      Object.fromEntries(
        Object.entries(item).filter(([field]) => Object.hasOwn(itemFields, field)),
      ) as RoomItem,
  ),
});
