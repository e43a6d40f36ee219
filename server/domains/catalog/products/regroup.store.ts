import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";
import { lockProductsWhere } from "./locks.store.ts";

/**
 * Reloads the products of changed categories, because the search index has their categories' names.
 * @param ids of the categories that changed
 */
export async function touchCategories(db: Db, ids: readonly number[]): Promise<void> {
  const inThem = sql`category_id in (
    select id from categories where id = any(${[...ids]}) or parent_id = any(${[...ids]}))`;
  await lockProductsWhere(db, inThem);
  await sql`update products set updated_at = clock_timestamp() where ${inThem}`.execute(db);
}

/** Reloads a brand's products, because the search index has its name. */
export async function touchBrand(db: Db, id: number): Promise<void> {
  await lockProductsWhere(db, sql`brand_id = ${id}`);
  await sql`update products set updated_at = clock_timestamp() where brand_id = ${id}`.execute(db);
}

/** Puts a category's products into another one. */
export async function moveToCategory(db: Db, from: number, to: number): Promise<void> {
  await lockProductsWhere(db, sql`category_id = ${from}`);
  await sql`
    update products set category_id = ${to}, updated_at = clock_timestamp() where category_id = ${from}`.execute(
    db,
  );
}

/** Gives a brand's products to another one. */
export async function moveToBrand(db: Db, from: number, to: number): Promise<void> {
  await lockProductsWhere(db, sql`brand_id = ${from}`);
  await sql`
    update products set brand_id = ${to}, updated_at = clock_timestamp() where brand_id = ${from}`.execute(
    db,
  );
}
