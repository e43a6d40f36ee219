import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { isoDate, listOf, paging, sortOf, success } from "../shapes.ts";
import { proProjectSorts } from "../sorts.ts";

const proProject = z.object({
  id: z.string(),
  name: z.string(),
  /** Whose it is, or whom it was begun for; empty for the pro's own. */
  customer: z.string(),
  /** The pro's client that the customer is; null where there is none. */
  client_id: z.string().nullable(),
  /** The pro may change its products and rooms. */
  can_edit: z.boolean(),
  /** When it was shared with the pro, or begun. */
  shared_at: isoDate,
  updated_at: isoDate,
  products: z.number(),
  rooms: z.number(),
  /** Selections that the pro proposed there: all, those signed, and those that wait for the pro. */
  selections: z.object({ total: z.number(), approved: z.number(), waiting: z.number() }),
});
export type ProProject = z.infer<typeof proProject>;

export const listProProjects = endpoint("GET /api/pro/projects", {
  summary:
    "Projects that the pro works on: the own ones, and those that customers share with the showroom; the latest change first unless sorted",
  permission: "showroom.sell",
  query: z.object({
    ...paging,
    /** Part of the project's or the customer's name. */
    q: z.string().trim().max(80).optional(),
    /** Those with customers, or the pro's own. */
    whose: z.enum(["clients", "own"], "Choose clients or own.").optional(),
    archived: z.enum(["0", "1"]).default("0"),
    sort: sortOf(proProjectSorts),
  }),
  reply: success(listOf(proProject)),
});
