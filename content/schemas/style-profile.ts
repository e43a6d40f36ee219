import { z } from "zod";
import { listBy, slug, text } from "./values.ts";

/** From -2, the opposite, to 2. */
const trait = z.int().min(-2).max(2);

/** The styles that the profile knows: those of the marketplace's templates. */
export const styles = listBy(
  z.strictObject({
    id: slug,
    name: text,
    /** What rooms of this style have in common. */
    about: text,
    traits: z.strictObject({
      /** Warm colors and woods against cool ones. */
      warm: trait,
      /** Pale rooms against dark ones. */
      light: trait,
      /** Molding, pattern and detail against plain surfaces. */
      detailed: trait,
      /** Forms that have been around for long against new ones. */
      classic: trait,
      /** Wood, stone and cloth as they grow against polish and gloss. */
      natural: trait,
    }),
  }),
  "id",
);

/** The choices between three rooms of one kind in different styles. */
export const rounds = z.array(
  z.strictObject({
    room: text,
    options: z.array(z.strictObject({ style: slug, plan: slug })).length(3),
  }),
);
