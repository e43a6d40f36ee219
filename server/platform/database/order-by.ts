import { type RawBuilder, sql } from "kysely";

/**
 * The `order by` of a list.
 * @param sort a key of `by`, with a minus sign for descending; undefined for the usual order
 * @param usual what decides between equal rows as well, so that no row is on two pages
 */
export function orderBy<Key extends string>(
  sort: Key | `-${Key}` | undefined,
  by: Readonly<Record<Key, RawBuilder<unknown>>>,
  usual: RawBuilder<unknown>,
): RawBuilder<unknown> {
  if (!sort) return sql`order by ${usual}`;
  const column = by[sort.replace(/^-/, "") as Key];
  const direction = sort.startsWith("-") ? sql`desc` : sql`asc`;
  return sql`order by ${column} ${direction} nulls last, ${usual}`;
}
