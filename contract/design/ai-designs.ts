import { z } from "zod";
import { type EndpointReply, endpoint } from "../endpoint.ts";
import { dollars, isoDate, paging, picture, success, uuid } from "../shapes.ts";
import { roomDesign } from "./room-design.ts";
import { takeoff } from "./room-takeoff.ts";
import { guestKey, libraryId, seller } from "./rooms.ts";

/** Rooms designed from a brief: several complete designs, checked, counted and priced in one showroom. */

export const designRooms = [
  "bathroom",
  "kitchen",
  "living_room",
  "dining_room",
  "bedroom",
  "laundry",
  "outdoor",
] as const;

export const features = [
  ...["tub", "freestanding_tub", "shower", "double_vanity", "linen_storage"],
  ...["island", "peninsula", "counter_seating", "cooktop", "wall_oven", "pantry", "dishwasher"],
  ...["dining_table", "media_wall", "reading_chair", "bookcase", "sectional", "king_bed", "queen_bed"],
  ...["utility_sink", "folding_counter", "grill", "pool", "lounge", "fire_pit", "plants"],
  ...["dresser", "sideboard", "rug", "curtains", "coffee_table", "side_table", "lamp", "ottoman", "wall_art"],
] as const;

const side = (what: string) =>
  z
    .number(`The ${what} is a number of inches.`)
    .min(36, `The ${what} is at least 3 ft.`)
    .max(720, `The ${what} is at most 60 ft.`);

/** Where the room's walls come from: a floor plan of the library or of one's own, or typed lengths. */
const roomAsked = z
  .strictObject({
    floorplan: libraryId.optional(),
    /** Of the guest who drew the floor plan, without the browser's cookie. */
    temp_project_id: guestKey.optional(),
    /** A furnished room of one's own, which is designed anew: nothing of it moves. */
    saved: uuid.optional(),
    /** Ids of its items and surfaces that stay as they are. */
    stays: z.array(z.string().min(1).max(80)).max(500, "Keep at most 500 things.").default([]),
    kind: z.enum(designRooms, "Choose one of the rooms.").optional(),
    width_in: side("width").optional(),
    depth_in: side("depth").optional(),
    ceiling_in: z
      .number("The ceiling is a number of inches.")
      .min(84, "The ceiling is at least 7 ft high.")
      .max(240, "The ceiling is at most 20 ft high.")
      .optional(),
  })
  .refine((room) => [room.floorplan, room.kind, room.saved].filter((one) => one !== undefined).length === 1, {
    path: ["kind"],
    message: "Choose either a floor plan or a kind of room.",
  })
  .refine(({ width_in, depth_in }) => (width_in === undefined) === (depth_in === undefined), {
    path: ["depth_in"],
    message: "Give both the width and the depth, or neither.",
  })
  .refine(
    ({ floorplan, saved, width_in, depth_in, ceiling_in }) =>
      (floorplan ?? saved) === undefined || (width_in ?? depth_in ?? ceiling_in) === undefined,
    { path: ["floorplan"], message: "A floor plan has its own lengths. Leave out the others." },
  );

const stage = z.enum(["reading", "placing", "choosing", "counting", "checking", "done"]);

const finding = z.object({
  rule: z.string(),
  title: z.string(),
  level: z.enum(["must", "should"]),
  message: z.string(),
});

const designLine = z.object({
  /** By which it is kept and swapped: the first of its places. */
  place: z.string(),
  /** "Floor", "Vanity". */
  where: z.string(),
  name: z.string(),
  /** One of its SKUs, for its picture. */
  sku: z.string(),
  price: dollars,
  /** Whether later changes leave it as it is. */
  kept: z.boolean(),
});
export type DesignLineView = z.infer<typeof designLine>;

const designStep = z.object({
  number: z.number(),
  /** The step that it changed; of the first one itself. */
  from: z.number(),
  /** What was asked for. */
  words: z.string(),
  price: dollars,
  credits: z.number(),
  made_at: isoDate,
});
export type DesignStepView = z.infer<typeof designStep>;

/** A step that was sent to the showroom's pro. */
export const designSent = z.object({
  step: z.number(),
  sent_at: isoDate,
  /** Since when the pro has it as a project. */
  taken_at: isoDate.nullable(),
});
export type DesignSentView = z.infer<typeof designSent>;

export const aiDesignView = z.object({
  id: z.string(),
  title: z.string(),
  /** How it is arranged, to tell the designs of one brief apart. */
  arrangement: z.string(),
  style: z.string(),
  style_name: z.string(),
  design: roomDesign,
  takeoff,
  /** At the showroom's prices of today. */
  price: dollars,
  /** What the price was when the design was made. */
  price_then: dollars,
  budget: dollars.nullable(),
  /** Rules that it was checked against, and what is still below the recommendation. No design breaks a `must` rule. */
  rules_checked: z.number(),
  findings: z.array(finding),
  /** Why it is as it is, in plain sentences. */
  reasons: z.array(z.string()),
  /** Wishes of the brief that it does not meet, each with why. */
  unmet: z.array(z.string()),
  /** What it is made of, line by line, the dearest first. */
  lines: z.array(designLine),
  /** Every change that was made, the first design as number 0. */
  steps: z.array(designStep),
  /** The step that is shown. */
  step: z.number(),
  /** What it looks like; null as long as there is no picture. */
  picture: picture.nullable(),
  /** Whether it is being taken: `GET /api/AI/jobs/{id}/pictures` tells of it. */
  picture_coming: z.boolean(),
  /** What the showroom's pro got of it, the newest first. */
  sent: z.array(designSent),
});
export type AiDesignView = z.infer<typeof aiDesignView>;

const jobStatus = z.enum(["queued", "running", "succeeded", "failed", "cancelled"]);

/** What a request and its row in the list have in common. */
export const jobShape = {
  id: z.string(),
  status: jobStatus,
  stage,
  /** 0 to 100. */
  progress: z.number(),
  /** What is being weighed at present, in words. */
  doing: z.string(),
  brief: z.string(),
  /** What was understood of it, a few words each. */
  understood: z.array(z.string()),
  /** Phrases that were not understood. */
  unread: z.array(z.string()),
  /** The showroom it is priced in. */
  showroom: seller,
  /** The design that this one changes, if any. */
  from: z.string().nullable(),
  /** Why there are no designs, in words, and what would help. */
  problem: z.string().nullable(),
  /** If the room is too small: lengths that would fit, in inches. */
  nearest: z.object({ width_in: z.number(), depth_in: z.number() }).nullable(),
  created_at: isoDate,
};

const aiJob = z.object({ ...jobShape, designs: z.array(aiDesignView) });
export type AiJob = z.infer<typeof aiJob>;

export const aiGenerate = endpoint("POST /api/AI/generate", {
  summary:
    "Start a custom design plan: rooms designed from a brief. Holds one credit, and gives it back if no design comes of it",
  permission: "ai.own",
  status: 202,
  body: z.strictObject({
    /** The same request sent again under this id is answered, and paid for once. */
    client_id: z.uuid("Use a UUID of your own for each request."),
    brief: z.string("Describe the room.").trim().max(2000, "At most 2,000 characters.").default(""),
    room: roomAsked.optional(),
    style: z.string().max(40).optional(),
    must_haves: z.array(z.enum(features, "Unknown must-have.")).max(12).default([]),
    /** US dollars for all materials and products. */
    budget: z
      .number("The budget is an amount in dollars.")
      .min(100, "The budget is at least $100.")
      .max(10_000_000, "The budget is at most $10,000,000.")
      .optional(),
    /** Showroom ID or id. */
    showroom: z.string("Choose a showroom.").min(1, "Choose a showroom.").max(60),
    alternatives: z.number().int().min(1).max(4).default(4),
    /** Changes this design as the brief says, instead of starting anew. */
    from: uuid.optional(),
  }),
  reply: success(aiJob),
});

export const aiGetJob = endpoint("GET /api/AI/jobs/{id}", {
  summary: "How far a design request is, and its designs once it has succeeded",
  permission: "ai.own",
  params: z.object({ id: uuid }),
  reply: success(aiJob),
});

export const aiJobStream = endpoint("GET /api/AI/jobs/{id}/stream", {
  summary: "Server-sent events of a design request: how far it is (job), until it has ended",
  permission: "ai.own",
  params: z.object({ id: uuid }),
  reply: z.file(),
});

/** What the stream of pictures tells of a design in one of its steps; null where none could be taken. */
export const designPicture = z.object({ design: z.string(), step: z.number(), picture: picture.nullable() });
export type DesignPictureNews = z.infer<typeof designPicture>;

export const aiPictureStream = endpoint("GET /api/AI/jobs/{id}/pictures", {
  summary:
    "Server-sent events of a request's pictures: each that is being taken for the designs as they are shown (picture), until all are there",
  permission: "ai.own",
  params: z.object({ id: uuid }),
  reply: z.file(),
});

export const aiCancelJob = endpoint("POST /api/AI/jobs/{id}/cancel", {
  summary: "Stop a design request; its credit is given back unless it has succeeded",
  permission: "ai.own",
  params: z.object({ id: uuid }),
  reply: success(aiJob),
});

const aiRequestRow = z.object({
  ...jobShape,
  designs: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      style: z.string(),
      style_name: z.string(),
      room: z.string(),
      area_sqft: z.number(),
      price_then: dollars,
    }),
  ),
});

export const aiListDesigns = endpoint("GET /api/AI/designs", {
  summary: "The account's design requests, newest first, 50 a page, with what came of each",
  permission: "ai.own",
  query: z.object({ page: paging.page }),
  reply: success(z.array(aiRequestRow)),
});
export type AiRequests = EndpointReply<typeof aiListDesigns>["data"];

export const aiDeleteRequest = endpoint("DELETE /api/AI/jobs/{id}", {
  summary: "Delete a design request with its designs; rooms taken over from it stay",
  permission: "ai.own",
  params: z.object({ id: uuid }),
  reply: z.object({ success: z.literal(true), message: z.string() }),
});
