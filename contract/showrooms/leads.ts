import { z } from "zod";
import { roomDesign } from "../design/room-design.ts";
import { endpoint } from "../endpoint.ts";
import { dollars, isoDate, listOf, paging, sortOf, success, uuid, versionSent } from "../shapes.ts";
import { leadSorts } from "../sorts.ts";
import { type ClientStage, clientStages } from "./client-stages.ts";

const required = (what: string, max: number) =>
  z.string(`Enter ${what}.`).trim().min(1, `Enter ${what}.`).max(max, `Enter at most ${max} characters.`);
const stages = Object.keys(clientStages) as [ClientStage, ...ClientStage[]];
const email = required("your email address", 254).pipe(z.email("Enter a valid email address."));
const optional = (max: number) => z.string().trim().max(max).default("");

/** People leave it empty, since they do not see it; programs that fill in every field do not. */
const trap = z.string().max(500).default("");
/** Milliseconds between the form's being shown and its being sent; nobody fills it in within a second. */
const age = z.coerce.number().int().min(0).optional();

const shipTo = {
  street: optional(120),
  apartment: optional(60),
  city: optional(80),
  state: optional(2),
  zip_code: z
    .string()
    .trim()
    .regex(/^(\d{5}(-\d{4})?)?$/, "Enter a ZIP code with 5 digits.")
    .default(""),
};
const neededToShip = ["street", "city", "state", "zip_code"] as const;
const missing = {
  street: "Enter a street.",
  city: "Enter a city.",
  state: "Choose a state.",
  zip_code: "Enter your ZIP code.",
};

export const sampleRequest = endpoint("POST /api/sample_request", {
  summary: "Leave one's details (the pop-up's form); with a product and an address, order a sample of it",
  permission: "session.open",
  accepts: "multipart",
  body: z
    .strictObject({
      full_name: required("your full name", 120),
      email,
      phone_number: required("a phone number", 30).regex(
        /\d(\D*\d){6}/,
        "Enter a phone number with area code.",
      ),
      action: z.literal("handle_external_form_submission"),
      lead_type: z.enum(["Pop-Ups", "Samples"]),
      shop_profile_id: z.union([z.literal(""), uuid]).default(""),
      product: z.string().trim().max(40).default(""),
      /** Which variant of the product. */
      sku: optional(80),
      ...shipTo,
      website: trap,
      filled_in_ms: age,
    })
    .superRefine((lead, context) => {
      if (lead.product === "") return;
      for (const field of neededToShip) {
        if (lead[field] !== "") continue;
        context.addIssue({ code: "custom", path: [field], message: missing[field] });
      }
    }),
  reply: z.object({ success: z.literal(true), message: z.string() }),
});

/** What a message is about; the page shows the words. */
export const contactTopics = {
  order: "An order, payment or return",
  materials: "Materials and prices",
  demo: "A demo for contractors and designers",
  other: "Something else",
} as const;
export type ContactTopic = keyof typeof contactTopics;

export const contactUs = endpoint("POST /api/contact", {
  summary: "Write to the people behind the marketplace",
  permission: "session.open",
  body: z.strictObject({
    full_name: required("your full name", 120),
    email,
    phone_number: optional(30),
    topic: z.enum(Object.keys(contactTopics) as ContactTopic[], "Choose what it is about."),
    order_number: optional(60),
    message: z.string().trim().min(10, "Write a sentence or two so we can help.").max(4000),
    shop_profile_id: z.union([z.literal(""), uuid]).default(""),
    website: trap,
    filled_in_ms: age,
  }),
  reply: z.object({ success: z.literal(true), message: z.string() }),
});

const lead = z.object({
  id: z.string(),
  lead_type: z.string(),
  full_name: z.string(),
  email: z.string(),
  phone_number: z.string(),
  topic: z.string(),
  message: z.string(),
  product: z.object({ hash: z.string(), name: z.string() }).nullable(),
  /** The design of a room that came with it. */
  design: z
    .object({
      id: z.string(),
      title: z.string(),
      /** On the day it was sent. */
      price: dollars,
      plan: roomDesign.shape.plan,
      is_taken: z.boolean(),
    })
    .nullable(),
  ship_to: z.string(),
  showroom: z.object({ id: z.string(), company_name: z.string() }).nullable(),
  created_at: isoDate,
});

/** With the pro's client that it belongs to. */
const ownLead = lead.extend({
  client: z.object({ id: z.string(), stage: z.enum(stages), next_step_on: z.string().nullable() }).nullable(),
});
export type OwnLead = z.output<typeof ownLead>;

export const leadStates = ["new", "contacted", "won", "lost"] as const;
export type LeadState = (typeof leadStates)[number];

const leadType = z.enum(["Pop-Ups", "Samples", "Contact", "Designs"]).optional();

export const proLeads = endpoint("GET /api/pro/leads", {
  summary:
    "What people left in the pro's own showrooms, and leads assigned to the pro: details, sample orders, messages; the newest first unless sorted",
  permission: "showroom.sell",
  query: z.object({
    ...paging,
    lead_type: leadType,
    q: z.string().trim().max(80).optional(),
    sort: sortOf(leadSorts),
  }),
  reply: success(listOf(ownLead)),
});

const workedLead = lead.extend({
  order_number: z.string(),
  state: z.enum(leadStates),
  /** Who works on it: an admin or a pro. */
  assigned: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** Only admins see it. */
  note: z.string(),
  version: z.number(),
});
export type WorkedLead = z.output<typeof workedLead>;

const leadFilter = {
  lead_type: leadType,
  state: z.enum(leadStates).optional(),
  /** An account, or "nobody". */
  assigned: z.union([z.literal("nobody"), uuid]).optional(),
  /** Part of a name, an email address or a message. */
  q: z.string().trim().max(80).optional(),
};

export const listLeads = endpoint("GET /api/admin/leads", {
  summary: "What people left: pop-up forms, sample orders, messages; the newest first",
  permission: "admin.run",
  mayLag: true,
  query: z.object({ ...paging, ...leadFilter }),
  reply: success(listOf(workedLead)),
});

export const leadsFile = endpoint("GET /api/admin/leads/file", {
  summary: "The same as a CSV or Excel file, at most 20,000 rows",
  permission: "admin.run",
  query: z.object({ ...leadFilter, format: z.enum(["csv", "xlsx"]).default("csv") }),
  reply: z.file(),
});

export const leadWorkers = endpoint("GET /api/admin/lead_workers", {
  summary: "Who can be assigned a lead: admins, then pros with a showroom, by name; at most 500",
  permission: "admin.run",
  reply: success(
    z.array(z.object({ id: z.string(), name: z.string(), type: z.enum(["Admin", "Contractor"]) })),
  ),
});

export const changeLead = endpoint("PUT /api/admin/leads/{id}", {
  summary: "How far a lead is, who works on it (who gets an email then), and a note",
  permission: "admin.run",
  params: z.object({ id: uuid }),
  body: z.strictObject({
    version: versionSent,
    state: z.enum(leadStates, "Choose new, contacted, won or lost."),
    assigned_to: uuid.nullable(),
    note: z.string().trim().max(2000, "Enter at most 2,000 characters."),
  }),
  reply: success(workedLead),
});
