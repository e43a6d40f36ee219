import { sql } from "kysely";
import type { Db } from "../../../../platform/database.ts";
import { newId } from "../../../../platform/ids.ts";
import type { ListPerson } from "./list-person.rules.ts";

/** Has imports into a showroom wait for each other until the transaction ends. */
export async function lockImports(db: Db, showroom_id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${showroom_id}, 2))`.execute(db);
}

export interface KnownClient {
  full_name: string;
  email: string;
  phone: string;
  address: string;
}

/** Every client of a showroom, archived ones too. */
export async function knownClients(db: Db, showroom_id: string): Promise<KnownClient[]> {
  return db
    .selectFrom("clients")
    .select(["full_name", "email", "phone", "address"])
    .where("showroom_id", "=", showroom_id)
    .execute();
}

/** Adds clients with what happened; one whose address is taken in the meantime is not added. */
export async function insertImported(
  db: Db,
  showroom_id: string,
  people: readonly ListPerson[],
  { by_id, at }: { by_id: string; at: Date },
): Promise<void> {
  const rows = people.map(({ full_name, email, phone, address }) => ({
    id: newId(),
    event: newId(),
    full_name,
    email,
    phone,
    address,
  }));
  await sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as given (id uuid, event uuid,
        full_name text, email text, phone text, address text)
    ), made as (
      insert into clients (id, showroom_id, full_name, email, phone, address, stage, stage_since, source, created_at,
        updated_at)
      select id, ${showroom_id}::uuid, full_name, email, phone, address, 'lead', ${at}::timestamptz, 'imported',
        ${at}::timestamptz, ${at}::timestamptz
      from given
      on conflict do nothing
      returning id
    )
    insert into client_events (id, client_id, kind, by_id, at)
    select given.event, made.id, 'added', ${by_id}::uuid, ${at}::timestamptz from made join given using (id)`.execute(
    db,
  );
}
