import type { RoomDesign } from "../../../contract/design/room-design.ts";
import { limitProblem } from "./room-limits.ts";

/** A change of a design that may be refused; the message says what would be possible. */
export type Edited = { ok: true; design: RoomDesign } | { ok: false; message: string };

export const refused = (message: string): Edited => ({ ok: false, message });

/** The changed design, unless it is more than a room can hold. */
export function done(design: RoomDesign): Edited {
  const problem = limitProblem(design);
  return problem === null ? { ok: true, design } : refused(problem);
}
