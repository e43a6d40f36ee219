import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { dollars, isoDate, success, uuid } from "../shapes.ts";
import { designSent } from "./ai-designs.ts";
import { roomDesign } from "./room-design.ts";
import { seller } from "./rooms.ts";

/** Showing a design of the AI designer to others: by link to anybody, and to the pro of its showroom. */

const link = z.object({
  id: z.string(),
  /** Of the shared page within the shop. */
  url: z.string(),
  label: z.string(),
  state: z.enum(["open", "expired", "revoked"]),
  expires_at: isoDate,
  opens: z.number(),
  opened_at: isoDate.nullable(),
  created_at: isoDate,
});
export type DesignLink = z.infer<typeof link>;

/** How many links a design has open at most. */
export const mostDesignLinks = 20;

const ofDesign = z.object({ id: uuid });

export const aiDesignLinks = endpoint("GET /api/AI/designs/{id}/links", {
  summary: "All links to a design, with when each was last opened",
  permission: "ai.own",
  params: ofDesign,
  reply: success(z.array(link)),
});

export const aiMakeDesignLink = endpoint("POST /api/AI/designs/{id}/links", {
  summary: "Make a link that shows a design to anyone who has it until its last day, and email it if asked",
  permission: "ai.own",
  status: 201,
  params: ofDesign,
  body: z.strictObject({
    label: z.string().trim().max(60, "Enter at most 60 characters.").default(""),
    days: z.number().int().min(1, "Choose at least 1 day.").max(365, "Choose at most 365 days.").default(30),
    /** Who gets it by email. */
    email: z.union([z.literal(""), z.email("Enter a valid email address.").max(254)]).default(""),
  }),
  reply: success(link),
});

export const aiEndDesignLink = endpoint("DELETE /api/AI/designs/{id}/links/{link}", {
  summary: "End a link; it opens nothing from then on",
  permission: "ai.own",
  params: z.object({ id: uuid, link: uuid }),
  reply: success(link),
});

/** What others see of a design: nothing of its brief, its budget or its account. */
const shownDesign = {
  title: z.string(),
  arrangement: z.string(),
  style_name: z.string(),
  area_sqft: z.number(),
  design: roomDesign,
  showroom: seller,
  rules_checked: z.number(),
  /** What is below the recommendation. */
  findings: z.array(z.object({ title: z.string(), message: z.string() })),
};

const sharedDesign = z.object({ ...shownDesign, changed_at: isoDate, expires_at: isoDate });
export type SharedDesign = z.infer<typeof sharedDesign>;

export const openSharedDesign = endpoint("GET /api/shared_designs/{token}", {
  summary: "A design by its link, for anyone who has it",
  permission: "public.read",
  params: z.object({ token: z.string().min(10).max(60) }),
  reply: success(sharedDesign),
});

export const aiSendDesign = endpoint("POST /api/AI/designs/{id}/send", {
  summary:
    "Send a design, as it is shown, to the pro of its showroom, from the account's proved address; sent again, it is sent once",
  permission: "ai.own",
  params: ofDesign,
  body: z.strictObject({
    full_name: z
      .string("Enter your name.")
      .trim()
      .min(1, "Enter your name.")
      .max(120, "Enter at most 120 characters."),
    phone_number: z
      .string()
      .trim()
      .max(30, "Enter at most 30 characters.")
      .regex(/^$|\d(\D*\d){6}/, "Enter a phone number with area code.")
      .default(""),
    message: z.string().trim().max(2000, "Enter at most 2,000 characters.").default(""),
  }),
  reply: success(designSent),
});

const sentDesign = z.object({
  id: z.string(),
  ...shownDesign,
  /** At the showroom's prices of today, and on the day it was sent. */
  price: dollars,
  price_then: dollars,
  from: z.object({
    full_name: z.string(),
    email: z.string(),
    phone_number: z.string(),
    message: z.string(),
  }),
  /** The sender among the showroom's clients. */
  client: z.string().nullable(),
  sent_at: isoDate,
  taken_at: isoDate.nullable(),
  project: z.string().nullable(),
  proposal: z.string().nullable(),
});
export type SentDesign = z.infer<typeof sentDesign>;

export const proSentDesign = endpoint("GET /api/pro/designs/{id}", {
  summary: "A design that a customer sent to the showroom, with who sent it",
  permission: "showroom.sell",
  params: ofDesign,
  reply: success(sentDesign),
});

export const proTakeOverDesign = endpoint("POST /api/pro/designs/{id}/take_over", {
  summary:
    "Make a project with its room and lines, and a draft of a proposal, of a design that a customer sent; asked again, it is the same",
  permission: "showroom.sell",
  params: ofDesign,
  reply: success(sentDesign),
});
