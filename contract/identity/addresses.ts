import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { deliveryDetails, isoDate, shippingAddress, success, uuid } from "../shapes.ts";

/** How many addresses an account can keep. */
export const mostAddresses = 30;

const text = (max: number) => z.string().trim().max(max, `Enter at most ${max} characters.`);

const keptAddress = z.object({
  id: z.string(),
  /** What its owner calls it, such as "Job site"; may be empty. */
  label: z.string(),
  /** Who receives deliveries there; empty for the account's owner. */
  name: z.string(),
  phone: z.string(),
  delivery_notes: z.string(),
  street: z.string(),
  apartment: z.string(),
  city: z.string(),
  state: z.string(),
  zip_code: z.string(),
  /** What checkout starts with, and `GET /api/profile` gives as `shipping`. */
  is_default_shipping: z.boolean(),
  /** `billing` of `GET /api/profile`. */
  is_default_billing: z.boolean(),
  updated_at: isoDate,
});
export type KeptAddress = z.infer<typeof keptAddress>;

const addressSent = shippingAddress.extend({
  name: deliveryDetails.name.default(""),
  phone: deliveryDetails.phone.default(""),
  delivery_notes: deliveryDetails.delivery_notes.default(""),
  label: text(40).default(""),
  /** The first address becomes the default for delivery whatever it says. */
  is_default_shipping: z.boolean().default(false),
  is_default_billing: z.boolean().default(false),
});

const byId = z.object({ id: uuid });
const all = success(z.array(keptAddress));

export const listAddresses = endpoint("GET /api/addresses", {
  summary: "The account's address book, the default for delivery first; at most 30",
  permission: "session.own",
  reply: all,
});

export const addAddress = endpoint("POST /api/addresses", {
  summary: "Add an address to the book; the answer is the whole book and the id of the new one",
  permission: "account.secure",
  status: 201,
  idempotency: "accepted",
  body: addressSent,
  reply: success(z.object({ id: z.string(), addresses: z.array(keptAddress) })),
});

export const changeAddress = endpoint("PUT /api/addresses/{id}", {
  summary: "Change an address of the book; orders that were sent there keep what they were sent with",
  permission: "account.secure",
  params: byId,
  body: addressSent,
  reply: all,
});

export const deleteAddress = endpoint("DELETE /api/addresses/{id}", {
  summary:
    "Delete an address; another one becomes the default for delivery, if it was that. Orders keep theirs",
  permission: "account.secure",
  params: byId,
  reply: all,
});
