import { z } from "zod";
import { conditions } from "./product-guides.ts";
import { slug, text } from "./values.ts";

const choice = z.strictObject({
  if: conditions,
  unless: conditions,
  /** What the specifications of the product to choose have to look like, as regular expressions. */
  specs: conditions,
  /** The variant that is chosen at first: a value of one of its options. */
  option: text.optional(),
});

/** What else a job takes, by the categories of the product that it begins with. */
export const alsoNeeded = z.array(
  z.strictObject({
    categories: z.array(slug).min(1),
    needs: z
      .array(
        z.strictObject({
          part: text,
          /** Where it is sold. */
          category: slug,
          if: conditions,
          unless: conditions,
          amount: z.enum(["area", "mortar", "grout", "each", "run", "edge", "once", "around", "doorway"]),
          /** The fact that says how many one product takes: "bulbs". One package where none is named. */
          pieces: text.optional(),
          why: text,
          /** Not every job takes it. */
          optional: z.literal(true).optional(),
          choose: z.array(choice).min(1),
        }),
      )
      .min(1),
  }),
);
