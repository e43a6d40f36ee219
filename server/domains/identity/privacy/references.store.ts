import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";

/** A column that references accounts, and what the database does with the row when an account is deleted. */
export interface Reference {
  table: string;
  column: string;
  on_delete: "cascade" | "set null" | "no action";
}

/** All columns that reference accounts, from the database catalog: no new table is forgotten. */
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

/** Columns of a table that its data subject may see: no secrets, no hashes of them, no storage paths. */
export async function plainColumns(db: Db, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select a.attname as name from pg_attribute a
    where a.attrelid = ${table}::regclass and a.attnum > 0 and not a.attisdropped
      and a.atttypid <> 'bytea'::regtype
      and a.attname !~ '(hash|token|secret|path|_key)'
    order by a.attnum`.execute(db);
  return rows.map(({ name }) => name);
}
