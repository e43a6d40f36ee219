import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { dollars, success } from "../shapes.ts";
import { roomDesign } from "./room-design.ts";

/** The room that the landing page shows: what can be changed in it, and what it comes to. */

const showroom = z.string().max(60).optional();

/** What one choice takes in this room. */
const figures = z.object({
  qty: z.number(),
  unit: z.string(),
  /** `22 boxes for 183 sq ft`. */
  amount: z.string(),
  /** Square feet; null for things. */
  area_sqft: z.number().nullable(),
  /** Null for what is not sold by the box. */
  boxes: z.number().nullable(),
  unit_price: dollars,
  total: dollars,
  total_cents: z.number().int(),
});

const choice = z.object({
  sku: z.string(),
  name: z.string(),
  brand: z.string(),
  hash: z.string(),
  /** Its color, finish and size in words. */
  options: z.string(),
  /** Null where the showroom does not sell it. */
  figures: figures.nullable(),
});
export type ShowcaseChoice = z.infer<typeof choice>;

const showcase = z.object({
  template: z.string(),
  name: z.string(),
  area_sqft: z.number(),
  /** The first choice is what the room has. */
  parts: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      /** Where it is in the picture: shares of its width and height. */
      dot: z.tuple([z.number(), z.number()]),
      choices: z.array(choice),
    }),
  ),
  /** What is in it besides, which stays. */
  others: z.object({ count: z.number().int(), total_cents: z.number().int() }),
});
export type Showcase = z.infer<typeof showcase>;

export const getShowcase = endpoint("GET /api/showcase", {
  summary:
    "The landing page's room with what each choice takes and costs in a showroom, else at list prices; null where the marketplace has no such room",
  permission: "public.read",
  query: z.object({ showroom }),
  reply: success(showcase.nullable()),
});

export const getShowcaseDesign = endpoint("GET /api/showcase/design", {
  summary:
    "The design of the landing page's room with choices, such as `floor.1,tub.2`, to begin a room with",
  permission: "public.read",
  query: z.object({
    showroom,
    choices: z
      .string()
      .max(400)
      .regex(/^[a-z-]+\.\d(,[a-z-]+\.\d)*$/)
      .optional(),
  }),
  reply: success(z.object({ name: z.string(), template: z.string(), design: roomDesign })),
});
