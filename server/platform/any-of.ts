import { type RawBuilder, sql } from "kysely";

/**
 * `column = ${anyOf(ids, "bigint")}`: any of these values. PostgreSQL looks into a list that is a plain parameter and
 * so plans the statement anew for each, which takes longer than most of our statements run; behind a `select` it
 * plans once for a list of ten and keeps that.
 */
export function anyOf(
  values: readonly (string | number)[],
  type: "text" | "bigint" | "int" | "uuid",
): RawBuilder<unknown> {
  const list = sql.raw(`${type}[]`);
  return sql`any((select ${[...values]}::${list})::${list})`;
}
