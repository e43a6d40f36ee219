import { sql } from "kysely";
import { anyOf } from "../../../../platform/any-of.ts";
import type { Db } from "../../../../platform/database.ts";
import { sumsText } from "./index.store.ts";

/** What `sumsByCategory` says, from the database. */
export async function databaseSums(db: Db, without: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ category_id: number; count: number; wholesale: number; list: number }>`
    select p.category_id, count(*)::int as count, sum(p.wholesale_cents)::float8 as wholesale,
      sum(p.list_cents)::float8 as list
    from products p join categories c on c.id = p.category_id left join categories above on above.id = c.parent_id
    where p.status = 'published' and p.default_variant_id is not null
      and not c.is_hidden and above.is_hidden is not true and not p.id = ${anyOf(without, "bigint")}
    group by p.category_id`.execute(db);
  return new Map(
    rows.map(({ category_id, count, wholesale, list }) => [category_id, sumsText(count, wholesale, list)]),
  );
}
