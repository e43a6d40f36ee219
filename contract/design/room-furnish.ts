import { z } from "zod";
import { type EndpointReply, endpoint } from "../endpoint.ts";
import { dollars, success, uuid } from "../shapes.ts";
import { designRooms } from "./ai-designs.ts";
import { roomDesign } from "./room-design.ts";
import { guestKey, libraryId } from "./rooms.ts";

/** Furnishing a room of one's own in a style: the room's tool, without a brief, an account or credits. */

const asGuest = { temp_project_id: guestKey.optional() };
const byId = z.object({ id: uuid });

export const furnishable = endpoint("GET /api/rooms/{id}/furnish", {
  summary: "As what a room can be furnished; the showroom's products are looked up ahead of the choice",
  permission: "room.own",
  params: byId,
  query: z.object(asGuest),
  reply: success(
    z.object({
      /** What the room is, where that is known. */
      room: z.enum(designRooms).nullable(),
      rooms: z.array(z.enum(designRooms)),
    }),
  ),
});

const arrangement = z.object({
  title: z.string(),
  /** How it is arranged, to tell the rooms apart. */
  arrangement: z.string(),
  design: roomDesign,
  /** At the showroom's prices of today. */
  price: dollars,
  /** What does not fit or isn't sold, each with why. */
  unmet: z.array(z.string()),
  /** What is below a recommendation. No arrangement breaks a required rule. */
  findings: z.array(z.string()),
});
export type Arrangement = z.infer<typeof arrangement>;

export const furnishRoom = endpoint("POST /api/rooms/{id}/furnish", {
  summary:
    "Up to three ways to furnish a room in a style with the showroom's products; walls, openings, connections and what is kept stay, and nothing is saved",
  permission: "room.own",
  params: byId,
  body: z.strictObject({
    ...asGuest,
    room: z.enum(designRooms, "Choose what the room is."),
    style: z.string("Choose a style.").min(1, "Choose a style.").max(40),
    /** A template whose products are taken where they fit. */
    like: libraryId.optional(),
    /** Ids of the room's items and surfaces that stay as they are. */
    keep: z.array(z.string().min(1).max(80)).max(500, "Keep at most 500 things.").default([]),
    /** The `next` of the ways before, for others. */
    from: z.number().int().min(0).max(10_000).default(0),
  }),
  reply: success(
    z.object({
      arrangements: z.array(arrangement),
      next: z.number(),
      /** Why there is none, in one sentence; null if there is one. */
      problem: z.string().nullable(),
    }),
  ),
});
export type Furnished = EndpointReply<typeof furnishRoom>["data"];
export type FurnishAsked = z.input<(typeof furnishRoom)["body"]>;
