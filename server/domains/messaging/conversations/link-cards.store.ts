import { sql } from "kysely";
import { anyOf } from "../../../platform/any-of.ts";
import type { Db } from "../../../platform/database.ts";
import { tokenHash } from "../../../platform/ids.ts";
import type { MediaRow } from "../../showrooms/showrooms/index.ts";

export interface LinkedProductRow extends MediaRow {
  hash: string;
  name: string;
  brand: string;
  unit: string;
  product_id: number;
  category_id: number;
  wholesale_cents: number;
  list_cents: number;
}

/** Products on sale, with what their price is worked out from. */
export async function linkedProducts(db: Db, hashes: readonly string[]): Promise<LinkedProductRow[]> {
  if (hashes.length === 0) return [];
  const { rows } = await sql<LinkedProductRow>`
    select p.hash, p.name, b.name as brand, p.unit, p.id as product_id, p.category_id, v.wholesale_cents,
      v.list_cents, m.key as media_key, m.width as media_width, m.height as media_height,
      m.placeholder as media_placeholder
    from products p join brands b on b.id = p.brand_id join variants v on v.id = p.default_variant_id
    left join media m on m.key = coalesce(v.media_key, p.media_key)
    where p.hash = ${anyOf(hashes, "text")} and p.status = 'published' and p.withdrawn_at is null`.execute(
    db,
  );
  return rows;
}

/** Ids of open showrooms by their Showroom IDs. */
export async function showroomIds(db: Db, vsd_ids: readonly string[]): Promise<Map<string, string>> {
  if (vsd_ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; vsd_id: string }>`
    select id, vsd_id from showrooms where vsd_id = ${anyOf(vsd_ids, "text")} and closed_at is null`.execute(
    db,
  );
  return new Map(rows.map(({ id, vsd_id }) => [vsd_id, id]));
}

export interface LinkedRoomRow extends MediaRow {
  id: string;
  user_id: string | null;
  name: string;
  company_name: string;
  share_id: string | null;
  share_token_hash: Buffer | null;
}

/** Rooms by id, of accounts, and rooms by the secret of their read-only link. */
export async function linkedRooms(
  db: Db,
  ids: readonly string[],
  tokens: readonly string[],
): Promise<LinkedRoomRow[]> {
  if (ids.length + tokens.length === 0) return [];
  const { rows } = await sql<LinkedRoomRow>`
    select r.id, r.user_id, r.name, s.company_name, r.share_id, r.share_token_hash, m.key as media_key,
      m.width as media_width, m.height as media_height, m.placeholder as media_placeholder
    from rooms r join showrooms s on s.id = r.showroom_id left join media m on m.key = r.media_key
    where r.id = any(${[...ids]}::uuid[])
      or r.share_token_hash = any(${tokens.map(tokenHash)}::bytea[])`.execute(db);
  return rows;
}
