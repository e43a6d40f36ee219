import { sql } from "kysely";
import type { RoomDesign } from "../../../../contract/design/room-design.ts";
import type { Db } from "../../../platform/database.ts";

export interface VersionRow {
  version: number;
  name: string;
  items: number;
  saved_at: Date;
}

/** Saved versions of a room, newest first. */
export function versionsOf(db: Db, roomId: string): Promise<VersionRow[]> {
  return db
    .selectFrom("room_versions")
    .select(["version", "name", "saved_at", sql<number>`jsonb_array_length(design -> 'items')`.as("items")])
    .where("room_id", "=", roomId)
    .orderBy("version", "desc")
    .execute();
}

export function versionOf(
  db: Db,
  roomId: string,
  version: number,
): Promise<{ version: number; name: string; design: RoomDesign; saved_at: Date } | undefined> {
  return db
    .selectFrom("room_versions")
    .select(["version", "name", "saved_at", sql<RoomDesign>`design`.as("design")])
    .where("room_id", "=", roomId)
    .where("version", "=", version)
    .executeTakeFirst();
}
