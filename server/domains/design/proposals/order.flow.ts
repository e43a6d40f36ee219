import { totalsOf } from "../../../../domain/projects/proposal/totals.ts";
import { fail } from "../../../http/failure.ts";
import type { Db } from "../../../platform/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { placePaidOrder } from "../../orders/checkout/index.ts";
import { acceptedOf, latestOf } from "./loaded.rules.ts";
import { notifyPro, proPath } from "./news.flow.ts";
import { disputedPayments, giveToOrder, paymentsMade } from "./payments.store.ts";
import { answerVersion, keepOrdered, type ProposalRow, versionsOf } from "./proposals.store.ts";

/**
 * Orders the products of the signed version that no order has yet, as soon as the payments cover them; in the
 * transaction of the payment or signature. Returns the order's number, or null if there is nothing to order yet.
 */
export async function orderIfCovered(db: Db, platform: Platform, row: ProposalRow): Promise<string | null> {
  const versions = await versionsOf(db, row.id);
  const version = acceptedOf({ row, versions }) ?? fail("not_found");
  const { content, prices, picks } = version;
  const { to_order } = totalsOf(content, { ...prices, ordered: row.ordered }, picks);
  const { products, totals } = to_order;
  if (totals.total_cents === 0) return null;
  const payments = (await paymentsMade(db, row.id)).filter(
    (each) => !each.order_id && each.product_cents > 0,
  );
  // what the bank may take back orders nothing before it has decided
  if ((await disputedPayments(db, row.id)).length > 0) return null;
  const paid = payments.reduce((sum, each) => sum + each.product_cents, 0);
  if (paid < totals.total_cents) return null;
  if (paid > totals.total_cents || !row.customer_id) {
    platform.log.error(
      { alarm: "proposal_money", proposal: row.id, paid },
      "a proposal's deposits exceed its products",
    );
    return null;
  }
  const at = platform.now();
  const order = await placePaidOrder(db, platform, {
    proposal_id: row.id,
    title: row.title || row.number,
    user_id: row.customer_id,
    showroom_id: row.showroom_id,
    lines: products.map((line) => ({ ...line, id: line.line_id, surface: line.section.slice(0, 60) })),
    totals,
    tax_certificate_id: prices.tax_certificate_id ?? null,
    shipping_address: content.address,
    job_name: content.job_name,
    po_number: content.po_number,
    charges: payments.map((each) => ({
      amount_cents: each.product_cents,
      provider: each.provider,
      ref: each.provider_ref ?? "",
      card: { brand: each.card_brand, last4: each.card_last4 },
      at: each.created_at,
    })),
    at,
  });
  const { freight, tax_certificate_id = null } = prices;
  const priced = { freight, at: prices.at, tax_certificate_id };
  const line_ids = products.map((line) => line.line_id);
  await keepOrdered(db, row.id, [...row.ordered, { line_ids, ...priced }]);
  await giveToOrder(
    db,
    payments.map(({ id }) => id),
    order.id,
  );
  await takeBackChangeOrder(db, platform, row, latestOf(versions)?.version ?? 0);
  return order.number;
}

/** A change order that was priced before the products were ordered no longer fits them. */
async function takeBackChangeOrder(
  db: Db,
  platform: Platform,
  row: ProposalRow,
  version: number,
): Promise<void> {
  if (version === row.accepted_version) return;
  if (!(await answerVersion(db, row.id, version, { answer: "withdrawn", at: platform.now() }))) return;
  const subject = `Send the change order to ${row.number} again`;
  await notifyPro(db, platform, row, `overtaken:${version}`, {
    subject,
    preview: "The products were ordered before the client answered.",
    heading: subject,
    blocks: [
      "The client paid before answering your change order, so the products are ordered. We withdrew the change order.",
      "Ordered products stay as they are. Check your draft and send it again.",
    ],
    button: { label: "Open the proposal", path: proPath(row.id) },
  });
}
