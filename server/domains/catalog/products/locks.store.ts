import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../../platform/database.ts";

// Everyone who locks variants and products does it in one order, so that no two wait for each other: variants by their
// ids, as a sale takes them, then products by theirs, which a sale changes once something has sold out.

/** Whether rows may be deleted: then carts that are about to name them have to wait, too. */
type Purpose = "change" | "delete";

const strengths: Record<Purpose, RawBuilder<unknown>> = {
  change: sql`for no key update`,
  delete: sql`for update`,
};

/** Lets nobody else change these variants until the transaction ends. */
export async function lockVariants(
  db: Db,
  ids: readonly number[],
  purpose: Purpose = "change",
): Promise<void> {
  await sql`
    select from variants where id = any(${[...ids]}::bigint[]) order by id ${strengths[purpose]}`.execute(db);
}

/** The same for products, after the variants. */
export async function lockProducts(
  db: Db,
  ids: readonly number[],
  purpose: Purpose = "change",
): Promise<void> {
  await sql`
    select from products where id = any(${[...ids]}::bigint[]) order by id ${strengths[purpose]}`.execute(db);
}

/** The same for all products that a condition names. */
export async function lockProductsWhere(db: Db, condition: RawBuilder<unknown>): Promise<void> {
  await sql`select from products where ${condition} order by id for no key update`.execute(db);
}

/** Products with all of their variants. */
export async function lockWithVariants(db: Db, productIds: readonly number[]): Promise<void> {
  await sql`
    select from variants where product_id = any(${[...productIds]}::bigint[])
    order by id for no key update`.execute(db);
  await lockProducts(db, productIds);
}
