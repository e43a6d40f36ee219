import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { isoDate, listOf, paging, success, uuid, versionSent } from "../shapes.ts";
import { mostEntries } from "./checklist-limits.ts";
import { guestKey, seller } from "./rooms.ts";

/** What is to buy and to do for a project; a room's takeoff can fill it. */

const asGuest = { temp_project_id: guestKey.optional() };
const day = z.iso.date("Enter a day such as 2026-05-03.");

const entryFields = {
  /** Where in the room or the house: `Floor`, `Shower`. */
  area: z.string().trim().max(80).default(""),
  task: z.string().trim().min(1, "Enter a task.").max(240),
  category: z.string().trim().max(80).default(""),
  sku: z.string().min(1).max(80).nullable().default(null),
  qty: z.number().int().min(1).max(100_000).nullable().default(null),
  done: z.boolean().default(false),
  due_on: day.nullable().default(null),
  /** Who does it: a trade or a name. */
  who: z.string().trim().max(80).default(""),
  note: z.string().trim().max(2000).default(""),
};

/** An entry as it is sent; `id` names one that is there already. */
const entrySent = z.strictObject({ id: uuid.optional(), ...entryFields });
/** Entries that one checklist holds, and that are sent at once. */
const entriesSent = z
  .array(entrySent)
  .max(mostEntries, `A checklist can have at most ${mostEntries} entries.`);

const entry = z.object({
  id: z.string(),
  area: z.string(),
  task: z.string(),
  category: z.string(),
  sku: z.string().nullable(),
  qty: z.number().nullable(),
  done: z.boolean(),
  due_on: z.string().nullable(),
  who: z.string(),
  note: z.string(),
  /** The room whose takeoff keeps this entry up to date. */
  room_id: z.string().nullable(),
});
export type ChecklistEntry = z.infer<typeof entry>;

export const checklist = z.object({
  project: z.object({ id: z.string(), name: z.string(), is_cart: z.boolean(), showroom: seller }),
  version: z.number(),
  /** Whether the last call added to what was there. */
  append_items: z.boolean(),
  project_checklist: z.array(entry),
});
export type Checklist = z.infer<typeof checklist>;

export const listChecklists = endpoint("GET /api/projectChecklist", {
  summary: "The caller's projects with the state of their checklists",
  permission: "cart.own",
  query: z.object({ ...asGuest, ...paging }),
  reply: success(
    listOf(
      z.object({
        project: z.object({ id: z.string(), name: z.string(), is_cart: z.boolean(), showroom: seller }),
        items: z.number(),
        done: z.number(),
        /** The nearest day on which something that is not done falls due. */
        due_on: z.string().nullable(),
        updated_at: isoDate,
      }),
    ),
  ),
});

export const getChecklist = endpoint("GET /api/projectChecklist/{projectId}", {
  summary: "One project's checklist",
  permission: "cart.own",
  params: z.object({ projectId: uuid }),
  query: z.object(asGuest),
  reply: success(checklist),
});

export const createChecklist = endpoint("POST /api/projectChecklist", {
  summary: "Write a project's checklist; `append_items` adds to what is there, otherwise it is replaced",
  permission: "cart.own",
  status: 201,
  body: z.strictObject({
    ...asGuest,
    project: uuid,
    append_items: z.boolean().default(true),
    project_checklist: entriesSent,
  }),
  reply: success(checklist),
});

export const updateChecklist = endpoint("PUT /api/projectChecklist/{projectId}", {
  summary:
    "Save a project's checklist in this order: entries with an id are changed, others added, missing ones removed (kept with `append_items`); a stale `version` is refused with the present state",
  permission: "cart.own",
  params: z.object({ projectId: uuid }),
  body: z.strictObject({
    ...asGuest,
    version: versionSent.optional(),
    append_items: z.boolean().default(false),
    project_checklist: entriesSent,
  }),
  reply: success(checklist),
});

const ofProject = z.object({ projectId: uuid });

export const checklistFile = endpoint("GET /api/projectChecklist/{projectId}/calendar", {
  summary: "The open tasks that have a day, as a calendar file (iCalendar)",
  permission: "cart.own",
  params: ofProject,
  query: z.object(asGuest),
  reply: z.file(),
});

const calendarLink = z.object({
  /** Of the calendar within this site; null while there is none. */
  url: z.string().nullable(),
});

export const getCalendarLink = endpoint("GET /api/projectChecklist/{projectId}/calendar_link", {
  summary: "The link that calendars subscribe to, if there is one",
  permission: "project.own",
  params: ofProject,
  reply: success(calendarLink),
});

export const makeCalendarLink = endpoint("POST /api/projectChecklist/{projectId}/calendar_link", {
  summary: "Make the link that calendars subscribe to; it cannot be guessed, and there is one at most",
  permission: "project.own",
  status: 201,
  params: ofProject,
  body: z.strictObject({}),
  reply: success(calendarLink),
});

export const revokeCalendarLink = endpoint("DELETE /api/projectChecklist/{projectId}/calendar_link", {
  summary: "Revoke the calendar's link; calendars no longer get updates from it",
  permission: "project.own",
  params: ofProject,
  reply: success(calendarLink),
});

export const openCalendar = endpoint("GET /api/checklist_calendars/{token}", {
  summary: "A checklist as a calendar file, for anyone who has its link",
  permission: "public.read",
  params: z.object({ token: z.string().min(10).max(60) }),
  reply: z.file(),
});
