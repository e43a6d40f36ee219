import type { Db } from "../../../platform/database.ts";
import type { MediaRow } from "../../showrooms/showrooms/index.ts";

/** The pictures of categories, by category id. */
export async function categoryMedia(db: Db, ids: readonly number[]): Promise<Map<number, MediaRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("categories")
    .innerJoin("media", "media.key", "categories.media_key")
    .select([
      "categories.id",
      "media.key as media_key",
      "media.width as media_width",
      "media.height as media_height",
      "media.placeholder as media_placeholder",
    ])
    .where("categories.id", "in", [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
