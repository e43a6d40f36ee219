import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";
import type { GivenLine } from "./rooms.rules.ts";
import { json, type RoomRow } from "./rooms.store.ts";

/** Stores what a room gave to a project, and its version. */
export async function rememberGiven(
  db: Db,
  room: Pick<RoomRow, "id" | "version" | "design">,
  given: { project_id: string; lines: readonly GivenLine[] },
): Promise<void> {
  await db
    .updateTable("rooms")
    .set({
      project_id: given.project_id,
      finalised_version: room.version,
      finalised_at: sql`now()`,
      finalised_design: json(room.design),
      finalised_lines: json(given.lines),
    })
    .where("id", "=", room.id)
    .execute();
}
