import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { success } from "../shapes.ts";

/** How many people a list may have. */
export const mostImported = 2000;

/** What becomes of a person in a list, as the page says it. */
export const importOutcomes = {
  new: "New",
  known: "Already a client",
  double: "Duplicate in the list",
  left_out: "Skipped",
} as const;
export type ImportOutcome = keyof typeof importOutcomes;

const outcome = z.enum(Object.keys(importOutcomes) as [ImportOutcome, ...ImportOutcome[]]);

const person = z.object({
  /** Of the file: the line of a table, the number of a vCard. */
  place: z.number(),
  full_name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  outcome,
  /** Why, and what of the person does not come in. */
  notes: z.array(z.string()),
});
export type ImportedPerson = z.infer<typeof person>;

export const importClients = endpoint("POST /api/pro/clients/import", {
  summary:
    "Bring clients along from a CSV or vCard file: a preview, or with `apply=1` the import itself. Nobody is emailed; the same file again adds nobody",
  permission: "showroom.sell",
  accepts: "multipart",
  body: z.strictObject({
    file: z.file("Choose a CSV or vCard file."),
    apply: z.enum(["0", "1"]).default("0"),
  }),
  reply: success(
    z.object({
      people: z.array(person),
      counts: z.record(outcome, z.number()),
      /** Columns of a table that nothing is taken from. */
      unread_columns: z.array(z.string()),
      is_applied: z.boolean(),
    }),
  ),
});
export type ClientImport = z.infer<typeof importClients.reply>["data"];
