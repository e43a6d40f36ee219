import { sql } from "kysely";
import type { Db } from "../../server/platform/database.ts";

const large = ["products", "variants", "product_images", "reviews", "product_views"];

/**
 * Takes the plain indexes off the large tables while they are filled, and builds them at once afterwards,
 * which is a good deal cheaper than keeping them in step row by row. Keys and constraints stay.
 */
export async function withoutIndexes(db: Db, fill: () => Promise<void>): Promise<void> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select c.relname as name, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where i.indrelid::regclass::text = any(${large}) and not i.indisunique
      and not exists (select from pg_constraint where conindid = i.indexrelid)`.execute(db);
  for (const { name } of rows) await sql`drop index ${sql.ref(name)}`.execute(db);
  await fill();
  // an index cannot be built while deferred checks of its table wait
  await sql`set constraints all immediate`.execute(db);
  for (const { definition } of rows) await sql.raw(definition).execute(db);
}
