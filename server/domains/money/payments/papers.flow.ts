import type { PaperName } from "../../../../contract/money/managed-payments.ts";
import { accountOf, type Caller } from "../../../http/caller.ts";
import type { Platform } from "../../../platform/platform.ts";
import { signedProposalFile, signedVersion } from "../../design/proposals/index.ts";
import { orderPaper, showOrder } from "../../orders/orders/index.ts";
import { planInvoiceFile } from "../plans/index.ts";
import type { PaymentRow } from "./payments.store.ts";

/** The papers that a payment has. */
export async function papersOf(platform: Platform, caller: Caller, row: PaymentRow): Promise<PaperName[]> {
  const papers: PaperName[] = [];
  if (row.proposal_id && (await signedVersion(platform.db, row.proposal_id))) papers.push("signed_proposal");
  if (row.order_id) {
    const order = await showOrder(platform, accountOf(caller), row.order_id);
    if (order.status === "paid") papers.push("invoice");
    if (order.refunds.length > 0) papers.push("credit_note");
  }
  if (row.invoice_id && row.state === "paid") papers.push("invoice");
  return papers;
}

/** One of them as PDF; undefined where the payment has none. */
export async function paperOf(
  platform: Platform,
  caller: Caller,
  row: PaymentRow,
  paper: PaperName,
): Promise<File | undefined> {
  if (paper === "signed_proposal")
    return row.proposal_id ? signedProposalFile(platform, row.proposal_id) : undefined;
  if (row.order_id) return orderPaper({ platform, caller, language: "en" }, row.order_id, paper);
  return row.invoice_id && paper === "invoice" ? planInvoiceFile(platform, row.invoice_id) : undefined;
}
