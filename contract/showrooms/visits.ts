import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { success } from "../shapes.ts";

export const countPageView = endpoint("POST /api/page_view", {
  summary: "Count a page that a visitor who agreed to it has seen; nothing about the visitor is kept",
  permission: "public.read",
  body: z.strictObject({
    /** Within the shop, such as "/faq", without query. */
    path: z.string().startsWith("/").max(300),
    /** The first page of a visit. */
    is_entry: z.boolean().default(false),
  }),
  reply: z.object({ success: z.literal(true) }),
});

export const countEmptySearch = endpoint("POST /api/empty_search", {
  summary:
    "Count a search without results by a visitor who agreed to it; the words alone are kept, and none that could name a person",
  permission: "public.read",
  body: z.strictObject({ q: z.string().trim().min(1).max(200) }),
  reply: z.object({ success: z.literal(true) }),
});

export const emptySearches = endpoint("GET /api/admin/empty_searches", {
  summary: "What visitors looked for and did not find in the last days, the most frequent first; at most 200",
  permission: "admin.run",
  mayLag: true,
  query: z.object({ days: z.coerce.number().int().min(1).max(400).default(30) }),
  reply: success(z.array(z.object({ text: z.string(), times: z.number(), last_seen: z.string() }))),
});

export const pageViews = endpoint("GET /api/admin/page_views", {
  summary: "How often each page was seen in the last days",
  permission: "admin.run",
  mayLag: true,
  query: z.object({ days: z.coerce.number().int().min(1).max(400).default(30) }),
  reply: success(z.array(z.object({ page: z.string(), views: z.number(), entries: z.number() }))),
});

const span = z.object({ days: z.coerce.number().int().min(1).max(400).default(30) });

export const visitsOverTime = endpoint("GET /api/admin/visits_over_time", {
  summary: "Page views, visits begun and searches without results on each of the last days, the oldest first",
  permission: "admin.run",
  mayLag: true,
  query: span,
  reply: success(
    z.array(
      z.object({
        /** YYYY-MM-DD, UTC */
        day: z.string(),
        views: z.number(),
        entries: z.number(),
        empty_searches: z.number(),
      }),
    ),
  ),
});

export const visitsFile = endpoint("GET /api/admin/page_views/csv", {
  summary: "Page views by day and page as a CSV or Excel file",
  permission: "admin.run",
  mayLag: true,
  query: span.extend({ format: z.enum(["csv", "xlsx"]).default("csv") }),
  reply: z.file(),
});
