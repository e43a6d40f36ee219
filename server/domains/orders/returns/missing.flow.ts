import { leftOfLine } from "../../../../domain/orders/line-refund.ts";
import {
  missingAnswerDue,
  missingUntil,
  missingWithinDays,
} from "../../../../domain/orders/missing-units.ts";
import { fail, failFields } from "../../../http/failure.ts";
import { takeAttempt } from "../../../http/limits.ts";
import { wakeMail } from "../../../platform/mail/send.ts";
import type { Platform } from "../../../platform/platform.ts";
import {
  addEvent,
  asBuyer,
  assertNoCase,
  insertCase,
  lockItems,
  separateUnits,
  type Viewer,
} from "../orders/index.ts";
import { findCase, goesByFreight } from "./returns.store.ts";
import { notifyOfStep } from "./tell.flow.ts";

interface Missing {
  order_id: string;
  item_id: string;
  qty: number;
  wanted: "replacement" | "refund";
  details: string;
}

/** Reports units that did not arrive with their delivery: a case that the vendor answers. Returns its id. */
export async function reportMissingUnits(platform: Platform, viewer: Viewer, said: Missing): Promise<string> {
  await takeAttempt(platform.db, `return:${viewer.id}`, { count: 60, seconds: 24 * 3600 });
  const buyer = asBuyer(viewer);
  const id = await platform.db.transaction().execute(async (db) => {
    const locked = await lockItems(db, buyer, { order_id: said.order_id, item_id: said.item_id });
    const line = locked[0] ?? fail("not_found");
    const at = platform.now();
    if (line.order_status !== "paid" || !missingUntil(line.status, line.delivered_at, at)) {
      failFields({ item: `You can report missing items within ${missingWithinDays} days of delivery.` });
    }
    await assertNoCase(db, locked);
    if (said.qty > line.qty) failFields({ qty: `You bought ${line.qty} of these.` });
    if (leftOfLine(line) === 0) failFields({ item: "These units were already refunded." });
    const [part] = await separateUnits(db, locked, said.qty);
    const { details } = said;
    const made = await insertCase(db, {
      kind: "missing",
      status: "requested",
      order_id: line.order_id,
      order_item_id: part!.id,
      taken_from_id: part!.taken_from ?? null,
      vendor_id: line.vendor_id,
      qty: said.qty,
      reason: "missing",
      details,
      wanted: said.wanted,
      wanted_percent: null,
      is_freight: await goesByFreight(db, line.variant_id),
      due_at: missingAnswerDue(at),
      created_at: at,
    });
    const by = { id: viewer.worker?.id ?? viewer.id, role: viewer.type };
    await addEvent(db, made, { status: "requested", by, note: details, at });
    await notifyOfStep(platform, db, (await findCase(db, buyer, made))!, "requested", "customer");
    return made;
  });
  wakeMail(platform);
  return id;
}
