import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";

export interface PieceRow {
  key: string;
  version: number;
  draft: unknown;
  draft_at: Date | null;
  draft_by: string | null;
}

const nameOf = (alias: "u") => sql`nullif(trim(${sql.ref(`${alias}.first_name`)} || ' ' ||
  ${sql.ref(`${alias}.last_name`)}), '')`;

/** The pieces that somebody has touched, without or with the draft's text. */
export async function pieceRows(db: Db, keys: readonly string[]): Promise<PieceRow[]> {
  const { rows } = await sql<PieceRow>`
    select p.key, p.version, p.draft, p.draft_at, ${nameOf("u")} as draft_by
    from content_pieces p left join users u on u.id = p.draft_by
    where p.key = any(${[...keys]})`.execute(db);
  return rows;
}

export interface VersionRow {
  key: string;
  number: number;
  /** Null for the text that came with the product. */
  value: unknown;
  restored: number | null;
  published_at: Date;
  published_by: string | null;
}

/** What is published of each piece; none where nothing ever was. */
export async function newestVersions(db: Db, keys: readonly string[]): Promise<VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    select distinct on (v.key) v.key, v.number, v.value, v.restored, v.published_at, ${nameOf("u")} as published_by
    from content_versions v left join users u on u.id = v.published_by
    where v.key = any(${[...keys]})
    order by v.key, v.number desc`.execute(db);
  return rows;
}

/** A piece's versions without their texts, the newest 50 first. */
export async function versionRows(db: Db, key: string): Promise<Omit<VersionRow, "value" | "key">[]> {
  const { rows } = await sql<Omit<VersionRow, "value" | "key">>`
    select v.number, v.restored, v.published_at, ${nameOf("u")} as published_by
    from content_versions v left join users u on u.id = v.published_by
    where v.key = ${key} order by v.number desc limit 50`.execute(db);
  return rows;
}

/** A version with its text. */
export async function versionRow(
  db: Db,
  key: string,
  number: number,
): Promise<Pick<VersionRow, "value"> | undefined> {
  const { rows } = await sql<Pick<VersionRow, "value">>`
    select value from content_versions where key = ${key} and number = ${number}`.execute(db);
  return rows[0];
}

/** Makes sure that a piece has a row, and lets nobody else change it until the transaction ends; its version. */
export async function lockPiece(db: Db, key: string): Promise<number> {
  await sql`insert into content_pieces (key) values (${key}) on conflict (key) do nothing`.execute(db);
  const { rows } = await sql<{ version: number }>`
    select version from content_pieces where key = ${key} for update`.execute(db);
  return rows[0]!.version;
}

const json = (value: unknown) => (value === null ? null : sql`${JSON.stringify(value)}::text::jsonb`);

/** Keeps a draft, or none for null. */
export async function writeDraft(
  db: Db,
  { key, draft, by, at }: { key: string; draft: unknown; by: string; at: Date },
): Promise<void> {
  const kept = draft !== null;
  await sql`
    update content_pieces set version = version + 1, draft = ${json(draft)},
      draft_by = ${kept ? by : null}, draft_at = ${kept ? at : null}
    where key = ${key}`.execute(db);
}

/** Publishes a version and drops the draft; its number. */
export async function writeVersion(
  db: Db,
  {
    key,
    value,
    restored,
    by,
    at,
  }: { key: string; value: unknown; restored: number | null; by: string; at: Date },
): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    insert into content_versions (id, key, number, value, restored, published_by, published_at)
    select ${newId()}, ${key}, coalesce(max(number), 0) + 1, ${json(value)}, ${restored}, ${by}, ${at}
    from content_versions where key = ${key}
    returning number`.execute(db);
  await writeDraft(db, { key, draft: null, by, at });
  return rows[0]!.number;
}

/** Testimonials that the marketplace was set up with. */
export async function firstTestimonials(db: Db): Promise<unknown> {
  const { rows } = await sql<{ value: unknown }>`
    select value from settings where key = 'testimonials'`.execute(db);
  return rows[0]?.value;
}
