import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";
import type { FileOwner } from "../../../platform/files/owners.store.ts";
import { mediaKey } from "./media-source.ts";

/** An uploaded picture. */
export interface Upload {
  key: string;
  path: string;
}

/** The pictures that an account sent for its rooms and templates, and for its showroom. */
export async function uploadsOf(db: Db, user_id: string): Promise<Upload[]> {
  const { rows } = await sql<Upload>`
    select key, source ->> 'path' as path from media
    where source ->> 'path' like 'uploads/%' and key in (
      select media_key from rooms where user_id = ${user_id}
      union select media_key from templates where user_id = ${user_id}
      union select logo_media_key from showrooms where user_id = ${user_id}
      union select front ->> 'portrait' from showrooms where user_id = ${user_id}
      union select shown ->> 'media_key' from showrooms, jsonb_array_elements(gallery) shown
        where user_id = ${user_id}
      union select shown ->> 'media_key' from hire_profiles, jsonb_array_elements(gallery) shown
        where user_id = ${user_id})
    order by key`.execute(db);
  return rows;
}

/** Condition on `media m`: nothing shows the picture any more. */
const isUnused = sql`
  not exists (select from rooms where media_key = m.key)
  and not exists (select from ai_design_pictures where media_key = m.key)
  and not exists (select from templates where media_key = m.key)
  and not exists (select from showrooms where logo_media_key = m.key or front ->> 'portrait' = m.key
    or gallery @> jsonb_build_array(jsonb_build_object('media_key', m.key)))
  and not exists (select from hire_profiles
    where gallery @> jsonb_build_array(jsonb_build_object('media_key', m.key)))
  and not exists (select from settings where key = 'marketplace' and value ->> 'logo' = m.key)
  and not exists (select from product_images where media_key = m.key)
  and not exists (select from products where media_key = m.key)
  and not exists (select from variants where media_key = m.key)
  and not exists (select from wanted_pictures where media_key = m.key)
  and not exists (select from sample_items where media_key = m.key)
  and not exists (select from brands where media_key = m.key)
  and not exists (select from categories where media_key = m.key)
  and not exists (select from menus where media_key = m.key)
  and not exists (select from vendor_pictures where media_key = m.key)`;

/** Deletes those of the pictures that nothing shows any more, and returns them. */
export async function dropUnusedUploads(db: Db, uploads: readonly Upload[]): Promise<Upload[]> {
  const { rows } = await sql<Upload>`
    delete from media m
    where m.key = any(${uploads.map(({ key }) => key)}::text[]) and ${isUnused}
    returning key, source ->> 'path' as path`.execute(db);
  return rows;
}

/**
 * Where pictures of rooms, of designs and of private templates are kept: what others upload never has the same key. Earlier ones lie
 * among all uploads, and are marked (`is_of_room`).
 */
export const roomPictures = "uploads/rooms";

/** Deletes pictures of rooms and templates that nothing shows any more: one, or all from before a moment. */
export async function dropRoomPictures(db: Db, which: { key: string } | { before: Date }): Promise<Upload[]> {
  const { rows } = await sql<Upload>`
    delete from media m
    where (m.is_of_room or m.source ->> 'path' like ${`${roomPictures}/%`})
      and ${"key" in which ? sql`m.key = ${which.key}` : sql`m.created_at < ${which.before}`} and ${isUnused}
    returning key, source ->> 'path' as path`.execute(db);
  return rows;
}

/** Found by its key, which is of its path. */
async function picturesInUse(db: Db, paths: readonly string[]): Promise<string[]> {
  const keys = new Map(paths.map((path) => [mediaKey({ kind: "file", path }), path]));
  const { rows } = await sql<{ key: string }>`
    select key from media where key = any(${[...keys.keys()]}::text[])`.execute(db);
  return rows.map(({ key }) => keys.get(key)!);
}

/** The folders of pictures: those that people sent, and those of the demo. */
export const pictureFiles: readonly FileOwner[] = ["uploads", "fixtures"].map((folder) => ({
  folder,
  inUse: picturesInUse,
}));
