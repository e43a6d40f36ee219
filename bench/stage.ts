import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { brotliCompressSync } from "node:zlib";
import { claimDataDir } from "../server/platform/data-dir.ts";
import { type Database, openDatabase } from "../server/platform/database.ts";
import { startEmbeddedPostgres } from "../server/platform/embedded-postgres.ts";
import { type Catalog, startShop } from "./catalog.ts";
import { type Client, openClient } from "./client.ts";
import { type Market, readMarket } from "./market.ts";
import { familyMemory_mb } from "./process-figures.ts";
import { type Program, startProgram } from "./program.ts";

const restsAfter_ms = 8000;

/** The shop on one catalog and the floor beside it, both running. */
export interface Stage {
  shop: Program;
  floor: Program;
  client: Client;
  database: Database;
  market: Market;
  /** Of the shop with the catalog read, before any load. */
  restingMemory_mb: number | null;
  /** From the first question for a list to its answer: the server then reads the catalog into memory. */
  firstList_s: number;
  close(): Promise<void>;
}

/** Starts PostgreSQL, the shop and the floor. PostgreSQL is ours here, so that both can use it. */
export async function openStage({ dataDir }: Catalog, port: number): Promise<Stage> {
  await claimDataDir(dataDir);
  const postgres = await startEmbeddedPostgres({ home: join(dataDir, "postgres") });
  const shop = await startShop(dataDir, port, postgres.url());
  const client = openClient(shop.origin);
  const database = openDatabase(postgres.url(), { connections: 2 });
  // a kept catalog remembers how often we signed in
  await database.db.deleteFrom("attempt_counts").execute();
  const market = await readMarket(client, database);
  const asked = performance.now();
  const files = await keepListPage(client, market, dataDir);
  const firstList_s = (performance.now() - asked) / 1000;
  // at rest is with the catalog in memory and nothing under way
  await pause(restsAfter_ms);
  const restingMemory_mb = familyMemory_mb(shop.pid);
  const floor = await startProgram(
    ["bench/floor.ts", "--port", String(port + 1), "--files", files, "--database", postgres.url()],
    { port: port + 1, path: "/empty", patience_s: 30 },
  );
  return {
    shop,
    floor,
    client,
    database,
    market,
    restingMemory_mb,
    firstList_s,
    async close() {
      client.close();
      await Promise.all([shop.stop(), floor.stop(), database.close()]);
      await postgres.stop();
    },
  };
}

/** The static file to compare pages with is a page of ours: the same bytes, compressed beforehand. */
async function keepListPage(client: Client, { lists }: Market, dataDir: string): Promise<string> {
  const folder = join(dataDir, "floor");
  mkdirSync(folder, { recursive: true });
  const { status, text } = await client.send("GET", pagePath(lists[0]!), {
    headers: { Cookie: `showroom=${lists[0]!.vsd_id}` },
  });
  if (status !== 200) throw new Error(`the list page answered ${status}`);
  writeFileSync(join(folder, "list.txt"), text);
  writeFileSync(join(folder, "list.txt.br"), brotliCompressSync(text));
  return folder;
}

/** Address of a list's page in the shop; its showroom goes along as a cookie. */
export const pagePath = ({ category, sort, page }: { category: string; sort: string; page: number }) =>
  `/showroom/category/${category}/product?sort=${encodeURIComponent(sort)}&page=${page}`;
