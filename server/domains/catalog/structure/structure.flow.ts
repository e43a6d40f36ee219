import { isDeepStrictEqual } from "node:util";
import type { CategoriesFile } from "../../../../contract/catalog/categories-file.ts";
import { invalidate } from "../../../platform/cache/invalidation.ts";
import type { Database, Db } from "../../../platform/database.ts";
import { touchCategories } from "../products/index.ts";
import { filedCategories, readCategoriesFile, requireConsistent } from "./structure.rules.ts";
import {
  attributesByKey,
  type CategoryRow,
  categoriesBySlug,
  filedRow,
  hasNoStructure,
  insertCategory,
  insertMenu,
  listInMenu,
  lockStructure,
  type MenuRow,
  menusBySlug,
  updateCategory,
  updateMenu,
  writeAttribute,
} from "./structure.store.ts";

/** What an import of categories did, by names such as "category Tile Flooring". */
export interface StructureReport {
  added: string[];
  changed: string[];
  /** What the marketplace has and the file does not; it stays. */
  kept: string[];
}

/**
 * Brings the marketplace's departments, categories and attributes to what the file says. Known by slug and key, they are
 * added or changed and never deleted. Done again, it changes nothing. Throws UnreadableFile, and then writes nothing.
 * @param text of a JSON file, see contract/catalog/categories-file.ts
 */
export function importCategories(db: Database["db"], text: string): Promise<StructureReport> {
  return db.transaction().execute(async (transaction) => {
    const report = await bringIn(transaction, text);
    await invalidate(transaction, "products");
    return report;
  });
}

/** What an import would do; writes nothing. Throws UnreadableFile. */
export async function previewCategories(db: Database["db"], text: string): Promise<StructureReport> {
  const preview = await db.startTransaction().execute();
  try {
    return await bringIn(preview, text);
  } finally {
    await preview.rollback().execute();
  }
}

/** The import in the caller's transaction. The caller then announces the change to all servers. */
export async function bringIn(transaction: Db, text: string): Promise<StructureReport> {
  const file = readCategoriesFile(text);
  await lockStructure(transaction);
  const report: StructureReport = { added: [], changed: [], kept: [] };
  const attributes = await attributesByKey(transaction);
  const categories = await categoriesBySlug(transaction);
  requireConsistent(file, {
    categories: new Set(categories.keys()),
    attributes: new Set(attributes.keys()),
  });
  for (const attribute of file.attributes) {
    const before = attributes.get(attribute.key);
    const row = { ...attribute, choices: attribute.choices ?? before?.choices ?? [] };
    if (isDeepStrictEqual(before, row)) continue;
    await writeAttribute(row, transaction);
    note(report, before, `attribute ${attribute.label}`);
  }
  await writeCategories(transaction, file, categories, report);
  await writeDepartments(transaction, file, categories, report);
  return report;
}

/** Loads these categories into a marketplace that has none; says whether it did. */
export async function ensureCategories(db: Database["db"], text: () => Promise<string>): Promise<boolean> {
  if (!(await hasNoStructure(db))) return false;
  await importCategories(db, await text());
  return true;
}

const note = ({ added, changed }: StructureReport, before: unknown, name: string) =>
  (before ? changed : added).push(name);

/** Also adds the new rows to `categories`. */
async function writeCategories(
  db: Db,
  file: CategoriesFile,
  categories: Map<string, CategoryRow>,
  report: StructureReport,
): Promise<void> {
  const filed = filedCategories(file);
  const slugs = new Set(filed.map(({ slug }) => slug));
  report.kept.push(
    ...[...categories.values()].flatMap(({ slug, name }) => (slugs.has(slug) ? [] : `category ${name}`)),
  );
  const changedIds: number[] = [];
  let lastId = Math.max(0, ...Array.from(categories.values(), ({ id }) => id));
  for (const one of filed) {
    const before = categories.get(one.slug);
    const parent_id = one.parent === null ? null : categories.get(one.parent)!.id;
    const siblings = filed.filter(({ parent }) => parent === one.parent);
    const others = [...categories.values()].filter((row) => row.parent_id === parent_id);
    const position = placeOf(
      one.slug,
      siblings,
      others,
      before?.parent_id === parent_id ? before : undefined,
    );
    const row = filedRow(one, before, { id: before?.id ?? ++lastId, parent_id, position });
    if (isDeepStrictEqual({ ...before }, row)) continue;
    await (before ? updateCategory(db, row) : insertCategory(db, row));
    categories.set(row.slug, row);
    if (before) changedIds.push(row.id);
    note(report, before, `category ${row.name}`);
  }
  if (changedIds.length > 0) await touchCategories(db, changedIds);
}

/** A file that has all of its neighbors says their order; otherwise what is new goes to the end. */
function placeOf(
  slug: string,
  filed: readonly { slug: string }[],
  there: readonly { slug: string; position: number }[],
  before: { position: number } | undefined,
): number {
  const slugs = filed.map((one) => one.slug);
  if (there.every((one) => slugs.includes(one.slug))) return slugs.indexOf(slug) + 1;
  return before?.position ?? Math.max(0, ...there.map(({ position }) => position)) + 1;
}

async function writeDepartments(
  db: Db,
  { departments }: CategoriesFile,
  categories: ReadonlyMap<string, CategoryRow>,
  report: StructureReport,
): Promise<void> {
  const menus = await menusBySlug(db);
  const slugs = new Set(departments.map(({ slug }) => slug));
  report.kept.push(
    ...[...menus.values()].flatMap(({ menu_slug, name }) =>
      slugs.has(menu_slug) ? [] : `department ${name}`,
    ),
  );
  let lastId = Math.max(0, ...Array.from(menus.values(), ({ id }) => id));
  for (const { name, slug, categories: listed } of departments) {
    const before = menus.get(slug);
    const there = Array.from(menus.values(), ({ menu_slug, position }) => ({ slug: menu_slug, position }));
    const position = placeOf(slug, departments, there, before);
    const row: MenuRow = { id: before?.id ?? ++lastId, name, menu_slug: slug, position };
    const isChanged = !isDeepStrictEqual({ ...before }, row);
    if (isChanged) await (before ? updateMenu(db, row) : insertMenu(db, row));
    menus.set(slug, row);
    const ids = listed.map((category) => categories.get(category)!.id);
    const isListed = ids.length > 0 && (await listInMenu(db, row.id, ids));
    if (isChanged || isListed) note(report, before, `department ${name}`);
  }
}
