import { z } from "zod";
import { listBy, text } from "./values.ts";

/** Everything that the Postal Service counts as domestic, by name. */
export const states = listBy(
  z.strictObject({
    code: z.string().regex(/^[A-Z]{2}$/, 'Write the postal code in two capital letters, such as "OH".'),
    name: text,
  }),
  "code",
);
