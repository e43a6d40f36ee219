import type { ItemStatus } from "../../../../contract/orders/orders.ts";
import { splitCents } from "../../../../domain/money/money.ts";
import { splitLine } from "../../../../domain/orders/line-return.ts";
import { givesMoneyBack } from "../../../../domain/orders/order-status.ts";
import { fail, failFields } from "../../../http/failure.ts";
import type { Db } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import { wakeMail } from "../../../platform/mail/send.ts";
import type { Platform } from "../../../platform/platform.ts";
import { wakeWebhooks } from "../../identity/api-access/index.ts";
import {
  type ItemChoice,
  type ItemMove,
  lockItems,
  type SoldItem,
  storeMove,
  storeSplit,
} from "./items.store.ts";
import { noteLot } from "./lots.flow.ts";
import { notifyOfMove } from "./move-news.flow.ts";
import { givePickupCodes } from "./pickup.store.ts";
import { itemsWithOpenCase, openReturns, type ReturnWish, settleReturns } from "./return-record.store.ts";
import { askForRefund, type Reversal, takeBack } from "./take-back.flow.ts";
import type { Viewer } from "./viewer.store.ts";

export interface MoveRequest {
  viewer: Viewer;
  choice: ItemChoice;
  to: ItemStatus;
  note: string;
  carrier?: string | undefined;
  tracking: string;
  /** The lot that the items ship from, as the vendor notes it. */
  lot?: string | undefined;
  /** Chooses which of the locked items move, or refuses. */
  choose(items: readonly SoldItem[], now: Date): readonly SoldItem[];
  /** Only this many units of a single item; the rest stays. */
  qty?: number | undefined;
  /** What the customer says about a return. */
  wish?: ReturnWish;
  /** How a return is refunded. */
  reversal?: Pick<Reversal, "return_shipping_cents" | "is_restocked">;
  /** More to do in the same transaction, after the move. */
  also?(db: Db, moved: Moved): Promise<void>;
  /** Whether `also` settles the records of returns itself. */
  keeps_records?: boolean;
  /** Whether `also` tells everyone in its own words. */
  is_told_elsewhere?: boolean;
}

/** What a move did. */
export interface Moved {
  items: readonly SoldItem[];
  /** The records of the returns that it opened, one for each item. */
  cases: readonly string[];
  refund: { refund_id: string; amount_cents: number } | null;
  at: Date;
}

/**
 * The only way to change the status of order items: the change, its history, stock, ledger, emails and notifications in
 * one transaction; then, outside it, the refund request to the provider. 404 for another account's order or item, 409
 * if somebody else moved an item meanwhile.
 */
export async function moveItems(platform: Platform, request: MoveRequest): Promise<void> {
  const refundId = await platform.db.transaction().execute(async (db) => {
    const locked = await lockItems(db, request.viewer, request.choice);
    if (locked.length === 0) fail("not_found");
    // read after the lock, so that the timeline has the moves in order
    const at = platform.now();
    const wanted = request.choose(locked, at);
    if (request.to === "Return Request" && !request.keeps_records) await assertNoCase(db, wanted);
    const chosen = await separateUnits(db, wanted, request.qty);
    const move: ItemMove = {
      to: request.to,
      by: { id: request.viewer.worker?.id ?? request.viewer.id, role: request.viewer.type },
      note: request.note,
      carrier: request.carrier ?? "",
      tracking: request.tracking,
      at,
    };
    for (const item of chosen) {
      if (!(await storeMove(db, item, move))) fail("stale_version");
      if (request.lot) await noteLot(db, item, request.lot);
    }
    if (request.to === "Ready to Pick Up") await givePickupCodes(db, chosen);
    const refund = givesMoneyBack(request.to)
      ? await takeBack(db, chosen, {
          ...request.reversal,
          kind: kindOf(request.to),
          reason: request.note,
          at,
        })
      : null;
    const cases = request.keeps_records
      ? []
      : await recordReturns(db, chosen, move, { wish: request.wish, refund });
    await request.also?.(db, { items: chosen, cases, refund, at });
    const isSilent = request.is_told_elsewhere ?? false;
    await notifyOfMove(db, platform.config, chosen, move, {
      refund_cents: refund?.amount_cents ?? null,
      isSilent,
    });
    return refund?.refund_id;
  });
  wakeMail(platform);
  wakeWebhooks(platform);
  if (refundId) await askQuietly(platform, refundId);
}

/** One thing at a time: units with an open return or claim are not returned again. */
export async function assertNoCase(db: Db, items: readonly SoldItem[]): Promise<void> {
  const taken = await itemsWithOpenCase(
    db,
    items.map(({ id }) => id),
  );
  if (taken.size > 0) failFields({ item: "There is an open return or claim for this item." });
}

const kindOf = (to: ItemStatus) => (to === "Returned" ? ("return" as const) : ("order" as const));

/** Every return has a record, no matter who requests or settles it. */
async function recordReturns(
  db: Db,
  items: readonly SoldItem[],
  move: ItemMove,
  { wish, refund }: { wish: ReturnWish | undefined; refund: Moved["refund"] },
): Promise<string[]> {
  if (move.to === "Return Request") {
    return openReturns(db, items, move, wish ?? { reason: "other", details: move.note });
  }
  const wereReturns = items.filter(({ status }) => status === "Return Request");
  if (wereReturns.length > 0) await settleReturns(db, wereReturns, move, refund);
  return [];
}

/** The move is done whatever the provider does; the job for open refunds retries. */
export async function askQuietly(platform: Platform, refundId: string): Promise<void> {
  try {
    await askForRefund(platform, refundId);
  } catch (error) {
    platform.log.error({ err: error, refund: refundId }, "a refund could not be settled");
  }
}

/** Takes units of a single item out of its line, as an item of their own. */
export async function separateUnits(
  db: Db,
  items: readonly SoldItem[],
  qty: number | undefined,
): Promise<readonly (SoldItem & { taken_from?: string })[]> {
  const item = items[0];
  if (qty === undefined || !item || items.length !== 1 || qty === item.qty) return items;
  const { kept, returned } = splitLine(item, qty);
  // only units that came out of stock go back: back-ordered units never did
  const reserved = Math.min(item.reserved_qty, qty);
  const paid = (cents: number) => splitCents(cents, [kept.qty, returned.qty]);
  const [platform, carrier] = [paid(item.replacement_platform_cents), paid(item.replacement_carrier_cents)];
  const replaced = (index: 0 | 1) => ({
    replacement_platform_cents: platform[index]!,
    replacement_carrier_cents: carrier[index]!,
  });
  const lot_qty = Math.min(item.lot_qty, reserved);
  const part = { ...returned, ...replaced(1), id: newId(), reserved_qty: reserved, lot_qty };
  const rest = { reserved_qty: item.reserved_qty - reserved, lot_qty: item.lot_qty - lot_qty };
  await storeSplit(db, { ...kept, ...replaced(0), ...rest }, part);
  return [{ ...part, taken_from: item.id }];
}
