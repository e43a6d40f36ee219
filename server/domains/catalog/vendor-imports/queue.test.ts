import { execFileSync } from "node:child_process";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Client, openShop, type Shop } from "../../../../tests/support/shop.ts";
import { claimImport } from "./imports.store.ts";
import { goodList, importCalls, listFile } from "./imports.test-support.ts";
import { workOnImports } from "./index.ts";

let shop: Shop;
let tiler: Client;
let plumber: Client;

beforeAll(async () => {
  shop = await openShop();
  tiler = await shop.signIn(shop.market.tileVendor.user_id);
  plumber = await shop.signIn(shop.market.faucetVendor.user_id);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.platform.db.deleteFrom("vendor_imports").execute();
});

const { post, get, check } = importCalls(
  () => shop,
  () => tiler,
);

/** A list that is never read to its end: its file is a pipe that nobody writes to. */
async function endlessList(): Promise<string> {
  const { id } = await check(goodList);
  const { db, config } = shop.platform;
  const { rows } = await sql<{ file_path: string }>`
    select file_path from vendor_imports where id = ${id}::uuid`.execute(db);
  const place = join(config.files.root, rows[0]!.file_path);
  await rm(place);
  execFileSync("mkfifo", [place]);
  await sql`update vendor_imports set state = 'waiting' where id = ${id}::uuid`.execute(db);
  return id;
}

describe.skipIf(process.platform === "win32")("a list that takes for ever", () => {
  it("keeps nobody else's waiting, and its child ends when it is cancelled", async () => {
    const endless = await endlessList();
    const working = workOnImports(shop.platform);
    await expect.poll(async () => (await get(endless)).state).toBe("checking");
    const other = await post("/api/vendor/imports", { file: listFile(goodList), dry_run: "1" }, plumber);
    const stateOfOther = async () => (await get(other.body.data.id, plumber)).state;
    await expect.poll(stateOfOther).toMatch(/ready|questions/);
    // the vendor's own next list waits for it
    const next = await post("/api/vendor/imports", { file: listFile(goodList), dry_run: "1" });
    expect((await get(endless)).state).toBe("checking");
    expect((await get(next.body.data.id)).state).toBe("waiting");
    expect((await tiler.call(`POST /api/vendor/imports/${endless}/cancel`)).status).toBe(200);
    await working;
    expect((await get(next.body.data.id)).state).toBe("ready");
    expect((await get(endless)).state).toBe("cancelled");
  });

  it("ends too when another server is told to cancel it", async () => {
    const endless = await endlessList();
    const working = workOnImports(shop.platform);
    await expect.poll(async () => (await get(endless)).state).toBe("checking");
    await sql`update vendor_imports set state = 'cancelled', claimed_until = null
      where id = ${endless}::uuid`.execute(shop.platform.db);
    await working;
    expect((await get(endless)).state).toBe("cancelled");
  });
});

it("vendors take turns, and none has two lists in work at once", async () => {
  const { db } = shop.platform;
  const ids = new Map<string, string>();
  for (const [name, vendor] of [
    ["tiler 1", tiler],
    ["tiler 2", tiler],
    ["tiler 3", tiler],
    ["plumber 1", plumber],
    ["plumber 2", plumber],
  ] as const) {
    const sent = await post("/api/vendor/imports", { file: listFile(goodList), dry_run: "1" }, vendor);
    ids.set(sent.body.data.id, name);
  }
  await workOnImports(shop.platform);
  // sending a list starts the work, so none is sent below
  const waits = (names: readonly string[]) =>
    sql`update vendor_imports set state = 'waiting', checked_at = null, claimed_until = null
      where id in (${sql.join(names.map(idOf))})`.execute(db);
  const idOf = (name: string) => [...ids].find(([, one]) => one === name)![0];
  await sql`update vendor_imports set checked_at = null`.execute(db);
  await waits(["tiler 1", "tiler 2", "tiler 3", "plumber 1"]);
  const claim = async () => {
    const claimed = await claimImport(db);
    return claimed && ids.get(claimed.id);
  };
  const checked = (name: string) =>
    sql`update vendor_imports set state = 'ready', claimed_until = null, checked_at = clock_timestamp()
      where id = ${idOf(name)}::uuid`.execute(db);
  const both = await Promise.all([claim(), claim(), claim()]);
  expect(new Set(both)).toEqual(new Set(["tiler 1", "plumber 1", undefined]));
  await checked("tiler 1");
  await waits(["plumber 2"]);
  await checked("plumber 1");
  // the plumber was served after the tiler
  expect(await claim()).toBe("tiler 2");
  await checked("tiler 2");
  expect(await claim()).toBe("plumber 2");
});

it("a list with 400,000 columns is refused at once", async () => {
  expect(await check(`SKU,Name${",x".repeat(399_998)}\n`)).toMatchObject({
    state: "unreadable",
    problem: "The list has 400,000 columns. The limit is 1,000. Remove the columns that you don't need.",
  });
});
