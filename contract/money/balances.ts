import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { dollars, dollarsSent, isoDate, success, uuid } from "../shapes.ts";

const hold = z.object({ reason: z.string(), since: isoDate, by: z.string() });

const payment = z.object({ id: z.string(), amount: dollars, note: z.string(), by: z.string(), at: isoDate });

const balance = z.object({
  pending: dollars,
  available: dollars,
  in_transit: dollars,
  /** By when a negative balance is due; null if it is not negative. */
  due_on: isoDate.nullable(),
  hold: hold.nullable(),
  /** What the payee paid towards a negative balance, the newest first. */
  payments: z.array(payment),
});
export type PayeeBalance = z.infer<typeof balance>;

const user = z.object({ user: uuid });

export const payeeBalance = endpoint("GET /api/admin/payees/{user}", {
  summary: "A vendor's or pro's balance, hold, and payments towards a negative balance",
  permission: "admin.run",
  params: user,
  reply: success(balance),
});

export const holdPayouts = endpoint("PUT /api/admin/payees/{user}/hold", {
  summary: "Put a payee's payouts on hold; the payee reads the reason",
  permission: "admin.run",
  params: user,
  body: z.strictObject({
    reason: z.string().trim().min(10, "Explain why in a sentence the payee can understand.").max(500),
  }),
  reply: success(balance),
});

export const liftHold = endpoint("DELETE /api/admin/payees/{user}/hold", {
  summary: "Let a payee's payouts go on",
  permission: "admin.run",
  params: user,
  reply: success(balance),
});

export const recordBalancePayment = endpoint("POST /api/admin/payees/{user}/payments", {
  summary: "Record what a payee paid to our bank account towards a negative balance",
  permission: "admin.run",
  status: 201,
  idempotency: "required",
  params: user,
  body: z.strictObject({
    amount: dollarsSent.min(0.01, "Enter the amount we received.").multipleOf(0.01, "Use whole cents."),
    note: z.string().trim().min(3, "Enter a reference, such as a check number.").max(300),
  }),
  reply: success(balance),
});
