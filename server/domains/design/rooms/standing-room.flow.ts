import type { RoomDesign } from "../../../../contract/design/room-design.ts";
import type { Caller } from "../../../http/caller.ts";
import type { Db } from "../../../platform/database.ts";
import { ownerOf } from "../projects/index.ts";
import { actingOnRoom } from "./acting.flow.ts";
import { findRoomOf } from "./rooms.store.ts";

/** A furnished room that the caller may change, as it stands; undefined for somebody else's. */
export async function standingRoom(
  db: Db,
  caller: Caller,
  id: string,
  temp_project_id: string | undefined,
): Promise<{ design: RoomDesign; showroom_id: string; company_name: string } | undefined> {
  if (!ownerOf(caller, temp_project_id)) return undefined;
  const { owner } = await actingOnRoom(db, caller, id, temp_project_id);
  return findRoomOf(db, owner, id);
}
