import type { ManagedDepartment } from "../../../../contract/catalog/structure.ts";
import type { Caller } from "../../../http/caller.ts";
import { fail, failFields } from "../../../http/failure.ts";
import type { Db } from "../../../platform/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { audit } from "../../identity/audit/index.ts";
import { touchCategories } from "../products/index.ts";
import { keepsDepartment } from "./editing.rules.ts";
import {
  dropDepartment,
  managedCategories,
  managedDepartments,
  orderDepartments,
  setDepartment,
  setMenuCategories,
} from "./editing.store.ts";
import { movedBefore, slugFor } from "./ordering.rules.ts";
import { changeStructure } from "./shown.flow.ts";
import { insertMenu } from "./structure.store.ts";

export interface DepartmentChange {
  version: number;
  name?: string | undefined;
  is_hidden?: boolean | undefined;
  before?: number | null | undefined;
  category_ids?: number[] | undefined;
}

/** Adds a department at the end. */
export function addDepartment(
  platform: Platform,
  caller: Caller,
  { name, slug }: { name: string; slug?: string | undefined },
): Promise<ManagedDepartment> {
  return changeStructure(platform, async (db) => {
    const there = await managedDepartments(db);
    const taken = new Map(there.map((one) => [one.slug, one.name]));
    if (slug !== undefined && taken.has(slug))
      failFields({ slug: `${taken.get(slug)} already uses this address.` });
    const id = Math.max(0, ...there.map((one) => one.id)) + 1;
    const menu_slug = slug ?? slugFor(name, new Set(taken.keys()), "department");
    await insertMenu(db, { id, name, menu_slug, position: there.length + 1 });
    await orderDepartments(db, [...there.map((one) => one.id), id]);
    const about = { type: "department", id: String(id) };
    await audit(db, { caller, action: "department.added", about, details: { name, slug: menu_slug } });
    return found(db, id);
  });
}

/** Renames, moves or hides a department, or says what it lists. Refuses (409) with the department as it is now. */
export function changeDepartment(
  platform: Platform,
  caller: Caller,
  id: number,
  { version, before, category_ids, ...set }: DepartmentChange,
): Promise<ManagedDepartment> {
  return changeStructure(platform, async (db) => {
    const there = await managedDepartments(db);
    const now = atVersion(there, id, version);
    const next = { name: set.name ?? now.name, is_hidden: set.is_hidden ?? now.is_hidden };
    const listed = category_ids && (await requireListable(db, category_ids));
    await setDepartment(db, id, next);
    if (before !== undefined) {
      const ids = there.map((one) => one.id);
      await orderDepartments(db, movedBefore(ids, id, before));
    }
    if (listed) await setMenuCategories(db, id, listed);
    await touchCategories(db, affected(now, next, listed));
    const details = {
      name: next.name,
      ...(next.name !== now.name && { from: now.name }),
      ...(next.is_hidden !== now.is_hidden && { is_hidden: next.is_hidden }),
      ...(before !== undefined && { moved: true }),
      ...(listed && { categories: listed.length }),
    };
    await audit(db, { caller, action: "department.changed", about: aboutOf(id), details });
    return found(db, id);
  });
}

/** Deletes a department that no showroom sells, or takes it out of those that do. Its categories stay. */
export function deleteDepartment(
  platform: Platform,
  caller: Caller,
  id: number,
  { version, from_showrooms }: { version: number; from_showrooms: boolean },
): Promise<void> {
  return changeStructure(platform, async (db) => {
    const now = atVersion(await managedDepartments(db), id, version);
    const reason = from_showrooms ? undefined : keepsDepartment(now);
    if (reason) fail("account_needed", { values: { reason }, data: now });
    await touchCategories(db, now.category_ids);
    await dropDepartment(db, id);
    const details = { name: now.name, slug: now.slug, showrooms: now.showrooms };
    await audit(db, { caller, action: "department.deleted", about: aboutOf(id), details });
  });
}

const aboutOf = (id: number) => ({ type: "department", id: String(id) });

async function found(db: Db, id: number): Promise<ManagedDepartment> {
  return (await managedDepartments(db)).find((one) => one.id === id) ?? fail("not_found");
}

function atVersion(there: readonly ManagedDepartment[], id: number, version: number): ManagedDepartment {
  const now = there.find((one) => one.id === id) ?? fail("not_found");
  if (now.version !== version) fail("stale_version", { data: now });
  return now;
}

/**
 * Ids of the categories whose products have to be reloaded: the search index has a department's name and what it
 * lists.
 */
function affected(
  now: ManagedDepartment,
  next: Pick<ManagedDepartment, "name" | "is_hidden">,
  listed: readonly number[] | undefined,
): number[] {
  if (next.name !== now.name || next.is_hidden !== now.is_hidden) {
    return [...new Set([...now.category_ids, ...(listed ?? [])])];
  }
  if (!listed) return [];
  const [before, after] = [new Set(now.category_ids), new Set(listed)];
  return [...new Set([...before, ...after])].filter((id) => before.has(id) !== after.has(id));
}

async function requireListable(db: Db, ids: readonly number[]): Promise<number[]> {
  const categories = new Map((await managedCategories(db)).map((one) => [one.id, one]));
  if (new Set(ids).size < ids.length) failFields({ category_ids: "A category can be listed only once." });
  const missing = ids.find((id) => !categories.has(id));
  if (missing !== undefined) failFields({ category_ids: `We couldn't find the category ${missing}.` });
  return [...ids];
}
