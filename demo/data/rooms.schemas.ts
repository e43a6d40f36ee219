import { z } from "zod";
import { listBy, slug, text } from "../../content/schemas/values.ts";

/** Inches; x to the east, y to the north. `demo/rooms/floor-plan.ts` explains the lines of text. */
export const floorPlans = listBy(
  z
    .strictObject({
      id: slug,
      name: text,
      layout: text,
      rectangle: z.tuple([z.number().positive(), z.number().positive()]).optional(),
      outline: z
        .string()
        .regex(
          /^\w+ -?\d+ -?\d+(?:, \w+ -?\d+ -?\d+){2,}$/,
          'Write the walls with the corners that they begin at, such as "s 0 0, e 60 0, n 60 96, w 0 96".',
        )
        .optional(),
      ceiling_ft: z.number().positive().optional(),
      openings: z.array(
        z
          .string()
          .regex(
            /^(?:door \w+ \d+ \d+ (?:in|out) [nesw]|slider \w+ \d+ \d+|window \w+ \d+ \d+ \d+ \d+|passage \w+ \d+ \d+(?: \d+)?)$/,
            'Write the kind, the wall, where it begins and how wide it is, such as "door s 27 30 in e".',
          ),
      ),
      services: z
        .string()
        .regex(
          /^\w+ \d+ \d+(?:, \w+ \d+ \d+)*$/,
          'Write kinds and places, such as "drain 30 84, vent 12 50".',
        )
        .optional(),
      edges: z
        .array(z.string().regex(/^\w+ (?:open|half \d+)$/, 'Write a wall and its kind, such as "s open".'))
        .optional(),
      north_deg: z.number().optional(),
      description: text,
      tags: text,
    })
    .refine(
      (plan) => (plan.rectangle === undefined) !== (plan.outline === undefined),
      "Write either rectangle or outline.",
    ),
  "id",
);

/** Furnished rooms by the ids of styles: a floor plan, a name, and what the designer would say first. */
export const templates = z.record(
  slug,
  listBy(z.strictObject({ floorplan: slug, name: text, says: text }), "floorplan"),
);

/** By the words that a template's choice is made for, how the goods look that its picture shows; empty for none. */
export const templateGoods = z.record(text, z.array(text));

const share = z.number().min(0).max(1);

/**
 * The room of the landing page: as a template, the camera of its pictures, which parts are changed together in one
 * picture, and where in it each part is.
 */
export const landingRoom = z.strictObject({
  id: slug,
  name: text,
  style: slug,
  style_name: text,
  note: text,
  camera: z.strictObject({
    /** Inches: to the east, up, and to the south. */
    at: z.tuple([z.number(), z.number(), z.number()]),
    toward: z.tuple([z.number(), z.number()]),
    focal_mm: z.number().positive(),
    shift: z.number(),
    near_in: z.number().positive(),
  }),
  /** Solar time. */
  hour: z.number().min(0).max(24),
  shots: z.array(z.strictObject({ parts: z.array(slug).min(1), light: z.enum(["held", "own"]) })).min(1),
  /** Left, top, right and bottom as shares of the picture. */
  boxes: z.record(slug, z.tuple([share, share, share, share])),
  /** `roomDesign` of the contract. */
  design: z.looseObject({ schema: z.literal("room-design/1") }),
});

/** Work that a pro can show: its category, the template with its picture, and its text. */
export const finishedRooms = listBy(
  z.strictObject({ category: slug, template: slug, title: text, text }),
  "template",
);
