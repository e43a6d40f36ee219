import { z } from "zod";
import { type EndpointReply, endpoint } from "../endpoint.ts";
import { dollars, success, uuid } from "../shapes.ts";
import { aiDesignView } from "./ai-designs.ts";

/** A design as a conversation: what a brief can't have, changes seen before they are made, kept lines, steps back. */

const ofDesign = z.object({ id: uuid });
/** Any place of a line, as `lines` of the design has it. */
const place = z.string("Choose a line of the design.").min(1, "Choose a line of the design.").max(60);

export const aiCheckBrief = endpoint("POST /api/AI/check", {
  summary:
    "What a brief asks for and a showroom doesn't sell, or no design can place, with the nearest that it sells",
  permission: "public.read",
  body: z.strictObject({
    brief: z.string("Describe the room.").trim().max(2000, "At most 2,000 characters."),
    /** Showroom ID or id. */
    showroom: z.string("Choose a showroom.").min(1, "Choose a showroom.").max(60),
  }),
  reply: success(
    z.object({
      unsold: z.array(
        z.object({
          /** As written, or as it was understood. */
          wish: z.string(),
          /** Whether the showroom sells it, and only designs can't place it. */
          is_sold: z.boolean(),
          /** Price of one unit, of surface products of a square foot. */
          nearest: z.object({ name: z.string(), price: dollars, per: z.enum(["each", "sq ft"]) }).nullable(),
          /** The opening of the finished room for which it is chosen there; designs leave openings as they are. */
          opening: z.enum(["window", "door"]).nullable(),
        }),
      ),
      /** Names of what is not wanted and isn't sold there anyway: "roses". */
      none_sold: z.array(z.string()),
    }),
  ),
});
export type CheckedBrief = EndpointReply<typeof aiCheckBrief>["data"];
export type UnsoldWishes = CheckedBrief["unsold"];

const changePreview = z.object({
  /** What to make it by; null where nothing would change. */
  id: z.string().nullable(),
  /** What was understood, a few words each. */
  understood: z.array(z.string()),
  unread: z.array(z.string()),
  /** Line by line, the largest difference first; together they are the difference of the totals. */
  lines: z.array(
    z.object({
      where: z.string(),
      before: z.string().nullable(),
      after: z.string().nullable(),
      difference: dollars,
    }),
  ),
  /** How the room is arranged, where that changes. */
  arrangement: z.object({ before: z.string(), after: z.string() }).nullable(),
  price_before: dollars,
  price: dollars,
  budget: dollars.nullable(),
  /** What making it costs; the preview itself costs nothing. */
  credits: z.number(),
  /** What the changed design does not meet and the one before did. */
  unmet: z.array(z.string()),
  /** Why it can't be made, and what would help. */
  problem: z.string().nullable(),
});
export type ChangePreview = z.infer<typeof changePreview>;

export const aiPreviewChange = endpoint("POST /api/AI/designs/{id}/preview", {
  summary:
    "What a change of a design would do, line by line, and what making it costs. Takes `words`, or a `place` with the `sku` of one of its alternatives (null: leave it out)",
  permission: "ai.own",
  params: ofDesign,
  body: z
    .strictObject({
      words: z
        .string()
        .trim()
        .min(1, "Say what should be different.")
        .max(2000, "At most 2,000 characters.")
        .optional(),
      place: place.optional(),
      sku: z.string().max(120).nullable().optional(),
    })
    .refine(
      ({ words, place: at, sku }) => (words === undefined) === (at !== undefined && sku !== undefined),
      {
        path: ["words"],
        message: "Say what should be different.",
      },
    ),
  reply: success(changePreview),
});

export const aiMakeChange = endpoint("POST /api/AI/designs/{id}/changes/{change}", {
  summary: "Make a change that was previewed; a second time changes nothing",
  permission: "ai.own",
  params: ofDesign.extend({ change: uuid }),
  reply: success(aiDesignView),
});

export const aiGoToStep = endpoint("POST /api/AI/designs/{id}/step", {
  summary: "Go back to a step of a design's history, or forward again; free, and no step is lost",
  permission: "ai.own",
  params: ofDesign,
  body: z.strictObject({ number: z.number("Choose a step.").int().min(0).max(10_000) }),
  reply: success(aiDesignView),
});

export const aiKeepLine = endpoint("POST /api/AI/designs/{id}/keep", {
  summary: "Keep a line of a design as it is whatever is changed later, or stop keeping it",
  permission: "ai.own",
  params: ofDesign,
  body: z.strictObject({ place, kept: z.boolean("Say whether to keep it.") }),
  reply: success(aiDesignView),
});

export const aiAlternatives = endpoint("GET /api/AI/designs/{id}/alternatives", {
  summary: "Products that can take the place of a line's, each with what the design would cost more or less",
  permission: "ai.own",
  params: ofDesign,
  query: z.object({ place }),
  reply: success(
    z.array(
      z.object({
        /** null: the line is left out. */
        sku: z.string().nullable(),
        name: z.string(),
        difference: dollars,
      }),
    ),
  ),
});
export type DesignAlternatives = EndpointReply<typeof aiAlternatives>["data"];
