import { z } from "zod";
import { listBy, text } from "./values.ts";

/** Every country and territory with its own dial code, by name. */
export const countries = listBy(
  z.strictObject({
    name: text,
    dial_code: z.string().regex(/^\+\d{1,4}$/, 'Write a plus sign and digits, such as "+1".'),
    /** ISO 3166-1. */
    code: z.string().regex(/^[A-Z]{2}$/, 'Write two capital letters, such as "US".'),
  }),
  "code",
);
