import { sql } from "kysely";
import type { ClientStage } from "../../../../contract/showrooms/client-stages.ts";
import { insertRows } from "../../../platform/database/insert-rows.ts";
import type { Db } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";

/** Makes clients of everybody who ordered from a showroom or asked it something. */
export async function gatherClients(db: Db): Promise<void> {
  await sql`select gather_clients()`.execute(db);
}

/** Somebody whom a pro has put on the board. */
export interface SeededProspect {
  showroom_id: string;
  full_name: string;
  phone: string;
  address: string;
  stage: ClientStage;
  next_step: string;
  /** YYYY-MM-DD; null without one. */
  next_step_on: string | null;
}

export async function seedProspects(db: Db, prospects: readonly SeededProspect[], at: Date): Promise<void> {
  const clients = prospects.map((prospect) => ({ ...prospect, id: newId() }));
  await insertRows(
    db,
    "clients",
    clients.map((client) => ({
      ...client,
      stage_since: at,
      source: "by_hand",
      created_at: at,
      updated_at: at,
    })),
  );
  await insertRows(
    db,
    "client_events",
    clients.map(({ id }) => ({ id: newId(), client_id: id, kind: "added", at })),
  );
}
