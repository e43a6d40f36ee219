import {
  type ReturnedLine,
  refundOf,
  refundPaidPostings,
  refundPostings,
  replacementPostings,
} from "../../../../domain/money/ledger-posting.ts";
import { toDollars } from "../../../../domain/money/money.ts";
import { addGiven, keptShipping, restOf } from "../../../../domain/orders/line-refund.ts";
import { restockingFee } from "../../../../domain/orders/line-return.ts";
import type { Db } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import { GatewayUnreachable, RefundRefused } from "../../../platform/payments/gateway.ts";
import type { Platform } from "../../../platform/platform.ts";
import { audit } from "../../identity/audit/index.ts";
import { postTransfers } from "../../money/ledger/index.ts";
import { type SoldItem, storeGivenBack } from "./items.store.ts";
import { insertRefund, loadRefund, openRefunds, type RefundKind, settleRefundRow } from "./refunds.store.ts";
import { giveStockBack } from "./stock.flow.ts";

export interface Reversal {
  kind: RefundKind;
  reason: string;
  at: Date;
  /** A return keeps the initial shipping, at most this cost of the return shipping if it is known. */
  return_shipping_cents?: number | undefined;
  /** Whether the units can be sold again. */
  is_restocked?: boolean;
}

/** A line as it is reversed: what is left of it, and how much of its shipping is kept. */
export function returnedLine(
  item: SoldItem,
  why: Pick<Reversal, "kind" | "return_shipping_cents">,
): ReturnedLine & SoldItem {
  const fee = why.kind === "return" ? restockingFee(item.shipping_cents, why.return_shipping_cents) : 0;
  return {
    ...item,
    is_released: item.released_at !== null,
    kept_shipping_cents: keptShipping(item, fee),
  };
}

/**
 * Reverses items of one order inside the caller's transaction: stock, ledger, and the intent to refund. `askForRefund`
 * calls the provider afterward.
 * @returns the refund to ask for, or null if nothing is left to refund
 */
export async function takeBack(
  db: Db,
  items: readonly SoldItem[],
  why: Reversal,
): Promise<{ refund_id: string; amount_cents: number } | null> {
  const order = items[0]!;
  if (why.is_restocked ?? true) {
    await giveStockBack(
      db,
      items.flatMap((item) =>
        item.variant_id === null
          ? []
          : [{ variant_id: item.variant_id, qty: item.reserved_qty, lot: item.lot, lot_qty: item.lot_qty }],
      ),
    );
  }
  if (why.kind === "order") await takeReplacementsBack(db, items, why.at);
  const lines = items.map((item) => returnedLine(item, why));
  const amount = lines.reduce((sum, line) => sum + refundOf(line), 0);
  for (const line of lines) await storeGivenBack(db, line.id, addGiven(line, restOf(line)));
  const refund_id = newId();
  const order_item_id = items.length === 1 ? order.id : null;
  if (amount > 0) {
    await insertRefund(db, {
      id: refund_id,
      order_id: order.order_id,
      order_item_id,
      amount_cents: amount,
      reason: why.reason,
      kind: why.kind,
      created_at: why.at,
    });
  }
  // also where the customer has everything back already: what others paid for comes back to them
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
  return amount > 0 ? { refund_id, amount_cents: amount } : null;
}

/** A replacement that is not shipped is not paid for either. */
async function takeReplacementsBack(db: Db, items: readonly SoldItem[], at: Date): Promise<void> {
  for (const item of items) {
    const payers = [
      ["marketplace", item.replacement_platform_cents],
      ["carrier", item.replacement_carrier_cents],
    ] as const;
    for (const [payer, cents] of payers) {
      if (cents === 0) continue;
      await postTransfers(db, [
        {
          reference: `replacement_back:${newId()}`,
          kind: "replacement",
          order_id: item.order_id,
          order_item_id: item.id,
          at,
          postings: replacementPostings(item.vendor_id, -cents, payer),
        },
      ]);
    }
  }
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
