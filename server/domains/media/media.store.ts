import type { Db } from "../../platform/database.ts";
import type { MediaSource } from "./media-source.ts";

/** The source behind a picture's key. */
export async function findMediaSource(db: Db, key: string): Promise<MediaSource | null> {
  const row = await db.selectFrom("media").select("source").where("key", "=", key).executeTakeFirst();
  return (row?.source as unknown as MediaSource | undefined) ?? null;
}
