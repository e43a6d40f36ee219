import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { dollars, isoDate, listOf, paging, phoneForm, sortOf, success, uuid } from "../shapes.ts";
import { clientSorts } from "../sorts.ts";
import { type ClientSource, type ClientStage, clientSources, clientStages } from "./client-stages.ts";

const stages = Object.keys(clientStages) as [ClientStage, ...ClientStage[]];
const stage = z.enum(stages, "Choose one of the stages.");

const sources = Object.keys(clientSources) as [ClientSource, ...ClientSource[]];

export const clientEventKinds = [
  "added",
  "lead",
  "invited",
  "joined",
  "ordered",
  "paid",
  "stage",
  "archived",
  "restored",
  "project",
] as const;
export type ClientEventKind = (typeof clientEventKinds)[number];

const text = (max: number) => z.string().trim().max(max, `Enter at most ${max} characters.`);
export const clientName = text(120).min(1, "Enter a name.");
export const clientEmail = z.union([
  z.literal(""),
  text(254).pipe(z.email("Enter an email address such as ada@example.com.")),
]);
/** With the extension, if there is one. */
export const clientPhone = z.union([
  z.literal(""),
  text(30).regex(phoneForm, "Enter a phone number with area code."),
]);
export const clientAddress = text(200);
const day = z.union([z.literal(""), z.iso.date("Enter a day such as 2026-11-30.")]);

const client = z.object({
  id: z.string(),
  full_name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  stage,
  /** Since when the client has been in this stage. */
  stage_since: isoDate,
  source: z.enum(sources),
  next_step: z.string(),
  /** The day of the next step, YYYY-MM-DD; null without one. */
  next_step_on: z.string().nullable(),
  /** Whether that day has passed in the pro's time zone. */
  is_late: z.boolean(),
  /** Whether the client has an account that came to this showroom. */
  has_joined: z.boolean(),
  orders: z.number(),
  /** Paid in this showroom, with tax and freight. */
  spent: dollars,
  is_archived: z.boolean(),
  created_at: isoDate,
});
export type Client = z.infer<typeof client>;

const filter = {
  stage: stage.optional(),
  source: z.enum(sources, "Choose one of the sources.").optional(),
  due: z.enum(["late", "week"], "Choose late or week.").optional(),
  q: z.string().trim().max(80).optional(),
  archived: z.enum(["yes", "no"]).default("no"),
};

export const clientBoard = endpoint("GET /api/pro/clients/board", {
  summary: "The pro's clients by stage, up to 50 each, those with the earliest next step first",
  permission: "showroom.sell",
  query: z.object({ source: filter.source, due: filter.due, q: filter.q }),
  reply: success(
    z.object({
      stages: z.array(z.object({ stage, total: z.number(), clients: z.array(client) })),
      /** Clients in the whole showroom, whatever the filter. */
      total: z.number(),
      archived: z.number(),
    }),
  ),
});
export type ClientBoard = z.infer<typeof clientBoard.reply>["data"];

export const listClients = endpoint("GET /api/pro/clients", {
  summary: "The pro's clients, those with the earliest next step first unless sorted",
  permission: "showroom.sell",
  query: z.object({ ...paging, ...filter, sort: sortOf(clientSorts) }),
  reply: success(listOf(client)),
});

const note = z.object({ id: z.string(), body: z.string(), author: z.string(), created_at: isoDate });

const wholeClient = client.extend({
  notes: z.array(note),
  history: z.array(
    z.object({
      kind: z.enum(clientEventKinds),
      /** The stage, the order's number, the lead's type, or the project's name. */
      detail: z.string(),
      /** Who did it, where a person of the showroom did. */
      by: z.string(),
      at: isoDate,
    }),
  ),
  placed_orders: z.array(
    z.object({ id: z.string(), number: z.string(), status: z.string(), total: dollars, placed_at: isoDate }),
  ),
  /** Projects that the client shared with the pro, and those that the pro began for the client; the latest first. */
  projects: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      shared_at: isoDate,
      /** The pro may change its products and rooms. */
      can_edit: z.boolean(),
    }),
  ),
});
export type WholeClient = z.infer<typeof wholeClient>;

const params = z.object({ id: uuid });

export const getClient = endpoint("GET /api/pro/clients/{id}", {
  summary:
    "One client with notes, history, the orders placed in this showroom and the projects shared with it",
  permission: "showroom.sell",
  params,
  reply: success(wholeClient),
});

const details = {
  full_name: clientName,
  email: clientEmail,
  phone: clientPhone,
  address: clientAddress,
  stage,
  next_step: text(120),
  next_step_on: day,
};

export const addClient = endpoint("POST /api/pro/clients", {
  summary: "Add a client",
  permission: "showroom.sell",
  status: 201,
  idempotency: "accepted",
  body: z.strictObject({
    full_name: details.full_name,
    email: details.email.default(""),
    phone: details.phone.default(""),
    address: details.address.default(""),
    stage: details.stage.default("lead"),
    next_step: details.next_step.default(""),
    next_step_on: details.next_step_on.default(""),
  }),
  reply: success(wholeClient),
});

export const changeClient = endpoint("PUT /api/pro/clients/{id}", {
  summary: "Change a client, move it to another stage, archive or restore it; what is not named stays",
  permission: "showroom.sell",
  params,
  body: z.strictObject({
    full_name: details.full_name.optional(),
    email: details.email.optional(),
    phone: details.phone.optional(),
    address: details.address.optional(),
    stage: details.stage.optional(),
    next_step: details.next_step.optional(),
    next_step_on: details.next_step_on.optional(),
    is_archived: z.boolean().optional(),
  }),
  reply: success(wholeClient),
});

export const beginClientProject = endpoint("POST /api/pro/clients/{id}/projects", {
  summary:
    "Begin a project for a client, who owns it and shares it with the pro; before the client has an account, the pro keeps it until the client joins",
  permission: "showroom.sell",
  status: 201,
  idempotency: "accepted",
  params,
  body: z.strictObject({ name: text(120).min(1, "Enter a name.") }),
  reply: success(z.object({ id: z.string(), name: z.string(), is_with_client: z.boolean() })),
});

export const addClientNote = endpoint("POST /api/pro/clients/{id}/notes", {
  summary: "Write a note about a client; only the showroom's people read it",
  permission: "showroom.sell",
  status: 201,
  idempotency: "accepted",
  params,
  body: z.strictObject({ body: text(2000).min(1, "Enter a note.") }),
  reply: success(wholeClient),
});

export const deleteClientNote = endpoint("DELETE /api/pro/clients/{id}/notes/{note}", {
  summary: "Delete a note about a client",
  permission: "showroom.sell",
  params: z.object({ id: uuid, note: uuid }),
  reply: success(wholeClient),
});
