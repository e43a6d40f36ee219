import { isReleased, pendingBusinessDays } from "../../../../domain/days/business-days.ts";
import { releasePostings } from "../../../../domain/money/ledger-posting.ts";
import type { Platform } from "../../../platform/platform.ts";
import { postTransfers } from "../../money/ledger/index.ts";
import { lockUnreleased, markReleased } from "./release.store.ts";

const dayMs = 24 * 60 * 60 * 1000;
/** Five business days take at least a week, so nothing delivered later than this can be due. */
const leastCalendarDays = Math.floor((pendingBusinessDays / 5) * 7) - 1;
const batch = 500;

/**
 * Makes the shares of items delivered 46 business days ago available, and returns the number of items. An open
 * return or claim holds an item back. May run in several processes at once.
 */
export async function releasePending(platform: Platform): Promise<number> {
  let released = 0;
  for (;;) {
    const done = await releaseBatch(platform);
    released += done;
    if (done < batch) return released;
  }
}

function releaseBatch(platform: Platform): Promise<number> {
  const now = platform.now();
  return platform.db.transaction().execute(async (db) => {
    const candidates = await lockUnreleased(db, new Date(now.getTime() - leastCalendarDays * dayMs), batch);
    const due = candidates.filter((item) => isReleased(item.delivered_at!, now));
    if (due.length === 0) return 0;
    await markReleased(
      db,
      due.map((item) => item.id),
      now,
    );
    await postTransfers(
      db,
      due.map((item) => ({
        reference: `release:${item.id}`,
        kind: "release",
        order_id: item.order_id,
        order_item_id: item.id,
        at: now,
        postings: releasePostings(item, item),
      })),
    );
    return due.length;
  });
}
