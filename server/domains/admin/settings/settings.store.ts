import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";

export interface SettingRow {
  key: string;
  value: unknown;
  version: number;
  changed_at: Date | null;
  changed_by: string | null;
}

/** The settings that are there, with their last change. */
export async function settingRows(db: Db, keys: readonly string[]): Promise<SettingRow[]> {
  const { rows } = await sql<SettingRow>`
    select s.key, s.value, s.version, c.changed_at,
      nullif(trim(u.first_name || ' ' || u.last_name), '') as changed_by
    from settings s
    left join lateral (
      select changed_at, changed_by from setting_changes where key = s.key and changed_by is not null
      order by changed_at desc limit 1
    ) c on true
    left join users u on u.id = c.changed_by
    where s.key = any(${[...keys]})`.execute(db);
  return rows;
}

/** What is set, without its history. */
export async function settingValues(
  db: Db,
  keys: readonly string[],
): Promise<Pick<SettingRow, "key" | "value">[]> {
  return db.selectFrom("settings").select(["key", "value"]).where("key", "in", keys).execute();
}

/** Lets nobody else change a setting until the transaction ends, be it there or not. */
export const lockSetting = (db: Db, key: string) =>
  sql`select pg_advisory_xact_lock(hashtext(${`setting:${key}`}))`.execute(db);

/** Writes a setting and its history; before its first change, also what it was until then. */
export async function writeSetting(
  db: Db,
  { key, value, before, by, at }: { key: string; value: unknown; before: unknown; by: string; at: Date },
): Promise<void> {
  const json = (one: unknown) => sql`${JSON.stringify(one)}::text::jsonb`;
  await sql`
    insert into setting_changes (id, key, value, changed_by, changed_at)
    select ${newId()}, ${key}, ${json(before)}, null,
      coalesce((select updated_at from settings where key = ${key}), ${at}) - interval '1 second'
    where not exists (select from setting_changes where key = ${key})`.execute(db);
  await sql`
    insert into settings (key, value, version, updated_at) values (${key}, ${json(value)}, 2, ${at})
    on conflict (key) do update
    set value = excluded.value, version = settings.version + 1, updated_at = excluded.updated_at`.execute(db);
  await sql`
    insert into setting_changes (id, key, value, changed_by, changed_at)
    values (${newId()}, ${key}, ${json(value)}, ${by}, ${at})`.execute(db);
}

export interface ChangeRow {
  id: string;
  value: unknown;
  changed_at: Date;
  changed_by: string | null;
}

/** Earlier and present values of a setting, the newest first. */
export async function settingChanges(db: Db, key: string): Promise<ChangeRow[]> {
  const { rows } = await sql<ChangeRow>`
    select c.id, c.value, c.changed_at, nullif(trim(u.first_name || ' ' || u.last_name), '') as changed_by
    from setting_changes c left join users u on u.id = c.changed_by
    where c.key = ${key} order by c.changed_at desc, c.id desc limit 50`.execute(db);
  return rows;
}

export async function settingChange(db: Db, key: string, id: string): Promise<ChangeRow | undefined> {
  const { rows } = await sql<ChangeRow>`
    select id, value, changed_at, null as changed_by from setting_changes
    where key = ${key} and id = ${id}`.execute(db);
  return rows[0];
}

/** What settings were at a moment, by key; those that were never set are left out. */
export async function settingsAt(
  db: Db,
  keys: readonly string[],
  at: Date,
): Promise<Record<string, unknown>> {
  const { rows } = await sql<{ key: string; value: unknown }>`
    select k.key, coalesce(
      (select value from setting_changes c where c.key = k.key and c.changed_at <= ${at}
        order by c.changed_at desc limit 1),
      (select value from setting_changes c where c.key = k.key order by c.changed_at limit 1),
      (select value from settings s where s.key = k.key)) as value
    from unnest(${[...keys]}::text[]) as k (key)`.execute(db);
  return Object.fromEntries(rows.flatMap(({ key, value }) => (value === null ? [] : [[key, value]])));
}
