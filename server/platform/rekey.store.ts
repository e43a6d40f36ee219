import { type RawBuilder, sql } from "kysely";
import type { DB } from "../../db/schema.generated.ts";
import type { Db } from "./database.ts";
import type { LinkText } from "./secret-keys.ts";

/** A column that was made with a key. */
export type KeyedColumn = Keyed & { table: keyof DB & string };

type Keyed = {
  /** What is in it, in plain words. */
  name: string;
  /** The primary key. */
  id: string;
  column: string;
} & ({ sealed_for: string } | { link: (id: string, part: string) => LinkText; part?: string });

/** Columns of a table that were made with a key; the table's owner declares them. */
export const keyedIn = (table: KeyedColumn["table"], ...columns: readonly Keyed[]): KeyedColumn[] =>
  columns.map((each) => ({ ...each, table }));

export interface KeyedRow {
  id: string;
  value: Buffer;
  /** Another column that a link is derived from. */
  part: string;
}

const atOnce = 500;

/** The rows of a column that have a value, in the order of their ids. */
export async function* keyedRows(db: Db, keyed: KeyedColumn): AsyncGenerator<KeyedRow> {
  const [id, column] = [sql.ref(keyed.id), sql.ref(keyed.column)];
  const part = "link" in keyed && keyed.part ? sql`${sql.ref(keyed.part)}::text` : sql`''`;
  let last: string | null = null;
  do {
    const after: RawBuilder<unknown> = last === null ? sql`` : sql`and ${id} > ${last}`;
    const { rows }: { rows: KeyedRow[] } = await sql<KeyedRow>`
      select ${id} as id, ${column} as value, ${part} as part from ${sql.table(keyed.table)}
      where ${column} is not null ${after} order by ${id} limit ${sql.lit(atOnce)}`.execute(db);
    yield* rows;
    last = rows.length < atOnce ? null : rows.at(-1)!.id;
  } while (last !== null);
}

/** Replaces a value, unless it has changed since it was read: then a server has made it with its own key. */
export async function replaceKeyed(db: Db, keyed: KeyedColumn, row: KeyedRow, value: Buffer): Promise<void> {
  const column = sql.ref(keyed.column);
  await sql`
    update ${sql.table(keyed.table)} set ${column} = ${value}
    where ${sql.ref(keyed.id)} = ${row.id} and ${column} = ${row.value}`.execute(db);
}
