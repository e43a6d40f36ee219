import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { isoDate, success } from "../shapes.ts";

/** A bank account that may be debited for the account's plan. */
export const savedBank = z.object({
  last4: z.string(),
  /** `checking`: the provider sends it a small deposit first, and nothing is debited until its owner has confirmed that. */
  state: z.enum(["ready", "checking"]),
  /** The provider's page where the deposit is confirmed; null unless there is one. */
  url: z.string().nullable(),
  since: isoDate,
});
export type SavedBank = z.infer<typeof savedBank>;

export const saveBank = endpoint("PUT /api/bank_account", {
  summary: "Save a bank account in place of another one; it pays for the plan by ACH debits that take days",
  permission: "account.secure",
  body: z.strictObject({ token: z.string().min(1).max(200) }),
  reply: success(savedBank),
});

export const removeBank = endpoint("DELETE /api/bank_account", {
  summary: "Forget the saved bank account, here and at the payment provider",
  permission: "account.secure",
  reply: success(z.null()),
});
