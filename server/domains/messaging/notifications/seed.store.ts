import { insertRows, type Row } from "../../../platform/database/insert-rows.ts";
import type { Db } from "../../../platform/database.ts";

/** Notifications from before, which nobody's devices show now. */
export const seedNotifications = (db: Db, notifications: readonly Row<"notifications">[]): Promise<void> =>
  insertRows(db, "notifications", notifications);
