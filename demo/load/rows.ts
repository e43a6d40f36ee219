import { type RawBuilder, sql } from "kysely";
import type { DB } from "../../db/schema.generated.ts";

type Row = Record<string, unknown>;

/** The part of a database that the loader writes through: a Kysely transaction. */
export interface Writer {
  /** Runs a statement of Kysely's `sql` tag. */
  run(statement: RawBuilder<unknown>): Promise<unknown>;
}

const perStatement = 4_000;

/**
 * Writes rows in few statements, each carrying its rows as one JSON document. The rows' keys name the
 * columns; all rows have the same keys. Dates may be Date objects, json and array columns plain values.
 */
export async function insertRows(
  writer: Writer,
  table: keyof DB & string,
  rows: readonly Row[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
  for (let at = 0; at < rows.length; at += perStatement) {
    const json = JSON.stringify(rows.slice(at, at + perStatement));
    await writer.run(sql`
      insert into ${sql.table(table)} (${columns})
      select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${json}::text::json)`);
  }
}
