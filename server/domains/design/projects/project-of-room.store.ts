import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";
import { tokenHash } from "../../../platform/ids.ts";
import type { Owner } from "./owner.ts";

export interface RoomToLink {
  name: string;
  showroom_id: string;
  floorplan_id: string | null;
  template_id: string | null;
  /** Its project or cart, as long as that is not ordered. */
  open_project_id: string | null;
}

/** A room of this owner's, locked until the transaction ends. */
export async function lockRoom(db: Db, owner: Owner, roomId: string): Promise<RoomToLink | undefined> {
  const own =
    "user_id" in owner
      ? sql`r.user_id = ${owner.user_id}`
      : sql`r.temp_key_hash = ${tokenHash(owner.guest_key)}`;
  const { rows } = await sql<RoomToLink>`
    select r.name, r.showroom_id, r.floorplan_id, r.template_id, p.id as open_project_id
    from rooms r
    left join projects p on p.id = r.project_id and p.ordered_at is null and p.showroom_id = r.showroom_id
    where r.id = ${roomId} and ${own}
    for update of r`.execute(db);
  return rows[0];
}
