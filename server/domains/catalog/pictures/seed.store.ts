import { insertRows } from "../../../platform/database/insert-rows.ts";
import type { Db } from "../../../platform/database.ts";
import type { NewMedia } from "./media.store.ts";

export const seedMedia = (db: Db, media: readonly NewMedia[]): Promise<void> =>
  insertRows(db, "media", media);
