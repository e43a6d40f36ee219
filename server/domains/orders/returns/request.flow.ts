import {
  type ReturnReason,
  returnReasons,
  type WantedOutcome,
} from "../../../../contract/orders/return-words.ts";
import { leftOfLine } from "../../../../domain/orders/line-refund.ts";
import { canClaim, canReturn, returnCloses } from "../../../../domain/orders/return-case.ts";
import { fail, failFields } from "../../../http/failure.ts";
import { takeAttempt } from "../../../http/limits.ts";
import type { Db } from "../../../platform/database.ts";
import { wakeMail } from "../../../platform/mail/send.ts";
import type { Platform } from "../../../platform/platform.ts";
import {
  addEvent,
  asBuyer,
  assertNoCase,
  insertCase,
  lockItems,
  moveItems,
  type SoldItem,
  separateUnits,
  type Viewer,
} from "../orders/index.ts";
import { claimPhotos } from "./photos.store.ts";
import { findCase, goesByFreight } from "./returns.store.ts";
import { notifyOfStep } from "./tell.flow.ts";

interface Asked {
  order: string;
  item: string;
  qty: number;
  details: string;
  photos: readonly string[];
}

const asksADay = { count: 60, seconds: 24 * 3600 };

/** Asks to return units of an item; returns the id of the record. */
export async function requestReturn(
  platform: Platform,
  viewer: Viewer,
  { order, item, qty, reason, details, photos }: Asked & { reason: ReturnReason },
): Promise<string> {
  await takeAttempt(platform.db, `return:${viewer.id}`, asksADay);
  const buyer = asBuyer(viewer);
  let id = "";
  await moveItems(platform, {
    viewer: buyer,
    choice: { order_id: order, item_id: item },
    to: "Return Request",
    note: details || returnReasons[reason],
    tracking: "",
    qty,
    wish: { reason, details },
    is_told_elsewhere: true,
    choose(items, now) {
      const line = items[0]!;
      if (line.order_status !== "paid" || !canReturn(line.status, line.delivered_at, line, now)) {
        failFields({ item: `You can return an item within ${line.return_days} days of delivery.` });
      }
      assertUnits(line, qty);
      return items;
    },
    async also(db, { cases }) {
      id = cases[0]!;
      await keepPhotos(db, { case_id: id, order_id: order, user_id: viewer.id }, photos);
      await notifyOfStep(platform, db, (await findCase(db, buyer, id))!, "requested", "customer");
    },
  });
  return id;
}

/** Reports damaged units; returns the id of the claim. */
export async function reportDamage(
  platform: Platform,
  viewer: Viewer,
  asked: Asked & { wanted: WantedOutcome; percent?: number | undefined },
): Promise<string> {
  await takeAttempt(platform.db, `return:${viewer.id}`, asksADay);
  const buyer = asBuyer(viewer);
  const id = await platform.db.transaction().execute(async (db) => {
    const locked = await lockItems(db, buyer, { order_id: asked.order, item_id: asked.item });
    const line = locked[0] ?? fail("not_found");
    const at = platform.now();
    const is_freight = await goesByFreight(db, line.variant_id);
    if (line.order_status !== "paid" || !canClaim(line.status, line.delivered_at, is_freight, line, at)) {
      failFields({ item: claimTimes(line) });
    }
    await assertNoCase(db, locked);
    assertUnits(line, asked.qty);
    const [part] = await separateUnits(db, locked, asked.qty);
    const made = await insertCase(db, {
      kind: "damage",
      status: "requested",
      order_id: line.order_id,
      order_item_id: part!.id,
      taken_from_id: part!.taken_from ?? null,
      vendor_id: line.vendor_id,
      qty: asked.qty,
      reason: "damage",
      details: asked.details,
      wanted: asked.wanted,
      is_freight,
      wanted_percent: asked.wanted === "part" ? (asked.percent ?? null) : null,
      due_at: returnCloses(at, line),
      created_at: at,
    });
    const by = { id: viewer.worker?.id ?? viewer.id, role: viewer.type };
    await addEvent(db, made, { status: "requested", by, note: asked.details, at });
    await keepPhotos(db, { case_id: made, order_id: asked.order, user_id: viewer.id }, asked.photos);
    await notifyOfStep(platform, db, (await findCase(db, buyer, made))!, "requested", "customer");
    return made;
  });
  wakeMail(platform);
  return id;
}

const claimTimes = ({ freight_claim_days, parcel_claim_days }: SoldItem): string =>
  `You can report damage within ${freight_claim_days} days of a freight delivery or ${parcel_claim_days} days of a parcel.`;

function assertUnits(line: SoldItem, qty: number): void {
  if (qty > line.qty) failFields({ qty: `You bought ${line.qty} of these.` });
  if (leftOfLine(line) === 0) failFields({ item: "These units were already refunded." });
}

async function keepPhotos(
  db: Db,
  to: { case_id: string; order_id: string; user_id: string },
  photos: readonly string[],
): Promise<void> {
  if (await claimPhotos(db, to, photos)) return;
  failFields({ photos: "We couldn't use one of these pictures. Add it again." });
}
