import { unusedOfPack } from "../../../../domain/money/credit-packs.ts";
import type { Cents } from "../../../../domain/money/money.ts";
import type { Db } from "../../../platform/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { closeCode } from "./credit-codes.store.ts";
import { bookCredits, creditBalance, sincePack } from "./credits.store.ts";
import { creditsDisputedEmail } from "./emails.rules.ts";
import { findInvoice } from "./invoices.store.ts";
import { lockKnown } from "./subscriptions.store.ts";
import { notifyOfPlan } from "./tell.flow.ts";

/**
 * Takes back what is unused of a pack whose payment was lost to a dispute, or of the part that was lost, inside the
 * caller's transaction; once. Codes that nobody has used are withdrawn, the newest first, if the balance alone is too small.
 */
export async function creditsLost(
  db: Db,
  platform: Pick<Platform, "config">,
  { invoice_id, amount_cents, at }: { invoice_id: string; amount_cents: Cents; at: Date },
): Promise<void> {
  const invoice = await findInvoice(db, invoice_id);
  if (!invoice?.credits || !invoice.user_id || !(await lockKnown(db, invoice.user_id))) return;
  const { user_id, number } = invoice;
  const credits = Math.floor(invoice.credits * Math.min(1, amount_cents / invoice.amount_cents));
  const since = await sincePack(db, invoice_id);
  if (!since) return;
  let balance = await creditBalance(db, user_id);
  const inCodes = since.open_codes.reduce((sum, code) => sum + code.credits, 0);
  const unused = unusedOfPack({ credits, balance: balance + inCodes, added: since.added });
  for (const { id } of since.open_codes) {
    if (balance >= unused) break;
    const code = await closeCode(db, { id, user_id }, { withdrawn_at: at });
    if (!code) continue;
    await bookCredits(db, { user_id, change: code.credits, reason: "taken_back", code_id: id, at });
    balance += code.credits;
  }
  const taken = Math.min(unused, balance);
  if (taken === 0) return;
  await bookCredits(db, { user_id, change: -taken, reason: "disputed", invoice_id, at });
  await notifyOfPlan(db, platform, {
    user_id,
    caller: null,
    at,
    action: "plan.credits_disputed",
    details: { invoice: number, credits: taken },
    content: (name) => creditsDisputedEmail(name, { number: number ?? "", credits: taken }),
    cause: `credits_disputed:${invoice_id}`,
  });
}
