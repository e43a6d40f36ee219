import { sql } from "kysely";
import type { Db } from "../../server/platform/database.ts";

const large = ["products", "variants", "product_images", "reviews", "product_views"];
/** What brings products up to date finds their variants and reviews by these. */
const neededAtOnce = ["variants", "reviews"];

/**
 * Takes the plain indexes off the large tables while they are filled, and builds them at once afterwards,
 * which is a good deal cheaper than keeping them in step row by row. Keys and constraints stay.
 * @param fill writes the rows
 * @param refresh then brings the products up to date; variants and reviews have their indexes again by then
 */
export async function withoutIndexes(
  db: Db,
  fill: () => Promise<void>,
  refresh: () => Promise<void>,
): Promise<void> {
  const { rows } = await sql<{ table: string; name: string; definition: string }>`
    select i.indrelid::regclass::text as "table", c.relname as name, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where i.indrelid::regclass::text = any(${large}) and not i.indisunique
      and not exists (select from pg_constraint where conindid = i.indexrelid)`.execute(db);
  for (const { name } of rows) await sql`drop index ${sql.ref(name)}`.execute(db);
  const build = async (wanted: (table: string) => boolean) => {
    // an index cannot be built while deferred checks of its table wait
    await sql`set constraints all immediate`.execute(db);
    for (const { table, definition } of rows) if (wanted(table)) await sql.raw(definition).execute(db);
  };
  await fill();
  await build((table) => neededAtOnce.includes(table));
  for (const table of large) await sql`analyze ${sql.table(table)}`.execute(db);
  await refresh();
  await build((table) => !neededAtOnce.includes(table));
}
