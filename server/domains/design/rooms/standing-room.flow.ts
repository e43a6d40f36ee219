import type { RoomDesign } from "../../../../contract/design/room-design.ts";
import type { Caller } from "../../../http/caller.ts";
import type { Db } from "../../../platform/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { showroomById } from "../../showrooms/showrooms/index.ts";
import { ownerOf } from "../projects/index.ts";
import { actingOnRoom } from "./acting.flow.ts";
import { findTemplate } from "./library.flow.ts";
import { findRoomOf } from "./rooms.store.ts";
import { templateIn } from "./templates.flow.ts";

/** The design of a template that the caller may see, in a showroom's products. */
export async function templateInShowroom(
  platform: Platform,
  caller: Caller,
  {
    id,
    temp_project_id,
    showroom_id,
  }: { id: string; temp_project_id?: string | undefined; showroom_id: string },
): Promise<RoomDesign> {
  const row = await findTemplate(platform, ownerOf(caller, temp_project_id), id);
  return (await templateIn(platform, await showroomById(platform, showroom_id), row)).design;
}

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
