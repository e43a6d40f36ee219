import { randomUUID } from "node:crypto";
import postgres from "postgres";
import { inject } from "vitest";
import { templateName } from "./database.setup.ts";

export interface FreshDatabase {
  url: string;
  drop(): Promise<void>;
}

/** A database of its own for the calling test file: migrated, empty otherwise. Drop it when done. */
export async function freshDatabase(): Promise<FreshDatabase> {
  const adminUrl = inject("adminUrl");
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await asAdmin(adminUrl, (sql) => sql`create database ${sql(name)} template ${sql(templateName)}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: () => asAdmin(adminUrl, (sql) => sql`drop database ${sql(name)} with (force)`),
  };
}

async function asAdmin(url: string, work: (sql: postgres.Sql) => Promise<unknown>): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await work(sql);
  } finally {
    await sql.end();
  }
}
