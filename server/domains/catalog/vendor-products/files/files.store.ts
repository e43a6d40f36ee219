import { sql } from "kysely";
import type { Db } from "../../../../platform/database.ts";
import type { FileKind, VendorFile } from "./files.rules.ts";

export interface NewFile extends VendorFile {
  vendor_id: string;
  path: string;
  hash: Buffer;
}

/**
 * Adds a file. If the vendor sent the same content before, that file is kept and its time until deletion starts
 * again.
 */
export async function addFile(db: Db, file: NewFile): Promise<VendorFile> {
  const { rows } = await sql<VendorFile>`
    insert into vendor_files (key, vendor_id, kind, file_name, path, hash, bytes, facts)
    values (${file.key}, ${file.vendor_id}, ${file.kind}, ${file.file_name}, ${file.path}, ${file.hash},
      ${file.bytes}, ${JSON.stringify(file.facts)}::text::jsonb)
    on conflict (vendor_id, kind, hash) do update set
      unused_since = case when vendor_files.unused_since is null then null else now() end
    returning key, kind, file_name, bytes, facts`.execute(db);
  return rows[0]!;
}

/** Those of the files that the vendor sent, locked so that no clean-up takes them meanwhile. */
export async function ownFiles(
  db: Db,
  vendorId: string,
  kind: FileKind,
  keys: readonly string[],
): Promise<Map<string, VendorFile>> {
  if (keys.length === 0) return new Map();
  const { rows } = await sql<VendorFile>`
    select key, kind, file_name, bytes, facts from vendor_files
    where vendor_id = ${vendorId}::uuid and kind = ${kind} and key = any(${[...keys]}::text[])
    order by key for update`.execute(db);
  return new Map(rows.map((row) => [row.key, row]));
}

export async function servedFile(db: Db, key: string, kind: FileKind) {
  return db
    .selectFrom("vendor_files")
    .select(["path", "file_name", "bytes"])
    .where("key", "=", key)
    .where("kind", "=", kind)
    .executeTakeFirst();
}

/** A product names its model, its texture and its documents by their keys; so does an edit that waits. */
const isUsed = sql`(case f.kind
  when 'model' then exists (select from products p where p.model -> 'file' ->> 'key' = f.key)
  when 'texture' then exists (select from products p where p.texture is not null and p.texture ->> 'key' = f.key)
    or exists (select from product_revisions r where r.status in ('pending', 'sent_back')
      and (r.changes -> 'texture' ->> 'key') is not null and r.changes -> 'texture' ->> 'key' = f.key)
  else exists (select from products p
    where p.documents @> jsonb_build_array(jsonb_build_object('key', f.key))) end)`;

/**
 * Notes which files a product uses now and which it no longer does. Files that no product uses are deleted some days
 * later.
 */
export async function noteUse(
  db: Db,
  { used, left }: { used: readonly string[]; left: readonly string[] },
): Promise<void> {
  if (used.length > 0) {
    await sql`
      update vendor_files set unused_since = null
      where key = any(${[...used]}::text[]) and unused_since is not null`.execute(db);
  }
  const gone = left.filter((key) => !used.includes(key));
  if (gone.length === 0) return;
  await sql`
    update vendor_files f set unused_since = now()
    where f.key = any(${gone}::text[]) and f.unused_since is null and not ${isUsed}`.execute(db);
}

/** Forgets files that no product has used since `before`, and says where they lie. */
export async function dropUnused(db: Db, before: Date): Promise<string[]> {
  const { rows } = await sql<{ path: string }>`
    delete from vendor_files f where f.unused_since < ${before} and not ${isUsed} returning f.path`.execute(
    db,
  );
  return rows.map(({ path }) => path);
}
