import { fail, failFields } from "../../../http/failure.ts";
import type { Db } from "../../../platform/database.ts";
import { projectFollowers } from "./followers.ts";
import type { Owner } from "./owner.ts";
import { addProject, type NewProject } from "./project-cart.store.ts";
import { lockRoom } from "./project-of-room.store.ts";

/**
 * The project of a room of the owner's: its current one, else a new one with the room's name that its products will go
 * to. Call it in a transaction.
 * @returns the project's id
 */
export async function projectOfRoom(
  db: Db,
  owner: Owner,
  roomId: string,
  wanted: NewProject,
): Promise<string> {
  const room = (await lockRoom(db, owner, roomId)) ?? fail("not_found");
  if (room.open_project_id) return room.open_project_id;
  if (room.showroom_id !== wanted.showroom_id) failFields({ room: "This room belongs to another showroom." });
  const id = await addProject(db, owner, {
    ...wanted,
    name: wanted.name ?? room.name,
    floorplan: room.floorplan_id ?? wanted.floorplan,
    floor_template: room.template_id ?? wanted.floor_template,
    is_3d: true,
  });
  for (const follower of projectFollowers) await follower.roomJoins?.(db, roomId, id);
  return id;
}
