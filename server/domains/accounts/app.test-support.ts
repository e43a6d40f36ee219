import { randomUUID } from "node:crypto";
import { mkdtempSync } from "node:fs";
import postgres from "postgres";
import { migrate } from "../../../db/migrate.ts";
import { createApp } from "../../app.ts";
import { readConfig } from "../../config.ts";
import { createPlatform, type Platform } from "../../platform/platform.ts";

/** INTERIM until tests/support/database.ts is there. */
export async function testApp(changes: Partial<Platform> = {}) {
  const name = `accounts_${randomUUID().slice(0, 8)}`;
  const admin = postgres("postgres://postgres@127.0.0.1:5499/postgres", { max: 1, onnotice: () => {} });
  await admin.unsafe(`create database ${name}`);
  const databaseUrl = `postgres://postgres@127.0.0.1:5499/${name}`;
  await migrate(databaseUrl);
  const config = { ...readConfig({ DATA_DIR: mkdtempSync("/tmp/accounts/data-") }), checksReplies: true };
  const platform = { ...createPlatform(config, { databaseUrl }), ...changes };
  return {
    platform,
    app: createApp(platform),
    async close() {
      await platform.close();
      await admin.unsafe(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}
