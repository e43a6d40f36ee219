import { sql } from "kysely";
import type { Db } from "../../platform/database.ts";

/** A column that refers to accounts, and what the database does with the row when an account goes. */
export interface Reference {
  table: string;
  column: string;
  on_delete: "cascade" | "set null" | "no action";
}

/** All columns that refer to accounts, as the database itself knows them: a new table is never forgotten. */
export async function accountReferences(db: Db): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select c.conrelid::regclass::text as "table", a.attname as "column",
      case c.confdeltype when 'c' then 'cascade' when 'n' then 'set null' else 'no action' end as on_delete
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'users'::regclass and array_length(c.conkey, 1) = 1
    order by 1, 2`.execute(db);
  return rows;
}

/** Columns of a table that may be shown to whom they are about: no secrets, no hashes of them, no places in stores. */
export async function plainColumns(db: Db, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select a.attname as name from pg_attribute a
    where a.attrelid = ${table}::regclass and a.attnum > 0 and not a.attisdropped
      and a.atttypid <> 'bytea'::regtype
      and a.attname !~ '(hash|token|secret|path|_key)'
    order by a.attnum`.execute(db);
  return rows.map(({ name }) => name);
}
