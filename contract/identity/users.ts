import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { isoDate, listOf, paging, sortOf, success, uuid } from "../shapes.ts";
import { userSorts } from "../sorts.ts";
import { user } from "./accounts.ts";

export const accountTypes = user.shape.type.options;

/** What an admin sets: open, put on hold ("pending approval" to its owner), or closed. */
export const chosenStatuses = ["Active", "pending", "Deactive"] as const;

const managedUser = user
  .pick({
    id: true,
    type: true,
    status: true,
    email: true,
    full_name: true,
    phone: true,
    country_code: true,
    zip_code: true,
    email_verified_at: true,
    is_designer: true,
  })
  .extend({
    /** The showroom's or vendor's name, for pros and vendors. */
    company_name: z.string(),
    vsd_id: z.string(),
    /** An application that waits or was decided last. */
    application: z.object({ id: z.string(), status: z.enum(["pending", "approved", "declined"]) }).nullable(),
    has_authenticator: z.boolean(),
    /** Devices that are signed in. */
    devices: z.number(),
    orders: z.number(),
    created_at: isoDate,
    last_seen_at: isoDate.nullable(),
  });
export type ManagedUser = z.infer<typeof managedUser>;

export const listUsers = endpoint("GET /api/admin/users", {
  summary:
    "Accounts, the newest first unless sorted; found by name, email, phone, company, Showroom ID or id",
  permission: "admin.run",
  mayLag: true,
  query: z.object({
    ...paging,
    type: z.enum(accountTypes).optional(),
    status: z.enum(chosenStatuses).optional(),
    q: z.string().trim().max(254).optional(),
    sort: sortOf(userSorts),
  }),
  reply: success(listOf(managedUser)),
});

export const getUser = endpoint("GET /api/admin/users/{id}", {
  summary: "One account",
  permission: "admin.run",
  params: z.object({ id: uuid }),
  reply: success(managedUser),
});

export const changeUser = endpoint("PUT /api/admin/users/{id}", {
  summary: "Open, hold or close an account, or change its role; its owner is signed out and told why by mail",
  permission: "admin.run",
  params: z.object({ id: uuid }),
  body: z
    .strictObject({
      status: z.enum(chosenStatuses, "Choose Active, pending or Deactive.").optional(),
      type: z.enum(accountTypes, "Choose a role from the list.").optional(),
      reason: z
        .string("Enter a reason.")
        .trim()
        .min(10, "Explain why in a sentence. We send it to the owner.")
        .max(1000, "The reason can have at most 1,000 characters."),
    })
    .refine(({ status, type }) => status !== undefined || type !== undefined, {
      path: ["status"],
      error: "Choose a status or a role.",
    }),
  reply: success(managedUser),
});
