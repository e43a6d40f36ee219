import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";

/** The channel on which every server hears that a showroom was opened, closed or changed. */
export const placesChannel = "places_changed";

/** Tells every server once the transaction commits. Call it in the same transaction as the change. */
export async function announcePlaces(db: Db): Promise<void> {
  await sql`select pg_notify(${placesChannel}, '')`.execute(db);
}
