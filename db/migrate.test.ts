import { randomUUID } from "node:crypto";
import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, inject, it } from "vitest";
import { withConnection } from "../server/platform/database/one-connection.ts";
import type { Sql } from "../server/platform/database/sql.ts";
import { migrate } from "./migrate.ts";

const folder = join(import.meta.dirname, "migrations");
const migrationFiles = readdirSync(folder).sort();
const made: string[] = [];

async function emptyDatabase(): Promise<string> {
  const name = `migrated_${randomUUID().replaceAll("-", "")}`;
  await using(inject("adminUrl"), (sql) => sql.unsafe(`create database ${name} template template0`));
  made.push(name);
  const url = new URL(inject("adminUrl"));
  url.pathname = `/${name}`;
  return url.href;
}

/** A database as the first `count` of the replaced migrations left it, by its records; the 112th was the last one. */
async function databaseOfReplaced(count: number): Promise<string> {
  const url = await emptyDatabase();
  const before = mkdtempSync(join(tmpdir(), "showroom-migrations-"));
  for (const name of migrationFiles.slice(0, 15)) cpSync(join(folder, name), join(before, name));
  await migrate(url, before);
  rmSync(before, { recursive: true });
  await using(url, async (sql) => {
    await sql`delete from schema_migrations`;
    await sql`
      insert into schema_migrations (name, checksum)
      select case n when 1 then '0001_accounts.sql' when 112 then '0250_referring_rows.sql'
          else to_char(n - 1, 'fm0000') || '_replaced.sql' end,
        'e0a1503ba0df057cf15c0320e87d19fb9c4006b69d50c66cee72e6deabf81699'
      from generate_series(1, ${count}::int) n`;
  });
  return url;
}

const recorded = async (url: string): Promise<string[]> => {
  const rows = await using(
    url,
    (sql) => sql<{ name: string }[]>`select name from schema_migrations order by name`,
  );
  return rows.map(({ name }) => name);
};

const using = <Result>(url: string, work: (sql: Sql) => Promise<Result>): Promise<Result> =>
  withConnection(url, ({ sql }) => work(sql));

/** Everything that a schema consists of, in words, without the order in which it came to be. */
const schemaOf = (url: string) =>
  using(url, async (sql) => {
    const columns = await sql<{ text: string }[]>`
      select table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable || ' ' ||
        coalesce(column_default, '') || coalesce(generation_expression, '') as text
      from information_schema.columns where table_schema = 'public'`;
    const constraints = await sql<{ text: string }[]>`
      select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as text
      from pg_constraint where connamespace = 'public'::regnamespace`;
    const indexes = await sql<{ text: string }[]>`
      select indexdef as text from pg_indexes where schemaname = 'public'`;
    const triggers = await sql<{ text: string }[]>`
      select pg_get_triggerdef(oid) as text from pg_trigger where not tgisinternal`;
    const functions = await sql<{ text: string }[]>`
      select pg_get_functiondef(p.oid) as text from pg_proc p
      where pronamespace = 'public'::regnamespace and prokind in ('f', 'p')
        and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`;
    return [columns, constraints, indexes, triggers, functions]
      .flat()
      .map(({ text }) => text)
      .sort();
  });

describe("migrations", () => {
  afterEach(async () => {
    for (const name of made.splice(0)) {
      await using(inject("adminUrl"), (sql) => sql.unsafe(`drop database ${name} with (force)`));
    }
  });

  it("run from empty, once", async () => {
    const url = await emptyDatabase();
    const { applied } = await migrate(url);
    expect(applied.length).toBeGreaterThan(7);
    expect(await migrate(url)).toEqual({ applied: [] });
  });

  it("give every reference to another table an index, so that nothing is searched when a row is deleted", async () => {
    const url = await emptyDatabase();
    await migrate(url);
    const searched = await using(
      url,
      (sql) => sql<{ reference: string }[]>`
        select c.conrelid::regclass || ': ' || pg_get_constraintdef(c.oid) as reference from pg_constraint c
        where c.contype = 'f' and not exists (
          select from pg_index i
          where i.indrelid = c.conrelid
            and (string_to_array(i.indkey::text, ' ')::int2[])[1:cardinality(c.conkey)] @> c.conkey
            and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) ~ '^\\(\\w+ IS NOT NULL\\)$'))`,
    );
    expect(searched).toEqual([]);
  });

  it("give no trigger a condition that PostgreSQL would refuse when a backup is restored", async () => {
    const url = await emptyDatabase();
    await migrate(url);
    const refused = await using(
      url,
      (sql) => sql<{ name: string }[]>`
        select tgname as name from pg_trigger t
        where not tgisinternal and pg_get_triggerdef(t.oid) ~* 'when .*(old|new)\\.\\*'
          and exists (select from pg_attribute a where a.attrelid = t.tgrelid and a.attgenerated <> '')`,
    );
    expect(refused).toEqual([]);
  });

  it("take over a database that all of the replaced migrations made, and run only what came later", async () => {
    const url = await databaseOfReplaced(112);
    await using(url, (sql) => sql`insert into settings (key, value) values ('kept', 'true')`);
    // two servers that start at once: each migration is applied once, by either of them
    const started = await Promise.all([migrate(url), migrate(url)]);
    expect(started.flatMap(({ applied }) => applied).sort()).toEqual(migrationFiles.slice(15));
    expect(await recorded(url)).toEqual(migrationFiles);
    const fresh = await emptyDatabase();
    await migrate(fresh);
    const schema = await schemaOf(fresh);
    expect(schema.length).toBeGreaterThan(4000);
    expect(await schemaOf(url)).toEqual(schema);
    expect(await using(url, (sql) => sql`select key from settings`)).toEqual([{ key: "kept" }]);
    expect(await migrate(url)).toEqual({ applied: [] });
  });

  it("refuse a database with only part of the replaced migrations, and leave it as it is", async () => {
    const url = await databaseOfReplaced(111);
    const before = await recorded(url);
    await expect(migrate(url)).rejects.toThrow(/only part .*0110_replaced\.sql.*0250_referring_rows\.sql/);
    expect(await recorded(url)).toEqual(before);
  });

  it("report a migration that changed after it was applied, or a database that is ahead", async () => {
    const url = await emptyDatabase();
    await migrate(url);
    await using(url, (sql) => sql`update schema_migrations set checksum = 'x' where name like '0003%'`);
    await expect(migrate(url)).rejects.toThrow(/0003_catalog\.sql was changed/);
    await using(url, (sql) => sql`delete from schema_migrations where name like '0003%'`);
    await using(
      url,
      (sql) => sql`insert into schema_migrations (name, checksum) values ('9999_later.sql', 'x')`,
    );
    await expect(migrate(url)).rejects.toThrow(/newer than this program/);
  });
});
