import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { listOf, paging, picture, sortOf, success, versionAsked, versionSent } from "../shapes.ts";
import { brandSorts } from "../sorts.ts";

const mostWhole = 2_147_483_647;
const byId = z.object({ id: z.coerce.number("This is not a valid id.").int().min(1).max(mostWhole) });
const name = z.string().trim().min(1).max(120, "A name has at most 120 characters.");
const about = z.string().trim().max(600, "Enter at most 600 characters.");

const managedBrand = z.object({
  id: z.number(),
  name: z.string(),
  slug: z.string(),
  about: z.string(),
  is_partner: z.boolean(),
  logo: picture.nullable(),
  version: z.number(),
  /** Products of any status. */
  products: z.number(),
  /** Names that lead to it: of brands that were merged into it, and its own of before. */
  former_names: z.array(z.string()),
});
export type ManagedBrand = z.infer<typeof managedBrand>;

export const listManagedBrands = endpoint("GET /api/admin/brands", {
  summary: "Brands by name; found by a part of it",
  permission: "admin.run",
  query: z.object({
    ...paging,
    q: z.string().trim().max(120).optional(),
    partner: z.enum(["yes", "no"], "Choose yes or no.").optional(),
    sort: sortOf(brandSorts),
  }),
  reply: success(listOf(managedBrand)),
});

export const getManagedBrand = endpoint("GET /api/admin/brands/{id}", {
  summary: "One brand",
  permission: "admin.run",
  params: byId,
  reply: success(managedBrand),
});

export const addBrand = endpoint("POST /api/admin/brands", {
  summary: "Add a brand",
  permission: "admin.run",
  status: 201,
  idempotency: "accepted",
  body: z.strictObject({ name, about: about.default(""), is_partner: z.boolean().default(true) }),
  reply: success(managedBrand),
});

export const changeBrand = endpoint("PUT /api/admin/brands/{id}", {
  summary:
    "Rename or describe a brand, or say whether it is a partner; its slug stays, and links with its former name lead to it",
  permission: "admin.run",
  params: byId,
  body: z.strictObject({
    version: versionSent,
    name: name.optional(),
    about: about.optional(),
    is_partner: z.boolean().optional(),
  }),
  reply: success(managedBrand),
});

export const setBrandLogo = endpoint("POST /api/admin/brands/{id}/logo", {
  summary: "A brand's logo: PNG, JPEG, WebP or GIF, at most 4 MB",
  permission: "admin.run",
  accepts: "multipart",
  params: byId,
  body: z.object({
    version: versionAsked,
    logo: z.file("Choose a picture: PNG, JPEG, WebP or GIF."),
  }),
  reply: success(managedBrand),
});

export const removeBrandLogo = endpoint("DELETE /api/admin/brands/{id}/logo", {
  summary: "Take a brand's logo away",
  permission: "admin.run",
  params: byId,
  query: z.object({ version: versionAsked }),
  reply: success(managedBrand),
});

export const mergeBrand = endpoint("POST /api/admin/brands/{id}/merge", {
  summary: "Merge a brand into another one: its products move there, its name and slug lead there",
  permission: "admin.run",
  idempotency: "accepted",
  params: byId,
  body: z.strictObject({ version: versionSent, into: z.number().int().min(1).max(mostWhole) }),
  reply: success(managedBrand),
});

export const deleteBrand = endpoint("DELETE /api/admin/brands/{id}", {
  summary: "Delete a brand that has no products",
  permission: "admin.run",
  params: byId,
  query: z.object({ version: versionAsked }),
  reply: z.object({ success: z.literal(true), message: z.string().optional() }),
});
