import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type OneConnection, withConnection } from "../server/platform/database/one-connection.ts";
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
 * Brings the database at `databaseUrl` to the newest form and returns the names of what was applied.
 * Forward only; each migration in a transaction of its own. Several processes may call it at once.
 * Throws StartFailure when an applied migration was changed, or when the database is ahead of us.
 */
export async function migrate(databaseUrl: string, from = folder): Promise<{ applied: string[] }> {
  const migrations = readMigrations(from);
  return withConnection(databaseUrl, async (connection) => {
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
    await sql`
      insert into schema_migrations (name, checksum) values (${migration.name}, ${migration.checksum})`;
    return true;
  });
}
