import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { dollars, isoDate, success, uuid } from "../shapes.ts";
import { type AchReturn, achReturns } from "./ach-words.ts";

const file = z.object({
  id: z.string(),
  /** As the bank's file has it: the number of its batch. */
  number: z.number(),
  made_at: isoDate,
  made_by: z.string(),
  /** The day on which payees have the money. */
  effective_on: z.string(),
  entries: z.number(),
  amount: dollars,
  /** How many came back. */
  returned: z.number(),
});
export type AchFileRow = z.infer<typeof file>;

const state = z.object({
  /** False where payouts go another way. */
  is_on: z.boolean(),
  waiting: z.object({ entries: z.number(), amount: dollars }),
  /** The latest 50. */
  files: z.array(file),
});
export type AchState = z.infer<typeof state>;

export const readAch = endpoint("GET /api/admin/ach", {
  summary: "Payouts that wait for an ACH file, and the files that were made",
  permission: "admin.run",
  reply: success(state),
});

export const makeAchFile = endpoint("POST /api/admin/ach/files", {
  summary: "Put all payouts that wait into one ACH file (Nacha, CCD credits); takes a recent proof",
  permission: "admin.run",
  status: 201,
  idempotency: "accepted",
  body: z.strictObject({}),
  reply: success(state.extend({ file: z.string() })),
});

export const saveAchFile = endpoint("GET /api/admin/ach/files/{id}", {
  summary:
    "An ACH file to hand to the bank; the same every time. Takes a recent proof: it has account numbers",
  permission: "admin.run",
  params: z.object({ id: uuid }),
  reply: z.file(),
});

export const recordAchReturn = endpoint("POST /api/admin/payouts/{id}/ach_return", {
  summary: "The bank has returned a payout of an ACH file: its amount goes back to the payee's balance",
  permission: "admin.run",
  params: z.object({ id: uuid }),
  body: z.strictObject({
    code: z.enum(Object.keys(achReturns) as [AchReturn, ...AchReturn[]], "Choose the bank's return code."),
  }),
  reply: success(z.object({ id: z.string() })),
});
