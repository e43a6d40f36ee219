import {
  type ReturnedLine,
  refundOf,
  refundPaidPostings,
  refundPostings,
} from "../../../domain/ledger-posting.ts";
import { restockingFee } from "../../../domain/line-return.ts";
import { toDollars } from "../../../domain/money.ts";
import type { Db } from "../../platform/database.ts";
import { newId } from "../../platform/ids.ts";
import { GatewayUnreachable, RefundRefused } from "../../platform/payments/gateway.ts";
import type { Platform } from "../../platform/platform.ts";
import { audit } from "../audit/index.ts";
import { postTransfers } from "../ledger/index.ts";
import type { SoldItem } from "./items.store.ts";
import { insertRefund, loadRefund, openRefunds, settleRefundRow } from "./refunds.store.ts";
import { giveStockBack } from "./stock.flow.ts";

/**
 * Reverses items of one order inside the caller's transaction: stock, ledger, and the intent to refund. `askForRefund`
 * calls the provider afterward.
 * @returns the refund to ask for, or null if nothing was paid for the items
 */
export async function takeBack(
  db: Db,
  items: readonly SoldItem[],
  why: { is_return: boolean; reason: string; at: Date },
): Promise<{ refund_id: string; amount_cents: number } | null> {
  const order = items[0]!;
  await giveStockBack(
    db,
    items.flatMap((item) =>
      item.variant_id === null ? [] : [{ variant_id: item.variant_id, qty: item.reserved_qty }],
    ),
  );
  const lines: ReturnedLine[] = items.map((item) => ({
    ...item,
    is_released: item.released_at !== null,
    kept_shipping_cents: why.is_return ? restockingFee(item.shipping_cents) : 0,
  }));
  const amount = lines.reduce((sum, line) => sum + refundOf(line), 0);
  if (amount === 0) return null;
  const refund_id = newId();
  const order_item_id = items.length === 1 ? order.id : null;
  await insertRefund(db, {
    id: refund_id,
    order_id: order.order_id,
    order_item_id,
    amount_cents: amount,
    reason: why.reason,
    created_at: why.at,
  });
  await postTransfers(db, [
    {
      reference: `refund:${refund_id}`,
      kind: "refund",
      order_id: order.order_id,
      ...(order_item_id && { order_item_id }),
      at: why.at,
      postings: refundPostings(lines, order),
    },
  ]);
  return { refund_id, amount_cents: amount };
}

/**
 * Requests a refund from the provider, under its key and outside any transaction, and books the result. A lost response
 * leaves the refund open for `settleOpenRefunds`.
 */
export async function askForRefund(platform: Platform, refundId: string): Promise<void> {
  const { db, log, now, payments } = platform;
  const refund = await loadRefund(db, refundId);
  if (refund?.status !== "requested") return;
  try {
    const { ref } = await payments.refund(refund);
    await db.transaction().execute(async (tx) => {
      const settled = await settleRefundRow(tx, refundId, {
        status: "succeeded",
        provider_ref: ref,
        at: now(),
      });
      if (!settled) return;
      await audit(tx, {
        caller: null,
        action: "refund.made",
        about: { type: "order", id: refund.order_id },
        details: { amount: toDollars(refund.amount_cents) },
        at: now(),
      });
      await postTransfers(tx, [
        {
          reference: `refund_paid:${refundId}`,
          kind: "refund_paid",
          order_id: refund.order_id,
          at: now(),
          postings: refundPaidPostings(refund.amount_cents),
        },
      ]);
    });
  } catch (error) {
    if (error instanceof RefundRefused) {
      log.error({ alarm: "refund_refused", refund: refundId, err: error }, "the provider refused a refund");
      await settleRefundRow(db, refundId, { status: "failed", provider_ref: null, at: now() });
    } else if (error instanceof GatewayUnreachable) {
      log.warn({ refund: refundId }, "a refund got no answer and is asked for again");
    } else {
      throw error;
    }
  }
}

/** Retries refunds that have waited for a response for more than 30 seconds. */
export async function settleOpenRefunds(platform: Platform): Promise<void> {
  const before = new Date(platform.now().getTime() - 30_000);
  for (const id of await openRefunds(platform.db, before)) {
    try {
      await askForRefund(platform, id);
    } catch (error) {
      platform.log.error({ err: error, refund: id }, "a refund could not be settled");
    }
  }
}
