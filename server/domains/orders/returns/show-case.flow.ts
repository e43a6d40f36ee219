import type { ReturnCaseInFull } from "../../../../contract/orders/returns.ts";
import { toDollars } from "../../../../domain/money/money.ts";
import { workerOf } from "../../../http/caller.ts";
import { fail } from "../../../http/failure.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Viewer } from "../orders/index.ts";
import { photoView } from "./photos.flow.ts";
import { photosOf } from "./photos.store.ts";
import { actorName, caseView, mayDo, reasonWords, sideOf } from "./returns.rules.ts";
import { eventsOf, findCase } from "./returns.store.ts";

/** One case as the viewer sees it; 404 for another account's. */
export async function showCase(platform: Platform, viewer: Viewer, id: string): Promise<ReturnCaseInFull> {
  const { db } = platform;
  const row = (await findCase(db, viewer, id)) ?? fail("not_found");
  const side = sideOf(viewer, row);
  const [events, photos] = await Promise.all([eventsOf(db, id), photosOf(db, id)]);
  return {
    ...caseView(viewer, row),
    reason: reasonWords(row),
    details: row.details,
    wanted: row.wanted,
    wanted_percent: row.wanted_percent,
    is_freight: row.is_freight,
    return_to: row.return_to,
    return_address: row.return_address,
    label_note: row.label_note,
    label: !["approved", "shipped"].includes(row.status) ? null : row.label_path ? "carrier" : "ours",
    answer: row.answer,
    carrier: row.carrier,
    tracking: row.tracking,
    received_qty: row.received_qty,
    condition: row.condition,
    borne_by: row.borne_by,
    kept_shipping: toDollars(row.kept_shipping_cents),
    most_received: row.qty + row.kept_qty,
    photos: photos.map((photo) => photoView(platform, photo, workerOf(viewer))),
    may: mayDo(side, row, platform.now()),
    history: events.map(({ status, by_role, note, at }) => ({
      status,
      by: actorName(by_role),
      note,
      at: at.toISOString(),
    })),
  };
}
