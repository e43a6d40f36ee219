import {
  addAttribute,
  addCategory,
  addDepartment,
  changeAttribute,
  changeCategory,
  changeDepartment,
  deleteAttribute,
  deleteCategory,
  deleteDepartment,
  importStructure,
  listAttributes,
  readStructure,
  structureFile,
} from "../../../../contract/catalog/structure.ts";
import { fail } from "../../../http/failure.ts";
import { type Route, serve } from "../../../http/serve.ts";
import * as attributes from "./attributes.flow.ts";
import * as categories from "./categories.flow.ts";
import * as departments from "./departments.flow.ts";
import { fileOf } from "./editing.rules.ts";
import { attributeNames, managedAttributes, managedCategories, managedDepartments } from "./editing.store.ts";
import { importByAdmin } from "./import-file.flow.ts";

const largestFile = { bytes: 2 * 1024 * 1024, words: "2 MB" };

async function textOf(sent: File | string): Promise<string> {
  const size = typeof sent === "string" ? Buffer.byteLength(sent) : sent.size;
  if (size > largestFile.bytes) fail("too_large", { values: { limit: largestFile.words } });
  return typeof sent === "string" ? sent : sent.text();
}

export const routes: readonly Route[] = [
  serve(readStructure, async ({ platform: { db } }) => {
    const [all, listed, names] = await Promise.all([
      managedCategories(db),
      managedDepartments(db),
      attributeNames(db),
    ]);
    return { data: { departments: listed, categories: all, attributes: names } };
  }),
  serve(addDepartment, async ({ body, caller, platform }) => ({
    message: `${body.name} added to the menu.`,
    data: await departments.addDepartment(platform, caller, body),
  })),
  serve(changeDepartment, async ({ params, body, caller, platform }) => ({
    message: "Saved.",
    data: await departments.changeDepartment(platform, caller, params.id, body),
  })),
  serve(deleteDepartment, async ({ params, query, caller, platform }) => {
    const { version, from_showrooms } = query;
    const how = { version, from_showrooms: from_showrooms === "true" };
    await departments.deleteDepartment(platform, caller, params.id, how);
    return { message: "Department deleted." };
  }),
  serve(addCategory, async ({ body, caller, platform }) => ({
    message: `${body.name} is added.`,
    data: await categories.addCategory(platform, caller, body),
  })),
  serve(changeCategory, async ({ params, body, caller, platform }) => ({
    message: "Saved.",
    data: await categories.changeCategory(platform, caller, params.id, body),
  })),
  serve(deleteCategory, async ({ params, query, caller, platform }) => {
    const { name } = await categories.deleteCategory(platform, caller, params.id, query);
    return { message: `${name} is deleted.` };
  }),
  serve(listAttributes, async ({ platform }) => ({ data: await managedAttributes(platform.db) })),
  serve(addAttribute, async ({ body, caller, platform }) => ({
    message: `${body.label} is added.`,
    data: await attributes.addAttribute(platform, caller, body),
  })),
  serve(changeAttribute, async ({ params, body, caller, platform }) => ({
    message: "Saved.",
    data: await attributes.changeAttribute(platform, caller, params.key, body),
  })),
  serve(deleteAttribute, async ({ params, query, caller, platform }) => {
    const { label } = await attributes.deleteAttribute(platform, caller, params.key, query.version);
    return { message: `${label} is deleted.` };
  }),
  serve(structureFile, async ({ platform: { db } }) => {
    const [listed, all, known] = await Promise.all([
      managedDepartments(db),
      managedCategories(db),
      managedAttributes(db),
    ]);
    const file = fileOf({ departments: listed, categories: all, attributes: known });
    return new File([`${JSON.stringify(file, null, 2)}\n`], "categories.json", {
      type: "application/json; charset=utf-8",
    });
  }),
  serve(importStructure, async ({ body, caller, platform }) => {
    const apply = body.apply === "true";
    const report = await importByAdmin(platform, caller, { text: await textOf(body.file), apply });
    return { data: { applied: apply, ...report } };
  }),
];
