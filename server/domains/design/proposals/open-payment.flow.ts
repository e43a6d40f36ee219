import { debitArrives } from "../../../../domain/money/bank-debit.ts";
import { fail, failFields } from "../../../http/failure.ts";
import type { Db } from "../../../platform/database.ts";
import { openPayment } from "./payments.store.ts";

/** While a payment has no result, nothing may change what it pays for. A debit takes days, so its answer names the day. */
export async function assertNoPaymentOpen(db: Db, proposal_id: string, field: string): Promise<void> {
  const open = await openPayment(db, proposal_id);
  if (!open) return;
  if (!open.processing_at) fail("in_progress", { retryAfter: 20 });
  const day = debitArrives(open.processing_at);
  const shown = `${day.slice(5, 7)}.${day.slice(8, 10)}.${day.slice(0, 4)}`;
  failFields({
    [field]: `The client's bank is still working on a payment. That usually finishes by ${shown}. Try again after that.`,
  });
}
