import type { ManagedCategory } from "../../../../contract/catalog/structure.ts";
import type { Caller } from "../../../http/caller.ts";
import { fail, failFields } from "../../../http/failure.ts";
import type { Db } from "../../../platform/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { audit } from "../../identity/audit/index.ts";
import { formerSlugs, touchCategories } from "../products/index.ts";
import { keepsCategory } from "./editing.rules.ts";
import {
  attributeNames,
  dropCategory,
  managedCategories,
  managedDepartments,
  moveProducts,
  orderCategories,
  setCategory,
  setDepartment,
  setMenuCategories,
  unlistCategory,
} from "./editing.store.ts";
import { movedBefore, slugFor } from "./ordering.rules.ts";
import { changeStructure } from "./shown.flow.ts";
import { insertCategory } from "./structure.store.ts";

export interface NewCategory {
  name: string;
  slug?: string | undefined;
  description?: string | undefined;
  facets?: string[] | undefined;
  parent_id: number | null;
  department_id?: number | undefined;
}

export interface CategoryChange {
  version: number;
  name?: string | undefined;
  description?: string | undefined;
  facets?: string[] | undefined;
  is_hidden?: boolean | undefined;
  parent_id?: number | null | undefined;
  before?: number | null | undefined;
}

/** Adds a category at the end of its list. */
export function addCategory(
  platform: Platform,
  caller: Caller,
  { name, slug, description = "", facets = [], parent_id, department_id }: NewCategory,
): Promise<ManagedCategory> {
  return changeStructure(platform, async (db) => {
    const there = await managedCategories(db);
    requireParent(there, parent_id);
    if (parent_id !== null && department_id !== undefined)
      failFields({ department_id: "Choose a top-level category." });
    await requireFacets(db, facets);
    const place = { id: Math.max(0, ...there.map((one) => one.id)) + 1, parent_id };
    const position = there.filter((one) => one.parent_id === parent_id).length + 1;
    const free = await freeSlug(db, there, { name, slug });
    await insertCategory(db, { ...place, name, slug: free, position, description, facets });
    if (department_id !== undefined) await listAtEnd(db, department_id, place.id);
    await audit(db, {
      caller,
      action: "category.added",
      about: aboutOf(place.id),
      details: { name, slug: free, below: nameOf(there, parent_id) },
    });
    return found(db, place.id);
  });
}

/** Changes a category. Refuses (409) with the category as it is now. */
export function changeCategory(
  platform: Platform,
  caller: Caller,
  id: number,
  { version, before, ...set }: CategoryChange,
): Promise<ManagedCategory> {
  return changeStructure(platform, async (db) => {
    const there = await managedCategories(db);
    const now = atVersion(there, id, version);
    const next: ManagedCategory = {
      ...now,
      name: set.name ?? now.name,
      description: set.description ?? now.description,
      facets: set.facets ?? now.facets,
      is_hidden: set.is_hidden ?? now.is_hidden,
      parent_id: set.parent_id === undefined ? now.parent_id : set.parent_id,
    };
    const isMoved = next.parent_id !== now.parent_id;
    if (isMoved) requirePlace(there, next);
    if (set.facets) await requireFacets(db, set.facets);
    await setCategory(db, next);
    if (isMoved && next.parent_id !== null) await unlistCategory(db, id);
    if (isMoved || before !== undefined) {
      const beside = there.filter((one) => one.parent_id === next.parent_id).map((one) => one.id);
      await orderCategories(db, movedBefore(beside, id, before ?? null));
    }
    const isFound = isMoved || next.name !== now.name || next.is_hidden !== now.is_hidden;
    if (isFound) await touchCategories(db, [id]);
    const details = {
      name: next.name,
      ...(next.name !== now.name && { from: now.name }),
      ...(next.is_hidden !== now.is_hidden && { is_hidden: next.is_hidden }),
      ...(isMoved && { below: nameOf(there, next.parent_id) }),
      ...(before !== undefined && { moved: true }),
      ...(set.facets && { filters: set.facets.length }),
    };
    await audit(db, { caller, action: "category.changed", about: aboutOf(id), details });
    return found(db, id);
  });
}

/** Deletes a category that nothing uses, or moves its products to another one first. Refuses (409) with the reason. */
export function deleteCategory(
  platform: Platform,
  caller: Caller,
  id: number,
  { version, move_to }: { version: number; move_to?: number | undefined },
): Promise<ManagedCategory> {
  return changeStructure(platform, async (db) => {
    const there = await managedCategories(db);
    const now = atVersion(there, id, version);
    const target = there.find((one) => one.id === move_to);
    if (move_to !== undefined && (!target || target.id === id))
      failFields({ move_to: "Choose a different category from the list." });
    const children = there.filter((one) => one.parent_id === id).length;
    const reason = keepsCategory(now, { children, moves: target !== undefined });
    if (reason) fail("account_needed", { values: { reason }, data: now });
    if (target) await moveProducts(db, id, target.id);
    await dropCategory(db, id);
    const details = {
      name: now.name,
      slug: now.slug,
      ...(target && { products: now.products, moved_to: target.name }),
    };
    await audit(db, { caller, action: "category.deleted", about: aboutOf(id), details });
    return now;
  });
}

const aboutOf = (id: number) => ({ type: "category", id: String(id) });
const nameOf = (there: readonly ManagedCategory[], id: number | null) =>
  there.find((one) => one.id === id)?.name ?? null;

async function found(db: Db, id: number): Promise<ManagedCategory> {
  return (await managedCategories(db)).find((one) => one.id === id) ?? fail("not_found");
}

function atVersion(there: readonly ManagedCategory[], id: number, version: number): ManagedCategory {
  const now = there.find((one) => one.id === id) ?? fail("not_found");
  if (now.version !== version) fail("stale_version", { data: now });
  return now;
}

/** The shop shows two levels: categories, and what is below them. */
function requireParent(there: readonly ManagedCategory[], parent_id: number | null): void {
  if (parent_id === null) return;
  const parent = there.find((one) => one.id === parent_id);
  if (!parent) failFields({ parent_id: "Choose a category from the list." });
  if (parent.parent_id !== null)
    failFields({ parent_id: `${parent.name} is a subcategory. Choose a top-level category.` });
}

function requirePlace(there: readonly ManagedCategory[], { id, name, parent_id }: ManagedCategory): void {
  if (parent_id === id) failFields({ parent_id: "A category can't be its own subcategory." });
  requireParent(there, parent_id);
  if (parent_id !== null && there.some((one) => one.parent_id === id))
    failFields({ parent_id: `${name} has subcategories. Move them first.` });
}

async function requireFacets(db: Db, facets: readonly string[]): Promise<void> {
  const known = new Set((await attributeNames(db)).map(({ key }) => key));
  const missing = facets.find((key) => !known.has(key));
  if (missing !== undefined) failFields({ facets: `We couldn't find the attribute ${missing}.` });
  if (new Set(facets).size < facets.length) failFields({ facets: "A filter can be listed only once." });
}

async function freeSlug(
  db: Db,
  there: readonly ManagedCategory[],
  { name, slug }: { name: string; slug?: string | undefined },
): Promise<string> {
  const former = await formerSlugs(db);
  const taken = new Map(there.map((one) => [one.slug, one.name]));
  for (const [old, id] of former) taken.set(old, nameOf(there, id) ?? "Another category");
  if (slug === undefined) return slugFor(name, new Set(taken.keys()), "category");
  if (taken.has(slug)) failFields({ slug: `${taken.get(slug)} already uses this address.` });
  if (/^\d+$/.test(slug)) failFields({ slug: "Enter an address with at least one letter." });
  return slug;
}

async function listAtEnd(db: Db, departmentId: number, categoryId: number): Promise<void> {
  const department = (await managedDepartments(db)).find(({ id }) => id === departmentId);
  if (!department) failFields({ department_id: "Choose a department from the list." });
  await setMenuCategories(db, departmentId, [...department.category_ids, categoryId]);
  await setDepartment(db, departmentId, department);
}
