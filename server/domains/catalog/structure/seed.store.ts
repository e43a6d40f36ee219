import { sql } from "kysely";
import { insertRows, type Row } from "../../../platform/database/insert-rows.ts";
import type { Db } from "../../../platform/database.ts";
import type { CategoryRow, MenuRow } from "./structure.store.ts";

/** A category with its sub-categories, which have its facets. */
type SeededCategory = Omit<CategoryRow, "parent_id" | "position"> & {
  children: readonly Pick<CategoryRow, "id" | "name" | "slug">[];
};

export interface SeededStructure {
  attributes: readonly Row<"attributes">[];
  categories: readonly SeededCategory[];
  /** With the slugs of their categories. */
  departments: readonly (Pick<MenuRow, "id" | "name"> & { slug: string; categories: readonly string[] })[];
}

/** Everything in the order in which it is given. */
export async function seedStructure(
  db: Db,
  { attributes, categories, departments }: SeededStructure,
): Promise<void> {
  await insertRows(db, "attributes", attributes);
  await insertRows(
    db,
    "menus",
    departments.map(({ id, name, slug }, at) => ({ id, name, menu_slug: slug, position: at + 1 })),
  );
  await insertRows(
    db,
    "categories",
    categories.map(({ children: _, ...category }, at) => ({
      ...category,
      parent_id: null,
      position: at + 1,
    })),
  );
  await insertRows(
    db,
    "categories",
    categories.flatMap(({ id: parent_id, facets, children }) =>
      children.map((child, at) => ({ ...child, description: "", facets, parent_id, position: at + 1 })),
    ),
  );
  const ids = new Map(categories.map(({ slug, id }) => [slug, id]));
  await insertRows(
    db,
    "menu_categories",
    departments.flatMap(({ id: menu_id, categories: slugs }) =>
      slugs.map((slug, at) => ({ menu_id, category_id: ids.get(slug)!, position: at + 1 })),
    ),
  );
}

interface Shown {
  id: number;
  media_key: string | null;
}

/** The pictures of departments and categories, which show products. */
export async function seedStructurePictures(
  db: Db,
  pictures: { departments: readonly Shown[]; categories: readonly Shown[] },
): Promise<void> {
  const given = (shown: readonly Shown[]) =>
    sql`jsonb_to_recordset(${JSON.stringify(shown)}::text::jsonb) as g (id int, media_key text)`;
  await sql`update categories c set media_key = g.media_key from ${given(pictures.categories)} where c.id = g.id`.execute(
    db,
  );
  await sql`update menus m set media_key = g.media_key from ${given(pictures.departments)} where m.id = g.id`.execute(
    db,
  );
}
