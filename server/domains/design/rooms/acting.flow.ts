import type { Caller } from "../../../http/caller.ts";
import { fail } from "../../../http/failure.ts";
import type { Db } from "../../../platform/database.ts";
import { type Acting, actingOn, ownerOf } from "../projects/index.ts";
import { projectOfRoom } from "./room-editors.store.ts";
import { findRoomOf } from "./rooms.store.ts";

/**
 * For whom the caller looks at a room or changes it: whoever may change a project may change its rooms too. Otherwise
 * the room is not found later, as somebody else's; a guest without a key is refused at once.
 */
export async function actingOnRoom(
  db: Db,
  caller: Caller,
  room_id: string,
  temp_project_id?: string,
): Promise<Acting> {
  const own = ownerOf(caller, temp_project_id) ?? fail("not_found");
  const self = { owner: own, edits_for: null, editor_id: null };
  if (!("user_id" in own) || (await findRoomOf(db, own, room_id))) return self;
  const project = await projectOfRoom(db, room_id);
  return (project && (await actingOn(db, caller, project))) || self;
}
