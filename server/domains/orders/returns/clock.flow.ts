import { daysAfter } from "../../../../domain/days/calendar.ts";
import { remindDaysBefore } from "../../../../domain/orders/return-case.ts";
import { wakeMail } from "../../../platform/mail/send.ts";
import type { Platform } from "../../../platform/platform.ts";
import { markDue, type Viewer } from "../orders/index.ts";
import { dropStrayPhotos } from "./photos.store.ts";
import { findCase, lockDue } from "./returns.store.ts";
import { notifyOfStep } from "./tell.flow.ts";

const dayMs = 24 * 3600_000;
const everything: Viewer = { id: "", type: "Admin" };

/** Reminds vendors before their 30 days are over, and hands what is overdue to the marketplace. Safe on several servers. */
export async function watchReturns(platform: Platform): Promise<number> {
  const now = platform.now();
  const remindBefore = daysAfter(now, remindDaysBefore);
  const count = await platform.db.transaction().execute(async (db) => {
    const due = await lockDue(db, { now, remindBefore });
    for (const { id, is_over } of due) {
      await markDue(db, id, { reminded_at: now, ...(is_over && { overdue_at: now }) });
      const row = (await findCase(db, everything, id))!;
      await notifyOfStep(platform, db, row, is_over ? "overdue" : "reminded", null);
    }
    return due.length;
  });
  if (count > 0) wakeMail(platform);
  await dropStrayPhotos(platform.db, new Date(now.getTime() - dayMs));
  return count;
}
