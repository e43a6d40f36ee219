import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { secureAddress } from "../identity/secure-address.ts";
import { isoDate, success } from "../shapes.ts";
import { isTimeZone } from "../time-zone.ts";

const whenFetched = {
  url: secureAddress(2000, "https://example.com/prices.csv"),
  every: z.enum(["day", "week"], "Choose daily or weekly."),
  /** 0 is Sunday; for weekly lists. */
  weekday: z.number().int().min(0).max(6).default(1),
  hour: z.number().int("Choose an hour.").min(0).max(23),
  time_zone: z.string().max(60).refine(isTimeZone, "Choose a valid time zone."),
  /** A list is written by itself only if at most this share of its rows fails. */
  most_failed_percent: z.number().int().min(0).max(100, "Enter at most 100 percent.").default(5),
  is_paused: z.boolean().default(false),
  /** Fetches it right away too. */
  at_once: z.boolean().default(false),
};

const schedule = z.object({
  url: z.string(),
  every: z.enum(["day", "week"]),
  weekday: z.number(),
  hour: z.number(),
  time_zone: z.string(),
  most_failed_percent: z.number(),
  is_paused: z.boolean(),
  next_at: isoDate,
  last_at: isoDate.nullable(),
  /** Why the last fetch failed; "" when it did not. */
  last_problem: z.string(),
  last_import: z.string().nullable(),
});
export type ImportSchedule = z.infer<typeof schedule>;

export const getImportSchedule = endpoint("GET /api/vendor/import_schedule", {
  summary: "The URL and schedule for downloading the vendor's list",
  permission: "vendor.run",
  reply: success(schedule.nullable()),
});

export const setImportSchedule = endpoint("PUT /api/vendor/import_schedule", {
  summary:
    "Have a list fetched daily or weekly. It is written if it has no questions and few rows fail; otherwise it waits for the vendor",
  permission: "vendor.run",
  body: z.strictObject(whenFetched),
  reply: success(schedule),
});

export const endImportSchedule = endpoint("DELETE /api/vendor/import_schedule", {
  summary: "Stop downloading a list",
  permission: "vendor.run",
  reply: success(z.null()),
});
