import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { isoDate, listOf, paging, sortOf, success } from "./shapes.ts";
import { sharedProjectSorts } from "./sorts.ts";

const sharedProjectRow = z.object({
  id: z.string(),
  name: z.string(),
  customer: z.string(),
  /** The pro's client that the customer is; null where there is none. */
  client_id: z.string().nullable(),
  shared_at: isoDate,
  updated_at: isoDate,
  products: z.number(),
  rooms: z.number(),
  /** Selections that the pro proposed there: all, those signed, and those that wait for the pro. */
  selections: z.object({ total: z.number(), approved: z.number(), waiting: z.number() }),
});
export type SharedProjectRow = z.infer<typeof sharedProjectRow>;

export const listSharedProjects = endpoint("GET /api/pro/shared_projects", {
  summary: "Projects that customers share with the showroom, the latest change first unless sorted",
  permission: "showroom.sell",
  query: z.object({
    ...paging,
    /** Part of the project's or the customer's name. */
    q: z.string().trim().max(80).optional(),
    sort: sortOf(sharedProjectSorts),
  }),
  reply: success(listOf(sharedProjectRow)),
});
