import { z } from "zod";
import { listBy, text } from "./values.ts";

const rooms = ["bathroom", "kitchen", "living_room", "dining_room", "bedroom", "laundry", "outdoor"] as const;

/**
 * The works of a renovation that follow from what is in a room, in the order in which the trades do them. In a task,
 * `{things}` stands for the things it is about, `{count}` for how many, `{sqft}` and `{feet}` for the surfaces' measure,
 * `{place}` for the surface, and `{products}` for what covers it ("5 boxes of Carrara Tile").
 */
export const roomWorks = listBy(
  z.strictObject({
    id: z.string().regex(/^[a-z-]+$/, "Small letters and hyphens, such as tile-floor."),
    area: text,
    task: text,
    /** Who usually does it. */
    who: text,
    /** Working days that it takes at least, waiting included. */
    days: z.int().positive(),
    /** So much of its things (pieces) or surfaces (square feet; feet of trim) is done in a day. */
    per_day: z.number().positive().optional(),
    /** Its products need not be there yet. */
    only_prepares: z.literal(true).optional(),
    /** Kinds of rooms that it is done in; all, where left out. */
    rooms: z.array(z.enum(rooms)).min(1).optional(),
    /** Done where one of these kinds of things is. */
    items: z.array(z.string().min(1)).min(1).optional(),
    /** Done where one of these surfaces is, by the first word of its id. */
    surfaces: z
      .array(
        z.enum([
          "floor",
          "ceiling",
          "base",
          "crown",
          "wall",
          "wainscot",
          "backsplash",
          "countertop",
          "shower",
        ]),
      )
      .min(1)
      .optional(),
    /** Only surfaces with such products. */
    laid: z
      .array(z.enum(["tile", "paint", "paper", "other"]))
      .min(1)
      .optional(),
    /** An entry for each surface in place of one for all. */
    each: z.literal("surface").optional(),
  }),
  "id",
);
