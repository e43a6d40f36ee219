import type { ItemStatus } from "../../../contract/orders.ts";
import { splitLine } from "../../../domain/line-return.ts";
import { givesMoneyBack } from "../../../domain/order-status.ts";
import { fail } from "../../failure.ts";
import type { Db } from "../../platform/database.ts";
import { newId } from "../../platform/ids.ts";
import { pokeMail } from "../../platform/mail/send.ts";
import type { Platform } from "../../platform/platform.ts";
import { pokeWebhooks } from "../api-access/index.ts";
import {
  type ItemChoice,
  type ItemMove,
  lockItems,
  type SoldItem,
  storeMove,
  storeSplit,
} from "./items.store.ts";
import { tellOfMove } from "./move-news.flow.ts";
import { askForRefund, takeBack } from "./take-back.flow.ts";
import type { Viewer } from "./viewer.store.ts";

export interface MoveRequest {
  viewer: Viewer;
  choice: ItemChoice;
  to: ItemStatus;
  note: string;
  carrier?: string | undefined;
  tracking: string;
  /** Chooses which of the locked items move, or refuses. */
  choose(items: readonly SoldItem[], now: Date): readonly SoldItem[];
  /** Only this many units of a single item; the rest stays. */
  qty?: number | undefined;
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
    const chosen = await separateUnits(db, request.choose(locked, at), request.qty);
    const move: ItemMove = {
      to: request.to,
      by: { id: request.viewer.worker?.id ?? request.viewer.id, role: request.viewer.type },
      note: request.note,
      carrier: request.carrier ?? "",
      tracking: request.tracking,
      at,
    };
    for (const item of chosen) if (!(await storeMove(db, item, move))) fail("stale_version");
    const refund = givesMoneyBack(request.to)
      ? await takeBack(db, chosen, { is_return: request.to === "Returned", reason: request.note, at })
      : null;
    await tellOfMove(db, platform.config, chosen, move, refund?.amount_cents ?? null);
    return refund?.refund_id;
  });
  pokeMail(platform);
  pokeWebhooks(platform);
  if (refundId) await askQuietly(platform, refundId);
}

/** The move is done whatever the provider does; the job for open refunds retries. */
async function askQuietly(platform: Platform, refundId: string): Promise<void> {
  try {
    await askForRefund(platform, refundId);
  } catch (error) {
    platform.log.error({ err: error, refund: refundId }, "a refund could not be settled");
  }
}

async function separateUnits(
  db: Db,
  items: readonly SoldItem[],
  qty: number | undefined,
): Promise<readonly SoldItem[]> {
  const item = items[0];
  if (qty === undefined || !item || items.length !== 1 || qty === item.qty) return items;
  const { kept, returned } = splitLine(item, qty);
  // only units that came out of stock go back: back-ordered units never did
  const reserved = Math.min(item.reserved_qty, qty);
  const part = { ...returned, id: newId(), reserved_qty: reserved };
  await storeSplit(db, { ...kept, reserved_qty: item.reserved_qty - reserved }, part);
  return [part];
}
