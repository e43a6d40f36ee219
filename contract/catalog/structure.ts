import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { success, versionAsked, versionSent } from "../shapes.ts";
import { attributeKey, categorySlug, structureName } from "./categories-file.ts";

const mostWhole = 2_147_483_647;
const id = z.number().int().min(1).max(mostWhole);
const idAsked = z.coerce.number("Enter a valid ID.").int().min(1).max(mostWhole);
const byId = z.object({ id: idAsked });

const slug = categorySlug.refine(
  (text) => text !== "all",
  "Choose a different address. This one is reserved.",
);
const facets = z.array(attributeKey).max(30, "A category can have at most 30 filters.");
const description = z.string().trim().max(2000, "Enter at most 2,000 characters.");
/** Where it comes to stand: before this one, or at the end. */
const before = id.nullable();

/** A department as admins see it. */
const managedDepartment = z.object({
  id: z.number(),
  name: z.string(),
  slug: z.string(),
  is_hidden: z.boolean(),
  version: z.number(),
  /** Ids of its categories in the order of the menu. */
  category_ids: z.array(z.number()),
  /** Showrooms that sell it. */
  showrooms: z.number(),
});
export type ManagedDepartment = z.infer<typeof managedDepartment>;

const managedCategory = z.object({
  id: z.number(),
  parent_id: z.number().nullable(),
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  /** Keys of the attributes that filter its products. */
  facets: z.array(z.string()),
  is_hidden: z.boolean(),
  version: z.number(),
  /** Products in the category itself, whatever their status. */
  products: z.number(),
  /** Showrooms with a markup of their own on it. */
  markups: z.number(),
});
export type ManagedCategory = z.infer<typeof managedCategory>;

const managedAttribute = z.object({
  key: z.string(),
  label: z.string(),
  kind: z.enum(["enum", "number", "boolean", "color"]),
  unit: z.string(),
  /** What it can be, in the order of the filter. */
  choices: z.array(z.string()),
  version: z.number(),
  /** Products that have it. */
  products: z.number(),
  /** Names of the categories that filter by it. */
  categories: z.array(z.string()),
});
export type ManagedAttribute = z.infer<typeof managedAttribute>;

export const readStructure = endpoint("GET /api/admin/structure", {
  summary: "Departments and categories as admins see them, each list in its order; and the attributes' names",
  permission: "admin.run",
  reply: success(
    z.object({
      departments: z.array(managedDepartment),
      categories: z.array(managedCategory),
      attributes: z.array(z.object({ key: z.string(), label: z.string(), unit: z.string() })),
    }),
  ),
});

export const addDepartment = endpoint("POST /api/admin/departments", {
  summary: "Add a department at the end of the menu; showrooms that sell all departments get it too",
  permission: "admin.run",
  status: 201,
  idempotency: "accepted",
  body: z.strictObject({ name: structureName, slug: slug.optional() }),
  reply: success(managedDepartment),
});

export const changeDepartment = endpoint("PUT /api/admin/departments/{id}", {
  summary: "Rename, move or hide a department, or say which categories it lists; its slug stays",
  permission: "admin.run",
  params: byId,
  body: z.strictObject({
    version: versionSent,
    name: structureName.optional(),
    is_hidden: z.boolean().optional(),
    before: before.optional(),
    /** All of its categories, in their order. */
    category_ids: z.array(id).max(200, "A department can list at most 200 categories.").optional(),
  }),
  reply: success(managedDepartment),
});

export const deleteDepartment = endpoint("DELETE /api/admin/departments/{id}", {
  summary: "Delete a department, unless showrooms sell it; its categories stay",
  permission: "admin.run",
  params: byId,
  query: z.object({
    version: versionAsked,
    /** Takes it out of the showrooms that sell it. */
    from_showrooms: z.enum(["true", "false"], "Choose true or false.").default("false"),
  }),
  reply: z.object({ success: z.literal(true), message: z.string().optional() }),
});

export const addCategory = endpoint("POST /api/admin/categories", {
  summary: "Add a category at the end: below another one, or into a department",
  permission: "admin.run",
  status: 201,
  idempotency: "accepted",
  body: z.strictObject({
    name: structureName,
    slug: slug.optional(),
    description: description.optional(),
    facets: facets.optional(),
    parent_id: id.nullable().default(null),
    department_id: id.optional(),
  }),
  reply: success(managedCategory),
});

export const changeCategory = endpoint("PUT /api/admin/categories/{id}", {
  summary: "Rename, describe, move, order or hide a category, or say what filters it has; its slug stays",
  permission: "admin.run",
  params: byId,
  body: z.strictObject({
    version: versionSent,
    name: structureName.optional(),
    description: description.optional(),
    facets: facets.optional(),
    is_hidden: z.boolean().optional(),
    /** The category that it belongs to; null for one that departments list. */
    parent_id: id.nullable().optional(),
    before: before.optional(),
  }),
  reply: success(managedCategory),
});

export const deleteCategory = endpoint("DELETE /api/admin/categories/{id}", {
  summary:
    "Delete a category, unless products or showrooms' markups use it; with `move_to` its products go to another category, where its address then leads",
  permission: "admin.run",
  params: byId,
  query: z.object({ version: versionAsked, move_to: idAsked.optional() }),
  reply: z.object({ success: z.literal(true), message: z.string().optional() }),
});

const choices = z
  .array(
    z
      .string()
      .trim()
      .min(1, "Enter a choice or remove the empty line.")
      .max(80, "Enter at most 80 characters for each choice."),
  )
  .max(200, "An attribute can have at most 200 choices.");
const unit = z.string().trim().max(20, "Enter at most 20 characters.");
const kind = z.enum(
  ["enum", "number", "boolean", "color"],
  "Choose a list (enum), number, yes or no (boolean), or color.",
);

export const listAttributes = endpoint("GET /api/admin/attributes", {
  summary: "The attributes of products, with what uses each",
  permission: "admin.run",
  reply: success(z.array(managedAttribute)),
});

export const addAttribute = endpoint("POST /api/admin/attributes", {
  summary: "Add an attribute that categories can filter by",
  permission: "admin.run",
  status: 201,
  idempotency: "accepted",
  body: z.strictObject({
    key: attributeKey,
    label: structureName,
    kind,
    unit: unit.default(""),
    choices: choices.default([]),
  }),
  reply: success(managedAttribute),
});

export const changeAttribute = endpoint("PUT /api/admin/attributes/{key}", {
  summary: "Rename an attribute or change its unit and choices; its type only while no product has it",
  permission: "admin.run",
  params: z.object({ key: attributeKey }),
  body: z.strictObject({
    version: versionSent,
    label: structureName.optional(),
    kind: kind.optional(),
    unit: unit.optional(),
    choices: choices.optional(),
  }),
  reply: success(managedAttribute),
});

export const deleteAttribute = endpoint("DELETE /api/admin/attributes/{key}", {
  summary: "Delete an attribute that neither products nor categories use",
  permission: "admin.run",
  params: z.object({ key: attributeKey }),
  query: z.object({ version: versionAsked }),
  reply: z.object({ success: z.literal(true), message: z.string().optional() }),
});

export const structureFile = endpoint("GET /api/admin/structure/file", {
  summary: "Departments, categories and attributes as the JSON file that the import takes",
  permission: "admin.run",
  reply: z.file(),
});

export const importStructure = endpoint("POST /api/admin/structure/file", {
  summary: "Add and change departments, categories and attributes from a JSON file; it deletes nothing",
  permission: "admin.run",
  accepts: "multipart",
  body: z.object({
    /** At most 2 MB. */
    file: z.union([z.file(), z.string()], "Choose a JSON file."),
    /** Only then is anything written; otherwise the answer says what would be. */
    apply: z.enum(["true", "false"], "Choose true or false.").default("false"),
  }),
  reply: success(
    z.object({
      applied: z.boolean(),
      added: z.array(z.string()),
      changed: z.array(z.string()),
      /** What the marketplace has and the file does not; it stays. */
      kept: z.array(z.string()),
    }),
  ),
});
