import { z } from "zod";
import { text } from "./values.ts";

const path = z.string().regex(/^\//, 'Write a path within the shop, such as "/account/orders".');
const pairs = z.array(z.tuple([text, text])).min(1);
const item = z.strictObject({ title: text, detail: text.optional(), amount: text.optional() });

/** Made-up emails by the kind of notification, which admins see while they change its words. */
export const emailSamples = z.record(
  z.string(),
  z.strictObject({
    subject: text,
    preview: text,
    heading: text,
    blocks: z.array(
      z.union([
        text,
        z.strictObject({ items: z.array(item).min(1) }),
        z.strictObject({ totals: pairs }),
        z.strictObject({ facts: pairs }),
        z.strictObject({ code: text }),
      ]),
    ),
    button: z.strictObject({ label: text, path }).optional(),
    note: text.optional(),
  }),
);
