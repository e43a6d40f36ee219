import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { success, uuid } from "../shapes.ts";

const person = z.object({
  /** Of the client or the hire. */
  id: z.string(),
  kind: z.enum(["client", "hire"]),
  name: z.string(),
  /** What tells people of one name apart: the email address, or the project. */
  detail: z.string(),
});
export type ShareablePerson = z.infer<typeof person>;

export const peopleToShareWith = endpoint("GET /api/product_shares/people", {
  summary: "People the account can email a product to: a pro's clients, and the other sides of present hires",
  permission: "session.own",
  reply: success(z.array(person)),
});

export const shareProduct = endpoint("POST /api/product_shares", {
  summary: "Email a product to a client or to the other side of a hire, at most 20 an hour",
  permission: "session.own",
  status: 201,
  idempotency: "accepted",
  body: z.strictObject({
    kind: z.enum(["client", "hire"], "Choose who gets it."),
    id: uuid,
    /** The product's page: its hash, the chosen SKU, and the showroom whose prices it shows. */
    hash: z.string().trim().min(1).max(40),
    sku: z.string().trim().max(80).default(""),
    showroom: z
      .string()
      .trim()
      .regex(/^([A-Za-z0-9-]{3,20})?$/, "Showroom not found.")
      .default(""),
    note: z.string().trim().max(500, "Enter at most 500 characters.").default(""),
  }),
  reply: success(z.object({ name: z.string() })),
});
