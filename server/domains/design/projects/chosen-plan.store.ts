import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";
import { tokenHash } from "../../../platform/ids.ts";
import type { Owner } from "./owner.ts";

/** Whether this owner can open a floor plan and a template: public ones, a showroom's templates, and the owner's own. */
export async function canOpen(
  db: Db,
  owner: Owner,
  chosen: { floorplan: string | null; template: string | null },
): Promise<{ floorplan: boolean; template: boolean }> {
  const own =
    "user_id" in owner ? sql`user_id = ${owner.user_id}` : sql`temp_key_hash = ${tokenHash(owner.guest_key)}`;
  const isOpen = sql`(num_nonnulls(user_id, temp_key_hash) = 0 or ${own})`;
  const { rows } = await sql<{ floorplan: boolean; template: boolean }>`
    select exists (select from floorplans where id = ${chosen.floorplan} and ${isOpen}) as floorplan,
      exists (select from templates where id = ${chosen.template} and (${isOpen} or showroom_id is not null))
        as template`.execute(db);
  return rows[0]!;
}
