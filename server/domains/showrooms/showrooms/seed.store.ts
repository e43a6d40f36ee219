import { insertRows, type Row } from "../../../platform/database/insert-rows.ts";
import type { Db } from "../../../platform/database.ts";

/** A showroom with the departments in which it sells, and its markups by category in basis points. */
export type SeededShowroom = Omit<Row<"showrooms">, "updated_at"> & {
  departments: readonly number[];
  category_markups: readonly { category_id: number; markup_bp: number }[];
};

export async function seedShowrooms(db: Db, showrooms: readonly SeededShowroom[]): Promise<void> {
  await insertRows(
    db,
    "showrooms",
    showrooms.map(({ departments: _, category_markups: __, ...showroom }) => ({
      ...showroom,
      updated_at: showroom.created_at,
    })),
  );
  await insertRows(
    db,
    "showroom_menus",
    showrooms.flatMap(({ id, departments }) => departments.map((menu_id) => ({ showroom_id: id, menu_id }))),
  );
  await insertRows(
    db,
    "showroom_markups",
    showrooms.flatMap(({ id, category_markups }) =>
      category_markups.map((markup) => ({ showroom_id: id, product_id: null, ...markup })),
    ),
  );
}

/** Markups of single products. */
export const seedProductMarkups = (
  db: Db,
  markups: readonly { showroom_id: string; product_id: number; markup_bp: number }[],
): Promise<void> =>
  insertRows(
    db,
    "showroom_markups",
    markups.map((markup) => ({ ...markup, category_id: null })),
  );
