import { sql } from "kysely";
import type { DB } from "../../../db/schema.generated.ts";
import type { Db } from "../database.ts";

/**
 * Takes the plain indexes off large tables while they are filled, and builds them at once afterwards, which is a good
 * deal cheaper than keeping them in step row by row. Keys and constraints stay. Statements take as long as they need.
 * @param tables that get many rows; `neededAtOnce` are those that `refresh` reads by index
 * @param fill writes the rows
 * @param refresh then brings up to date what follows from the rows
 */
export async function withoutIndexes(
  db: Db,
  tables: { large: readonly (keyof DB)[]; neededAtOnce: readonly (keyof DB)[] },
  fill: () => Promise<void>,
  refresh: () => Promise<void>,
): Promise<void> {
  const isNeeded = (table: string) => tables.neededAtOnce.some((one) => one === table);
  await sql`set local statement_timeout = 0`.execute(db);
  const { rows } = await sql<{ table: string; name: string; definition: string }>`
    select i.indrelid::regclass::text as "table", c.relname as name, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where i.indrelid::regclass::text = any(${[...tables.large]}) and not i.indisunique
      and not exists (select from pg_constraint where conindid = i.indexrelid)`.execute(db);
  for (const { name } of rows) await sql`drop index ${sql.ref(name)}`.execute(db);
  const build = async (wanted: (table: string) => boolean) => {
    // an index cannot be built while deferred checks of its table wait
    await sql`set constraints all immediate`.execute(db);
    for (const { table, definition } of rows) if (wanted(table)) await sql.raw(definition).execute(db);
  };
  await fill();
  await build(isNeeded);
  for (const table of tables.large) await sql`analyze ${sql.table(table)}`.execute(db);
  await refresh();
  await build((table) => !isNeeded(table));
}
