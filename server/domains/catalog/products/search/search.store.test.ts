import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestApp, testApp } from "../../../../../tests/support/app.ts";
import { seedMarket } from "../../../../../tests/support/catalog-seed.ts";
import type { Db } from "../../../../platform/database.ts";
import { skusBeginning, skusNearly } from "./search.store.ts";
import type { SkuAsked } from "./sku.rules.ts";

let shop: TestApp;

beforeAll(async () => {
  shop = await testApp();
  await seedMarket(shop.platform.db);
});
afterAll(() => shop.close());

const asked = (text: string): SkuAsked => {
  const parts = text.split("-");
  return { signs: parts.join(""), parts, hasPart: true, isLong: true, isLikely: true, isShort: false };
};

/** Rows of variants that a query reads with PostgreSQL's generic plan, which it uses after a few runs. */
async function rowsRead(ask: (db: Db) => Promise<unknown[]>): Promise<{ found: number; read: number }> {
  return shop.platform.db.transaction().execute(async (trx) => {
    await sql`set local plan_cache_mode = force_generic_plan`.execute(trx);
    await sql`set local enable_seqscan = off`.execute(trx);
    const before = await readSoFar(trx);
    const { length: found } = await ask(trx);
    return { found, read: (await readSoFar(trx)) - before };
  });
}

async function readSoFar(db: Db): Promise<number> {
  const { rows } = await sql<{ read: number }>`
    select seq_tup_read + idx_tup_fetch as read from pg_stat_xact_user_tables where relname = 'variants'`.execute(
    db,
  );
  return rows[0]!.read;
}

it.each([
  ["a whole SKU", (db: Db) => skusBeginning(db, asked("WSP-ARB-MB"))],
  ["its second part", (db: Db) => skusBeginning(db, asked("ARB"))],
  ["one with a wrong sign", (db: Db) => skusNearly(db, asked("WSP-ARX-MB"))],
  ["one with two signs in the wrong order", (db: Db) => skusNearly(db, asked("WPS-ARB-MB"))],
])("asks an index for %s and reads nothing else", async (_, ask) => {
  const { found, read } = await rowsRead(ask);
  const { rows } = await sql<{ sku: string }>`select sku from variants`.execute(shop.platform.db);
  expect(found).toBe(1);
  expect(read).toBeLessThanOrEqual(rows.filter(({ sku }) => sku.startsWith("WSP-ARB")).length);
  expect(read).toBeLessThan(rows.length / 2);
});
