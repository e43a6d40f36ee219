import type { RoomDesign } from "../../contract/room-design.ts";

/** A change of a design that may be refused; the message says what would be possible. */
export type Edited = { ok: true; design: RoomDesign } | { ok: false; message: string };

export const refused = (message: string): Edited => ({ ok: false, message });
export const done = (design: RoomDesign): Edited => ({ ok: true, design });
