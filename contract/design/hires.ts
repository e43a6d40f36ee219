import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import {
  dollars,
  dollarsSent,
  isoDate,
  listOf,
  paging,
  picture,
  sortOf,
  success,
  uuid,
  versionSent,
} from "../shapes.ts";
import { hireSorts } from "../sorts.ts";
import {
  type Availability,
  availabilities,
  type DirectorySort,
  directorySorts,
  type HireService,
  type HireStatus,
  hireServices,
  hireStatuses,
} from "./hire-words.ts";
import { sharedProject } from "./shared-projects.ts";

const keysOf = <Key extends string>(words: Readonly<Record<Key, unknown>>) =>
  Object.keys(words) as [Key, ...Key[]];
const service = z.enum(keysOf<HireService>(hireServices), "Choose one of the services.");
const availability = z.enum(keysOf<Availability>(availabilities), "Choose one of the answers.");
const status = z.enum(keysOf<HireStatus>(hireStatuses));
const zip = z
  .string()
  .trim()
  .regex(/^\d{5}$/, "Enter a ZIP code with 5 digits.");
const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `Enter at most ${max.toLocaleString("en-US")} characters.`);

const proCard = z.object({
  id: z.string(),
  name: z.string(),
  is_designer: z.boolean(),
  headline: z.string(),
  city: z.string(),
  state: z.string(),
  radius_miles: z.number(),
  /** From the ZIP code that was asked for; null without one. */
  distance_miles: z.number().nullable(),
  services: z.array(service),
  availability,
  /** YYYY-MM-DD */
  available_from: z.string().nullable(),
  /** The average of the reviews of finished hires; null before the first. */
  rating: z.number().nullable(),
  reviews: z.number(),
  finished: z.number(),
  /** The first fee, as the pro words it. */
  fee: z.string(),
  pictures: z.array(picture),
  /** The caller's latest hire of this pro for the project that was asked about. */
  hire: z.object({ id: z.string(), status }).nullable(),
});
export type ProCard = z.infer<typeof proCard>;

export const findDesigners = endpoint("GET /api/hire_designer", {
  summary:
    "Designers and contractors for hire; `project` adds the caller's hires for it, `zip` keeps those who serve it",
  permission: "public.read",
  query: z.object({
    project: uuid.optional(),
    q: text(80).optional(),
    kind: z.enum(["designer", "contractor"], "Choose designer or contractor.").optional(),
    service: service.optional(),
    zip: zip.optional(),
    available: z.enum(["1"]).optional(),
    rating: z.coerce.number().int().min(1).max(5).optional(),
    sort: z.enum(keysOf<DirectorySort>(directorySorts)).default("best"),
    page: paging.page,
    per_page: z.coerce.number().int().min(1).max(60).default(12),
  }),
  reply: z.object({
    success: z.literal(true),
    designers: z.array(proCard),
    total: z.number(),
    current_page: z.number(),
    last_page: z.number(),
    /** The place of `zip`; null if no such ZIP code is known. */
    near: z.object({ city: z.string(), state: z.string() }).nullable(),
  }),
});
export type FoundDesigners = z.infer<typeof findDesigners.reply>;

const fee = z.object({ title: z.string(), amount: z.string() });

const review = z.object({
  id: z.string(),
  author: z.string(),
  rating: z.number(),
  text: z.string(),
  created_at: isoDate,
  reply: z.string().nullable(),
});
export type HireReview = z.infer<typeof review>;

const proProfile = proCard.omit({ pictures: true, fee: true, hire: true, distance_miles: true }).extend({
  about: z.string(),
  fees: z.array(fee),
  /** Rooms that the pro designed here. */
  rooms: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      room: z.string(),
      style: z.string(),
      picture,
      url: z.string().nullable(),
    }),
  ),
  gallery: z.array(z.object({ title: z.string(), text: z.string(), picture: picture.nullable() })),
  showroom: z.object({ vsd_id: z.string(), company_name: z.string() }).nullable(),
  license: z.object({ number: z.string(), state: z.string() }).nullable(),
  /** How many customers gave each number of stars, five first. */
  stars: z.array(z.number()),
  shown_reviews: z.array(review),
});
export type ProProfile = z.infer<typeof proProfile>;

export const getDesigner = endpoint("GET /api/hire_designer/{id}", {
  summary: "The public profile of a designer or contractor for hire",
  permission: "public.read",
  params: z.object({ id: uuid }),
  reply: success(proProfile),
});

const event = z.object({ status, by: z.enum(["customer", "pro"]), at: isoDate });

const hire = z.object({
  id: z.string(),
  status,
  /** What it is about: the name of the project or room when it was asked. */
  title: z.string(),
  project: z.string().nullable(),
  room: z.string().nullable(),
  message: z.string(),
  budget: dollars.nullable(),
  /** Why the pro declined. */
  reason: z.string(),
  pro: z.object({ id: z.string(), name: z.string(), is_designer: z.boolean(), is_listed: z.boolean() }),
  customer: z.string(),
  conversation: z.string().nullable(),
  review: review.nullable(),
  created_at: isoDate,
  updated_at: isoDate,
});
export type Hire = z.infer<typeof hire>;

const hireInFull = hire.extend({ history: z.array(event) });
export type HireInFull = z.infer<typeof hireInFull>;

/** As much of a request as is looked at while the rest may be wrong. */
interface HireSubject {
  project?: unknown;
  room?: unknown;
}

export const hireDesigner = endpoint("POST /api/hire_designer", {
  summary:
    "Ask a designer or contractor to work on a project or a room; while such a request is open, it is answered again",
  permission: "project.own",
  status: 201,
  idempotency: "accepted",
  body: z
    .strictObject({
      project: uuid.optional(),
      room: uuid.optional(),
      designer: uuid,
      message: text(2000).min(10, "Write a few words about the work."),
      budget: dollarsSent.min(1, "Enter a budget of at least $1.").nullable().default(null),
    })
    .refine((sent: HireSubject | null) => (sent?.project === undefined) !== (sent?.room === undefined), {
      path: ["project"],
      error: "Choose a project or a room.",
      // told together with whatever else is missing
      when: () => true,
    }),
  reply: z.object({
    success: z.literal(true),
    message: z.string(),
    designers: z.array(proCard),
    data: hireInFull,
  }),
});

const statusFilter = { status: status.optional() };

const byId = z.object({ id: uuid });

export const listHires = endpoint("GET /api/hires", {
  summary: "The pros the account asked or hired, last changed first",
  permission: "project.own",
  query: z.object({ ...paging, ...statusFilter }),
  reply: success(listOf(hire)),
});

export const getHire = endpoint("GET /api/hires/{id}", {
  summary: "One of the account's hires with its history",
  permission: "project.own",
  params: byId,
  reply: success(hireInFull),
});

export const moveHire = endpoint("PUT /api/hires/{id}/status", {
  summary: "Withdraw a request, or finish a hire; the pro's access to the project ends",
  permission: "project.own",
  params: byId,
  body: z.strictObject({ status: z.enum(["withdrawn", "finished"], "Choose withdrawn or finished.") }),
  reply: success(hireInFull),
});

export const reviewHire = endpoint("POST /api/hires/{id}/review", {
  summary: "Review a finished hire, once",
  permission: "project.own",
  status: 201,
  idempotency: "accepted",
  params: byId,
  body: z.strictObject({
    rating: z.number().int().min(1, "Choose 1 to 5 stars.").max(5, "Choose 1 to 5 stars."),
    text: text(2000).min(1, "Tell us how it went."),
  }),
  reply: success(hireInFull),
});

export const listRequests = endpoint("GET /api/pro/hires", {
  summary: "Requests to the pro and what became of them, last changed first unless sorted",
  permission: "showroom.sell",
  query: z.object({ ...paging, ...statusFilter, q: text(80).optional(), sort: sortOf(hireSorts) }),
  reply: success(listOf(hire)),
});

const request = hireInFull.extend({
  /** What the customer shared; only while the pro is hired. */
  shared: z
    .object({
      project: sharedProject.nullable(),
      room: sharedProject.shape.rooms.element.nullable(),
      /** The customer lets the pro change the project. */
      can_edit: z.boolean(),
    })
    .nullable(),
});
export type HireRequest = z.infer<typeof request>;

export const getRequest = endpoint("GET /api/pro/hires/{id}", {
  summary: "One request to the pro; while hired, with the project that was shared",
  permission: "showroom.sell",
  params: byId,
  reply: success(request),
});

export const answerRequest = endpoint("PUT /api/pro/hires/{id}/status", {
  summary: "Accept a request, decline it with a reason, or finish a hire",
  permission: "showroom.sell",
  params: byId,
  body: z
    .strictObject({
      status: z.enum(["accepted", "declined", "finished"], "Choose accepted, declined or finished."),
      reason: text(600).default(""),
    })
    .refine((body) => body.status !== "declined" || body.reason !== "", {
      path: ["reason"],
      error: "Tell the customer why.",
    }),
  reply: success(request),
});

export const replyToHireReview = endpoint("PUT /api/pro/hires/{id}/reply", {
  summary: "Answer the customer's review; an empty text takes the answer back",
  permission: "showroom.sell",
  params: byId,
  body: z.strictObject({ text: text(1000) }),
  reply: success(request),
});

const most = { fees: 8, gallery: 24, rooms: 12 };

const ownProfile = z.object({
  id: z.string(),
  version: z.number(),
  is_listed: z.boolean(),
  business_name: z.string(),
  headline: z.string(),
  about: z.string(),
  zip_code: z.string(),
  city: z.string(),
  state: z.string(),
  radius_miles: z.number(),
  services: z.array(service),
  fees: z.array(fee),
  availability,
  available_from: z.string().nullable(),
  gallery: z.array(
    z.object({
      title: z.string(),
      text: z.string(),
      picture: z.object({ key: z.string(), picture }).nullable(),
    }),
  ),
  rooms: z.array(z.string()),
  /** Rooms of the pro's own with a picture, to choose from. */
  own_rooms: z.array(z.object({ id: z.string(), name: z.string(), picture })),
});
export type HireProfile = z.infer<typeof ownProfile>;

export const getHireProfile = endpoint("GET /api/pro/hire_profile", {
  summary: "The pro's own profile in the directory, and the rooms it can show",
  permission: "showroom.run",
  reply: success(ownProfile),
});

export const changeHireProfile = endpoint("PUT /api/pro/hire_profile", {
  summary: "Change the own profile; an outdated version is refused (409) with the profile as it is",
  permission: "showroom.run",
  body: z
    .strictObject({
      version: versionSent,
      is_listed: z.boolean(),
      business_name: text(80).min(1, "Enter your business name."),
      headline: text(120).default(""),
      about: text(3000).default(""),
      zip_code: z.union([z.literal(""), zip]).default(""),
      radius_miles: z
        .number("Enter the distance in miles.")
        .int("Enter whole miles.")
        .min(5, "Enter at least 5 miles.")
        .max(500, "Enter at most 500 miles."),
      services: z.array(service).max(20).default([]),
      fees: z
        .array(
          z.strictObject({
            title: text(80).min(1, "Say what it is for."),
            amount: text(60).min(1, "Enter an amount, such as $120 an hour."),
          }),
        )
        .max(most.fees, `Enter at most ${most.fees} fees.`)
        .default([]),
      availability,
      available_from: z.union([z.literal(""), z.iso.date("Enter a day such as 2026-11-30.")]).default(""),
      gallery: z
        .array(
          z.strictObject({
            title: text(80).min(1, "Enter a title."),
            text: text(400).default(""),
            picture: z.string().max(80).nullable().default(null),
          }),
        )
        .max(most.gallery, `Show at most ${most.gallery} pictures.`)
        .default([]),
      rooms: z.array(uuid).max(most.rooms, `Show at most ${most.rooms} rooms.`).default([]),
    })
    .refine((body) => !body.is_listed || body.zip_code !== "", {
      path: ["zip_code"],
      error: "Enter the ZIP code you work from, so customers nearby find you.",
    })
    .refine((body) => !body.is_listed || (body.services?.length ?? 0) > 0, {
      path: ["services"],
      error: "Choose at least one service.",
    }),
  reply: success(ownProfile),
});
