import { z } from "zod";
import { inches, listBy, slug, text } from "./values.ts";

/** Shapes that the marketplace draws, for products without a model of their own. */
export const drawnShapes = listBy(
  z.strictObject({
    id: slug,
    label: text,
    /** The kind of item that draws it (`web/kit/room/items`). */
    kind: z.string().regex(/^[a-z_]+$/),
    stands: z.enum(["floor", "wall", "ceiling", "counter"]),
    /** The usual first. */
    finishes: z.array(slug).min(1),
    params: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
    /** Where the product says no size of its own. */
    size: z.strictObject({ width_in: inches, depth_in: inches, height_in: inches }),
  }),
  "id",
);
