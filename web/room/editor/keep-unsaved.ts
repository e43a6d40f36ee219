import type { RoomDesign } from "../../../contract/room-design.ts";

/** Work that the server has not got yet, kept in the browser so that a reload or a crash loses nothing. */
export interface Unsaved {
  version: number;
  /** What `version` looked like. */
  base: RoomDesign;
  design: RoomDesign;
}

const keyOf = (roomId: string) => `room-unsaved:${roomId}`;

export function keepUnsaved(roomId: string, unsaved: Unsaved): void {
  try {
    localStorage.setItem(keyOf(roomId), JSON.stringify(unsaved));
  } catch {
    // storage is full or switched off: the server copy follows within a second anyway
  }
}

export function unsavedOf(roomId: string): Unsaved | undefined {
  try {
    const text = localStorage.getItem(keyOf(roomId));
    return text ? (JSON.parse(text) as Unsaved) : undefined;
  } catch {
    return undefined;
  }
}

export function forgetUnsaved(roomId: string): void {
  try {
    localStorage.removeItem(keyOf(roomId));
  } catch {
    // nothing was kept then
  }
}
