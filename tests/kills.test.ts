import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { migrate } from "../db/migrate.ts";
import { startEmbeddedPostgres } from "../server/platform/embedded-postgres.ts";
import { checkOutUnderKills, type Intent, type Kills } from "./support/kills.ts";
import { invariants, stockUp } from "./support/nothing-lost.ts";
import { checkOutUnderLosses, type Outages } from "./support/outages.ts";
import { scratchFolder } from "./support/scratch-folder.ts";
import { openShop, type Shop } from "./support/shop.ts";

/** `KILLS=200 LOSSES=30 npx vitest run tests/kills.test.ts` proves more, and takes minutes. */
const kills = Number(process.env.KILLS ?? 12);
const losses = Number(process.env.LOSSES ?? 4);

describe(`after ${kills} kills of the server in the midst of checkouts`, () => {
  let shop: Shop;
  let history: Kills;
  beforeAll(
    async () => {
      shop = await openShop();
      await stockUp(shop);
      history = await checkOutUnderKills(shop, kills);
    },
    60_000 + kills * 30_000,
  );
  afterAll(() => shop?.close());

  test("the kills hit what they were meant for", async () => {
    const orders = history.intents.filter(({ answer }) => answer?.status === 201).length;
    console.log(
      `${history.kills} kills, ${history.intents.length} checkouts, ${history.interrupted} interrupted, ${orders} orders`,
    );
    expect(history.interrupted).toBeGreaterThan(kills / 2);
    expect(orders).toBeGreaterThan(kills);
  });

  nothingIsLost(
    () => shop,
    () => history.intents,
  );
});

describe(`after ${losses} losses of the database in the midst of checkouts`, () => {
  let shop: Shop;
  let history: Outages;
  const closing: (() => Promise<unknown>)[] = [];
  beforeAll(
    async () => {
      const folder = await scratchFolder("losses");
      closing.push(folder.discard);
      const postgres = await startEmbeddedPostgres({ home: folder.database });
      closing.push(postgres.stop);
      await migrate(postgres.url());
      shop = await openShop({}, {}, { url: postgres.url(), drop: async () => {} });
      closing.push(shop.close);
      await stockUp(shop);
      history = await checkOutUnderLosses(shop, { url: postgres.url(), home: folder.database }, losses);
    },
    120_000 + losses * 60_000,
  );
  afterAll(async () => {
    for (const close of closing.reverse()) await close();
  }, 60_000);

  test("the server survives, refuses in time, recovers, and serves what is cached", () => {
    const { intents, interrupted, refused, slowestRefusal_ms, slowestReturn_ms } = history;
    console.log(
      `${losses} losses, ${intents.length} checkouts, ${interrupted} interrupted, ${refused} refused, ` +
        `at most after ${Math.round(slowestRefusal_ms)} ms; orders again at most ${Math.round(slowestReturn_ms)} ms after the return`,
    );
    expect(history.lived).toBe(true);
    expect(history.faults).toEqual([]);
    expect(refused).toBeGreaterThan(0);
  });

  nothingIsLost(
    () => shop,
    () => history.intents,
  );
});

/** What holds for a shop in which customers have checked out, whatever has happened meanwhile. */
function nothingIsLost(shopOf: () => Shop, intentsOf: () => readonly Intent[]): void {
  test.each(invariants)("$name", async ({ faults }) => {
    expect(await faults(shopOf().platform.sql, intentsOf())).toEqual([]);
  });
}
