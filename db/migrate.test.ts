import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, inject, it } from "vitest";
import { withConnection } from "../server/platform/database/one-connection.ts";
import type { Sql } from "../server/platform/database/sql.ts";
import { migrate } from "./migrate.ts";

const release = readFileSync(join(import.meta.dirname, "../tests/support/release-0.1.0.sql"), "utf8");
const made: string[] = [];

async function emptyDatabase(): Promise<string> {
  const name = `migrated_${randomUUID().replaceAll("-", "")}`;
  await using(inject("adminUrl"), (sql) => sql.unsafe(`create database ${name} template template0`));
  made.push(name);
  const url = new URL(inject("adminUrl"));
  url.pathname = `/${name}`;
  return url.href;
}

async function releasedDatabase(): Promise<string> {
  const url = await emptyDatabase();
  await using(url, (sql) => sql.unsafe(release));
  return url;
}

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

  it("lead from the last release to the same schema as from empty", async () => {
    const [fresh, updated] = [await emptyDatabase(), await releasedDatabase()];
    await migrate(fresh);
    const { applied } = await migrate(updated);
    expect(applied).not.toContain("0001_accounts.sql");
    const schema = await schemaOf(fresh);
    expect(schema.length).toBeGreaterThan(300);
    expect(await schemaOf(updated)).toEqual(schema);
  });

  it("keep existing data: accounts, orders, shares, ledger and projects", async () => {
    const url = await releasedDatabase();
    const facts = (sql: Sql) => sql`
      select
        (select count(*) from users)::int as users,
        (select string_agg(number || ' ' || status || ' ' || total_cents, ',') from orders) as orders,
        (select sum(line_total_cents)::int from order_items) as items,
        (select count(*) from variants)::int as variants,
        (select sum(amount_cents)::int from ledger_entries where amount_cents > 0) as debits,
        (select sum(amount_cents)::int from ledger_entries) as balance,
        (select count(*) from project_lines)::int as lines,
        (select count(*) from saved_cards)::int as cards`;
    const before = await using(url, async (sql) => {
      await sql`set search_path = public`;
      return (await facts(sql))[0];
    });
    await migrate(url);
    const after = await using(url, async (sql) => (await facts(sql))[0]);
    expect(before).toMatchObject({ users: expect.any(Number), balance: 0 });
    expect(after).toEqual(before);
  });

  it("report a migration that changed after it was applied, or a database that is ahead", async () => {
    const url = await releasedDatabase();
    await using(
      url,
      (sql) => sql`update public.schema_migrations set checksum = 'x' where name like '0003%'`,
    );
    await expect(migrate(url)).rejects.toThrow(/0003_projects\.sql was changed/);
    await using(url, (sql) => sql`delete from public.schema_migrations where name like '0003%'`);
    await using(
      url,
      (sql) => sql`insert into public.schema_migrations (name, checksum) values ('9999_later.sql', 'x')`,
    );
    await expect(migrate(url)).rejects.toThrow(/newer than this program/);
  });
});
