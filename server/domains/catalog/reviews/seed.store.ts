import { insertRows, type Row } from "../../../platform/database/insert-rows.ts";
import type { Db } from "../../../platform/database.ts";

export const seedReviews = (db: Db, reviews: readonly Row<"reviews">[]): Promise<void> =>
  insertRows(db, "reviews", reviews);
