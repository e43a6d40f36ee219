import { type RawBuilder, sql } from "kysely";

type Values = readonly (string | number)[];
type Type = "text" | "bigint" | "int" | "uuid";

/**
 * `column = ${anyOf(ids, "bigint")}`: any of these values. With a list as a plain parameter, PostgreSQL plans the
 * statement again for each list, which takes longer than most of our statements run; behind a `select` it plans once
 * for a list of ten and keeps that.
 */
export const anyOf = (values: Values, type: Type): RawBuilder<unknown> => sql`any(${listOf(values, type)})`;

/** `unnest(${listOf(ids, "bigint")})`: a list for which PostgreSQL does not plan again either. */
export function listOf(values: Values, type: Type): RawBuilder<unknown> {
  const list = sql.raw(`${type}[]`);
  return sql`(select ${[...values]}::${list})::${list}`;
}
