import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { success, uuid } from "../shapes.ts";

/** How many cards an account can keep. */
export const mostCards = 10;

const savedCard = z.object({
  id: z.string(),
  brand: z.string(),
  last4: z.string(),
  /** MM/YY */
  exp_date: z.string(),
  name_on_Card: z.string(),
  /** What `payment: { saved: true }` pays with. */
  is_default: z.boolean(),
  /** Its last month has passed; it pays nothing. */
  is_expired: z.boolean(),
});
export type SavedCard = z.infer<typeof savedCard>;

const cardText = (max: number) => z.string().trim().max(max, `Enter at most ${max} characters.`).optional();
const byId = z.object({ id: uuid });
const all = success(z.array(savedCard));
/** With `action`, the card's bank wants its owner to confirm: the card is saved after that. */
const saved = all.extend({
  action: z
    .object({
      setup: z.string(),
      url: z.string().nullable(),
      client_secret: z.string().nullable(),
      message: z.string(),
    })
    .nullable(),
});

export const listCards = endpoint("GET /api/cards", {
  summary: "The account's saved cards, the default first; at most 10, and never their numbers",
  permission: "account.secure",
  reply: all,
});

export const addCard = endpoint("POST /api/cards", {
  summary:
    "Save a card: `card_token` from the payment provider's own fields, or with test payments the card itself",
  permission: "account.secure",
  status: 201,
  body: z.strictObject({
    card_number: cardText(30),
    name_on_Card: cardText(80),
    exp_date: cardText(7),
    cvv: cardText(4),
    card_token: cardText(200),
    is_default: z.boolean().default(false),
  }),
  reply: saved,
});

export const confirmCard = endpoint("POST /api/cards/confirm", {
  summary: "Go on after the owner of a card has answered its bank's question",
  permission: "account.secure",
  /** `accepted` is the answer with test payments, and false gives the card up with every provider. */
  body: z.strictObject({ setup: uuid, accepted: z.boolean().optional() }),
  /** `action` as long as the bank still waits for its answer. */
  reply: saved,
});

export const makeDefaultCard = endpoint("PUT /api/cards/{id}", {
  summary: "Make a saved card the default",
  permission: "account.secure",
  params: byId,
  body: z.strictObject({ is_default: z.literal(true, "Choose the default card.") }),
  reply: all,
});

export const removeCard = endpoint("DELETE /api/cards/{id}", {
  summary: "Forget a card, here and at the payment provider; the newest of the others becomes the default",
  permission: "account.secure",
  params: byId,
  reply: all,
});
