import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { isoDate, success, uuid, versionAsked } from "../shapes.ts";
import { project } from "./project-cart.ts";

const byId = z.object({ id: uuid });

const lineChange = z.object({
  change: z.enum(["added", "removed", "quantity"]),
  sku: z.string(),
  name: z.string(),
  /** What it is for, such as "Hall bath: floor"; an empty text for the whole. */
  surface: z.string(),
  qty_before: z.number(),
  qty: z.number(),
});
export type ProjectLineChange = z.infer<typeof lineChange>;

const state = z.object({
  /** The project's version after the change. */
  version: z.number(),
  name: z.string(),
  /** Who made it; null once that account is deleted. */
  by: z.object({ name: z.string(), is_me: z.boolean() }).nullable(),
  at: isoDate,
  lines: z.number(),
  /** Against the state before; none where only the name or other details changed. */
  changes: z.array(lineChange),
  is_present: z.boolean(),
});
export type ProjectState = z.infer<typeof state>;

export const listProjectHistory = endpoint("GET /api/projectCart/{id}/history", {
  summary:
    "Earlier states of a project, the newest first, with what each change did. Changes of one person within ten minutes are one entry; the last 100 changes are kept",
  permission: "project.own",
  params: byId,
  reply: success(z.object({ data: z.array(state) })),
});

export const restoreProject = endpoint("POST /api/projectCart/{id}/history/{version}/restore", {
  summary:
    "Bring back the products that a project had at a version. What it has now stays in the history. Products that are no longer in the catalog are left out",
  permission: "project.own",
  params: z.object({ id: uuid, version: versionAsked }),
  body: z.strictObject({}),
  reply: success(project),
});

export const tellPresence = endpoint("POST /api/projectCart/{id}/presence", {
  summary: "Tell everyone who has the project open that this tab opened or closed it",
  permission: "project.own",
  params: byId,
  body: z.strictObject({
    /** Chosen by the tab. */
    tab: uuid,
    state: z.enum(["arrived", "here", "gone"]),
  }),
  reply: success(z.object({ id: z.string() })),
});

const person = z.object({
  id: z.string(),
  name: z.string(),
  /** Why the account works on the project. */
  role: z.enum(["showroom", "hired"]),
  can_edit: z.boolean(),
});
export type ProjectPerson = z.infer<typeof person>;

export const listProjectPeople = endpoint("GET /api/projectCart/{id}/people", {
  summary: "The pros who see a project: its showroom's once it is shared, and those hired for it",
  permission: "project.own",
  params: byId,
  reply: success(z.object({ data: z.array(person) })),
});

export const setProjectEditor = endpoint("PUT /api/projectCart/{id}/people/{user}", {
  summary:
    "Let a pro who sees a project change it as well, or no longer; it ends with the hire or the sharing",
  permission: "project.own",
  params: z.object({ id: uuid, user: uuid }),
  body: z.strictObject({ can_edit: z.boolean() }),
  reply: success(person),
});
