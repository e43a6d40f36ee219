import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type OneConnection, withConnection } from "../server/platform/database/one-connection.ts";
import type { Sql } from "../server/platform/database/sql.ts";
import { StartFailure } from "../server/platform/start-failure.ts";

interface Migration {
  name: string;
  checksum: string;
  sql: string;
}

const folder = join(import.meta.dirname, "migrations");
/** Any number that nothing else in the database locks. */
const lock = 4_017_342_195;

/**
 * The first migrations (`count` of them, from `first` to `last`) were replaced by the schema in `by` files. Nothing was
 * released with them, but developers have databases that they made.
 */
const replaced = {
  first: "0001_accounts.sql",
  last: {
    name: "0250_referring_rows.sql",
    checksum: "e0a1503ba0df057cf15c0320e87d19fb9c4006b69d50c66cee72e6deabf81699",
  },
  count: 112,
  by: 15,
};

/**
 * Brings the database at `databaseUrl` to the newest form and returns the names of what was applied.
 * Forward only; each migration in a transaction of its own. Several processes may call it at once.
 * Throws StartFailure when an applied migration was changed, when the database is ahead of us, or when it holds only
 * part of the migrations from before the first release.
 */
export async function migrate(databaseUrl: string, from = folder): Promise<{ applied: string[] }> {
  const migrations = readMigrations(from);
  return withConnection(databaseUrl, async (connection) => {
    if ((await appliedChecksums(connection)).has(replaced.first)) await adopt(connection, migrations);
    const known = await appliedChecksums(connection);
    refuseStrangers(migrations, known);
    const applied: string[] = [];
    for (const migration of migrations) {
      if (known.has(migration.name)) continue;
      if (await apply(connection, migration)) applied.push(migration.name);
    }
    return { applied };
  });
}

function readMigrations(from: string): Migration[] {
  const names = readdirSync(from).filter((name) => /^\d{4}_.+\.sql$/.test(name));
  return names.sort().map((name) => {
    const text = readFileSync(join(from, name), "utf8").replaceAll("\r\n", "\n");
    return { name, sql: text, checksum: createHash("sha256").update(text).digest("hex") };
  });
}

async function appliedChecksums({ sql }: OneConnection): Promise<Map<string, string>> {
  const [table] = await sql`select to_regclass('schema_migrations') is not null as exists`;
  if (!table?.exists) return new Map();
  const rows = await sql<{ name: string; checksum: string }[]>`select name, checksum from schema_migrations`;
  return new Map(rows.map((row) => [row.name, row.checksum]));
}

/** A database with all of the replaced migrations has the schema already: records the new files without running them. */
async function adopt(connection: OneConnection, migrations: Migration[]): Promise<void> {
  const { sql, inTransaction } = connection;
  await inTransaction(async () => {
    await sql`select pg_advisory_xact_lock(${lock})`;
    const known = await appliedChecksums(connection);
    // another process was faster
    if (!known.has(replaced.first)) return;
    if (known.get(replaced.last.name) !== replaced.last.checksum || known.size !== replaced.count) {
      throw new StartFailure(
        `The database has only part of the migrations from before the first release, up to ${[...known.keys()].sort().at(-1)}. Start the last version that has db/migrations/${replaced.last.name} with it once, then this one; or start with an empty database.`,
      );
    }
    await sql`delete from schema_migrations`;
    for (const migration of migrations.slice(0, replaced.by)) await record(sql, migration);
  });
}

function refuseStrangers(migrations: Migration[], known: Map<string, string>): void {
  const byName = new Map(migrations.map((migration) => [migration.name, migration]));
  for (const [name, checksum] of known) {
    const migration = byName.get(name);
    if (!migration) {
      throw new StartFailure(
        `The database is newer than this program: it has ${name}, which is unknown here. Update the program.`,
      );
    }
    if (migration.checksum !== checksum) {
      throw new StartFailure(
        `db/migrations/${name} was changed after the database applied it. Put it back and write a new migration instead.`,
      );
    }
  }
}

/** False when another process applied it while we waited for the lock. */
async function apply({ sql, inTransaction }: OneConnection, migration: Migration): Promise<boolean> {
  return inTransaction(async () => {
    await sql`set local statement_timeout = 0`;
    await sql`select pg_advisory_xact_lock(${lock})`;
    await sql`
      create table if not exists schema_migrations (
        name text primary key,
        checksum text not null,
        applied_at timestamptz not null default now()
      )`;
    const already = await sql`select 1 from schema_migrations where name = ${migration.name}`;
    if (already.length > 0) return false;
    await sql.unsafe(migration.sql);
    await record(sql, migration);
    return true;
  });
}

async function record(sql: Sql, { name, checksum }: Migration): Promise<void> {
  await sql`insert into schema_migrations (name, checksum) values (${name}, ${checksum})`;
}
