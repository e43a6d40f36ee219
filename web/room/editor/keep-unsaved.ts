import type { RoomDesign } from "../../../contract/room-design.ts";

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
    return [JSON.parse(text) as Unsaved];
  } catch {
    return [];
  }
}
