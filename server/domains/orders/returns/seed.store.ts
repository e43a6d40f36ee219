import { insertRows, type Row } from "../../../platform/database/insert-rows.ts";
import type { Db } from "../../../platform/database.ts";

/** Photos that customers sent with their claims; the files are stored by the caller. */
export const seedClaimPhotos = (db: Db, photos: readonly Row<"return_case_photos">[]): Promise<void> =>
  insertRows(db, "return_case_photos", photos);
