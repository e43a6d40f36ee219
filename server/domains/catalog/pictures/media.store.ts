import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";
import type { MediaSource } from "./media-source.ts";

/** The source behind a picture's key. */
export async function findMediaSource(db: Db, key: string): Promise<MediaSource | null> {
  const row = await db.selectFrom("media").select("source").where("key", "=", key).executeTakeFirst();
  return (row?.source as unknown as MediaSource | undefined) ?? null;
}

export interface NewMedia {
  key: string;
  source: MediaSource;
  width: number;
  height: number;
  placeholder: string;
}

/** Adds a picture; an existing one stays as it is because a key never changes its picture. */
export async function addMedia(db: Db, { source, ...media }: NewMedia): Promise<void> {
  await db
    .insertInto("media")
    .values({ ...media, source: sql`${JSON.stringify(source)}::text::jsonb` })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute();
}
