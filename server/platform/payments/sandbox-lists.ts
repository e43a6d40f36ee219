import { type RawBuilder, sql } from "kysely";
import type { Db } from "../database.ts";
import type { ListedMovement, Span } from "./gateway.ts";

type Table = "sandbox_charges" | "sandbox_refunds" | "sandbox_payouts" | "ach_entries";

const pageSize = 500;

/** Our own rows of a span of time, page by page, as a provider's list comes. */
export async function* listSandbox<Row extends ListedMovement>(
  db: Db,
  table: Table,
  { from, to }: Span,
  condition: RawBuilder<unknown> = sql``,
  more: RawBuilder<unknown> = sql``,
): AsyncGenerator<Row> {
  let after = "";
  for (;;) {
    const { rows } = await sql<Row>`
      select id as ref, amount_cents, created_at ${more} from ${sql.table(table)} listed
      where created_at >= ${from} and created_at < ${to} and id > ${after} ${condition}
      order by id limit ${pageSize}`.execute(db);
    yield* rows;
    if (rows.length < pageSize) return;
    after = rows.at(-1)!.ref;
  }
}
