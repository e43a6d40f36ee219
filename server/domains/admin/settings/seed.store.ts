import { insertRows } from "../../../platform/database/insert-rows.ts";
import type { Db } from "../../../platform/database.ts";

/** Settings that nobody has changed yet, by their keys. */
export const seedSettings = (db: Db, settings: Readonly<Record<string, unknown>>): Promise<void> =>
  insertRows(
    db,
    "settings",
    Object.entries(settings).map(([key, value]) => ({ key, value })),
  );
