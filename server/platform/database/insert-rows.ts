import { type Insertable, sql } from "kysely";
import type { DB, JsonValue } from "../../../db/schema.generated.ts";
import type { Db } from "../database.ts";

/** What `json_populate_recordset` takes for a column: json as plain values, bytes as a hexadecimal string. */
type Given<Value> = JsonValue extends Value
  ? unknown
  : Value extends Buffer
    ? `\\x${string}`
    : Value extends readonly (infer One)[]
      ? readonly One[]
      : Value;

/** A row of a table as it is inserted, with its ids and dates if it has its own. */
export type Row<Table extends keyof DB> = {
  readonly [Column in keyof Insertable<DB[Table]>]: Given<Insertable<DB[Table]>[Column]>;
};

const perStatement = 4_000;

/**
 * Writes rows in few statements, each with its rows as one JSON document. All rows have the keys of the first; the
 * other columns get their defaults.
 */
export async function insertRows<Table extends keyof DB>(
  db: Db,
  table: Table,
  rows: readonly Row<Table>[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
  for (let at = 0; at < rows.length; at += perStatement) {
    const json = JSON.stringify(rows.slice(at, at + perStatement));
    await sql`
      insert into ${sql.table(table)} (${columns})
      select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${json}::text::json)`.execute(
      db,
    );
  }
}
