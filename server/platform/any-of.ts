import { type RawBuilder, sql } from "kysely";

/**
 * `column = ${anyOf(ids, "bigint")}`: any of these values. With a list as a plain parameter, PostgreSQL plans the
 * statement again for each list, which takes longer than most of our statements run; behind a `select` it plans once
 * for a list of ten and keeps that.
 */
export function anyOf(
  values: readonly (string | number)[],
  type: "text" | "bigint" | "int" | "uuid",
): RawBuilder<unknown> {
  const list = sql.raw(`${type}[]`);
  return sql`any((select ${[...values]}::${list})::${list})`;
}
